// Property wrappers: a property becomes what Swift makes of it. `@Clamped(0...9) var volume = 4` declares
// `var _volume = Clamped(wrappedValue: 4, 0...9)`, `var volume`, which reads and sets its `wrappedValue`, and
// `var $volume`, its `projectedValue`.
extension Parser {
    /// The attribute of a property whose wrapper is a type of the script, or of `SwiftLibrary`.
    struct Wrapper {
        let name: Identifier
        /// The arguments after the name.
        let arguments: List<CallArgument>
    }

    /// Reads the arguments of an attribute that wraps a property; nil for a wrapper that is no type of the script.
    mutating func wrapper(_ name: Identifier) -> Wrapper? {
        guard wrapperNames().contains(name.name) else { return nil }
        guard isAtAttributeArguments else { return Wrapper(name: name, arguments: .empty) }
        let callee = make(.name(name.name), name.start, name.end)
        let made = call(callee, name.start)
        guard case .call(_, let arguments) = tree[made] else { return nil }
        return Wrapper(name: name, arguments: arguments)
    }

    /// The types of the file with `@propertyWrapper`, and `Published` if the file uses a projected value such as
    /// `$count`.
    private mutating func wrapperNames() -> Set<IdentifierID> {
        if let known = wrappers { return known }
        var found: Set<IdentifierID> = []
        var (isAfterAttribute, isBeforeName, isProjected) = (false, false, false)
        for word in bytes.split(whereSeparator: { !Parser.isPartOfWord($0) }) {
            if isBeforeName {
                found.insert(lexer.names.intern(String(decoding: word, as: UTF8.self)))
                (isAfterAttribute, isBeforeName) = (false, false)
            } else if word.elementsEqual("propertyWrapper".utf8) {
                isAfterAttribute = true
            } else if isAfterAttribute {
                isBeforeName = ["struct", "class", "enum"].contains { word.elementsEqual($0.utf8) }
            } else if word.first == UInt8(ascii: "$"), let next = word.dropFirst().first, next >= UInt8(ascii: "A") {
                isProjected = true
            }
        }
        if isProjected { found.insert(lexer.names.intern("Published")) }
        wrappers = found
        return found
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    /// Returns what a property with a wrapper declares; the property itself if it has observers, or if its wrapper has
    /// no value to begin with.
    mutating func wrapped(_ variable: Variable, by wrapper: Wrapper) -> [Variable] {
        let spelled = lexer.names.text(of: variable.name.name)
        let isPublished = lexer.names.text(of: wrapper.name.name) == "Published"
        guard let details = tree.record(variable.details), details.accessors.isEmpty,
            variable.value != nil || !wrapper.arguments.isEmpty || isPublished
        else {
            tree.wrappers.append(wrapper.name)
            return [variable]
        }
        // The storage keeps the modifier: the initialiser that Swift makes for a structure sets the property instead.
        let plain = tree.add(record: VariableDetails(modifiers: details.modifiers, type: .none, accessors: .empty))
        var modifiers = details.modifiers
        modifiers.remove(.isWrapped)
        func named(_ prefix: String) -> Identifier {
            Identifier(
                name: lexer.names.intern(prefix + spelled), start: variable.name.start, end: variable.name.end)
        }
        let storage = named("_")
        let value = creation(of: wrapper, wrapping: variable.value, details.type, isPublished: isPublished)
        let start = wrapper.name.start
        let get = accessor(.get, of: storage, "wrappedValue", at: start - 1)
        let set = accessor(.set, of: storage, "wrappedValue", at: start)
        let project = [
            accessor(.get, of: storage, "projectedValue", at: start + 1),
            accessor(.set, of: storage, "projectedValue", at: start + 2),
        ]
        let whole = VariableDetails(modifiers: modifiers, type: details.type, accessors: tree.add([get, set]))
        let projection = VariableDetails(modifiers: modifiers, type: .none, accessors: tree.add(project))
        return [
            Variable(name: storage, isConstant: false, isWeak: false, value: value, details: plain),
            Variable(
                name: variable.name, isConstant: false, isWeak: false, value: nil, details: tree.add(record: whole)),
            Variable(
                name: named("$"), isConstant: false, isWeak: false, value: nil,
                details: tree.add(record: projection)),
        ]
    }

    /// Returns the call that creates a wrapper.
    private mutating func creation(
        of wrapper: Wrapper, wrapping value: ExpressionID?, _ type: Record<TypeName>, isPublished: Bool
    ) -> ExpressionID {
        let (start, end) = (wrapper.name.start, previousEnd)
        var arguments = tree.elements(of: wrapper.arguments).map { $0 }
        if var value = value ?? (isPublished ? make(.nilLiteral, start, wrapper.name.end) : nil) {
            if let type = tree.record(type), tree[value] != .nilLiteral {
                let written = make(.type(tree.add([type])), start, end)
                value = make(.cast(value: value, type: written, .plain), start, end, height: height(value) + 1)
            }
            let label = Identifier(name: lexer.names.intern("wrappedValue"), start: start, end: wrapper.name.end)
            arguments.insert(CallArgument(label: label, value: value), at: 0)
        }
        let callee = make(.name(wrapper.name.name), start, wrapper.name.end)
        return make(.call(callee: callee, arguments: tree.add(arguments)), start, end)
    }

    /// Returns an accessor that reads or sets a member of the storage. `start` is the place of its body: each body of a
    /// file has another.
    private mutating func accessor(
        _ kind: Accessor.Kind, of storage: Identifier, _ member: String, at start: UInt32
    ) -> Accessor {
        let base = make(.name(storage.name), storage.start, storage.end)
        let name = Identifier(name: lexer.names.intern(member), start: storage.start, end: storage.end)
        let path = make(.member(base: base, name: NameAfterDot(name)), storage.start, storage.end)
        let statement: Statement
        if kind == .set {
            let value = make(.name(lexer.names.intern("newValue")), storage.start, storage.end)
            statement = .assignment(target: path, operation: .set, value: value)
        } else {
            statement = .returnValue(path)
        }
        let only = tree.add([tree.add(statement, storage.start, storage.end)])
        return Accessor(kind: kind, parameter: nil, body: Block(statements: only, start: start, end: storage.end))
    }
}
