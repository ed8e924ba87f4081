/// The smallest units of work. Rules add operations in reading order, and `World.next` performs them.
package enum Operation: Hashable, Sendable, BitwiseCopyable {
    /// A verb of the script.
    case request(Request)
    // Calls: the line, the inherited implementation, the script's handler, the end.
    case call(ControllerID, Method, Argument)
    /// A call with more arguments, in the world's arena of calls.
    case makeCall(UInt32)
    /// Runs the script's handler of a call in that arena.
    case handler(UInt32)
    case endCall
    /// Runs a block that is registered for changes of traits, with the previous ones.
    case registered(BlockID, ObjectRef)
    /// Runs the block of an observer of notifications. `info` is the script's number for the notification.
    case observer(BlockID, info: UInt32, NameID)
    /// Runs a block whose time has come.
    case timer(BlockID)
    /// Runs or discards a completion block.
    case block(BlockID)
    case drop(BlockID)
    /// A warning about up to three controllers.
    case warn(UIKitMessage, ControllerID, ControllerID, ControllerID)
    /// Ends the app after an exception.
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
    case animator(AnimatorOperation)
    case responder(ResponderOperation)
    case rotation(RotationOperation)
    case restoration(RestorationOperation)
    case split(SplitOperation)
}

/// Creates, owns and deallocates instances.
package enum InstanceOperation: Hashable, Sendable, BitwiseCopyable {
    case setInitialValues(ControllerID)
    /// Creates the child at `index` of a container from its class's connections, then the next ones.
    case makeChildren(ControllerID, index: UInt32)
    /// Creates an instance of a scene, which is `World.createdObject`.
    case instantiate(ClassID)
    /// Creates an object of an archive, which is `World.createdObject`. It gets `awakeFromNib` with the whole archive.
    case decode(ClassID)
    /// The object and its children are decoded.
    case decoded(ControllerID)
    /// Calls `awakeFromNib` of the decoded objects from an index on: an archive.
    case awaken(from: UInt32)
    /// Creates an instance in code, by `init(nibName:bundle:)`, which is `World.createdObject`.
    case make(ClassID)
    /// Adds the created object as the last child of a container.
    case adoptCreatedObject(ControllerID, inCode: Bool)
    /// Creates the members of a container from `index` on, and adds them to the list: the stack or the tabs that code
    /// passes to its initialiser. The initialiser runs after that.
    case makeMembers(ControllerID, index: UInt32, ListID, forScript: Bool)
    /// The created object is the member at `index`. The next ones follow.
    case collectMember(ControllerID, index: UInt32, ListID, forScript: Bool)
    /// The initialiser has run: the container gets its members.
    case adoptMembers(ControllerID, ListID)
    case setCreatedObject(ControllerID)
    case setCreatedView(ControllerID)
    /// Makes the result of a call the created object.
    case setCreatedAnswer
    /// Makes a new instance the created object, and gives its reference to the script.
    case giveToScript(ControllerID)
    case release(ControllerID)
    case deinitialise(ControllerID)
    /// Releases what a deallocated controller owned.
    case tearDown(ControllerID)
}

/// Loads views, calls appearance callbacks, runs layout passes.
package enum ViewOperation: Hashable, Sendable, BitwiseCopyable {
    case load(ControllerID)
    case inheritedLoadView(ControllerID)
    /// Connects an outlet of a nib's owner to the view number `index`.
    case connect(ControllerID, NameID, index: UInt32)
    /// Performs the embed segue at `index` of the class's segues, then the next ones.
    case embed(ControllerID, index: UInt32)
    case embedResult(ControllerID, index: UInt32)
    case appear(ControllerID, AppearancePhase, animated: Bool)
    /// Calls an appearance callback of the controllers whose views are in the controller's view.
    case forward(ControllerID, AppearancePhase, animated: Bool)
    /// Ends the call of an appearance callback, then does the same.
    case endCallAndForward(ControllerID, AppearancePhase, animated: Bool)
    /// Runs the layout pass of an appearing controller: viewIsAppearing, constraints, layout.
    case layOutAppearing(ControllerID, animated: Bool)
    /// Computes the size of a view, then lays it out.
    case sizeAndLayOut(ControllerID)
    /// Runs the layout pass of a view that has its size.
    case layOut(ControllerID)
    /// Updates the properties of a controller that needs it, if its view is in a window.
    case updateProperties(ControllerID)
    /// Runs the layout pass of a sheet whose detent has changed.
    case layOutSheet(ControllerID)
    /// Records that the call which puts the view on screen has returned.
    case enterWindow(ControllerID)
}

/// Changes of the structure between calls.
package enum StructureOperation: Hashable, Sendable, BitwiseCopyable {
    case link(ControllerID, ControllerID)
    /// Links a child to its parent, and releases the reference that the request has held since it began.
    case linkAndRelease(ControllerID, ControllerID)
    case unlink(ControllerID)
    case replaceChildren(ControllerID, ListID)
    /// Adds the view of the first controller to that of the second.
    case addViewToHost(ControllerID, in: ControllerID)
    /// Continues `addSubview` after both views are loaded.
    case addView(ControllerID, to: ControllerID)
    case removeViewFromHost(ControllerID)
    /// Clears `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and `isMovingFromParent`.
    case clearMotionFlags(ControllerID)
    case unpresent(ControllerID)
    /// Calls viewDidDisappear on a controller that is still disappearing, if its host or window has gone.
    case finishDisappearance(ControllerID)
    /// Removes the view of a controller from its host, window or presentation.
    case detach(ControllerID)
    /// Returns tabs that have left a More navigation controller to the tab bar controller.
    case returnTabs(ControllerID)
    /// Selects another tab than the one that was at `index` and has been removed.
    case replaceSelectedTab(ControllerID, index: UInt32)
}

