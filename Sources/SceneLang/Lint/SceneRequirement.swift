import SceneRuntime

/// W0526: an app without scenes that iOS 27 does not launch.
///
/// SCENE-REQ-27: UIKit raises an exception if both the release and the SDK are 27 or later. The rule reports it if this
/// is so in every environment of the script, and if the script launches the app outside of an `expect exception`.
enum SceneRequirement {
    @Sendable static func launches(_ script: LintScript) -> [Diagnostic] {
        guard script.neverHasScenes, script.launchesUnexpectedly,
            script.environments.allSatisfy({ $0.release >= .firstWithSceneException && $0.isBuiltForRequiredScenes })
        else { return [] }
        return script.report(
            .scenesAreRequired, "an app without scenes that is built with the SDK of iOS 27 does not launch",
            help: "adopt scenes\(script.scenesLine == nil ? "" : ": remove 'scenes = false'"); "
                + "'scenesh migrate' shows what changes")
    }
}

extension Environment {
    /// Whether the app is built with an SDK that requires scenes.
    fileprivate var isBuiltForRequiredScenes: Bool { (sdk ?? release) >= .firstWithSceneException }
}

extension LintScript {
    fileprivate var launchesUnexpectedly: Bool {
        verbs.contains {
            $0.statement.effects.contains(.fillsWindow) && !$0.isExpected && $0.statement.verb != .activate
        }
    }

    /// Reports at the line `scenes = false`; without it, at the launch.
    fileprivate func report(_ code: DiagnosticCode, _ message: String, help: String) -> [Diagnostic] {
        let launch = verbs.first { $0.statement.effects.contains(.fillsWindow) && !$0.isExpected }
        let line = scenesLine.map { trees[$0.site.tree].span(of: $0.site.declaration) }
        guard let span = line ?? launch?.span else { return [] }
        return [Diagnostic(code, message, at: span, help: help)]
    }
}
