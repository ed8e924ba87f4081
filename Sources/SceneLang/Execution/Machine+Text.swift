import SceneRuntime

/// Values as text, as in source. Strings have quotes only inside of collections.
extension Machine {
    /// The maximum nesting of collections. Deeper ones print as `…`.
    private static let deepest = 32

    /// Appends `value`.
    func write(_ value: Value, to text: inout [UInt8], quoted: Bool, depth: Int = 0) {
        switch value.tag {
        case .int: value.number.appendDecimal(to: &text)
        case .null: text += "nil".utf8
        case .absent: break
        case .bool: text += (value.bits != 0 ? "true" : "false").utf8
        case .double: text += Double(bitPattern: value.bits).description.utf8
        case .symbol:
            text.append(0x2E)
            writeSymbol(Int(value.extra), to: &text)
        case .size where isInSwift && value.asSize.width != Size.unknownWidth: writePoints(value, to: &text)
        case .rect where isInSwift: writePoints(value, to: &text)
        case .size:
            if value.asSize.width == Size.unknownWidth {
                text.append(0x3F)
            } else {
                value.asSize.width.appendDecimal(to: &text)
            }
            text.append(0x78)
            value.asSize.height.appendDecimal(to: &text)
        case .rect: value.asRect.append(to: &text)
        case .range: writeRange(value, to: &text)
        case .string where quoted: writeQuoted(bytes(value), to: &text)
        case .string: state.heap.strings.append(value.slot, to: &text)
        case .array, .dictionary: writeCollection(value, to: &text, depth: depth)
        case .object, .controller: writeObject(value.asObject, to: &text)
        case .type: text += state.world.blueprint.names[state.world.blueprint.classes[value.asClass.index].name]
        case .base:
            if let base = ControllerKind(rawValue: UInt8(truncatingIfNeeded: value.bits)) {
                base.spelling.append(to: &text)
            }
        case .instance:
            speller.spell(
                InstanceName(ClassID(value.extra), UInt32(truncatingIfNeeded: value.bits)), into: &text)
        case .function: writeFunction(value.slot, to: &text)
        case .closure: writeFunction(Int(value.extra), to: &text)
        case .segue:
            speller.spell(.segue(SegueID(value.extra), from: .none, to: .none), .none, into: &text)
        case .action:
            text += "AlertAction(".utf8
            if let title = state.heap[value.slot].first { write(title, to: &text, quoted: true, depth: depth + 1) }
            text.append(0x29)
        case .weak: write(referent(of: value), to: &text, quoted: quoted, depth: depth)
        case .box:
            if let content = state.heap[value.slot].first {
                write(content, to: &text, quoted: quoted, depth: depth + 1)
            }
        case .unknown, .uikit, .item: writeOfUIKit(value, to: &text)
        case .weakReference, .nominal, .plainCase, .handle, .tuple, .structure, .payloadCase, .reference:
            writeSwift(value, to: &text, quoted: quoted, depth: depth)
        }
    }

    var speller: Speller { state.world.speller }

    private func writeSymbol(_ number: Int, to text: inout [UInt8]) {
        if let symbol = UInt16(exactly: number).flatMap({ Symbol(rawValue: $0) }) {
            symbol.spelling.append(to: &text)
        } else if number - Symbol.allCases.count < program.symbols.count {
            text += program.symbols[number - Symbol.allCases.count]
        }
    }

    private func writeQuoted(_ string: ArraySlice<UInt8>, to text: inout [UInt8]) {
        text.append(0x22)
        for byte in string {
            switch byte {
            case 0x22: text += "\\\"".utf8
            case 0x5C: text += "\\\\".utf8
            case 0x0A: text += "\\n".utf8
            case 0x09: text += "\\t".utf8
            case 0x0D: text += "\\r".utf8
            case 0x00: text += "\\0".utf8
            default: text.append(byte)
            }
        }
        text.append(0x22)
    }

    private func writeCollection(_ value: Value, to text: inout [UInt8], depth: Int) {
        let all = state.heap[value.slot]
        guard depth < Machine.deepest else {
            text += "[…]".utf8
            return
        }
        text.append(0x5B)
        let isDictionary = value.tag == .dictionary && value.extra == 0
        if isDictionary, all.isEmpty { text.append(0x3A) }
        // The elements of a set are keys.
        let step = value.tag == .dictionary && !isDictionary ? 2 : 1
        for (index, element) in all.enumerated() where index % step == 0 {
            if index > 0 { text += (isDictionary && index % 2 == 1 ? ": " : ", ").utf8 }
            if !writeElement(element, to: &text, depth: depth) { return }
        }
        text.append(0x5D)
    }

    /// Appends an element of a value. Returns false if the text is too large, which the caller reports. Without this
    /// check, a value that contains another one many times could take forever.
    func writeElement(_ element: Value, to text: inout [UInt8], depth: Int) -> Bool {
        let before = text.count
        write(element, to: &text, quoted: true, depth: depth + 1)
        return text.count <= settings.limits.elements && !mustStop(from: before, to: text.count)
    }

    private func writeObject(_ object: ObjectRef, to text: inout [UInt8]) {
        if object.kind == .view {
            let (owner, place) = state.world.ownerOfView(object.view)
            guard owner.exists else {
                text += nameOfCodeView(object.view, in: .none) ?? Array("View()".utf8)
                return
            }
            speller.spell(state.world.name(of: owner), into: &text)
            text.append(0x2E)
            if place == 0 {
                text += "view".utf8
            } else if let spec = state.world.declaration(of: object.view) {
                text += state.world.blueprint.names[spec.name.exists ? spec.name : spec.kind]
            } else {
                text += nameOfCodeView(object.view, in: owner) ?? Array("View()".utf8)
            }
            return
        }
        speller.spell(.object(object), state.world.name(of: object.owner), into: &text)
    }

    /// Appends a size or a rectangle of UIKit as Swift prints it.
    private func writePoints(_ value: Value, to text: inout [UInt8]) {
        let all = (numbers(of: value) ?? []).map { $0.description }
        text += "(\(all.joined(separator: ", ")))".utf8
    }

    private func writeFunction(_ index: Int, to text: inout [UInt8]) {
        let name = program.functions[index].name
        text += "func ".utf8
        text += name.exists ? Array(state.world.text(of: name)) : Array("{ … }".utf8)
    }

    /// Returns the value as in source code, for messages and facts.
    func sourceText(of value: Value) -> String {
        var text: [UInt8] = []
        write(value, to: &text, quoted: true)
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the text of a string, or another value as in source code, for messages.
    func text(of value: Value) -> String {
        value.tag == .string ? String(decoding: bytes(value), as: UTF8.self) : sourceText(of: value)
    }

    /// Returns the text of an interned name.
    func text(_ name: NameID) -> String {
        String(decoding: state.world.text(of: name), as: UTF8.self)
    }
}
