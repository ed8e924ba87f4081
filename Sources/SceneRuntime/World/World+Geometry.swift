/// Sizes: a controller's root view is as large as whoever owns it makes it.
///
/// A view keeps the size it was loaded with until the layout pass of its first appearance; from then on it follows its
/// owner while it lies in it, and keeps its last size when it has been taken away.
extension World {
    /// Where a view lies: its size, and what bars and edges cover of it.
    private struct Place {
        var size: Size
        var covered: Insets
    }

    /// Heights of a container's own bars.
    private struct Bars: Equatable {
        var top: UInt32 = 0
        var bottom: UInt32 = 0
    }

    /// The size of a window.
    @inline(__always)
    func size(of window: WindowID) -> Size {
        let own = window.index < windows.count ? self[window].size : .zero
        return own == .zero ? environment.device.size : own
    }

    /// The size of the window that `id` lies in, or would.
    @inline(__always)
    func windowSize(of id: ControllerID) -> Size {
        hasSizedWindow ? size(of: windowOf(id)) : environment.device.size
    }

    /// The size of a controller's root view; nothing while it is not loaded.
    @inline(__always)
    func size(of id: ControllerID) -> Size {
        let view = self[id].view
        return view.exists ? views[view.index].size : .zero
    }

    @inline(__always)
    func metrics(in window: Size) -> Metrics { Metrics(release, environment.device, window: window) }

    /// The size that a view is loaded with: a plain one fills the screen, one of a file has the file's size.
    @inline(__always)
    mutating func loadedSize(of id: ControllerID, fromFile: Bool) -> Size {
        if fromFile { return Metrics.canvas }
        return rootSlot(in: hasSizedWindow ? ownWindowSize(of: id) : environment.device.size)
    }

    /// Whether any window has a size of its own.
    @inline(__always)
    private var hasSizedWindow: Bool { windows.contains { $0.size != .zero } }

    /// The size of a root view in a window. Up to iOS 6 it begins under the status bar.
    @inline(__always)
    private func rootSlot(in window: Size) -> Size {
        has(.statusBarOverlapsContent) ? window : window.lowered(by: metrics(in: window).statusBar)
    }

    // MARK: From the outside in

    /// The size that `id` has where it belongs, when its window has the size.
    func slot(of id: ControllerID, window: Size) -> Size { place(of: id, window: window).size }

    /// LAUNCH-ISAPPEARING-1: the safe area as it can be read now; nothing before the view is in the window.
    func safeArea(of id: ControllerID) -> Insets {
        hasWindow(id) ? place(of: id, window: windowSize(of: id)).covered : Insets()
    }

    private func place(of id: ControllerID, window: Size) -> Place {
        var path = [id]
        var walk = owner(of: id)
        while walk.exists, path.count <= controllers.count {
            path.append(walk)
            walk = owner(of: walk)
        }
        var place = Place(size: rootSlot(in: window), covered: metrics(in: window).edges)
        for (index, next) in path.reversed().enumerated() {
            if index == 0 || self[next].presenter.exists {
                present(next, in: window, &place)
            } else {
                contain(next, in: path[path.count - index], window, &place)
            }
        }
        return place
    }

    /// Whose view's size decides that of `id`: its parent, or what a presentation in a context covers.
    private func owner(of id: ControllerID) -> ControllerID {
        guard self[id].presenter.exists else { return container(of: id) }
        let style = resolvedStyle(of: id)
        return style == .currentContext || style == .overCurrentContext ? self[id].presenter : .none
    }

    @inline(__always)
    private func container(of id: ControllerID) -> ControllerID {
        self[id].parent.exists ? self[id].parent : self[id].host
    }

    /// MODAL-STYLE-TABLE: where what is presented lies, by its style. A window's root fills the window.
    private func present(_ id: ControllerID, in window: Size, _ place: inout Place) {
        guard self[id].presenter.exists else { return }
        let style = effectiveStyle(of: id, in: window)
        switch style {
        case .pageSheet, .formSheet: setSheet(metrics(in: window).sheet(style), in: window, &place)
        case .popover:
            let wanted = record(of: id).preferredSize
            place = Place(size: wanted == .zero ? metrics(in: window).sheet(.popover) : wanted, covered: Insets())
        case .currentContext, .overCurrentContext, .automatic, .fullScreen, .custom, .overFullScreen,
            .blurOverFullScreen, .none:
            break
        }
    }

