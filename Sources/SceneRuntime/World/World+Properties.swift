/// Reading and setting UIKit properties.
extension World {
    /// The value of a property; reading some of them loads a view.
    public mutating func read(_ property: Property, of object: ObjectRef) -> Reading {
        own()
        return switch object.kind {
        case .controller: canBeAsked(object.controller) ? read(property, of: object.controller) : .unavailable
        case .view: read(property, of: object.view)
        case .window: read(property, ofWindow: WindowID(object.index))
        case .presentationController: readPresentation(property, of: ControllerID(object.index))
        case .none, .app, .scene, .delegate, .style, .storyboard, .segueClass, .coordinator, .device,
            .transitionContext, .coder, .controllerClass:
            .unavailable
        case .traits, .insets, .guide: readValue(property, of: object)
        }
    }

    private mutating func read(_ property: Property, of id: ControllerID) -> Reading {
        let (it, held) = (self[id], self[contents: id])
        switch property {
        case .view:
            return it.flags.contains(.viewLoaded) ? .value(.object(ObjectRef(it.view))) : .perform(.load(id))
        case .viewIfLoaded: return .value(.object(ObjectRef(it.view)))
        case .isViewLoaded: return flag(it.view.exists)
        case .parent: return controller(it.parent)
        case .children: return .value(.list(makeList(children(of: id))))
        case .presentedViewController: return controller(presented(by: id))
        case .presentingViewController: return controller(self[topAncestor(of: id)].presenter)
        case .navigationController: return controller(ancestor(of: id, kind: .navigationController))
        case .tabBarController: return controller(ancestor(of: id, kind: .tabBarController))
        case .splitViewController: return controller(ancestor(of: id, kind: .splitViewController))
        case .storyboard: return .value(storyboard(of: id))
        case .isBeingPresented: return flag(it.flags.contains(.isBeingPresented))
        case .isBeingDismissed: return flag(it.flags.contains(.isBeingDismissed))
        case .isMovingToParent: return flag(it.flags.contains(.isMovingToParent))
        case .isMovingFromParent: return flag(it.flags.contains(.isMovingFromParent))
        case .viewControllers:
            if isPages(id) { return .value(.list(makeList(held.shown.exists ? [held.shown] : []))) }
            if isTabs(id) { return .value(.list(makeList(tabs(of: id)))) }
            if it.base == .splitViewController { return .value(.list(makeList(columnControllers(of: id)))) }
            return isContainer(id) ? .value(.list(makeList(children(of: id)))) : .unavailable
        case .topViewController: return isStack(id) ? controller(held.lastChild) : .unavailable
        case .visibleViewController:
            let presented = presented(by: id)
            return isStack(id) ? controller(presented.exists ? presented : held.lastChild) : .unavailable
        case .selectedViewController: return isTabs(id) ? controller(held.shown) : .unavailable
        case .selectedIndex: return selectedIndex(of: id)
        case .moreNavigationController:
            guard isTabs(id) else { return .unavailable }
            // Made before `controller` is asked, which would hold a copy of the world meanwhile.
            let more = more(of: id)
            return controller(more)
        case .transitionStyle:
            return isPages(id) ? .value(.symbol(scrolls(id) ? .scroll : .pageCurl)) : .unavailable
        case .modalPresentationStyle: return .value(style(of: id))
        case .modalTransitionStyle: return .value(.symbol(delegation(of: id).transitionStyle.symbol))
        case .definesPresentationContext: return flag(it.flags.contains(.definesContext))
        case .providesPresentationContextTransitionStyle: return flag(it.flags.contains(.providesContextStyle))
        case .isModalInPresentation: return flag(it.flags.contains(.isModalInPresentation))
        case .disablesAutomaticKeyboardDismissal: return flag(keepsKeyboard(id))
        case .performsActionsWhilePresentingModally:
            return hasProperty(property) ? flag(!it.flags.contains(.passesNoActions)) : .unavailable
        case .presentationController:
            return .value(.object(ObjectRef(.presentationController, presented(with: id).raw)))
        case .popoverPresentationController:
            let holder = presented(with: id)
            let isPopover = self[holder].style == .popover
            return .value(isPopover ? .object(ObjectRef(.presentationController, holder.raw)) : .null)
        case .transitioningDelegate: return .value(.object(strong(delegation(of: id).transitioningDelegate)))
        case .transitionCoordinator: return .value(coordinatorArgument(of: id))
        case .shouldAutomaticallyForwardAppearanceMethods: return flag(!it.flags.contains(.forwardsByHand))
        case .delegate: return .value(.object(strong(delegation(of: id).delegate)))
        case .dataSource: return .value(.object(strong(delegation(of: id).dataSource)))
        case .next: return .value(.object(nextResponder(of: ObjectRef(id))))
        case .splitStyle, .isCollapsed, .displayMode, .preferredDisplayMode: return readSplit(property, of: id)
        case .restorationIdentifier: return .value(restorationIdentifier(of: id))
        case .subviews, .isFirstResponder, .title, .nibName, .storyboardIdentifier, .sourceView,
            .window, .superview,
            .rootViewController, .isKeyWindow:
            return .unavailable
        case .topLayoutGuide, .bottomLayoutGuide, .edgesForExtendedLayout, .preferredContentSize, .bounds, .length,
            .interfaceOrientation, .supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation,
            .shouldAutorotate, .traitCollection, .safeAreaInsets, .top, .left, .bottom, .right,
            .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom:
            return readGeometry(property, of: id)
        }
    }

