/// What only the machine that runs the script asks for.
extension World {
    /// The instance that a request has made, or none. The script owns it: the request has handed it over.
    package mutating func takeResult() -> ControllerID {
        let id = result.asController
        result = .null
        return isAlive(id) ? id : .none
    }

    /// The children of `id`, oldest first.
    package func childControllers(of id: ControllerID) -> [ControllerID] { children(of: id) }
}

/// What a picture of the controllers shows.
extension World {
    /// Whether the view of `id` is in memory.
    package func isViewLoaded(_ id: ControllerID) -> Bool { isAlive(id) && self[id].flags.contains(.viewLoaded) }

    /// How far the appearance of `id` has come.
    package func stateName(of id: ControllerID) -> StaticString {
        switch self[id].appearance {
        case .gone: "disappeared"
        case .appearing: "appearing"
        case .here: "appeared"
        case .leaving: "disappearing"
        }
    }

    /// Whether the view of `id` is in a window.
    package func isOnScreen(_ id: ControllerID) -> Bool { isAlive(id) && hasWindow(id) }

    /// The style that `id` is presented with here.
    package func styleName(of id: ControllerID) -> StaticString { resolvedStyle(of: id).symbol.spelling }

    /// The roots of the windows, the key window's first.
    package func rootControllers() -> [ControllerID] {
        let others = windows.indices.filter { $0 > 0 && $0 != keyWindow.index }.map { windows[$0].root }
        return ([self[keyWindow].root] + others).filter { $0.exists }
    }

    /// What `id` itself presents: none or one.
    package func presentedControllers(of id: ControllerID) -> [ControllerID] {
        isAlive(id) && self[container: id].presented.exists ? [self[container: id].presented] : []
    }
}

extension World {
    /// All living controllers, in the order of their slots.
    package func livingControllers() -> [ControllerID] {
        controllers.indices.dropFirst().compactMap { slot in
            let id = ControllerID(UInt32(slot))
            return isAlive(id) ? id : nil
        }
    }
}
