extension PropertyRow {
    /// The properties of rotation.
    static let rotation: [PropertyRow] = [
        PropertyRow(
            .interfaceOrientation, "interfaceOrientation", of: .controllers, .symbol(.orientation),
            .computed({ world, _ in .symbol(world.environment.device.orientation) }), listed: false,
            "The orientation of the interface."),
        PropertyRow(
            .supportedInterfaceOrientations, "supportedInterfaceOrientations", of: .controllers, releases: .since(6),
            .symbol(.orientations),
            .computed(
                { .value($0.supported(by: $1.controller).argument) },
                { $0.setSupportedOrientations(of: $1.controller, OrientationMask($2)) }), access: .override,
            listed: false, "The orientations that the controller supports, from iOS 6."),
        PropertyRow(
            .preferredInterfaceOrientationForPresentation, "preferredInterfaceOrientationForPresentation",
            of: .controllers, releases: .since(6), .symbol(.orientation),
            .computed(
                { .symbol($0.preferred(by: $1.controller).symbol) },
                { $0.setPreferredOrientation(of: $1.controller, $2.asSymbol.flatMap { OrientationMask($0) }) }),
            access: .override, listed: false, "The orientation in which the controller is presented, from iOS 6."),
        PropertyRow(
            .shouldAutorotate, "shouldAutorotate", of: .controllers, releases: .since(6), .boolean(usually: true),
            .computed(
                { .bool(!$0[$1.controller].geometry.facts.contains(.refusesRotation)) },
                { $0.setFact(.refusesRotation, of: $1.controller, $2.asBool.map { !$0 }) }), access: .override,
            "Whether the interface rotates with the device, in iOS 6 to 15."),
    ]
}

extension World {
    fileprivate mutating func setSupportedOrientations(of id: ControllerID, _ mask: OrientationMask?) -> PropertyWriting
    {
        guard let mask, !mask.isEmpty else { return .mismatch }
        self[id].geometry.supported = mask
        return .done
    }

    fileprivate mutating func setPreferredOrientation(of id: ControllerID, _ mask: OrientationMask?) -> PropertyWriting
    {
        guard let mask, mask.isSingle else { return .mismatch }
        self[id].geometry.preferred = mask
        return .done
    }
}
