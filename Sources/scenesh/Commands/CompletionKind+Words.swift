import ArgumentParser
import SceneRuntime

/// What the shells complete after options and in place of arguments.
extension CompletionKind {
    /// Scripts, and the folders on the way to them.
    static var scripts: CompletionKind { .file(extensions: ["scene"]) }

    /// Every iOS that is modelled.
    static var releases: CompletionKind { .list(Release.known.map { "\($0)" }) }

    /// The devices that have names. This is a command, because fish ends an item of a list at a space.
    static var devices: CompletionKind {
        .shellCommand("printf '%s\\n' iPhone 'iPhone landscape' iPad 'iPad landscape'")
    }

    /// UIKit's presentation styles, and `all` of them.
    static var styles: CompletionKind { .list(["all"] + EnvironmentList.styles("all")) }

    /// Each category of the trace, added and taken away.
    static var categories: CompletionKind {
        .list(["+", "-"].flatMap { sign in Category.allCases.map { sign + $0.spelling.description } })
    }

    /// The codes of all messages.
    static var codes: CompletionKind { .list(CodeListing.all.map(\.id)) }

    /// The ids of all rules.
    static var rules: CompletionKind { .list(RuleListing.all.map(\.id)) }
}
