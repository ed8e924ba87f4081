import SceneRuntime

/// What the classes of Swift for the app delegate say about windows, and their methods that are no handlers. Only those
/// of the script itself are included.
struct SwiftAppDelegates {
    private(set) var windowStatements: [AppDelegateFacts.WindowStatement] = []
    private(set) var otherMethods: [AppDelegateFacts.OtherMethod] = []
    private(set) var windowLine: Int?
    private(set) var swiftClass: AppDelegateFacts.SwiftClass?

    private let script: LintScript
    private let tree: SyntaxTree
    /// The blocks that run only in releases without scenes.
    private let oldBlocks: [SourceSpan]

    /// A function of an app delegate.
    private struct Member {
        let function: Function
        let span: SourceSpan
    }

    init(_ script: LintScript) {
        (self.script, tree) = (script, script.trees[script.main])
        oldBlocks = tree.blocksBeforeScenes
        let handlers = script.declarations.app.table.handlers
        var functions: [Member] = []
        for type in script.declarations.types where type.kind == .app {
            guard !type.inherited.contains(where: { script.text($0).hasSuffix("SceneDelegate") }) else { continue }
            if swiftClass == nil, type.site.tree == script.main {
                swiftClass = AppDelegateFacts.SwiftClass(
                    name: script.text(type.name), end: Int(tree.span(of: type.site.declaration).end))
            }
            for part in type.parts where part.tree == script.main {
                for id in tree.elements(of: part.members) {
                    let span = tree.span(of: id)
                    if case .variable(let variable) = tree[id] {
                        let name = script.text(variable.name.name)
                        if name == "window" { windowLine = tree.line(of: tree.span(of: variable.name)) }
                        swiftClass?.members.append(name)
                        if isPrivate(variable.name) { swiftClass?.privateMembers.insert(name) }
                    }
                    guard case .function(let function) = tree[id] else { continue }
                    functions.append(Member(function: function, span: span))
                    if isPrivate(function.name) { swiftClass?.privateMembers.insert(script.text(function.name.name)) }
                    // A parameter of a handler is often called as this method.
                    let name = script.text(function.name.name)
                    if name != "application" { swiftClass?.members.append(name) }
                    if !handlers.contains(where: { $0.site.tree == script.main && $0.site.declaration == id }) {
                        addMethod(function)
                    }
                }
            }
        }
        for handler in handlers where handler.site.tree == script.main {
            let span = tree.span(of: handler.site.declaration)
            guard let method = handler.methods.first,
                let start = functions.firstIndex(where: { $0.span == span })
            else { continue }
            addFunction(functions[start], method.spec.handler.text)
            guard method == .willFinishLaunching || method == .didFinishLaunching else { continue }
            addWindows(called(from: start, functions).map { functions[$0] }, method.spec.handler.text)
        }
    }

    /// Whether the word `private` or `fileprivate` is on the line of a declared name, before the name.
    private func isPrivate(_ name: Identifier) -> Bool {
        let end = tree.span(of: name).start
        let before = tree.sourceText(of: SourceSpan(file: tree.span(of: name).file, start: 0, end: end))
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        return line.split(separator: " ").contains { $0 == "private" || $0 == "fileprivate" }
    }

    /// Returns the first class of Swift of the script for the scene delegate.
    static func sceneClass(of script: LintScript) -> AppDelegateFacts.SceneClass? {
        let tree = script.trees[script.main]
        let type = script.declarations.types.first { type in
            type.kind == .app && type.site.tree == script.main
                && type.inherited.contains { script.text($0).hasSuffix("SceneDelegate") }
        }
        guard let type else { return nil }
        var found = AppDelegateFacts.SceneClass(
            name: script.text(type.name), line: tree.line(of: tree.span(of: type.site.declaration)))
        for part in type.parts where part.tree == script.main {
            for id in tree.elements(of: part.members) {
                guard case .function(let function) = tree[id] else { continue }
                let labels = FunctionSignature(function, of: tree).parameters.map {
                    $0.label.map { script.text($0) } ?? "_"
                }
                guard labels.count > 1 else { continue }
                found.otherMethods.append(
                    AppDelegateFacts.OtherMethod(
                        name: "\(script.text(function.name.name))(\(labels.map { $0 + ":" }.joined()))",
                        key: labels[1], line: tree.line(of: tree.span(of: function.name))))
            }
        }
        return found
    }

