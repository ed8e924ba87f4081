import SceneLang

/// A script with an app delegate of Swift after the migration. A class `SceneDelegate` follows the app delegate. It
/// makes the window, and has the code of the methods that UIKit calls on a scene delegate instead. The text is not
/// formatted.
///
/// The code of a method stays where it is if it uses other members of the app delegate, or returns in the middle. The
/// scene delegate then calls it.
struct MovedSwiftScript {
    let bytes: [UInt8]

    /// Nil if the script has a scene delegate already, or if the window cannot move as a whole.
    init?(
        _ script: ScriptSource, _ facts: AppDelegateFacts, _ methods: MovedMethods, delegate text: SceneDelegateText
    ) {
        guard let delegate = facts.swiftClass, !facts.handlers.contains(where: { $0.isOfScene }) else { return nil }
        let move = WindowMove(script, facts)
        guard move.isWhole else { return nil }
        let bytes = script.bytes
        var removed = move.removed
        removed += methods.removed
        if let line = facts.scenesLine, !line.value { removed.append(line.span) }
        var result = bytes
        let edits =
            removed.map { (range: MovedScript.line(of: $0, bytes), text: "") }
            + [(range: delegate.end..<delegate.end, text: "\n\n" + text.declaration)]
        for (range, text) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(range, with: Array(text.utf8))
        }
        self.bytes = result
    }
}

/// What becomes of the methods of an app delegate of Swift that UIKit calls on a scene delegate instead.
struct MovedMethods: Sendable {
    /// The code of the scene delegate's methods, by the handler that moves. It is not indented.
    private(set) var bodies: [String: String] = [:]
    /// The methods that the app delegate no longer has, because their code moves.
    private(set) var removed: [SourceSpan] = []

    /// Without methods, if the app delegate is no class of Swift.
    init(_ script: ScriptSource, _ facts: AppDelegateFacts) {
        guard let delegate = facts.swiftClass else { return }
        for function in delegate.functions {
            guard let target = MovedMethod(function, of: delegate, script.bytes) else { continue }
            if !target.body.isEmpty { bodies[function.handler] = target.body }
            if target.moves { removed.append(function.span) }
        }
    }
}

/// What becomes of a method of the app delegate.
private struct MovedMethod {
    /// The code of the scene delegate's method.
    let body: String
    /// Whether that is the code of the app delegate, which no longer has the method.
    let moves: Bool

    /// Where the scene delegate finds what a method of the app delegate has as parameters, in order. Nil: nowhere.
    private struct Source {
        let parameters: [String?]
        /// The call of the method on `delegate`.
        let call: String
    }

    private static func source(of handler: String) -> Source? {
        switch handler {
        case "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
            "applicationWillEnterForeground":
            Source(parameters: [application], call: "delegate?.\(handler)(UIApplication.shared)")
        case "openURL":
            Source(
                parameters: [application, "context.url", nil],
                call: "_ = delegate?.application(UIApplication.shared, open: context.url, options: [:])")
        case "willContinueUserActivity":
            Source(
                parameters: [application, "userActivityType"],
                call: "_ = delegate?.application("
                    + "UIApplication.shared, willContinueUserActivityWithType: userActivityType)")
        case "continueUserActivity":
            Source(
                parameters: [application, "userActivity", nil],
                call: "_ = delegate?.application("
                    + "UIApplication.shared, continue: userActivity, restorationHandler: { _ in })")
        case "performActionForShortcutItem":
            Source(
                parameters: [application, "shortcutItem", "completionHandler"],
                call: "delegate?.application(UIApplication.shared, performActionFor: shortcutItem, "
                    + "completionHandler: completionHandler)")
        default: nil
        }
    }

    private static let application = "UIApplication.shared"