    /// More is not among the tabs and has no index.
    private func selectedIndex(of id: ControllerID) -> Reading {
        guard isTabs(id), !isMore(self[contents: id].shown) else { return .unavailable }
        return .value(.int(tabs(of: id).firstIndex(of: self[contents: id].shown) ?? 0))
    }

    private func flag(_ value: Bool) -> Reading { .value(.bool(value)) }
    private func controller(_ id: ControllerID) -> Reading { .value(.controller(id)) }
    private func isTabs(_ id: ControllerID) -> Bool { self[id].base == .tabBarController }
    private func isContainer(_ id: ControllerID) -> Bool { isStack(id) || isTabs(id) }

    /// What `id` or its nearest ancestor presents, or what they were asked to present.
    func presented(by id: ControllerID) -> ControllerID {
        var walk = id
        while walk.exists {
            let presented = self[contents: walk].presented
            if presented.exists { return presented }
            walk = self[walk].parent
        }
        return .none
    }

    private func storyboard(of id: ControllerID) -> Argument {
        guard self[id].flags.contains(.fromStoryboard) else { return .null }
        return .object(ObjectRef(.storyboard, spec(of: id).storyboard.raw))
    }

    private func style(of id: ControllerID) -> Argument {
        let declared = delegation(of: id).declaredStyle
        return declared.exists ? .object(ObjectRef(.style, declared.raw)) : .symbol(self[id].style.symbol)
    }

    /// MODAL-PC-1: the controller whose presentation this one is part of: itself or its nearest presented ancestor. Who
    /// is not presented at all has a presentation of its own to come.
    private func presented(with id: ControllerID) -> ControllerID {
        var walk = id
        while walk.exists {
            if self[walk].presenter.exists { return walk }
            walk = self[walk].parent
        }
        return id
    }

    /// TRANS-COORD-1, NAV-PUSH-7: from iOS 18 an animated edit has its coordinator at once.
    private func coordinatorArgument(of id: ControllerID) -> Argument {
        let transition = coordinator(of: id)
        if transition.exists { return .object(ObjectRef(.coordinator, self[transition].serial)) }
        if change.phase == .changing, isInWindow(id) { return changeCoordinator }
        let isPending = applies(.navPush7) && self[contents: id].edit.contains([.pending, .animated])
        return isPending ? .object(ObjectRef(.coordinator, 0)) : .null
    }

