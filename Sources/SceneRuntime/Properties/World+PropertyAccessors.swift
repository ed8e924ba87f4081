/// Properties with functions: each has a getter in `get` and a setter in `set`.
enum PropertyAccessor: UInt8, Sendable, BitwiseCopyable {
    // Setting these is a step.
    case view, viewControllers, selectedViewController, selectedIndex, rootViewController, preferredDisplayMode
    // Presentation.
    case modalPresentationStyle, modalTransitionStyle, preferredTransition
    case disablesAutomaticKeyboardDismissal, sourceView
    // Containers.
    case transitionStyle, splitStyle, preferredStyle
    // Searching.
    case isActive
    // Sheets.
    case detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier, prefersGrabberVisible
    // Bars.
    case hidesBackButton, leftBarButtonItem, rightBarButtonItem
    case isNavigationBarHidden, isToolbarHidden, hidesBottomBarWhenPushed, isTranslucent
    case extendedLayoutIncludesOpaqueBars
    // Archives.
    case restorationIdentifier, userActivity
    // Geometry and orientation.
    case edgesForExtendedLayout, preferredContentSize
    case frame, autoresizingMask, autoresizesSubviews
    case horizontalSizeClass, verticalSizeClass, userInterfaceStyle, overrideUserInterfaceStyle
    case isEditing, clearsSelectionOnViewWillAppear
    case additionalSafeAreaInsets, top, left, bottom, right, capturesStatusBar
    case supportedInterfaceOrientations, preferredInterfaceOrientationForPresentation, shouldAutorotate
}

extension World {
    /// Returns the value of a property. Precondition: `object` has the property and can be read.
    mutating func get(_ accessor: PropertyAccessor, of object: ObjectRef) -> PropertyReading {
        let id = object.controller
        switch accessor {
        case .horizontalSizeClass, .verticalSizeClass, .userInterfaceStyle, .overrideUserInterfaceStyle:
            return .symbol(trait(accessor, of: object))
        case .view: return loadedView(of: id)
        case .viewControllers: return .value(.list(makeList(viewControllers(of: id))))
        case .selectedViewController: return .controller(self[contents: id].shownChild)
        case .selectedIndex: return selectedIndex(of: id)
        case .rootViewController: return .controller(self[WindowID(object.index)].root)
        case .preferredDisplayMode: return .symbol(split(id).preferred.symbol)
        case .modalPresentationStyle: return style(of: id)
        case .modalTransitionStyle: return .symbol(delegation(of: id).transitionStyle.symbol)
        case .preferredTransition: return delegation(of: id).prefersZoom ? .symbol(.zoom) : .value(.null)
        case .disablesAutomaticKeyboardDismissal: return .bool(keepsKeyboard(id))
        case .sourceView: return .unavailable
        case .transitionStyle: return .symbol(scrolls(id) ? .scroll : .pageCurl)
        case .splitStyle: return .symbol(split(id).style.symbol)
        case .preferredStyle: return .symbol(alertRecord(of: id).style.symbol)
        case .hidesBackButton, .leftBarButtonItem, .rightBarButtonItem, .isNavigationBarHidden, .isToolbarHidden,
            .hidesBottomBarWhenPushed:
            return barSetting(accessor, of: ControllerID(object.index))
        case .isTranslucent: return .bool(!isOpaque(object))
        case .extendedLayoutIncludesOpaqueBars: return .bool(bars(id).facts.contains(.includesOpaqueBars))
        case .isActive: return .bool(self[id].presenter.exists)
        case .detents, .selectedDetentIdentifier, .largestUndimmedDetentIdentifier, .prefersGrabberVisible:
            return sheetSetting(accessor, of: ControllerID(object.index))
        case .restorationIdentifier: return .value(restorationIdentifier(of: object))
        case .userActivity: return .value(activities[id].map { .string($0) } ?? .null)
        case .clearsSelectionOnViewWillAppear: return .bool(!selection(of: id).isKeptOnAppearance)
        case .isEditing: return .bool(editing.contains(id))
        case .additionalSafeAreaInsets: return .object(ObjectRef(.additionalInsets, id.raw))
        case .top, .left, .bottom, .right: return .int(insets(of: object)[accessor])
        case .capturesStatusBar: return .bool(self[id].geometry.facts.contains(.capturesStatusBar))
        case .edgesForExtendedLayout: return .value(EdgeSet.all.subtracting(self[id].geometry.avoidedEdges).argument)
        case .frame: return reading(frame(of: object.view), of: object.view) { .rect($0) }
        case .autoresizingMask: return .value(layout(of: object.view).mask.argument)
        case .autoresizesSubviews: return .bool(layout(of: object.view).resizesSubviews)
        case .preferredContentSize: return .size(record(of: id).preferredSize)
        case .supportedInterfaceOrientations: return .value(supported(by: id).argument)
        case .preferredInterfaceOrientationForPresentation: return .symbol(preferred(by: id).symbol)
        case .shouldAutorotate: return .bool(!self[id].geometry.facts.contains(.refusesRotation))
        }
    }

