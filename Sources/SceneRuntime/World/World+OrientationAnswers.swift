/// The results of methods about orientations and sizes.
extension World {
    /// Sets the result of an inherited method about orientation and size.
    mutating func setOrientationAnswer(of call: MethodCall, for id: ControllerID) {
        if call.method == .applicationSupportedInterfaceOrientations { returnValue = appOrientations.argument }
        guard id.exists else { return }
        if call.method == .supportedInterfaceOrientations {
            returnValue = supported(by: id).argument
        } else if call.method == .preferredInterfaceOrientationForPresentation {
            returnValue = .symbol(preferred(by: id).symbol)
        } else if call.method == .shouldAutorotate {
            returnValue = .bool(!self[id].geometry.facts.contains(.refusesRotation))
        } else if call.method == .shouldAutorotateToInterfaceOrientation {
            returnValue = .bool(call.first.asSymbol == .portrait)
        } else if call.method == .sizeForChildContentContainer, isAlive(call.first.asController) {
            returnValue = .size(newSize(of: call.first.asController))
        }
    }

    /// The default of supported orientations.
    var usualOrientations: OrientationMask { environment.device.isPad ? .all : .allButUpsideDown }

    /// Returns the orientations that `id` supports.
    func supported(by id: ControllerID) -> OrientationMask {
        let own = self[id].geometry.supported
        return own.isEmpty ? usualOrientations : own
    }

    /// Returns the preferred orientation of `id`; by default the current one.
    func preferred(by id: ControllerID) -> OrientationMask {
        let own = self[id].geometry.preferred
        return own.isEmpty ? OrientationMask(environment.device.orientation) ?? .portrait : own
    }
}
