/// The frames of views inside of root views. A frame is a function of the frame and mask that were set, of the
/// superview's size at that time, and of its size now. So a rotation changes nothing that is stored.
extension World {
    /// What is known of a frame.
    enum FrameReading {
        case known(Rect)
        case refused(Refusal)
    }

    /// The record of `view`, or an initial one. A view of code has the frame zero at first.
    func layout(of view: ViewID) -> ViewLayout {
        if let known = features.viewLayouts.first(where: { $0.view == view }) { return known }
        let isOfCode = declaration(of: view) == nil
        return ViewLayout(view: view, frame: isOfCode ? Rect(packed: 0) : nil)
    }

    mutating func changeLayout(of view: ViewID, _ change: (inout ViewLayout) -> Void) {
        var layout = layout(of: view)
        change(&layout)
        features.viewLayouts.removeAll { $0.view == view }
        features.viewLayouts.append(layout)
    }

    /// The frame of `view` in its superview.
    func frame(of view: ViewID) -> FrameReading {
        if isRootView(view) { return rootFrame(of: view) }
        let layout = layout(of: view)
        guard let frame = layout.frame else { return .refused(.frameFromStoryboardOrNib) }
        let superview = views[view.index].superview
        guard superview.exists, !layout.mask.isEmpty, self.layout(of: superview).resizesSubviews else {
            return .known(frame)
        }
        guard let old = layout.around, let new = sizeOfView(superview) else {
            return .refused(.frameFromStoryboardOrNib)
        }
        guard old.hasWidth, new.hasWidth else { return .refused(.columnWidth) }
        let resized = frame.resized(layout.mask, from: old, to: new)
        return resized.map { .known($0) } ?? .refused(.autoresizing)
    }

    /// Whether `view` is the root view of a controller.
    func isRootView(_ view: ViewID) -> Bool { views[view.index].owner.exists && views[view.index].number == 0 }

    /// A root view that has no superview, or fills it, begins at the origin. Elsewhere UIKit's private views decide.
    private func rootFrame(of view: ViewID) -> FrameReading {
        let id = views[view.index].owner
        let fills: Bool
        switch self[id].hosting {
        case .none: fills = true
        case .window: fills = has(.statusBarOverlapsContent)
        case .view: fills = isPlain(self[id].host)
        case .presentation, .context: fills = false
        }
        guard fills, let rect = Rect(size: views[view.index].size) else { return .refused(.frameOfRoot) }
        return .known(rect)
    }

    /// Whether `id` is an ordinary controller, of no special kind such as a container or a table view controller.
    func isPlain(_ id: ControllerID) -> Bool { self[id].base == .viewController }

    /// The size of a view; nil if it is not known.
    private func sizeOfView(_ view: ViewID) -> Size? {
        if isRootView(view) { return views[view.index].size }
        guard case .known(let rect) = frame(of: view) else { return nil }
        return rect.size
    }

    /// The size of the superview; nil without one, or if it is not known.
    func sizeAround(_ view: ViewID) -> Size? {
        let superview = views[view.index].superview
        return superview.exists ? sizeOfView(superview) : nil
    }

    /// Stores the present frame of `view` as the frame that was set, before something changes on which it depends.
    mutating func storeFrame(of view: ViewID) {
        guard !features.viewLayouts.isEmpty, !isRootView(view) else { return }
        var frame: Rect?
        if case .known(let rect) = self.frame(of: view) { frame = rect }
        let around = sizeAround(view)
        changeLayout(of: view) {
            $0.frame = frame
            $0.around = around
        }
    }

    /// Stores the size of the superview to which `view` was added.
    mutating func storeSizeAround(_ view: ViewID) {
        guard !features.viewLayouts.isEmpty else { return }
        let around = sizeAround(view)
        changeLayout(of: view) { $0.around = around }
    }

    /// Removes the record of a view that is gone.
    mutating func forgetLayout(of view: ViewID) {
        if !features.viewLayouts.isEmpty { features.viewLayouts.removeAll { $0.view == view } }
    }
}

extension Rect {
    /// Returns what a frame becomes when its superview's size changes; nil if it is not known.
    func resized(_ mask: AutoresizingMask, from old: Size, to new: Size) -> Rect? {
        let across = Extent(start: Int(x), length: Int(width))
            .resized(mask.flexibleParts(along: .horizontal), from: Int(old.width), to: Int(new.width))
        let down = Extent(start: Int(y), length: Int(height))
            .resized(mask.flexibleParts(along: .vertical), from: Int(old.height), to: Int(new.height))
        guard let across, let down else { return nil }
        return Rect(across.start, down.start, across.length, down.length)
    }
}