    /// Sets a property, or returns the request that does it. Precondition: `object` has the property and is alive.
    mutating func set(_ accessor: PropertyAccessor, of object: ObjectRef, _ value: Argument) -> PropertyWriting {
        let id = object.controller
        switch accessor {
        case .horizontalSizeClass, .verticalSizeClass, .userInterfaceStyle, .overrideUserInterfaceStyle:
            return setTrait(accessor, of: object, value.asSymbol)
        case .view: return setRootView(of: id, value)
        case .viewControllers: return value.kind == .list ? setViewControllers(value.asList, of: id) : .mismatch
        case .selectedViewController: return select(value.asController, in: id)
        case .selectedIndex: return selectIndex(value.asInt, in: id)
        case .rootViewController: return setRoot(of: WindowID(object.index), value.asController)
        case .preferredDisplayMode: return setDisplayMode(of: id, value.asSymbol)
        case .modalPresentationStyle: return setStyle(of: id, value)
        case .modalTransitionStyle: return setModalTransition(of: id, value.asSymbol)
        case .preferredTransition: return setPreferredTransition(of: id, value)
        case .disablesAutomaticKeyboardDismissal: return setKeepsKeyboard(of: id, value.asBool)
        case .sourceView: return setSourceView(of: ControllerID(object.index), value)
        case .transitionStyle: return setTransitionStyle(of: id, value.asSymbol)
        case .preferredStyle: return setAlertStyle(of: id, value.asSymbol)
        case .hidesBackButton, .leftBarButtonItem, .rightBarButtonItem, .isNavigationBarHidden, .isToolbarHidden,
            .hidesBottomBarWhenPushed:
            return setBarSetting(accessor, of: ControllerID(object.index), value)
        case .isTranslucent: return setTranslucent(object, value.asBool)
        case .extendedLayoutIncludesOpaqueBars: return setIncludesOpaqueBars(id, value.asBool)
        case .isActive: return setActive(id, value.asBool)
        case .detents, .selectedDetentIdentifier, .largestUndimmedDetentIdentifier, .prefersGrabberVisible:
            return setSheetSetting(accessor, of: ControllerID(object.index), value)
        case .splitStyle: return setSplitStyle(of: id, value.asSymbol)
        case .restorationIdentifier, .userActivity: return setText(accessor, of: object, value)
        case .clearsSelectionOnViewWillAppear: return setClearing(of: id, value.asBool)
        case .isEditing: return setEditing(of: id, value.asBool)
        case .additionalSafeAreaInsets: return setInsets(of: id, value.asObject)
        case .top, .left, .bottom, .right: return setInset(accessor, of: object, value.asInt)
        case .capturesStatusBar: return setFact(.capturesStatusBar, of: id, value.asBool)
        case .edgesForExtendedLayout: return setExtendedEdges(of: id, EdgeSet(value))
        case .frame: return setFrame(of: object.view, value.asRect)
        case .autoresizingMask: return setMask(of: object.view, AutoresizingMask(value))
        case .autoresizesSubviews: return setResizing(of: object.view, value.asBool)
        case .preferredContentSize: return setPreferredSize(of: id, value.asSize)
        case .supportedInterfaceOrientations: return setSupportedOrientations(of: id, OrientationMask(value))
        case .preferredInterfaceOrientationForPresentation:
            return setPreferredOrientation(of: id, value.asSymbol.flatMap { OrientationMask($0) })
        case .shouldAutorotate: return setFact(.refusesRotation, of: id, value.asBool.map { !$0 })
        }
    }

