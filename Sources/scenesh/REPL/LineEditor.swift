import CReadline
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads lines from a terminal. All use of GNU readline is in this file.
///
/// Readline has one global state per process, so the state of the editor is static.
enum LineEditor {
    /// The input from the terminal.
    enum Input: Sendable, Equatable {
        /// A line, or several lines that were pasted or recalled.
        case line(String)
        /// Ctrl-C.
        case interrupted
        /// Ctrl-D on an empty line.
        case end
    }

    private struct State {
        var input: Input?
        /// Completion and hints for the line that is read.
        var assistant: Assistant?
        /// The offer at the last Tab.
        var offer = Assistant.TabResult()
        var style = TerminalStyle(hasCursor: false, isColoured: false, isUTF8: false)
        var prompt = ""
        var showsHint = false
        /// The last entry of the history.
        var latest: String?
    }

    private static let state = Mutex(State())
    /// The program's name for `$if scenesh` in ~/.inputrc. Readline keeps the pointer.
    private static let name: StaticString = "scenesh"

    /// The version that the library reports.
    static var library: String { scenesh_readline_version().map { String(cString: $0) } ?? "" }

    /// Configures readline.
    static func prepare(_ style: TerminalStyle) {
        state.withLock { $0.style = style }
        name.withUTF8Buffer { name in
            scenesh_readline_setup(
                UnsafeRawPointer(name.baseAddress)?.assumingMemoryBound(to: CChar.self),
                { text, _, _ in LineEditor.complete(text) },
                { _, _, _ in LineEditor.list() })
        }
        if !style.isUTF8 { scenesh_readline_pass_all_bytes() }
        using_history()
        Interrupt.watchContinuing()
        Interrupt.watchResizing()
        fitScreen()
    }

    /// The least rows and columns that readline gets. It divides by a third of the columns.
    private static let leastScreen = (rows: Int32(2), columns: Int32(20))

