import Testing

@testable import SceneLang

/// The owners of an instance, as the interactive session shows them.
@Suite struct OwnerTests {
    private static func session(_ entries: [String]) -> Session {
        var session = Session(settings: Settings())
        for entry in entries {
            let text = SourceFile(name: "entry", text: entry)
            #expect(!session.enter(text) { _, _ in .failure("there is none") }.hasErrors)
            while session.advance(fuel: 100_000, stopAtLine: false) != .finished {}
        }
        return session
    }

    private static func owners(of name: String, in session: Session) -> [String]? {
        session.owners(of: name)?.map { String(decoding: $0, as: UTF8.self) }
    }

    private static let app = [
        "controller first { var flow = nil; var work = nil; weak var back = nil }",
        "controller flow: NavigationController { root -> first }",
        "controller home",
        "launch with home",
        "present flow unanimated",
    ]

    @Test func linksOfTheInterfaceLeadFromTheWindow() {
        let session = Self.session(Self.app)
        #expect(Self.owners(of: "home", in: session) == ["window.rootViewController -> home"])
        let way = "window.rootViewController -> home.presentedViewController -> flow"
        #expect(Self.owners(of: "flow", in: session) == [way])
        #expect(Self.owners(of: "first#1", in: session) == [way + ".viewControllers -> first"])
    }

    @Test func variablesCollectionsAndClosuresOwn() {
        let session = Self.session(
            Self.app + [
                "var all = [home]", "var names = [\"f\": first]", "turn { let f = first; first.work = { print f } }",
            ]
        )
        #expect(
            Self.owners(of: "home", in: session) == ["window.rootViewController -> home", "variable all[0] -> home"])
        #expect(
            Self.owners(of: "first", in: session) == [
                "window.rootViewController -> home.presentedViewController -> flow.viewControllers -> first",
                "variable names[\"f\"] -> first", "cycle first.work -> closure -> first",
            ])
    }

    @Test func whatIsMadeForAVerbBelongsToTheCode() {
        var session = Self.session(["controller made"])
        _ = session.enter(SourceFile(name: "entry", text: "load made()")) { _, _ in .failure("there is none") }
        // The step, and three calls.
        for _ in 0..<4 { #expect(session.advance(fuel: 100_000, stopAtLine: true) == .line) }
        #expect(Self.owners(of: "made", in: session) == ["the code that is running -> made"])
        while session.advance(fuel: 100_000, stopAtLine: false) != .finished {}
        #expect(Self.owners(of: "made", in: session) == nil)
    }

    @Test func weakReferencesDoNotCount() {
        let session = Self.session(Self.app + ["turn { first.back = home }", "weak var seen = home"])
        #expect(Self.owners(of: "home", in: session) == ["window.rootViewController -> home"])
    }

    @Test func onlyACycleOwnsALeak() {
        let session = Self.session(Self.app + ["turn { first.flow = flow }", "dismiss unanimated"])
        #expect(Self.owners(of: "flow", in: session) == ["cycle flow.viewControllers -> first.flow -> flow"])
    }

    @Test(arguments: ["nobody", "home#2", "home#x", "home#", "#1", "", "flow#0"])
    func whatDoesNotLiveHasNone(name: String) {
        #expect(Self.owners(of: name, in: Self.session(["controller flow; controller home", "load home()"])) == nil)
    }
}
