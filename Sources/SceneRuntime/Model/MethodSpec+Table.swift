// tidy: long, one row a method

extension MethodSpec {
    /// Every call, in the order of `Method`.
    public static let table: [MethodSpec] = [
        MethodSpec(
            .initCoder, handler: "init", "init", ["coder"], parameters: ["coder"],
            of: .controller, .initialisation, 3...26, answer: .nothing, values: false),
        MethodSpec(
            .initNib, handler: "init", "init", ["nibName", "bundle"], parameters: ["nibName", "bundle"],
            of: .controller, .initialisation, 3...26, answer: .nothing, values: false),
        MethodSpec(
            .awakeFromNib, handler: "awakeFromNib", "awakeFromNib", [], parameters: [],
            of: .controller, .initialisation, 3...26, answer: .nothing),
        MethodSpec(
            .deinitialise, handler: "deinit", "deinit", [], parameters: [],
            of: .controller, .deinitialisation, 3...26, answer: .nothing),
        MethodSpec(
            .loadView, handler: "loadView", "loadView", [], parameters: [],
            of: .controller, .view, 3...26, answer: .nothing),
        MethodSpec(
            .viewDidLoad, handler: "viewDidLoad", "viewDidLoad", [], parameters: [],
            of: .controller, .view, 3...26, answer: .nothing),
        MethodSpec(
            .viewWillUnload, handler: "viewWillUnload", "viewWillUnload", [], parameters: [],
            of: .controller, .view, 5...5, answer: .nothing, modelled: false),
        MethodSpec(
            .viewDidUnload, handler: "viewDidUnload", "viewDidUnload", [], parameters: [],
            of: .controller, .view, 3...5, answer: .nothing, modelled: false),
        MethodSpec(
            .viewWillAppear, handler: "viewWillAppear", "viewWillAppear", ["animated"], parameters: ["animated"],
            of: .controller, .appearance, 3...26, answer: .nothing),
        MethodSpec(
            .viewIsAppearing, handler: "viewIsAppearing", "viewIsAppearing", ["animated"], parameters: ["animated"],
            of: .controller, .appearance, 13...26, answer: .nothing),
        MethodSpec(
            .viewDidAppear, handler: "viewDidAppear", "viewDidAppear", ["animated"], parameters: ["animated"],
            of: .controller, .appearance, 3...26, answer: .nothing),
        MethodSpec(
            .viewWillDisappear, handler: "viewWillDisappear", "viewWillDisappear", ["animated"],
            parameters: ["animated"],
            of: .controller, .appearance, 3...26, answer: .nothing),
        MethodSpec(
            .viewDidDisappear, handler: "viewDidDisappear", "viewDidDisappear", ["animated"], parameters: ["animated"],
            of: .controller, .appearance, 3...26, answer: .nothing),
        MethodSpec(
            .updateViewConstraints, handler: "updateViewConstraints", "updateViewConstraints", [], parameters: [],
            of: .controller, .layout, 6...26, answer: .nothing),
        MethodSpec(
            .viewWillLayoutSubviews, handler: "viewWillLayoutSubviews", "viewWillLayoutSubviews", [], parameters: [],
            of: .controller, .layout, 5...26, answer: .nothing),
        MethodSpec(
            .viewDidLayoutSubviews, handler: "viewDidLayoutSubviews", "viewDidLayoutSubviews", [], parameters: [],
            of: .controller, .layout, 5...26, answer: .nothing),
        MethodSpec(
            .willMove, handler: "willMove", "willMove", ["toParent"], parameters: ["parent"],
            of: .controller, .containment, 5...26, answer: .nothing),
        MethodSpec(
            .didMove, handler: "didMove", "didMove", ["toParent"], parameters: ["parent"],
            of: .controller, .containment, 5...26, answer: .nothing),
        MethodSpec(
            .shouldAutomaticallyForwardAppearanceMethods, handler: "shouldAutomaticallyForwardAppearanceMethods",
            "shouldAutomaticallyForwardAppearanceMethods", [], parameters: [],
            of: .controller, .containment, 6...26, answer: .true),
        MethodSpec(
            .shouldPerformSegue, handler: "shouldPerformSegue", "shouldPerformSegue", ["withIdentifier", "sender"],
            parameters: ["identifier", "sender"],
            of: .controller, .segue, 6...26, answer: .true),
        MethodSpec(
            .prepare, handler: "prepare", "prepare", ["for", "sender"], parameters: ["segue", "sender"],
            of: .controller, .segue, 5...26, answer: .nothing),
        MethodSpec(
            .segueAction, handler: "segueAction", "segueAction", ["_", "sender", "segueIdentifier"],
            parameters: ["coder", "sender", "identifier"],
            of: .controller, .segue, 13...26, answer: .nothing),
        MethodSpec(
            .allowedChildrenForUnwinding, handler: "allowedChildrenForUnwinding", "allowedChildrenForUnwinding",
            ["from"], parameters: ["source"],
            of: .controller, .segue, 9...26, answer: .list),
        MethodSpec(
            .canPerformUnwindSegueAction, handler: "canPerformUnwindSegueAction", "canPerformUnwindSegueAction",
            ["_", "from", "sender"], parameters: ["action", "from", "sender"],
            of: .controller, .segue, 6...26, answer: .bool),
        MethodSpec(
            .unwindTowards, handler: "unwindTowards", "unwind", ["for", "towards"], parameters: ["segue", "next"],
            of: .controller, .segue, 9...26, answer: .nothing),
        MethodSpec(
            .viewControllerForUnwindSegueAction, handler: "viewControllerForUnwindSegueAction",
            "viewControllerForUnwindSegueAction", ["_", "from", "sender"], parameters: ["action", "from", "sender"],
            of: .controller, .segue, 6...8, answer: .object),
        MethodSpec(
            .segueForUnwinding, handler: "segueForUnwinding", "segueForUnwinding", ["to", "from", "identifier"],
            parameters: ["to", "from", "identifier"],
            of: .controller, .segue, 6...8, answer: .object),
        MethodSpec(
            .dismiss, handler: "dismiss", "dismiss", ["animated"], parameters: ["animated"],
            of: .controller, .presentation, 5...26, answer: .nothing),
        MethodSpec(
            .popToViewController, handler: "popToViewController", "popToViewController", ["_"],
            parameters: ["controller"],
            of: .controller, .segue, 3...26, answer: .nothing),
        MethodSpec(
            .show, handler: "show", "show", ["_", "sender"], parameters: ["controller", "sender"],
            of: .controller, .presentation, 8...26, answer: .nothing),
        MethodSpec(
            .showDetailViewController, handler: "showDetailViewController", "showDetailViewController",
            ["_", "sender"], parameters: ["controller", "sender"],
            of: .controller, .presentation, 8...26, answer: .nothing),
        MethodSpec(
            .targetViewController, handler: "targetViewController", "targetViewController", ["forAction", "sender"],
            parameters: ["action", "sender"],
            of: .controller, .presentation, 8...26, answer: .object),
        MethodSpec(
            .preferredInterfaceOrientationForPresentation, handler: "preferredInterfaceOrientationForPresentation",
            "preferredInterfaceOrientationForPresentation", [], parameters: [],
            of: .controller, .environment, 6...26, answer: .symbol, modelled: false),
        MethodSpec(
            .supportedInterfaceOrientations, handler: "supportedInterfaceOrientations",
            "supportedInterfaceOrientations", [], parameters: [],
            of: .controller, .environment, 6...26, answer: .symbol, modelled: false),
        MethodSpec(
            .shouldAutorotate, handler: "shouldAutorotate", "shouldAutorotate", [], parameters: [],
            of: .controller, .environment, 6...26, answer: .true, modelled: false),
        MethodSpec(
            .shouldAutorotateToInterfaceOrientation, handler: "shouldAutorotateToInterfaceOrientation",
            "shouldAutorotateToInterfaceOrientation", ["_"], parameters: ["orientation"],
            of: .controller, .environment, 3...5, answer: .bool, modelled: false),
        MethodSpec(
            .willRotate, handler: "willRotate", "willRotate", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, .environment, 3...7, answer: .nothing, modelled: false),
        MethodSpec(
            .willAnimateRotation, handler: "willAnimateRotation", "willAnimateRotation", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, .environment, 3...7, answer: .nothing, modelled: false),
        MethodSpec(
            .didRotate, handler: "didRotate", "didRotate", ["from"], parameters: ["orientation"],
            of: .controller, .environment, 3...7, answer: .nothing, modelled: false),
        MethodSpec(
            .willTransition, handler: "willTransition", "willTransition", ["to", "with"],
            parameters: ["traits", "coordinator"],
            of: .controller, .environment, 8...26, answer: .nothing, modelled: false),
        MethodSpec(
            .viewWillTransition, handler: "viewWillTransition", "viewWillTransition", ["to", "with"],
            parameters: ["size", "coordinator"],
            of: .controller, .environment, 8...26, answer: .nothing, modelled: false),
        MethodSpec(
            .traitCollectionDidChange, handler: "traitCollectionDidChange", "traitCollectionDidChange", ["_"],
            parameters: ["previous"],
            of: .controller, .environment, 8...26, answer: .nothing, modelled: false),
        MethodSpec(
            .didReceiveMemoryWarning, handler: "didReceiveMemoryWarning", "didReceiveMemoryWarning", [], parameters: [],
            of: .controller, .memory, 3...26, answer: .nothing, modelled: false),
        MethodSpec(
            .encodeRestorableState, handler: "encodeRestorableState", "encodeRestorableState", ["with"],
            parameters: ["coder"],
            of: .controller, .restoration, 6...26, answer: .nothing, modelled: false),
        MethodSpec(
            .decodeRestorableState, handler: "decodeRestorableState", "decodeRestorableState", ["with"],
            parameters: ["coder"],
            of: .controller, .restoration, 6...26, answer: .nothing, modelled: false),
        MethodSpec(
            .applicationFinishedRestoringState, handler: "applicationFinishedRestoringState",
            "applicationFinishedRestoringState", [], parameters: [],
            of: .controller, .restoration, 7...26, answer: .nothing, modelled: false),
        MethodSpec(
            .action, handler: "action", "action", ["_"], parameters: ["argument"],
            of: .controller, .action, 3...26, answer: .nothing),
        MethodSpec(
            .notification, handler: "notification", "notification", ["_"], parameters: ["info"],
            of: .controller, .action, 3...26, answer: .nothing, modelled: false),
        MethodSpec(
            .willFinishLaunching, handler: "willFinishLaunching", "application", ["willFinishLaunchingWithOptions"],
            parameters: [],
            of: .app, .app, 6...26, answer: .nothing, values: false),
        MethodSpec(
            .didFinishLaunching, handler: "didFinishLaunching", "application", ["didFinishLaunchingWithOptions"],
            parameters: [],
            of: .app, .app, 3...26, answer: .nothing, values: false),
        MethodSpec(
            .applicationDidBecomeActive, handler: "applicationDidBecomeActive", "applicationDidBecomeActive", [],
            parameters: [],
            of: .app, .app, 3...26, answer: .nothing),
        MethodSpec(
            .applicationWillResignActive, handler: "applicationWillResignActive", "applicationWillResignActive", [],
            parameters: [],
            of: .app, .app, 3...26, answer: .nothing, modelled: false),
        MethodSpec(
            .applicationDidEnterBackground, handler: "applicationDidEnterBackground", "applicationDidEnterBackground",
            [], parameters: [],
            of: .app, .app, 4...26, answer: .nothing, modelled: false),
        MethodSpec(
            .applicationWillEnterForeground, handler: "applicationWillEnterForeground",
            "applicationWillEnterForeground", [], parameters: [],
            of: .app, .app, 4...26, answer: .nothing, modelled: false),
        MethodSpec(
            .applicationWillTerminate, handler: "applicationWillTerminate", "applicationWillTerminate", [],
            parameters: [],
            of: .app, .app, 3...26, answer: .nothing, modelled: false),
        MethodSpec(
            .applicationDidReceiveMemoryWarning, handler: "applicationDidReceiveMemoryWarning",
            "applicationDidReceiveMemoryWarning", [], parameters: [],
            of: .app, .memory, 3...26, answer: .nothing, modelled: false),
        MethodSpec(
            .configurationForConnecting, handler: "configurationForConnecting", "application",
            ["configurationForConnecting"], parameters: [],
            of: .app, .app, 13...26, answer: .nothing, values: false),
        MethodSpec(
            .didDiscardSceneSessions, handler: "didDiscardSceneSessions", "application", ["didDiscardSceneSessions"],
            parameters: [],
            of: .app, .app, 13...26, answer: .nothing, modelled: false, values: false),
        MethodSpec(
            .sceneWillConnect, handler: "sceneWillConnect", "scene", ["willConnectTo"], parameters: [],
            of: .scene, .app, 13...26, answer: .nothing, values: false),
        MethodSpec(
            .sceneDidDisconnect, handler: "sceneDidDisconnect", "sceneDidDisconnect", [], parameters: [],
            of: .scene, .app, 13...26, answer: .nothing, modelled: false),
        MethodSpec(
            .sceneWillEnterForeground, handler: "sceneWillEnterForeground", "sceneWillEnterForeground", [],
            parameters: [],
            of: .scene, .app, 13...26, answer: .nothing),
        MethodSpec(
            .sceneDidBecomeActive, handler: "sceneDidBecomeActive", "sceneDidBecomeActive", [], parameters: [],
            of: .scene, .app, 13...26, answer: .nothing),
        MethodSpec(
            .sceneWillResignActive, handler: "sceneWillResignActive", "sceneWillResignActive", [], parameters: [],
            of: .scene, .app, 13...26, answer: .nothing, modelled: false),
        MethodSpec(
            .sceneDidEnterBackground, handler: "sceneDidEnterBackground", "sceneDidEnterBackground", [], parameters: [],
            of: .scene, .app, 13...26, answer: .nothing, modelled: false),
        MethodSpec(
            .navigationControllerWillShow, handler: "navigationControllerWillShow", "navigationController",
            ["willShow", "animated"], parameters: ["controller", "animated"],
            of: .delegate, .delegate, 3...26, answer: .nothing),
        MethodSpec(
            .navigationControllerDidShow, handler: "navigationControllerDidShow", "navigationController",
            ["didShow", "animated"], parameters: ["controller", "animated"],
            of: .delegate, .delegate, 3...26, answer: .nothing),
        MethodSpec(
            .navigationControllerAnimationController, handler: "navigationControllerAnimationController",
            "navigationController", ["animationControllerFor", "from", "to"], parameters: ["operation", "from", "to"],
            of: .delegate, .delegate, 7...26, answer: .object, modelled: false),
        MethodSpec(
            .tabBarControllerShouldSelect, handler: "tabBarControllerShouldSelect", "tabBarController",
            ["shouldSelect"], parameters: ["controller"],
            of: .delegate, .delegate, 3...26, answer: .true),
        MethodSpec(
            .tabBarControllerDidSelect, handler: "tabBarControllerDidSelect", "tabBarController", ["didSelect"],
            parameters: ["controller"],
            of: .delegate, .delegate, 3...26, answer: .nothing),
        MethodSpec(
            .presentationControllerShouldDismiss, handler: "presentationControllerShouldDismiss",
            "presentationControllerShouldDismiss", [], parameters: [],
            of: .delegate, .delegate, 13...26, answer: .true),
        MethodSpec(
            .presentationControllerWillDismiss, handler: "presentationControllerWillDismiss",
            "presentationControllerWillDismiss", [], parameters: [],
            of: .delegate, .delegate, 13...26, answer: .nothing),
        MethodSpec(
            .presentationControllerDidDismiss, handler: "presentationControllerDidDismiss",
            "presentationControllerDidDismiss", [], parameters: [],
            of: .delegate, .delegate, 13...26, answer: .nothing),
        MethodSpec(
            .presentationControllerDidAttemptToDismiss, handler: "presentationControllerDidAttemptToDismiss",
            "presentationControllerDidAttemptToDismiss", [], parameters: [],
            of: .delegate, .delegate, 13...26, answer: .nothing),
        MethodSpec(
            .prepareForPopoverPresentation, handler: "prepareForPopoverPresentation", "prepareForPopoverPresentation",
            ["_"], parameters: ["controller"],
            of: .delegate, .delegate, 8...26, answer: .nothing),
        MethodSpec(
            .popoverPresentationControllerShouldDismissPopover,
            handler: "popoverPresentationControllerShouldDismissPopover",
            "popoverPresentationControllerShouldDismissPopover", [], parameters: [],
            of: .delegate, .delegate, 8...12, answer: .true),
        MethodSpec(
            .popoverPresentationControllerDidDismissPopover, handler: "popoverPresentationControllerDidDismissPopover",
            "popoverPresentationControllerDidDismissPopover", [], parameters: [],
            of: .delegate, .delegate, 8...12, answer: .nothing),
        MethodSpec(
            .adaptivePresentationStyle, handler: "adaptivePresentationStyle", "adaptivePresentationStyle",
            ["for", "traitCollection"], parameters: ["controller", "traits"],
            of: .delegate, .delegate, 8...26, answer: .symbol, modelled: false),
        MethodSpec(
            .willPresentWithAdaptiveStyle, handler: "willPresentWithAdaptiveStyle", "presentationController",
            ["willPresentWithAdaptiveStyle", "transitionCoordinator"], parameters: ["style", "coordinator"],
            of: .delegate, .delegate, 8...26, answer: .nothing, modelled: false),
        MethodSpec(
            .viewControllerForAdaptivePresentationStyle, handler: "viewControllerForAdaptivePresentationStyle",
            "presentationController", ["viewControllerForAdaptivePresentationStyle"], parameters: ["style"],
            of: .delegate, .delegate, 8...26, answer: .object, modelled: false),
        MethodSpec(
            .prepareAdaptivePresentationController, handler: "prepareAdaptivePresentationController",
            "presentationController", ["prepare"], parameters: ["controller"],
            of: .delegate, .delegate, 15...26, answer: .nothing, modelled: false),
        MethodSpec(
            .shouldRemovePresentersView, handler: "shouldRemovePresentersView", "shouldRemovePresentersView", [],
            parameters: [],
            of: .style, .presentation, 8...26, answer: .bool),
        MethodSpec(
            .presentationTransitionWillBegin, handler: "presentationTransitionWillBegin",
            "presentationTransitionWillBegin", [], parameters: [],
            of: .style, .presentation, 8...26, answer: .nothing, modelled: false),
        MethodSpec(
            .presentationTransitionDidEnd, handler: "presentationTransitionDidEnd", "presentationTransitionDidEnd",
            ["_"], parameters: ["completed"],
            of: .style, .presentation, 8...26, answer: .nothing, modelled: false),
        MethodSpec(
            .dismissalTransitionWillBegin, handler: "dismissalTransitionWillBegin", "dismissalTransitionWillBegin", [],
            parameters: [],
            of: .style, .presentation, 8...26, answer: .nothing, modelled: false),
        MethodSpec(
            .dismissalTransitionDidEnd, handler: "dismissalTransitionDidEnd", "dismissalTransitionDidEnd", ["_"],
            parameters: ["completed"],
            of: .style, .presentation, 8...26, answer: .nothing, modelled: false),
        MethodSpec(
            .presentationControllerForPresented, handler: "presentationControllerForPresented",
            "presentationController", ["forPresented", "presenting", "source"],
            parameters: ["presented", "presenting", "source"],
            of: .delegate, .presentation, 8...26, answer: .object, modelled: false),
        MethodSpec(
            .animationControllerForPresented, handler: "animationControllerForPresented", "animationController",
            ["forPresented", "presenting", "source"], parameters: ["presented", "presenting", "source"],
            of: .delegate, .presentation, 7...26, answer: .object, modelled: false),
        MethodSpec(
            .animationControllerForDismissed, handler: "animationControllerForDismissed", "animationController",
            ["forDismissed"], parameters: ["dismissed"],
            of: .delegate, .presentation, 7...26, answer: .object, modelled: false),
        MethodSpec(
            .interactionControllerForPresentation, handler: "interactionControllerForPresentation",
            "interactionControllerForPresentation", ["using"], parameters: ["animator"],
            of: .delegate, .presentation, 7...26, answer: .object, modelled: false),
        MethodSpec(
            .interactionControllerForDismissal, handler: "interactionControllerForDismissal",
            "interactionControllerForDismissal", ["using"], parameters: ["animator"],
            of: .delegate, .presentation, 7...26, answer: .object, modelled: false),
        MethodSpec(
            .transitionDuration, handler: "transitionDuration", "transitionDuration", ["using"],
            parameters: ["context"],
            of: .style, .presentation, 7...26, answer: .nothing, modelled: false),
        MethodSpec(
            .animateTransition, handler: "animateTransition", "animateTransition", ["using"], parameters: ["context"],
            of: .style, .presentation, 7...26, answer: .nothing, modelled: false),
        MethodSpec(
            .animationEnded, handler: "animationEnded", "animationEnded", ["_"], parameters: ["completed"],
            of: .style, .presentation, 7...26, answer: .nothing, modelled: false),
        MethodSpec(
            .splitViewControllerShowDetail, handler: "splitViewControllerShowDetail", "splitViewController",
            ["showDetail", "sender"], parameters: ["controller", "sender"],
            of: .delegate, .delegate, 8...26, answer: .bool, modelled: false),
        MethodSpec(
            .splitViewControllerShow, handler: "splitViewControllerShow", "splitViewController", ["show", "sender"],
            parameters: ["controller", "sender"],
            of: .delegate, .delegate, 8...26, answer: .bool, modelled: false),
        MethodSpec(
            .primaryViewControllerForCollapsing, handler: "primaryViewControllerForCollapsing", "primaryViewController",
            ["forCollapsing"], parameters: ["controller"],
            of: .delegate, .delegate, 8...26, answer: .object, modelled: false),
        MethodSpec(
            .primaryViewControllerForExpanding, handler: "primaryViewControllerForExpanding", "primaryViewController",
            ["forExpanding"], parameters: ["controller"],
            of: .delegate, .delegate, 8...26, answer: .object, modelled: false),
        MethodSpec(
            .collapseSecondary, handler: "collapseSecondary", "splitViewController", ["collapseSecondary", "onto"],
            parameters: ["secondary", "primary"],
            of: .delegate, .delegate, 8...26, answer: .bool, modelled: false),
        MethodSpec(
            .separateSecondary, handler: "separateSecondary", "splitViewController", ["separateSecondaryFrom"],
            parameters: ["primary"],
            of: .delegate, .delegate, 8...26, answer: .object, modelled: false),
        MethodSpec(
            .viewControllerAfter, handler: "viewControllerAfter", "pageViewController", ["viewControllerAfter"],
            parameters: ["controller"],
            of: .delegate, .delegate, 5...26, answer: .object, modelled: false),
        MethodSpec(
            .viewControllerBefore, handler: "viewControllerBefore", "pageViewController", ["viewControllerBefore"],
            parameters: ["controller"],
            of: .delegate, .delegate, 5...26, answer: .object, modelled: false),
        MethodSpec(
            .pageViewControllerWillTransition, handler: "pageViewControllerWillTransition", "pageViewController",
            ["willTransitionTo"], parameters: ["controllers"],
            of: .delegate, .delegate, 6...26, answer: .nothing, modelled: false),
        MethodSpec(
            .pageViewControllerDidFinishAnimating, handler: "pageViewControllerDidFinishAnimating",
            "pageViewController", ["didFinishAnimating", "previousViewControllers", "transitionCompleted"],
            parameters: ["finished", "previous", "completed"],
            of: .delegate, .delegate, 5...26, answer: .nothing, modelled: false),
        MethodSpec(
            .perform, handler: "perform", "perform", [], parameters: [],
            of: .segueClass, .segue, 5...26, answer: .nothing),
    ]
}
