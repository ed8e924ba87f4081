import SceneRuntime

extension BuiltInMember {
    /// The kinds of values with members that are not in the table of properties.
    enum Owner: UInt8, CaseIterable, Sendable {
        case string, array, dictionary, range, segue, size, rect, device, storyboard, declaration
        case coordinator, controller, coder, alert, action, view, sheet
    }

    /// Whether controllers of kind `base` have the member.
    func belongs(to base: ControllerKind) -> Bool {
        owners.contains(.controller) || base == .alertController && owners.contains(.alert)
    }

    /// The kinds of values that have the member.
    var owners: [Owner] {
        switch self {
        case .count, .isEmpty: [.string, .array, .dictionary, .range]
        case .first, .last, .contains, .reversed: [.string, .array, .range]
        case .keys, .values: [.dictionary]
        case .append, .insert, .removeLast, .joined: [.array]
        case .remove: [.array, .dictionary]
        case .map, .filter, .reduce, .sorted: [.array, .range]
        case .split, .uppercased, .lowercased, .hasPrefix, .hasSuffix, .replacing: [.string]
        case .identifier, .source, .destination, .kind: [.segue]
        case .width, .height: [.size, .rect, .device]
        case .minX, .minY, .size: [.rect]
        case .isPad, .isKeyboardVisible, .orientation, .beginGeneratingDeviceOrientationNotifications,
            .endGeneratingDeviceOrientationNotifications:
            [.device]
        case .instantiate, .instantiateInitial: [.storyboard]
        case .instances: [.declaration]
        case .isAnimated, .isInteractive, .isCancelled, .transitionDuration, .viewController, .animate,
            .notifyWhenInteractionChanges:
            [.coordinator]
        case .targetViewController, .childContaining, .setEditing, .registerForTraitChanges: [.controller]
        case .setNeedsUpdateConstraints, .setNeedsUpdateProperties, .updatePropertiesIfNeeded: [.view]
        case .encode, .decode: [.coder]
        case .addAction, .addTextField: [.alert]
        case .isEnabled: [.action]
        case .animateChanges, .invalidateDetents: [.sheet]
        }
    }
}
