import SceneRuntime

/// Why a gesture has no effect, as a message with its help.
struct GestureProblem {
    let text: String
    var help: String?

    init(_ text: String, help: String? = nil) {
        self.text = text
        self.help = help
    }
}

/// Gestures of the user: each acts, or it is an error that says why not (GESTURE-SILENT-1). Without a clause, a gesture
/// looks for the nearest controller that it can act on, beginning in front (GESTURE-TARGET-1).
extension Machine {
    mutating func fail(_ problem: GestureProblem) { fail(.refused, problem.text, help: problem.help) }

    /// Refuses a gesture while the app is in the background, where it gets no touch. Returns whether it did.
    mutating func touchesBackground(_ verb: Verb) -> Bool {
        guard [.tap, .tapRow, .swipe, .swipeTo].contains(verb), state.world.isInBackground else { return false }
        let action = verb == .tap || verb == .tapRow ? "tap" : "swipe"
        fail(
            .refused, "the app is in the background: the user cannot \(action)", help: "write first: foreground")
        return true
    }

    /// Returns the message about an obstacle. `what` is what the user touches, a name in source form or a phrase, and
    /// `action` the user's verb.
    func problem(
        _ obstacle: TouchObstacle, with what: String, isName: Bool = true, action: String = "tap"
    ) -> GestureProblem {
        let what = isName ? "`\(what)`" : what
        switch obstacle {
        case .notOnScreen:
            return GestureProblem(
                "\(what) is not on screen: the user cannot \(action) it", help: "show the controller of the view first")
        case .covered(let cover):
            return GestureProblem(
                "\(what) is covered by `\(sourceText(of: .controller(cover)))`: the user cannot \(action) it",
                help: "`dismiss` the covering controller first")
        case .endlessTransition:
            return GestureProblem(
                "a transition has not been completed: UIKit ignores the touch of \(what)",
                help: "the animator must call completeTransition")
        case .presentationRuns:
            return GestureProblem(
                "a presentation or dismissal is in progress: no source says whether the user can touch \(what)",
                help: "let it end with `advance`")
        case .stackMoves(let nav):
            return GestureProblem(
                "a push or pop of `\(sourceText(of: .controller(nav)))` moves \(what): the user cannot \(action) it",
                help: "let it end with `advance`")
        case .barHidden(let nav):
            return GestureProblem(
                "`\(sourceText(of: .controller(nav)))` hides the bar with \(what): the user cannot \(action) it",
                help: "show the bar first: \(sourceText(of: .controller(nav))).isNavigationBarHidden = false")
        }
    }

    private func problem(_ obstacle: BackObstacle, in nav: ControllerID, _ gesture: String) -> GestureProblem {
        let name = sourceText(of: .controller(nav))
        switch obstacle {
        case .hiddenBar:
            return GestureProblem(
                "the navigation bar of `\(name)` is hidden: the user cannot tap it",
                help: "to go back in code, write `pop`")
        case .replaced(let top):
            return GestureProblem(
                "`\(sourceText(of: .controller(top)))` has no back button: the user cannot tap it",
                help: "tap the view that replaces the back button, or write `pop`")
        case .onlyRoot:
            return GestureProblem(
                "`\(gesture)`: there is nothing to go back to in `\(name)`",
                help: help("push a controller first", after: .pushed))
        case .tooOld:
            return GestureProblem("iOS \(state.world.release.text) has no swipe back", help: "use `tap .back`")
        case .busy:
            return GestureProblem(
                "a transition of `\(name)` is in progress: the swipe does not begin", help: "let it end with `advance`")
        case .touch(let obstacle):
            return problem(obstacle, with: "the stack of `\(name)`", isName: false, action: "touch")
        }
    }

    // MARK: Candidates

    /// Returns the candidates of a verb without a clause: in a handler self and its ancestors, elsewhere the controller
    /// in front and its ancestors.
    private func candidates() -> [ControllerID] {
        var all: [ControllerID] = []
        var id = state.frames.last?.selfValue.asController ?? .none
        if !id.exists { id = state.world.frontmost() }
        while id.exists {
            all.append(id)
            id = state.world.parent(of: id)
        }
        return all
    }

    /// Returns the nearest navigation controller with more than one controller, otherwise the nearest one. In a handler
    /// it is the nearest one, as `navigationController` is.
    mutating func nearestStack() -> ControllerID {
        if (state.frames.last?.selfValue.asController ?? .none).exists { return nearest(.navigationController) }
        let stack = state.world.nearestStackOfSeveral()
        return stack.exists ? stack : nearest(.navigationController)
    }

    /// Returns the nearest controller of a kind that can act (GESTURE-TARGET-1), otherwise the nearest one of the kind.
    /// In a handler it is the nearest one, as `tabBarController` and its like are.
    mutating func nearest(_ kind: ControllerKind, where canAct: (borrowing Machine, ControllerID) -> Bool)
        -> ControllerID
    {
        let first = nearest(kind)
        if (state.frames.last?.selfValue.asController ?? .none).exists { return first }
        var id = first
        while id.exists {
            if state.world.isKind(id, of: kind), canAct(self, id) { return id }
            id = state.world.parent(of: id)
        }
        return first
    }

