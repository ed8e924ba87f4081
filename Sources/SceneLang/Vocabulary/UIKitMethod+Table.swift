// The methods, by full name. The names in `VerbRow.uikit` are the base names of those of verbs.
extension UIKitMethod {
    /// Returns the method with a name and the labels of a call, with the parameter of each argument; nil if there is
    /// none.
    static func find(
        _ name: ArraySlice<UInt8>, _ arguments: [(label: [UInt8]?, isClosure: Bool)]
    ) -> (index: Int, parameters: [Int])? {
        for index in rows[name] {
            if let parameters = table[index].match(arguments) { return (index, parameters) }
        }
        return nil
    }

    /// Whether a method has this base name.
    static func contains(_ name: ArraySlice<UInt8>) -> Bool { !rows[name].isEmpty }

    /// Returns the full names of the methods with a base name, as in `present(_:animated:completion:)`.
    static func fullNames(of name: ArraySlice<UInt8>) -> [String] { rows[name].map { table[$0].fullName } }

    /// Whether views have a method with a base name.
    static func isOfViews(_ name: ArraySlice<UInt8>) -> Bool { viewNames.contains(name) }

    private static let viewNames = Set(views.map { $0.name[...] })

    /// The indices of the methods, by base name.
    private static let rows = GroupedLexicon(table.enumerated().map { ($0.element.name, $0.offset) })

    static let table: [UIKitMethod] =
        navigation + ForeignCalls.setters.map { UIKitMethod($0.method, sets: $0.property) } + presentation + children
        + callbacks + views + objects + oldSpellings

    private static let navigation: [UIKitMethod] = [
        UIKitMethod("pushViewController(_:animated:)", .push, [.operand], receiver: .clause(.onto)),
        UIKitMethod("popViewController(animated:)", .pop, receiver: .operand, result: .removedController),
        UIKitMethod(
            "popToRootViewController(animated:)", .popToRoot, receiver: .clause(.on), result: .removedControllers),
        UIKitMethod(
            "popToViewController(_:animated:)", .popTo, [.operand], receiver: .clause(.on),
            result: .removedControllers),
        UIKitMethod("setViewControllers(_:animated:)", .setViewControllers),
        UIKitMethod("setViewControllers(_:direction:animated:completion:)", .setPages),
        UIKitMethod("setViewController(_:for:)", .setColumn),
        UIKitMethod("show(_:)", .showColumn, [.operand], receiver: .clause(.in)),
        UIKitMethod("hide(_:)", .hideColumn, [.operand], receiver: .clause(.in)),
        UIKitMethod("setRightBarButton(_:animated:)", sets: "rightBarButtonItem"),
        UIKitMethod("setLeftBarButton(_:animated:)", sets: "leftBarButtonItem"),
        UIKitMethod("setRightBarButtonItems(_:animated:)", sets: "rightBarButtonItems"),
        UIKitMethod("setLeftBarButtonItems(_:animated:)", sets: "leftBarButtonItems"),
    ]

    private static let presentation: [UIKitMethod] = [
        UIKitMethod("present(_:animated:completion:)", .present, [.operand], receiver: .clause(.from)),
        UIKitMethod("dismiss(animated:completion:)", .dismiss, receiver: .clause(.from)),
        UIKitMethod("show(_:sender:)", .show, [.operand], receiver: .clause(.from)),
        UIKitMethod("showDetailViewController(_:sender:)", .showDetail, [.operand], receiver: .clause(.from)),
        UIKitMethod("performSegue(withIdentifier:sender:)", .perform, [.operand], receiver: .clause(.from)),
        UIKitMethod("addTextField(configurationHandler:)", .addTextField),
        UIKitMethod("instantiateViewController(withIdentifier:)", .instantiate),
        UIKitMethod("instantiateViewController(identifier:)", .instantiate),
        UIKitMethod("instantiateViewController(identifier:creator:)", .instantiate),
        UIKitMethod("instantiateInitialViewController()", .instantiateInitial),
        UIKitMethod("instantiateInitialViewController(creator:)", .instantiateInitial),
        UIKitMethod("makeKeyAndVisible()", .makeKeyAndVisible),
        UIKitMethod("makeKey()", .makeKey),
    ]