    /// Nil if no method of a scene delegate has the same parameters.
    init?(_ function: AppDelegateFacts.SwiftFunction, of delegate: AppDelegateFacts.SwiftClass, _ bytes: [UInt8]) {
        guard let source = MovedMethod.source(of: function.handler) else { return nil }
        var lines: [String]
        if let code = MovedMethod.code(function, of: delegate, bytes) {
            lines = []
            var isComplete = true
            for (name, value) in zip(function.parameters, source.parameters) where SwiftNames.uses(name, code) {
                guard let value else {
                    isComplete = false
                    break
                }
                if value != name { lines.append("let \(name) = \(value)") }
            }
            lines.append(code)
            if function.handler == "performActionForShortcutItem",
                !SwiftNames.uses(function.parameters.last ?? "", code)
            {
                lines.append("completionHandler(true)")
            }
            moves = isComplete
        } else {
            (lines, moves) = ([], false)
        }
        var after = ""
        if !moves {
            let code = MovedMethod.text(function.body.start, function.body.end, bytes)
            let usesOptions =
                function.handler == "openURL" && SwiftNames.uses(function.parameters.last ?? "", code)
            lines = usesOptions ? MovedMethod.callWithOptions : [source.call]
            after = "let delegate = UIApplication.shared.delegate as? \(delegate.name)\n"
        }
        let text = lines.joined(separator: "\n")
        let isLoop = function.handler == "openURL" && !text.isEmpty
        body = after + (isLoop ? "for context in URLContexts {\n\(text)\n}" : text)
    }

    /// The call of `application(_:open:options:)` with the options of a context, in their older form.
    private static let callWithOptions = [
        "var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]",
        "options[.sourceApplication] = context.options.sourceApplication",
        "options[.annotation] = context.options.annotation",
        "_ = delegate?.application(UIApplication.shared, open: context.url, options: options)",
    ]

    private static func text(_ start: UInt32, _ end: UInt32, _ bytes: [UInt8]) -> String {
        String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    }

    /// Returns the statements of a body without what they return; nil if they cannot move.
    private static func code(
        _ function: AppDelegateFacts.SwiftFunction, of delegate: AppDelegateFacts.SwiftClass, _ bytes: [UInt8]
    ) -> String? {
        func text(_ start: UInt32, _ end: UInt32) -> String { MovedMethod.text(start, end, bytes) }
        var code: String
        let (start, end) = (function.body.start + 1, function.body.end - 1)
        if function.hasResult {
            guard let value = function.value, function.returnCount <= 1 else { return nil }
            let result = text(value.value.start, value.value.end)
            let isLiteral = result == "true" || result == "false"
            // A return in the middle does not end the body.
            guard function.returnCount == 0 || value.statement != value.value else { return nil }
            code =
                text(start, value.statement.start) + (isLiteral ? "" : "_ = \(result)")
                + text(value.statement.end, end)
        } else {
            guard function.returnCount == 0 else { return nil }
            code = text(start, end)
        }
        let isFree = !(delegate.members + ["self", "super", "context"]).contains { SwiftNames.uses($0, code) }
        while let last = code.last, last.isWhitespace { code.removeLast() }
        return isFree ? String(code.drop { $0.isWhitespace }) : nil
    }
}

/// Names in the text of Swift.
enum SwiftNames {
    /// Whether a text has a name as a whole name that is no member of something else. Names in comments and strings
    /// count, too.
    static func uses(_ name: String, _ text: String) -> Bool {
        let (wanted, bytes) = (Array(name.utf8), Array(text.utf8))
        guard !wanted.isEmpty, wanted.count <= bytes.count else { return false }
        for place in 0...bytes.count - wanted.count where bytes[place..<place + wanted.count].elementsEqual(wanted) {
            let end = place + wanted.count
            let startsName = place == 0 || !isPartOfName(bytes[place - 1]) && bytes[place - 1] != UInt8(ascii: ".")
            if startsName, end == bytes.count || !isPartOfName(bytes[end]) { return true }
        }
        return false
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
