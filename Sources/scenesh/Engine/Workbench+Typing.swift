import SceneLang
import SceneRuntime

// What the session knows of a text that is being typed: the beginning of an entry.
extension Workbench {
    /// What can stand at byte `cursor` of `text`.
    func completion(of text: [UInt8], at cursor: Int) -> Completion { session.completion(of: text, at: cursor) }

    /// What is still to be written of the verb statement with which `text` ends.
    func hint(of text: [UInt8]) -> String? { session.hint(of: text) }

    /// How that statement is written.
    func verb(of text: [UInt8]) -> VerbRow? { session.verb(of: text) }

    /// The instances that live, and the controllers that are declared.
    var controllers: (living: [String], declared: [String]) { session.controllers }
}

/// The calls of UIKit, as handlers and the trace name them.
enum CallNames {
    static let all = Set(MethodSpec.table.map { $0.handler.description }).sorted()
}
