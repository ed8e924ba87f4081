/// The properties of geometry, orientation and traits.
extension World {
    /// Of a controller. What the release does not have is unavailable.
    func readGeometry(_ property: Property, of id: ControllerID) -> Reading {
        guard hasProperty(property) else { return .unavailable }
        let wishes = self[id].geometry
        if property == .interfaceOrientation { return .value(.symbol(environment.device.orientation)) }
        if property == .traitCollection { return readTraits(of: id) }
        if property == .preferredContentSize {
            let size = record(of: id).preferredSize
            return .value(.size(width: size.width, height: size.height))
        }
        if property == .supportedInterfaceOrientations { return .value(.symbol(supported(by: id).symbol)) }
        if property == .preferredInterfaceOrientationForPresentation {
            return .value(.symbol(preferred(by: id).symbol))
        }
        if property == .shouldAutorotate { return .value(.bool(!wishes.facts.contains(.staysPut))) }
        if property == .edgesForExtendedLayout { return .value(.symbol(extended(wishes.kept))) }
        let isTop = property == .topLayoutGuide
        guard isTop || property == .bottomLayoutGuide else { return .unavailable }
        let area = safeArea(of: id)
        return .value(.object(ObjectRef(.guide, UInt32(isTop ? area.top : area.bottom))))
    }

    /// Whether the release has the property at all.
    func hasProperty(_ property: Property) -> Bool { property.spec.releases.contains(release) }

    private func readTraits(of id: ControllerID) -> Reading {
        .value(.object(ObjectRef(.traits, traits(of: id).packed)))
    }

    /// Of a controller's view.
    func readGeometry(_ property: Property, of view: ViewID) -> Reading {
        let (owner, place) = ownerOfView(view)
        // A view inside has no size of its own here: layout is not modelled.
        guard place == 0 else { return .unavailable }
        if property == .bounds {
            let size = views[view.index].size
            return .value(.size(width: size.width, height: size.height))
        }
        guard owner.exists else { return .unavailable }
        guard hasProperty(property) else { return .unavailable }
        if property == .traitCollection { return readTraits(of: owner) }
        guard property == .safeAreaInsets else { return .unavailable }
        return .value(.object(ObjectRef(.insets, safeArea(of: owner).packed)))
    }

    /// Of the values themselves.
    func readValue(_ property: Property, of object: ObjectRef) -> Reading {
        if object.kind == .guide { return property == .length ? .value(.int(Int(object.index))) : .unavailable }
        if object.kind == .insets {
            let insets = Insets(packed: object.index)
            if property == .top { return .value(.int(Int(insets.top))) }
            if property == .left { return .value(.int(Int(insets.left))) }
            if property == .bottom { return .value(.int(Int(insets.bottom))) }
            return property == .right ? .value(.int(Int(insets.right))) : .unavailable
        }
        let traits = Traits(packed: object.index)
        if property == .horizontalSizeClass { return .value(.symbol(traits.horizontal.symbol)) }
        if property == .verticalSizeClass { return .value(.symbol(traits.vertical.symbol)) }
        return property == .userInterfaceIdiom ? .value(.symbol(traits.isPad ? .pad : .phone)) : .unavailable
    }

    /// Sets one of them; `.unavailable` for what cannot be set or is not there yet.
    mutating func setGeometry(_ property: Property, of id: ControllerID, _ value: Argument) -> Writing {
        if property == .preferredContentSize {
            guard hasProperty(property) else { return .unavailable }
            guard let size = value.asSize else { return .mismatch }
            var record = record(of: id)
            record.preferredSize = size
            setRecord(of: id, record)
            return .done
        }
        if property == .edgesForExtendedLayout {
            guard hasProperty(property) else { return .unavailable }
            guard let symbol = value.asSymbol, let kept = EdgeSet(exceptFor: symbol) else { return .mismatch }
            self[id].geometry.kept = kept
            return .done
        }
        if property == .shouldAutorotate {
            guard let turns = value.asBool else { return .mismatch }
            if turns { self[id].geometry.facts.remove(.staysPut) } else { self[id].geometry.facts.insert(.staysPut) }
            return .done
        }
        guard let mask = value.asSymbol.flatMap(OrientationMask.init) else { return .mismatch }
        if property == .supportedInterfaceOrientations {
            self[id].geometry.supported = mask
            return .done
        }
        guard property == .preferredInterfaceOrientationForPresentation, mask.isSingle else { return .mismatch }
        self[id].geometry.preferred = mask
        return .done
    }

    /// The symbol of the edges that are not kept clear.
    private func extended(_ kept: EdgeSet) -> Symbol {
        if kept.isEmpty { return .all }
        if kept == .top { return .bottom }
        return kept == .bottom ? .top : .none
    }

    // MARK: Orientations

    /// What the inherited implementation answers to a question about orientation and size.
    mutating func setOrientationAnswer(of call: Call, for id: ControllerID) {
        if call.method == .applicationSupportedInterfaceOrientations { answer = .symbol(appOrientations.symbol) }
        guard id.exists else { return }
        if call.method == .supportedInterfaceOrientations {
            answer = .symbol(supported(by: id).symbol)
        } else if call.method == .preferredInterfaceOrientationForPresentation {
            answer = .symbol(preferred(by: id).symbol)
        } else if call.method == .shouldAutorotate {
            answer = .bool(!self[id].geometry.facts.contains(.staysPut))
        } else if call.method == .shouldAutorotateToInterfaceOrientation {
            answer = .bool(call.first.asSymbol == .portrait)
        } else if call.method == .sizeForChildContentContainer, isAlive(call.first.asController) {
            answer = .size(comingSize(of: call.first.asController))
        }
    }

    /// The orientations that a controller supports unless it says which.
    var usualOrientations: OrientationMask { environment.device.isPad ? .all : .allButUpsideDown }

    /// The orientations that `id` says it supports.
    func supported(by id: ControllerID) -> OrientationMask {
        let own = self[id].geometry.supported
        return own.isEmpty ? usualOrientations : own
    }

    /// The orientation that `id` prefers; without a word of it, the one that the interface has.
    func preferred(by id: ControllerID) -> OrientationMask {
        let own = self[id].geometry.preferred
        return own.isEmpty ? OrientationMask(environment.device.orientation) ?? .portrait : own
    }
}

extension EdgeSet {
    /// The edges that are left when a view lies under bars at those that the symbol names; nil for another symbol.
    init?(exceptFor symbol: Symbol) {
        let known: [(Symbol, EdgeSet)] = [(.all, []), (.none, [.top, .bottom]), (.top, .bottom), (.bottom, .top)]
        guard let found = known.first(where: { $0.0 == symbol }) else { return nil }
        self = found.1
    }
}
