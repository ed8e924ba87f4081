@testable import SceneLang

/// Writes a tree as S-expressions, for tests.
struct TreeDump {
    let tree: SyntaxTree
    let names: IdentifierTable

    init(_ tree: SyntaxTree, _ names: IdentifierTable) {
        self.tree = tree
        self.names = names
    }

    /// The statements and declarations of the file, a line each.
    func file() -> String {
        tree.elements(of: tree.root.statements).map { statement($0) }.joined(separator: "\n")
    }

    func list<Element>(_ list: List<Element>, _ text: (Element) -> String) -> String {
        tree.elements(of: list).map { " " + text($0) }.joined()
    }

    func name(_ id: IdentifierID) -> String { names.text(of: id) }
    func name(_ identifier: Identifier) -> String { names.text(of: identifier.name) }

    func quoted(_ text: TextID) -> String {
        let escaped = tree.string(of: text).flatMap { $0 == "\n" ? "\\n" : $0 == "\"" ? "\\\"" : String($0) }
        return "\"" + String(escaped) + "\""
    }

    // MARK: Expressions

    func expression(_ id: ExpressionID) -> String {
        switch tree[id] {
        case .missing: return "?"
        case .nilLiteral: return "nil"
        case .boolean(let value): return value ? "true" : "false"
        case .integer(let value): return "\(value)"
        case .double(let value): return "\(value)"
        case .string(let text): return quoted(text)
        case .interpolation(let pieces): return "(string" + list(pieces, piece) + ")"
        case .symbol(let id): return "." + name(id)
        case .size(let width, let height): return "\(width)x\(height)"
        case .array(let values): return "(array" + list(values, expression) + ")"
        case .dictionary(let entries):
            return "(dictionary" + list(entries) { "(" + expression($0.key) + " " + expression($0.value) + ")" } + ")"
        case .name(let id): return name(id)
        case .selfReference: return "self"
        case .superReference: return "super"
        case .closureArgument(let number): return "$\(number)"
        case .instance(let base, let number): return "(instance \(expression(base)) \(number))"
        case .member(let base, let member): return "(. \(expression(base)) \(name(member.name)))"
        case .optionalMember(let base, let member): return "(?. \(expression(base)) \(name(member.name)))"
        case .optionalChain(let inner): return "(chain \(expression(inner)))"
        case .subscript(let base, let index): return "([] \(expression(base)) \(expression(index)))"
        case .call(let callee, let arguments):
            return "(call " + expression(callee) + list(arguments, argument) + ")"
        case .unary(let operation, let operand): return "(\(operation.text) \(expression(operand)))"
        case .binary(let operation, let left, let right):
            return "(\(operation.text) \(expression(left)) \(expression(right)))"
        case .ternary(let condition, let then, let otherwise):
            return "(? \(expression(condition)) \(expression(then)) \(expression(otherwise)))"
        case .typeTest(let value, let type): return "(is \(expression(value)) \(expression(type)))"
        case .closure(let id): return closure(tree[id])
        default: return swift(id)
        }
    }

    private func piece(_ piece: StringPiece) -> String {
        switch piece {
        case .text(let text): quoted(text)
        case .expression(let id): expression(id)
        }
    }

    func argument(_ argument: CallArgument) -> String {
        (argument.label.map { name($0) + ": " } ?? "") + expression(argument.value)
    }

    private func closure(_ closure: Closure) -> String {
        var text = "(closure"
        if !closure.captures.isEmpty { text += " (captures" + list(closure.captures, capture) + ")" }
        if !closure.parameters.isEmpty { text += " (parameters" + list(closure.parameters, name) + ")" }
        if closure.anonymousCount > 0 { text += " $\(closure.anonymousCount)" }
        return text + block(closure.body) + ")"
    }

    private func capture(_ capture: Capture) -> String {
        (capture.isUnowned ? "unowned " : capture.isWeak ? "weak " : "") + name(capture.name)
            + (capture.value.map { " = " + expression($0) } ?? "")
    }

    // MARK: Statements