    /// Adds a handler with what its body returns.
    private mutating func addFunction(_ member: Member, _ handler: String) {
        let function = member.function
        let statements = tree.elements(of: function.body.statements)
        var value: (statement: SourceSpan, value: SourceSpan)?
        if let last = statements.last {
            switch tree[last] {
            case .returnValue(let result?): value = (tree.span(of: last), tree.span(of: result))
            case .expression(let only) where statements.count == 1:
                value = (tree.span(of: last), tree.span(of: only))
            default: break
            }
        }
        let returnCount = tree.statements.indices.count { index in
            let id = StatementID(index: UInt32(index))
            guard case .returnValue = tree[id] else { return false }
            return member.span.encloses(tree.span(of: id))
        }
        swiftClass?.functions.append(
            AppDelegateFacts.SwiftFunction(
                handler: handler, span: member.span, body: tree.span(of: function.body),
                parameters: tree.elements(of: function.parameters).map { script.text($0.name) },
                hasResult: function.result.exists, returnCount: returnCount, value: value))
    }

    private mutating func addMethod(_ function: Function) {
        let base = script.text(function.name.name)
        let labels = FunctionSignature(function, of: tree).parameters.map { $0.label.map { script.text($0) } ?? "_" }
        let isOfCenter = base == "userNotificationCenter"
        guard labels.first == "_",
            labels.count > 1 ? base == "application" || isOfCenter : base.hasPrefix("application")
        else { return }
        let name = "\(base)(\(labels.map { $0 + ":" }.joined()))"
        let line = tree.line(of: tree.span(of: function.name))
        otherMethods.append(
            AppDelegateFacts.OtherMethod(name: name, key: labels.count > 1 ? labels[1] : base, line: line))
    }

    /// Returns a function and those that it calls by their names, in this order.
    private func called(from start: Int, _ functions: [Member]) -> [Int] {
        var found = [start]
        var next = 0
        while next < found.count {
            let span = functions[found[next]].span
            next += 1
            for index in 0..<tree.expressionCount {
                let id = ExpressionID(index: UInt32(index))
                guard case .call(let callee, _) = tree[id], span.encloses(tree.span(of: id)), !isOld(tree.span(of: id))
                else { continue }
                var name: IdentifierID?
                if case .name(let own) = tree[callee] { name = own }
                if let (base, own) = tree.member(callee), case .selfReference = tree[base] { name = own.name }
                let place = functions.firstIndex { $0.function.name.name == name }
                if let place, !found.contains(place) { found.append(place) }
            }
        }
        return found
    }

    /// Adds the statements of functions that make a window, set its root, or show it.
    private mutating func addWindows(_ functions: [Member], _ handler: String) {
        for member in functions {
            let before = windowStatements.count
            defer { if windowStatements.count > before { addLeaves(of: member) } }
            for index in tree.statements.indices {
                let id = StatementID(index: UInt32(index))
                let span = tree.span(of: id)
                guard member.span.encloses(span), !isOld(span) else { continue }
                if case .variable(let variable) = tree[id] {
                    swiftClass?.locals.append((script.text(variable.name.name), span))
                }
                let root = rootValue(tree[id]).map { expanded($0, in: member) }
                let makesWindow = makesWindow(tree[id])
                guard root != nil || makesWindow else { continue }
                windowStatements.append(
                    AppDelegateFacts.WindowStatement(
                        handler: handler, root: nil, swiftRoot: root?.text, rootNames: root?.names ?? [],
                        makesWindow: makesWindow, span: span, line: tree.line(of: span),
                        text: tree.sourceText(of: span), outer: span))
            }
        }
    }

    private func isOld(_ span: SourceSpan) -> Bool { oldBlocks.contains { $0.encloses(span) } }

    /// Adds the statements of a function that makes the window.
    private mutating func addLeaves(of member: Member) {
        let body = tree.span(of: member.function.body)
        swiftClass?.windowBodies.append(body)
        for parameter in tree.elements(of: member.function.parameters) {
            swiftClass?.windowParameters.insert(script.text(parameter.name))
        }
        let spans = tree.statements.indices.map { tree.span(of: StatementID(index: UInt32($0))) }.filter {
            body.encloses($0) && $0 != body
        }
        for span in spans where !spans.contains(where: { $0 != span && span.encloses($0) }) {
            swiftClass?.windowLeaves.append((span, tree.line(of: span), tree.sourceText(of: span)))
        }
    }

