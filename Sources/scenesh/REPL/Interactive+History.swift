/// Commands that move between the states after entries.
extension Interactive {
    /// The state that commands show: that of the stopped entry, otherwise that after the last one.
    var inspectedState: SessionState { stopped?.state ?? history.current }

    /// Lists the entries with their numbers.
    func listEntries() {
        guard history.count > 0 else { return console.write("nothing has been entered\n") }
        let width = "\(history.count)".count
        for (place, entry) in (history.entries + history.undone).enumerated() {
            let number = "\(place + 1)"
            let isHere = place + 1 == history.cursor && stopped == nil
            let padding = String(repeating: " ", count: width - number.count)
            let suffix = place >= history.cursor ? "  (undone)" : ""
            console.write("\(isHere ? "*" : " ") \(padding)\(number)  \(entry.title)\(suffix)\n")
        }
        if let entry = stopped?.result?.entry {
            console.write("* \(String(repeating: " ", count: width))  \(entry.title)  (stopped)\n")
        }
    }

    /// `:undo`, `:undo 3`; a stopped entry is undone first.
    func undo(_ argument: String) {
        guard let count = count(argument, of: ":undo") else { return }
        let wanted = stopped == nil ? count : count - 1
        guard wanted <= history.cursor else {
            let there = history.cursor == 1 ? "is only 1 entry" : "are only \(history.cursor) entries"
            return fail(history.cursor == 0 ? "there is nothing to undo" : "there \(there) to undo", .failed)
        }
        abandonStopped()
        let gone = history.entries.suffix(wanted).reversed()
        history.moveCursor(to: history.cursor - wanted)
        for entry in gone { console.write("undone: \(entry.title)\n") }
    }

    /// `:redo`, `:redo 3`
    func redo(_ argument: String) {
        guard let count = count(argument, of: ":redo") else { return }
        let left = history.undone.count
        guard count <= left else {
            let there = left == 1 ? "is only 1 entry" : "are only \(left) entries"
            return fail(left == 0 ? "there is nothing to redo" : "there \(there) to redo", .failed)
        }
        abandonStopped()
        let first = history.cursor + 1
        history.moveCursor(to: history.cursor + count)
        for number in first...history.cursor { show(trace: history.trace(of: number)) }
    }

    /// `:goto 2`
    func goTo(_ argument: String) {
        guard let number = Int(argument), (0...history.count).contains(number) else {
            return fail(
                ":goto takes the number of an entry from 0 to \(history.count); :history lists the numbers", .usage)
        }
        abandonStopped()
        history.moveCursor(to: number)
        let title = history.entries.last.map { ": \($0.title)" } ?? ", the start"
        console.write("after entry \(number) of \(history.count)\(title)\n")
    }

    /// Runs all entries again, with loaded files as they are on disk now.
    func reload() {
        guard history.entries.contains(where: { $0.file != nil }) else {
            return fail("no file was loaded; load one with :load FILE", .usage)
        }
        var entries: [SessionEntry] = []
        for entry in history.entries {
            guard let file = entry.file else {
                entries.append(SessionEntry(text: entry.text, file: nil))
                continue
            }
            guard let text = read(file) else { return }
            entries.append(SessionEntry(text: text, file: file))
        }
        abandonStopped()
        run(entries, from: SessionHistory(SessionState(options: options)), failure: .skipsEntry)
    }

    /// Runs all entries again in another environment.
    func replay(_ changed: EngineOptions) {
        abandonStopped()
        run(
            history.entries, from: SessionHistory(SessionState(options: changed)), options: changed,
            failure: .cancelsRun,
            stopsAtBreakpoints: false)
    }

    /// `:load FILE` begins a new session with the file, `:load! FILE` adds it to the session.
    func load(_ argument: String) {
        let adds = argument.hasPrefix("! ")
        guard let name = String(argument.dropFirst(adds ? 2 : 0)).trimmedOrNil else {
            return fail(":load takes the name of a file", .usage)
        }
        let path = Interactive.savedPath(Path.expanded(name))
        guard let text = read(path) else { return }
        let entry = SessionEntry(text: text, file: path)
        guard !adds, history.count > 0 else { return run([entry], from: history, failure: .dropsEntry) }
        run(
            [entry], from: SessionHistory(SessionState(options: options)), failure: .cancelsRun,
            note: "a new session has begun; to add a file to the session, write :load! \(name)\n")
    }

    /// Returns the path of the script that `:save` writes under a name, if there is one, otherwise the name.
    private static func savedPath(_ name: String) -> String {
        let script = name.hasSuffix(ScriptSource.ending) ? name : name + ScriptSource.ending
        return FileSystem.kind(of: script) == .nothing ? name : script
    }

    /// Reads a file; nil after reporting an error.
    private func read(_ path: String) -> String? {
        do throws(SystemError) {
            let bytes = try FileSystem.read(path, limit: Engine(options: options).fileSizeLimit)
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            fail(UnreadableScript(path: path, error: error).sentence, .usage)
            return nil
        }
    }
}
