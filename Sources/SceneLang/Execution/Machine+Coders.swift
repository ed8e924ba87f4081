import SceneRuntime

/// The key of a value in saved state: its coder and its name.
struct CoderKey: Hashable, Sendable {
    let coder: UInt32
    let key: [UInt8]
}

/// Coders, with which handlers save values and restore them after a relaunch.
extension Machine {
    /// `coder.encode(x, "key")`, `coder.decode("key")`: the receiver is in register `a`, followed by the arguments.
    mutating func callCoder(_ member: MemberName, _ coder: UInt32, at a: Int, count: Int) {
        if member.builtIn == .encode, count == 2 {
            encode(coder, at: a)
        } else if member.builtIn == .decode, count == 1 {
            decode(coder, at: a)
        } else {
            failMember(member, of: state.registers[a])
        }
    }

    private mutating func encode(_ coder: UInt32, at a: Int) {
        guard state.world.use(ofCoder: coder) == .encoding else {
            return fail(
                .refused, "this coder cannot encode now", help: "encode in the handler that receives the coder")
        }
        guard let key = coderKey(coder, state.registers[a + 2]) else { return }
        forgetOldArchive()
        let value = strengthenRegister(a + 1)
        let kept: Value
        if value.asController.exists {
            let other = state.world.duplicate(of: value.asController, inCoder: coder)
            if other.exists {
                return fail(
                    .refused,
                    "`\(sourceText(of: value))` and `\(sourceText(of: .controller(other)))` "
                        + "have the same restorationIdentifier",
                    help: "give each encoded controller its own restorationIdentifier")
            }
            // The controller itself is saved with the others. This value is a reference to it.
            kept = state.world.encode(value.asController, by: coder).map { .object(ObjectRef(.coder, $0)) } ?? .null
        } else if isPlain(value) {
            kept = retained(value)
        } else {
            return fail(
                .wrongType, "a coder cannot encode \(value.noun)",
                help: "it can encode numbers, strings, symbols, collections of these values, and controllers outside "
                    + "of collections")
        }
        if let old = state.archived.updateValue(kept, forKey: key) { release(old) }
        finishCall(at: a, count: 2, .null)
    }

    private mutating func decode(_ coder: UInt32, at a: Int) {
        guard state.world.use(ofCoder: coder) == .decoding else {
            return fail(
                .refused, "this coder cannot decode now", help: "decode in the handler that receives the coder")
        }
        guard let key = coderKey(coder, state.registers[a + 1]) else { return }
        let kept = state.archived[key] ?? .null
        let isController = kept.asObject.kind == .coder
        let value = isController ? Value.controller(state.world.restored(byCoder: kept.asObject.index)) : kept
        finishCall(at: a, count: 1, retained(value))
    }

    private mutating func coderKey(_ coder: UInt32, _ key: Value) -> CoderKey? {
        if key.tag == .string { return CoderKey(coder: coder, key: Array(bytes(key))) }
        fail(.wrongType, "expected a string as key, found \(key.noun)")
        return nil
    }

    /// Whether a value is valid in the next process.
    private func isPlain(_ value: Value) -> Bool {
        var waiting = [value]
        while let next = waiting.popLast() {
            switch next.tag {
            case .int, .null, .bool, .double, .symbol, .size, .rect, .range, .string: break
            case .array, .dictionary: waiting += state.heap[next.slot]
            default: return false
            }
        }
        return true
    }

    /// Removes the values of the previous archive, which a new one replaces.
    private mutating func forgetOldArchive() {
        let oldest = state.world.oldestCoder
        for key in state.archived.keys where key.coder < oldest {
            if let old = state.archived.removeValue(forKey: key) { release(old) }
        }
    }
}
