/// Sizes of root views, which containers, presentations and windows determine.
///
/// A view keeps the size that it was loaded with until the layout pass of its first appearance. After that, it follows
/// its superview. A removed view keeps its last size.
extension World {
    /// The size of a view, and the parts of it that bars and screen edges cover.
    struct ViewGeometry {
        var size: Size
        var covered: Insets
    }

    /// Heights of a container's own bars.
    struct Bars: Equatable {
        var top: UInt32 = 0
        var bottom: UInt32 = 0
    }

    /// The size of a window.
    @inline(__always)
    func size(of window: WindowID) -> Size {
        let own = window.index < windows.count ? self[window].size : .zero
        return own == .zero ? environment.device.size : own
    }

    /// The size of the window that contains `id`, or would contain it.
    @inline(__always)
    func windowSize(of id: ControllerID) -> Size {
        hasSizedWindow ? size(of: windowOf(id)) : environment.device.size
    }

    /// The size of a controller's root view; zero until it is loaded.
    @inline(__always)
    func size(of id: ControllerID) -> Size {
        let view = self[id].view
        return view.exists ? views[view.index].size : .zero
    }

    @inline(__always)
    func metrics(in window: Size) -> Metrics { Metrics(release, environment.device, window: window) }

    /// Returns the size that a view is loaded with: that of a storyboard or nib, otherwise that of the window.
    @inline(__always)
    mutating func loadedSize(of id: ControllerID, fromFile: Bool) -> Size {
        if fromFile { return Metrics.canvas }
        return rootArea(in: hasSizedWindow ? sizeOfWindow(of: id) : environment.device.size)
    }

    /// Whether any window has a size of its own.
    @inline(__always)
    private var hasSizedWindow: Bool { windows.contains { $0.size != .zero } }

    /// The size of a root view in a window. Up to iOS 6 it begins under the status bar.
    @inline(__always)
    func rootArea(in window: Size) -> Size {
        has(.statusBarOverlapsContent) ? window : window.lowered(by: metrics(in: window).statusBar)
    }

    // MARK: From the window inwards

    /// Returns the size that the view of `id` has in its superview, if its window has the size `window`.
    func sizeInSuperview(of id: ControllerID, window: Size) -> Size { geometry(of: id, window: window).size }

    /// LAUNCH-ISAPPEARING-1: returns the insets of the safe area; zero before the view is in the window.
    func safeArea(of id: ControllerID) -> Insets {
        hasWindow(id) ? geometry(of: id, window: windowSize(of: id)).covered : Insets()
    }

    /// Returns the geometry of `id` in a window, computed from the window inwards.
    private func geometry(of id: ControllerID, window: Size) -> ViewGeometry {
        var path = [id]
        var walk = sizingOwner(of: id)
        while walk.exists, path.count <= controllers.count {
            path.append(walk)
            walk = sizingOwner(of: walk)
        }
        var geometry = ViewGeometry(size: rootArea(in: window), covered: coveredInsets(in: window))
        var uncovered = geometry.covered
        for (index, next) in path.reversed().enumerated() {
            if index == 0 || self[next].presenter.exists {
                setPresentedGeometry(of: next, in: window, &geometry)
                uncovered = geometry.covered
            } else {
                if hidesGuides(path[path.count - index]) { geometry.covered = geometry.covered.limited(to: uncovered) }
                setChildGeometry(of: next, in: path[path.count - index], window, &geometry)
            }
            if self[next].geometry.facts.contains(.hasRecord) {
                geometry.covered = geometry.covered.adding(record(of: next).additional)
            }
        }
        return geometry
    }

    /// The parts of a window that the edges of the device and the status bar cover.
    @inline(__always)
    func coveredInsets(in window: Size) -> Insets {
        let metrics = metrics(in: window)
        return features.hidesStatusBar ? metrics.edgesWithoutStatusBar : metrics.edges
    }

    /// Returns the controller whose size determines that of `id`: its parent or host, or the presenter in a
    /// presentation context; none for a window.
    func sizingOwner(of id: ControllerID) -> ControllerID {
        guard self[id].presenter.exists else { return container(of: id) }
        return resolvedStyle(of: id).isInContext ? self[id].presenter : .none
    }

    /// The container whose view contains that of `id`: its parent, otherwise the host of its view; none without both.
    @inline(__always)
    func container(of id: ControllerID) -> ControllerID {
        self[id].parent.exists ? self[id].parent : self[id].host
    }

