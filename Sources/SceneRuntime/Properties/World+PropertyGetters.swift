/// The read-only properties whose values are computed by `World.get`.
enum PropertyGetter: UInt8, Sendable, BitwiseCopyable {
    // Of controllers.
    case viewIfLoaded, isViewLoaded, storyboard
    case parent, children, presentedViewController, presentingViewController
    case navigationController, tabBarController, splitViewController
    case topViewController, visibleViewController, moreNavigationController
    case presentationController, popoverPresentationController, transitionCoordinator
    case topLayoutGuide, bottomLayoutGuide, interfaceOrientation
    case isCollapsed, displayMode, navigationItem, tabBarItem, sheetPresentationController
    case navigationBar, toolbar, tabBar
    case nibName, nibBundle, presentationStyle, screen
    // Of views and windows.
    case window, superview, next, isFirstResponder, isKeyWindow, bounds, safeAreaInsets, traitCollection
    // Of values.
    case editButtonItem, tableView, collectionView, indexPathForSelectedRow, indexPathsForSelectedItems
    case length, userInterfaceIdiom, traitOverrides
}

extension World {
    /// Returns the value of a property of `object`. Precondition: `object` is of a kind that has the property.
    mutating func get(_ getter: PropertyGetter, of object: ObjectRef) -> PropertyReading {
        let id = object.controller
        switch getter {
        case .viewIfLoaded: return .object(ObjectRef(self[id].view))
        case .isViewLoaded: return .bool(self[id].view.exists)
        case .storyboard: return .object(storyboard(of: id))
        case .presentationStyle: return .symbol(resolvedStyle(of: ControllerID(object.index)).symbol)
        case .screen: return .int(blueprint.screens[Int(object.index)])
        case .nibName: return .value(nibNameAsRead(of: id))
        case .nibBundle: return nibBundle(of: id)
        case .parent: return .controller(self[id].parent)
        case .children: return .value(.list(makeList(children(of: id))))
        case .presentedViewController: return .controller(presented(by: id))
        case .presentingViewController: return .controller(presenter(of: object))
        case .navigationController: return .controller(ancestor(of: id, kind: .navigationController))
        case .tabBarController: return .controller(ancestor(of: id, kind: .tabBarController))
        case .splitViewController: return .controller(ancestor(of: id, kind: .splitViewController))
        case .topViewController: return .controller(self[contents: id].lastChild)
        case .visibleViewController: return visibleController(of: id)
        case .moreNavigationController: return .controller(moreNavigation(of: id))
        case .presentationController: return .object(ObjectRef(.presentationController, nearestPresented(from: id).raw))
        case .popoverPresentationController: return popoverController(of: nearestPresented(from: id))
        case .transitionCoordinator: return .value(coordinatorArgument(of: id))
        case .topLayoutGuide: return .object(ObjectRef(.guide, UInt32(safeArea(of: id).top)))
        case .bottomLayoutGuide: return .object(ObjectRef(.guide, UInt32(safeArea(of: id).bottom)))
        case .interfaceOrientation: return .symbol(environment.device.orientation)
        case .sheetPresentationController: return .object(sheetController(of: nearestPresented(from: id)))
        case .editButtonItem: return .object(ObjectRef(.editButton, id.raw))
        case .tableView, .collectionView:
            return self[id].flags.contains(.viewLoaded) ? .object(ObjectRef(self[id].view)) : .perform(.load(id))
        case .indexPathForSelectedRow: return selectedRow(in: object.view, of: .tableViewController)
        case .indexPathsForSelectedItems: return selectedRow(in: object.view, of: .collectionViewController)
        case .navigationItem: return .object(ObjectRef(.navigationItem, id.raw))
        case .tabBarItem: return .object(ObjectRef(.tabBarItem, id.raw))
        case .navigationBar: return .object(ObjectRef(.navigationBar, of: id))
        case .toolbar: return .object(ObjectRef(.toolbar, of: id))
        case .tabBar: return .object(ObjectRef(.tabBar, of: id))
        case .isCollapsed: return .bool(split(id).isCollapsed)
        case .displayMode: return displayMode(of: id)
        case .window: return window(of: object)
        case .superview: return superview(of: object)
        case .next: return .object(nextResponder(of: object))
        case .isFirstResponder: return .bool(isFirstResponder(object.view))
        case .isKeyWindow: return .bool(keyWindow == WindowID(object.index))
        case .bounds: return bounds(of: object)
        case .safeAreaInsets: return safeAreaInsets(of: rootViewOwner(of: object))
        case .traitCollection: return traitCollection(of: object)
        case .length: return .int(object.index)
        case .traitOverrides: return .object(ObjectRef(.traitOverrides, id.raw))
        case .userInterfaceIdiom: return .symbol(Traits(packed: object.index).isPad ? .pad : .phone)
        }
    }

    private func nibBundle(of id: ControllerID) -> PropertyReading {
        let isFromFile = nibName(of: id).exists || self[id].flags.contains(.fromStoryboard)
        return isFromFile ? .symbol(.main) : .value(.null)
    }

    private func visibleController(of nav: ControllerID) -> PropertyReading {
        let presented = presented(by: nav)
        return .controller(presented.exists ? presented : self[contents: nav].lastChild)
    }

