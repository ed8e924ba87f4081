/// The smallest things that happen. Rules add operations in reading order; `World.next` performs them.
public enum Operation: Hashable, Sendable, BitwiseCopyable {
    /// A verb of the script.
    case request(Request)
    // Calls: a line, what super does, the script's body, leave.
    case call(ControllerID, Method, Argument)
    /// A call with more than that, in the world's arena of calls.
    case send(UInt32)
    /// The script's handler of a call in that arena.
    case handler(UInt32)
    case leave
    /// A completion is due, or will never be.
    case block(BlockID)
    case drop(BlockID)
    /// A warning about up to three controllers.
    case warn(UIKitMessage, ControllerID, ControllerID, ControllerID)
    /// The app is dead; nothing follows.
    case die
    case instance(InstanceOperation)
    case view(ViewOperation)
    case structure(StructureOperation)
    case transition(TransitionOperation)
    case segue(SegueOperation)
    case launch(LaunchOperation)
    case ask(QuestionOperation)
    case system(SystemOperation)
    case page(PageOperation)
    case custom(CustomOperation)
    case responder(ResponderOperation)
    case rotation(RotationOperation)
    case archive(ArchiveOperation)
    case split(SplitOperation)
}

/// Making, owning and destroying instances.
public enum InstanceOperation: Hashable, Sendable, BitwiseCopyable {
    case initialise(ControllerID)
    /// Makes the child at `place` of a container from its class's connections, then the next ones.
    case makeChildren(ControllerID, place: UInt32)
    /// Makes an instance of a scene; it is left as the result.
    case instantiate(ClassID)
    case make(ClassID)
    /// The result becomes the last child of a container.
    case adoptResult(ControllerID, inCode: Bool)
    /// Makes the members of a container from `place` on, and adds them to the list, before the container's own
    /// initialiser runs in code.
    case makeMembers(ControllerID, place: UInt16, ListID, forScript: Bool)
    /// The result is the member at `place`; the next ones follow.
    case collectMember(ControllerID, place: UInt16, ListID, forScript: Bool)
    /// The initialiser has run: the container gets its members.
    case adoptMembers(ControllerID, ListID)
    case result(ControllerID)
    case resultView(ControllerID)
    /// An instance was made for the script: it is the result, and belongs to the script from now on.
    case handOver(ControllerID)
    case release(ControllerID)
    case deinitialise(ControllerID)
    /// Lets go of what a dead controller owned.
    case dissolve(ControllerID)
}

/// Loads views, calls appearance callbacks, runs layout passes.
public enum ViewOperation: Hashable, Sendable, BitwiseCopyable {
    case load(ControllerID)
    case loadDefault(ControllerID)
    /// A nib connects an outlet of its owner to the view at `place`.
    case connect(ControllerID, NameID, place: UInt32)
    /// The embed segue at `place` among the segues of the class, then the next ones.
    case embed(ControllerID, place: UInt32)
    case embedResult(ControllerID, place: UInt32)
    case appear(ControllerID, AppearancePhase, animated: Bool)
    /// Tells what lies in the controller's view.
    case forward(ControllerID, AppearancePhase, animated: Bool)
    /// The layout pass of what has begun to appear: viewIsAppearing, constraints, layout.
    case settleIn(ControllerID, animated: Bool)
    case layoutPass(ControllerID)
    /// The same, of a view that has its size.
    case layOut(ControllerID)
}

/// One change of the structure each, at its place between calls.
public enum StructureOperation: Hashable, Sendable, BitwiseCopyable {
    case join(ControllerID, ControllerID)
    /// The same, and whoever wanted it lets go of the child.
    case enter(ControllerID, ControllerID)
    case part(ControllerID)
    case replaceChildren(ControllerID, ListID)
    case install(ControllerID, in: ControllerID)
    case uninstall(ControllerID)
    case clearFlags(ControllerID)
    case unpresent(ControllerID)
    case rest(ControllerID)
    case detach(ControllerID)
    /// Tabs that have left a More navigation controller are the tab bar controller's again.
    case giveBack(ControllerID)
}

/// The life of a transition.
public enum TransitionOperation: Hashable, Sendable, BitwiseCopyable {
    /// A navigation controller's views follow its stack.
    case reconcile(ControllerID)
    case begin(TransitionID)
    case end(TransitionID)
    case retire(TransitionID)
    /// Whom it has moved comes to rest.
    case calm(TransitionID)
    /// Whom it owned is let go, from that place in the row of its owned on; then it is forgotten.
    case letGo(TransitionID, from: UInt8)
    case cancel(TransitionID)
    /// The finger lifts.
    case lift(TransitionID, finishes: Bool)
    case presentModal(TransitionID)
    case startSwap(TransitionID)
    case showWindow(WindowID)
}

/// Segues: each continues after a call of the script.
public enum SegueOperation: Hashable, Sendable, BitwiseCopyable {
    case answered(SegueID, ControllerID, sender: UInt32)
    case fire(SegueID, ControllerID, sender: UInt32)
    case made(SegueID, ControllerID, sender: UInt32, byAction: Bool)
    case perform(SegueID, ControllerID, ControllerID)
    // Unwinding: a search is a row of questions.
    case visit(SearchID, ControllerID, without: ControllerID)
    case visitChildren(SearchID, ControllerID, without: ControllerID)
    case askSelf(SearchID, ControllerID)
    case asked(SearchID, ControllerID)
    case climb(SearchID, ControllerID)
    case found(SearchID)
    case runUnwind(SearchID)
    case towards(SearchID, ControllerID)
    case endSearch(SearchID)
    // The search of iOS 6 to 8.
    case oldVisit(SearchID, ControllerID)
    case oldAnswered(SearchID, ControllerID)
}

/// The steps of a launch.
public enum LaunchOperation: Hashable, Sendable, BitwiseCopyable {
    case makeRoot(StoryboardID)
    case rootMade
    case call(Method)
    case makeClass(ClassID)
    /// The root exists already.
    case useRoot(ControllerID)
    case makeVisible(WindowID)
}

/// Continuations that read the answer of the call above them.
public enum QuestionOperation: Hashable, Sendable, BitwiseCopyable {
    case selectAnswered(ControllerID, ControllerID)
    case swipeAnswered(ControllerID, finishes: Bool, holds: Bool)
    case tapOutsideAnswered(ControllerID)
    case targetAnswered(ControllerID, ControllerID, sender: UInt32, isDetail: Bool)
    /// The search of iOS 6 to 8 asks one child after the other; the first yes is the result.
    case oldChild(ControllerID, of: ControllerID, action: NameID, source: ControllerID)
    case oldChildAnswered(ControllerID)
    case oldResult
    /// The presentation controller has said whether the presenter's view goes; the presentation begins.
    case removalAnswered(TransitionID)
    /// The delegate knows that a finger drags a sheet away, or has tapped a popover away.
    case dragAway(ControllerID, finishes: Bool, holds: Bool)
    case tapAway(ControllerID)
}

/// The five appearance callbacks.
public enum AppearancePhase: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear

    /// The callback.
    public var method: Method {
        switch self {
        case .willAppear: .viewWillAppear
        case .isAppearing: .viewIsAppearing
        case .didAppear: .viewDidAppear
        case .willDisappear: .viewWillDisappear
        case .didDisappear: .viewDidDisappear
        }
    }
}
