import SceneRuntime

/// The members of strings.
extension Machine {
    /// Calls a method of a string; nil if strings have no such method. The arguments are in the registers from number
    /// `argument` on. `collectionValue` reads properties, such as `count`.
    mutating func stringMember(_ member: BuiltInMember, _ receiver: Value, argument: Int) -> Value? {
        switch member {
        case .uppercased: return limited(Text.uppercased(bytes(receiver)))
        case .lowercased: return limited(Text.lowercased(bytes(receiver)))
        case .reversed: return string(Text.characters(bytes(receiver)).reversed().joined())
        case .contains, .hasPrefix, .hasSuffix, .split:
            guard let other = text(at: argument) else { return .null }
            return search(member, receiver, Array(other))
        case .replacing:
            guard let old = text(at: argument), let new = text(at: argument + 1) else { return .null }
            let (all, part, other) = (Array(bytes(receiver)), Array(old), Array(new))
            return limited(Text.replacing(all, part, other) { pollCancellation(after: $0) })
        case .sorted:
            return strings(Text.characters(bytes(receiver)).sorted { $0.lexicographicallyPrecedes($1) })
        case .map, .filter, .reduce, .joined, .append, .insert, .remove, .removeLast, .count, .isEmpty, .first,
            .last, .keys, .values, .identifier, .source, .destination, .width, .height, .minX, .minY, .size, .isPad,
            .instantiate,
            .instantiateInitial, .instances, .isAnimated, .isInteractive, .isCancelled, .transitionDuration,
            .viewController, .animate, .notifyWhenInteractionChanges, .targetViewController,
            .registerForTraitChanges, .isKeyboardVisible,
            .encode, .decode, .orientation, .beginGeneratingDeviceOrientationNotifications,
            .endGeneratingDeviceOrientationNotifications,
            .addAction, .addTextField, .isEnabled, .childContaining, .kind, .setNeedsUpdateConstraints,
            .setNeedsUpdateProperties, .updatePropertiesIfNeeded, .setEditing,
            .animateChanges, .invalidateDetents:
            return nil
        }
    }

    private mutating func search(_ member: BuiltInMember, _ receiver: Value, _ other: [UInt8]) -> Value {
        let all = bytes(receiver)
        if member == .contains { return .bool(Text.contains(all, other)) }
        if member == .hasPrefix { return .bool(all.starts(with: other)) }
        if member == .hasSuffix {
            return .bool(all.count >= other.count && all.suffix(other.count).elementsEqual(other))
        }
        if other.isEmpty { return strings(Text.characters(all)) }
        let copy = Array(all)
        return strings(Text.split(copy, other) { pollCancellation(after: $0) })
    }

    /// Creates a string from a result. If it is too large, reports an error and returns the null value.
    private mutating func limited(_ text: [UInt8]) -> Value {
        chargeInstructions(forBytes: text.count)
        return isWithinLimit(text.count) ? string(text) : .null
    }

    /// Creates an array of strings; nil after an error.
    private mutating func strings(_ texts: [[UInt8]]) -> Value {
        chargeInstructions(forElements: texts.count)
        guard isWithinLimit(texts.count) else { return .null }
        var values: [Value] = []
        values.reserveCapacity(texts.count)
        for (place, text) in texts.enumerated() {
            if pollCancellation(after: place) { break }
            values.append(string(text))
        }
        return array(values)
    }

    /// Returns the string in a register. If it is not a string, reports an error.
    private mutating func text(at register: Int) -> ArraySlice<UInt8>? {
        guard state.registers[register].tag == .string else {
            fail(.wrongType, "expected a string, found \(state.registers[register].noun)")
            return nil
        }
        return bytes(state.registers[register])
    }

    /// Returns the characters of a string as an array of strings.
    mutating func characters(of value: Value) -> Value { strings(Text.characters(bytes(value))) }
}

/// Operations on UTF-8 text.
enum Text {
    /// Returns the number of characters (grapheme clusters).
    static func characterCount(_ text: ArraySlice<UInt8>) -> Int {
        isPlain(text) ? text.count : String(decoding: text, as: UTF8.self).count
    }

    /// Returns the characters (grapheme clusters) in UTF-8.
    static func characters(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
        isPlain(text) ? text.map { [$0] } : String(decoding: text, as: UTF8.self).map { Array($0.utf8) }
    }

    /// Whether each byte is a character: ASCII without carriage returns, which form one character with a line feed.
    private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool { text.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

    static func uppercased(_ text: ArraySlice<UInt8>) -> [UInt8] {
        Array(String(decoding: text, as: UTF8.self).uppercased().utf8)
    }

    static func lowercased(_ text: ArraySlice<UInt8>) -> [UInt8] {
        Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
    }

    static func contains(_ text: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
        find(part, in: Array(text), from: 0) != nil
    }

    /// Returns the start of the next `part` in `text`, from `start` on, or nil.
    private static func find(_ part: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        guard let first = part.first else { return start }
        var place = start
        while place + part.count <= text.count {
            if text[place] == first, text[place..<place + part.count].elementsEqual(part) { return place }
            place += 1
        }
        return nil
    }

    /// Returns the parts between the separators without empty ones, as Swift's `split` does. Stops if `isCancelled` is
    /// true for the number of separators so far.
    static func split(_ text: [UInt8], _ separator: [UInt8], isCancelled: (Int) -> Bool) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        var (start, count) = (0, 0)
        while let place = find(separator, in: text, from: start) {
            if isCancelled(count) { break }
            count += 1
            if place > start { parts.append(Array(text[start..<place])) }
            start = place + separator.count
        }
        if start < text.count { parts.append(Array(text[start...])) }
        return parts
    }

    /// Returns the text with each `old` replaced. Stops if `isCancelled` is true for the number of those so far.
    static func replacing(
        _ text: [UInt8], _ old: [UInt8], _ new: [UInt8], isCancelled: (Int) -> Bool
    ) -> [UInt8] {
        if old.isEmpty { return text }
        var result: [UInt8] = []
        var (start, count) = (0, 0)
        while let place = find(old, in: text, from: start) {
            if isCancelled(count) { break }
            count += 1
            result += text[start..<place]
            result += new
            start = place + old.count
        }
        return result + text[start...]
    }
}
