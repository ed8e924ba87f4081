import SceneRuntime

/// Reads a tree for `StubWriter`.
struct StubReader {
    let tree: SyntaxTree
    let resolution: Resolution
    let names: IdentifierTable
    let declarations: Declarations
    var writer: StubWriter
    private var known: [UInt32: Int] = [:]
    private var variableAt: [UInt32: Int] = [:]
    private var callees: Set<UInt32> = []

    /// Where the names begin that are errors, because nothing declares them.
    private let missing: Set<UInt32>

    init(
        _ tree: SyntaxTree, _ resolution: Resolution, _ compiler: borrowing Compiler, missing: Set<UInt32>,
        _ writer: StubWriter
    ) {
        self.tree = tree
        self.missing = missing
        self.resolution = resolution
        names = compiler.names
        declarations = compiler.declarations
        self.writer = writer
        for (place, variable) in resolution.variables.enumerated() { variableAt[variable.span.start] = place }
        self.writer.locals = [:]
    }

    mutating func read() {
        for index in 0..<tree.expressionCount {
            if case .call(let callee, _) = tree[ExpressionID(index: UInt32(index))] { callees.insert(callee.index) }
        }
        for index in 0..<tree.declarations.count { declare(tree[DeclarationID(index: UInt32(index))]) }
        for index in 0..<tree.statements.count { read(tree[StatementID(index: UInt32(index))]) }
        for index in 0..<tree.declarations.count { readValue(of: tree[DeclarationID(index: UInt32(index))]) }
        for index in 0..<tree.expressionCount { read(ExpressionID(index: UInt32(index))) }
    }

    // MARK: Declarations

    private mutating func declare(_ declaration: Declaration) {
        switch declaration {
        case .variable(let variable):
            let node = writer.declareProperty(variable.name.name)
            apply(tree.record(variable.details).flatMap { tree.record($0.type) }, to: node)
        case .function(let function), .action(let function):
            for (place, parameter) in tree.elements(of: function.signature).enumerated()
            where place < function.parameters.count {
                let type = tree.record(parameter.type)
                let name = tree.elements(of: function.parameters)[place]
                if let variable = variableAt[name.start] { apply(type, to: local(variable)) }
                guard let type, let stub = undeclared(type) else { continue }
                if let label = parameter.label { writer.parameterTypes[label.name] = stub }
            }
        default: break
        }
    }

    /// The initial values of properties, and the defaults of parameters.
    private mutating func readValue(of declaration: Declaration) {
        switch declaration {
        case .variable(let variable):
            guard let value = variable.value else { return }
            read(value, of: tree.record(variable.details).flatMap { tree.record($0.type) })
            let own = writer.declareProperty(variable.name.name)
            writer.add(literalUses(value), to: own)
            if let node = node(value) { writer.join(own, node) }
        case .function(let function):
            for parameter in tree.elements(of: function.signature) {
                if let value = parameter.defaultValue { read(value, of: tree.record(parameter.type)) }
            }
            guard let type = tree.record(function.result) else { return }
            let (start, end) = (function.body.start, function.body.end)
            for place in 0..<tree.statements.count {
                let found = tree.statements[place]
                guard found.start >= start, found.start < end else { continue }
                switch found.node {
                case .returnValue(let value?): apply(type, to: node(value))
                case .expression(let value) where function.body.statements.count == 1: apply(type, to: node(value))
                default: break
                }
            }
        default: break
        }
    }

    /// `.shared` and `.init()` of a type that nothing declares.
    private mutating func read(_ value: ExpressionID, of type: TypeName?) {
        guard let type, let stub = undeclared(type) else { return }
        readImplicit(value, of: stub)
    }

    private mutating func readImplicit(_ value: ExpressionID, of stub: Int) {
        let instance = writer.types[stub].instance
        switch tree[value] {
        case .symbol(let name): writer.join(writer.staticMember(names.text(of: name), nil, of: stub), instance)
        case .call(let callee, let arguments):
            guard case .symbol(let name) = tree[callee] else { return }
            let spelled = names.text(of: name)
            if spelled == "init" {
                _ = writer.create(stub, labels(arguments))
            } else {
                writer.join(writer.staticMember(spelled, labels(arguments), of: stub), instance)
            }
        default: break
        }
    }

    /// The number of a type that nothing declares; nil for others.
    private mutating func undeclared(_ type: TypeName) -> Int? {
        let name = type.name.name
        guard type.shape == .named, !type.isMetatype, declarations.file[name] == nil,
            !tree.genericNames.contains(name), !declarations.types.contains(where: { $0.name == name }),
            isStub(name), KnownType.named(names.text(of: name)) == nil,
            names.bytes(of: name).first.map({ (0x41...0x5A).contains($0) }) ?? false
        else { return nil }
        return writer.type(names.text(of: name))
    }

