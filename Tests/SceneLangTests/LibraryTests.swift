import SceneLang
import SceneRuntime
import Testing

/// The library as another package uses it: only what is public.
@Suite struct LibraryTests {
    static let text = """
        initial scene nav: NavigationController { root -> home }
        scene home {
            on viewDidLoad { print "loaded" }
        }
        scene detail
        launch
        push detail
        expect no call detail.viewDidLoad
        """

    @Test func stepsHaveTypedCalls() throws {
        let run = try Script(Self.text).run(ios: 12, device: .iPad)
        #expect(run.trace.hasPrefix("# trace 1, ios 12, iPad portrait\n> launch\n  nav.init(coder:)\n"))
        #expect(run.steps.map(\.text) == ["launch", "push detail"])
        #expect(run.steps.map(\.number) == [1, 2])
        let call = try #require(run.steps[1].calls.first { $0.method == .viewWillAppear })
        #expect(call.receiver == "detail")
        #expect(call.name == "viewWillAppear")
        #expect(call["animated"] == "true")
        #expect(call["coder"] == nil)
        #expect("\(call)" == "detail.viewWillAppear(animated: true)")
        #expect(call.place.step == 2)
        #expect(call.depth == 0)
        #expect(call.rule.id.description == "NAV-PUSH-1")
        #expect(run.steps[1].calls.last?.place.time == 0.35)
        #expect(run.calls(of: .viewIsAppearing) == [])
        #expect(run.calls(of: .viewDidLoad).map(\.receiver) == ["nav", "home", "detail"])
        let hasAllEvents = run.steps.flatMap(\.events) == run.events
        #expect(hasAllEvents)
    }

    @Test func argumentsAreParted() throws {
        let run = try Script(Self.text).run()
        let initialiser = try #require(run.calls.first)
        #expect(initialiser.arguments == [Call.LabeledValue(label: "coder", value: "")])
        let move = try #require(run.calls(of: .willMove).first { $0.receiver == "detail" })
        #expect(move["toParent"] == "nav")
        #expect(run.calls(to: "home").first { $0.method == .viewDidLoad }?.arguments == [])
    }

    @Test func callsAreFoundByTheirText() throws {
        let run = try Script(Self.text).run()
        let calls = ["detail.viewDidLoad()", "detail.viewWillAppear(animated: _)", "detail.viewWillAppear"]
        #expect(calls.filter { !run.contains($0) } == [])
        let others = [
            "detail.viewWillAppear(animated: false)", "detail.viewWillAppear()", "viewWillAppear", "",
        ]
        #expect(others.filter { run.contains($0) } == [])
    }

    @Test func messagesHaveTheirKinds() throws {
        let run = try Script(Self.text).run()
        #expect(run.messages(.print).map(\.text) == ["loaded"])
        #expect(run.messages(.print).map(\.line) == ["| loaded"])
        #expect(run.messages(.failedExpectation).count == 1)
        #expect(!run.succeeded)
        #expect(run.messages(.warning) == [])
        let text = "initial scene a\nscene b\nlaunch\nturn { present b\nnote \"now\" }\nperform \"nothing\" from a"
        let other = try Script(text).run()
        #expect(other.messages(.verb).map(\.text) == ["present b"])
        #expect(other.messages(.print).map(\.text) == ["now"])
        #expect(other.messages(.exception).first?.text.hasPrefix("NSInvalidArgumentException: ") == true)
    }

    @Test func scenariosNameTheirSteps() throws {
        let run = try Script("initial scene a\nlaunch\nscenario \"again\" { launch\nbackground }").run()
        #expect(run.steps.map(\.scenario) == [nil, "again", "again"])
        #expect(run.steps.map(\.number) == [1, 1, 2])
        #expect(run.succeeded)
    }

    @Test func errorsAreThrownWithTheirPlaces() throws {
        let error = #expect(throws: ScriptError.self) { try Script("launch\npresent nobody", name: "app.scene") }
        let thrown = try #require(error)
        #expect(thrown.diagnostics.contains { $0.severity == .error })
        #expect(thrown.description.contains("app.scene:2:9"))
        #expect(throws: ScriptError.self) { try Script("import \"other.scene\"") }
    }

    @Test func importsAreAnswered() throws {
        let script = try Script("import \"parts.scene\"\nlaunch") { importer, path in
            #expect(importer == "script")
            return .file(SourceFile(name: path, text: "initial scene part"))
        }
        let isCalled = script.run().contains("part.viewDidLoad")
        #expect(isCalled)
    }

    @Test func warningsAndErrorsOfARunAreReported() throws {
        let warned = try Script("initial scene a\nlaunch\nperform \"nothing\" from a").run()
        #expect(warned.diagnostics.contains { $0.severity == .warning })
        #expect(warned.report.contains("script:3:"))
        var settings = Settings()
        settings.limits.instructions = 1_000
        let endless = try Script("var x = 0\nwhile true { x += 1 }").run(settings)
        #expect(endless.diagnostics.map(\.code.id).count == 1)
        #expect(endless.golden.hasSuffix("# status 1\n"))
    }

    @Test(arguments: [0, 2, Release.latest.major + 1, 255])
    func unknownReleasesCountAsTheNearest(major: UInt8) throws {
        let trace = try Script("initial scene a\nlaunch").run(ios: Release(major)).trace
        #expect(trace.hasPrefix("# trace 1, ios \(major < 3 ? 3 : Release.latest.major), "))
    }

    @Test func runsAreValues() throws {
        let script = try Script(Self.text)
        let (first, second, older) = (script.run(), script.run(), script.run(ios: 12))
        let isRepeatable = first == second
        #expect(isRepeatable)
        let isDifferent = first != older
        #expect(isDifferent)
    }
}
