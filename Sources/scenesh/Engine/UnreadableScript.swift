#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The error for a script that cannot be read, with a suggestion.
struct UnreadableScript {
    let path: String
    let error: SystemError
    /// The names of commands, as suggestions.
    var commands: [String] = []

    /// The message, such as `cannot find a file or command 'tset'; did you mean 'test'?`
    var sentence: String {
        switch error.code {
        case ENOENT where canBeCommand:
            "cannot find a file or command '\(path)'; \(hint ?? "scenesh --help lists the commands")"
        case ENOENT:
            "cannot find '\(path)'" + (hint.map { "; \($0)" } ?? "")
        case EISDIR:
            "'\(path)' is a folder; to run or check its scripts, use scenesh test or scenesh check"
        case EINTR: "interrupted"
        default:
            "cannot read '\(path)': \(error.message)"
        }
    }

    private var canBeCommand: Bool { !commands.isEmpty && UnreadableScript.canBeCommand(path) }

    /// Whether an argument has the form of a command.
    static func canBeCommand(_ path: String) -> Bool {
        !path.contains("/") && !path.contains(".") && path != "-"
    }

    /// The most similar command, or script of the same folder.
    private var hint: String? {
        let folder = Path.folder(of: path)
        let scripts = ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasSuffix(ScriptSource.ending) }
        let name = Path.name(of: path)
        if canBeCommand, let command = NearestName.closest(to: name, in: commands) {
            return NearestName.question(command)
        }
        let whole = scripts.first { $0 == name + ScriptSource.ending }
        return (whole ?? NearestName.closest(to: name, in: scripts)).map { script in
            NearestName.question("\(path.dropLast(name.count))\(script)")
        }
    }
}
