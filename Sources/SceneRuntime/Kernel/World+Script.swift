/// Queries of the interpreter.
extension World {
    /// Returns the instance that a request has created, or none, and clears the result. The caller owns the reference.
    package mutating func takeCreatedObject() -> ControllerID {
        let id = createdObject.asController
        createdObject = .null
        return isAlive(id) ? id : .none
    }

    /// The children of `id`, oldest first.
    package func childControllers(of id: ControllerID) -> [ControllerID] { children(of: id) }
}

/// Queries for the tree of controllers.
extension World {
    /// Whether the view of `id` is loaded.
    package func isViewLoaded(_ id: ControllerID) -> Bool { isAlive(id) && self[id].flags.contains(.viewLoaded) }

    /// Returns the state of the appearance of `id`, in a word.
    package func stateName(of id: ControllerID) -> StaticString {
        switch self[id].appearance {
        case .disappeared: "disappeared"
        case .appearing: "appearing"
        case .appeared: "appeared"
        case .disappearing: "disappearing"
        }
    }

    /// Whether the view of `id` is in a window.
    package func isOnScreen(_ id: ControllerID) -> Bool { isAlive(id) && hasWindow(id) }

    /// Returns the name of the style of the presentation of `id`, after adaptation.
    package func styleName(of id: ControllerID) -> StaticString { resolvedStyle(of: id).symbol.spelling }

    /// The roots of the windows, the key window's first.
    package func rootControllers() -> [ControllerID] {
        let others = windows.indices.filter { $0 > 0 && $0 != keyWindow.index }.map { windows[$0].root }
        return ([self[keyWindow].root] + others).filter { $0.exists }
    }

    /// Returns the controller that `id` presents; nil if there is none.
    package func presentedController(of id: ControllerID) -> ControllerID? {
        isAlive(id) && self[contents: id].presented.exists ? self[contents: id].presented : nil
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
