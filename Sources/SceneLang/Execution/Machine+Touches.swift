import SceneRuntime

/// Verbs of the user's hand, of segues and of containers.
extension Machine {
    /// `perform`, `tap`, `select`, `swipe`.
    mutating func touch(_ touch: VerbFamily.Touch, _ clauses: VerbClauses, _ a: Int) {
        switch touch {
        case .perform:
            guard let name = identifier(a), let source = owner(of: name, clauses.place(.from), "perform") else {
                return
            }
            world.request(.perform(name, from: source, sender: touchSender(clauses)))
        case .tap: tap(clauses, a)
        case .select: select(clauses, a)
        case .swipe: swipe(clauses, a)
        }
    }

    private mutating func touchSender(_ clauses: VerbClauses) -> UInt32 {
        sender(registers[clauses.place(.sender)])
    }

    /// The name of a segue in register `place`. A name that no segue has is known to the world as no name.
    private mutating func identifier(_ place: Int) -> SceneRuntime.NameID? {
        guard registers[place].tag == .string else {
            fail(.wrongType, "the identifier of a segue is a string, not \(registers[place].noun)")
            return nil
        }
        return world.internName(Array(bytes(registers[place])))
    }

    /// Who performs the segue: the clause, else the first candidate that it leaves, else the first one.
    private mutating func owner(of name: SceneRuntime.NameID, _ place: Int, _ verb: String) -> ControllerID? {
        guard registers[place].isAbsent else { return controller(place) }
        let id = subject { machine, id in
            machine.world.blueprint.classes[machine.world.classOf(id).index].segues.contains {
                machine.world.blueprint.segues[$0.index].identifier == name
            }
        }
        if id.exists { return id }
        return anySubject(verb)
    }

    /// What to do where nothing is on screen.
    var emptyScreenHelp: String { "put something on screen first: `launch` with an initial scene, or `launch with …`" }

    /// The first candidate; an error if there is none.
    mutating func anySubject(_ verb: String) -> ControllerID? {
        let id = subject { _, _ in true }
        if id.exists { return id }
        fail(.noSubject, "`\(verb)` needs a controller, and none is on screen", help: emptyScreenHelp)
        return nil
    }

    private mutating func tap(_ clauses: VerbClauses, _ a: Int) {
        let target = strongInPlace(a)
        let place = clauses.place(.in)
        if target.tag == .string {
            guard let name = identifier(a), let source = owner(of: name, place, "tap") else { return }
            world.request(.tapSegue(name, in: source, sender: touchSender(clauses)))
        } else if target.asObject.kind == .view {
            let view = target.asObject.view
            if let obstacle = world.obstacle(toTapping: view) { return failTap(target, obstacle) }
            let owner = world.ownerOfView(view).controller
            guard let source = registers[place].isAbsent ? owner : controller(place) else { return }
            world.request(.tapView(view, in: source))
        } else if target.tag == .controller {
            tapTab(target.asController, place)
        } else if target.asSymbol == .back {
            guard let nav = bar(place, .navigationController, "tap .back", "a navigation controller") else { return }
            world.request(.tapBack(nav))
        } else if target.asSymbol == .outside {
            guard let id = registers[place].isAbsent ? anySubject("tap .outside") : controller(place) else { return }
            world.request(.tapOutside(id))
        } else {
            fail(.wrongType, "\(shown(target)) cannot be tapped")
        }
    }

    /// What a user does not see, or what something lies over, cannot be tapped.
    private mutating func failTap(_ view: Value, _ obstacle: TapObstacle) {
        switch obstacle {
        case .notOnScreen:
            fail(.refused, "`\(shown(view))` is not on screen: nobody can tap it", help: "show its controller first")
        case .covered(let cover):
            fail(
                .refused, "`\(shown(view))` lies under `\(shown(.controller(cover)))`: nobody can tap it",
                help: "`dismiss` what lies over it first")
        }
    }

    private mutating func tapTab(_ id: ControllerID, _ place: Int) {
        let absent = registers[place].isAbsent
        guard let tab = absent ? ancestor(of: id, .tabBarController) : controller(place) else { return }
        guard tab.exists, world.isKind(tab, of: .tabBarController) else {
            return fail(.refused, "\(shown(.controller(id))) is in no tab bar to be tapped")
        }
        world.request(.tapTab(id, in: tab))
    }

    /// The bar of a kind of container: the clause, else the subject that is one.
    private mutating func bar(_ place: Int, _ kind: BaseKind, _ verb: String, _ noun: String) -> ControllerID? {
        guard let id = container(place, verb, noun, { $0.nearest(kind) }) else { return nil }
        if world.isKind(id, of: kind) { return id }
        fail(.noSubject, "`\(verb)` needs \(noun)", help: "say which one is meant with `in`")
        return nil
    }