    private static let children: [UIKitMethod] = [
        UIKitMethod("addChild(_:)", .addChild, [.operand], receiver: .clause(.to)),
        UIKitMethod("willMove(toParent:)", .willMove, [.clause(.to)], receiver: .operand),
        UIKitMethod("didMove(toParent:)", .didMove, [.clause(.to)], receiver: .operand),
        UIKitMethod("removeFromParent()", .removeChild, receiver: .operand),
        UIKitMethod(
            "transition(from:to:duration:options:animations:completion:)", .transition,
            [.operand, .clause(.to), .unused, .unused, .block], receiver: .clause(.in)),
        UIKitMethod(
            "beginAppearanceTransition(_:animated:)", .beginAppearance, [.clause(.appearing)], receiver: .operand),
        UIKitMethod("endAppearanceTransition()", .endAppearance, receiver: .operand),
        UIKitMethod("loadViewIfNeeded()", .load, receiver: .operand),
    ]

    private static let callbacks: [UIKitMethod] = [
        UIKitMethod("viewDidLoad()", as: .callback), UIKitMethod("viewWillAppear(_:)", as: .callback),
        UIKitMethod("viewDidAppear(_:)", as: .callback), UIKitMethod("viewWillDisappear(_:)", as: .callback),
        UIKitMethod("viewDidDisappear(_:)", as: .callback), UIKitMethod("viewIsAppearing(_:)", as: .callback),
        UIKitMethod("viewWillLayoutSubviews()", as: .callback), UIKitMethod("viewDidLayoutSubviews()", as: .callback),
        UIKitMethod("setNeedsStatusBarAppearanceUpdate()", as: .callback),
        UIKitMethod("setNeedsUpdateOfHomeIndicatorAutoHidden()", as: .callback),
        UIKitMethod("setNeedsUpdateOfScreenEdgesDeferringSystemGestures()", as: .callback),
        UIKitMethod("setNeedsUpdateOfSupportedInterfaceOrientations()", as: .callback),
        UIKitMethod("updateTraitsIfNeeded()", as: .callback),
        UIKitMethod("setEditing(_:animated:)", as: .member),
        UIKitMethod("registerForTraitChanges(_:handler:)", as: .member),
        UIKitMethod("registerForTraitChanges(_:action:)", .registerAction),
        UIKitMethod("registerForTraitChanges(_:target:action:)", .registerTarget),
        UIKitMethod("targetViewController(forAction:sender:)", as: .member),
        UIKitMethod("viewController(forKey:)", as: .member),
    ]

    private static let views: [UIKitMethod] = [
        UIKitMethod("addSubview(_:)", .addSubview),
        UIKitMethod("addArrangedSubview(_:)", .addSubview),
        UIKitMethod("insertArrangedSubview(_:at:)", .insertSubview),
        UIKitMethod("insertSubview(_:at:)", .insertSubview),
        UIKitMethod("insertSubview(_:belowSubview:)", .insertBelow),
        UIKitMethod("insertSubview(_:aboveSubview:)", .insertAbove),
        UIKitMethod("bringSubviewToFront(_:)", .bringToFront),
        UIKitMethod("sendSubviewToBack(_:)", .sendToBack),
        UIKitMethod("removeFromSuperview()", .removeFromSuperview),
        UIKitMethod("isDescendant(of:)", .isDescendant),
        UIKitMethod("viewWithTag(_:)", .viewWithTag),
        UIKitMethod("setNeedsLayout()", .layout),
        UIKitMethod("layoutIfNeeded()", .layout),
        UIKitMethod("becomeFirstResponder()", .becomeFirstResponder),
        UIKitMethod("resignFirstResponder()", .resignFirstResponder),
        UIKitMethod("endEditing(_:)", .endEditing),
        UIKitMethod("addTarget(_:action:for:)", .addTarget),
        UIKitMethod("addAction(_:for:)", .addTarget),
        UIKitMethod("addTarget(_:action:)", .addTarget),
        UIKitMethod("removeTarget(_:action:for:)", .removeTarget),
        UIKitMethod("sendActions(for:)", .sendActions),
        UIKitMethod("addGestureRecognizer(_:)", .addGestureRecognizer),
        UIKitMethod("removeGestureRecognizer(_:)", .removeGestureRecognizer),
        UIKitMethod("selectRow(at:animated:scrollPosition:)", .selectRow),
        UIKitMethod("selectItem(at:animated:scrollPosition:)", .selectRow),
        UIKitMethod("deselectRow(at:animated:)", .deselectRow),
        UIKitMethod("deselectItem(at:animated:)", .deselectRow),
        UIKitMethod("setTitle(_:for:)", .setTitle),
        UIKitMethod("title(for:)", .title),
        UIKitMethod("setOn(_:animated:)", sets: "isOn"),
        UIKitMethod("setValue(_:animated:)", sets: "value"),
        UIKitMethod("setProgress(_:animated:)", sets: "progress"),
        UIKitMethod("setDate(_:animated:)", sets: "date"),
        UIKitMethod("setImage(_:for:)", sets: "image"),
        UIKitMethod("startAnimating()", sets: "isAnimating", to: true),
        UIKitMethod("stopAnimating()", sets: "isAnimating", to: false),
        UIKitMethod("beginRefreshing()", sets: "isRefreshing", to: true),
        UIKitMethod("endRefreshing()", sets: "isRefreshing", to: false),
    ]

