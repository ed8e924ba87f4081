#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that an option writes. It must not replace what somebody wrote by hand.
struct OutputFile {
    /// The path, as it was written.
    let path: String
    /// The option, such as `--output`.
    let option: String

    /// The endings of files that no report has, with what these files are.
    private static let reserved = [
        (ScriptSource.ending, "a script"), (StoryboardFiles.ending, "a storyboard"),
        (StoryboardFiles.nibEnding, "a nib"), (Discovery.goldenEnding, "a golden"),
        (".toml", "a configuration"),
    ]

    /// Returns why the file must not be written, as a sentence; nil if it may be. `inputs` are the files that the same
    /// command reads. They are compared by identity, because a file can have several names.
    func refusal(inputs: [String]) -> String? {
        if inputs.contains(where: { FileSystem.isSameFile($0, path) }) || readsFromStandardInput {
            return sentence("which this command reads")
        }
        // A link is written through.
        guard FileSystem.kind(of: path) == .regular else { return nil }
        let names = [path, FileSystem.resolve(path) ?? path].map { $0.lowercased() }
        let kind = OutputFile.reserved.first { ending, _ in names.contains { $0.hasSuffix(ending) } }
        return kind.map { sentence("which is \($0.1)") }
    }

    /// Whether the file is standard input. A terminal or a device is both without harm.
    private var readsFromStandardInput: Bool {
        FileSystem.kind(of: path) == .regular && FileSystem.isSameFile("/dev/stdin", path)
    }

    private func sentence(_ reason: String) -> String {
        "\(option) would replace '\(path)', \(reason); choose another file"
    }
}

extension Console {
    /// Reports the first of the files that must not be written, or that another option writes, too. Returns whether
    /// there is one. Options without a value are nil.
    mutating func refuses(_ outputs: [(option: String, path: String?)], inputs: [String]) -> Bool {
        var earlier: [OutputFile] = []
        for (option, path) in outputs {
            guard let path else { continue }
            let output = OutputFile(path: path, option: option)
            if let reason = output.refusal(inputs: inputs) {
                writeError(reason)
                return true
            }
            if let same = earlier.first(where: { $0.isSame(as: output) }) {
                writeError("\(same.option) and \(option) would both write '\(path)'; choose another file")
                return true
            }
            earlier.append(output)
        }
        return false
    }
}

extension OutputFile {
    /// Whether both are one file, which may not exist yet. Devices can be written twice.
    fileprivate func isSame(as other: OutputFile) -> Bool {
        guard FileSystem.kind(of: path) != .special else { return false }
        return Path.join(".", path) == Path.join(".", other.path) || FileSystem.isSameFile(path, other.path)
    }
}
