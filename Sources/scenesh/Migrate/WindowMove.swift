import SceneLang

/// What becomes of the statements with which an app delegate of Swift makes its window, when the scene delegate makes
/// it.
struct WindowMove: Sendable {
    /// A statement that stays in the app delegate.
    struct Leftover: Sendable {
        let line: Int
        /// The text, on one line.
        let text: String
    }

    /// The statements that the app delegate no longer has.
    private(set) var removed: [SourceSpan] = []
    /// The statements that stay, and use the window, a constant that moves, or a constant that the root needs, too.
    private(set) var leftovers: [Leftover] = []
    /// What the root needs and the scene delegate does not have: a parameter of the function that makes the window.
    private(set) var missing: [String] = []
    /// The members of the app delegate that the root uses, and that the scene delegate cannot use.
    private(set) var privateMembers: [String] = []
    /// The root, with the members of the app delegate as those of `delegate`; nil if no statement sets it.
    private(set) var root: String?
    /// Whether the root uses `delegate`.
    private(set) var usesDelegate = false

    /// Whether the scene delegate has all of the code, and the app delegate none of it.
    var isWhole: Bool { leftovers.isEmpty && missing.isEmpty && (removed.isEmpty || root != nil) }

    /// Nothing, if the app delegate is no class of Swift.
    init(_ script: ScriptSource, _ facts: AppDelegateFacts) {
        guard let delegate = facts.swiftClass else { return }
        let early = facts.earlyWindowStatements
        let bytes = script.bytes
        removed = early.map(\.outer)
        guard !removed.isEmpty else { return }
        // Constants that only the window used go with it.
        for local in delegate.locals.reversed() where !removed.contains(local.span) {
            guard let body = delegate.windowBodies.first(where: { $0.encloses(local.span) }) else { continue }
            let gone = removed.filter { body.encloses($0) }
            let isOfWindow = gone.contains { SwiftNames.uses(local.name, WindowMove.text(of: $0, without: [], bytes)) }
            let rest = WindowMove.text(of: body, without: gone + [local.span], bytes)
            if isOfWindow, !SwiftNames.uses(local.name, rest) { removed.append(local.span) }
        }
        let rootNames = Set(early.flatMap(\.rootNames))
        let shared = delegate.locals.filter { rootNames.contains($0.name) && !removed.contains($0.span) }
        let moved = delegate.locals.filter { removed.contains($0.span) }
        for leaf in delegate.windowLeaves where !removed.contains(where: { $0.encloses(leaf.span) }) {
            guard let body = delegate.windowBodies.first(where: { $0.encloses(leaf.span) }) else { continue }
            let needed = (shared + moved).filter { body.encloses($0.span) && $0.span != leaf.span }.map(\.name)
            let usesWindow = SwiftNames.uses("window", leaf.text) || leaf.text.contains("self.window")
            if usesWindow || needed.contains(where: { SwiftNames.uses($0, leaf.text) }) {
                leftovers.append(Leftover(line: leaf.line, text: WindowMove.onOneLine(leaf.text)))
            }
        }
        missing = rootNames.filter { name in
            delegate.windowParameters.contains(name) && !delegate.locals.contains { $0.name == name }
        }.sorted()
        setRoot(early.compactMap(\.swiftRoot).first, delegate)
    }

    private mutating func setRoot(_ text: String?, _ delegate: AppDelegateFacts.SwiftClass) {
        guard var text else { return }
        let before = text
        for member in Set(delegate.members).subtracting(["window", "delegate"]).sorted() {
            let replaced = text.replacingName(member, with: "delegate.\(member)")
            if (replaced != text || text.contains("self.\(member)")) && delegate.privateMembers.contains(member) {
                privateMembers.append(member)
            }
            text = replaced
        }
        text = text.replacingName("self", with: "delegate")
        usesDelegate = text != before
        root = text
    }

    /// Returns the source of a span without some parts of it.
    private static func text(of span: SourceSpan, without parts: [SourceSpan], _ bytes: [UInt8]) -> String {
        var kept: [UInt8] = []
        for place in Int(span.start)..<Int(span.end)
        where !parts.contains(where: { Int($0.start)..<Int($0.end) ~= place }) {
            kept.append(bytes[place])
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private static func onOneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension AppDelegateFacts {
    /// The statements of the launch methods, and of the functions that they call, that make the window.
    var earlyWindowStatements: [WindowStatement] {
        windowStatements.filter { ["willFinishLaunching", "didFinishLaunching"].contains($0.handler) }
    }
}