    /// Sets an identifier of a controller or view that is a string or nil.
    private mutating func setText(_ accessor: PropertyAccessor, of object: ObjectRef, _ value: Argument)
        -> PropertyWriting
    {
        guard value.kind == .string || value.kind == .null else { return .mismatch }
        let name = value.kind == .string ? NameID(value.extra) : nil
        if accessor == .userActivity {
            activities[object.controller] = name
        } else if object.kind == .view {
            viewRestorationNames[object.view] = name
        } else {
            restorationNames[object.controller] = name
        }
        return .done
    }

    private mutating func setSupportedOrientations(of id: ControllerID, _ mask: OrientationMask?) -> PropertyWriting {
        guard let mask, !mask.isEmpty else { return .mismatch }
        self[id].geometry.supported = mask
        return .done
    }

    private mutating func setExtendedEdges(of id: ControllerID, _ edges: EdgeSet?) -> PropertyWriting {
        guard let edges else { return .mismatch }
        self[id].geometry.avoidedEdges = EdgeSet.all.subtracting(edges)
        return .done
    }

    private mutating func setPreferredOrientation(of id: ControllerID, _ mask: OrientationMask?) -> PropertyWriting {
        guard let mask, mask.isSingle else { return .mismatch }
        self[id].geometry.preferred = mask
        return .done
    }

    private mutating func setFact(_ fact: GeometryFacts, of id: ControllerID, _ isOn: Bool?) -> PropertyWriting {
        guard let isOn else { return .mismatch }
        if isOn { self[id].geometry.facts.insert(fact) } else { self[id].geometry.facts.remove(fact) }
        return .done
    }
}

// Views and containers.
extension World {
    /// The root view. Reading it loads it.
    private func loadedView(of id: ControllerID) -> PropertyReading {
        self[id].flags.contains(.viewLoaded) ? .object(ObjectRef(self[id].view)) : .perform(.load(id))
    }

    /// The stack, the tabs, the controllers of the columns, or the page.
    private func viewControllers(of container: ControllerID) -> [ControllerID] {
        switch self[container].base {
        case .pageViewController:
            let page = self[contents: container].shownChild
            return page.exists ? [page] : []
        case .tabBarController: return tabs(of: container)
        case .splitViewController: return columnControllers(of: container)
        case .navigationController, .viewController, .tableViewController, .collectionViewController,
            .alertController, .searchController:
            return children(of: container)
        }
    }

    private func setViewControllers(_ list: ListID, of container: ControllerID) -> PropertyWriting {
        switch self[container].base {
        case .navigationController: .perform(.navigation(.setStack(list, on: container, animated: false)))
        case .tabBarController: .perform(.setTabs(list, on: container, animated: false))
        case .splitViewController: .perform(.split(.setColumns(list, on: container)))
        case .pageViewController, .viewController, .tableViewController, .collectionViewController,
            .alertController, .searchController:
            .unavailable
        }
    }

    private func setRootView(of id: ControllerID, _ value: Argument) -> PropertyWriting {
        let view = value.asObject.view
        return value.kind == .null || view.exists ? .perform(.setView(id, view)) : .mismatch
    }

    /// A window without a root is not modelled.
    private func setRoot(of window: WindowID, _ root: ControllerID) -> PropertyWriting {
        root.exists ? .perform(.setRoot(root, window)) : .mismatch
    }

