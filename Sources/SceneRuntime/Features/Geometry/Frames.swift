/// A rectangle in the coordinates of a screen, in points.
package struct ScreenFrame: Hashable, Sendable, BitwiseCopyable {
    package var x: Int32 = 0
    package var y: Int32 = 0
    package var size = Size.zero

    package init(x: Int32 = 0, y: Int32 = 0, size: Size) { (self.x, self.y, self.size) = (x, y, size) }

    /// The rectangle of a size in the middle of this one.
    func centred(_ inner: Size) -> ScreenFrame {
        ScreenFrame(
            x: x &+ halfDifference(size.width, inner.width), y: y &+ halfDifference(size.height, inner.height),
            size: inner)
    }

    /// The rectangle of a size at the lower edge of this one, in the middle.
    func lowered(_ inner: Size) -> ScreenFrame {
        let top = Int32(truncatingIfNeeded: size.height) &- Int32(truncatingIfNeeded: inner.height)
        return ScreenFrame(x: x &+ halfDifference(size.width, inner.width), y: y &+ top, size: inner)
    }

    /// Returns half of the difference between an outer length and an inner one.
    private func halfDifference(_ outer: UInt32, _ inner: UInt32) -> Int32 {
        (Int32(truncatingIfNeeded: outer) &- Int32(truncatingIfNeeded: inner)) / 2
    }
}

/// Frames of root views on the screen, for drawing.
///
/// Sizes are those of `World+Geometry`, as after the next layout pass. Where the model has no number, because no
/// callback depends on it, the frame is schematic: the widths of columns, the heights of alerts and of medium detents,
/// and the places of popovers.
extension World {
    /// The widths and heights of schematic frames, in points.
    private enum Schematic {
        /// `UISplitViewController.maximumPrimaryColumnWidth` has this default value.
        static let column: UInt32 = 320
        static let alert = Size(270, 140)
        static let actionSheet: UInt32 = 180
    }

    /// A frame with the parts of it that bars and edges cover.
    package struct Place: Sendable, BitwiseCopyable {
        package var frame: ScreenFrame
        var covered: Insets
        let window: Size
    }

    /// Returns the place of a window, inside of which those of controllers are computed.
    package func place(of window: WindowID) -> Place {
        let (whole, root) = (size(of: window), rootArea(in: size(of: window)))
        let top = Int32(truncatingIfNeeded: whole.height) &- Int32(truncatingIfNeeded: root.height)
        return Place(frame: ScreenFrame(x: 0, y: top, size: root), covered: coveredInsets(in: whole), window: whole)
    }

    /// Returns the place of `id` in that of `outer`: its parent, its presenter or, for a root, its window.
    ///
    /// - `whole`: the place of the window.
    package func place(of id: ControllerID, in outer: Place, isPresented: Bool, whole: Place) -> Place {
        var place = isPresented ? presentedPlace(of: id, in: outer, whole: whole) : containedPlace(of: id, in: outer)
        if self[id].geometry.facts.contains(.hasRecord) {
            place.covered = place.covered.adding(record(of: id).additional)
        }
        return place
    }

    /// MODAL-STYLE-TABLE: the place of a presented controller.
    private func presentedPlace(of id: ControllerID, in presenter: Place, whole: Place) -> Place {
        let style = effectiveStyle(of: id, in: whole.window)
        if style.isInContext { return presenter }
        var place = whole
        var geometry = ViewGeometry(size: whole.frame.size, covered: whole.covered)
        setPresentedGeometry(of: id, in: whole.window, &geometry)
        place.covered = geometry.covered
        if self[id].base == .alertController {
            place.frame = alertFrame(of: id, in: whole.frame)
            place.covered = Insets()
        } else if style == .popover {
            place.frame = whole.frame.centred(geometry.size)
        } else if style.family == .sheet, geometry.size != whole.window {
            var size = geometry.size
            if detent(of: id) == .medium { size = size.lowered(by: size.height / 2) }
            let isForPad = environment.device.isPad && whole.window.horizontalClass == .regular
            place.frame = isForPad ? whole.frame.centred(size) : whole.frame.lowered(size)
        } else {
            place.frame.size = geometry.size
        }
        return place
    }

    private func alertFrame(of id: ControllerID, in window: ScreenFrame) -> ScreenFrame {
        guard isActionSheet(id) else { return window.centred(Schematic.alert) }
        return window.lowered(Size(window.size.width - min(16, window.size.width), Schematic.actionSheet))
    }

    /// Returns the frame of a child of a container with bars or columns.
    private func containedPlace(of id: ControllerID, in outer: Place) -> Place {
        let container = container(of: id)
        guard container.exists else { return outer }
        if self[container].base == .splitViewController { return columnPlace(of: id, in: container, outer) }
        let bars = bars(of: container, around: id, outer.window)
        var geometry = ViewGeometry(size: outer.frame.size, covered: outer.covered)
        setChildGeometry(of: id, in: container, outer.window, &geometry)
        var place = outer
        place.frame.size = geometry.size
        place.covered = geometry.covered
        if !has(.barsOverlapContent) {
            place.frame.y += Int32(bars.top)
        } else if bars.top > 0, geometry.covered.top == 0 {
            // The view does not extend under the top bars, so it begins below them.
            place.frame.y += Int32(outer.covered.adding(top: bars.top, bottom: 0).top)
        }
        return place
    }

    /// The place of a column: side columns are at the left, beside the secondary one or over it.
    private func columnPlace(of id: ControllerID, in container: ControllerID, _ outer: Place) -> Place {
        let split = split(container)
        let columns = visibleColumns(of: container)
        guard !split.isCollapsed, columns.count > 1, let number = columns.firstIndex(of: id) else { return outer }
        let width = min(Schematic.column, outer.frame.size.width / UInt32(clamping: columns.count))
        let sides = UInt32(clamping: columns.count - 1)
        var place = outer
        let isLast = number == columns.count - 1
        if !isLast || !split.mode.isOverSecondary { place.frame.x += Int32(width) * Int32(number) }
        if !isLast {
            place.frame.size.width = width
        } else if !split.mode.isOverSecondary {
            place.frame.size.width -= width * sides
        }
        return place
    }
}
