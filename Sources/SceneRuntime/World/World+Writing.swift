/// Setting UIKit properties.
extension World {
    /// Sets a property, or says which request does it.
    public mutating func write(_ property: Property, of object: ObjectRef, _ value: Argument) -> Writing {
        own()
        switch object.kind {
        case .controller:
            guard isAlive(object.controller) else { return .unavailable }
            return property.spec.isStep
                ? request(for: property, of: object.controller, value) : set(property, of: object.controller, value)
        case .window:
            guard property == .rootViewController else { return .unavailable }
            // A window without a root is not modelled.
            guard value.asController.exists else { return .mismatch }
            return .perform(.setRoot(value.asController, WindowID(object.index)))
        case .presentationController: return setPresentation(property, of: ControllerID(object.index), value)
        case .none, .view, .app, .scene, .delegate, .style, .storyboard, .segueClass, .coordinator, .device,
            .traits, .insets, .guide, .transitionContext, .coder, .controllerClass:
            return .unavailable
        }
    }

    /// The properties that change the interface.
    private mutating func request(for property: Property, of id: ControllerID, _ value: Argument) -> Writing {
        let base = self[id].base
        if property == .view {
            let view = value.asObject.view
            return value.kind == .null || view.exists ? .perform(.setView(id, view)) : .mismatch
        }
        if property == .viewControllers {
            guard value.kind == .list else { return .mismatch }
            if base == .navigationController { return .perform(.setStack(value.asList, on: id, animated: false)) }
            if base == .splitViewController { return .perform(.split(.setColumns(value.asList, on: id))) }
            return base == .tabBarController ? .perform(.setTabs(value.asList, on: id, animated: false)) : .unavailable
        }
        if property == .preferredDisplayMode {
            guard base == .splitViewController else { return .unavailable }
            guard let symbol = value.asSymbol, let mode = DisplayMode(symbol) else { return .mismatch }
            return .perform(.split(.setDisplayMode(mode, on: id)))
        }
        guard base == .tabBarController else { return .unavailable }
        if property == .selectedViewController {
            return value.asController.exists ? .perform(.select(value.asController, in: id)) : .mismatch
        }
        guard property == .selectedIndex, let index = value.asInt else { return .mismatch }
        guard index >= 0, index < tabs(of: id).count else { return .mismatch }
        return .perform(.selectIndex(UInt32(index), in: id))
    }

    private mutating func set(_ property: Property, of id: ControllerID, _ value: Argument) -> Writing {
        switch property {
        case .modalPresentationStyle: return setStyle(of: id, value)
        case .modalTransitionStyle:
            guard let symbol = value.asSymbol, let style = ModalTransition(symbol) else { return .mismatch }
            changeDelegation(of: id) { $0.transitionStyle = style }
        case .definesPresentationContext: return setFlag(.definesContext, of: id, value)
        case .providesPresentationContextTransitionStyle: return setFlag(.providesContextStyle, of: id, value)
        case .isModalInPresentation: return setFlag(.isModalInPresentation, of: id, value)
        case .shouldAutomaticallyForwardAppearanceMethods:
            guard let flag = value.asBool else { return .mismatch }
            return setFlag(.forwardsByHand, of: id, .bool(!flag))
        case .disablesAutomaticKeyboardDismissal:
            guard let keeps = value.asBool else { return .mismatch }
            self[id].flags.subtract([.keepsKeyboard, .dropsKeyboard])
            self[id].flags.insert(keeps ? .keepsKeyboard : .dropsKeyboard)
        case .performsActionsWhilePresentingModally:
            guard let passes = value.asBool else { return .mismatch }
            return hasProperty(property) ? setFlag(.passesNoActions, of: id, .bool(!passes)) : .unavailable
        case .delegate:
            guard let reference = weakReference(to: value) else { return .mismatch }
            changeDelegation(of: id) { $0.delegate = reference }
        case .dataSource:
            guard let reference = weakReference(to: value) else { return .mismatch }
            changeDelegation(of: id) { $0.dataSource = reference }
        case .transitioningDelegate:
            guard let reference = weakReference(to: value) else { return .mismatch }
            changeDelegation(of: id) { $0.transitioningDelegate = reference }
        case .transitionStyle: return setTransitionStyle(of: id, value)
        case .restorationIdentifier: return setRestorationIdentifier(of: id, value)
        case .splitStyle:
            guard self[id].base == .splitViewController else { return .unavailable }
            // It is said where the controller is declared, and never changes.
            guard let symbol = value.asSymbol, SplitStyle(symbol) == split(id).style else { return .mismatch }
        case .view, .viewIfLoaded, .isViewLoaded, .title, .parent, .children, .presentedViewController,
            .presentingViewController, .navigationController, .tabBarController, .splitViewController, .storyboard,
            .isBeingPresented, .isBeingDismissed, .isMovingToParent, .isMovingFromParent, .viewControllers,
            .topViewController, .visibleViewController, .selectedViewController, .selectedIndex,
            .moreNavigationController, .presentationController, .subviews, .isFirstResponder,
            .popoverPresentationController, .transitionCoordinator, .sourceView, .window, .superview, .next,
            .rootViewController, .isKeyWindow, .nibName, .storyboardIdentifier, .isCollapsed,
            .displayMode, .preferredDisplayMode:
            return .unavailable
        case .edgesForExtendedLayout, .preferredContentSize, .supportedInterfaceOrientations,
            .preferredInterfaceOrientationForPresentation, .shouldAutorotate:
            return setGeometry(property, of: id, value)
        case .bounds, .safeAreaInsets, .topLayoutGuide, .bottomLayoutGuide, .length, .top, .left, .bottom, .right,
            .interfaceOrientation, .traitCollection, .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom:
            return .unavailable
        }
        return .done
    }

