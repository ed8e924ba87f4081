import SceneRuntime

extension VerbTable {
    /// The verbs of page view controllers.
    static let pages: [VerbRow] = [
        VerbRow(
            .pageTo, ["page", "to"], .page, .required, [optional(.in, .instance)] + completion,
            subject: .pageViewController, releases: .since(5),
            request: VerbRequest {
                .setPage($0.operand, in: $0.subject, animated: $0.isAnimated, completion: $0.block)
            },
            "Call setViewControllers of a page view controller."),
        VerbRow(
            .pageForward, ["page", "forward"], .none, .required, [optional(.in, .instance)] + completion,
            subject: .pages(isAfter: true), releases: .since(5),
            request: VerbRequest {
                .setPageBeside($0.subject, isAfter: true, animated: $0.isAnimated, completion: $0.block)
            },
            "Call setViewControllers with the next page."),
        VerbRow(
            .pageBack, ["page", "back"], .none, .required, [optional(.in, .instance)] + completion,
            subject: .pages(isAfter: false), releases: .since(5),
            request: VerbRequest {
                .setPageBeside($0.subject, isAfter: false, animated: $0.isAnimated, completion: $0.block)
            },
            "Call setViewControllers with the previous page."),
        VerbRow(
            .swipeTo, ["swipe", "to"], .offer, .required,
            [optional(.in, .instance), optional(.cancelled), optional(.at, .number)],
            "Swipe to a page as the user does."),
    ]
}

extension Machine {
    /// `swipe to X`: the user swipes to a page. A class means any of its instances.
    mutating func swipeToPage(_ arguments: VerbArguments) {
        guard let pages = swiped(arguments, for: arguments.verb.words),
            let (finishes, keepsTracking) = end(ofSwipe: arguments)
        else { return }
        if let obstacle = state.world.obstacle(toTurning: pages, .either) {
            return fail(problem(obstacle, turning: pages))
        }
        let swipe = PageSwipe(.either, finishes: finishes, keepsTracking: keepsTracking)
        let page = arguments.operand
        if state.registers[page].tag == .type {
            state.world.request(.swipePage(pages, swipe, to: .none, of: state.registers[page].asClass))
        } else if let id = controller(page) {
            state.world.request(.swipePage(pages, swipe, to: id, of: .none))
        }
    }

    /// Returns the page view controller of a swipe.
    private mutating func swiped(_ arguments: VerbArguments, for verb: @autoclosure () -> String) -> ControllerID? {
        find(.pageViewController, at: arguments.register(of: .in), for: verb())
    }

    /// Returns how a swipe ends: whether it finishes or is cancelled, and whether the finger stays down, as it
    /// does after `begin`, which sets a finite time limit. Returns nil after reporting a wrong value of `at`.
    mutating func end(ofSwipe arguments: VerbArguments) -> (finishes: Bool, keepsTracking: Bool)? {
        var finishes = state.registers[arguments.register(of: .cancelled)].isAbsent
        let share = state.registers[arguments.register(of: .at)]
        if !share.isAbsent {
            guard let number = share.asDouble, (0...1).contains(number) else {
                fail(.wrongType, "expected a number from 0 to 1 after 'at', found \(sourceText(of: share))")
                return nil
            }
            finishes = finishes && number >= 0.5
        }
        return (finishes, state.world.timeLimit.isFinite)
    }
}
