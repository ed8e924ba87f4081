import SceneLang

/// A script after the migration: handlers of the app delegate are renamed, the window and what launches the app move to
/// `sceneWillConnect`. It is not formatted.
struct MovedScript {
    /// Nil if the app delegate is a class of Swift and no class for the scene can be written.
    let bytes: [UInt8]?

    /// A replacement of a part of the source.
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    /// - Parameters:
    ///   - methods: what becomes of the methods of an app delegate of Swift.
    ///   - delegate: the scene delegate, for an app delegate of Swift.
    init(
        _ source: ScriptSource, _ facts: AppDelegateFacts, _ methods: MovedMethods, delegate: SceneDelegateText
    ) {
        let handlers = facts.handlers
        guard facts.swiftClass == nil, handlers.allSatisfy({ $0.nameSpan != nil }) else {
            bytes = MovedSwiftScript(source, facts, methods, delegate: delegate)?.bytes
            return
        }
        var edits: [Edit] = []
        var connection: [String] = []
        let early = facts.earlyWindowStatements
        var moved: [SourceSpan] = []
        for statement in early where !moved.contains(statement.outer) {
            moved.append(statement.outer)
            edits.append(Edit(range: MovedScript.line(of: statement.outer, source.bytes), text: ""))
            let text = source.bytes[Int(statement.outer.start)..<Int(statement.outer.end)]
            connection.append(String(decoding: text, as: UTF8.self))
        }
        if let line = facts.scenesLine, !line.value {
            edits.append(Edit(range: MovedScript.line(of: line.span, source.bytes), text: ""))
        }
        for handler in handlers where !handler.isOfScene {
            guard let row = SceneAdoption.row(of: handler.name), let name = handler.nameSpan, let body = handler.body,
                row.keepsParameters,
                !handlers.contains(where: { $0.name == row.scene.description })
            else { continue }
            edits.append(Edit(range: Int(name.start)..<Int(name.end), text: row.scene.description))
            let text = String(decoding: source.bytes[Int(body.start)..<Int(body.end)], as: UTF8.self)
            connection += MovedScript.coldHalf(of: handler, text)
        }
        MovedScript.addConnection(connection, handlers, &edits, source.bytes)
        var result = source.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        bytes = result
    }

    /// Returns statements that do at a launch what a handler does while the app runs.
    private static func coldHalf(of handler: AppDelegateFacts.Handler, _ body: String) -> [String] {
        let name = handler.parameters.first ?? "_"
        switch handler.name {
        case "openURL": return ["for \(name) in options.urlContexts \(body)"]
        case "continueUserActivity": return ["for \(name) in options.userActivities \(body)"]
        case "performActionForShortcutItem":
            let binding = handler.parameters.isEmpty ? "" : "let \(name) = options.shortcutItem"
            return ["if options.shortcutItem != nil {\n\(binding)\n\(body.dropFirst())"]
        default: return []
        }
    }

    /// Adds statements to `sceneWillConnect`, or a handler with them after the other handlers.
    private static func addConnection(
        _ statements: [String], _ handlers: [AppDelegateFacts.Handler], _ edits: inout [Edit], _ bytes: [UInt8]
    ) {
        guard !statements.isEmpty else { return }
        let text = statements.joined(separator: "\n")
        if let known = handlers.first(where: { $0.name == "sceneWillConnect" }), let body = known.body {
            edits.append(Edit(range: Int(body.start) + 1..<Int(body.start) + 1, text: "\n\(text)\n"))
        } else if let end = handlers.compactMap({ $0.body?.end }).max() {
            edits.append(
                Edit(range: Int(end)..<Int(end), text: "\non sceneWillConnect(url, options) {\n\(text)\n}\n"))
        }
    }

    /// Returns the line of a statement with its line end, if nothing else is on the line; otherwise the statement.
    static func line(of span: SourceSpan, _ bytes: [UInt8]) -> Range<Int> {
        var (start, end) = (Int(span.start), Int(span.end))
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        let startsLine = start == 0 || bytes[start - 1] == 0x0A
        if startsLine, end < bytes.count, bytes[end] == 0x0A { return start..<end + 1 }
        // A semicolon separates it from the next statement.
        var rest = Int(span.end)
        while rest < bytes.count, bytes[rest] == 0x20 { rest += 1 }
        if rest < bytes.count, bytes[rest] == UInt8(ascii: ";") { return Int(span.start)..<rest + 1 }
        return Int(span.start)..<Int(span.end)
    }
}