    /// MODAL-STYLE-TABLE: applies the style of a presented controller. A window's root fills the window.
    func setPresentedGeometry(of id: ControllerID, in window: Size, _ geometry: inout ViewGeometry) {
        guard self[id].presenter.exists else { return }
        let style = effectiveStyle(of: id, in: window)
        switch style.family {
        case .sheet:
            var size = metrics(in: window).sheet(style)
            let width = preferredWidth(of: id)
            if style == .formSheet, size.width < window.width, isNavigationController(id), width > 0,
                applies(.sheetNavSize1)
            {
                size = Size(min(width, window.width), size.height)
            }
            setSheet(size, in: window, &geometry)
        case .popover:
            var wanted = record(of: id).preferredSize
            wanted.width = preferredWidth(of: id)
            let usual = metrics(in: window).sheet(.popover)
            let size = Size(
                wanted.width == 0 ? usual.width : wanted.width, wanted.height == 0 ? usual.height : wanted.height)
            geometry = ViewGeometry(size: size, covered: Insets())
        case .context, .custom, .screen: break
        }
    }

    /// POPOVER-NAV-SIZE-1, SHEET-NAV-SIZE-1: the width that `id` prefers; that of its top controller, or of a wider one
    /// that was popped, for a navigation controller that prefers none.
    private func preferredWidth(of id: ControllerID) -> UInt32 {
        let record = record(of: id)
        if record.preferredSize.width > 0 || !isNavigationController(id) || !applies(.popoverNavSize1) {
            return record.preferredSize.width
        }
        let top = self[contents: id].lastChild
        return max(record.poppedWidth, top.exists ? preferredWidth(of: top) : 0)
    }

    /// POPOVER-NAV-SIZE-1: a pop does not shrink a popover or form sheet, and a push may enlarge it.
    mutating func keepWidth(of nav: ControllerID, after transition: Transition) {
        guard self[nav].hosting.isPresentation else { return }
        let old = transition.old.exists ? preferredWidth(of: transition.old) : 0
        var record = record(of: nav)
        if transition.kind.change == .pop, old > record.poppedWidth {
            record.poppedWidth = old
            setRecord(of: nav, record)
        }
        resizeWithTop(nav)
    }

    /// Lays out a presented navigation controller whose width is that of its top controller, if that changes it.
    mutating func resizeWithTop(_ nav: ControllerID) {
        guard self[nav].hosting.isPresentation, isNavigationController(nav), hasWindow(nav) else { return }
        let width = preferredWidth(of: nav)
        let style = effectiveStyle(of: nav)
        guard width > 0, style == .popover || style == .formSheet else { return }
        if style == .formSheet, !applies(.sheetNavSize1) { return }
        cite(style == .popover ? .popoverNavSize1 : .sheetNavSize1)
        enqueueAtCommit(.view(.sizeAndLayOut(nav)))
    }

    private func setSheet(_ size: Size, in window: Size, _ geometry: inout ViewGeometry) {
        guard size != window else { return }
        geometry.size = size
        geometry.covered.top = 0
        if environment.device.isPad { geometry.covered.bottom = 0 }
    }

    /// Applies the bars of a container to a child. Since iOS 7, a child extends under the bars, except at
    /// `avoidedEdges`.
    @inline(__always)
    func setChildGeometry(
        of id: ControllerID, in container: ControllerID, _ window: Size, _ geometry: inout ViewGeometry
    ) {
        if rarely(!splits.isEmpty), hasUnknownWidth(id, in: container, window: window) {
            geometry.size.width = Size.unknownWidth
        }
        setGeometryInBars(of: id, in: container, bars(of: container, around: id, window), &geometry)
    }

    /// The part of `setChildGeometry` about the bars of the container.
    @inline(__always)
    private func setGeometryInBars(
        of id: ControllerID, in container: ControllerID, _ bars: Bars, _ geometry: inout ViewGeometry
    ) {
        guard bars != Bars() else { return }
        guard has(.barsOverlapContent) else {
            geometry.size = geometry.size.lowered(by: bars.top + bars.bottom)
            return
        }
        geometry.covered = geometry.covered.adding(top: bars.top, bottom: bars.bottom)
        let kept = avoidedEdges(of: id, in: container)
        if kept.contains(.top), bars.top > 0 {
            geometry.size = geometry.size.lowered(by: UInt32(geometry.covered.top))
            geometry.covered.top = 0
        }
        if kept.contains(.bottom), bars.bottom > 0 {
            geometry.size = geometry.size.lowered(by: UInt32(geometry.covered.bottom))
            geometry.covered.bottom = 0
        }
    }

    @inline(__always)
    func bars(of container: ControllerID, around child: ControllerID, _ window: Size) -> Bars {
        switch self[container].base.container {
        case .navigation: barsOfStack(container, window)
        case .tabs: barsOfTabs(container, around: child, window)
        case .split, .pages, .none: Bars()
        }
    }

    @inline(__always)
    private func barsOfStack(_ nav: ControllerID, _ window: Size) -> Bars {
        Bars(
            top: hidesNavigationBar(nav) ? 0 : metrics(in: window).navigationBar,
            bottom: toolbarHeight(of: nav, in: metrics(in: window)))
    }

