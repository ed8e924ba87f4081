import SceneRuntime

extension PublicName {
    /// The names of delegates that the language does not model.
    static let delegates: [PublicName] = [
        PublicName(.app, .handler, "applicationDidFinishLaunching", .since(3), .renamed("didFinishLaunching")),
        PublicName(.app, .handler, "willFinishLaunchingWithOptions", .since(6), .renamed("willFinishLaunching")),
        PublicName(.app, .handler, "didFinishLaunchingWithOptions", .since(3), .renamed("didFinishLaunching")),
        PublicName(.app, .handler, "applicationSignificantTimeChange", .since(3)),
        PublicName(.app, .handler, "handleOpen", .from(3, to: 8)),
        PublicName(.app, .handler, "handleOpenURL", .from(3, to: 8)),
        PublicName(.app, .handler, "open", .since(4), .renamed("openURL")),
        PublicName(
            .app, .handler, "willChangeStatusBarOrientation",
            .from(3, to: 12), .instead("handle 'viewWillTransition' of the controller")),
        PublicName(
            .app, .handler, "didChangeStatusBarOrientation",
            .from(3, to: 12), .instead("handle 'viewWillTransition' of the controller")),
        PublicName(.app, .handler, "willChangeStatusBarFrame", .from(3, to: 12)),
        PublicName(.app, .handler, "didChangeStatusBarFrame", .from(3, to: 12)),
        PublicName(.app, .handler, "didRegisterForRemoteNotificationsWithDeviceToken", .since(3)),
        PublicName(.app, .handler, "didFailToRegisterForRemoteNotificationsWithError", .since(3)),
        PublicName(.app, .handler, "didReceive", .from(4, to: 9)),
        PublicName(.app, .handler, "didReceiveLocalNotification", .from(4, to: 9)),
        PublicName(.app, .handler, "didRegister", .from(8, to: 9)),
        PublicName(.app, .handler, "didRegisterUserNotificationSettings", .from(8, to: 9)),
        PublicName(.app, .handler, "handleActionWithIdentifier", .from(8, to: 9)),
        PublicName(.app, .handler, "applicationProtectedDataWillBecomeUnavailable", .since(4)),
        PublicName(.app, .handler, "applicationProtectedDataDidBecomeAvailable", .since(4)),
        PublicName(
            .app, .handler, "supportedInterfaceOrientationsForWindow",
            .since(6), .renamed("supportedInterfaceOrientationsFor")),
        PublicName(
            .app, .handler, "shouldSaveSecureApplicationState",
            .since(13), .instead("handle 'shouldSaveApplicationState'")),
        PublicName(
            .app, .handler, "shouldRestoreSecureApplicationState",
            .since(13), .instead("handle 'shouldRestoreApplicationState'")),
        PublicName(.app, .handler, "willEncodeRestorableStateWith", .since(6), .renamed("willEncodeRestorableState")),
        PublicName(.app, .handler, "didDecodeRestorableStateWith", .since(6), .renamed("didDecodeRestorableState")),
        PublicName(.app, .handler, "handleEventsForBackgroundURLSession", .since(7)),
        PublicName(.app, .handler, "performFetchWithCompletionHandler", .from(7, to: 12), .renamed("performFetch")),
        PublicName(
            .app, .handler, "willContinueUserActivityWithType", .since(8), .renamed("willContinueUserActivity")),
        PublicName(.app, .handler, "didFailToContinueUserActivityWithType", .since(8)),
        PublicName(.app, .handler, "didUpdate", .since(8)),
        PublicName(.app, .handler, "didUpdateUserActivity", .since(8)),
        PublicName(.app, .handler, "performActionFor", .since(9), .renamed("performActionForShortcutItem")),
        PublicName(.app, .handler, "shouldAllowExtensionPointIdentifier", .since(8)),
        PublicName(.app, .handler, "handleWatchKitExtensionRequest", .since(8)),
        PublicName(.app, .handler, "applicationShouldRequestHealthAuthorization", .since(9)),
        PublicName(.app, .handler, "userDidAcceptCloudKitShareWith", .since(10)),
        PublicName(.app, .handler, "userDidAcceptCloudKitShareWithMetadata", .since(10)),
        PublicName(.app, .handler, "handle", .from(11, to: 13)),
        PublicName(.app, .handler, "handleIntent", .from(11, to: 13)),
        PublicName(.app, .handler, "handlerFor", .since(14)),
        PublicName(.app, .handler, "handlerForIntent", .since(14)),
        PublicName(
            .app, .handler, "configurationForConnectingSceneSession",
            .since(13), .renamed("configurationForConnecting")),
        PublicName(.app, .handler, "applicationShouldAutomaticallyLocalizeKeyCommands", .since(15)),
        PublicName(.app, .handler, "accessibilityPerformMagicTap", .since(6)),
        PublicName(.scene, .handler, "willConnectTo", .since(13), .renamed("sceneWillConnect")),
        PublicName(.scene, .handler, "willConnectToSession", .since(13), .renamed("sceneWillConnect")),
        PublicName(
            .scene, .handler, "stateRestorationActivityForScene",
            .since(13), .renamed("stateRestorationActivity")),
        PublicName(
            .scene, .handler, "restoreInteractionStateWithUserActivity",
            .since(15), .renamed("restoreInteractionStateWith")),
        PublicName(
            .scene, .handler, "willContinueUserActivityWithType",
            .since(13), .renamed("sceneWillContinueUserActivity")),
        PublicName(.scene, .handler, "didFailToContinueUserActivityWithType", .since(13)),
        PublicName(.scene, .handler, "didUpdate", .since(13)),
        PublicName(.scene, .handler, "didUpdateUserActivity", .since(13)),
        PublicName(
            .windowScene, .handler, "didUpdateCoordinateSpace",
            .since(13), .instead("handle 'viewWillTransition' of the controller")),
        PublicName(
            .windowScene, .handler, "didUpdateEffectiveGeometry",
            .since(26), .instead("handle 'viewWillTransition' of the controller")),
        PublicName(.windowScene, .handler, "preferredWindowingControlStyle", .since(26)),
        PublicName(
            .windowScene, .handler, "performActionFor", .since(13), .renamed("scenePerformActionForShortcutItem")),
        PublicName(.windowScene, .handler, "userDidAcceptCloudKitShareWith", .since(13)),
        PublicName(.windowScene, .handler, "userDidAcceptCloudKitShareWithMetadata", .since(13)),
        PublicName(
            .navigationDelegate, .handler, "navigationControllerSupportedInterfaceOrientations",
            .since(7), .instead("set 'supportedInterfaceOrientations' of the controllers")),
        PublicName(
            .navigationDelegate, .handler, "navigationControllerPreferredInterfaceOrientationForPresentation",
            .since(7), .instead("set 'preferredInterfaceOrientationForPresentation' of the controllers")),
        PublicName(.tabBarDelegate, .handler, "tabBarControllerWillBeginCustomizing", .since(3)),
        PublicName(.tabBarDelegate, .handler, "tabBarControllerWillEndCustomizing", .since(3)),
        PublicName(.tabBarDelegate, .handler, "tabBarControllerDidEndCustomizing", .since(3)),
        PublicName(.tabBarDelegate, .handler, "tabBarControllerSupportedInterfaceOrientations", .since(7)),
        PublicName(
            .tabBarDelegate, .handler, "tabBarControllerPreferredInterfaceOrientationForPresentation", .since(7)),
        PublicName(.tabBarDelegate, .handler, "tabBarControllerAnimationController", .since(7)),
        PublicName(.tabBarDelegate, .handler, "tabBarControllerInteractionController", .since(7)),
        PublicName(
            .tabBarDelegate, .handler, "tabBarControllerShouldSelectTab",
            .since(18), .instead("handle 'tabBarControllerShouldSelect'")),
        PublicName(
            .tabBarDelegate, .handler, "tabBarControllerDidSelectTab",
            .since(18), .instead("handle 'tabBarControllerDidSelect'")),
        PublicName(.splitDelegate, .handler, "splitViewControllerWillChangeDisplayMode", .since(8)),
        PublicName(.splitDelegate, .handler, "targetDisplayModeForAction", .since(8)),
        PublicName(.splitDelegate, .handler, "splitViewControllerSupportedInterfaceOrientations", .since(7)),
        PublicName(
            .splitDelegate, .handler, "splitViewControllerPreferredInterfaceOrientationForPresentation", .since(7)),
        PublicName(.splitDelegate, .handler, "splitViewControllerInteractivePresentationGestureWillBegin", .since(14)),
        PublicName(.splitDelegate, .handler, "splitViewControllerInteractivePresentationGestureDidEnd", .since(14)),
        PublicName(.pageDelegate, .handler, "spineLocationFor", .since(5)),
        PublicName(.pageDelegate, .handler, "presentationCount", .since(6)),
        PublicName(.pageDelegate, .handler, "presentationIndex", .since(6)),
        PublicName(.pageDelegate, .handler, "pageViewControllerSupportedInterfaceOrientations", .since(7)),
        PublicName(
            .pageDelegate, .handler, "pageViewControllerPreferredInterfaceOrientationForPresentation", .since(7)),
        PublicName(.searchDelegate, .handler, "willChangeSearchBarPlacement", .since(16)),
        PublicName(.searchDelegate, .handler, "didChangeSearchBarPlacement", .since(16)),
        PublicName(.popoverDelegate, .handler, "willRepositionPopoverTo", .since(8)),
    ]
}
