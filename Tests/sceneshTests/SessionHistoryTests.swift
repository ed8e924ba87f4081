import SceneLang
import Testing

@testable import scenesh

/// A long session keeps few states, and computes the others again.
@Suite struct SessionHistoryTests {
    private static func enter(_ text: String, _ history: inout SessionHistory) {
        let entry = SessionEntry(text: text, file: nil)
        var result = SessionHistory.EntryResult(state: history.current, entry: entry)
        _ = result.state.begin(entry.source(number: history.cursor + 1))
        while case .goesOn = result.state.advance() {}
        history.add(result)
    }

    /// The line that an expression prints.
    private static func value(of expression: String, _ state: SessionState?) -> String? {
        guard var state, state.begin(SessionEntry(text: expression, file: nil).source(number: 1)) == .expression else {
            return nil
        }
        while case .goesOn = state.advance() {}
        return Lines.split(state.takeTrace()).last.flatMap { String(decoding: $0, as: UTF8.self).trimmedOrNil }
    }

    @Test func aLongSessionKeepsFewStates() {
        var history = SessionHistory(SessionState(options: EngineOptions()))
        Self.enter("var total = 0", &history)
        let limit = SessionHistory.youngest + SessionHistory.mostCheckpoints + 1
        for number in 2...300 {
            Self.enter("total = \(number)", &history)
            #expect(history.stateCount <= limit)
        }
        for number in [2, 3, 17, 150, 283, 284, 300] {
            #expect(Self.value(of: "total", history.state(after: number)) == "| \(number)")
        }
        // Undo drops the states, and redo computes them again.
        history.moveCursor(to: 20)
        #expect(history.stateCount <= 20 && history.count == 300 && history.undone.count == 280)
        #expect(Self.value(of: "total", history.current) == "| 20")
        history.moveCursor(to: 200)
        #expect(Self.value(of: "total", history.current) == "| 200")
        Self.enter("total = -1", &history)
        #expect(history.count == 201 && history.undone.isEmpty)
        #expect(Self.value(of: "total", history.state(after: 200)) == "| 200")
        #expect(Self.value(of: "total", history.current) == "| -1")
    }

    @Test(arguments: [100, 200, 400])
    func movingTheCursorRunsEachEntryAFewTimes(count: Int) {
        var history = SessionHistory(SessionState(options: EngineOptions()))
        Self.enter("var total = 0", &history)
        for number in 2...count {
            Self.enter("total = \(number)", &history)
            history.moveCursor(to: number - 1)
            history.moveCursor(to: number)
        }
        #expect(history.repeatedCount <= count)
        for number in (1..<count).reversed() {
            history.moveCursor(to: number)
            #expect(history.stateCount <= SessionHistory.youngest + 2 * SessionHistory.mostCheckpoints + 2)
        }
        #expect(Self.value(of: "total", history.current) == "| 0" && history.repeatedCount <= 4 * count)
    }

    @Test func aChunkedListIsAnArray() {
        var list = ChunkedList<Int>()
        var array: [Int] = []
        for number in 0..<200 {
            list.append(number)
            array.append(number)
            let copy = list
            let middle = array.count / 2
            list[middle] += 1
            #expect(copy[middle] == array[middle])
            array[middle] += 1
            if number % 37 == 36 {
                list.truncate(to: number - number % 50)
                array = Array(array.prefix(number - number % 50))
            }
            #expect(Array(list) == array && copy.last == number)
        }
        for count in [array.count, 65, 64, 33, 32, 1, 0] {
            list.truncate(to: count)
            #expect(Array(list) == Array(array.prefix(count)))
        }
    }

    @Test func helpAndQuitNeedNoColon() throws {
        let help = try ToolProcess.run(["repl"], input: "help\nhelp push\nquit\nnonsense (\n")
        #expect(help.status == 0 && help.output.contains(":undo") && help.output.contains("push X"), "\(help)")
        #expect(try ToolProcess.run(["repl"], input: "exit\nnonsense\n").status == 0)
        // The script may use the words as names.
        let named = try ToolProcess.run(["repl"], input: "var help = 42\nhelp\nlet exit = 7\nexit\n")
        #expect(named.status == 0 && named.output.hasSuffix("  | 42\n  | 7\n"), "\(named)")
        #expect(try ToolProcess.run(["repl"], input: "quit now\n").status == 3)
    }
}
