import SceneRuntime

// `map` and `flatMap` of optional values. The value of an optional text is a text, so the expression decides.
extension Lowerer {
    /// Lowers `x.map { … }` and `x.flatMap { … }` of an optional value. Returns false for other calls.
    mutating func lowerOptionalMap(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard state.isSwift, arguments.count == 1, case .member(let base, let name) = tree[callee],
            let function = tree.elements(of: arguments).first
        else { return false }
        let spelled = names.text(of: name.name)
        guard spelled == "map" || spelled == "flatMap", isOptional(base) else { return false }
        let span = state.buffer.span
        let first = consecutiveRegisters(2)
        let limit = state.nextRegister
        lower(base, into: first)
        release(from: limit)
        markNeedsRelease(first)
        lowerArguments([function.value], from: first &+ 1)
        state.buffer.span = span
        emit(.callMember, n: 1, a: first, b: member(name.name, LibraryMember.optionalMap))
        finishCall(first, into: register)
        return true
    }

    /// Records that a variable has an optional type.
    mutating func recordOptional(_ variable: VariableID) { optionalVariables[number, default: []].insert(variable) }

    /// Records a local variable whose written type or value is optional.
    mutating func recordIfOptional(_ variable: VariableID, _ written: Variable) {
        guard state.isSwift else { return }
        let type = typeName(of: written, number)
        if type.map({ $0.isOptional }) ?? written.value.map({ isOptional($0) }) ?? false { recordOptional(variable) }
    }

    /// Whether an expression certainly has an optional type.
    func isOptional(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .optionalChain: return true
        case .cast(_, _, let kind): return kind == .conditional
        case .trying(_, let kind): return kind == .optional
        case .ternary(_, let then, let otherwise): return isOptional(then) || isOptional(otherwise)
        case .name:
            if case .local(let variable) = reference(id) {
                return optionalVariables[number]?.contains(variable) ?? false
            }
            return typeName(ofTarget: id)?.isOptional ?? false
        case .member(_, let name), .optionalMember(_, let name):
            if let type = typeName(ofTarget: id) { return type.isOptional }
            if declarations.memberNames.contains(name.name) {
                return declarations.haveAll(name.name) { typeName(of: $0, $1)?.isOptional ?? false }
            }
            return Self.optionalMembers.contains(names.text(of: name.name))
        case .subscript(let base, let index): return isOptionalElement(base, index)
        case .call(let callee, _): return hasOptionalResult(callee)
        default: return false
        }
    }

    /// Whether an element is that of a dictionary.
    private func isOptionalElement(_ base: ExpressionID, _ index: ExpressionID) -> Bool {
        if let type = typeName(ofTarget: base) { return type.shape == .dictionary && indexWithDefault(index) == nil }
        switch tree[index] {
        case .string, .interpolation: return true
        default: return false
        }
    }

    private func hasOptionalResult(_ callee: ExpressionID) -> Bool {
        switch reference(callee) {
        case .function(let index): return declarations.functions[Int(index)].signature.result?.isOptional ?? false
        case .member(.function(let index)):
            guard let table = selfTable, Int(index) < table.functions.count else { return false }
            return table.functions[Int(index)].signature.result?.isOptional ?? false
        default: break
        }
        guard let (_, name) = tree.member(callee), !declarations.memberNames.contains(name.name) else { return false }
        return Self.optionalResults.contains(names.text(of: name.name))
    }

    /// The members of Swift and UIKit whose value is optional, and can be a text or a collection.
    private static let optionalMembers: Set<String> = [
        "first", "last", "text", "title", "prompt", "placeholder", "currentTitle", "subtitle", "badgeValue",
        "identifier",
        "nibName", "restorationIdentifier", "accessibilityIdentifier", "accessibilityLabel", "host", "query", "scheme",
        "fragment", "queryItems", "userInfo", "textFields", "rightBarButtonItems", "leftBarButtonItems", "toolbarItems",
        "titleLabel", "reuseIdentifier", "errorDescription",
    ]

    private static let optionalResults: Set<String> = [
        "first", "last", "min", "max", "randomElement", "popLast", "popFirst", "string", "array", "dictionary",
        "stringArray", "object", "data", "removeValue", "updateValue", "title", "titleForSegment", "range",
        "rangeOfCharacter",
    ]
}
