import Foundation
import TestSupport

@testable import SceneRuntime

/// A walk of random verbs over a random app whose handlers do what they like.
struct RandomWalk {
    private var random: Dice
    private(set) var stage: Stage
    private var classes: [ClassID] = []
    /// What the walk, as an app's variables would, keeps alive.
    private var kept: [ControllerID] = []
    private(set) var verbs = 0
    private(set) var log: [String] = []
    private(set) var died = 0

    init(seed: UInt64, release: UInt8) {
        var random = Dice(seed: seed)
        var classes: [ClassID] = []
        stage = Stage(release) { blueprint in
            classes = RandomWalk.declare(in: &blueprint, &random)
        }
        self.random = random
        self.classes = classes
        stage.budget = .max
        stage.run(.launch(StoryboardID.main))
        let generator = Box(random)
        let all = classes
        stage.handler = { world, body in
            guard generator.value.next() % 24 == 0 else { return }
            if let request = RandomWalk.verb(in: &world, all, &generator.value) {
                RandomWalk.tell("    in a handler: \(request)")
                world.request(request)
            }
        }
    }

    /// Whether each verb is printed with its trace: `SCENE_SOAK_TRACE=1`, to find out how a walk came to a fault.
    private static let printsTrace = ProcessInfo.processInfo.environment["SCENE_SOAK_TRACE"] != nil

    private static func tell(_ text: @autoclosure () -> String) {
        if printsTrace { FileHandle.standardError.write(Data((text() + "\n").utf8)) }
    }

    /// Four to eight classes, containers among them, with random handlers.
    private static func declare(in blueprint: inout Blueprint, _ random: inout Dice) -> [ClassID] {
        var classes: [ClassID] = []
        let handlers: [Method] = [
            .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .willMove, .didMove, .deinitialise, .loadView,
        ]
        func some(_ random: inout Dice) -> [Method] { handlers.filter { _ in random.next() % 3 == 0 } }
        for name in ["A", "B", "C", "D"] {
            classes.append(blueprint.declare(name, scene: true, overrides: some(&random)))
        }
        let nav = blueprint.declare(
            "nav", .navigationController, scene: true, children: [classes[0]], overrides: some(&random))
        let tab = blueprint.declare(
            "tab", .tabBarController, scene: true, children: [nav, classes[1], classes[2]], overrides: some(&random))
        let plain = blueprint.declare("E", overrides: some(&random))
        let pages = blueprint.declare(
            "pages", .pageViewController, scene: true, children: [classes[1], classes[3]], overrides: some(&random))
        let crowd = blueprint.declare(
            "crowd", .tabBarController, scene: true, children: classes + [pages, classes[0]], overrides: some(&random))
        classes += [nav, tab, plain, pages, crowd]
        declareStyles(in: &blueprint)
        blueprint.storyboards[1].scenes = classes
        blueprint.storyboards[1].initial = random.next() % 2 == 0 ? tab : nav
        return classes
    }

    /// Styles with animators of their own: one of a given length, one that a finger drives, one that covers.
    private static func declareStyles(in blueprint: inout Blueprint) {
        for base in [ModalStyle.custom, .custom, .fullScreen, .pageSheet] {
            var style = StyleSpec()
            style.base = base
            style.duration = 0.2
            style.isInteractive = blueprint.styles.count == 2
            style.removesPresenter = blueprint.styles.count == 2
            for method in [Method.animateTransition, .presentationTransitionWillBegin, .dismissalTransitionDidEnd] {
                style.overrides.insert(method)
            }
            style.overrides.insert(.navigationControllerAnimationController)
            style.overrides.insert(.adaptivePresentationStyle)
            blueprint.styles.append(style)
        }
    }

    /// One verb on random living instances.
    private static func verb(in world: inout World, _ classes: [ClassID], _ random: inout Dice) -> Request? {
        var living: [ControllerID] = []
        for cls in classes + BuiltInClass.allCases.map(\.id) {
            let instances = world.instances(of: cls)
            living += world.list(instances)
        }
        guard let a = living.randomElement(using: &random), let b = living.randomElement(using: &random),
            let c = living.randomElement(using: &random), let form = RandomForm.all.randomElement(using: &random)
        else {
            return nil
        }
        let flags = random.next()
        let choice = RandomForm.Choice(
            a: a, b: b, c: c, animated: flags & 1 != 0, finishes: flags & 2 != 0, keepsTracking: flags & 12 == 0)
        return form(choice, &world)
    }

