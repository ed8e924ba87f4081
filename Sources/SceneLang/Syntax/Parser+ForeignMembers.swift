import SceneRuntime

// Members that are written as in Swift or in JSON.
extension Parser {
    /// Whether UIKit calls a method with the name.
    func isHandler(_ token: Token) -> Bool {
        let word = Array(text(of: token).utf8)
        return MethodSpec.table.contains { $0.method != .action && $0.handler.utf8Bytes == word }
    }

    /// Returns what replaces a word that is not a member: a handler without 'on', or a property without '='.
    func memberFix(_ token: Token, _ next: Token) -> String? {
        guard token.kind == .identifier, let name = token.name, !next.flags.contains(.newline) else { return nil }
        let word = text(of: token)
        if next.kind == .leftBrace || next.kind == .leftParenthesis { return isHandler(token) ? "on \(word)" : nil }
        let isValue = [.string, .true, .false, .integer, .dot].contains(next.kind)
        return isValue && VerbTable.forms(beginningWith: name).isEmpty ? "\(word) =" : nil
    }

    /// Reports `root: home` and `title: "Home"`.
    mutating func memberWithColon() -> Declaration {
        if connectionKind() != nil { return connectionWithoutArrow() }
        let start = cursor.current.start
        let name = text(of: take())
        lastError = cursor.position
        let span = tree.span(start, cursor.current.end)
        report(
            .expectedMember, "expected '=' after '\(name)', found ':'", span,
            fix: Diagnostic.Fix(span, "\(name) =", isHelp: true))
        return .missing
    }

    /// Reports `root: home`, `root = home` and `tabs = [home, search]`. The fix replaces the brackets, too.
    mutating func connectionWithoutArrow() -> Declaration {
        let whole = cursor.current.start
        let name = text(of: take())
        let separator = take()
        let start = cursor.current.start
        let isList = cursor.at(.leftBracket)
        while !cursor.at(.rightBrace), !cursor.at(.semicolon), !cursor.at(.endOfFile),
            !cursor.current.flags.contains(.newline) || cursor.previous?.kind == .comma || start == cursor.current.start
        {
            take()
        }
        var targets = String(decoding: bytes[Int(start)..<max(Int(start), Int(previousEnd))], as: UTF8.self)
        if isList, targets.last == "]" { targets = String(targets.dropFirst().dropLast()) }
        let span = tree.span(whole, max(separator.end, previousEnd))
        report(
            .expectedMember, "expected '->' after '\(name)', found '\(text(of: separator))'", span,
            fix: Diagnostic.Fix(span, "\(name) -> \(targets)", isHelp: true))
        return .missing
    }

    /// Reports the arguments of a class after the colon, as in `nav: NavigationController(rootViewController: home)`.
    mutating func reportClassArguments() {
        guard cursor.at(.leftParenthesis), !startsLine(cursor.current) else { return }
        let start = cursor.current.start
        let opener = take()
        let arguments = with(.brackets) { parser in
            let (found, _) = parser.elements(.rightParenthesis, first: nil)
            parser.closeBracket(.rightParenthesis, opener)
            return found
        }
        let root = tree.elements(of: arguments).first { argument in
            let label = argument.label.map { names.text(of: $0.name) }
            return label == "rootViewController" || label == "root" || label == nil
        }.map { tree.sourceText(of: $0.value) }
        let span = tree.span(start, previousEnd)
        report(
            .foreignCall, "a class after ':' takes no arguments", span,
            help: root.map { "write: { root -> \($0) }" } ?? "remove the parentheses",
            fix: Diagnostic.Fix(span, root.map { " { root -> \($0) }" } ?? ""))
    }
}
