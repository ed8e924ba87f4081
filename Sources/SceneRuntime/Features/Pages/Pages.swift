/// Page view controllers. Except during a change of page, the shown page is the only child. A change of page is a
/// transition, by a gesture or in code.
extension World {
    @inline(never)
    mutating func perform(_ operation: PageOperation) {
        switch operation {
        case .offered(let turn): return pageAnswered(turn)
        case .begin(let turn): beginSwipe(features.pageTurns[Int(turn)])
        case .join(let page, let pages): addPage(page, in: pages)
        case .beginRemoving(let page, let pages): beginRemovingPage(page, from: pages)
        case .finishRemoving(let page, let pages): finishRemovingPage(page, from: pages)
        case .endFirstPage(let page, let pages): endFirstPage(page, in: pages)
        case .appearEarly(let page, let pages): appearEarly(page, in: pages)
        case .endEarlyAppearance(let page, let pages): endEarlyAppearance(page, in: pages)
        }
    }

    // MARK: In code

    /// PAGE-SET-1, PAGE-SET-2: `pages.setViewControllers([page], direction:animated:completion:)`.
    mutating func setPage(
        _ page: ControllerID, in pages: ControllerID, animated: Bool, _ completion: BlockID
    ) {
        guard isAlive(pages), isAlive(page), isPageViewController(pages) else { return discardCompletion(completion) }
        if self[contents: pages].transition.exists {
            let request = Request.setPage(page, in: pages, animated: animated, completion: completion)
            return warnOfRapidChange(pages, request, keeping: page)
        }
        if page == self[contents: pages].shownChild {
            reportNoEffect(.pageShown, pages, page)
            if completion.exists { enqueueAtCommit(.block(completion)) }
            return
        }
        if let obstacle = obstacle(to: page, entering: pages) { return refuse(obstacle, page, pages) }
        let old = self[contents: pages].shownChild
        switch self[pages].appearance {
        case .appeared: turnInCode(pages, from: old, to: page, animated: animated, completion: completion)
        case .appearing where old.exists && self[old].appearance != .disappeared:
            turnInCode(pages, from: old, to: page, animated: animated, completion: completion)
        case .disappeared where old.exists && self[old].appearance == .appeared:
            return refuse(.pageBeforeAppearance, old, pages)
        case .disappeared, .appearing, .disappearing:
            replacePageOffScreen(old, for: page, in: pages)
            if completion.exists { enqueueAtCommit(.block(completion)) }
        }
    }

    private mutating func turnInCode(
        _ pages: ControllerID, from old: ControllerID, to page: ControllerID, animated: Bool, completion: BlockID
    ) {
        cite(pageRule(.pageSet2))
        let id = startTurn(pages, from: old, to: page, animated: animated)
        self[id].completion = completion
        setShown(page, in: pages)
        enqueue(.begin(id))
    }

    /// Begins a change of page, by a gesture or in code. The transition is recorded immediately, so that requests of
    /// the following calls wait for it.
    private mutating func startTurn(
        _ pages: ControllerID, from old: ControllerID, to page: ControllerID, animated: Bool
    ) -> TransitionID {
        let kind: TransitionKind = scrolls(pages) ? .pageScroll : .pageCurl
        let id = newTransition(kind, in: pages, from: old, to: page, animated: animated)
        self[contents: pages].transition = id
        self[page].flags.insert(.isMovingToParent)
        if old.exists { self[old].flags.insert(.isMovingFromParent) }
        call(page, .willMove, .controller(pages))
        enqueue(.join(page, in: pages))
        return id
    }

    /// Replaces the page off screen, where there are no appearance callbacks. The new page receives its other calls
    /// when the page controller appears.
    private mutating func replacePageOffScreen(_ old: ControllerID, for page: ControllerID, in pages: ControllerID) {
        let isEarly = appearsEarly(replacing: old, in: pages)
        cite(isEarly ? .pageSetContainer1 : pageRule(.pageSet1))
        addOwner(old)
        setShown(page, in: pages)
        self[page].flags.insert(.isMovingToParent)
        if old.exists {
            if self[old].host == pages { removeViewFromHost(old) }
            enqueue(.finishDisappearance(old))
            removePage(old, from: pages)
            enqueue(.clearMotionFlags(old))
            enqueue(.release(old))
        }
        call(page, .willMove, .controller(pages))
        enqueue(.join(page, in: pages))
        if isEarly {
            enqueue(.appearEarly(page, in: pages))
        } else if self[pages].appearance == .appearing {
            enqueue(.load(page))
            enqueue(.addViewToHost(page, in: pages))
            enqueue(.appear(page, .willAppear, animated: false))
            enqueueAtLayout(.view(.appear(page, .isAppearing, animated: false)))
        }
    }

