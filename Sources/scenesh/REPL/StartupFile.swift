/// The file that is entered before the first prompt.
enum StartupFile: Sendable, Equatable {
    /// The user's file, if it exists and input is a terminal.
    case standard
    case none
    /// A file that was given with `--init`.
    case file(String)

    /// `$XDG_CONFIG_HOME/scenesh/init.scene`, by default under `~/.config`.
    static var standardPath: String? {
        let folder =
            EnvironmentVariable.value("XDG_CONFIG_HOME") ?? EnvironmentVariable.value("HOME").map { $0 + "/.config" }
        return folder.map { $0 + "/scenesh/init.scene" }
    }

    /// Returns the file to enter, or nil.
    func path(atTerminal: Bool) -> String? {
        switch self {
        case .standard:
            guard atTerminal, let path = StartupFile.standardPath, FileSystem.exists(path) else {
                return nil
            }
            return path
        case .none: return nil
        case .file(let path): return path
        }
    }
}

extension Interactive {
    /// Enters the file, with entries and commands as if typed. Errors are reported with their place, and the rest is
    /// still entered.
    func enterStartupFile() {
        guard let path = startup.path(atTerminal: isAtTerminal) else { return }
        let bytes: [UInt8]
        do throws(SystemError) {
            let limit = Engine(options: options).fileSizeLimit
            bytes =
                startup == .standard
                ? try FileSystem.readRegular(path, limit: limit) : try FileSystem.read(path, limit: limit)
        } catch {
            return fail("cannot read '\(path)': \(error.message)", .usage)
        }
        var entry = ""
        var first = 1
        for (index, line) in Lines.split(bytes).enumerated() where !isDone {
            if entry.isEmpty { first = index + 1 }
            entry += (entry.isEmpty ? "" : "\n") + String(decoding: line, as: UTF8.self)
            if isUnfinished(entry) { continue }
            enterFromStartup(entry, "\(path):\(first)")
            entry = ""
        }
        if !entry.isEmpty, !isDone { enterFromStartup(entry, "\(path):\(first)") }
        place = nil
    }

    private func enterFromStartup(_ entry: String, _ place: String) {
        guard entry.trimmedOrNil != nil else { return }
        self.place = place
        hasEntryFailed = false
        handle(entry)
        if hasEntryFailed { console.writeError("\(place): the entry that begins here has an error and was skipped") }
    }
}
