/// What controllers and the app answer about orientations and sizes.
extension World {
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
