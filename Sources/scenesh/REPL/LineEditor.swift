import CReadline
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Lines from a person at a terminal. All use of GNU readline is in this file.
///
/// Readline has one state for the process, so there is one editor and its state is static.
enum LineEditor {
    /// What the person did.
    enum Input: Sendable, Equatable {
        /// A line, or several at once when they were pasted or recalled.
        case line(String)
        /// Ctrl-C.
        case interrupted
        /// Ctrl-D on an empty line.
        case end
    }

    /// Answers what can stand for a word that begins at a place of a line.
    typealias Completer = @Sendable (_ line: String, _ word: String) -> [String]

    private struct State {
        var input: Input?
        var completer: Completer = { _, _ in [] }
        var candidates: [String] = []
    }

    private static let state = Mutex(State())
    /// Readline keeps the pointer to the program's name, which `$if scenesh` in ~/.inputrc compares.
    private static let name: StaticString = "scenesh"
    private static let wordBreaks: StaticString = " \t\n\"(){}[],;:=<>.+-*/%!&|?"

    /// Prepares the terminal library; `completer` is asked at each Tab.
    static func prepare(completer: @escaping Completer) {
        state.withLock { $0.completer = completer }
        name.withUTF8Buffer { name in
            wordBreaks.withUTF8Buffer { breaks in
                scenesh_readline_setup(
                    UnsafeRawPointer(name.baseAddress)?.assumingMemoryBound(to: CChar.self),
                    UnsafeRawPointer(breaks.baseAddress)?.assumingMemoryBound(to: CChar.self)
                ) { text, start, end in
                    LineEditor.complete(text, start, end)
                }
            }
        }
        using_history()
        Interrupt.watchContinuing()
    }

    /// Reads a line. Ctrl-C, while it is typed, drops it.
    static func read(prompt: String) -> Input {
        state.withLock { $0.input = nil }
        Interrupt.reset()
        rl_callback_handler_install(prompt) { line in LineEditor.take(line) }
        while true {
            var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            let count = poll(&descriptor, 1, -1)
            let isSignal = count < 0 && errno == EINTR
            if Interrupt.isRequested {
                Interrupt.reset()
                scenesh_readline_drop_line()
                rl_callback_handler_remove()
                return .interrupted
            }
            if Interrupt.takeContinued() {
                // The shell has set the terminal as it likes it.
                rl_deprep_terminal()
                rl_prep_terminal(1)
                rl_forced_update_display()
            }
            guard count > 0 else {
                if isSignal { continue }
                rl_callback_handler_remove()
                return .end
            }
            rl_callback_read_char()
            if let input = state.withLock({ $0.input }) { return input }
        }
    }

    /// Makes an entry recallable with Up, as a whole.
    static func remember(_ entry: String) {
        add_history(entry)
    }

    /// Called by readline with a finished line, or nil at the end of input.
    private static func take(_ line: UnsafeMutablePointer<CChar>?) {
        let input = line.map { Input.line(String(cString: $0)) } ?? .end
        free(line)
        state.withLock { $0.input = input }
        rl_callback_handler_remove()
    }

    /// Called by readline at Tab.
    private static func complete(
        _ text: UnsafePointer<CChar>?, _ start: Int32, _ end: Int32
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        scenesh_readline_no_file_names(1)
        guard let text, let buffer = scenesh_readline_line() else { return nil }
        let word = String(cString: text)
        let line = String(decoding: String(cString: buffer).utf8.prefix(Int(start)), as: UTF8.self)
        let completer = state.withLock { $0.completer }
        let candidates = completer(line, word)
        state.withLock { $0.candidates = candidates.reversed() }
        if candidates.isEmpty {
            // A file is loaded by its name, which readline completes itself.
            scenesh_readline_no_file_names(line.hasPrefix(":l") ? 0 : 1)
            return nil
        }
        return rl_completion_matches(text) { _, _ in
            LineEditor.state.withLock { $0.candidates.popLast() }.flatMap { strdup($0) }
        }
    }
}
