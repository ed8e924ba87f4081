/// Traits: the size classes that a controller inherits from its window, its parents and its presentation.
extension World {
    /// The traits of `id` now.
    package func traits(of id: ControllerID) -> Traits { traits(of: id, window: windowSize(of: id)) }

    /// The present horizontal size class of `id`. It decides whether a split view controller is collapsed.
    func horizontalSizeClass(of id: ControllerID) -> SizeClass { traits(of: id).horizontal }

    /// Returns the traits that `id` has if its window has the size `window`. An override of a parent replaces the trait
    /// of the window. `coming` replaces the stored record of its controller.
    func traits(of id: ControllerID, window: Size, coming: GeometryRecord = GeometryRecord()) -> Traits {
        var found = Traits(horizontal: .unspecified, vertical: .unspecified, isPad: environment.device.isPad)
        // Without records, only a presentation on the way up decides, and that only in a window of regular width.
        let isPlain = features.geometryRecords.isEmpty && !coming.controller.exists && splits.isEmpty
        var walk = id
        if isPlain { walk = window.horizontalClass == .regular ? topAncestorByView(of: id) : .none }
        var steps = 0
        while walk.exists, steps <= controllers.count {
            let record = walk == coming.controller ? coming : record(of: walk)
            if found.horizontal == .unspecified { found.horizontal = record.horizontal }
            if found.vertical == .unspecified { found.vertical = record.vertical }
            if found.style == .unspecified, walk != id { found.style = record.viewStyle }
            if found.style == .unspecified { found.style = record.style }
            if self[walk].presenter.exists {
                if found.horizontal == .unspecified, isNarrow(walk, window) { found.horizontal = .compact }
                break
            }
            let outer = container(of: walk)
            if rarely(!splits.isEmpty), found.horizontal == .unspecified, isSideColumn(walk, of: outer) {
                found.horizontal = .compact
            }
            walk = outer
            steps += 1
        }
        if found.horizontal == .unspecified { found.horizontal = window.horizontalClass }
        if found.vertical == .unspecified { found.vertical = window.verticalClass }
        if found.style == .unspecified, has(.interfacesHaveStyles) {
            let own = windowOf(id)
            let style = own.index < windows.count ? self[own].style : .unspecified
            found.style = style == .unspecified ? features.systemStyle : style
        }
        return found
    }

    /// Returns the nearest controller that is presented: `id` or a controller around its view; otherwise the outermost
    /// one.
    private func topAncestorByView(of id: ControllerID) -> ControllerID {
        var walk = id
        var steps = 0
        while !self[walk].presenter.exists, steps <= controllers.count {
            let outer = container(of: walk)
            guard outer.exists else { break }
            walk = outer
            steps += 1
        }
        return walk
    }

    /// Whether `id` is a form sheet or popover in a window of regular width: it has a compact width there.
    private func isNarrow(_ id: ControllerID, _ window: Size) -> Bool {
        let style = resolvedStyle(of: id)
        return (style == .formSheet || style == .popover) && window.horizontalClass == .regular
    }

    /// TRAIT-FIRST-1, TRAIT-LAUNCH-3: the calls for the first traits, before the first layout pass of a view in a
    /// window. Like the calls of that pass, they are made if the trace shows layout or the script handles them.
    @inline(__always)
    mutating func notifyFirstTraits(of id: ControllerID) {
        guard !self[id].geometry.facts.contains(.hasReceivedTraits), has(.traitsExist), hasWindow(id) else { return }
        self[id].geometry.facts.insert(.hasReceivedTraits)
        if applies(.traitFirst1) || applies(.traitLaunch3) { sendFirstTraits(of: id) }
    }

    @inline(never)
    private mutating func sendFirstTraits(of id: ControllerID) {
        if applies(.traitFirst1) {
            guard showsLayout || handles(id, .traitCollectionDidChange) else { return }
            cite(.traitFirst1)
            enqueueCall(MethodCall(receiver: ObjectRef(id), method: .traitCollectionDidChange, first: .null))
        } else if self[id].hosting == .window, showsLayout || handles(id, .willTransition) {
            cite(.traitLaunch3)
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(id), method: .willTransition,
                    first: .object(ObjectRef(.traits, traits(of: id).packed)),
                    second: .object(ObjectRef(.coordinator, 0))))
        }
    }
}