    /// Whether a name that nothing declares is no name of Apple's frameworks, nor of a member of their classes.
    private func isStub(_ name: IdentifierID) -> Bool {
        if !isUpper(name), NameGroup.of(names.bytes(of: name)) != .none || UIKitMethod.contains(names.bytes(of: name)) {
            return false
        }
        return UIKitName.find(names.bytes(of: name)) == nil && !UIKitName.isOfFramework(names.text(of: name))
            && !ForeignNames.lookClasses.contains(names.text(of: name))
            && BaseLexicon.lexicon[Array(names.bytes(of: name))] == nil
    }

    /// Records the declared type of a value.
    private mutating func apply(_ type: TypeName?, to node: Int?) {
        guard let type, let node else { return }
        switch type.shape {
        case .array, .set: return writer.add(.list, to: node)
        case .dictionary: return writer.add(.dictionary, to: node)
        case .tuple, .function: return
        case .named: break
        }
        if let stub = undeclared(type) { return writer.join(node, writer.types[stub].instance) }
        let name = names.text(of: type.name.name)
        switch KnownType.named(name)?.value {
        case .boolean: writer.add(.condition, to: node)
        case .string: writer.add(.string, to: node)
        case .integer, .number: writer.add(.number, to: node)
        case .any, .error, .set, .never: break
        case nil: if name.hasSuffix("ViewController") { writer.add(.controller, to: node) }
        }
    }

    // MARK: Values

    private mutating func local(_ variable: Int) -> Int {
        if let found = writer.locals[variable] { return found }
        let node = writer.newNode()
        writer.locals[variable] = node
        return node
    }

    /// The type that an expression names and nothing declares, or nil.
    private mutating func type(_ id: ExpressionID) -> Int? {
        switch tree[id] {
        case .name(let name):
            guard isUnknown(id), isStub(name), isUpper(name) else { return nil }
            let found = writer.type(names.text(of: name))
            writer.types[found].isNeeded = true
            return found
        case .member(let base, let name):
            guard isUpper(name.name), let outer = type(base) else { return nil }
            let found = writer.type(names.text(of: name.name), in: outer)
            writer.types[found].isNeeded = true
            return found
        default: return nil
        }
    }

    private func isUnknown(_ id: ExpressionID) -> Bool {
        let reference = resolution.references[Int(id.index)]
        return reference == .unknown || reference == .none && missing.contains(tree.span(of: id).start)
    }

    private func isUpper(_ name: IdentifierID) -> Bool {
        names.bytes(of: name).first.map { (0x41...0x5A).contains($0) } ?? false
    }

    /// The value of an expression that comes from a name that nothing declares, or nil.
    private mutating func node(_ id: ExpressionID) -> Int? {
        if let found = known[id.index] { return found }
        let found = find(id)
        if let found { known[id.index] = found }
        return found
    }

    private mutating func find(_ id: ExpressionID) -> Int? {
        switch tree[id] {
        case .name(let name):
            switch resolution.references[Int(id.index)] {
            case .unknown: return isStub(name) && !isUpper(name) ? writer.global(names.text(of: name), nil) : nil
            case .local(let variable): return local(variable.index)
            default: return writer.property(name)
            }
        case .member(let base, let name), .optionalMember(let base, let name):
            if isUpper(name.name), type(base) != nil { return nil }
            return value(of: names.text(of: name.name), name.name, nil, of: base)
        case .call(let callee, let arguments):
            let labels = labels(arguments)
            if let type = type(callee) { return writer.create(type, labels) }
            switch tree[callee] {
            case .name(let name):
                guard resolution.references[Int(callee.index)] == .unknown, isStub(name) else { return nil }
                return writer.global(names.text(of: name), labels)
            case .member(let base, let name), .optionalMember(let base, let name):
                if names.text(of: name.name) == "init", let type = type(base) { return writer.create(type, labels) }
                return value(of: names.text(of: name.name), nil, labels, of: base)
            default: return nil
            }
        case .optionalChain(let inner), .forcedUnwrap(let inner), .optionalValue(let inner): return node(inner)
        case .trying(let inner, _), .awaiting(let inner), .inoutArgument(let inner): return node(inner)
        case .binary(.coalesce, let left, _): return node(left)
        default: return nil
        }
    }

    private mutating func value(
        of spelled: String, _ property: IdentifierID?, _ labels: [String]?, of base: ExpressionID
    ) -> Int? {
        if let type = type(base) {
            return spelled == "self" ? nil : writer.staticMember(spelled, labels, of: type)
        }
        if let base = node(base) { return spelled == "self" ? base : writer.member(spelled, labels, of: base) }
        return property.flatMap { writer.property($0) }
    }

    private func labels(_ arguments: List<CallArgument>) -> [String] {
        tree.elements(of: arguments).map { $0.label.map { names.text(of: $0.name) } ?? "_" }
    }
}

