/// DEVICE-ORIENT-1: the orientation of the device, which is not that of the interface.
extension World {
    private static var orientationNotification: StaticString { "UIDeviceOrientationDidChangeNotification" }

    /// `UIDevice.orientation`: unknown unless the app has asked for notifications.
    package var deviceOrientation: Symbol {
        if features.posture.requests == 0 { return .unknown }
        return features.posture.flat == .unknown ? features.heldOrientation.crossed : features.posture.flat
    }

    /// `beginGeneratingDeviceOrientationNotifications()` or, with `false`,
    /// `endGeneratingDeviceOrientationNotifications()`. Calls nest.
    package mutating func reportOrientation(_ begins: Bool) {
        if begins {
            features.posture.requests &+= 1
        } else if features.posture.requests > 0 {
            features.posture.requests -= 1
        }
    }

    /// Posts the notification, if the script uses its name. Precondition: the device reports its orientation.
    mutating func announceOrientation() {
        cite(.deviceOrient1)
        let name = findName(Self.orientationNotification.utf8Bytes)
        if name.exists { enqueue(.system(.notifyAll(name))) }
    }

    /// Whether a script handles both the notification and the transition that follows it from iOS 8, whose order is not
    /// known.
    var dependsOnOrientationOrder: Bool {
        guard features.posture.requests > 0, applies(.rotNew1) else { return false }
        let name = findName(Self.orientationNotification.utf8Bytes)
        let handlesTransition = blueprint.classes.contains {
            $0.overrides.contains(.viewWillTransition) || $0.overrides.contains(.willTransition)
        }
        return name.exists && handlesTransition && hasHandlers(of: name)
    }
}

extension Symbol {
    /// The orientation of the device for that of the interface, and the other way round: left and right are crossed.
    package var crossed: Symbol {
        if self == .landscapeLeft { return .landscapeRight }
        return self == .landscapeRight ? .landscapeLeft : self
    }
}