    func statement(_ id: StatementID) -> String {
        switch tree[id] {
        case .missing: return "?"
        case .variable(let variable): return self.variable(variable)
        case .assignment(let target, let operation, let value):
            return "(\(operation.text) \(expression(target)) \(expression(value)))"
        case .expression(let id): return expression(id)
        case .conditional(let branches, let otherwise):
            let text = "(if" + list(branches) { "(\(conditions($0.conditions))\(block($0.body)))" }
            return text + (otherwise.map { " (else" + block($0) + ")" } ?? "") + ")"
        case .guardElse(let found, let otherwise): return "(guard (\(conditions(found)))\(block(otherwise)))"
        case .forIn(let variable, let sequence, let body):
            return "(for \(name(variable)) \(expression(sequence))\(block(body)))"
        case .whileLoop(let found, let body): return "(while (\(conditions(found)))\(block(body)))"
        case .repeatLoop(let count, let body): return "(repeat \(expression(count))\(block(body)))"
        case .switchOver(let subject, let cases):
            return "(switch " + expression(subject) + list(cases, switchCase) + ")"
        case .breakLoop: return "(break)"
        case .continueLoop: return "(continue)"
        case .returnValue(let value): return "(return" + (value.map { " " + expression($0) } ?? "") + ")"
        case .superCall: return "(super)"
        case .setup(let body): return "(setup" + block(body) + ")"
        case .verb(let verb): return self.verb(verb)
        case .declaration(let id): return declaration(id)
        default: return swift(id)
        }
    }

    func block(_ block: Block) -> String {
        tree.elements(of: block.statements).map { " " + statement($0) }.joined()
    }

    func conditions(_ conditions: List<Condition>) -> String {
        tree.elements(of: conditions).map { condition in
            if let pattern = condition.pattern { return "case \(expression(pattern)) = \(expression(condition.value))" }
            guard let binding = condition.binding else { return expression(condition.value) }
            return (condition.isVariable ? "var " : "let ") + name(binding) + " = " + expression(condition.value)
        }.joined(separator: ", ")
    }

    private func switchCase(_ found: SwitchCase) -> String {
        let head = found.isDefault ? "(default" : "(case" + list(found.patterns, expression)
        return head + " {" + block(found.body) + " })"
    }

    private func variable(_ variable: Variable) -> String {
        let word = (variable.isWeak ? "weak " : "") + (variable.isConstant ? "let" : "var")
        let value = variable.value.map { " " + expression($0) } ?? ""
        return "(\(word) \(name(variable.name))" + value + details(variable) + ")"
    }

    private func verb(_ statement: VerbStatement) -> String {
        let words = VerbTable.row(of: statement.verb).words.joined(separator: "-")
        return "(" + words + operand(statement.operand) + clauses(statement.clauses) + ")"
    }

    private func clauses(_ clauses: List<ClauseArgument>) -> String {
        list(clauses) { "(" + $0.clause.word.text + operand($0.operand) + ")" }
    }

    private func operand(_ operand: Operand) -> String {
        switch operand {
        case .none: ""
        case .expression(let id): " " + expression(id)
        case .block(let found): " {" + block(found) + " }"
        case .statement(let id): " " + statement(id)
        case .names(let found): list(found, expression)
        case .categories(let found): list(found) { ($0.isOn ? "+" : "-") + name($0.name) }
        case .patterns(let found): list(found) { quoted($0.text) }
        }
    }

    // MARK: Declarations

    func declaration(_ id: DeclarationID) -> String {
        let text = tree.documentation(of: id).map { "(doc " + quoted($0) + ") " } ?? ""
        return text + declarationBody(tree[id])
    }

    private func testResult(_ result: TestResult) -> String {
        switch result {
        case .fails(let text, let reason): "fails \(quoted(text))" + because(reason)
        case .errors(let code, let text, let reason):
            "errors \(name(code))" + (text.map { " \(quoted($0))" } ?? "") + because(reason)
        case .trace: "trace"
        case .tag(let text): "tag \(quoted(text))"
        case .skip(let text): "skip \(quoted(text))"
        }
    }

    private func because(_ reason: TextID?) -> String { reason.map { " because \(quoted($0))" } ?? "" }

