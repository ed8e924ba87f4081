/// The frame of a view, and its autoresizing, as properties.
extension World {
    /// Returns a property of the frame, or the request that refuses it.
    func reading(_ frame: FrameReading, of view: ViewID, _ value: (Rect) -> Argument) -> PropertyReading {
        switch frame {
        case .known(let rect): .value(value(rect))
        case .refused(let refusal): .perform(.refuse(refusal, views[view.index].owner, .none))
        }
    }

    /// `view.frame = …`. A child's root view fills the view of a plain parent. So setting that frame changes nothing,
    /// and another one is refused.
    mutating func setFrame(of view: ViewID, _ frame: Rect?) -> PropertyWriting {
        guard let frame else { return .mismatch }
        if isRootView(view) {
            let id = views[view.index].owner
            let parent = self[id].parent
            if parent.exists, isPlain(parent), Rect(size: size(of: parent)) == frame { return .done }
            return .perform(.refuse(.frameOfRoot, id, .none))
        }
        let around = sizeAround(view)
        changeLayout(of: view) {
            $0.frame = frame
            $0.around = around
        }
        return .done
    }

    /// `view.autoresizingMask = …`. That of a root view has no effect, because its owner sets its size.
    mutating func setMask(of view: ViewID, _ mask: AutoresizingMask?) -> PropertyWriting {
        guard let mask else { return .mismatch }
        storeFrame(of: view)
        changeLayout(of: view) { $0.mask = mask }
        return .done
    }

    /// `view.autoresizesSubviews = …`.
    mutating func setResizing(of view: ViewID, _ isOn: Bool?) -> PropertyWriting {
        guard let isOn else { return .mismatch }
        for other in features.viewLayouts where views[other.view.index].superview == view { storeFrame(of: other.view) }
        changeLayout(of: view) { $0.resizesSubviews = isOn }
        return .done
    }
}
