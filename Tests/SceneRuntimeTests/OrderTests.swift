import SceneRuntime
import TestSupport
import Testing

/// Orders of the core, word for word, without a script in between.
@Suite struct OrderTests {
    /// A navigation controller with a root on screen, and a third class.
    private func navigation(_ release: UInt8) -> (stage: Stage, nav: ControllerID, b: ClassID) {
        var b = ClassID.none
        var nav = ClassID.none
        var stage = Stage(release) { blueprint in
            let a = blueprint.declare("A")
            b = blueprint.declare("B")
            nav = blueprint.declare("nav", .navigationController, children: [a])
        }
        stage.run(.launchMaking(nav))
        return (stage, stage.world.latest(of: nav), b)
    }

    private func expect(_ lines: [String], _ expected: [String]) {
        let difference = LineDiff.difference(of: "the trace", expected: expected, observed: lines)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func pushAndPop() {
        var (stage, nav, b) = navigation(17)
        let pushed = stage.make(b)
        let lines = stage.run(.navigation(.push(pushed, onto: nav, animated: true)))
        expect(
            lines,
            [
                "  B.willMove(toParent: nav)", "  B.loadView()", "  B.viewDidLoad()",
                "  A.viewWillDisappear(animated: true)", "  B.viewWillAppear(animated: true)",
                "  B.viewIsAppearing(animated: true)", "  A.viewDidDisappear(animated: true)",
                "  B.viewDidAppear(animated: true)", "  B.didMove(toParent: nav)",
            ])
        #expect(stage.world.restViolation() == nil)
    }

    @Test func popDeallocatesControllersWithoutOwners() {
        var (stage, nav, b) = navigation(17)
        let pushed = stage.make(b)
        stage.run(.navigation(.push(pushed, onto: nav, animated: true)))
        stage.world.release(pushed)
        let lines = stage.run(.navigation(.pop(nav, animated: true)))
        #expect(lines.last == "  B.deinit()")
        #expect(lines.contains("  B.didMove(toParent: nil)"))
        #expect(stage.world.restViolation() == nil)
        #expect(stage.world.lateOperations == 0)
    }

    @Test func launchForwardsThroughContainers() {
        var root = ClassID.none
        var stage = Stage(17) { blueprint in
            let a = blueprint.declare("A", scene: true)
            let nav = blueprint.declare("nav", .navigationController, scene: true, children: [a])
            root = blueprint.declare("tab", .tabBarController, scene: true, children: [nav])
            blueprint.storyboards[1].initial = root
        }
        let lines = stage.run(.launch(StoryboardID.main))
        expect(
            lines,
            [
                "  tab.init(coder:)", "  nav.init(coder:)", "  A.init(coder:)", "  A.awakeFromNib()",
                "  nav.awakeFromNib()", "  tab.awakeFromNib()", "  tab.loadView()", "  tab.viewDidLoad()",
                "  tab.viewWillAppear(animated: false)", "    nav.loadView()", "    nav.viewDidLoad()",
                "    nav.viewWillAppear(animated: false)", "      A.loadView()", "      A.viewDidLoad()",
                "      A.viewWillAppear(animated: false)", "  tab.viewIsAppearing(animated: false)",
                "    nav.viewIsAppearing(animated: false)", "      A.viewIsAppearing(animated: false)",
                "  tab.viewDidAppear(animated: false)", "    nav.viewDidAppear(animated: false)",
                "      A.viewDidAppear(animated: false)",
            ])
        #expect(stage.world.restViolation() == nil)
    }
}
