// tidy: long, each text of UIKit is in one line

/// The texts that UIKit prints on the console or raises as exceptions.
public enum UIKitMessage: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case none
    case presentAlready
    case presentAlreadyModern
    case presentNoWindow
    case presentNoWindowModern
    case presentBusy
    case presentBusyModern
    case dismissBusy
    case noRoot
    case noRootRaised
    case scenesRecommended
    case scenesSoonRequired
    case scenesRequired
    case detached
    case detached14
    case detached17
    case unbalanced
    case nestedPush
    case nestedPop
    case unexpectedState
    case misuseWillAppear
    case misuseDidAppear
    case misuseWillDisappear
    case misuseDidDisappear
    case noSegue
    case noScene
    case noNavigation
    case noNavigationUnnamed
    case segueNotPerformed
    case segueNotPerformedUnnamed
    case notDecoded
    case pushSame
    case pushSameOld
    case pushNavigationController
    case popToStranger
    case stackNotDistinct
    case presentActive
    case presentPresented
    case presentNil
    case partialCurl
    case noPresentationController
    case popoverWithoutAnchor
    case sheetWithoutAnchor
    case sheetWithoutAnchorOld
    case activityWithoutAnchor
    case alertEmpty
    case alertActionUntitled
    case alertSecondCancel
    case alertFieldInSheet
    case popDuringSearch
    case popToDuringSearch
    case viewWhileDeallocating
    case hierarchy
    case sharedView
    case noCommonParent
    case noViewOutlet
    case noNib
    case unknownKey
    case fatalError
    case notModelled
    case unrecognizedSelector
    case noCommonOrientation
    case preferredNotSupported
    case selectedForeignTab
    case pushSplit

    /// The text, with placeholders: `%0` to `%2` are its objects, `%3` is what the second one presents, `%k` the first
    /// object without its colon, `%c` its class, `%d` the class of the second one, `%n` a name, `%m` the common part of
    /// messages about misuse, `%s` that of messages about action sheets.
    public var template: StaticString {
        switch self {
        case .none: ""
        case .presentAlready: "Warning: Attempt to present %0  on %1 which is already presenting %2"
        case .presentAlreadyModern:
            "[Presentation] Attempt to present %0 on %1 (from %2) which is already presenting %3."
        case .presentNoWindow: "Warning: Attempt to present %0 on %1 whose view is not in the window hierarchy!"
        case .presentNoWindowModern:
            """
            [Presentation] Attempt to present %0 on %1 (from %2) whose view is not in the window hierarchy.
            """
        case .presentBusy: "Warning: Attempt to present %0 on %1 while a presentation is in progress!"
        case .presentBusyModern:
            "[Presentation] Attempt to present %0 on %1 (from %2) while a presentation is in progress."
        case .dismissBusy:
            """
            Warning: Attempt to dismiss from view controller %0 while a presentation or dismiss is in \
            progress!
            """
        case .noRoot:
            "Application windows are expected to have a root view controller at the end of application launch"
        case .noRootRaised:
            """
            NSInternalInconsistencyException: Application windows are expected to have a root view controller at \
            the end of application launch
            """
        case .scenesRecommended:
            "This process does not adopt UIScene lifecycle. This will become an assert in a future version."
        case .scenesSoonRequired:
            "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the future."
        case .scenesRequired:
            """
            NSInternalInconsistencyException: Application failed to launch: UIScene life cycle is required for apps \
            built with this SDK.
            """
        case .detached: "Presenting view controllers on detached view controllers is discouraged %0."
        case .detached14:
            "[Presentation] Presenting view controller %1 from detached view controller %0 is discouraged."
        case .detached17:
            """
            Presenting view controller %1 from detached view controller %0 is not supported, and may result in \
            incorrect safe area insets and a corrupt root presentation. Make sure %0 is in the view controller \
            hierarchy before presenting from it. Will become a hard exception in a future release.
            """
        case .unbalanced: "Unbalanced calls to begin/end appearance transitions for %0."
        case .nestedPush: "nested push animation can result in corrupted navigation bar"
        case .nestedPop: "nested pop animation can result in corrupted navigation bar"
        case .unexpectedState:
            """
            Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might \
            get corrupted.
            """
        case .misuseWillAppear: "[ViewController] Calling -viewWillAppear: directly %m %0"
        case .misuseDidAppear: "[ViewController] Calling -viewDidAppear: directly %m %0"
        case .misuseWillDisappear: "[ViewController] Calling -viewWillDisappear: directly %m %0"
        case .misuseDidDisappear: "[ViewController] Calling -viewDidDisappear: directly %m %0"
        case .noSegue: "NSInvalidArgumentException: Receiver (%0) has no segue with identifier '%n'"
        case .noScene:
            """
            NSInvalidArgumentException: Storyboard (<UIStoryboard: 0x...>) doesn't contain a view controller \
            with identifier '%n'
            """
        case .noNavigation:
            """
            NSGenericException: Could not find a navigation controller for segue '%n'. Push segues can only \
            be used when the source controller is managed by an instance of UINavigationController.
            """
        case .noNavigationUnnamed:
            """
            NSGenericException: Push segues can only be used when the source controller is managed by an \
            instance of UINavigationController.
            """
        case .segueNotPerformed:
            """
            NSInternalInconsistencyException: Could not perform segue with identifier '%n'. A segue must either have a \
            performHandler or it must override -perform.
            """
        case .segueNotPerformedUnnamed:
            """
            NSInternalInconsistencyException: Could not perform segue with identifier '(null)'. A segue must either \
            have a performHandler or it must override -perform.
            """
        case .notDecoded:
            """
            NSInternalInconsistencyException: Custom instantiated view controller must call -[super \
            initWithCoder:]
            """
        case .pushSame:
            """
            NSInvalidArgumentException: %0 is pushing the same view controller instance (%1) more than once \
            which is not supported and is most likely an error in the application : app
            """
        case .pushSameOld:
            """
            NSInvalidArgumentException: Pushing the same view controller instance more than once is not \
            supported (%0)
            """
        case .pushNavigationController: "NSInvalidArgumentException: Pushing a navigation controller is not supported"
        case .popToStranger: "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
        case .stackNotDistinct:
            """
            NSInternalInconsistencyException: All view controllers in a navigation controller must be \
            distinct ((%1, %2))
            """
        case .presentActive: "NSInvalidArgumentException: Application tried to present modally an active controller %0."
        case .presentPresented:
            """
            NSInvalidArgumentException: Application tried to present modally a view controller %0 that is \
            already being presented by %1.
            """
        case .presentNil:
            """
            NSInvalidArgumentException: Application tried to present a nil modal view controller on target \
            %0.
            """
        case .partialCurl:
            """
            NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or \
            from non-fullscreen view controller %0.
            """
        case .noPresentationController:
            """
            NSInternalInconsistencyException: The specified modal presentation style doesn't have a \
            corresponding presentation controller.
            """
        case .popoverWithoutAnchor:
            """
            NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x...>) \
            should have a non-nil sourceView or barButtonItem set before the presentation occurs.
            """
        case .sheetWithoutAnchor:
            """
            NSGenericException: Your application has presented a UIAlertController (%0) of style \
            UIAlertControllerStyleActionSheet from %d (%1). %s
            """
        case .sheetWithoutAnchorOld:
            """
            NSGenericException: Your application has presented a UIAlertController (%0) of style \
            UIAlertControllerStyleActionSheet. %s
            """
        case .activityWithoutAnchor:
            """
            NSGenericException: Your application has presented a UIActivityViewController (%0). In its current trait \
            environment, the modalPresentationStyle of a UIActivityViewController with this style is \
            UIModalPresentationPopover. You must provide location information for this popover through the view \
            controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a \
            barButtonItem.  If this information is not known when you present the view controller, you may provide it \
            in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
            """
        case .alertEmpty:
            """
            NSInternalInconsistencyException: UIAlertController must have a title, a message or an action to \
            display
            """
        case .alertActionUntitled:
            "NSInternalInconsistencyException: Actions added to UIAlertController must have a title"
        case .alertSecondCancel:
            """
            NSInternalInconsistencyException: UIAlertController can only have one action with a style of \
            UIAlertActionStyleCancel
            """
        case .alertFieldInSheet:
            """
            NSInternalInconsistencyException: Text fields can only be added to an alert controller of style \
            UIAlertControllerStyleAlert
            """
        case .popDuringSearch:
            """
            popViewControllerAnimated: called on %k while an existing transition or presentation is occurring; the \
            navigation stack will not be updated.
            """
        case .popToDuringSearch:
            """
            popToViewController:transition: called on %k while an existing transition or presentation is occurring; \
            the navigation stack will not be updated.
            """
        case .viewWhileDeallocating:
            """
            Attempting to load the view of a view controller while it is deallocating is not allowed and may result \
            in undefined behavior (%0)
            """
        case .hierarchy:
            """
            UIViewControllerHierarchyInconsistency: child view controller:%0 should have parent view \
            controller:%1 but actual parent is:%2
            """
        case .sharedView:
            """
            UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view \
            controller at a time! View <UIView: 0x...; ...> is associated with %0. Clear this association \
            before associating this view with %1.
            """
        case .noCommonParent:
            """
            NSInvalidArgumentException: Children view controllers %0 and %1 must have a common parent view \
            controller when calling -[UIViewController \
            transitionFromViewController:toViewController:duration:options:animations:completion:]
            """
        case .noViewOutlet:
            """
            NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \
            "%n" nib but the view outlet was not set.
            """
        case .noNib:
            """
            NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle </app> (loaded)' with \
            name '%n'
            """
        case .unrecognizedSelector:
            "NSInvalidArgumentException: -[%c %n:]: unrecognized selector sent to instance 0x..."
        case .noCommonOrientation:
            """
            UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the \
            application, and [%c shouldAutorotate] is returning YES
            """
        case .preferredNotSupported:
            """
            UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation must return a \
            supported interface orientation!
            """
        case .selectedForeignTab:
            """
            NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view controller in \
            the tab bar controller's list of view controllers can be selected.
            """
        case .pushSplit: "Split View Controllers cannot be pushed to a Navigation Controller"
        case .unknownKey:
            """
            NSUnknownKeyException: [%k setValue:forUndefinedKey:]: this class is not key value \
            coding-compliant for the key %n.
            """
        case .fatalError: "Fatal error: %n"
        case .notModelled: "unmodelled: %n"
        }
    }

    /// The common part of messages about calling an appearance callback directly.
    public static let misuse: StaticString = """
        on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent \
        behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on \
        UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at \
        UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller:
        """

    /// The common part of messages about an action sheet without an anchor.
    static let missingAnchor: StaticString = """
        The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must \
        provide location information for this popover through the alert controller's popoverPresentationController. \
        You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when \
        you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method \
        -prepareForPopoverPresentation.
        """

    /// Returns the message about calling `method` directly.
    public static func misuse(of method: Method) -> UIKitMessage {
        if method == .viewWillAppear { return .misuseWillAppear }
        if method == .viewDidAppear { return .misuseDidAppear }
        return method == .viewWillDisappear ? .misuseWillDisappear : .misuseDidDisappear
    }
}