    private func barsOfTabs(_ tabs: ControllerID, around child: ControllerID, _ window: Size) -> Bars {
        let hasNone = stackHidesBottomBar(child) || hasBarOnTop(tabs, in: window)
        return Bars(bottom: hasNone ? 0 : metrics(in: window).tabBar)
    }

    // MARK: Sizing

    /// Updates the size of the view of `id`, then the sizes of the views in it.
    mutating func updateSize(of id: ControllerID) {
        guard isAlive(id), self[id].hosting != .none else { return }
        let window = hasSizedWindow ? sizeOfWindow(of: id) : environment.device.size
        guard self[contents: id].firstOccupant.exists else {
            let view = self[id].view
            if view.exists { _ = setSize(currentSize(of: id, window), of: id) }
            return
        }
        updateSizes(in: id, window)
    }

    /// Updates the views in the view of `id`, and those in each view whose size changes: in a view that keeps its size,
    /// only views that avoid bars can change.
    @inline(never)
    private mutating func updateSizes(in id: ControllerID, _ window: Size) {
        var waiting = [id]
        let updatesAll = features.hasAvoidedEdges || !features.barSettings.isEmpty
        while let next = waiting.popLast() {
            let view = self[next].view
            guard view.exists else { continue }
            let isChanged = setSize(currentSize(of: next, window), of: next)
            guard isChanged || next == id || updatesAll else { continue }
            for occupant in occupants(of: next) where self[occupant].appearance != .disappeared {
                waiting.append(occupant)
            }
        }
    }

    /// Sets the size of the view of `id`. A different size requires an update of its constraints (ROT-NEW-1). Returns
    /// whether it is different.
    @inline(__always)
    private mutating func setSize(_ size: Size, of id: ControllerID) -> Bool {
        let view = self[id].view
        if views[view.index].size == size { return false }
        views[unique: view.index].size = size
        self[id].flags.remove(.hasUpdatedConstraints)
        return true
    }

    /// Returns the size of `id` in its present superview. The fast path is a view in its host's view that avoids no
    /// bars; the others need the whole path from the window.
    @inline(__always)
    private mutating func currentSize(of id: ControllerID, _ window: Size) -> Size {
        guard self[id].hosting == .view, avoidedEdges(of: id, in: container(of: id)).isEmpty, !self[id].presenter.exists
        else {
            return sizeFromWindow(of: id, window)
        }
        var geometry = ViewGeometry(size: size(of: self[id].host), covered: Insets())
        if rarely(!splits.isEmpty), isOfUnknownWidth(id, in: window) { geometry.size.width = Size.unknownWidth }
        let container = container(of: id)
        let bars =
            switch self[container].base.container {
            case .navigation: barsOfStack(container, window)
            case .tabs: rareBarsOfTabs(container, around: id, window)
            case .split, .pages, .none: Bars()
            }
        setGeometryInBars(of: id, in: container, bars, &geometry)
        return geometry.size
    }

    // Rare cases are in functions that are not inlined. They are mutating, because the optimiser would copy the world
    // for a non-mutating call.

    @inline(never)
    private mutating func isOfUnknownWidth(_ id: ControllerID, in window: Size) -> Bool {
        hasUnknownWidth(id, in: container(of: id), window: window)
    }

    @inline(never)
    private mutating func rareBarsOfTabs(_ tabs: ControllerID, around child: ControllerID, _ window: Size) -> Bars {
        barsOfTabs(tabs, around: child, window)
    }

    @inline(never)
    private mutating func sizeOfWindow(of id: ControllerID) -> Size { size(of: windowOf(id)) }

    @inline(never)
    private mutating func sizeFromWindow(of id: ControllerID, _ window: Size) -> Size {
        sizeInSuperview(of: id, window: window)
    }

    // MARK: Geometry records

    /// Returns the record of `id`, or one with the default values.
    func record(of id: ControllerID) -> GeometryRecord {
        guard self[id].geometry.facts.contains(.hasRecord) else { return GeometryRecord() }
        return features.geometryRecords.first { $0.controller == id } ?? GeometryRecord()
    }

    /// Changes the record of `id`.
    mutating func setRecord(of id: ControllerID, _ record: GeometryRecord) {
        var record = record
        record.controller = id
        if let place = features.geometryRecords.firstIndex(where: { $0.controller == id }) {
            features.geometryRecords[place] = record
        } else {
            features.geometryRecords.append(record)
            self[id].geometry.facts.insert(.hasRecord)
        }
    }

    /// Removes the record of a deallocated controller.
    mutating func forgetGeometry(of id: ControllerID) {
        if rarely(!features.traitRegistrations.isEmpty) { dropRegistrations(of: id) }
        if rarely(!features.trackedReads.isEmpty) { forgetReads(of: id) }
        guard self[id].geometry.facts.contains(.hasRecord) else { return }
        self[id].geometry.facts.remove(.hasRecord)
        features.geometryRecords.removeAll { $0.controller == id }
    }
}
