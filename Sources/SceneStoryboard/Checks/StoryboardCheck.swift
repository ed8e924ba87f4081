public import SceneLang

/// What `scenesh check` finds in a storyboard beyond the errors of reading it.
///
/// A storyboard does not say what its classes do, so a rule is silent where code may make the difference: it reports
/// only what is wrong whatever the classes do.
public struct StoryboardCheck {
    let app: StoryboardApp
    let source: XMLSource
    /// Which scenes lead to which, and what code can create.
    let reachability: SceneReachability
    /// Whether all releases of iOS in question have the kinds of segues of iOS 8, so that older kinds are deprecated.
    let hasNewKinds: Bool

    /// The storyboard that is checked.
    var storyboard: Storyboard { app.storyboards[0] }

    /// Creates the check of the first storyboard of an app, which was read from `file` and has the number 0 in
    /// diagnostics. The others are those that its references lead to.
    ///
    /// `hasNewKinds` says that all releases of iOS in question have the kinds of segues of iOS 8.
    public init(_ app: StoryboardApp, file: SourceFile, hasNewKinds: Bool) {
        self.app = app
        source = XMLSource(file: file, id: FileID(0))
        reachability = SceneReachability(app)
        self.hasNewKinds = hasNewKinds
    }

    /// The findings, rule by rule.
    public var findings: [Diagnostic] { StoryboardRule.all.flatMap { $0.find(self) } }

    /// The unwind segues without a target. Whoever runs or prints the storyboard is warned of them, too.
    public var unwindFindings: [Diagnostic] { UnwindsWithoutTarget.find(self) }

    /// Returns the references that lead nowhere, in any storyboard of an app. They have the numbers of their `files`.
    public static func missingReferences(in app: StoryboardApp, _ files: [SourceFile]) -> [Diagnostic] {
        zip(app.storyboards.indices, files).flatMap { place, file in
            let source = XMLSource(file: file, id: FileID(UInt32(place)))
            return MissingReferences.find(in: app, place) { source.value($0, at: Int($1.start)) }
        }
    }

    // MARK: Queries that several rules use

    /// Returns the name of a scene of the storyboard, as scripts write it.
    func name(of scene: Int) -> String { app.names[0].scenes[scene] }

    /// Returns the span of the value of an attribute of the element with this start tag, or that of the tag's name.
    func span(_ name: AttributeName, of tag: SourceSpan) -> SourceSpan { source.value(name, at: Int(tag.start)) }

    /// Returns the scene that a segue of the storyboard leads to, through references.
    func target(of segue: StoryboardSegue) -> StoryboardScene? {
        app.target(of: segue, in: 0).map { reachability.scenes[app.number(of: $0)] }
    }
}

extension Storyboard {
    /// Whether an app launches the storyboard, as its Info.plist says, and otherwise its name.
    var isMain: Bool { isLaunched ?? isMainByName }

    /// Whether the name of the storyboard says that an app launches it. Xcode names such a storyboard `Main` with an
    /// ending for the device, and before Xcode 5 `MainStoryboard`. A storyboard with another name may be the main one,
    /// but this is not certain.
    private var isMainByName: Bool {
        let stem = name.utf8.prefix { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "~") }
        return stem.elementsEqual("Main".utf8) || stem.elementsEqual("MainStoryboard".utf8)
    }
}