    private func declarationBody(_ declaration: Declaration) -> String {
        switch declaration {
        case .ios(let found): return "(ios \(version(found)))"
        case .sdk(let found): return "(sdk \(version(found)))"
        case .device(let found): return "(device\(device(found)))"
        case .scenes(let mode): return "(scenes \(mode.isOn ? "on" : "off"))"
        case .test(let versions, let devices, let scenes, let sdks):
            return "(test" + list(versions, version) + list(devices) { "(" + device($0).dropFirst() + ")" }
                + list(scenes) { $0.isOn ? "on" : "off" } + list(sdks) { "sdk " + version($0) } + ")"
        case .testResult(let result): return "(test \(testResult(result)))"
        case .importFile(let path): return "(import \(quoted(path)))"
        case .controller(let controller): return self.controller(controller)
        case .storyboard(let found, let members):
            return "(storyboard " + name(found) + list(members, self.declaration) + ")"
        case .nib(let found, let views): return "(nib " + name(found) + list(views, view) + ")"
        case .style(let found, let base, let members):
            return "(style " + name(found) + (base.map { " : ." + name($0) } ?? "") + list(members, self.declaration)
                + ")"
        case .segueClass(let found, let parameters, let body):
            return "(segue-class " + name(found) + self.parameters(parameters) + (body.map(block) ?? "") + ")"
        case .delegate(let found, let members):
            return "(delegate " + name(found) + list(members, self.declaration) + ")"
        case .model(let found, let members):
            return "(model " + name(found) + list(members, self.declaration) + ")"
        case .app(let members): return "(app" + list(members, self.declaration) + ")"
        case .window(let found, let members): return "(window " + name(found) + list(members, self.declaration) + ")"
        case .scenario(let found, let environment, let body):
            return "(scenario " + quoted(found) + list(environment, self.declaration) + block(body) + ")"
        case .function, .variable, .property, .action, .unwind, .segueAction, .handler, .notification, .view, .outlet,
            .connection, .segue, .missing:
            return member(declaration)
        case .type(let type): return swift(type)
        case .enumCases(let cases): return swift(cases)
        }
    }

    private func member(_ declaration: Declaration) -> String {
        switch declaration {
        case .function(let found): return function("func", found)
        case .action(let found): return function("action", found)
        case .unwind(let found): return function("unwind", found)
        case .segueAction(let found): return function("segueAction", found)
        case .variable(let found): return variable(found)
        case .property(let found, let value): return "(set \(name(found)) \(expression(value)))"
        case .handler(let found):
            let flags = (found.isWithoutSuper ? " without-super" : "") + (found.mentionsSuper ? " says-super" : "")
            return "(on " + name(found.name) + parameters(found.parameters) + flags + block(found.body) + ")"
        case .notification(let found, let parameters, let body):
            return "(on-notification " + expression(found) + self.parameters(parameters) + block(body) + ")"
        case .view(let views): return "(view" + list(views, view) + ")"
        case .outlet(let found, let target): return "(outlet \(name(found)) \(name(target)))"
        case .connection(let kind, let targets): return "(-> " + kind.word.text + list(targets, expression) + ")"
        case .segue(let found):
            let id = found.identifier.map { " " + quoted($0) } ?? ""
            return "(segue " + name(found.kind) + id + " -> " + expression(found.target) + clauses(found.clauses) + ")"
        case .missing, .ios, .device, .sdk, .scenes, .test, .testResult, .importFile, .controller, .storyboard, .nib,
            .style,
            .segueClass,
            .delegate, .model, .app, .window, .scenario, .type, .enumCases:
            return "?"
        }
    }

    private func controller(_ found: ControllerDeclaration) -> String {
        let word = (found.isInitial ? "initial " : "") + (found.isScene ? "scene" : "controller")
        return "(\(word) " + name(found.name) + (found.base.map { " : " + name($0) } ?? "")
            + list(found.members, declaration) + ")"
    }

    private func function(_ word: String, _ function: Function) -> String {
        "(\(word) " + name(function.name) + parameters(function.parameters) + swift(function) + block(function.body)
            + ")"
    }

    func parameters(_ parameters: List<Identifier>) -> String {
        parameters.isEmpty ? "" : " (" + list(parameters, name).dropFirst() + ")"
    }

    private func version(_ version: IOSVersion) -> String {
        "\(version.major)" + (version.minor.map { ".\($0)" } ?? "")
    }

    private func device(_ device: DeviceSpecification) -> String {
        " " + (device.name.map { name($0) } ?? "\(device.width)x\(device.height)")
            + (device.orientation.map { " " + name($0) } ?? "")
    }

    private func view(_ view: ViewEntry) -> String {
        String(repeating: ">", count: view.depth) + name(view.kind) + (view.name.map { ":" + name($0) } ?? "")
            + (view.actions.isEmpty
                ? ""
                : "->"
                    + tree.elements(of: view.actions).map { ($0.isConnected ? "self." : "") + name($0.name) }
                    .joined(separator: ","))
    }
}