    private func popoverController(of presented: ControllerID) -> PropertyReading {
        let isPopover = resolvedStyle(of: presented) == .popover
        return .object(isPopover ? ObjectRef(.presentationController, presented.raw) : .none)
    }

    private func displayMode(of id: ControllerID) -> PropertyReading {
        let splitState = split(id)
        return .symbol((splitState.hasMode ? splitState.mode : resolvedMode(of: id)).symbol)
    }

    /// The index of a system view is the number of its window, doubled, plus 0 or 1.
    private func window(of view: ObjectRef) -> PropertyReading {
        let isSystemView = view.kind == .systemView
        return .object(isSystemView ? ObjectRef(.window, view.index >> 1) : window(ofView: view.view))
    }

    /// `owner` is the controller of the view, if it is a root view. Other views have no insets.
    private func safeAreaInsets(of owner: ControllerID) -> PropertyReading {
        owner.exists ? .object(ObjectRef(.insets, safeArea(of: owner).packed)) : .unavailable
    }

    /// Returns the traits of a controller, or of a view of its own.
    private func traitCollection(of object: ObjectRef) -> PropertyReading {
        let owner = object.kind == .controller ? object.controller : rootViewOwner(of: object)
        guard owner.exists else { return .unavailable }
        let isStale = self[owner].geometry.facts.contains(.hasStaleTraits)
        var now = isStale ? Traits(packed: record(of: owner).staleTraits) : traits(of: owner)
        let own = object.kind == .view ? record(of: owner).viewStyle : .unspecified
        if own != .unspecified { now.style = own }
        return .object(ObjectRef(.traits, now.packed))
    }

    private func storyboard(of id: ControllerID) -> ObjectRef {
        self[id].flags.contains(.fromStoryboard) ? ObjectRef(.storyboard, spec(of: id).storyboard.raw) : .none
    }

    /// NIBNAME-1: the name that `init` was given. UIKit names the nib of a scene by the ids of its objects. The model
    /// has no ids, so it returns the name of the scene.
    private mutating func nibNameAsRead(of id: ControllerID) -> Argument {
        let given = nibName(of: id)
        if given.exists { return .string(given) }
        guard self[id].flags.contains(.fromStoryboard) else { return .null }
        let name = Array(blueprint.names[spec(of: id).name])
        return .string(internName(name + Array("-view-".utf8) + name))
    }

    /// Returns the controller that `id` or its nearest ancestor presents, or none.
    private func presented(by id: ControllerID) -> ControllerID {
        var walk = id
        while walk.exists {
            let presented = self[contents: walk].presented
            if presented.exists { return presented }
            walk = self[walk].parent
        }
        return .none
    }

    /// Returns the presenter of a controller's outermost ancestor, or of the controller of a presentation controller.
    private func presenter(of object: ObjectRef) -> ControllerID {
        let id = ControllerID(object.index)
        return self[object.kind == .controller ? topAncestor(of: id) : id].presenter
    }

    /// MODAL-PC-1: returns the nearest presented controller among `id` and its ancestors; `id` if none is presented.
    package func nearestPresented(from id: ControllerID) -> ControllerID {
        var walk = id
        while walk.exists {
            if self[walk].presenter.exists { return walk }
            walk = self[walk].parent
        }
        return id
    }

    /// TRANS-COORD-1, NAV-PUSH-7: returns the coordinator of `id`, or nil. Since iOS 18, an animated change of a stack
    /// has a coordinator before its transition begins.
    private func coordinatorArgument(of id: ControllerID) -> Argument {
        let transition = coordinator(of: id)
        if transition.exists { return .object(ObjectRef(.coordinator, self[transition].serial)) }
        if change.phase == .changing, isInWindow(id) { return changeCoordinator }
        let isPending = applies(.navPush7) && self[contents: id].edit.contains([.pending, .animated])
        return isPending ? .object(ObjectRef(.coordinator, 0)) : .null
    }

    private func window(ofView view: ViewID) -> ObjectRef {
        let owner = ownerOfView(view).controller
        return owner.exists && hasWindow(owner) ? ObjectRef(.window, windowOf(owner).raw) : .none
    }

    /// VIEW-CHAIN-1: returns the superview of a view. The superview of a presented controller's view is not modelled.
    private func superview(of object: ObjectRef) -> PropertyReading {
        if object.kind == .systemView { return .object(superview(ofSystem: object)) }
        let (owner, place) = ownerOfView(object.view)
        // The root view of a controller has number 0.
        if place == 0, self[owner].hosting.isPresentation, hasWindow(owner) {
            return .perform(.refuse(.viewsOfPresentation, owner, .none))
        }
        return .object(superview(of: object.view))
    }

    /// Returns the size of a window or a view.
    private func bounds(of object: ObjectRef) -> PropertyReading {
        if object.kind == .window { return .size(size(of: WindowID(object.index))) }
        let view = object.view
        if isRootView(view) { return .size(views[view.index].size) }
        return reading(frame(of: view), of: view) { .size($0.size) }
    }

    /// Returns the controller whose root view `object` is, or none.
    private func rootViewOwner(of object: ObjectRef) -> ControllerID {
        let (owner, place) = ownerOfView(object.view)
        return place == 0 ? owner : .none
    }
}
