import SceneLang
import SceneRuntime

// Completion and hints for the beginning of an entry.
extension SessionState {
    /// Returns the completions at byte `cursor` of `text`.
    func completion(of text: [UInt8], at cursor: Int) -> Completion { session.completion(of: text, at: cursor) }

    /// Returns the missing parts of the verb statement at the end of `text`.
    func hint(of text: [UInt8]) -> String? { session.hint(of: text) }

    /// Returns the row of the verb at the end of `text`.
    func verb(of text: [UInt8]) -> VerbRow? { session.verb(of: text) }

    /// The living instances and the declared controllers.
    var controllers: (living: [String], declared: [String]) { session.controllers }
}

/// The names of UIKit's calls, as in handlers and in traces.
enum CallNames {
    static let all = Set(MethodSpec.table.map { $0.handler.description }).sorted()
}
