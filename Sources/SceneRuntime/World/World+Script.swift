/// What only the machine that runs the script asks for.
extension World {
    /// The instance that a request has made, or none. The script owns it: the request has handed it over.
    public mutating func takeResult() -> ControllerID {
        let id = result.asController
        result = .null
        return isAlive(id) ? id : .none
    }

    /// The children of `id`, oldest first.
    public func childControllers(of id: ControllerID) -> [ControllerID] { children(of: id) }
}

/// What a picture of the controllers shows.
extension World {
    /// Whether the view of `id` is in memory.
    public func isViewLoaded(_ id: ControllerID) -> Bool { isAlive(id) && self[id].flags.contains(.viewLoaded) }

    /// Whether `id` is on screen, or coming or going.
    public func isVisible(_ id: ControllerID) -> Bool { isAlive(id) && self[id].appearance != .gone }

    /// What `id` itself presents: none or one.
    public func presentedControllers(of id: ControllerID) -> [ControllerID] {
        isAlive(id) && self[id].presented.exists ? [self[id].presented] : []
    }
}

extension World {
    /// The number of a name that comes up while the script runs, a new one where it is new.
    public mutating func internName(_ text: [UInt8]) -> NameID { blueprint.names.intern(text) }
}

extension World {
    /// All living controllers, in the order of their slots.
    public func livingControllers() -> [ControllerID] {
        controllers.indices.dropFirst().compactMap { slot in
            let id = ControllerID(UInt32(slot))
            return isAlive(id) ? id : nil
        }
    }
}
