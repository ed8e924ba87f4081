#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The questions of `scenesh review` and their answers.
struct Review {
    private enum Answer: Character, CaseIterable {
        case accept = "a"
        case reject = "r"
        case acceptAll = "A"
        case rejectAll = "R"
        case skip = "s"
        case quit = "q"
        case help = "?"
    }

    /// The typed input.
    private enum Input {
        case answer(Answer)
        case other
        case end, interrupted
    }

    /// The maximum length of an answer, in bytes.
    private static let longestLine = 4_096

    private let items: [ReviewItem]
    private let runner: GoldenRunner
    private let reporter: TextReporter
    private let paint: Paint
    private var accepted = 0
    private var alreadyFixed = 0
    private var rejected: [String] = []
    /// The answer for all further items, after `A` or `R`.
    private var forAll: Decision?

    private enum Decision {
        case accept, reject
    }

    init(items: [ReviewItem], runner: GoldenRunner, isColoured: Bool) {
        self.items = items
        self.runner = runner
        reporter = TextReporter(isColoured: isColoured, isQuiet: false)
        paint = Paint(colour: isColoured)
    }

    /// Whether no item is left.
    var isClean: Bool { accepted + alreadyFixed == items.count }

    /// The results, as whole lines.
    var summary: [UInt8] {
        var text: [UInt8] = []
        for path in rejected { paint.line("rejected \(PlainText.line(path))", .plain, into: &text) }
        let left = items.count - accepted - alreadyFixed - rejected.count
        let words = "\(accepted) accepted, \(rejected.count) rejected, \(left) left"
        paint.line(items.isEmpty ? "nothing to review" : words, isClean ? .green : .red, into: &text)
        return text
    }

    /// Asks about each item; false if Ctrl-C ended it.
    mutating func askAboutItems(_ console: inout Console) -> Bool {
        for (index, item) in items.enumerated() {
            if let forAll {
                decide(forAll, item, &console)
                continue
            }
            show(item, &console)
            switch ask(item, "[\(index + 1)/\(items.count)]", &console) {
            case .end: return true
            case .interrupted: return false
            case .answer, .other: break
            }
        }
        return true
    }

    /// Asks until an answer decides the item.
    private mutating func ask(_ item: ReviewItem, _ number: String, _ console: inout Console) -> Input {
        var item = item
        while true {
            let offer = !item.canBeAccepted ? "" : item.unread == nil ? "(a)ccept, " : "(a)ccept and delete, "
            console.write("\(number) \(offer)(r)eject, (A)ccept all, (R)eject all, (s)kip, (q)uit or ? ")
            console.flush()
            let input = Review.read()
            switch input {
            case .answer(.accept) where item.canBeAccepted:
                guard let now = item.rerun(by: runner) else {
                    console.write("this script passes now\n")
                    alreadyFixed += 1
                    return input
                }
                if now.isSame(as: item) {
                    accept(item, &console)
                    return input
                }
                // Only what was shown can be accepted.
                console.write("the files have changed meanwhile:\n")
                item = now
                show(item, &console)
            case .answer(.reject):
                decide(.reject, item, &console)
                return input
            case .answer(.acceptAll):
                forAll = .accept
                decide(.accept, item, &console)
                return input
            case .answer(.rejectAll):
                forAll = .reject
                decide(.reject, item, &console)
                return input
            case .answer(.skip): return input
            case .answer(.quit): return .end
            case .end, .interrupted:
                console.write("\n")
                return input
            case .answer(.accept): console.write(item.refusal)
            case .answer(.help): console.write(Review.help)
            case .other: console.write("answer with a, r, A, R, s, q or ?\n")
            }
        }
    }

    /// Accepts or rejects an item without a question. One that cannot be accepted is left.
    private mutating func decide(_ decision: Decision, _ item: ReviewItem, _ console: inout Console) {
        switch decision {
        case .reject: rejected.append(item.outcomes.first?.path ?? "")
        case .accept where item.canBeAccepted: accept(item, &console)
        case .accept: console.write("\(item.outcomes.first?.title ?? ""): \(item.refusal)")
        }
    }

    private mutating func accept(_ item: ReviewItem, _ console: inout Console) {
        let (written, problems) = item.accept(runner)
        console.write(reporter.written(written))
        if let unread = item.unread, problems.isEmpty { console.write("deleted \(PlainText.line(unread))\n") }
        console.write(reporter.failures(in: problems))
        if problems.isEmpty { accepted += 1 }
    }

    private func show(_ item: ReviewItem, _ console: inout Console) {
        console.write(reporter.failures(in: item.outcomes))
    }

    private static let help = """
        a  accept: write the goldens of the script, or delete the golden that no test reads
        r  reject: keep the golden. You must fix the script
        A  accept this golden and all goldens that follow, except goldens of scripts whose run fails.
           The goldens that follow are not shown
        R  reject this golden and all goldens that follow
        s  skip: decide later
        q  quit. Accepted goldens stay accepted

        """

    /// Reads a line from the terminal.
    private static func read() -> Input {
        do throws(SystemError) {
            let line = try FileSystem.readLine(descriptor: STDIN_FILENO, limit: longestLine)
            guard let line else { return .end }
            let written = String(decoding: line, as: UTF8.self).trimmedOrNil ?? ""
            let words = written.lowercased()
            let names =
                Answer.allCases.first { written == String($0.rawValue) }
                ?? Answer.allCases.first { words == String($0.rawValue) || words == "\($0)" }
            return names.map(Input.answer) ?? .other
        } catch {
            return Interrupt.isRequested ? .interrupted : .end
        }
    }
}