    /// Fails because a gesture can act on none of the candidates, of which `problems` says why.
    private mutating func fail(_ gesture: String, _ problems: [GestureProblem], on subject: VerbSubject) {
        guard let first = problems.first else {
            return failSubject(
                gesture, "a \(subject.noun.text)", namedBy: .in, kind: subject.kind, isGesture: true)
        }
        if problems.count == 1 { return fail(first) }
        fail(
            .refused, "`\(gesture)` finds nothing that it can act on",
            help: problems.map { $0.text }.joined(separator: "; "))
    }

    // MARK: Taps

    /// `tap .back`: the back button that is visible.
    mutating func tapBack(_ place: Int) {
        if !state.registers[place].isAbsent {
            guard let nav = find(.navigationController(.in), at: place, for: "tap .back") else { return }
            if let obstacle = state.world.obstacle(toTappingBackIn: nav) {
                return fail(problem(obstacle, in: nav, "tap .back"))
            }
            return tapBackButton(of: nav)
        }
        var problems: [GestureProblem] = []
        for nav in candidates() where state.world.isKind(nav, of: .navigationController) {
            guard let obstacle = state.world.obstacle(toTappingBackIn: nav) else {
                return tapBackButton(of: nav)
            }
            problems.append(problem(obstacle, in: nav, "tap .back"))
        }
        fail("tap .back", problems, on: .navigationController(.in))
    }

    /// A tap on a back button pops, or performs the action that the item of the top controller has for it since iOS 16
    /// (UINavigationItem.h).
    private mutating func tapBackButton(of nav: ControllerID) {
        let top = state.world.childControllers(of: nav).last ?? .none
        let action = looseProperty("backAction", of: ObjectRef(.navigationItem, top.raw))
        let isKnown = action.tag == .item && state.world.release.major >= 16
        let own = isKnown ? request(forItem: action, sender: action) : nil
        state.world.request(own ?? .navigation(.tapBack(nav)))
    }

    /// Returns the presentation that a gesture is about: that of the clause, otherwise the topmost one.
    private mutating func presentation(at register: Int, for verb: String) -> ControllerID? {
        let id = state.registers[register].isAbsent ? anySubject(verb) : controller(register)
        return id.map { state.world.nearestPresented(from: $0) }
    }

    /// `tap .outside`.
    mutating func tapOutside(_ place: Int) {
        guard let id = presentation(at: place, for: "tap .outside") else { return }
        if let obstacle = state.world.obstacle(toTappingOutside: id) { return fail(problem(obstacle, outside: id)) }
        state.world.request(.tapOutside(id))
    }

    private func problem(_ obstacle: OutsideObstacle, outside id: ControllerID) -> GestureProblem {
        let name = sourceText(of: .controller(id))
        switch obstacle {
        case .nothingPresented:
            return GestureProblem(
                "nothing is presented: `tap .outside` has nothing to dismiss",
                help: help("present a sheet or a popover first", after: .presented))
        case .noOutside:
            return GestureProblem(
                "a tap outside of `\(name)` has no effect: it is neither a sheet nor a popover", help: "write `dismiss`"
            )
        case .undimmed:
            return GestureProblem(
                "what lies beneath `\(name)` is not dimmed: a tap does not dismiss the sheet",
                help: "tap a view beneath it")
        case .beforeSheets:
            return GestureProblem(
                "up to iOS 12, a tap outside of `\(name)` does not dismiss the sheet", help: "write `dismiss`")
        case .stripOfPhone:
            return GestureProblem(
                "no source says what a tap above the card `\(name)` does on an iPhone before iOS 15",
                help: "use `swipe .down`")
        case .touch(let obstacle): return problem(obstacle, with: name)
        }
    }

    // MARK: Swipes

    /// `swipe .back`, `swipe .down`, `swipe .forward`.
    mutating func swipe(_ arguments: VerbArguments) {
        let a = arguments.operand
        let place = arguments.register(of: .in)
        guard let (finishes, keepsTracking) = end(ofSwipe: arguments) else { return }
        let direction = state.registers[a].asSymbol
        if direction == .forward {
            swipePages(PageSwipe(.after, finishes: finishes, keepsTracking: keepsTracking), place)
        } else if direction == .back {
            swipeBack(place, finishes: finishes, keepsTracking: keepsTracking)
        } else if direction == .down || direction == .up {
            let verb = direction == .down ? "swipe .down" : "swipe .up"
            guard let id = presentation(at: place, for: verb) else { return }
            let isSheetUp = direction == .up && state.world.nextDetent(of: id, isUp: true) == nil
            if let obstacle = state.world.obstacle(toDragging: id) {
                return fail(problem(obstacle, dragging: id, verb))
            }
            if isSheetUp {
                return fail(
                    .refused, "`\(sourceText(of: .controller(id)))` cannot be dragged up",
                    help: "only a sheet with a larger detent can be dragged up")
            }
            state.world.request(
                direction == .down
                    ? .swipeDown(id, finishes: finishes, keepsTracking: keepsTracking)
                    : .presented(.sheet(.dragUp(id, finishes: finishes))))
        } else {
            fail(.unmodelledAtRun, "`swipe \(sourceText(of: state.registers[a]))` is not modelled yet")
        }
    }

