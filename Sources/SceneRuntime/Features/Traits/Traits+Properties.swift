extension PropertyRow {
    /// The properties of traits.
    static let traits: [PropertyRow] = [
        PropertyRow(
            .traitCollection, "traitCollection", of: [.controllers, .view], releases: .since(8), .traits,
            .computed({ $0.traitCollection(of: $1) }), listed: false, "The size classes and the idiom, from iOS 8."),
        PropertyRow(
            .horizontalSizeClass, "horizontalSizeClass", of: [.traits, .traitOverrides], .symbol(.sizeClass),
            .computed(
                { .symbol($0.traits(referredBy: $1).horizontal.symbol) },
                { $0.setSizeClass(.horizontalSizeClass, of: $1, $2.asSymbol) }), access: .step,
            "The size class of the width: .compact or .regular."),
        PropertyRow(
            .verticalSizeClass, "verticalSizeClass", of: [.traits, .traitOverrides], .symbol(.sizeClass),
            .computed(
                { .symbol($0.traits(referredBy: $1).vertical.symbol) },
                { $0.setSizeClass(.verticalSizeClass, of: $1, $2.asSymbol) }), access: .step,
            "The size class of the height: .compact or .regular."),
        PropertyRow(
            .userInterfaceIdiom, "userInterfaceIdiom", of: .traits, .symbol(.any),
            .computed({ .symbol(Traits(packed: $1.index).isPad ? .pad : .phone) }), "The idiom: .phone or .pad."),
        PropertyRow(
            .userInterfaceStyle, "userInterfaceStyle", of: [.traits, .traitOverrides], releases: .since(13),
            .symbol(.interfaceStyle),
            .computed(
                { .symbol($0.traits(referredBy: $1).style.symbol) },
                { $0.setStyleOverride(of: $1, $2.asSymbol) }), access: .step,
            "The interface style (light or dark mode), from iOS 13: .light or .dark."),
        PropertyRow(
            .overrideUserInterfaceStyle, "overrideUserInterfaceStyle", of: [.controllers, .view, .window],
            releases: .since(13), .symbol(.interfaceStyle),
            .computed(
                { .symbol($0.overriddenStyle(of: $1).symbol) },
                { $0.setOverriddenStyle(of: $1, $2.asSymbol) }), access: .step, listed: false,
            "The interface style that replaces the system's, from iOS 13: .light, .dark or .unspecified."),
        PropertyRow(
            .traitOverrides, "traitOverrides", of: .controllers, releases: .since(17), .traits,
            .computed({ .object(ObjectRef(.traitOverrides, $1.controller.raw)) }),
            listed: false, "The traits that replace inherited ones, from iOS 17."),
    ]
}

extension World {
    /// Returns the traits of a controller, or of a view: those of the controller around it. Those of a view without one
    /// are inferred: the traits of the device, because it has nothing else to inherit.
    fileprivate func traitCollection(of object: ObjectRef) -> PropertyReading {
        let owner = object.kind == .controller ? object.controller : ownerOfView(object.view).controller
        guard owner.exists else { return .object(ObjectRef(.traits, traitsOfDevice.packed)) }
        let isStale = self[owner].geometry.facts.contains(.hasStaleTraits)
        var now = isStale ? Traits(packed: record(of: owner).staleTraits) : traits(of: owner)
        let own = object.kind == .view ? record(of: owner).viewStyle : .unspecified
        if own != .unspecified { now.style = own }
        return .object(ObjectRef(.traits, now.packed))
    }

    private var traitsOfDevice: Traits {
        let size = environment.device.size
        var found = Traits(
            horizontal: size.horizontalClass, vertical: size.verticalClass, isPad: environment.device.isPad)
        if has(.interfacesHaveStyles) { found.style = features.systemStyle }
        return found
    }
}
