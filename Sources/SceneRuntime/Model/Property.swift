/// The properties of UIKit objects that a script can read or set, spelled as in Swift.
public enum Property: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    // The view.
    case view, viewIfLoaded, isViewLoaded, title
    // Relations between controllers.
    case parent, children, presentedViewController, presentingViewController
    case navigationController, tabBarController, splitViewController, storyboard
    // Flags.
    case isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent
    // Containers.
    case viewControllers, topViewController, visibleViewController
    case selectedViewController, selectedIndex, moreNavigationController, transitionStyle
    // Presentation.
    case modalPresentationStyle, modalTransitionStyle, definesPresentationContext
    case providesPresentationContextTransitionStyle, isModalInPresentation, disablesAutomaticKeyboardDismissal
    case presentationController, popoverPresentationController, transitioningDelegate, transitionCoordinator
    case shouldAutomaticallyForwardAppearanceMethods
    // Objects that serve others.
    case delegate, dataSource, sourceView
    // Views and windows.
    case window, superview, next, rootViewController, isKeyWindow
    // Archives.
    case nibName, restorationIdentifier, storyboardIdentifier
    // Geometry, orientation and traits.
    case bounds, safeAreaInsets, topLayoutGuide, bottomLayoutGuide, edgesForExtendedLayout, preferredContentSize
    case length, top, left, bottom, right
    case interfaceOrientation, supportedInterfaceOrientations, preferredInterfaceOrientationForPresentation
    case shouldAutorotate, traitCollection, horizontalSizeClass, verticalSizeClass, userInterfaceIdiom
    // Responders.
    case subviews, isFirstResponder, performsActionsWhilePresentingModally
    // Split view controllers.
    case splitStyle, isCollapsed, displayMode, preferredDisplayMode

    /// What is known of the property.
    public var spec: PropertySpec { PropertySpec.table[Int(rawValue)] }
}

/// One row of the property table.
public struct PropertySpec: Sendable {
    public let property: Property
    /// The name in scripts.
    public let name: StaticString
    /// Whose property it is.
    public let owners: [ObjectRef.Kind]
    /// The major iOS releases that have it; before, reading or setting it is an error.
    public let releases: ReleaseRange
    /// Whether a script may set it.
    public let isWritable: Bool
    /// Whether a declaration may set it, and nothing later.
    public let isInitial: Bool
    /// Whether setting it is a step (it changes the interface).
    public let isStep: Bool
    /// A line of help.
    public let help: StaticString

    init(
        _ property: Property, _ name: StaticString, of owners: [ObjectRef.Kind], releases: ReleaseRange = .since(3),
        writable: Bool = false, initial: Bool = false, step: Bool = false, _ help: StaticString
    ) {
        self.property = property
        self.name = name
        self.owners = owners
        self.releases = releases
        isWritable = writable
        isInitial = initial
        isStep = step
        self.help = help
    }