    /// Sets the size of the screen to that of the terminal. A smaller one than `leastScreen` is raised to it: the line
    /// then looks broken, which no program can avoid on such a terminal.
    private static func fitScreen() {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return }
        rl_set_screen_size(max(leastScreen.rows, Int32(size.ws_row)), max(leastScreen.columns, Int32(size.ws_col)))
    }

    /// Shows the line again after a resize, in its place. The terminal has wrapped the line anew, so it begins as many
    /// rows above the cursor as it takes at the width of now.
    private static func redrawResized() {
        fitScreen()
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        if isKnown, state.withLock({ $0.style.hasCursor }), let prompt = scenesh_readline_prompt(),
            let line = scenesh_readline_line()
        {
            let before = Array(String(cString: line).utf8).prefix(Int(scenesh_readline_point()))
            let text = String(cString: prompt) + String(decoding: before, as: UTF8.self)
            let rows = rowsAboveCursor(after: text, columns: Int(size.ws_col))
            scenesh_readline_write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + TerminalStyle.erasing)
        }
        rl_forced_update_display()
    }

    /// Returns the number of rows between the start of `text` and the cursor after it.
    private static func rowsAboveCursor(after text: String, columns: Int) -> Int {
        var (row, column) = (0, 0)
        for character in text {
            if character == "\n" {
                (row, column) = (row + 1, 0)
                continue
            }
            let width = character == "\t" ? 8 - column % 8 : String(character).columns
            if column + width > columns { (row, column) = (row + 1, 0) }
            column += width
        }
        return row
    }

    /// Reads a line. Ctrl-C discards it.
    static func read(prompt: String, _ assistant: Assistant) -> Input {
        state.withLock {
            $0.input = nil
            $0.prompt = prompt
            $0.assistant = assistant
        }
        Interrupt.reset()
        // The terminal may have been resized while an entry ran.
        if Interrupt.takeResized() { fitScreen() }
        rl_callback_handler_install(prompt) { line in LineEditor.receiveLine(line) }
        while true {
            let (hasInput, hasSignal) = Interrupt.waitForInput()
            // The hint is visible only while there is no input.
            eraseHint()
            if Interrupt.isRequested {
                Interrupt.reset()
                scenesh_readline_drop_line("^C")
                rl_callback_handler_remove()
                return .interrupted
            }
            if Interrupt.takeContinued() {
                // The shell has changed the terminal settings.
                rl_deprep_terminal()
                rl_prep_terminal(1)
                rl_forced_update_display()
            }
            if hasSignal {
                rl_check_signals()
                if Interrupt.takeResized() { redrawResized() }
            }
            guard hasInput else {
                guard hasSignal else {
                    rl_callback_handler_remove()
                    return .end
                }
                drawHint()
                continue
            }
            rl_callback_read_char()
            if let input = state.withLock({ $0.input }) { return input }
            if unreadByteCount == 0 { drawHint() }
        }
    }

    /// Adds an entry to the history as a whole; false if it equals the previous one.
    @discardableResult
    static func remember(_ entry: String) -> Bool {
        let isNew = state.withLock { state in
            defer { state.latest = entry }
            return state.latest != entry
        }
        if isNew { add_history(entry) }
        return isNew
    }

    /// The bytes that have been typed and not yet read.
    private static var unreadByteCount: Int32 {
        var count: Int32 = 0
        return ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0 ? count : 0
    }

    /// Returns the text that a tab inserts if it does not ask for completion; nil if it does. Such a tab begins a
    /// further line of an entry, or was pasted without bracketed paste (much input follows, or it indents the line).
    private static func indentation(after before: [UInt8], _ assistant: Assistant) -> String? {
        let unreadByteCount = unreadByteCount
        let isBlank = before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if unreadByteCount > LineEditor.mostTypedAhead || unreadByteCount > 0 && isBlank { return "\t" }
        return isBlank && !assistant.earlier.isEmpty ? "    " : nil
    }

    /// The maximum number of bytes that a person types ahead. A longer input is treated as pasted text.
    private static let mostTypedAhead = 64

    /// Called by readline with a finished line, or nil at the end of input.
    private static func receiveLine(_ line: UnsafeMutablePointer<CChar>?) {
        let input = line.map { Input.line(String(cString: $0)) } ?? .end
        free(line)
        state.withLock { $0.input = input }
        rl_callback_handler_remove()
    }

    // MARK: Completion

    /// Called by readline at Tab, with all text before the cursor, because `prepare` has removed the word breaks.
    private static func complete(
        _ text: UnsafePointer<CChar>?
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        scenesh_readline_completion(0)
        guard let text, let line = scenesh_readline_line(), let assistant = state.withLock({ $0.assistant }) else {
            return nil
        }
        let before = Array(String(cString: text).utf8)
        if let indentation = indentation(after: before, assistant) {
            return list(of: [strdup(String(decoding: before, as: UTF8.self) + indentation)])
        }
        let offer = assistant.tabResult(Array(String(cString: line).utf8), cursor: before.count)
        state.withLock { $0.offer = offer }
        guard let common = offer.common else {
            printUsage(offer)
            return nil
        }
        scenesh_readline_completion(offer.candidates.count == 1 && offer.candidates[0].isWhole ? 1 : 0)
        let start = before.prefix(offer.start)
        var replacements = [common]
        if offer.candidates.count > 1 { replacements += offer.candidates.map { Array($0.text.utf8) } }
        return list(of: replacements.map { strdup(String(decoding: start + $0, as: UTF8.self)) })
    }

    /// Called by readline to list the candidates.
    private static func list() {
        let offer = state.withLock { $0.offer }
        printUsage(offer)
        let texts = [""] + offer.candidates.map(\.text)
        let widest = texts.map(\.columns).max() ?? 0
        let matches = list(of: texts.map { strdup($0) })
        rl_display_match_list(matches, Int32(clamping: offer.candidates.count), Int32(clamping: widest))
        rl_forced_update_display()
        for index in texts.indices { free(matches?[index]) }
        free(matches)
    }

    /// Prints the syntax of the statement that is being typed, if it is known.
    private static func printUsage(_ offer: Assistant.TabResult) {
        guard let usage = offer.usage else { return }
        scenesh_readline_note(state.withLock { $0.style }.dimmed(usage))
        if offer.candidates.isEmpty {
            rl_crlf()
            rl_forced_update_display()
        }
    }

    /// Returns a C array of the pointers, with nil at the end. Readline frees it.
    private static func list(
        of pointers: [UnsafeMutablePointer<CChar>?]
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        let size = (pointers.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
        let list = malloc(size)?.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: pointers.count + 1)
        for (index, pointer) in pointers.enumerated() { list?[index] = pointer }
        list?[pointers.count] = nil
        return list
    }

    // MARK: Hints

    /// Shows the hint after the cursor, if there is room on the line.
    private static func drawHint() {
        guard scenesh_readline_is_typing() != 0, let line = scenesh_readline_line() else { return }
        var (rows, columns): (Int32, Int32) = (0, 0)
        rl_get_screen_size(&rows, &columns)
        let text = String(cString: line)
        state.withLock { state in
            guard let hint = state.assistant?.hint(text),
                let shown = state.style.hint(hint, after: state.prompt, text, columns: Int(columns))
            else { return }
            scenesh_readline_write(shown)
            state.showsHint = true
        }
    }

    private static func eraseHint() {
        let isShown = state.withLock { state in
            defer { state.showsHint = false }
            return state.showsHint
        }
        if isShown { scenesh_readline_write(TerminalStyle.erasing) }
    }
}
