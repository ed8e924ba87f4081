import SceneLang

/// A difference between a golden and a run.
struct MismatchFinding: Sendable {
    enum Kind: Sendable {
        case stepAdded, stepRemoved
        /// A step or scenario that replaces another one.
        case stepReplaced(TraceLine)
        case gained, lost
        /// A line that has moved after another one.
        case moved(TraceLine?)
        /// A line with other text or arguments than before.
        case reworded(TraceLine)
    }

    let kind: Kind
    /// The new line; for a lost one, the old line.
    let line: TraceLine
    /// The indices of its edits.
    var edits: [Int]
    /// The scenario and step of the line.
    let place: RunDifference.Place
    /// The step or scenario of the line; nil before the first.
    var step: String?

    /// The difference as a clause; nil if the clauses of other lines cover it.
    var clause: String? {
        switch line.kind {
        case .environment: environmentClause { "the run is in \(line.environment), the golden in \($0.environment)" }
        case .scenario, .step: headerClause
        case .call: callClause
        case .innerStep: verbClause
        case .print: printClause
        case .remark: remarkClause
        case .message: messageClause
        case .status: statusClause
        case .other: nil
        }
    }

    /// For a new or missing call: the receiver and the message.
    var messages: (who: String, message: String)? {
        guard line.kind == .call else { return nil }
        return switch kind {
        case .gained: ("\(line.receiver) now receives", line.message)
        case .lost: ("\(line.receiver) no longer receives", line.message)
        case .moved, .reworded, .stepAdded, .stepRemoved, .stepReplaced: nil
        }
    }

    /// For a call with other arguments than before: its name, and the arguments that differ.
    var changedArguments: (call: String, arguments: String)? {
        guard line.kind == .call, case .reworded(let old) = kind, line.text != old.text, line.name == old.name else {
            return nil
        }
        return (line.nameText, line.arguments(unlike: old))
    }

    private var headerClause: String? {
        let noun = line.kind == .step ? "step" : "scenario"
        return switch kind {
        case .stepAdded: "new \(noun) '\(line.words)'"
        case .stepRemoved: "the \(noun) '\(line.words)' was removed"
        case .stepReplaced(let old): "the \(noun) '\(old.words)' is now '\(line.words)'"
        case .reworded(let old): "the \(noun) '\(old.words)' is now '\(line.words)'"
        case .gained, .lost, .moved: nil
        }
    }

    private var callClause: String? {
        switch kind {
        case .gained, .lost: messages.map { "\($0.who) \($0.message)" }
        case .moved(let other):
            other.map { "\(line.words) now follows \($0.mention)" } ?? "\(line.words) is now the first call of its step"
        case .reworded(let old):
            if line.text == old.text {
                "\(line.words) is now nested differently"
            } else if line.name != old.name {
                "\(old.words) is now \(line.words)"
            } else {
                "\(line.nameText) now has \(line.arguments(unlike: old))"
            }
        case .stepAdded, .stepRemoved, .stepReplaced: nil
        }
    }

    private var verbClause: String? {
        switch kind {
        case .gained: "a handler now runs '\(line.words)'"
        case .lost: "no handler runs '\(line.words)' any more"
        case .moved(let other): other.map { "'\(line.words)' now runs after \($0.mention)" }
        case .reworded(let old): "a handler runs '\(line.words)' instead of '\(old.words)'"
        case .stepAdded, .stepRemoved, .stepReplaced: nil
        }
    }

    private var printClause: String? {
        switch kind {
        case .gained: "'\(line.words)' is now printed"
        case .lost: "'\(line.words)' is no longer printed"
        case .moved(let other): other.map { "'\(line.words)' is now printed after \($0.mention)" }
        case .reworded(let old): "'\(line.words)' is printed instead of '\(old.words)'"
        case .stepAdded, .stepRemoved, .stepReplaced: nil
        }
    }

    private var remarkClause: String? {
        switch kind {
        case .gained: "the run now reports: \(line.words)"
        case .lost: "the run no longer reports: \(line.words)"
        case .moved(let other): other.map { "'\(line.words)' is now reported after \($0.mention)" }
        case .reworded(let old): "the run reports: \(line.words), instead of: \(old.words)"
        case .stepAdded, .stepRemoved, .stepReplaced: nil
        }
    }

    /// The clause for the first line of a message. Its other lines only show the place in the script.
    private var messageClause: String? {
        guard ["error", "warning"].contains(where: line.words.hasPrefix) else { return nil }
        return switch kind {
        case .gained: "new message: \(line.words)"
        case .lost: "the message is no longer printed: \(line.words)"
        case .reworded(let old): "the message '\(old.words)' is now '\(line.words)'"
        case .moved, .stepAdded, .stepRemoved, .stepReplaced: nil
        }
    }

    private var statusClause: String? {
        switch kind {
        case .gained: "the status is now \(line.words), not 0"
        case .lost: "the status is now 0, not \(line.words)"
        case .reworded(let old): "the status is now \(line.words), not \(old.words)"
        case .moved, .stepAdded, .stepRemoved, .stepReplaced: nil
        }
    }

    private func environmentClause(_ words: (TraceLine) -> String) -> String? {
        if case .reworded(let old) = kind { words(old) } else { nil }
    }
}

extension TraceLine {
    /// The text of the line, without its prefix.
    var words: String {
        let mark =
            switch kind {
            case .step, .innerStep, .print, .remark: 2
            case .scenario: 3
            case .message, .status: 9
            case .environment, .call, .other: 0
            }
        return String(decoding: text.dropFirst(mark).drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }

    /// The line as a part of a sentence.
    fileprivate var mention: String { kind == .call ? words : "'\(words)'" }

    /// `ios 17, iPhone portrait`
    fileprivate var environment: String {
        TraceHead(Array(text)).map { "\($0.release), \($0.device)" + ($0.build.isEmpty ? "" : ", \($0.build)") }
            ?? words
    }

    fileprivate var nameText: String { String(decoding: name, as: UTF8.self) }

    /// The receiver of a call.
    fileprivate var receiver: String {
        String(decoding: name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name, as: UTF8.self)
    }

    /// The call without its receiver.
    fileprivate var message: String {
        let start = name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? text.startIndex
        return String(decoding: text[start...], as: UTF8.self)
    }

    /// Returns the arguments that differ from those of another call of the method, such as `animated: true`.
    fileprivate func arguments(unlike other: TraceLine) -> String {
        let changed = zip(arguments, other.arguments).filter { $0 != $1 }.map { String(decoding: $0.0, as: UTF8.self) }
        let rest =
            self.textAfterArguments.elementsEqual(other.textAfterArguments)
            ? [] : [String(decoding: self.textAfterArguments.dropFirst(), as: UTF8.self)]
        return (changed + rest).joined(separator: ", ")
    }
}