    private static let objects: [UIKitMethod] = [
        UIKitMethod("addObserver(_:selector:name:object:)", .addObserver),
        UIKitMethod("addObserver(forName:object:queue:using:)", .addObserverBlock),
        UIKitMethod("removeObserver(_:)", .removeObserver),
        UIKitMethod("removeObserver(_:name:object:)", .removeObserver),
        UIKitMethod("post(name:object:)", .post),
        UIKitMethod("post(name:object:userInfo:)", .post),
        UIKitMethod("post(_:)", .post),
        UIKitMethod("hasDifferentColorAppearance(comparedTo:)", .differsInColour),
        UIKitMethod("open(_:)", .open),
        UIKitMethod("open(_:options:completionHandler:)", .open),
        UIKitMethod("canOpenURL(_:)", .open),
        UIKitMethod("bool(forKey:)", .defaultsBool),
        UIKitMethod("integer(forKey:)", .defaultsInteger),
        UIKitMethod("double(forKey:)", .defaultsDouble),
        UIKitMethod("float(forKey:)", .defaultsDouble),
        UIKitMethod("string(forKey:)", .defaultsString),
        UIKitMethod("object(forKey:)", .defaultsValue),
        UIKitMethod("value(forKey:)", .defaultsValue),
        UIKitMethod("data(forKey:)", .defaultsValue),
        UIKitMethod("url(forKey:)", .defaultsValue),
        UIKitMethod("array(forKey:)", .defaultsArray),
        UIKitMethod("stringArray(forKey:)", .defaultsArray),
        UIKitMethod("dictionary(forKey:)", .defaultsDictionary),
        UIKitMethod("set(_:forKey:)", .defaultsSet),
        UIKitMethod("setValue(_:forKey:)", .defaultsSet),
        UIKitMethod("removeObject(forKey:)", .defaultsRemove),
        UIKitMethod("register(defaults:)", .defaultsRegister),
    ]

    /// Names that Swift had before.
    private static let oldSpellings: [UIKitMethod] = [
        UIKitMethod("popViewControllerAnimated(_:)", .pop, [.clause(.animated)], receiver: .operand),
        UIKitMethod("popToRootViewControllerAnimated(_:)", .popToRoot, [.clause(.animated)], receiver: .clause(.on)),
        UIKitMethod("presentViewController(_:animated:completion:)", .present, [.operand], receiver: .clause(.from)),
        UIKitMethod("presentModalViewController(_:animated:)", .present, [.operand], receiver: .clause(.from)),
        UIKitMethod(
            "dismissViewControllerAnimated(_:completion:)", .dismiss, [.clause(.animated)], receiver: .clause(.from)),
        UIKitMethod("dismissModalViewControllerAnimated(_:)", .dismiss, [.clause(.animated)], receiver: .clause(.from)),
        UIKitMethod("dismissViewController(animated:completion:)", .dismiss, receiver: .clause(.from)),
        UIKitMethod("addChildViewController(_:)", .addChild, [.operand], receiver: .clause(.to)),
        UIKitMethod("willMove(toParentViewController:)", .willMove, [.clause(.to)], receiver: .operand),
        UIKitMethod("willMoveToParentViewController(_:)", .willMove, [.clause(.to)], receiver: .operand),
        UIKitMethod("didMove(toParentViewController:)", .didMove, [.clause(.to)], receiver: .operand),
        UIKitMethod("didMoveToParentViewController(_:)", .didMove, [.clause(.to)], receiver: .operand),
        UIKitMethod("removeFromParentViewController()", .removeChild, receiver: .operand),
        UIKitMethod("performSegueWithIdentifier(_:sender:)", .perform, [.operand], receiver: .clause(.from)),
        UIKitMethod("showViewController(_:sender:)", .show, [.operand], receiver: .clause(.from)),
    ]
}