    private func setSheet(_ size: Size, in window: Size, _ place: inout Place) {
        guard size != window else { return }
        place.size = size
        place.covered.top = 0
        if environment.device.isPad { place.covered.bottom = 0 }
    }

    /// Where a container lays its child, whether it shows it or not. From iOS 7 on the child lies under the bars,
    /// unless it asks not to.
    @inline(__always)
    private func contain(_ id: ControllerID, in container: ControllerID, _ window: Size, _ place: inout Place) {
        let bars = bars(of: container, window)
        guard bars != Bars() else { return }
        guard has(.barsOverlapContent) else {
            place.size = place.size.lowered(by: bars.top + bars.bottom)
            return
        }
        place.covered = place.covered.adding(top: bars.top, bottom: bars.bottom)
        let kept = self[id].geometry.kept
        if kept.contains(.top), bars.top > 0 {
            place.size = place.size.lowered(by: UInt32(place.covered.top))
            place.covered.top = 0
        }
        if kept.contains(.bottom), bars.bottom > 0 {
            place.size = place.size.lowered(by: UInt32(place.covered.bottom))
            place.covered.bottom = 0
        }
    }

    @inline(__always)
    private func bars(of container: ControllerID, _ window: Size) -> Bars {
        switch self[container].base {
        case .navigationController: Bars(top: metrics(in: window).navigationBar)
        case .tabBarController: Bars(bottom: metrics(in: window).tabBar)
        case .viewController, .tableViewController, .collectionViewController, .splitViewController,
            .pageViewController, .alertController, .searchController:
            Bars()
        }
    }

    // MARK: Sizing

    /// Gives the view of `id` the size that its owner has for it, and so on inwards.
    mutating func fit(_ id: ControllerID) {
        guard isAlive(id), self[id].hosting != .none else { return }
        let window = hasSizedWindow ? ownWindowSize(of: id) : environment.device.size
        guard self[container: id].firstOccupant.exists else {
            let view = self[id].view
            if view.exists { views[owned: view.index].size = ownedSize(of: id, window) }
            return
        }
        var waiting = [id]
        while let next = waiting.popLast() {
            let view = self[next].view
            guard view.exists else { continue }
            views[owned: view.index].size = ownedSize(of: next, window)
            for occupant in occupants(of: next) where self[occupant].appearance != .gone { waiting.append(occupant) }
        }
    }

    /// The size of `id` in its owner as that is now. Only a view that keeps out from under bars needs the whole path.
    @inline(__always)
    private mutating func ownedSize(of id: ControllerID, _ window: Size) -> Size {
        guard self[id].hosting == .view, self[id].geometry.kept.isEmpty, !self[id].presenter.exists else {
            return ownSlot(of: id, window)
        }
        var place = Place(size: size(of: self[id].host), covered: Insets())
        contain(id, in: container(of: id), window, &place)
        return place.size
    }

    // What is rare is done apart, by functions that get the world itself and not a copy.

    @inline(never)
    private mutating func ownWindowSize(of id: ControllerID) -> Size { size(of: windowOf(id)) }

    @inline(never)
    private mutating func ownSlot(of id: ControllerID, _ window: Size) -> Size { slot(of: id, window: window) }

    // MARK: What few controllers have

    /// The record of `id`, or one that says nothing.
    func record(of id: ControllerID) -> GeometryRecord {
        guard self[id].geometry.facts.contains(.hasRecord) else { return GeometryRecord() }
        return geometryRecords.first { $0.controller == id } ?? GeometryRecord()
    }

    /// Changes the record of `id`.
    mutating func setRecord(of id: ControllerID, _ record: GeometryRecord) {
        var record = record
        record.controller = id
        if let place = geometryRecords.firstIndex(where: { $0.controller == id }) {
            geometryRecords[place] = record
        } else {
            geometryRecords.append(record)
            self[id].geometry.facts.insert(.hasRecord)
        }
    }

    /// The controller is gone, and with it what was recorded of it.
    mutating func forgetGeometry(of id: ControllerID) {
        guard self[id].geometry.facts.contains(.hasRecord) else { return }
        self[id].geometry.facts.remove(.hasRecord)
        geometryRecords.removeAll { $0.controller == id }
    }
}