/// The phases of a transition.
package enum TransitionOperation: Hashable, Sendable, BitwiseCopyable {
    /// Updates a navigation controller's views to its stack.
    case reconcile(ControllerID)
    case begin(TransitionID)
    case end(TransitionID)
    case retire(TransitionID)
    /// Clears the motion flags of the old and new controller, and completes a disappearance that is still open.
    case clearTransitionFlags(TransitionID)
    /// Releases its participants from an index on, then removes the transition.
    case releaseParticipants(TransitionID, from: UInt8)
    case cancel(TransitionID)
    /// Ends the gesture of an interactive transition.
    case liftFinger(TransitionID, finishes: Bool)
    /// Begins a presentation or dismissal, or lets it wait for another one.
    case beginModal(TransitionID)
    /// Begins a transition of `transition(from:to:)`, after the new child's view is loaded.
    case startChildTransition(TransitionID)
    /// TRANS-COORD-2: the coordinator of a transition that has ended lasts, until this operation comes with `.none`.
    case keepCoordinator(TransitionID)
    /// The window shows its root.
    case showRoot(WindowID)
}

/// Continuations of segues after a call of the script.
package enum SegueOperation: Hashable, Sendable, BitwiseCopyable {
    /// Continues after `shouldPerformSegue`.
    case shouldPerformAnswered(SegueID, ControllerID, sender: UInt32)
    /// Creates the destination, or searches for that of an unwind segue.
    case makeDestination(SegueID, ControllerID, sender: UInt32)
    /// Continues after the destination was created, with `byAction` by a segue action.
    case destinationCreated(SegueID, ControllerID, sender: UInt32, byAction: Bool)
    case perform(SegueID, ControllerID, ControllerID)
    /// What the kind of the segue does, without its class.
    case performBuiltIn(SegueID, ControllerID, ControllerID)
    /// The segue action of an embed segue has answered.
    case embedAnswered(ControllerID, index: UInt32)
    /// Sends an action of a tapped view.
    case sendAction(UInt32, from: ViewID, in: ControllerID)
    // Unwinding: a search is a sequence of calls with results.
    /// Visits a controller and its children except one that was searched already.
    case searchIn(SearchID, ControllerID, without: ControllerID)
    case visitChildren(SearchID, ControllerID, without: ControllerID)
    case askSelf(SearchID, ControllerID)
    case asked(SearchID, ControllerID)
    case searchParent(SearchID, ControllerID)
    case found(SearchID)
    case runUnwind(SearchID)
    case towards(SearchID, ControllerID)
    case endSearch(SearchID)
    // The search of iOS 6 to 8.
    case visitUpwards(SearchID, ControllerID)
    case visitUpwardsAnswered(SearchID, ControllerID)
}

/// The steps of a launch.
package enum LaunchOperation: Hashable, Sendable, BitwiseCopyable {
    case makeRoot(StoryboardID)
    case rootMade
    case callDelegate(Method)
    /// Creates an instance of a class in code, as the root.
    case makeRootInCode(ClassID)
    /// Uses a root that exists already.
    case useRoot(ControllerID)
    case makeVisible(WindowID)
    /// The root of the scene's window has begun to appear: the scene becomes active after its layout.
    case activateScene(WindowID)
    /// The launch has ended: the window must have a root.
    case checkRoot
}

/// Questions to delegates and controllers, and the continuations after their answers, which `World.returnValue` has.
package enum QuestionOperation: Hashable, Sendable, BitwiseCopyable {
    /// The user's tap selects a tab.
    case selectTapped(ControllerID, ControllerID)
    case shouldSelectTabAnswered(ControllerID, ControllerID)
    /// A navigation controller has said whether its back button pops.
    case backAnswered(ControllerID)
    /// The override of popViewController that an edge swipe called has returned.
    case endCallOfSwipe
    case swipeDownAnswered(ControllerID, finishes: Bool, keepsTracking: Bool)
    case tapOutsideAnswered(ControllerID)
    case showTargetAnswered(ControllerID, ControllerID, sender: UInt32, isDetail: Bool)
    /// Looks for the target of an action, from a controller up.
    case findTarget(NameID, from: ControllerID, sender: UInt32)
    /// A controller that has the action has said whether it can perform it.
    case targetAllowed(NameID, ControllerID, sender: UInt32)
    /// The search of iOS 6 to 8 asks one child after another. The first that returns true is the result.
    case legacyUnwindChild(ControllerID, of: ControllerID, action: NameID, source: ControllerID)
    case legacyUnwindChildAnswered(ControllerID)
    case legacyUnwindResult
    /// Begins the presentation after the presentation controller has returned whether the presenter's view is removed.
    case removalAnswered(TransitionID)
    /// Continues a dismissal by gesture after the delegate was notified.
    case dragToDismiss(ControllerID, finishes: Bool, keepsTracking: Bool)
    case dismissByOutsideTap(ControllerID)
    /// Asks a controller which child decides about a system bar or gesture, as with `childForStatusBarHidden`.
    case systemBar(SystemQuestion, ControllerID, isUpdate: Bool)
    /// The controller has named the child, or nil: asks that child, or the controller itself.
    case systemBarChild(SystemQuestion, ControllerID, isUpdate: Bool)
    case statusBarAnswered(ControllerID, isUpdate: Bool)
}

/// The five appearance callbacks.
package enum AppearancePhase: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear

    /// The callback.
    package var method: Method {
        switch self {
        case .willAppear: .viewWillAppear
        case .isAppearing: .viewIsAppearing
        case .didAppear: .viewDidAppear
        case .willDisappear: .viewWillDisappear
        case .didDisappear: .viewDidDisappear
        }
    }
}