    private func read(_ property: Property, of view: ViewID) -> Reading {
        guard view.index < views.count, views[view.index].isUsed else { return .unavailable }
        let owner = ownerOfView(view).controller
        switch property {
        case .window:
            guard owner.exists, hasWindow(owner) else { return .value(.null) }
            return .value(.object(ObjectRef(.window, windowOf(owner).raw)))
        case .superview: return .value(.object(superview(of: view)))
        case .next: return .value(.object(nextResponder(of: ObjectRef(view))))
        case .isFirstResponder: return flag(isFirstResponder(view))
        case .subviews, .performsActionsWhilePresentingModally, .view, .viewIfLoaded, .isViewLoaded, .title, .parent,
            .children, .presentedViewController,
            .presentingViewController, .navigationController, .tabBarController, .splitViewController, .storyboard,
            .isBeingPresented, .isBeingDismissed, .isMovingToParent, .isMovingFromParent, .viewControllers,
            .topViewController, .visibleViewController, .selectedViewController, .selectedIndex,
            .moreNavigationController, .transitionStyle, .modalPresentationStyle, .modalTransitionStyle,
            .definesPresentationContext,
            .providesPresentationContextTransitionStyle, .isModalInPresentation, .disablesAutomaticKeyboardDismissal,
            .presentationController, .popoverPresentationController, .transitioningDelegate, .transitionCoordinator,
            .shouldAutomaticallyForwardAppearanceMethods, .delegate, .dataSource, .sourceView, .rootViewController,
            .isKeyWindow, .nibName, .restorationIdentifier, .storyboardIdentifier, .splitStyle, .isCollapsed,
            .displayMode, .preferredDisplayMode:
            return .unavailable
        case .bounds, .safeAreaInsets, .traitCollection: return readGeometry(property, of: view)
        case .topLayoutGuide, .bottomLayoutGuide, .edgesForExtendedLayout, .preferredContentSize, .length, .top,
            .left, .bottom, .right, .interfaceOrientation, .supportedInterfaceOrientations,
            .preferredInterfaceOrientationForPresentation, .shouldAutorotate, .horizontalSizeClass,
            .verticalSizeClass, .userInterfaceIdiom:
            return .unavailable
        }
    }

    private func readSplit(_ property: Property, of id: ControllerID) -> Reading {
        guard self[id].base == .splitViewController else { return .unavailable }
        let it = split(id)
        if property == .isCollapsed { return flag(it.isCollapsed) }
        if property == .splitStyle { return .value(.symbol(it.style.symbol)) }
        if property == .preferredDisplayMode { return .value(.symbol(it.preferred.symbol)) }
        return .value(.symbol((it.hasMode ? it.mode : resolvedMode(of: id)).symbol))
    }

    private func read(_ property: Property, ofWindow window: WindowID) -> Reading {
        guard window.index < windows.count else { return .unavailable }
        if property == .rootViewController { return controller(self[window].root) }
        if property == .bounds {
            let size = size(of: window)
            return .value(.size(width: size.width, height: size.height))
        }
        if property == .next { return .value(.object(nextResponder(of: ObjectRef(.window, window.raw)))) }
        return property == .isKeyWindow ? flag(keyWindow == window) : .unavailable
    }

    private func readPresentation(_ property: Property, of id: ControllerID) -> Reading {
        guard isAlive(id) else { return .unavailable }
        if property == .delegate { return .value(.object(strong(delegation(of: id).presentationDelegate))) }
        return property == .presentingViewController ? controller(self[id].presenter) : .unavailable
    }

    /// LAUNCH-ISAPPEARING-1: the view is in the window from the layout pass on, not yet in viewWillAppear.
    @inline(__always)
    func hasWindow(_ id: ControllerID) -> Bool {
        isInWindow(id) && !isOnItsWay(id)
    }

    /// The window that `id` lies in; the main one where it lies in none.
    func windowOf(_ id: ControllerID) -> WindowID {
        var walk = id
        while true {
            let up = self[walk].host.exists ? self[walk].host : self[walk].presenter
            guard up.exists else { break }
            walk = up
        }
        let place = windows.indices.first { $0 > 0 && (windows[$0].shown == walk || windows[$0].root == walk) }
        return WindowID(UInt32(place ?? 1))
    }

    /// The object that a weak reference names, or none once it is gone.
    @inline(__always)
    func strong(_ reference: WeakReference) -> ObjectRef {
        guard reference.object.kind == .controller else { return reference.object }
        let id = reference.object.controller
        return isAlive(id) && self[id].serial == reference.serial ? reference.object : .none
    }
}