    /// The nearest ancestor of a kind, or none.
    mutating func ancestor(of id: ControllerID, _ kind: BaseKind) -> ControllerID {
        var walk = world.parent(of: id)
        while walk.exists, !world.isKind(walk, of: kind) { walk = world.parent(of: walk) }
        return walk
    }

    private mutating func select(_ clauses: VerbClauses, _ a: Int) {
        let place = clauses.place(.in)
        if let index = registers[a].asInt {
            guard let tab = bar(place, .tabBarController, "select", "a tab bar controller") else { return }
            let count = world.tabs(of: tab).count
            guard index >= 0, index < count, let number = UInt32(exactly: index) else {
                return fail(.indexOutOfRange, "tab \(index) of \(count) tabs")
            }
            return world.request(.selectIndex(number, in: tab))
        }
        guard let id = controller(a) else { return }
        let absent = registers[place].isAbsent
        guard let tab = absent ? ancestor(of: id, .tabBarController) : controller(place) else { return }
        guard tab.exists, world.isKind(tab, of: .tabBarController) else {
            return fail(.refused, "\(shown(.controller(id))) is in no tab bar controller")
        }
        world.request(.select(id, in: tab))
    }

    private mutating func swipe(_ clauses: VerbClauses, _ a: Int) {
        let place = clauses.place(.in)
        let (finishes, holds) = end(ofSwipe: clauses)
        let direction = registers[a].asSymbol
        if direction == .forward {
            swipePage(.after, "swipe .forward", clauses)
        } else if direction == .back, swipesPages(place) {
            swipePage(.before, "swipe .back", clauses)
        } else if direction == .back {
            guard let nav = bar(place, .navigationController, "swipe .back", "a navigation controller") else { return }
            world.request(.swipeBack(nav, finishes: finishes, holds: holds))
        } else if direction == .down {
            guard let id = registers[place].isAbsent ? anySubject("swipe .down") : controller(place) else { return }
            world.request(.swipeDown(id, finishes: finishes, holds: holds))
        } else {
            fail(.unmodelledAtRun, "`swipe \(shown(registers[a]))` is not modelled yet")
        }
    }

    // MARK: Containment

    /// The verbs of custom containers.
    mutating func contain(_ change: VerbFamily.Containment, _ verb: Verb, _ clauses: VerbClauses, _ a: Int) {
        let wanted = verb == .embed ? Clause.in : .to
        guard let id = controller(a) else { return }
        var parent = ControllerID.none
        if clauses.has(wanted), verb != .transition, !registers[clauses.place(wanted)].isNull {
            let noun = "a controller to put it into"
            // Left out, it is self or what is in front, but never the one that is to be put into it.
            guard let given = container(clauses.place(wanted), verb.words, noun, { $0.subject { $1 != id } }) else {
                return
            }
            parent = given
        }
        switch change {
        case .embed:
            request(last: [.addChild(id, to: parent), .addView(id, to: parent), .didMove(id, to: parent)])
        case .unembed: request(last: [.willMove(id, to: .none), .removeView(id), .removeChild(id)])
        case .addChild: world.request(.addChild(id, to: parent))
        case .addView: world.request(.addView(id, to: parent))
        case .willMove: world.request(.willMove(id, to: parent))
        case .didMove: world.request(.didMove(id, to: parent))
        case .removeView: world.request(.removeView(id))
        case .removeChild: world.request(.removeChild(id))
        case .transition: transition(id, clauses)
        case .beginAppearance:
            guard let appears = registers[clauses.place(.appearing)].asBool else {
                return fail(.wrongType, "`appearing` is true or false")
            }
            world.request(.beginAppearance(id, appearing: appears, animated: clauses.isAnimated))
        case .endAppearance: world.request(.endAppearance(id))
        }
    }

    /// Several requests, the first one first: what is on *now* is performed from its end.
    private mutating func request(last requests: [Request]) {
        for request in requests.reversed() { world.request(request) }
    }

    private mutating func transition(_ old: ControllerID, _ clauses: VerbClauses) {
        guard let new = controller(clauses.place(.to)) else { return }
        let place = clauses.place(.in)
        guard let parent = registers[place].isAbsent ? world.parent(of: old) : controller(place) else {
            return
        }
        guard parent.exists else {
            return fail(.noSubject, "\(shown(.controller(old))) is in no container", help: "say which one with `in`")
        }
        let then = clauses.place(.then)
        let completion = registers[then].isAbsent ? BlockID.none : blocks.add(take(then))
        world.request(
            .transition(
                old, to: new, in: parent, only: !registers[clauses.place(.only)].isAbsent,
                animated: clauses.isAnimated, completion: completion))
    }
}