    /// Whether the structure is checked after every event, not only at rest.
    mutating func checkStructure(_ isOn: Bool) { stage.checksEachEvent = isOn }

    /// One round: an instance, a style, a verb, and then rest. Returns what is wrong, or nil.
    mutating func round() -> String? {
        verbs += 1
        if random.next() % 3 == 0 || kept.count < 2 { keepAnother() }
        if kept.count > 6 { releaseOldest() }
        let before = stage.world
        _ = stage.takeLines()
        guard let request = RandomWalk.verb(in: &stage.world, classes, &random) else { return nil }
        log.append("\(request)")
        RandomWalk.tell("round \(verbs): \(request)")
        stage.world.request(request)
        var ended = (random.next() % 8 != 0 || hold()) && runToRest()
        if ended, verbs % 5 == 0 {
            stage.world.request(.system(.memoryWarning))
            ended = runToRest()
        }
        RandomWalk.tell(stage.takeLines().joined(separator: "\n") + dump())
        if !ended {
            died += 1
            stage.world = before
            return nil
        }
        if let fault = stage.violations.first ?? stage.world.structureViolation() ?? stage.world.restViolation() {
            let lines = stage.takeLines().suffix(60).joined(separator: "\n")
            return "\(dump())\(lines)\n\(fault) after \(log.suffix(3)) in round \(verbs)"
        }
        return nil
    }

    /// As `begin` does: what a finger drives stays there, and then the finger lifts. False where the app has died.
    private mutating func hold() -> Bool {
        stage.world.timeLimit = stage.world.clock
        let died = stage.turn(above: 0)
        stage.world.timeLimit = .infinity
        stage.world.request(random.next() % 2 == 0 ? .cancel : .finish)
        return !died
    }

    /// The living controllers, a line each.
    private func dump() -> String {
        var text = "\n"
        for (place, it) in stage.world.controllers.enumerated() where it.flags.contains(.alive) {
            let held = stage.world[contents: ControllerID(UInt32(place))]
            let name = String(
                decoding: stage.world.blueprint.names[stage.world.blueprint.classes[it.cls.index].name], as: UTF8.self)
            text += "#\(place) \(name) \(it.appearance) \(it.hosting) host \(it.host.raw) parent \(it.parent.raw)"
            text += " presenter \(it.presenter.raw) presented \(held.presented.raw) shown \(held.shownChild.raw)"
            text += " owners \(it.owners)/\(it.scriptOwners) flags \(it.flags.rawValue)\n"
        }
        return text
    }

    private mutating func keepAnother() {
        guard let cls = classes.randomElement(using: &random) else { return }
        let before = stage.world
        stage.world.request(.instantiate(cls))
        guard runToRest() else {
            stage.world = before
            return
        }
        let made = stage.world.latest(of: cls)
        guard made.exists else { return }
        kept.append(made)
        let styles: [Symbol] = [.fullScreen, .pageSheet, .currentContext, .overFullScreen, .custom, .automatic]
        if let style = styles.randomElement(using: &random) {
            _ = stage.world.write(.modalPresentationStyle, of: ObjectRef(made), .symbol(style))
        }
        let own = ObjectRef(.style, UInt32(1 + random.next() % 4))
        if random.next() % 4 == 0 {
            _ = stage.world.write(.modalPresentationStyle, of: ObjectRef(made), .object(own))
        }
        if random.next() % 4 == 0 { _ = stage.world.write(.delegate, of: ObjectRef(made), .object(own)) }
    }

    private mutating func releaseOldest() {
        let before = stage.world
        let place = Int(random.next() % UInt64(kept.count))
        stage.world.release(kept[place])
        if runToRest() { kept.remove(at: place) } else { stage.world = before }
    }

    /// Lets everything end; false where the handlers went on for ever or UIKit raised an exception.
    private mutating func runToRest() -> Bool {
        let limit = stage.events + 3_000
        for _ in 0..<2 {
            while stage.events < limit {
                let died = stage.turn(above: 0)
                if died { return false }
                guard stage.world.isTracking else { break }
                stage.world.request(.finish)
            }
        }
        stage.world.endStep()
        return stage.events < limit && stage.world.isAtRest
    }
}

/// A shared generator for the handlers.
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
