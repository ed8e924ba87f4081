import ArgumentParser
import SceneRuntime

/// The completions of shells for options and arguments.
extension CompletionKind {
    /// Scripts and folders.
    static var scripts: CompletionKind { .file(extensions: ["scene"]) }

    /// Storyboards and folders.
    static var storyboards: CompletionKind { .file(extensions: ["storyboard"]) }

    /// Storyboards, scripts and folders.
    static var graphs: CompletionKind { .file(extensions: ["storyboard", "scene"]) }

    /// The modelled releases of iOS.
    static var releases: CompletionKind { .list(Release.known.map { "\($0)" }) }

    /// The devices that have names. This is a command, because fish ends an item of a list at a space.
    static var devices: CompletionKind {
        .shellCommand("printf '%s\\n' iPhone 'iPhone landscape' iPad 'iPad landscape'")
    }

    /// UIKit's presentation styles, and `all` of them.
    static var styles: CompletionKind { .list(["all"] + EnvironmentList.styles("all")) }

    /// Each category of the trace, with `+` and with `-`.
    static var categories: CompletionKind {
        .list(["+", "-"].flatMap { sign in Category.allCases.map { sign + $0.spelling.description } })
    }

    /// All diagnostic codes.
    static var codes: CompletionKind { .list(CodeListing.all.map(\.id)) }

    /// The ids of all rules.
    static var rules: CompletionKind { .list(RuleListing.all.map(\.id)) }
}
