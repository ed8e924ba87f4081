/// Swift that runs code later, and the verbs to write instead. The text of the statement decides, because it may
/// contain what the language does not have, such as `#selector`.
enum ForeignDelays {
    /// A statement that was recognised.
    enum Finding: Equatable {
        /// `verb` means the same.
        case verb(String)
        /// There is no verb; the message and how to write it.
        case none(message: String, help: String)
    }

    /// Returns what a statement is, or nil if it does not run code later.
    static func find(_ text: String) -> Finding? {
        let call = SwiftCall(text)
        switch call.callee {
        case "DispatchQueue.main.async": return call.block("execute").map { .verb("async \($0)") }
        case "Task": return call.block(nil).map { .verb("async \($0)") }
        case "DispatchQueue.main.asyncAfter":
            guard let delay = call["deadline"].flatMap(seconds), let block = call.block("execute") else { return nil }
            return .verb("after \(delay) \(block)")
        case "Timer.scheduledTimer": return timer(call)
        case "perform", "self.perform":
            guard let delay = call["afterDelay"], let method = call.arguments.first?.value else { return nil }
            return self.call(of: method, passing: call["with"] ?? "nil").map { .verb("after \(delay) { \($0) }") }
        default: return otherQueue(call.callee)
        }
    }

    private static func timer(_ call: SwiftCall) -> Finding? {
        guard let delay = call["withTimeInterval"] ?? call["timeInterval"] else { return nil }
        if call["repeats"] == "true" {
            return .none(
                message: "a timer that repeats is not modelled",
                help: "write a function that schedules its next call: func tick() { after \(delay) { tick() } }")
        }
        if let block = call.block("block") { return .verb("after \(delay) \(block)") }
        return call["selector"].flatMap { self.call(of: $0, passing: "nil") }.map { .verb("after \(delay) { \($0) }") }
    }

    /// Queues other than the main one, and blocks for which a caller waits.
    private static func otherQueue(_ head: String) -> Finding? {
        if head == "DispatchQueue.main.sync" {
            return .none(
                message: "DispatchQueue.main.sync never ends: the main queue waits for itself",
                help: "write: async { … }")
        }
        guard head.hasPrefix("DispatchQueue.global") || head == "Task.detached" else { return nil }
        return .none(
            message: "blocks on queues other than the main queue are not modelled",
            help: "write only the code that then runs on the main queue: async { … } or after SECONDS { … }")
    }

    /// Returns the seconds of a deadline such as `.now() + .milliseconds(300)`, or nil.
    private static func seconds(_ deadline: String) -> String? {
        for now in [".now()", "DispatchTime.now()"] where deadline.hasPrefix(now) {
            var rest = deadline.dropFirst(now.count).drop { $0 == " " }
            if rest.isEmpty { return "0" }
            guard rest.popFirst() == "+" else { return nil }
            let delay = String(rest.drop { $0 == " " })
            if let whole = inParentheses(delay, after: ".seconds") { return whole }
            return inParentheses(delay, after: ".milliseconds").map { "\($0) / 1000.0" } ?? delay
        }
        return nil
    }

    /// Returns the method of `#selector(method)` without its class and its parameters, or nil.
    static func selector(_ text: String) -> String? {
        guard let path = inParentheses(text, after: "#selector") else { return nil }
        let method = path.prefix { $0 != "(" }
        return method.split(separator: ".").last.map(String.init)
    }

    /// Returns the call of the method that `#selector(method)` names, or nil. If the method has a parameter, the call
    /// passes `argument`.
    private static func call(of selector: String, passing argument: String) -> String? {
        guard let method = self.selector(selector) else { return nil }
        return selector.contains(":") ? "\(method)(\(argument))" : "\(method)()"
    }

    /// Returns what is between the parentheses after `name`, or nil.
    private static func inParentheses(_ text: String, after name: String) -> String? {
        guard text.hasPrefix(name + "("), text.hasSuffix(")") else { return nil }
        return String(text.dropFirst(name.count + 1).dropLast())
    }
}