    /// Returns what a statement assigns to `rootViewController`, or nil.
    private func rootValue(_ statement: Statement) -> ExpressionID? {
        guard case .assignment(let target, .set, let value) = statement, lastName(target) == "rootViewController"
        else { return nil }
        return value
    }

    private func makesWindow(_ statement: Statement) -> Bool {
        switch statement {
        case .assignment(let target, .set, let value):
            // `self.window = window` keeps the window that a local constant made.
            if case .name = tree[value], lastName(target) == "window" { return true }
            return script.createsWindow(value, tree)
        case .variable(let variable): return variable.value.map { script.createsWindow($0, tree) } ?? false
        default: return script.showsWindow(statement, tree)
        }
    }

    /// Returns the last name of a chain of members.
    private func lastName(_ id: ExpressionID) -> String? {
        if case .optionalChain(let inner) = tree[id] { return lastName(inner) }
        if case .name(let name) = tree[id] { return script.text(name) }
        return tree.member(id).map { script.text($0.name.name) }
    }

    /// Returns the source of an expression in which the local constants of a function are replaced by their values, and
    /// the names that this has replaced, with the parameters of the function that remain.
    private func expanded(_ value: ExpressionID, in member: Member) -> (text: String, names: [String]) {
        var text = tree.sourceText(of: tree.span(of: value))
        var names: [String] = []
        var locals: [(name: String, value: String)] = []
        for index in tree.statements.indices {
            let id = StatementID(index: UInt32(index))
            guard case .variable(let variable) = tree[id], let value = variable.value,
                member.span.encloses(tree.span(of: id))
            else { continue }
            locals.append((script.text(variable.name.name), tree.sourceText(of: tree.span(of: value))))
        }
        // A value names only earlier constants.
        for local in locals.reversed() {
            let replaced = text.replacingName(local.name, with: local.value)
            if replaced != text { names.append(local.name) }
            text = replaced
        }
        for parameter in tree.elements(of: member.function.parameters) {
            let name = script.text(parameter.name)
            if text.replacingName(name, with: "") != text { names.append(name) }
        }
        return (text, names)
    }
}

extension String {
    /// Returns the text with a name replaced where it is a whole name, neither a member nor a label.
    package func replacingName(_ name: String, with value: String) -> String {
        let (old, new) = (Array(name.utf8), Array(value.utf8))
        let bytes = Array(utf8)
        func isPartOfName(_ byte: UInt8) -> Bool {
            byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        var result: [UInt8] = []
        var place = 0
        while place < bytes.count {
            let end = place + old.count
            let isFree = place == 0 || !isPartOfName(bytes[place - 1]) && bytes[place - 1] != UInt8(ascii: ".")
            let isWhole = end >= bytes.count || !isPartOfName(bytes[end]) && bytes[end] != UInt8(ascii: ":")
            if isFree, isWhole, end <= bytes.count, Array(bytes[place..<end]) == old {
                result += new
                place = end
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension SyntaxTree {
    /// The blocks that run only before iOS 13, by a condition such as `#available(iOS 13, *)`.
    fileprivate var blocksBeforeScenes: [SourceSpan] {
        statements.indices.flatMap { index -> [SourceSpan] in
            switch self[StatementID(index: UInt32(index))] {
            case .conditional(let branches, let otherwise):
                let all = Array(elements(of: branches))
                let old = all.filter { isOld($0.conditions, isNegated: true) }.map { span(of: $0.body) }
                guard all.count == 1, isOld(all[0].conditions, isNegated: false), let otherwise else { return old }
                return old + [span(of: otherwise)]
            case .guardElse(let conditions, let otherwise):
                return isOld(conditions, isNegated: false) ? [span(of: otherwise)] : []
            default: return []
            }
        }
    }

    /// Whether the only condition is the availability of a release before or with the first scenes.
    private func isOld(_ conditions: List<Condition>, isNegated: Bool) -> Bool {
        let all = Array(elements(of: conditions))
        guard all.count == 1, case .availability(let major, _, isNegated) = self[all[0].value] else { return false }
        return major <= 13
    }
}
