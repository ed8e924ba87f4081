@testable import SceneLang

// Nodes that only Swift's forms have.
extension TreeDump {
    // MARK: Expressions

    func swift(_ id: ExpressionID) -> String {
        switch tree[id] {
        case .tuple(let elements): return "(tuple" + list(elements, argument) + ")"
        case .cast(let value, let type, let kind):
            let word = kind == .plain ? "as" : kind == .conditional ? "as?" : "as!"
            return "(\(word) \(expression(value)) \(expression(type)))"
        case .type(let types): return "(type" + list(types, type) + ")"
        case .forcedUnwrap(let value): return "(! \(expression(value)))"
        case .optionalValue(let value): return "(? \(expression(value)))"
        case .trying(let value, let kind):
            let word = kind == .plain ? "try" : kind == .optional ? "try?" : "try!"
            return "(\(word) \(expression(value)))"
        case .awaiting(let value): return "(await \(expression(value)))"
        case .inoutArgument(let value): return "(& \(expression(value)))"
        case .keyPath(let path): return "(keypath" + list(path, name) + ")"
        case .selector(let value): return "(selector \(expression(value)))"
        case .availability(let major, let minor, let isNegated):
            return "(\(isNegated ? "unavailable" : "available") \(major).\(minor))"
        case .operatorFunction(let operation): return "(operator \(operation.text))"
        case .statementValue(let statement): return "(value \(self.statement(statement)))"
        case .binding(let found, let isVariable): return "(\(isVariable ? "var" : "let") \(names.text(of: found.name)))"
        case .wildcard: return "_"
        case .typePattern(let type): return "(is \(expression(type)))"
        case .guardedPattern(let pattern, let condition):
            return "(where \(expression(pattern)) \(expression(condition)))"
        default: return "?"
        }
    }

    func type(_ type: TypeName) -> String {
        let text = names.text(of: type.name.name)
        let shape = type.shape == .array ? "[\(text)]" : type.shape == .dictionary ? "[:\(text)]" : text
        return (type.shape == .tuple ? "()" : type.shape == .function ? "->" : shape)
            + (type.isOptional ? "?" : "") + (type.isUnwrapped ? "!" : "")
    }

    private func type(_ record: Record<TypeName>) -> String { tree.record(record).map { " : " + type($0) } ?? "" }

    // MARK: Statements

    func swift(_ id: StatementID) -> String {
        switch tree[id] {
        case .breakTo(let label): return "(break \(name(label)))"
        case .continueTo(let label): return "(continue \(name(label)))"
        case .labelled(let label, let loop): return "(label \(name(label)) \(statement(loop)))"
        case .forPattern(let pattern, let sequence, let condition, let body):
            let test = condition.map { " where " + expression($0) } ?? ""
            return "(for \(expression(pattern)) \(expression(sequence))\(test)\(block(body)))"
        case .repeatWhile(let body, let condition): return "(repeat\(block(body)) while \(expression(condition)))"
        case .destructuring(let pattern, let value): return "(let \(expression(pattern)) \(expression(value)))"
        case .fallThrough: return "(fallthrough)"
        case .doCatch(let body, let catches):
            let clauses = list(catches) { clause in
                "(catch" + (clause.pattern.map { " " + expression($0) } ?? "") + block(clause.body) + ")"
            }
            return "(do" + block(body) + clauses + ")"
        case .throwError(let value): return "(throw \(expression(value)))"
        case .deferred(let body): return "(defer" + block(body) + ")"
        default: return "?"
        }
    }

    // MARK: Declarations

    func swift(_ found: TypeDeclaration) -> String {
        let words = ["class", "struct", "enum", "protocol", "extension"]
        let qualifiers = tree.elements(of: found.qualifiers).map { name($0) + "." }.joined()
        let inherited = found.inherited.isEmpty ? "" : " :" + list(found.inherited, type)
        return "(\(words[Int(found.kind.rawValue)]) \(qualifiers)\(name(found.name))\(inherited)"
            + list(found.members, declaration) + ")"
    }

    func swift(_ cases: List<EnumCase>) -> String {
        "(cases"
            + list(cases) { found in
                let values = found.values.isEmpty ? "" : "(" + list(found.values, parameter).dropFirst() + ")"
                return name(found.name) + values + (found.rawValue.map { " = " + expression($0) } ?? "")
            } + ")"
    }

    private func parameter(_ parameter: Parameter) -> String {
        (parameter.label.map { name($0) } ?? "_") + (parameter.isInout ? " inout" : "") + type(parameter.type)
            + (parameter.isVariadic ? "..." : "") + (parameter.defaultValue.map { " = " + expression($0) } ?? "")
    }

    private func modifiers(_ modifiers: Modifiers) -> String {
        let words: [(Modifiers, String)] = [
            (.isOverride, "override"), (.isStatic, "static"), (.isLazy, "lazy"), (.isUnowned, "unowned"),
            (.isOutlet, "outlet"), (.isAction, "action"), (.isObjectiveC, "objc"), (.isAsync, "async"),
            (.isThrowing, "throws"), (.isWrapped, "wrapped"), (.lacksBody, "no-body"), (.isSwift, "swift"),
        ]
        return words.filter { modifiers.contains($0.0) }.map { " " + $0.1 }.joined()
    }

    func swift(_ function: Function) -> String {
        let signature = function.signature.isEmpty ? "" : " [" + list(function.signature, parameter).dropFirst() + "]"
        let kind =
            switch function.kind {
            case .function, .initialiser, .deinitialiser: ""
            case .failableInitialiser: " failable"
            case .subscript: " subscript"
            }
        let setter = tree.record(function.setter).map { " (set" + block($0.body) + ")" } ?? ""
        return kind + modifiers(function.modifiers) + signature + type(function.result) + setter
    }

    func details(_ variable: Variable) -> String {
        guard let details = tree.record(variable.details) else { return "" }
        let accessors = list(details.accessors) { accessor in
            "(\(accessor.kind)" + (accessor.parameter.map { " " + name($0) } ?? "") + block(accessor.body) + ")"
        }
        return modifiers(details.modifiers) + type(details.type) + accessors
    }
}
