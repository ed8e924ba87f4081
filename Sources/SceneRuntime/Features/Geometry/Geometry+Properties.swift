extension PropertyRow {
    /// The properties of safe areas, insets and sizes.
    static let geometry: [PropertyRow] = [
        PropertyRow(
            .safeAreaInsets, "safeAreaInsets", of: .view, releases: .since(11), .insets,
            .computed({ $0.safeAreaInsets(of: $0.rootViewOwner(of: $1)) }),
            "The insets of the area that no bar or edge covers, from iOS 11."),
        PropertyRow(
            .additionalSafeAreaInsets, "additionalSafeAreaInsets", of: .controllers, releases: .since(11), .insets,
            .computed(
                { .object(ObjectRef(.additionalInsets, $1.controller.raw)) },
                { $0.setInsets(of: $1.controller, $2.asObject) }), access: .step, listed: false,
            "The insets that the controller adds to the safe area of its view, from iOS 11."),
        PropertyRow(
            .topLayoutGuide, "topLayoutGuide", of: .controllers, releases: .since(7), .guide,
            .computed({ $0.guide(of: $1.controller, .top) }),
            listed: false, "The guide at which content begins, from iOS 7."),
        PropertyRow(
            .bottomLayoutGuide, "bottomLayoutGuide", of: .controllers, releases: .since(7), .guide,
            .computed({ $0.guide(of: $1.controller, .bottom) }), listed: false,
            "The guide at which content ends, from iOS 7."),
        PropertyRow(
            .edgesForExtendedLayout, "edgesForExtendedLayout", of: .controllers, releases: .since(7), .symbol(.edges),
            .computed(
                { .value(EdgeSet.all.subtracting($0[$1.controller].geometry.avoidedEdges).argument) },
                { $0.setExtendedEdges(of: $1.controller, EdgeSet($2)) }), access: .readWrite, listed: false,
            "The edges at which the view extends under bars, from iOS 7: .all, .none, .top, or a list of edges."),
        PropertyRow(
            .preferredContentSize, "preferredContentSize", of: .controllers, releases: .since(7), .size,
            .computed(
                { .size($0.record(of: $1.controller).preferredSize) },
                { $0.setPreferredSize(of: $1.controller, $2.asSize) }), access: .step, listed: false,
            "The size that the controller prefers in a popover or in its parent, from iOS 7."),
        PropertyRow(
            .length, "length", of: .guide, .points, .computed({ .int($1.index) }),
            "The distance of the layout guide from the edge, in points."),
        PropertyRow(
            .top, "top", of: [.insets, .additionalInsets], .points,
            .computed(
                { .int($0.insets(of: $1).top) },
                { $0.setInset(of: $1, $2.asInt) { $0.top = $1 } }), access: .step,
            "The inset at the top, in points."),
        PropertyRow(
            .left, "left", of: [.insets, .additionalInsets], .points,
            .computed(
                { .int($0.insets(of: $1).left) },
                { $0.setInset(of: $1, $2.asInt) { $0.left = $1 } }), access: .step,
            "The inset at the left, in points."),
        PropertyRow(
            .bottom, "bottom", of: [.insets, .additionalInsets], .points,
            .computed(
                { .int($0.insets(of: $1).bottom) },
                { $0.setInset(of: $1, $2.asInt) { $0.bottom = $1 } }), access: .step,
            "The inset at the bottom, in points."),
        PropertyRow(
            .right, "right", of: [.insets, .additionalInsets], .points,
            .computed(
                { .int($0.insets(of: $1).right) },
                { $0.setInset(of: $1, $2.asInt) { $0.right = $1 } }), access: .step,
            "The inset at the right, in points."),
    ]
}

extension World {
    fileprivate mutating func setExtendedEdges(of id: ControllerID, _ edges: EdgeSet?) -> PropertyWriting {
        guard let edges else { return .mismatch }
        self[id].geometry.avoidedEdges = EdgeSet.all.subtracting(edges)
        features.hasAvoidedEdges = true
        return .done
    }

    /// Sets or clears a fact about the geometry of a controller.
    mutating func setFact(_ fact: GeometryFacts, of id: ControllerID, _ isOn: Bool?) -> PropertyWriting {
        guard let isOn else { return .mismatch }
        if isOn { self[id].geometry.facts.insert(fact) } else { self[id].geometry.facts.remove(fact) }
        return .done
    }

    fileprivate mutating func setPreferredSize(of id: ControllerID, _ size: Size?) -> PropertyWriting {
        guard let size else { return .mismatch }
        if self[id].parent.exists || self[id].hosting.isPresentation {
            return .perform(.setProperty(.preferSize(id, size)))
        }
        updatePreferredSize(of: id, size)
        return .done
    }

    fileprivate mutating func updatePreferredSize(of id: ControllerID, _ size: Size) {
        var record = record(of: id)
        record.preferredSize = size
        setRecord(of: id, record)
    }

    /// CONTENTSIZE-1: the parent of a child that prefers another size is notified, or the presentation controller.
    mutating func preferSize(_ size: Size, of id: ControllerID) {
        guard isAlive(id) else { return }
        if record(of: id).preferredSize == size { return reportSameValue(of: id) }
        updatePreferredSize(of: id, size)
        guard applies(.contentSize1) else { return }
        cite(.contentSize1)
        if self[id].parent.exists {
            call(self[id].parent, .preferredContentSizeDidChange, .controller(id))
            resizeWithTop(self[id].parent)
        } else if self[id].hosting.isPresentation {
            resizePresentation(of: id, to: size)
        }
    }

    /// A custom presentation is notified, and a popover takes the size. A change to 0 is not animated.
    fileprivate mutating func resizePresentation(of id: ControllerID, to size: Size) {
        let controller = presentationController(of: id)
        if controller.exists, blueprint.styles[controller.index].overrides.contains(.presentedContentSizeDidChange) {
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(.style, controller.raw), method: .presentedContentSizeDidChange,
                    first: .controller(id)))
        }
        guard effectiveStyle(of: id) == .popover, hasWindow(id) else { return }
        if rareLines.contains(.transitions) {
            let isAnimated = size.width > 0 && size.height > 0
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(id), method: .sizeTransition, first: .size(size), second: .bool(isAnimated)))
        }
        enqueueAtCommit(.view(.sizeAndLayOut(id)))
    }

    /// `owner` is the controller of the view, if it is a root view. Other views have no insets.
    fileprivate mutating func safeAreaInsets(of owner: ControllerID) -> PropertyReading {
        owner.exists ? readSafeArea(of: owner) { .object(ObjectRef(.insets, $0.packed)) } : .unavailable
    }

    /// Reads a layout guide. GUIDE-CHILD-1: those of a child whose view was added before addChild are contested.
    fileprivate mutating func guide(of id: ControllerID, _ edge: EdgeSet) -> PropertyReading {
        var walk = id
        while walk.exists, applies(.guideChild1) {
            let parent = self[walk].parent
            let cause = rule
            cite(.guideChild1)
            cite(cause)
            if parent.exists, hidesGuides(parent), self[walk].geometry.facts.contains(.hadViewBeforeParent) {
                return .perform(.refuse(.guidesOfEarlyView, walk, .none))
            }
            walk = sizingOwner(of: walk)
        }
        // A tab bar at the top does not change the inset at the bottom.
        if edge == .bottom { return .object(ObjectRef(.guide, UInt32(safeArea(of: id).bottom))) }
        return readSafeArea(of: id) { .object(ObjectRef(.guide, UInt32($0.top))) }
    }
}