    private mutating func setFlag(_ flag: ControllerFlags, of id: ControllerID, _ value: Argument) -> Writing {
        guard let isOn = value.asBool else { return .mismatch }
        if isOn { self[id].flags.insert(flag) } else { self[id].flags.remove(flag) }
        return .done
    }

    private mutating func setStyle(of id: ControllerID, _ value: Argument) -> Writing {
        let object = value.asObject
        if object.kind == .style {
            setDeclaredStyle(StyleID(object.index), of: id)
            return .done
        }
        guard let symbol = value.asSymbol, let style = ModalStyle(symbol) else { return .mismatch }
        self[id].style = style
        changeDelegation(of: id) { $0.declaredStyle = .none }
        return .done
    }

    /// `id` will be presented in a declared style.
    mutating func setDeclaredStyle(_ style: StyleID, of id: ControllerID) {
        let spec = blueprint.styles[style.index]
        self[id].style = spec.base
        changeDelegation(of: id) {
            $0.declaredStyle = style
            if let transition = spec.transition { $0.transitionStyle = transition }
        }
    }

    private mutating func setPresentation(_ property: Property, of id: ControllerID, _ value: Argument) -> Writing {
        guard isAlive(id) else { return .unavailable }
        if property == .delegate {
            guard let reference = weakReference(to: value) else { return .mismatch }
            changeDelegation(of: id) { $0.presentationDelegate = reference }
            return .done
        }
        guard property == .sourceView else { return .unavailable }
        guard value.kind == .null || value.asObject.kind == .view else { return .mismatch }
        return setFlag(.hasAnchor, of: id, .bool(value.kind != .null))
    }

    /// A weak reference to what can serve as delegate; nil for anything else.
    private func weakReference(to value: Argument) -> WeakReference? {
        if value.kind == .null { return WeakReference() }
        let object = value.asObject
        switch object.kind {
        case .controller: return WeakReference(object: object, serial: self[object.controller].serial)
        case .delegate, .style: return WeakReference(object: object, serial: 0)
        case .none, .view, .app, .scene, .window, .storyboard, .segueClass, .presentationController, .coordinator,
            .device, .transitionContext, .coder, .controllerClass, .traits, .insets, .guide:
            return nil
        }
    }

    /// The style and anchor that a `present … style … anchor …` sets before it presents.
    public mutating func setAnchor(of id: ControllerID) {
        own()
        if isAlive(id) { self[id].flags.insert(.hasAnchor) }
    }
}