    /// Every property, in the order of `Property`.
    public static let table: [PropertySpec] = [
        PropertySpec(
            .view, "view", of: [.controller], writable: true, step: true, "the root view; reading it loads it"),
        PropertySpec(.viewIfLoaded, "viewIfLoaded", of: [.controller], "the root view, nil until it is loaded"),
        PropertySpec(.isViewLoaded, "isViewLoaded", of: [.controller], "whether the root view is in memory"),
        PropertySpec(.title, "title", of: [.controller], writable: true, "the human name of the screen"),
        PropertySpec(.parent, "parent", of: [.controller], "the container that this controller is a child of"),
        PropertySpec(.children, "children", of: [.controller], "the child controllers, oldest first"),
        PropertySpec(
            .presentedViewController, "presentedViewController", of: [.controller],
            "what this controller or its nearest ancestor presents"),
        PropertySpec(
            .presentingViewController, "presentingViewController", of: [.controller, .presentationController],
            "who presented this controller or its farthest ancestor"),
        PropertySpec(
            .navigationController, "navigationController", of: [.controller], "the nearest navigation ancestor"),
        PropertySpec(.tabBarController, "tabBarController", of: [.controller], "the nearest tab bar ancestor"),
        PropertySpec(.splitViewController, "splitViewController", of: [.controller], "the nearest split ancestor"),
        PropertySpec(.storyboard, "storyboard", of: [.controller], "the storyboard it was made from"),
        PropertySpec(.isBeingPresented, "isBeingPresented", of: [.controller], "inside will and did appear"),
        PropertySpec(.isBeingDismissed, "isBeingDismissed", of: [.controller], "inside will and did disappear"),
        PropertySpec(.isMovingToParent, "isMovingToParent", of: [.controller], "inside will and did appear"),
        PropertySpec(.isMovingFromParent, "isMovingFromParent", of: [.controller], "inside will and did disappear"),
        PropertySpec(
            .viewControllers, "viewControllers", of: [.controller], writable: true, step: true,
            "the stack or the tabs"),
        PropertySpec(.topViewController, "topViewController", of: [.controller], "the top of the stack"),
        PropertySpec(
            .visibleViewController, "visibleViewController", of: [.controller],
            "the top of the stack or what is presented over it"),
        PropertySpec(
            .selectedViewController, "selectedViewController", of: [.controller], writable: true, step: true,
            "the selected tab"),
        PropertySpec(
            .selectedIndex, "selectedIndex", of: [.controller], writable: true, step: true, "its index, from 0"),
        PropertySpec(
            .moreNavigationController, "moreNavigationController", of: [.controller], "the More tab of a phone"),
        PropertySpec(
            .transitionStyle, "transitionStyle", of: [.controller], initial: true,
            "how pages are turned: .pageCurl or .scroll"),
        PropertySpec(
            .modalPresentationStyle, "modalPresentationStyle", of: [.controller], writable: true,
            "how it will be presented"),
        PropertySpec(
            .modalTransitionStyle, "modalTransitionStyle", of: [.controller], writable: true, "how that is animated"),
        PropertySpec(
            .definesPresentationContext, "definesPresentationContext", of: [.controller], writable: true,
            "whether current context presentations cover this controller"),
        PropertySpec(
            .providesPresentationContextTransitionStyle, "providesPresentationContextTransitionStyle",
            of: [.controller], writable: true, "whether its transition style replaces the presented one's"),
        PropertySpec(
            .isModalInPresentation, "isModalInPresentation", of: [.controller], writable: true,
            "whether a swipe may not dismiss it"),
        PropertySpec(
            .disablesAutomaticKeyboardDismissal, "disablesAutomaticKeyboardDismissal", of: [.controller],
            writable: true,
            "whether the keyboard stays"),
        PropertySpec(
            .presentationController, "presentationController", of: [.controller],
            "what manages its presentation; made when it is read"),
        PropertySpec(
            .popoverPresentationController, "popoverPresentationController", of: [.controller],
            "the same, nil unless the style is popover"),
        PropertySpec(
            .transitioningDelegate, "transitioningDelegate", of: [.controller], writable: true,
            "who vends animators and presentation controllers (weak)"),
        PropertySpec(
            .transitionCoordinator, "transitionCoordinator", of: [.controller], "non-nil while it takes part in one"),
        PropertySpec(
            .shouldAutomaticallyForwardAppearanceMethods, "shouldAutomaticallyForwardAppearanceMethods",
            of: [.controller], writable: true, "whether children hear of appearance by themselves"),
        PropertySpec(
            .delegate, "delegate", of: [.controller, .presentationController], writable: true, "the delegate (weak)"),
        PropertySpec(.dataSource, "dataSource", of: [.controller], writable: true, "the data source (weak)"),
        PropertySpec(
            .sourceView, "sourceView", of: [.presentationController], writable: true, "the view a popover points at"),
        PropertySpec(.window, "window", of: [.view], "the window it is in, or nil"),
        PropertySpec(.superview, "superview", of: [.view], "the view it is in, or nil"),
        PropertySpec(.next, "next", of: [.view, .controller, .window], "the next responder"),
        PropertySpec(
            .rootViewController, "rootViewController", of: [.window], writable: true, step: true,
            "the window's root"),
        PropertySpec(.isKeyWindow, "isKeyWindow", of: [.window], "whether it receives the keyboard"),
        PropertySpec(.nibName, "nibName", of: [.controller], writable: true, "the nib that its view comes from"),
        PropertySpec(
            .restorationIdentifier, "restorationIdentifier", of: [.controller], writable: true,
            "its name in saved state"),
        PropertySpec(
            .storyboardIdentifier, "storyboardIdentifier", of: [.controller], writable: true,
            "its name for instantiate"),
        PropertySpec(.bounds, "bounds", of: [.view, .window], "its size"),
        PropertySpec(
            .safeAreaInsets, "safeAreaInsets", of: [.view], releases: .since(11),
            "what bars and edges cover of it, from iOS 11"),
        PropertySpec(
            .topLayoutGuide, "topLayoutGuide", of: [.controller], releases: .since(7),
            "where content begins, from iOS 7"),
        PropertySpec(
            .bottomLayoutGuide, "bottomLayoutGuide", of: [.controller], releases: .since(7),
            "where content ends, from iOS 7"),
        PropertySpec(
            .edgesForExtendedLayout, "edgesForExtendedLayout", of: [.controller], releases: .since(7), writable: true,
            "the edges at which its view lies under bars, from iOS 7: .all, .none, .top or .bottom"),
        PropertySpec(
            .preferredContentSize, "preferredContentSize", of: [.controller], releases: .since(7), writable: true,
            "the size that a popover gives it, from iOS 7"),
        PropertySpec(.length, "length", of: [.guide], "of a layout guide: points from the edge"),
        PropertySpec(.top, "top", of: [.insets], "points at the top"),
        PropertySpec(.left, "left", of: [.insets], "points at the left"),
        PropertySpec(.bottom, "bottom", of: [.insets], "points at the bottom"),
        PropertySpec(.right, "right", of: [.insets], "points at the right"),
        PropertySpec(
            .interfaceOrientation, "interfaceOrientation", of: [.controller], "how the interface is turned"),
        PropertySpec(
            .supportedInterfaceOrientations, "supportedInterfaceOrientations", of: [.controller], releases: .since(6),
            writable: true,
            "the orientations that it supports, from iOS 6"),
        PropertySpec(
            .preferredInterfaceOrientationForPresentation, "preferredInterfaceOrientationForPresentation",
            of: [.controller], releases: .since(6), writable: true,
            "how the interface is turned to present it, from iOS 6"),
        PropertySpec(
            .shouldAutorotate, "shouldAutorotate", of: [.controller], releases: .since(6), writable: true,
            "whether it turns with the device, iOS 6 to 15"),
        PropertySpec(
            .traitCollection, "traitCollection", of: [.controller, .view], releases: .since(8),
            "its size classes and idiom, from iOS 8"),
        PropertySpec(.horizontalSizeClass, "horizontalSizeClass", of: [.traits], ".compact or .regular"),
        PropertySpec(.verticalSizeClass, "verticalSizeClass", of: [.traits], ".compact or .regular"),
        PropertySpec(.userInterfaceIdiom, "userInterfaceIdiom", of: [.traits], ".phone or .pad"),
        PropertySpec(.subviews, "subviews", of: [.view], "the views that lie in it, in the order of adding"),
        PropertySpec(.isFirstResponder, "isFirstResponder", of: [.view], "whether the keyboard types into it"),
        PropertySpec(
            .performsActionsWhilePresentingModally, "performsActionsWhilePresentingModally", of: [.controller],
            releases: .since(13),
            writable: true, "whether actions of what it presents come to it, from iOS 13"),
        PropertySpec(
            .splitStyle, "style", of: [.controller], writable: true,
            "of a split view controller: .doubleColumn, .tripleColumn or .unspecified, set where it is declared"),
        PropertySpec(.isCollapsed, "isCollapsed", of: [.controller], "whether a split view controller is collapsed"),
        PropertySpec(.displayMode, "displayMode", of: [.controller], "which columns are beside or over the secondary"),
        PropertySpec(
            .preferredDisplayMode, "preferredDisplayMode", of: [.controller], writable: true, step: true,
            "the display mode that is wanted; .automatic decides by the window's shape"),
    ]
}