    /// After `willMove`, makes a page a child, unless a handler of that call has shown another page.
    private mutating func addPage(_ page: ControllerID, in pages: ControllerID) {
        guard isAlive(page), isAlive(pages) else { return }
        if let obstacle = obstacle(to: page, entering: pages) { return refuse(obstacle, page, pages) }
        guard self[contents: pages].shownChild == page || self[contents: pages].transition.exists else { return }
        link(page, into: pages)
    }

    /// PAGE-SET-CONTAINER-1: whether a page that is set now appears at once: the view of the page controller is loaded
    /// and on no screen, and no page of it has been moved in yet.
    private func appearsEarly(replacing old: ControllerID, in pages: ControllerID) -> Bool {
        guard applies(.pageSetContainer1), self[pages].flags.contains(.viewLoaded),
            self[pages].appearance == .disappeared
        else { return false }
        return !old.exists || self[old].flags.contains(.isMovingToParent)
    }

    /// The page appears, though its container does not yet.
    private mutating func appearEarly(_ page: ControllerID, in pages: ControllerID) {
        guard isAlive(page), isAlive(pages), isFirstPage(page, in: pages) else { return }
        cite(.pageSetContainer1)
        self[page].flags.insert(.manualAppearance)
        enqueue(.load(page))
        enqueue(.addViewToHost(page, in: pages))
        enqueue(.appear(page, .willAppear, animated: false))
        enqueue(.appear(page, .didAppear, animated: false))
        enqueue(.endEarlyAppearance(page, in: pages))
    }

    /// PAGE-SET-CONTAINER-1: makes a page that has appeared early a child. It receives the later callbacks with its
    /// container.
    private mutating func endEarlyAppearance(_ page: ControllerID, in pages: ControllerID) {
        self[page].flags.remove(.manualAppearance)
        guard isAlive(page), isAlive(pages), isFirstPage(page, in: pages) else { return }
        cite(.pageSetContainer1)
        self[page].flags.remove(.isMovingToParent)
        self[page].flags.insert(.hasStaleAppearance)
        call(page, .didMove, .controller(pages))
    }

    /// `page forward`, `page back`: shows the next or previous page, from the data source or from `pages ->`.
    mutating func setPageBeside(in pages: ControllerID, isAfter: Bool, animated: Bool, completion: BlockID) {
        guard isAlive(pages), isPageViewController(pages) else {
            if completion.exists { enqueue(.drop(completion)) }
            return
        }
        cite(pageRule(.pageSet2))
        var turn = PageTurn(container: pages, side: isAfter ? .after : .before)
        turn.isAnimated = animated
        turn.completion = completion
        askForPage(turn)
    }

    /// PAGE-RAPID-1: warns of a second change before the first one has ended, and defers it.
    private mutating func warnOfRapidChange(
        _ pages: ControllerID, _ request: Request, keeping page: ControllerID
    ) {
        let running = self[contents: pages].transition
        cite(.pageRapid1)
        addOwner(pages)
        addOwner(page)
        postpone(.request(request), until: running)
        postpone(.instance(.release(pages)), until: running)
        if page.exists { postpone(.instance(.release(page)), until: running) }
        return emitMessage(.warning, .unbalanced, self[running].new)
    }

    // MARK: Gestures

    /// PAGE-SCROLL-1, PAGE-CURL-1: asks the data source, calls the delegate, then turns the page.
    mutating func swipePage(
        _ pages: ControllerID, _ swipe: PageSwipe, to wanted: ControllerID, of cls: ClassID
    ) {
        guard !ignoresTouches, isAlive(pages), isPageViewController(pages) else { return }
        if self[contents: pages].transition.exists {
            return warnOfRapidChange(pages, .swipePage(pages, swipe, to: wanted, of: cls), keeping: wanted)
        }
        guard self[pages].appearance == .appeared, self[contents: pages].shownChild.exists else { return }
        guard referent(of: delegation(of: pages).dataSource).exists || !self.pages(of: pages).isEmpty else {
            return refuse(.noPageSwipe, pages, .none)
        }
        cite(scrolls(pages) ? .pageScroll1 : .pageCurl1)
        var turn = PageTurn(container: pages, side: swipe.side == .before ? .before : .after)
        turn.swipe = swipe
        turn.wanted = wanted
        turn.wantedClass = cls
        askForPage(turn)
    }

