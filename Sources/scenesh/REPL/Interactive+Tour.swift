import SceneLang

/// `:tour`: the lessons, one after another.
extension Interactive {
    /// `:tour`, `:tour try`, `:tour check`, `:tour next`, `:tour 3`
    func tour(_ argument: String) {
        switch argument {
        case "": show(lesson ?? 0)
        case "next":
            guard let lesson else { return show(0) }
            guard lesson + 1 < Lesson.all.count else { return console.write(Interactive.endOfTour) }
            show(lesson + 1)
        case "try": tryLesson()
        case "check": checkLesson()
        default:
            guard let number = Int(argument), Lesson.all.indices.contains(number - 1) else {
                return fail(":tour takes next, try, check or a lesson from 1 to \(Lesson.all.count)", .usage)
            }
            show(number - 1)
        }
    }

    private static let endOfTour = """
        This was the last lesson. scripts/tour/11-storyboard.scene is one more lesson, about storyboards of Xcode.
        The language is described in grammar.md.

        """

    private func show(_ number: Int) {
        lesson = number
        let shown = Lesson.all[number]
        console.write("Lesson \(number + 1) of \(Lesson.all.count)\n\n")
        let width = TerminalWidth.current ?? 80
        let text = WrappedText.lines(of: shown.text.joined(separator: " "), width: width)
        console.write(text.joined(separator: "\n") + "\n")
        console.write(shown.body.hasPrefix("\n") ? shown.body : "\n" + shown.body)
        if !shown.body.hasSuffix("\n") { console.write("\n") }
        console.write(
            """

            Enter these lines after :reset, or let :tour try enter them in a new session. Then change something.
            :tour check compares the trace of the session with the trace of the lesson; :tour next continues.

            """)
    }

    /// Enters the script of the lesson in a new session.
    private func tryLesson() {
        guard let lesson else { return fail(Interactive.noLesson, .usage) }
        abandonStopped()
        let entries = ScriptHead.entries(of: Lesson.all[lesson].script).map { SessionEntry(text: $0, file: nil) }
        if history.count > 0 { console.write("a new session begins\n") }
        run(entries, from: SessionHistory(SessionState(options: options)), failure: .cancelsRun)
    }

    /// Compares the trace of the session with that of the lesson.
    private func checkLesson() {
        guard let lesson else { return fail(Interactive.noLesson, .usage) }
        Interrupt.reset()
        let expected = Lines.split(Engine(options: options).record(Lesson.all[lesson].source, under: nil).trace)
        let found = Lines.split(history.trace)
        if found == expected {
            return console.write("The session has the trace of lesson \(lesson + 1). :tour next continues.\n")
        }
        let place = zip(found, expected).prefix { $0 == $1 }.count
        func line(_ lines: [[UInt8]]) -> String {
            guard lines.indices.contains(place) else { return "nothing" }
            return "'\(String(decoding: lines[place], as: UTF8.self).trimmedOrNil ?? "")'"
        }
        console.write("Line \(place + 1) of the trace differs: the lesson has \(line(expected)), ")
        console.write("the session has \(line(found)).\n")
    }

    private static let noLesson = "no lesson was begun; :tour begins the first one"
}
