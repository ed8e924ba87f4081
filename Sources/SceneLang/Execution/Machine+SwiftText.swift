import SceneRuntime

// The text of Swift's values, as Swift prints them.
extension Machine {
    /// The maximum nesting of structures, cases and tuples. Deeper ones print as `…`.
    private static let deepestOfSwift = 256

    /// Adds a value as `print` of Swift shows it; with `quoted`, a string in quotes, as it is in a list.
    func writeSwift(_ value: Value, to text: inout [UInt8], quoted: Bool, depth: Int) {
        if depth >= Machine.deepestOfSwift, value.tag == .structure || value.tag == .tuple || value.tag == .payloadCase
        {
            text += "…".utf8
            return
        }
        switch value.tag {
        case .nominal: text += typeName(Int(value.bits))
        case .reference:
            text += typeName(Int(value.extra))
        case .weakReference: write(referent(of: value), to: &text, quoted: quoted, depth: depth)
        case .plainCase, .payloadCase: writeCase(value, to: &text, depth: depth)
        case .structure:
            text += typeName(Int(value.extra))
            text.append(0x28)
            let fields = program.types[Int(value.extra)].fields
            for (place, element) in state.heap[value.slot].enumerated() {
                if place > 0 { text += ", ".utf8 }
                if place < fields.count {
                    text += state.world.text(of: fields[place].name)
                    text += ": ".utf8
                }
                if !writeElement(element, to: &text, depth: depth) { return }
            }
            text.append(0x29)
        case .tuple: writeTuple(value, to: &text, depth: depth)
        case .handle: text += (value.extra == HandleKind.timer.rawValue ? "Timer" : "Task").utf8
        default: break
        }
    }

    /// Writes a tuple: `(1, name: "lamp")`. A `Result` has one element.
    private func writeTuple(_ value: Value, to text: inout [UInt8], depth: Int) {
        let labels = program.tupleLabels[Int(value.extra)]
        let elements = state.heap[value.slot]
        if elements.count == 1, let name = labels.first { text += state.world.text(of: name) }
        text.append(0x28)
        for (place, element) in elements.enumerated() {
            if place > 0 { text += ", ".utf8 }
            if elements.count > 1, place < labels.count, labels[place].exists {
                text += state.world.text(of: labels[place])
                text += ": ".utf8
            }
            if !writeElement(element, to: &text, depth: depth) { return }
        }
        text.append(0x29)
    }

    private func typeName(_ type: Int) -> ArraySlice<UInt8> {
        ArraySlice(state.world.text(of: program.types[type].name))
    }

    private func writeCase(_ value: Value, to text: inout [UInt8], depth: Int) {
        let item = program.types[Int(value.extra)].cases[caseNumber(of: value)]
        text += state.world.text(of: item.name)
        guard value.tag == .payloadCase else { return }
        text.append(0x28)
        for (place, element) in state.heap[value.slot].dropFirst().enumerated() {
            if place > 0 { text += ", ".utf8 }
            if place < item.labels.count, item.labels[place].exists {
                text += state.world.text(of: item.labels[place])
                text += ": ".utf8
            }
            if !writeElement(element, to: &text, depth: depth) { return }
        }
        text.append(0x29)
    }
}