    /// Asks the data source for the next or previous page, and continues with its result.
    private mutating func askForPage(_ turn: PageTurn) {
        let pages = turn.container
        let shown = self[contents: pages].shownChild
        features.pageTurns.append(turn)
        let number = UInt32(features.pageTurns.count - 1)
        if referent(of: delegation(of: pages).dataSource).exists {
            returnValue = .null
            let method: Method = turn.side == .before ? .viewControllerBefore : .viewControllerAfter
            notifyDelegate(delegation(of: pages).dataSource, method, .controller(shown))
        } else {
            returnValue = .controller(pageBeside(shown, turn.side, in: pages))
        }
        enqueue(.offered(number))
    }

    /// Returns the next or previous page of `pages ->`; none after the last and before the first.
    private func pageBeside(_ page: ControllerID, _ side: PageSwipe.Side, in pages: ControllerID) -> ControllerID {
        let row = self.pages(of: pages)
        guard let place = row.firstIndex(of: page) else { return .none }
        let next = side == .before ? place - 1 : place + 1
        return row.indices.contains(next) ? row[next] : .none
    }

    private mutating func pageAnswered(_ number: UInt32) {
        var turn = features.pageTurns[Int(number)]
        let pages = turn.container
        let page = returnValue.asController
        guard isAlive(pages) else { return discardCompletion(turn.completion) }
        guard let swipe = turn.swipe else {
            guard isAlive(page) else { return refuse(.noPageBeside, pages, .none) }
            return setPage(page, in: pages, animated: turn.isAnimated, turn.completion)
        }
        let isWanted = page.exists && (page == turn.wanted || self[page].cls == turn.wantedClass)
        if swipe.side == .either, !isWanted {
            // A swipe to a certain page asks for the next page first, then for the previous one.
            guard turn.side == .before else {
                turn.side = .before
                askForPage(turn)
                return
            }
            return refuse(.pageNotBeside, self[contents: pages].shownChild, pages)
        }
        guard isAlive(page), self[pages].appearance == .appeared, page != self[contents: pages].shownChild else {
            return
        }
        if self[contents: pages].transition.exists {
            return warnOfRapidChange(pages, .swipePage(pages, swipe, to: page, of: .none), keeping: page)
        }
        if let obstacle = obstacle(to: page, entering: pages) { return refuse(obstacle, page, pages) }
        turn.page = page
        features.pageTurns[Int(number)] = turn
        addOwner(page)
        notifyDelegate(delegation(of: pages).delegate, .pageViewControllerWillTransition, .list(makeList([page])))
        enqueue(.begin(number))
        enqueue(.release(page))
    }

    private mutating func beginSwipe(_ turn: PageTurn) {
        let (pages, page) = (turn.container, turn.page)
        guard let swipe = turn.swipe, isAlive(pages), isAlive(page), self[pages].appearance == .appeared,
            !self[contents: pages].transition.exists, page != self[contents: pages].shownChild,
            obstacle(to: page, entering: pages) == nil
        else { return }
        let id = startTurn(pages, from: self[contents: pages].shownChild, to: page, animated: true)
        self[id].isInteractive = true
        self[id].isGesture = true
        self[id].isTracking = swipe.keepsTracking
        self[id].isCancelled = !swipe.finishes && !swipe.keepsTracking
        enqueue(.begin(id))
    }

    // MARK: The end of a change

    /// Makes the new page the shown one, at the end of a gesture. Code has done so immediately.
    mutating func showTurnedPage(_ transition: Transition) {
        if transition.isGesture, transition.kind.change == .page { setShown(transition.new, in: transition.container) }
    }

    /// Whether the page controller was hidden and shown again while the user swiped, so the old page appears again.
    @inline(__always)
    func isTurnOfReturnedPage(_ transition: Transition) -> Bool {
        transition.isGesture && transition.kind.change == .page && self[transition.old].appearance == .appearing
    }

    /// Makes the calls after the last appearance callbacks: didMove of both pages, then the delegate's.
    mutating func finishPage(_ transition: Transition) {
        let pages = transition.container
        if !transition.isCancelled, transition.new.exists, self[transition.new].parent == pages {
            call(transition.new, .didMove, .controller(pages))
        }
        let gone = transition.isCancelled ? transition.new : transition.old
        if gone.exists { enqueue(.beginRemoving(gone, from: pages)) }
        guard transition.isGesture else { return }
        notifyDelegate(
            delegation(of: pages).delegate, .pageViewControllerDidFinishAnimating, .bool(true),
            .list(makeList([transition.old])), .bool(!transition.isCancelled))
    }

