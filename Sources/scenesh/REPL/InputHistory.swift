/// The entries of earlier sessions, in a file that only its owner can read: a line for each entry, with line ends
/// written as `\n`.
struct InputHistory: Sendable {
    /// The maximum number of entries that are kept.
    private static let maxEntries = 2_000

    /// The path of the file; nil if there is no home folder.
    let path: String?

    /// The history at `$XDG_STATE_HOME/scenesh/history`, by default under `~/.local/state`.
    static func standard() -> InputHistory { InputHistory(path: EnvironmentVariable.stateFile("history")) }

    /// Reads the entries, oldest first. A long file is truncated, under a lock.
    func entries() -> [String] {
        guard let path else { return [] }
        return FileSystem.withLock(on: Path.folder(of: path)) {
            guard let bytes = try? FileSystem.readRegular(path, limit: 64 << 20) else { return [] }
            let lines = Lines.split(bytes)
            let kept = Array(lines.suffix(InputHistory.maxEntries))
            if lines.count > 2 * InputHistory.maxEntries {
                // An error is ignored: the file is truncated the next time.
                try? FileSystem.replace(path, with: Lines.join(kept), mode: 0o600)
            }
            return kept.map(InputHistory.decoded)
        }
    }

    /// Why the file cannot be used, as a sentence; nil if it can, or if there is none yet.
    var problem: String? {
        guard let path, FileSystem.exists(path) else { return nil }
        switch FileSystem.kind(of: path) {
        case .regular: return nil
        case .special: return "cannot use the history '\(path)': \(SystemError.notAFile.message)"
        case .folder: return "cannot use the history '\(path)': it is a folder"
        case .nothing: return "cannot use the history '\(path)': it is a link to a file that does not exist"
        }
    }

    /// Appends an entry. Errors are ignored.
    func append(_ entry: String) {
        guard let path else { return }
        let folder = Path.folder(of: path)
        try? FileSystem.makeFolder(folder)
        FileSystem.withLock(on: folder) {
            // An error does not concern the session.
            try? FileSystem.append(InputHistory.encoded(entry) + [UInt8(ascii: "\n")], to: path)
        }
    }

    private static func encoded(_ entry: String) -> [UInt8] {
        entry.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "\n"): Array("\\n".utf8)
            case UInt8(ascii: "\\"): Array("\\\\".utf8)
            default: [byte]
            }
        }
    }

    private static func decoded(_ line: [UInt8]) -> String {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in line {
            if isEscaped {
                bytes.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
