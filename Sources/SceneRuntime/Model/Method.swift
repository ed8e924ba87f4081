/// A call that UIKit makes, or a handler that a script may write. ORDER: the rows of `MethodSpec.table`.
public enum Method: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case initCoder, initNib, awakeFromNib, deinitialise, loadView, viewDidLoad, viewWillUnload, viewDidUnload
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews, willMove, didMove
    case shouldAutomaticallyForwardAppearanceMethods, shouldPerformSegue, prepare, segueAction
    case allowedChildrenForUnwinding, canPerformUnwindSegueAction, unwindTowards
    case viewControllerForUnwindSegueAction, segueForUnwinding, dismiss, popToViewController, show
    case showDetailViewController, targetViewController, preferredInterfaceOrientationForPresentation
    case supportedInterfaceOrientations, shouldAutorotate, shouldAutorotateToInterfaceOrientation, willRotate
    case willAnimateRotation, didRotate, willTransition, viewWillTransition, traitCollectionDidChange
    case didReceiveMemoryWarning, encodeRestorableState, decodeRestorableState
    case applicationFinishedRestoringState, action, notification, willFinishLaunching, didFinishLaunching
    case applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground
    case applicationWillEnterForeground, applicationWillTerminate, applicationDidReceiveMemoryWarning
    case configurationForConnecting, didDiscardSceneSessions, sceneWillConnect, sceneDidDisconnect
    case sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground
    case navigationControllerWillShow, navigationControllerDidShow, navigationControllerAnimationController
    case tabBarControllerShouldSelect, tabBarControllerDidSelect, presentationControllerShouldDismiss
    case presentationControllerWillDismiss, presentationControllerDidDismiss
    case presentationControllerDidAttemptToDismiss, prepareForPopoverPresentation
    case popoverPresentationControllerShouldDismissPopover, popoverPresentationControllerDidDismissPopover
    case adaptivePresentationStyle, willPresentWithAdaptiveStyle, viewControllerForAdaptivePresentationStyle
    case prepareAdaptivePresentationController, shouldRemovePresentersView, presentationTransitionWillBegin
    case presentationTransitionDidEnd, dismissalTransitionWillBegin, dismissalTransitionDidEnd
    case presentationControllerForPresented, animationControllerForPresented, animationControllerForDismissed
    case interactionControllerForPresentation, interactionControllerForDismissal, transitionDuration
    case animateTransition, animationEnded, splitViewControllerShowDetail, splitViewControllerShow
    case primaryViewControllerForCollapsing, primaryViewControllerForExpanding, collapseSecondary
    case separateSecondary, viewControllerAfter, viewControllerBefore, pageViewControllerWillTransition
    case pageViewControllerDidFinishAnimating, perform

    /// The row of the table that describes `self`.
    public var spec: MethodSpec { MethodSpec.table[Int(rawValue)] }
}
