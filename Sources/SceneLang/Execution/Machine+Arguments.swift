import SceneRuntime

/// Conversion of values between the script and the world.
extension Machine {
    /// Returns an argument of the world as a retained value.
    mutating func value(of argument: Argument) -> Value {
        switch argument.kind {
        case .absent: return .null
        case .null: return argument.notificationName.map { systemNotification($0) } ?? .null
        case .bool: return .bool(argument.bits != 0)
        case .int: return Value(.int, bits: argument.bits)
        case .double: return Value(.double, bits: argument.bits)
        case .object:
            if let instance = instance(of: argument.asObject) { return retained(instance) }
            state.world.markReferenced(argument.asObject.view)
            return retained(.object(argument.asObject))
        case .symbol: return Value(.symbol, extra: argument.extra)
        case .size: return Value(.size, bits: argument.bits)
        case .rect: return Value(.rect, bits: argument.bits)
        case .symbols: return array((argument.asSymbols ?? []).map { Value(.symbol, extra: UInt32($0.rawValue)) })
        case .list:
            let all = Array(state.world.list(argument.asList))
            return array(all.map { retained(.controller($0)) })
        case .segue:
            // Like UIStoryboardSegue, it has strong references to its source and destination.
            let parts = argument.asSegue
            let ends = [parts.source, parts.destination].map { id in
                state.world.isAlive(id) ? retained(.controller(id)) : .null
            }
            return Value(.segue, extra: argument.extra, bits: UInt64(state.heap.add(ends)))
        case .string, .name: return string(state.world.text(of: NameID(argument.extra)))
        case .path:
            let names = state.world.path(argument)
            return array(names.map { string(state.world.text(of: $0)) })
        case .script:
            let place = Int(truncatingIfNeeded: argument.bits) - (state.world.texts.senders.count - state.senders.count)
            return state.senders.indices.contains(place) ? retained(state.senders[place]) : .null
        }
    }

    /// Returns a value as an argument of the world; nil if the world has no such type.
    mutating func argument(of value: Value) -> Argument? {
        switch value.tag {
        case .null: return .null
        case .bool: return .bool(value.bits != 0)
        case .int: return .int(value.number)
        case .double: return .double(Double(bitPattern: value.bits))
        case .symbol: return Argument(.symbol, extra: value.extra)
        case .size: return Argument(.size, bits: value.bits)
        case .rect: return Argument(.rect, bits: value.bits)
        case .item: return argument(ofItem: value)
        case .object, .controller: return .object(value.asObject)
        case .reference, .weakReference: return delegate(for: value).map { .object($0) }
        case .segue:
            let ends = state.heap[value.slot]
            return .segue(SegueID(value.extra), from: ends[0].asController, to: ends[1].asController)
        case .weak:
            let strong = strengthened(value)
            defer { release(strong) }
            return argument(of: strong)
        case .array:
            let all = state.heap[value.slot]
            if let symbols = options(all) { return .symbols(symbols) }
            let controllers = all.compactMap { $0.asController.exists ? $0.asController : nil }
            return controllers.count == all.count ? .list(state.world.makeList(controllers)) : nil
        case .string:
            let name = state.world.findName(Array(bytes(value)))
            return name.exists ? .string(name) : nil
        default: return nil
        }
    }

    /// The symbols of UIKit that the elements of an array are; nil if one is something else, or if there are none.
    private func options(_ elements: [Value]) -> [Symbol]? {
        let symbols = elements.compactMap { $0.asSymbol }.filter { $0.canBeOption }
        return symbols.isEmpty || symbols.count < elements.count ? nil : symbols
    }

    /// Stores `value` as a sender, and returns its number for the world; 0 for nil.
    mutating func sender(_ value: Value) -> UInt32 { sender(value, writtenAs: value) }

    /// The same for a value for which the trace has the text of another one.
    mutating func sender(_ value: Value, writtenAs other: Value) -> UInt32 {
        if value.isNull || value.isAbsent { return 0 }
        state.senders.append(retained(value))
        var text: [UInt8] = []
        write(other, to: &text, quoted: true)
        state.world.texts.senders.append(SenderText(text, isJSON: other.isJSON))
        return UInt32(truncatingIfNeeded: state.world.texts.senders.count - 1)
    }

    /// Releases the senders if the world is idle, because nothing refers to them then. Their texts stay while the
    /// record contains entries, which may name them.
    mutating func dropSenders() {
        guard state.handlers.isEmpty, state.world.isAtRest else { return }
        let dropped = state.senders
        state.senders = []
        if state.progress.record.entries.isEmpty {
            state.world.texts.senders.removeLast(state.world.texts.senders.count - 1)
        }
        releaseAll(dropped)
    }
}

extension Machine {
    /// Returns a size or a rectangle of whole points as an argument of the world; nil for another object.
    private func argument(ofItem item: Value) -> Argument? {
        guard let type = valueClass(of: item), type == .size || type == .rect,
            let numbers = numbers(of: item)?.compactMap({ Int(exactly: $0) }), numbers.count == type.parts.count
        else { return nil }
        if type == .rect {
            return Rect(numbers[0], numbers[1], numbers[2], numbers[3]).map { Argument(.rect, bits: $0.packed) }
        }
        guard let width = UInt32(exactly: numbers[0]), let height = UInt32(exactly: numbers[1]) else { return nil }
        return Argument(.size, bits: Value.size(width: width, height: height).bits)
    }
}
