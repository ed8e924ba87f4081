/// What the script, the user or the system asks of the world. A request is an operation, so a container can defer it.
public enum Request: Hashable, Sendable, BitwiseCopyable {
    /// Refuses what a script has read or set, of a controller. The text may contain the name.
    case refuse(Refusal, ControllerID, NameID)
    /// Reads the stack of an image picker, with a warning. The list is in `World.createdObject`.
    case readPickerStack(ControllerID)
    /// Ends the program with a text, as a fatal error of Swift does.
    case endProgram(NameID)
    /// Ends the run with a text about what is not modelled.
    case endUnmodelled(NameID)
    // Creation. The instance is in `World.createdObject`.
    /// `X()`: creates an instance in code.
    case make(ClassID)
    /// Creates an instance in code without its initialiser, which an initialiser of the script calls.
    case allocate(ClassID)
    /// `super.init(nibName:bundle:)` in an initialiser of the script; no name for nil.
    case initialise(ControllerID, NameID, decodes: Bool)
    /// Creates an instance of a scene from its storyboard, with the children of its connections.
    case instantiate(ClassID)
    /// `S.instantiateInitial()`; nil without an initial scene.
    case instantiateInitial(StoryboardID)
    /// `X(nibName: "N", bundle: nil)`; no name for nil.
    case makeFromNib(ClassID, NameID)
    /// `S.instantiate("id")`, by identifier, otherwise by name.
    case instantiateNamed(StoryboardID, NameID)

    // Launch and windows.
    /// `launch`, `launch S`: the initial scene of a storyboard.
    case launch(StoryboardID)
    /// `launch with X`: the root exists already.
    case launchWith(ControllerID)
    /// `launch with X` with a class: creates the root where the app delegate would.
    case launchMaking(ClassID)
    /// `launch background`.
    case launchInBackground(StoryboardID)
    case setRoot(ControllerID, WindowID)
    case makeKeyAndVisible(WindowID)

    // Views.
    /// `load X`, `x.view`, `loadViewIfNeeded`. The view is in `World.createdObject`.
    case load(ControllerID)
    case layout(ControllerID)
    /// `x.view = v`; `.none` unloads it.
    case setView(ControllerID, ViewID)
    case view(ViewRequest)

    // Navigation controllers.
    case navigation(NavigationRequest)

    // Tabs.
    case setTabs(ListID, on: ControllerID, animated: Bool)
    case select(ControllerID, in: ControllerID)
    case selectIndex(UInt32, in: ControllerID)
    /// The user's tap on a tab or a row of the More list.
    case tapTab(ControllerID, in: ControllerID)

    // Pages.
    /// `page to X`: setViewControllers in code.
    case setPage(ControllerID, in: ControllerID, animated: Bool, completion: BlockID)
    /// `page forward`, `page back`: setViewControllers with the next or previous page.
    case setPageBeside(ControllerID, isAfter: Bool, animated: Bool, completion: BlockID)
    /// The user's swipe to the next page, to a page or to one of a class.
    case swipePage(ControllerID, PageSwipe, to: ControllerID, of: ClassID)

    // Split view controllers.
    case split(SplitRequest)

    // Presentation.
    case present(ControllerID, from: ControllerID, animated: Bool, completion: BlockID)
    case dismiss(ControllerID, animated: Bool, completion: BlockID)
    /// An unwind segue dismisses the controller that this one presents.
    case dismissPresented(ControllerID, animated: Bool)
    /// The user drags a sheet down.
    case swipeDown(ControllerID, finishes: Bool, keepsTracking: Bool)
    case presented(PresentedRequest)
    /// The user taps outside of a popover.
    case tapOutside(ControllerID)
    case show(ControllerID, from: ControllerID, sender: UInt32)
    case showDetail(ControllerID, from: ControllerID, sender: UInt32)
    /// `coordinator.animate(…)` and the like: adds a block for a phase of the transition with this serial number.
    /// `World.createdObject` is whether it will run.
    case coordinate(UInt32, BlockID, CoordinatorPhase)

    // Segues. `sender` is the script's number for the value (`Argument.Kind.script`), 0 for none.
    case perform(NameID, from: ControllerID, sender: UInt32)
    case tapSegue(NameID, in: ControllerID, sender: UInt32)
    /// The user taps a view: performs its segue, otherwise its action.
    case tapView(ViewID, in: ControllerID)

    /// Reads a property whose getter the script overrides. The answer is in `World.createdObject`.
    case readOverride(ControllerID, Method)

    // Containment, one UIKit call each.
    case addChild(ControllerID, to: ControllerID)
    case addView(ControllerID, to: ControllerID)
    case willMove(ControllerID, to: ControllerID)
    case didMove(ControllerID, to: ControllerID)
    case removeView(ControllerID)
    case removeChild(ControllerID)
    case transition(ControllerID, to: ControllerID, in: ControllerID, only: Bool, animated: Bool, completion: BlockID)
    case beginAppearance(ControllerID, appearing: Bool, animated: Bool)
    case endAppearance(ControllerID)

    // Calls by the script.
    /// `call x.viewWillAppear(true)`: code of the app calls a method.
    case callMethod(ControllerID, Method, Bool)

    // Time in the app's own code.
    /// Runs a block at once: that of an action that the user has tapped, for example.
    case run(BlockID)
    /// `async { }`: a block of the main queue.
    case async(BlockID)
    /// `after 0.3 { }`: a block of the main queue after so many seconds.
    case runLater(Double, BlockID)

    // Gestures that are in progress.
    case finish
    case cancel

    // The system.
    case system(SystemEvent)
    case scene(SceneRequest)
    case environment(EnvironmentEvent)
    /// Sets a property that causes calls: see `PropertyRequest`.
    case setProperty(PropertyRequest)

    // The responder chain.
    case responder(ResponderRequest)
    /// `post "name" info V`: `info` is the script's number for the value, 0 for none.
    case post(NameID, info: UInt32)
}

/// Requests about views without a controller of their own.
public enum ViewRequest: Hashable, Sendable, BitwiseCopyable {
    /// `View()`: creates a view without a controller, in `World.createdObject`.
    case make
    /// `add view V to W`
    case add(ViewID, to: ViewID)
    /// `view.insertSubview(v, belowSubview: w)` and its relatives: v comes before w in the list of its superview, or
    /// last.
    case order(ViewID, before: ViewID)
    /// `remove view V`
    case remove(ViewID)
    /// `view.updatePropertiesIfNeeded()`
    case updateProperties(ViewID)
}

/// Requests to set a property of a controller, or a variable of a model, with calls that follow from it.
public enum PropertyRequest: Hashable, Sendable, BitwiseCopyable {
    /// `x.preferredContentSize = SIZE`
    case preferSize(ControllerID, Size)
    /// `x.isEditing = BOOL`, `x.setEditing(BOOL, animated: BOOL)`
    case setEditing(ControllerID, Bool, animated: Bool)
    /// The user taps the edit button.
    case tapEdit(ControllerID)
    /// Sets the insets that a controller adds to its safe area. They are packed.
    case insets(ControllerID, UInt32)
    /// Code of the app has set an observed variable.
    case model(ModelVariable)
}
