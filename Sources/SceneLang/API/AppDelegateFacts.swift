import SceneRuntime

/// What a script says about the delegates of its app, for the adoption of scenes. Only places in the script itself are
/// included, not those in files that it imports.
package struct AppDelegateFacts: Sendable {
    /// A handler of the app delegate, a scene delegate or the notification center's delegate.
    package struct Handler: Sendable {
        /// The name in scripts.
        package let name: String
        /// The full name of a function of Swift; nil for a handler in the short form.
        package let swiftName: String?
        /// Whether a scene delegate has it.
        package let isOfScene: Bool
        package let parameters: [String]
        /// The name in the source; nil for a function of Swift.
        package let nameSpan: SourceSpan?
        /// The body with its braces; nil for a function of Swift.
        package let body: SourceSpan?
        /// The line of the declaration, from 1.
        package let line: Int
    }

    /// A statement of a handler that makes the window: `root X` or `activate W`.
    package struct WindowStatement: Sendable {
        /// The handler that contains it, or from which its function is called.
        package let handler: String
        /// The controller that becomes the root; nil for `activate`.
        package let root: String?
        /// The value of the root in Swift, for a statement of Swift; nil if it sets none.
        package var swiftRoot: String?
        /// The local constants and parameters that the value of the root uses, before each is replaced by its value.
        package var rootNames: [String] = []
        /// Whether it makes or shows a window.
        package var makesWindow = true
        package let span: SourceSpan
        package let line: Int
        /// The text, on one line.
        package let text: String
        /// The statement of the handler itself that contains it, which can be an `if`.
        package var outer: SourceSpan
    }

    /// A handler of an app delegate of Swift.
    package struct SwiftFunction: Sendable {
        /// The name of the handler in scripts.
        package let handler: String
        /// The whole declaration.
        package let span: SourceSpan
        /// The body with its braces.
        package let body: SourceSpan
        package let parameters: [String]
        package let hasResult: Bool
        /// The number of return statements in the body, also in closures.
        package let returnCount: Int
        /// The last statement of the body, if it returns a value, or if it is the only one and is the value.
        package let value: (statement: SourceSpan, value: SourceSpan)?
    }

    /// The class of Swift of the app delegate.
    package struct SwiftClass: Sendable {
        package let name: String
        /// Where its declaration ends.
        package let end: Int
        /// The names of its variables and functions.
        package var members: [String] = []
        /// Its handlers.
        package var functions: [SwiftFunction] = []
        /// The members that only the class, or only its file, can use.
        package var privateMembers: Set<String> = []
        /// The constants of the functions that make the window.
        package var locals: [(name: String, span: SourceSpan)] = []
        /// The bodies of these functions, with their braces.
        package var windowBodies: [SourceSpan] = []
        /// The parameters of these functions.
        package var windowParameters: Set<String> = []
        /// The statements in these bodies that contain no other statement.
        package var windowLeaves: [(span: SourceSpan, line: Int, text: String)] = []
    }

    /// The class of Swift of the scene delegate.
    package struct SceneClass: Sendable {
        package let name: String
        /// The line of the declaration, from 1.
        package let line: Int
        /// Its methods that are no handlers.
        package var otherMethods: [OtherMethod] = []
    }

    /// A method of an app delegate of Swift that is no handler.
    package struct OtherMethod: Sendable {
        /// The full name: `application(_:didUpdate:)`.
        package let name: String
        /// The label of the second parameter, or the base name of a method with one parameter.
        package let key: String
        package let line: Int
    }

    /// A launch option that a launch method reads.
    package struct OptionRead: Sendable {
        /// The name of the option; nil if the options are passed on as a whole.
        package let key: String?
        package let handler: String
        package let line: Int
    }

    package private(set) var handlers: [Handler] = []
    package private(set) var windowStatements: [WindowStatement] = []
    package private(set) var optionReads: [OptionRead] = []
    /// The methods of app delegates of Swift that are no handlers.
    package private(set) var otherMethods: [OtherMethod] = []
    /// The first class of Swift for the app delegate.
    package private(set) var swiftClass: SwiftClass?
    /// The first class of Swift for the scene delegate.
    package private(set) var sceneClass: SceneClass?
    /// The line of the property `window` of an app delegate of Swift.
    package private(set) var windowLine: Int?
    /// The libraries that `uses` names.
    package private(set) var libraries: [String] = []
    /// The line `scenes = …`, and its value.
    package private(set) var scenesLine: (span: SourceSpan, value: Bool)?
    /// The scene with which the app launches: the initial scene, if a statement launches the storyboard.
    package private(set) var initial: String?
    /// The controller with which a statement launches the app in code.
    package private(set) var launchRoot: String?
    /// The controllers that are classes of Swift.
    package private(set) var swiftClasses: Set<String> = []

    /// Whether the script has no app delegate, sets nothing of the app, and does not launch it.
    package var isEmpty: Bool {
        handlers.isEmpty && swiftClass == nil && otherMethods.isEmpty && libraries.isEmpty && scenesLine == nil
            && initial == nil && launchRoot == nil
    }

    init(_ script: LintScript) {
        let tree = script.trees[script.main]
        let table = script.declarations.app.table
        for member in table.handlers where member.site.tree == script.main {
            if let handler = AppDelegateFacts.handler(member, script) { handlers.append(handler) }
            addWindowStatements(of: member, script)
            addOptionReads(of: member, script)
        }
        for property in table.properties where property.site.tree == script.main {
            let key = script.text(property.name.name)
            if key == AppKey.scenes, case .boolean(let value) = tree[property.value] {
                scenesLine = (tree.span(of: property.site.declaration), value)
            }
            if key == AppKey.libraries { libraries = AppDelegateFacts.texts(property.value, tree) }
        }
        addSwift(script)
        addLaunches(script)
        for entry in script.declarations.controllers where entry.isSwift {
            swiftClasses.insert(script.text(entry.name))
        }
    }

    private static func handler(_ member: MemberTable.HandlerMember, _ script: LintScript) -> Handler? {
        guard let method = member.methods.first else { return nil }
        let tree = script.trees[member.site.tree]
        var (nameSpan, body): (SourceSpan?, SourceSpan?) = (nil, nil)
        if case .handler(let written) = tree[member.site.declaration] {
            (nameSpan, body) = (tree.span(of: written.name), tree.span(of: written.body))
        }
        return Handler(
            name: method.spec.handler.text, swiftName: script.swiftName(of: member),
            isOfScene: method.spec.owner == .scene,
            parameters: script.parameterNames(of: member).map { script.text($0) }, nameSpan: nameSpan, body: body,
            line: tree.line(of: member.span))
    }

    private mutating func addWindowStatements(of member: MemberTable.HandlerMember, _ script: LintScript) {
        guard let method = member.methods.first else { return }
        for site in script.verbs where site.statement.verb == .root || site.statement.verb == .activate {
            guard script.contains(member, site.span, of: site.tree) else { continue }
            let root =
                site.statement.verb == .root
                ? script.controller(site.statement.operand, in: site.tree).map { script.name(of: $0) } : nil
            let tree = script.trees[site.tree]
            windowStatements.append(
                WindowStatement(
                    handler: method.spec.handler.text, root: root, span: site.span, line: tree.line(of: site.span),
                    text: tree.sourceText(of: site.span), outer: tree.outerStatement(of: site.span, in: member)))
        }
    }

    private mutating func addOptionReads(of member: MemberTable.HandlerMember, _ script: LintScript) {
        guard let method = member.methods.first, method == .willFinishLaunching || method == .didFinishLaunching
        else { return }
        let tree = script.trees[member.site.tree]
        for (key, span) in script.optionReads(in: member) {
            optionReads.append(OptionRead(key: key, handler: method.spec.handler.text, line: tree.line(of: span)))
        }
        for span in script.optionsPassedOn(in: member) where optionReads.last?.line != tree.line(of: span) {
            optionReads.append(OptionRead(key: nil, handler: method.spec.handler.text, line: tree.line(of: span)))
        }
    }

    /// Adds what only classes of Swift have: their windows, other methods, and the property `window`.
    private mutating func addSwift(_ script: LintScript) {
        let classes = SwiftAppDelegates(script)
        windowStatements += classes.windowStatements
        otherMethods = classes.otherMethods
        windowLine = classes.windowLine
        swiftClass = classes.swiftClass
        sceneClass = SwiftAppDelegates.sceneClass(of: script)
    }

    private mutating func addLaunches(_ script: LintScript) {
        for site in script.verbs where site.statement.effects.contains(.fillsWindow) && !site.isExpected {
            guard site.statement.verb != .root, site.statement.verb != .activate else { continue }
            if let root = script.controller(.with, of: site) {
                launchRoot = launchRoot ?? script.name(of: root)
            } else if let scene = script.declarations.initial[1] {
                initial = script.name(of: scene)
            }
        }
    }

    private static func texts(_ value: ExpressionID, _ tree: SyntaxTree) -> [String] {
        guard case .array(let elements) = tree[value] else { return [] }
        return tree.elements(of: elements).compactMap { element in
            guard case .string(let text) = tree[element] else { return nil }
            return tree.string(of: text)
        }
    }
}

extension Script {
    /// Returns what a script says about the delegates of its app; nil with the diagnostics if it has errors.
    package static func appDelegateFacts(
        of file: SourceFile, settings: Settings, reader: ImportReader
    ) -> AppDelegateFacts? {
        var compiler = Compiler(settings)
        let result = compiler.add(file, lowered: false, reader: reader)
        return result.hasErrors ? nil : AppDelegateFacts(LintScript(compiler, settings: settings))
    }
}

extension SyntaxTree {
    /// Returns the statement of a handler's body itself that contains a span.
    fileprivate func outerStatement(of span: SourceSpan, in member: MemberTable.HandlerMember) -> SourceSpan {
        guard case .handler(let handler) = self[member.site.declaration] else { return span }
        return elements(of: handler.body.statements).map { self.span(of: $0) }.first { $0.encloses(span) } ?? span
    }

    /// Returns the line, from 1, on which a span starts.
    func line(of span: SourceSpan) -> Int {
        let before = SourceSpan(file: span.file, start: 0, end: span.start)
        return sourceText(of: before).utf8.count { $0 == 0x0A } + 1
    }
}
