/// The orientations that controllers support and prefer.
extension World {
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
