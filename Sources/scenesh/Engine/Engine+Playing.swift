import SceneLang
import SceneRuntime

/// A run as data for a player.
struct PlayedRun: Sendable {
    /// Nil if the script has errors.
    var packer: RunPacker?
    var messages: [UInt8] = []
    /// Names the environment if the script has several.
    var environmentNote: String?
    /// Whether the user has interrupted it.
    var isInterrupted = false

    var hasData: Bool { packer != nil }
    /// Whether an expectation failed, an exception was not caught or an error ended the run.
    var failed: Bool { packer?.failed ?? false }
    /// Whether it has no line, because the script runs none of the chosen statements.
    var isEmpty: Bool { packer?.lineCount == 0 }
    /// Whether it has a line besides the one about the environment.
    var hasLines: Bool { packer?.hasLines ?? false }
    /// The number of lines after which it was cut; nil if it is whole.
    var cut: Int? { packer.flatMap { $0.isCut ? $0.lineCount : nil } }
}

extension Engine {
    /// Runs a script to its end in `environment`, for a player. What `environment` leaves open is that of a plain run:
    /// see `RunTarget`. `statements` are those that it shows, counted from 1.
    func play(
        _ source: ScriptSource, in environment: RunEnvironment, statements: ClosedRange<Int>? = nil
    ) -> PlayedRun {
        let engine = observer(in: environment)
        let compiled = engine.compile(source)
        let chosen = RunTarget(compiled.targets, of: source.name, options: engine.options)
        var played = compiled.played(under: chosen.target, statements: statements)
        played.environmentNote = chosen.environmentNote
        return played
    }
}

extension PlayedRun {
    /// Returns the data of the file as JSON: this run of the script, another one to compare it with, and an expected
    /// trace.
    func json(of source: ScriptSource, comparedWith other: PlayedRun?, expected: [UInt8]?) -> [UInt8] {
        var text = JSONWriter()
        text.object { data in
            var own = self
            let script = String(decoding: source.bytes, as: UTF8.self)
            own.packer?.write(to: &data, name: Path.name(of: source.name), source: script)
            if var compared = other?.packer {
                data.object("compare") { compared.write(to: &$0, name: Path.name(of: source.name), source: script) }
            }
            if let expected { data.member("expected", text: expected) }
        }
        return text.bytes
    }
}