    private func setDisplayMode(of split: ControllerID, _ symbol: Symbol?) -> PropertyWriting {
        guard self[split].base == .splitViewController else { return .unavailable }
        guard let mode = symbol.flatMap({ DisplayMode($0) }) else { return .mismatch }
        return .perform(.split(.setDisplayMode(mode, on: split)))
    }

    /// A declaration sets the style, and it never changes.
    private func setSplitStyle(of id: ControllerID, _ symbol: Symbol?) -> PropertyWriting {
        guard self[id].base == .splitViewController else { return .unavailable }
        guard let symbol, SplitStyle(symbol) == split(id).style else { return .mismatch }
        return .done
    }

    private func setActive(_ search: ControllerID, _ isActive: Bool?) -> PropertyWriting {
        guard let isActive else { return .mismatch }
        return .perform(.presented(.search(isActive ? .begin(search, in: .none) : .end(search))))
    }

    private func select(_ id: ControllerID, in tab: ControllerID) -> PropertyWriting {
        guard self[tab].base == .tabBarController else { return .unavailable }
        return id.exists ? .perform(.select(id, in: tab)) : .mismatch
    }

    private func selectIndex(_ index: Int?, in tab: ControllerID) -> PropertyWriting {
        guard self[tab].base == .tabBarController else { return .unavailable }
        guard let index, index >= 0, index < tabs(of: tab).count else { return .mismatch }
        return .perform(.selectIndex(UInt32(index), in: tab))
    }

    /// More is not among the tabs and has no index.
    private func selectedIndex(of tab: ControllerID) -> PropertyReading {
        let shown = self[contents: tab].shownChild
        return isMoreNavigation(shown) ? .unavailable : .int(tabs(of: tab).firstIndex(of: shown) ?? 0)
    }

    /// A declaration sets the style. Scrolling requires iOS 6.
    private mutating func setTransitionStyle(of id: ControllerID, _ symbol: Symbol?) -> PropertyWriting {
        guard isPageViewController(id), !self[id].flags.contains(.viewLoaded) else { return .unavailable }
        if symbol == .pageCurl { return setFlag(.scrollsPages, of: id, false) }
        return symbol == .scroll && applies(.pageScroll1) ? setFlag(.scrollsPages, of: id, true) : .mismatch
    }
}

// Presentation, archives and geometry.
extension World {
    private func style(of id: ControllerID) -> PropertyReading {
        if self[id].base.isSystemOwned { return .symbol(systemStyle(of: id).symbol) }
        if lacksStyle(id) { return .perform(.refuse(.styleOfClass, id, .none)) }
        let declared = delegation(of: id).customStyle
        if declared.exists { return .value(.object(ObjectRef(.style, declared.raw))) }
        return .symbol(isActivityPopover(id) && self[id].style == .automatic ? .popover : self[id].style.symbol)
    }

    private mutating func setStyle(of id: ControllerID, _ value: Argument) -> PropertyWriting {
        if self[id].base.isSystemOwned {
            return isActionSheet(id) && value.asSymbol == .popover
                ? .done : .perform(.presented(.alert(.refuseStyle(id))))
        }
        let object = value.asObject
        if object.kind == .style {
            setCustomStyle(StyleID(object.index), of: id)
            return .done
        }
        guard let style = value.asSymbol.flatMap({ ModalStyle($0) }) else { return .mismatch }
        self[id].style = style
        updateDelegation(of: id) { $0.customStyle = .none }
        return .done
    }

    private mutating func setModalTransition(of id: ControllerID, _ symbol: Symbol?) -> PropertyWriting {
        guard let style = symbol.flatMap({ ModalTransition($0) }) else { return .mismatch }
        updateDelegation(of: id) { $0.transitionStyle = style }
        return .done
    }

    private mutating func setPreferredTransition(of id: ControllerID, _ value: Argument) -> PropertyWriting {
        guard value.kind == .null || value.asSymbol == .zoom else { return .mismatch }
        updateDelegation(of: id) { $0.prefersZoom = value.kind != .null }
        return .done
    }