// Uses.
extension StubReader {
    private mutating func read(_ statement: Statement) {
        switch statement {
        case .variable(let variable):
            let place = variableAt[variable.name.start]
            let own = place.map { local($0) } ?? writer.declareProperty(variable.name.name)
            let type = tree.record(variable.details).flatMap { tree.record($0.type) }
            apply(type, to: own)
            guard let value = variable.value else { return }
            read(value, of: type)
            writer.add(literalUses(value), to: own)
            if let node = node(value) { writer.join(own, node) }
        case .assignment(let target, let operation, let value): assign(target, operation, value)
        case .conditional(let branches, _):
            for branch in tree.elements(of: branches) { read(branch.conditions, isGuard: false) }
        case .guardElse(let conditions, _): read(conditions, isGuard: true)
        case .whileLoop(let conditions, _): read(conditions, isGuard: false)
        case .repeatWhile(_, let condition): writer.add(.condition, to: node(condition))
        case .forIn(_, let sequence, _): writer.add(.list, to: node(sequence))
        case .forPattern(_, let sequence, let condition, _):
            writer.add(.list, to: node(sequence))
            if let condition { writer.add(.condition, to: node(condition)) }
        default: break
        }
    }

    private mutating func assign(_ target: ExpressionID, _ operation: AssignmentOperator, _ value: ExpressionID) {
        let (place, given) = (node(target), node(value))
        if let place, let given { writer.join(place, given) }
        writer.add(.isSet, to: place)
        if operation != .set {
            writer.add(.number, to: place)
            writer.add(.number, to: given)
        }
        guard let (_, name) = tree.member(target) else { return }
        switch names.text(of: name.name) {
        case "rootViewController": writer.add(.controller, to: given)
        case "viewControllers":
            guard case .array(let elements) = tree[value] else { return }
            for element in tree.elements(of: elements) { writer.add(.controller, to: node(element)) }
        default: break
        }
        // `x.isOn = true`: the type of the member is that of the literal.
        writer.add(literalUses(value), to: place)
    }

    private mutating func read(_ conditions: List<Condition>, isGuard: Bool) {
        for condition in tree.elements(of: conditions) {
            let value = node(condition.value)
            guard let name = condition.binding else {
                if condition.pattern == nil { writer.add(.condition, to: value) }
                continue
            }
            writer.add(isGuard ? .guarded : .optional, to: value)
            if let value, let place = variableAt[name.start] { writer.join(local(place), value) }
        }
    }

    private func literalUses(_ id: ExpressionID) -> StubWriter.Uses {
        switch tree[id] {
        case .boolean: .condition
        case .integer, .double: .number
        case .string, .interpolation: .string
        case .nilLiteral: .optional
        case .array: .list
        default: []
        }
    }

    private mutating func read(_ id: ExpressionID) {
        _ = type(id)
        if !callees.contains(id.index) { _ = node(id) }
        switch tree[id] {
        case .unary(.not, let value): writer.add(.condition, to: node(value))
        case .unary(_, let value): writer.add(.number, to: node(value))
        case .ternary(let condition, _, _): writer.add(.condition, to: node(condition))
        case .binary(let operation, let left, let right): read(operation, left, right)
        case .subscript(let base, let index):
            writer.add(.dictionary, to: node(base))
            let isList = node(base).map { writer.nodes[writer.root($0)].uses.contains(.list) } ?? false
            writer.add(isList ? .number : .string, to: node(index))
        case .forcedUnwrap(let value): writer.add(.guarded, to: node(value))
        case .call(let callee, let arguments): readArguments(of: callee, arguments)
        default: break
        }
    }

    private mutating func read(_ operation: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID) {
        let (x, y) = (node(left), node(right))
        switch operation.group {
        case .logic:
            writer.add(.condition, to: x)
            writer.add(.condition, to: y)
        case .coalescing: writer.add(literalUses(right).union(.optional), to: x)
        case .comparison where operation == .equal || operation == .notEqual:
            writer.add(literalUses(right).subtracting(.optional), to: x)
            writer.add(literalUses(left).subtracting(.optional), to: y)
        case .comparison, .arithmetic, .range, .bits:
            let isText = literalUses(left) == .string || literalUses(right) == .string
            writer.add(isText ? .string : .number, to: x)
            writer.add(isText ? .string : .number, to: y)
        case .identity: break
        }
    }

    /// The arguments that have to be controllers, and those of parameters of types that nothing declares.
    private mutating func readArguments(of callee: ExpressionID, _ arguments: List<CallArgument>) {
        let called: String =
            if case .name(let name) = tree[callee] { names.text(of: name) } else {
                tree.member(callee).map { names.text(of: $0.name.name) } ?? ""
            }
        for (place, argument) in tree.elements(of: arguments).enumerated() {
            let label = argument.label.map { names.text(of: $0.name) } ?? "_"
            let isController =
                label == "rootViewController"
                || place == 0
                    && ["present", "pushViewController", "show", "showDetailViewController", "addChild", "embed"]
                        .contains(called)
            if isController { writer.add(.controller, to: node(argument.value)) }
            if ["setViewControllers", "viewControllers"].contains(called) || label == "viewControllers",
                case .array(let elements) = tree[argument.value]
            {
                for element in tree.elements(of: elements) { writer.add(.controller, to: node(element)) }
            }
            if let name = argument.label?.name, let stub = writer.parameterTypes[name] {
                readImplicit(argument.value, of: stub)
            }
        }
    }
}
