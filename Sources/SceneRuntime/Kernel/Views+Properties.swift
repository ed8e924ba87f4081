extension PropertyRow {
    /// The properties of views.
    static let views: [PropertyRow] = [
        PropertyRow(
            .view, "view", of: .controllers, .view,
            .computed(
                { $0.loadedView(of: $1.controller) },
                { $0.setRootView(of: $1.controller, $2) }), access: .step, listed: false,
            "The root view. Reading this property loads the view."),
        PropertyRow(
            .viewIfLoaded, "viewIfLoaded", of: .controllers, releases: .since(9), .view,
            .computed({ .object(ObjectRef($0[$1.controller].view)) }), listed: false,
            "The root view, or nil if it is not loaded."),
        PropertyRow(
            .isViewLoaded, "isViewLoaded", of: .controllers, .boolean(),
            .computed({ .bool($0[$1.controller].view.exists) }), listed: false, "Whether the root view is loaded."),
        PropertyRow(
            .window, "window", of: [.view, .systemView], .window, .computed({ $0.window(of: $1) }),
            "The window that contains the view, or nil."),
        PropertyRow(
            .superview, "superview", of: [.view, .systemView], .view, .computed({ $0.superview(of: $1) }),
            "The view that contains this view, or nil."),
        PropertyRow(
            .frame, "frame", of: .view, .rect,
            .computed(
                { $0.reading($0.frame(of: $1.view), of: $1.view) { .rect($0) } },
                { $0.setFrame(of: $1.view, $2.asRect) }), access: .readWrite,
            "The place and size of a view in its superview."),
        PropertyRow(
            .autoresizingMask, "autoresizingMask", of: .view, .symbol(.autoresizing),
            .computed(
                { .value($0.layout(of: $1.view).mask.argument) },
                { $0.setMask(of: $1.view, AutoresizingMask($2)) }), access: .readWrite,
            "The parts of a view's frame that follow the size of its superview: .none, .flexibleWidth, or a list."),
        PropertyRow(
            .autoresizesSubviews, "autoresizesSubviews", of: .view, .boolean(usually: true),
            .computed(
                { .bool($0.layout(of: $1.view).resizesSubviews) },
                { $0.setResizing(of: $1.view, $2.asBool) }), access: .readWrite,
            "Whether the autoresizing masks of the subviews apply when the size of the view changes."),
        PropertyRow(
            .bounds, "bounds", of: [.view, .window], .size, .computed({ $0.bounds(of: $1) }),
            "The size of the view or window."),
        PropertyRow(
            .subviews, "subviews", of: .view, .views, .views, "The subviews, in the order in which they were added."),
    ]
}

extension World {
    /// The root view. Reading it loads it.
    func loadedView(of id: ControllerID) -> PropertyReading {
        self[id].flags.contains(.viewLoaded) ? .object(ObjectRef(self[id].view)) : .perform(.load(id))
    }

    fileprivate func setRootView(of id: ControllerID, _ value: Argument) -> PropertyWriting {
        let view = value.asObject.view
        return value.kind == .null || view.exists ? .perform(.setView(id, view)) : .mismatch
    }

    /// The index of a system view is the number of its window, doubled, plus 0 or 1.
    fileprivate func window(of view: ObjectRef) -> PropertyReading {
        let isSystemView = view.kind == .systemView
        return .object(isSystemView ? ObjectRef(.window, view.index >> 1) : window(ofView: view.view))
    }

    fileprivate func window(ofView view: ViewID) -> ObjectRef {
        let owner = ownerOfView(view).controller
        return owner.exists && hasEnteredWindow(owner) ? ObjectRef(.window, windowOf(owner).raw) : .none
    }

    /// VIEW-CHAIN-1: returns the superview of a view. The superview of a presented controller's view is not modelled.
    fileprivate func superview(of object: ObjectRef) -> PropertyReading {
        if object.kind == .systemView { return .object(superview(ofSystem: object)) }
        let (owner, place) = ownerOfView(object.view)
        // The root view of a controller has number 0.
        if place == 0, self[owner].hosting.isPresentation, hasWindow(owner) {
            return .perform(.refuse(.viewsOfPresentation, owner, .none))
        }
        return .object(superview(of: object.view))
    }

    /// Returns the size of a window or a view.
    fileprivate func bounds(of object: ObjectRef) -> PropertyReading {
        if object.kind == .window { return .size(size(of: WindowID(object.index))) }
        let view = object.view
        if isRootView(view) {
            let owner = views[view.index].owner
            if rarely(!splits.isEmpty), hasUnknownWidth(owner) { return .perform(.refuse(.columnWidth, owner, .none)) }
            let tabs = tabBarOnTop(reducing: owner)
            if tabs.exists { return .perform(.refuse(.tabBarOnTop, tabs, .none)) }
            return .size(views[view.index].size)
        }
        return reading(frame(of: view), of: view) { .size($0.size) }
    }

    /// Returns the controller whose root view `object` is, or none.
    func rootViewOwner(of object: ObjectRef) -> ControllerID {
        let (owner, place) = ownerOfView(object.view)
        return place == 0 ? owner : .none
    }
}
