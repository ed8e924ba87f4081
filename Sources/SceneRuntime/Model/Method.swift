// open: new cases need no code where they are ignored.
/// A call that UIKit makes, or a handler that a script may write. Each has a `MethodRow`, in any order.
public enum Method: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    // Making controllers, their views and appearance.
    case initCoder, initNib, awakeFromNib, deinitialise, loadView, viewDidLoad, viewWillUnload
    case viewDidUnload, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
    case viewDidDisappear, updateProperties, updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews
    // Containment and segues.
    case willMove, didMove, shouldPerformSegue, prepare
    case segueAction, allowedChildrenForUnwinding, canPerformUnwindSegueAction, unwindTowards
    case viewControllerForUnwindSegueAction, segueForUnwinding
    // Presenting and showing.
    case dismiss, pushViewController, popViewController, popToViewController
    case show, showDetailViewController, targetViewController
    case modalTransition, sizeTransition
    // Rotation, size and traits.
    case preferredInterfaceOrientationForPresentation, supportedInterfaceOrientations, shouldAutorotate
    case shouldAutorotateToInterfaceOrientation, willRotate, willAnimateRotation, didRotate
    case willTransition, viewWillTransition, traitCollectionDidChange
    case willAnimateFirstHalfOfRotation, didAnimateFirstHalfOfRotation, willAnimateSecondHalfOfRotation
    case sizeForChildContentContainer, preferredContentSizeDidChange, setNeedsUpdateOfSupportedInterfaceOrientations
    case updateTraitsIfNeeded, setNeedsUpdateProperties, updatePropertiesIfNeeded
    case applicationSupportedInterfaceOrientations, viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange
    // Questions of the system about its bars and gestures.
    case childForStatusBarHidden, prefersStatusBarHidden, childForStatusBarStyle, preferredStatusBarStyle
    case preferredStatusBarUpdateAnimation, setNeedsStatusBarAppearanceUpdate
    case childForHomeIndicatorAutoHidden, prefersHomeIndicatorAutoHidden, setNeedsUpdateOfHomeIndicatorAutoHidden
    case childForScreenEdgesDeferringSystemGestures, preferredScreenEdgesDeferringSystemGestures
    case setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    case childViewControllerForPointerLock, prefersPointerLocked, setNeedsUpdateOfPrefersPointerLocked
    // Memory, saved state and actions.
    case setEditing, textFieldDidBeginEditing, textViewDidBeginEditing, textFieldDidEndEditing, textViewDidEndEditing
    case textFieldDidEndEditingReason, textFieldShouldBeginEditing, textViewShouldBeginEditing
    case didReceiveMemoryWarning, encodeRestorableState, decodeRestorableState
    case applicationFinishedRestoringState, updateUserActivityState, action, notification, canPerformAction
    case viewControllerWithRestorationIdentifierPath
    // The application and its scene.
    case willFinishLaunching, didFinishLaunching, applicationDidBecomeActive, applicationWillResignActive
    case applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate
    case applicationDidReceiveMemoryWarning, configurationForConnecting, didDiscardSceneSessions
    case sceneWillConnect, sceneDidDisconnect, sceneWillEnterForeground, sceneDidBecomeActive
    case sceneWillResignActive, sceneDidEnterBackground, sceneOpenURLContexts
    case stateRestorationActivity, restoreInteractionState
    case shouldSaveApplicationState, willEncodeRestorableState, shouldRestoreApplicationState
    case applicationViewControllerWithRestorationIdentifierPath, didDecodeRestorableState
    // Delegates of navigation, tabs and presentations.
    case navigationControllerWillShow, navigationControllerDidShow
    case navigationControllerAnimationController, tabBarControllerShouldSelect, tabBarControllerDidSelect
    case presentationControllerShouldDismiss, presentationControllerWillDismiss
    case presentationControllerDidDismiss, presentationControllerDidAttemptToDismiss
    case prepareForPopoverPresentation, popoverPresentationControllerShouldDismissPopover
    case popoverPresentationControllerDidDismissPopover, adaptivePresentationStyle
    case willPresentWithAdaptiveStyle, viewControllerForAdaptivePresentationStyle
    case prepareAdaptivePresentationController, navigationControllerInteractionController
    case navigationBarShouldPop, sheetPresentationControllerDidChangeSelectedDetentIdentifier
    case presentSearchController, willPresentSearchController, didPresentSearchController
    case willDismissSearchController, didDismissSearchController, updateSearchResults
    // Custom presentations and animators.
    case presentedContentSizeDidChange
    case shouldRemovePresentersView, presentationTransitionWillBegin, presentationTransitionDidEnd
    case dismissalTransitionWillBegin, dismissalTransitionDidEnd, presentationControllerForPresented
    case animationControllerForPresented, animationControllerForDismissed
    case interactionControllerForPresentation, interactionControllerForDismissal, transitionDuration
    case animateTransition, animationEnded, startInteractiveTransition
    // Split view controllers.
    case splitViewControllerShowDetail, splitViewControllerShow, primaryViewControllerForCollapsing
    case primaryViewControllerForExpanding, collapseSecondary, separateSecondary
    case topColumnForCollapsing, displayModeForExpanding, splitViewControllerDidCollapse
    case splitViewControllerDidExpand, splitViewControllerWillShow, splitViewControllerWillHide
    case collapseSecondaryViewController, separateSecondaryViewController
    // Page view controllers.
    case viewControllerAfter, viewControllerBefore, pageViewControllerWillTransition
    case pageViewControllerDidFinishAnimating
    // Custom segues.
    case perform
    // Events for the app.
    case openURL, willContinueUserActivity, continueUserActivity, performActionForShortcutItem
    case didReceiveRemoteNotification, performFetch, didReceiveNotificationResponse
    case sceneWillContinueUserActivity, sceneContinueUserActivity, scenePerformActionForShortcutItem
}
