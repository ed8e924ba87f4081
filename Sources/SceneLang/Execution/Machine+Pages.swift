import SceneRuntime

/// The verbs of page view controllers.
extension Machine {
    /// `page to`, `page forward`, `page back`, `swipe to`.
    mutating func turnPage(_ turn: VerbFamily.Paging, _ verb: Verb, _ clauses: VerbClauses, _ a: Int) {
        guard let pages = pageController(verb.words, clauses) else { return }
        let isAnimated = clauses.isAnimated
        switch turn {
        case .to:
            guard let page = controller(a) else { return }
            world.request(.setPage(page, in: pages, animated: isAnimated, completion: completion(clauses)))
        case .forward, .back:
            world.request(
                .setPageBeside(pages, isAfter: turn == .forward, animated: isAnimated, completion: completion(clauses)))
        case .swipe: swipe(pages, clauses, a)
        }
    }

    /// The page controller of `in`, else the subject that is one.
    private mutating func pageController(_ words: String, _ clauses: VerbClauses) -> ControllerID? {
        let noun = "a page view controller"
        guard
            let pages = container(
                clauses.place(.in), words, noun, { $0.nearest(.pageViewController) })
        else { return nil }
        if world.isKind(pages, of: .pageViewController) { return pages }
        fail(.refused, "\(shown(.controller(pages))) is no page view controller")
        return nil
    }

    /// The user swipes to a page that is named: a declaration stands for any instance of it.
    private mutating func swipe(_ pages: ControllerID, _ clauses: VerbClauses, _ a: Int) {
        let (finishes, holds) = end(ofSwipe: clauses)
        let swipe = PageSwipe(.either, finishes: finishes, holds: holds)
        if registers[a].tag == .type {
            world.request(.swipePage(pages, swipe, to: .none, of: registers[a].asClass))
        } else if let page = controller(a) {
            world.request(.swipePage(pages, swipe, to: page, of: .none))
        }
    }

    /// `swipe .forward`, `swipe .back` of pages.
    mutating func swipePage(_ side: PageSwipe.Side, _ words: String, _ clauses: VerbClauses) {
        let (finishes, holds) = end(ofSwipe: clauses)
        guard let pages = pageController(words, clauses) else { return }
        world.request(.swipePage(pages, PageSwipe(side, finishes: finishes, holds: holds), to: .none, of: .none))
    }

    /// How a swipe ends: whether it does what it began, and whether the finger stays down, as `begin` wants it.
    func end(ofSwipe clauses: VerbClauses) -> (finishes: Bool, holds: Bool) {
        var finishes = registers[clauses.place(.cancelled)].isAbsent
        if let share = registers[clauses.place(.at)].asDouble { finishes = finishes && share >= 0.5 }
        return (finishes, world.horizon.isFinite)
    }

    /// Whether a swipe back is one between pages: the container of the clause, or the nearest one that takes a swipe.
    mutating func swipesPages(_ place: Int) -> Bool {
        let id =
            registers[place].isAbsent
            ? subject { $0.world.isKind($1, of: .pageViewController) || $0.world.isKind($1, of: .navigationController) }
            : registers[place].asController
        return id.exists && world.isKind(id, of: .pageViewController)
    }
}