    private mutating func setKeepsKeyboard(of id: ControllerID, _ keepsKeyboard: Bool?) -> PropertyWriting {
        guard let keepsKeyboard else { return .mismatch }
        self[id].flags.subtract([.keepsKeyboard, .dropsKeyboard])
        self[id].flags.insert(keepsKeyboard ? .keepsKeyboard : .dropsKeyboard)
        return .done
    }

    private mutating func setSourceView(of id: ControllerID, _ value: Argument) -> PropertyWriting {
        guard value.kind == .null || value.asObject.kind == .view else { return .mismatch }
        return setFlag(.hasAnchor, of: id, value.kind != .null)
    }

    private func restorationIdentifier(of object: ObjectRef) -> Argument {
        let name = object.kind == .view ? viewRestorationNames[object.view] : restorationNames[object.controller]
        return name.map { .string($0) } ?? .null
    }

    private mutating func setPreferredSize(of id: ControllerID, _ size: Size?) -> PropertyWriting {
        guard let size else { return .mismatch }
        if self[id].parent.exists || self[id].hosting.isPresentation {
            return .perform(.setProperty(.preferSize(id, size)))
        }
        updatePreferredSize(of: id, size)
        return .done
    }

    private mutating func updatePreferredSize(of id: ControllerID, _ size: Size) {
        var record = record(of: id)
        record.preferredSize = size
        setRecord(of: id, record)
    }

    mutating func perform(_ request: PropertyRequest) {
        switch request {
        case .model(let variable): modelChanged(variable)
        case .preferSize(let id, let size): preferSize(size, of: id)
        case .tapEdit(let id): setEditing(of: id, !editing.contains(id), animated: true, by: .edit1)
        case .insets(let id, let packed): setAdditionalInsets(Insets(packed: packed), of: id)
        case .setEditing(let id, let isEditing, let animated):
            setEditing(of: id, isEditing, animated: animated, by: .edit2)
        }
    }

    private func setEditing(of id: ControllerID, _ isEditing: Bool?) -> PropertyWriting {
        guard let isEditing else { return .mismatch }
        return .perform(.setProperty(.setEditing(id, isEditing, animated: false)))
    }

    private mutating func setEditing(of id: ControllerID, _ isEditing: Bool, animated: Bool, by rule: Rule) {
        guard isAlive(id) else { return }
        cite(rule)
        enqueueCall(
            MethodCall(receiver: ObjectRef(id), method: .setEditing, first: .bool(isEditing), second: .bool(animated)))
    }

    /// EDIT-2: what the inherited `setEditing` does.
    mutating func inheritSetEditing(_ id: ControllerID, _ isEditing: Bool) {
        if isEditing { editing.insert(id) } else { editing.remove(id) }
    }

    /// CONTENTSIZE-1: the parent of a child that prefers another size is notified, or the presentation controller.
    mutating func preferSize(_ size: Size, of id: ControllerID) {
        guard isAlive(id), record(of: id).preferredSize != size else { return }
        updatePreferredSize(of: id, size)
        guard applies(.contentSize1) else { return }
        cite(.contentSize1)
        if self[id].parent.exists {
            call(self[id].parent, .preferredContentSizeDidChange, .controller(id))
        } else if self[id].hosting.isPresentation {
            resizePresentation(of: id, to: size)
        }
    }

    /// A custom presentation is notified, and a popover takes the size. A change to 0 is not animated.
    private mutating func resizePresentation(of id: ControllerID, to size: Size) {
        let controller = presentationController(of: id)
        if controller.exists, blueprint.styles[controller.index].overrides.contains(.presentedContentSizeDidChange) {
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(.style, controller.raw), method: .presentedContentSizeDidChange,
                    first: .controller(id)))
        }
        guard effectiveStyle(of: id) == .popover, hasWindow(id) else { return }
        if showsTransitions {
            let isAnimated = size.width > 0 && size.height > 0
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(id), method: .sizeTransition, first: .size(size), second: .bool(isAnimated)))
        }
        enqueueAtCommit(.view(.sizeAndLayOut(id)))
    }
}
