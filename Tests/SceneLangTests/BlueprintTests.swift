import SceneRuntime
import Testing

@testable import SceneLang

@Suite struct BlueprintTests {
    private func compile(_ text: String) -> Compiler {
        var compiler = Compiler()
        let result = compiler.add(SourceFile(name: "t.scene", text: text)) { _, _ in .failure("no") }
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return compiler
    }

    private func name(_ id: NameID, _ compiler: Compiler) -> String {
        String(decoding: compiler.blueprint.names[id], as: UTF8.self)
    }

    private let mail = """
        initial scene nav: NavigationController { root -> inbox }
        scene inbox: TableViewController {
            var opened = 0
            view { button compose; table list { cell row } }
            segue show "open" -> message on row
            segue present "write" -> composer style .formSheet transition .flipHorizontal unanimated
            unwind done(segue) { }
            on viewDidLoad { super; opened += 1 }
            on viewWillAppear { }
            on loadView without super { }
        }
        scene message
        scene composer { segue unwind "back" -> done }
        controller Base { on viewDidLoad { super } }
        controller Sub: Base { on viewWillAppear { } }
        """

    /// A blank, and the declared classes; UIKit's own are left out.
    private func declared(_ compiler: Compiler) -> [ClassSpec] {
        Array(compiler.blueprint.classes.dropFirst(BuiltInClass.allCases.count))
    }

    @Test func classesHoldWhatTheyDeclareAndInherit() {
        let compiler = compile(mail)
        let classes = declared(compiler)
        #expect(
            classes.dropFirst().map { name($0.name, compiler) } == [
                "nav", "inbox", "message", "composer", "Base", "Sub",
            ])
        #expect(classes[1].base == .navigationController)
        #expect(classes[1].children == [ClassID(UInt32(BuiltInClass.slots + 1))])
        #expect(classes[2].views.map { name($0.name, compiler) } == ["compose", "list", "row"])
        #expect(classes[2].views.map(\.superview) == [0, 0, 2])
        #expect(classes[2].unwindActions.map { name($0, compiler) } == ["done"])
        #expect(classes[2].hasInitialisers && !classes[3].hasInitialisers)
        #expect(classes[6].overrides.contains(.viewDidLoad) && classes[6].overrides.contains(.viewWillAppear))
        #expect(compiler.blueprint.storyboards[1].initial == ClassID(UInt32(BuiltInClass.slots)))
        #expect(compiler.blueprint.storyboards[1].scenes.map { Int($0.raw) - BuiltInClass.slots } == [0, 1, 2, 3])
    }

    @Test func superIsTheBodysBusinessWhereItSaysSo() {
        let classes = declared(compile(mail))
        #expect(classes[2].ownsSuper.contains(.viewDidLoad) && classes[2].ownsSuper.contains(.loadView))
        #expect(!classes[2].ownsSuper.contains(.viewWillAppear))
        #expect(classes[6].ownsSuper.contains(.viewDidLoad) && !classes[6].ownsSuper.contains(.viewWillAppear))
    }

    @Test func seguesKnowWhereTheyLead() {
        let compiler = compile(mail)
        let segues = compiler.blueprint.segues
        #expect(segues.dropFirst().map { name($0.identifier, compiler) } == ["open", "write", "back"])
        #expect(segues[1].trigger == 3 && segues[1].isAnimated)
        #expect(segues[1].target == ClassID(UInt32(BuiltInClass.slots + 2)))
        #expect(segues[2].style == .formSheet && segues[2].transition == .flipHorizontal && !segues[2].isAnimated)
        #expect(segues[3].kind == .unwind && name(segues[3].unwindAction, compiler) == "done")
    }

    /// What a REPL enters later leaves the numbers of what is there.
    @Test func laterFilesOnlyAdd() {
        var compiler = compile(mail)
        let earlier = compiler.blueprint
        let added = compiler.add(SourceFile(name: "2", text: "scene last { segue show \"x\" -> inbox }")) { _, _ in
            .failure("no")
        }
        #expect(!added.hasErrors)
        let keepsClasses = Array(compiler.blueprint.classes.prefix(earlier.classes.count)) == earlier.classes
        let keepsSegues = Array(compiler.blueprint.segues.prefix(earlier.segues.count)) == earlier.segues
        #expect(keepsClasses && keepsSegues)
        let wrong = compiler.add(SourceFile(name: "3", text: "scene inbox")) { _, _ in .failure("no") }
        #expect(wrong.hasErrors && compiler.blueprint.classes.count == earlier.classes.count + 1)
    }

    @Test func stepsArePrintedOnOneLine() {
        let compiler = compile(
            """
            scene a
            launch   with a  // the first
            present a then {
                print 1
            } /* x */
            """)
        let steps = compiler.program.steps.map { String(decoding: compiler.program.text($0.text), as: UTF8.self) }
        #expect(steps == ["launch with a", "present a then { … }"])
    }

    @Test func environmentsAreRead() {
        let compiler = compile(
            "ios 8.3\ndevice iPad landscape\ntest ios 12, 17 device iPhone, iPad\nscenario \"s\" ios 5 { }")
        #expect(compiler.program.environment.release == Release(8, 3))
        #expect(compiler.program.environment.device.width > compiler.program.environment.device.height)
        #expect(compiler.tests.map(\.release) == [Release(12), Release(12), Release(17), Release(17)])
        #expect(compiler.program.scenarios.map(\.release) == [Release(5)])
    }
}
