// Declarations with attributes of Swift.
extension Parser {
    /// Whether the next token is an attribute, which the lexer has reported.
    var isAtAttribute: Bool { cursor.at(.unknown) && bytes[Int(cursor.current.start)] == UInt8(ascii: "@") }

    /// Parses a member after an attribute, such as `@IBAction func save(_ sender: Any) { }`; nil if there is none.
    mutating func attributed(in owner: Owner) -> Declaration? {
        guard isAtAttribute else { return nil }
        let start = cursor.current.start
        let attribute = takeAttribute()
        if attribute == "@IBAction", cursor.at(.func), owner == .controller || owner == .app {
            return .action(attributedFunction(from: start, as: .action))
        }
        if attribute == "@IBOutlet", cursor.at(.weak) || cursor.at(.var), owner == .controller {
            return outlet(from: start)
        }
        return cursor.at(.func) ? .function(attributedFunction(from: start, as: .func)) : memberBody(owner)
    }

    /// Parses a function after an attribute at file level; nil if there is none. Other attributes are skipped.
    mutating func attributedFunction() -> Declaration? {
        guard isAtAttribute else { return nil }
        let start = cursor.current.start
        takeAttribute()
        return cursor.at(.func) ? .function(attributedFunction(from: start, as: .func)) : nil
    }

    /// Consumes attributes and the modifiers after them. Returns the first attribute.
    @discardableResult
    private mutating func takeAttribute() -> String {
        let attribute = text(of: cursor.current).prefix { $0 != " " }
        while isAtAttribute || Parser.modifiers.contains(text(of: cursor.current)) { take() }
        return String(attribute)
    }

    /// Parses a function whose attribute is at `start`, and reports its head with the fix.
    private mutating func attributedFunction(from start: UInt32, as keyword: Keyword) -> Function {
        let function = function(isSent: keyword == .action)
        let parameters = function.parameters.isEmpty && keyword == .action ? "" : text(of: function.parameters)
        let head = "\(keyword.text) \(names.text(of: function.name.name))\(parameters)"
        var end = Int(function.body.start)
        while end > Int(function.name.end), bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
        let span = tree.span(start, UInt32(end))
        let words = String(decoding: bytes[Int(start)...].prefix { $0 != 0x20 && $0 != 0x0A }, as: UTF8.self)
        report(
            .expectedMember, "\(keyword == .action ? "an action" : "a function") has no attribute such as '\(words)'",
            span, help: "write: \(head)", fix: Diagnostic.Fix(span, head))
        return function
    }

    /// `@IBOutlet weak var status: UILabel!`: the controller declares its view.
    private mutating func outlet(from start: UInt32) -> Declaration {
        let variable = variable()
        let span = tree.span(start, previousEnd)
        let written = String(decoding: bytes[Int(start)..<Int(previousEnd)], as: UTF8.self)
        let type = written.split(separator: ":").last.map { $0.filter { $0.isLetter } } ?? ""
        let kind = type.hasPrefix("UI") ? type.dropFirst(2).prefix(1).lowercased() + type.dropFirst(3) : "view"
        let form = "view { \(kind) \(names.text(of: variable.name.name)) }"
        report(
            .expectedMember, "the views of a controller must be declared in 'view'", span, help: "write: \(form)",
            fix: Diagnostic.Fix(span, form))
        return .variable(variable)
    }
}