    private func problem(_ obstacle: DragObstacle, dragging id: ControllerID, _ verb: String) -> GestureProblem {
        let name = sourceText(of: .controller(id))
        switch obstacle {
        case .nothingPresented:
            return GestureProblem(
                "nothing is presented: `\(verb)` has nothing to drag",
                help: help("present a sheet first", after: .presented))
        case .notSheet:
            return GestureProblem("`\(name)` is not a sheet: the user cannot drag it", help: "write `dismiss`")
        case .touch(let obstacle): return problem(obstacle, with: name, action: "drag")
        }
    }

    /// `swipe .back`: to the previous page, or from the edge of a stack.
    private mutating func swipeBack(_ place: Int, finishes: Bool, keepsTracking: Bool) {
        let page = PageSwipe(.before, finishes: finishes, keepsTracking: keepsTracking)
        if !state.registers[place].isAbsent {
            let id = state.registers[place].asController
            if id.exists, state.world.isKind(id, of: .pageViewController) { return swipePages(page, place) }
            guard let nav = find(.navigationController(.in), at: place, for: "swipe .back") else { return }
            if let obstacle = state.world.obstacle(toSwipingBackIn: nav) {
                return fail(problem(obstacle, in: nav, "swipe .back"))
            }
            return state.world.request(
                .navigation(.swipeBack(nav, finishes: finishes, keepsTracking: keepsTracking)))
        }
        var problems: [GestureProblem] = []
        var single = ControllerID.none
        for id in candidates() {
            if state.world.isKind(id, of: .pageViewController) {
                guard let obstacle = state.world.obstacle(toTurning: id, .before) else {
                    return state.world.request(.swipePage(id, page, to: .none, of: .none))
                }
                problems.append(problem(obstacle, turning: id))
            } else if state.world.isKind(id, of: .navigationController) {
                let obstacle = state.world.obstacle(toSwipingBackIn: id)
                if obstacle == nil, single.exists { return failEdge(of: single, in: id) }
                guard let obstacle else {
                    return state.world.request(
                        .navigation(.swipeBack(id, finishes: finishes, keepsTracking: keepsTracking)))
                }
                // The stack that a collapsed split view controller has put onto another one is not nested in a view.
                let isOnStack = state.world.isKind(state.world.parent(of: id), of: .navigationController)
                if obstacle == .onlyRoot, !isOnStack { single = id }
                problems.append(problem(obstacle, in: id, "swipe .back"))
            }
        }
        fail("swipe .back", problems, on: .navigationController(.in))
    }

    /// EDGE-UNKNOWN: refuses an edge swipe over a navigation controller that cannot go back, inside of one that can.
    private mutating func failEdge(of inner: ControllerID, in nav: ControllerID) {
        fail(
            .unmodelledAtRun,
            "no source says whether an edge swipe over `\(sourceText(of: .controller(inner)))` goes back in "
                + "`\(sourceText(of: .controller(nav)))`",
            help: "name the navigation controller with `in`")
    }

    /// Swipes to a page on one side, of the page view controller of the clause, otherwise of the nearest one that has
    /// such a page.
    private mutating func swipePages(_ swipe: PageSwipe, _ place: Int) {
        let verb = swipe.side == .before ? "swipe .back" : "swipe .forward"
        var problems: [GestureProblem] = []
        var all: [ControllerID] = []
        if state.registers[place].isAbsent {
            all = candidates().filter { state.world.isKind($0, of: .pageViewController) }
        } else {
            guard let pages = find(.pageViewController, at: place, for: verb) else { return }
            all = [pages]
        }
        for pages in all {
            guard let obstacle = state.world.obstacle(toTurning: pages, swipe.side) else {
                return state.world.request(.swipePage(pages, swipe, to: .none, of: .none))
            }
            problems.append(problem(obstacle, turning: pages))
        }
        fail(verb, problems, on: .pageViewController)
    }

    /// Returns the message about a page that the user cannot turn.
    func problem(_ obstacle: PageObstacle, turning pages: ControllerID) -> GestureProblem {
        let name = sourceText(of: .controller(pages))
        switch obstacle {
        case .noPage: return GestureProblem("`\(name)` has no page on this side: the swipe turns no page")
        case .touch(let obstacle): return problem(obstacle, with: name, action: "swipe in")
        }
    }
}
