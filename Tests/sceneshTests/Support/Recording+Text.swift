@testable import scenesh

extension Recording {
    /// What a run of `text` gives, as a script called `script.scene`, without options.
    static func of(_ text: String) -> Recording {
        let source = ScriptSource(name: "script.scene", bytes: Array(text.utf8), baseFolder: ".")
        return Engine(options: EngineOptions()).record(source, under: nil)
    }

    /// Standard error.
    var complaint: String { String(decoding: messages, as: UTF8.self) }
}