    /// Removes the page that is not shown after a change, unless a handler of didMove has turned to it.
    private mutating func beginRemovingPage(_ page: ControllerID, from pages: ControllerID) {
        guard isAlive(page), !isShownOrComing(page, in: pages) else { return }
        if self[page].host == pages { removeViewFromHost(page) }
        removePage(page, from: pages)
    }

    /// Whether the page controller shows a page, or turns to it.
    private func isShownOrComing(_ page: ControllerID, in pages: ControllerID) -> Bool {
        let transition = self[contents: pages].transition
        return self[contents: pages].shownChild == page || transition.exists && self[transition].new == page
    }

    private mutating func removePage(_ page: ControllerID, from pages: ControllerID) {
        guard self[page].parent == pages else { return }
        call(page, .willMove, .controller(.none))
        enqueue(.finishRemoving(page, from: pages))
    }

    /// After `willMove`, removes a page from its parent, unless a handler of that call has shown it again.
    private mutating func finishRemovingPage(_ page: ControllerID, from pages: ControllerID) {
        guard isAlive(page) else { return }
        if self[page].parent == pages, isShownOrComing(page, in: pages) { return }
        unlink(page)
        call(page, .didMove, .controller(.none))
    }

    // MARK: The first page

    /// Whether `page` was set before the page controller appeared, so that its didMove follows viewDidAppear.
    @inline(__always)
    func isFirstPage(_ page: ControllerID, in pages: ControllerID) -> Bool {
        isPageViewController(pages) && self[page].parent == pages && self[page].flags.contains(.isMovingToParent)
            && !self[contents: pages].transition.exists
    }

    /// PAGE-SET-1: makes the calls after viewDidAppear of the first page: didMove, then the first layout.
    private mutating func endFirstPage(_ page: ControllerID, in pages: ControllerID) {
        guard isAlive(page), isAlive(pages), isFirstPage(page, in: pages), self[page].appearance == .appeared else {
            return
        }
        cite(pageRule(.pageSet1))
        self[page].flags.remove(.isMovingToParent)
        call(page, .didMove, .controller(pages))
        enqueue(.sizeAndLayOut(page))
    }

    /// Adds a page that a page controller was created with. It owns all of them and shows the first.
    mutating func adoptPage(_ page: ControllerID, into pages: ControllerID) {
        features.initialPages.append(InitialPage(container: pages, page: page))
        addOwner(page)
        if !self[contents: pages].shownChild.exists { replacePageOffScreen(.none, for: page, in: pages) }
        enqueue(.release(page))
    }

    /// Returns the pages that `pages` was created with, in order.
    func pages(of pages: ControllerID) -> [ControllerID] {
        guard isPageViewController(pages) else { return [] }
        return features.initialPages.lazy.filter { $0.container == pages }.map { $0.page }
    }

    /// Releases one of the pages that a deallocated page controller owned. Returns false if there is none.
    mutating func dropPage(of pages: ControllerID) -> Bool {
        guard self[pages].base == .pageViewController,
            let place = features.initialPages.firstIndex(where: { $0.container == pages })
        else { return false }
        removeOwner(features.initialPages.remove(at: place).page)
        return true
    }

    /// Returns the controllers that a statement can name as children of `container`: pages, tabs or children.
    package func members(of container: ControllerID) -> [ControllerID] {
        if self[container].base == .tabBarController { return tabs(of: container) }
        let row = pages(of: container)
        return row + children(of: container).filter { !row.contains($0) }
    }

    // MARK: Facts

    /// Whether `id` is a page view controller.
    @inline(__always)
    func isPageViewController(_ id: ControllerID) -> Bool { id.exists && self[id].base == .pageViewController }

    /// Whether its pages scroll. Otherwise they curl.
    func scrolls(_ pages: ControllerID) -> Bool { self[pages].flags.contains(.scrollsPages) }

    /// Returns a rule of iOS 6, or the rule of iOS 5 in its place. Before iOS 5, there are no page controllers: loading
    /// the view of one is refused, and earlier requests have no rule.
    private func pageRule(_ rule: Rule) -> Rule {
        applies(rule) ? rule : applies(.pageCurl1) ? .pageCurl1 : .none
    }
}
