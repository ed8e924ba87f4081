import SceneRuntime

extension PublicName {
    /// The names of UIViewController that the language does not model.
    static let controllers: [PublicName] = [
        PublicName(.controller, .property, "parentViewController", .since(3), .renamed("parent")),
        PublicName(.controller, .property, "childViewControllers", .since(5), .renamed("children")),
        PublicName(.controller, .property, "modalViewController", .from(3, to: 5), .renamed("presentedViewController")),
        PublicName(.controller, .property, "isMovingToParentViewController", .since(5), .renamed("isMovingToParent")),
        PublicName(
            .controller, .property, "isMovingFromParentViewController", .since(5), .renamed("isMovingFromParent")),
        PublicName(.controller, .method, "presentMoviePlayerViewControllerAnimated", .from(3, to: 8)),
        PublicName(.controller, .method, "dismissMoviePlayerViewControllerAnimated", .from(3, to: 8)),
        PublicName(.controller, .property, "modalInPresentation", .since(13), .renamed("isModalInPresentation")),
        PublicName(.controller, .property, "modalInPopover", .from(3, to: 12), .renamed("isModalInPresentation")),
        PublicName(
            .controller, .property, "activePresentationController",
            .since(16), .read("'presentationController' of the presented controller")),
        PublicName(.controller, .method, "targetViewControllerForAction", .since(8), .renamed("targetViewController")),
        PublicName(.controller, .property, "showDetailTargetDidChangeNotification", .since(8)),
        PublicName(.controller, .method, "shouldPerformSegueWithIdentifier", .since(6), .renamed("shouldPerformSegue")),
        PublicName(.controller, .method, "prepareForSegue", .since(5), .renamed("prepare")),
        PublicName(
            .controller, .method, "allowedChildViewControllersForUnwindingFromSource",
            .since(9), .renamed("allowedChildrenForUnwinding")),
        PublicName(
            .controller, .method, "childViewControllerContainingSegueSource",
            .since(9), .renamed("childContaining")),
        PublicName(.controller, .method, "unwind", .since(9), .renamed("unwindTowards")),
        PublicName(.controller, .method, "unwindForSegue", .since(9), .renamed("unwindTowards")),
        PublicName(
            .controller, .method, "segueForUnwindingToViewController",
            .from(6, to: 8), .renamed("segueForUnwinding")),
        PublicName(.controller, .method, "willMoveToParentViewController", .since(5), .renamed("willMove")),
        PublicName(.controller, .method, "didMoveToParentViewController", .since(5), .renamed("didMove")),
        PublicName(
            .controller, .property, "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
            .from(5, to: 5), .renamed("shouldAutomaticallyForwardAppearanceMethods")),
        PublicName(.controller, .property, "shouldAutomaticallyForwardRotationMethods", .from(6, to: 7)),
        PublicName(
            .controller, .method, "attemptRotationToDeviceOrientation",
            .from(5, to: 15), .instead("in iOS 16 and later, call 'setNeedsUpdateOfSupportedInterfaceOrientations'")),
        PublicName(.controller, .method, "willRotateToInterfaceOrientation", .since(3), .renamed("willRotate")),
        PublicName(
            .controller, .method, "willAnimateRotationToInterfaceOrientation",
            .since(3), .renamed("willAnimateRotation")),
        PublicName(.controller, .method, "didRotateFromInterfaceOrientation", .since(3), .renamed("didRotate")),
        PublicName(
            .controller, .method, "willAnimateFirstHalfOfRotationToInterfaceOrientation",
            .from(3, to: 4), .renamed("willAnimateFirstHalfOfRotation")),
        PublicName(
            .controller, .method, "didAnimateFirstHalfOfRotationToInterfaceOrientation",
            .from(3, to: 4), .renamed("didAnimateFirstHalfOfRotation")),
        PublicName(
            .controller, .method, "willAnimateSecondHalfOfRotationFromInterfaceOrientation",
            .from(3, to: 4), .renamed("willAnimateSecondHalfOfRotation")),
        PublicName(.controller, .method, "rotatingHeaderView", .from(3, to: 7)),
        PublicName(.controller, .method, "rotatingFooterView", .from(3, to: 7)),
        PublicName(.controller, .method, "willTransitionToTraitCollection", .since(8), .renamed("willTransition")),
        PublicName(.controller, .method, "viewWillTransitionToSize", .since(8), .renamed("viewWillTransition")),
        PublicName(.controller, .method, "size", .since(8), .renamed("sizeForChildContentContainer")),
        PublicName(.controller, .method, "systemLayoutFittingSizeDidChange", .since(8)),
        PublicName(.controller, .method, "unregisterForTraitChanges", .since(17)),
        PublicName(
            .controller, .method, "setOverrideTraitCollection",
            .from(8, to: 16), .instead("to override size classes, use the verb 'trait'")),
        PublicName(
            .controller, .method, "overrideTraitCollection",
            .from(8, to: 16), .read("'traitCollection'")),
        PublicName(
            .controller, .property, "contentSizeForViewInPopover", .from(3, to: 6), .renamed("preferredContentSize")),
        PublicName(
            .controller, .property, "automaticallyAdjustsScrollViewInsets",
            .from(7, to: 10), .read("'view.safeAreaInsets'")),
        PublicName(
            .controller, .property, "wantsFullScreenLayout",
            .from(3, to: 6), .instead("in iOS 7 and later, set 'edgesForExtendedLayout'")),
        PublicName(.controller, .property, "systemMinimumLayoutMargins", .since(11)),
        PublicName(.controller, .property, "viewRespectsSystemMinimumLayoutMargins", .since(11)),
        PublicName(.controller, .method, "setContentScrollView", .since(15)),
        PublicName(.controller, .method, "contentScrollView", .since(15)),
        PublicName(
            .controller, .property, "childViewControllerForStatusBarStyle",
            .since(7), .renamed("childForStatusBarStyle")),
        PublicName(
            .controller, .property, "childViewControllerForStatusBarHidden",
            .since(7), .renamed("childForStatusBarHidden")),
        PublicName(
            .controller, .property, "childViewControllerForHomeIndicatorAutoHidden",
            .since(11), .renamed("childForHomeIndicatorAutoHidden")),
        PublicName(
            .controller, .property, "childViewControllerForScreenEdgesDeferringSystemGestures",
            .since(11), .renamed("childForScreenEdgesDeferringSystemGestures")),
        PublicName(.controller, .property, "tab", .since(18)),
        PublicName(.controller, .property, "editing", .since(3), .renamed("isEditing")),
        PublicName(.controller, .property, "searchDisplayController", .from(3, to: 7)),
        PublicName(
            .controller, .property, "restorationClass",
            .since(6), .instead("to create the controller, handle 'viewControllerWithRestorationIdentifierPath'")),
        PublicName(.controller, .property, "restorationParent", .since(7)),
        PublicName(.controller, .property, "objectRestorationClass", .since(7)),
        PublicName(
            .controller, .method, "encodeRestorableStateWithCoder", .since(6), .renamed("encodeRestorableState")),
        PublicName(
            .controller, .method, "decodeRestorableStateWithCoder", .since(6), .renamed("decodeRestorableState")),
        PublicName(.controller, .property, "extensionContext", .since(8), .withoutEffect),
        PublicName(.controller, .method, "addKeyCommand", .since(9)),
        PublicName(.controller, .method, "removeKeyCommand", .since(9)),
        PublicName(.controller, .method, "registerForPreviewing", .from(9, to: 12)),
        PublicName(.controller, .method, "unregisterForPreviewing", .from(9, to: 12)),
        PublicName(.controller, .property, "previewActionItems", .from(9, to: 12)),
        PublicName(.controller, .property, "restoresFocusAfterTransition", .since(10)),
        PublicName(.controller, .property, "focusGroupIdentifier", .since(14), .withoutEffect),
        PublicName(.controller, .property, "preferredFocusEnvironments", .since(10)),
        PublicName(.controller, .property, "preferredFocusedView", .since(9)),
        PublicName(.controller, .property, "parentFocusEnvironment", .since(11)),
        PublicName(.controller, .property, "focusItemContainer", .since(12)),
        PublicName(.controller, .method, "setNeedsFocusUpdate", .since(9)),
        PublicName(.controller, .method, "updateFocusIfNeeded", .since(9)),
        PublicName(.controller, .method, "shouldUpdateFocus", .since(9)),
        PublicName(.controller, .method, "didUpdateFocus", .since(9)),
        PublicName(.controller, .method, "soundIdentifierForFocusUpdate", .since(11)),
        PublicName(.controller, .property, "interactionActivityTrackingBaseName", .since(16)),
        PublicName(.controller, .property, "contentUnavailableConfiguration", .since(17)),
        PublicName(.controller, .property, "contentUnavailableConfigurationState", .since(17)),
        PublicName(.controller, .method, "setNeedsUpdateContentUnavailableConfiguration", .since(17)),
        PublicName(.controller, .method, "updateContentUnavailableConfiguration", .since(17)),
        PublicName(.controller, .method, "beginRequest", .since(8)),
        PublicName(.controller, .method, "registerSceneAccessory", .since(27)),
    ]
}
