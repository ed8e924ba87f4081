@testable import scenesh

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The tool as a process of its own, with real pipes.
struct ToolProcess {
    /// What a run gave.
    struct Result: Equatable {
        let status: Int32
        let output: String
        let errors: String
    }

    /// The built tool, in the folder of the tests.
    static var tool: String {
        let own = CommandLine.arguments.first.map { Path.folder(of: $0) } ?? "."
        let beside = [own, Project.path(".build/debug"), Project.path(".build/release")]
        return beside.map { Path.join($0, "scenesh") }.first { FileSystem.kind(of: $0) == .regular } ?? "scenesh"
    }

    /// Runs the tool in a folder; `environment` is added to an empty one but for PATH and HOME.
    static func run(
        _ arguments: [String], in folder: String = Project.root, input: String = "", environment: [String: String] = [:]
    ) throws -> Result {
        let scratch = try Scratch()
        try scratch.write("in", input)
        let line = (["exec", tool] + arguments).map(quoted).joined(separator: " ").replacingFirst("'exec'", "exec")
        return try shell(
            "\(line) <\(quoted(scratch["in"]))", in: folder,
            environment: environment.merging(["HOME": scratch.path]) { $1 })
    }

    /// Runs a line of shell in which `$TOOL` is the tool. Its home folder is empty.
    static func shell(_ line: String, in folder: String = Project.root, environment: [String: String] = [:]) throws
        -> Result
    {
        let scratch = try Scratch()
        let variables = environment.merging(["TOOL": tool, "HOME": scratch.path]) { mine, _ in mine }
            .map { "\($0.key)=\(quoted($0.value))" }.joined(separator: " ")
        let command = """
            cd \(quoted(folder)) && env -i PATH="$PATH" \(variables) sh -c \(quoted(line)) \
            >\(quoted(scratch["out"])) 2>\(quoted(scratch["err"]))
            """
        let status = system(command)
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
        return Result(status: code, output: scratch.read("out") ?? "", errors: scratch.read("err") ?? "")
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension String {
    fileprivate func replacingFirst(_ old: String, _ new: String) -> String {
        hasPrefix(old) ? new + dropFirst(old.count) : self
    }
}
