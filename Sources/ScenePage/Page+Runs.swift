import SceneLang
import SceneRuntime

/// What the page asks about a run.
extension Page {
    /// A line with its origin, as JSON; empty if there is none.
    func line(_ number: Int) -> [UInt8] {
        guard let entry = history?.entry(at: number) else { return [] }
        let instance = history?.machine.instanceNumber(of: entry) ?? 0
        var text = JSONWriter()
        text.object {
            entry.write(to: &$0, instance: instance, file: sources[FileID(entry.statement.file)])
        }
        return text.bytes
    }

    /// The picture just after a line.
    func picture(at line: Int) -> [UInt8] { history?.machine(at: line).picture().json ?? [] }

    /// The calls that conditions have prevented in the step of a line.
    func missedCalls(at line: Int) -> [UInt8] {
        var text = JSONWriter()
        text.list(history?.missedCalls(at: line) ?? []) { writer, missed in
            writer.object {
                $0.member("call", missed.title)
                $0.member("reason", missed.sentence)
                $0.member("rule", missed.rule.spec.id)
            }
        }
        return text.bytes
    }

    /// The data of a player for the last run, which runs once more.
    mutating func player() -> Int32 {
        guard let playable else { return answer([]) }
        var packer = RunPacker(playable.script, settings: playable.settings)
        while packer.advance(fuel: Page.playerFuel) {}
        var text = JSONWriter()
        let name = playable.file.name.split(separator: "/").last.map { String($0) } ?? ""
        let source = String(decoding: playable.file.bytes, as: UTF8.self)
        text.object { packer.write(to: &$0, name: name, source: source) }
        return answer(text.bytes)
    }

    private static let playerFuel = 200_000
}
