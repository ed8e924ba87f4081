/// The members of values other than controllers: strings, collections, segues, storyboards, sizes, the device.
///
/// At run time, the value decides which of them it has. This type has their names and shapes.
enum BuiltInMember: UInt16, CaseIterable, Sendable {
    // Strings and collections: values.
    case count, isEmpty, first, last, keys, values
    // Strings and collections: methods.
    case contains, append, insert, remove, removeLast, map, filter, reduce, sorted, reversed, joined, split
    case uppercased, lowercased, hasPrefix, hasSuffix, replacing
    // Segues.
    case identifier, source, destination, kind
    // Sizes and the device.
    case width, height, isPad
    // Rectangles.
    case minX, minY, size
    // Storyboards.
    case instantiate, instantiateInitial
    // Declarations of controllers.
    case instances
    // Coordinators and contexts of transitions.
    case isAnimated, isInteractive, isCancelled, transitionDuration, viewController, animate,
        notifyWhenInteractionChanges
    // Controllers.
    case registerForTraitChanges, targetViewController, childContaining, setEditing
    // Views.
    case setNeedsUpdateConstraints, setNeedsUpdateProperties, updatePropertiesIfNeeded
    // The device.
    case isKeyboardVisible, orientation
    case beginGeneratingDeviceOrientationNotifications, endGeneratingDeviceOrientationNotifications
    // Coders of saved state.
    case encode, decode
    // Alerts.
    case addAction, addTextField, isEnabled
    // Sheets.
    case animateChanges, invalidateDetents

    /// How a member is used.
    enum Shape: Sendable, Equatable {
        /// Read without parentheses, like a property.
        case value
        /// Called with a number of arguments in this range.
        case method(ClosedRange<Int>)
        /// Called, and changes the variable that it is called on.
        case mutating(ClosedRange<Int>)
    }

    /// The name in scripts.
    var spelling: StaticString {
        switch self {
        case .count: "count"
        case .isEmpty: "isEmpty"
        case .first: "first"
        case .last: "last"
        case .keys: "keys"
        case .values: "values"
        case .contains: "contains"
        case .append: "append"
        case .insert: "insert"
        case .remove: "remove"
        case .removeLast: "removeLast"
        case .map: "map"
        case .filter: "filter"
        case .reduce: "reduce"
        case .sorted: "sorted"
        case .reversed: "reversed"
        case .joined: "joined"
        case .split: "split"
        case .uppercased: "uppercased"
        case .lowercased: "lowercased"
        case .hasPrefix: "hasPrefix"
        case .hasSuffix: "hasSuffix"
        case .replacing: "replacing"
        case .identifier: "identifier"
        case .source: "source"
        case .destination: "destination"
        case .width: "width"
        case .height: "height"
        case .isPad: "isPad"
        case .minX: "minX"
        case .minY: "minY"
        case .size: "size"
        case .instantiate: "instantiate"
        case .instantiateInitial: "instantiateInitial"
        case .instances: "instances"
        case .isAnimated: "isAnimated"
        case .isInteractive: "isInteractive"
        case .isCancelled: "isCancelled"
        case .transitionDuration: "transitionDuration"
        case .viewController: "viewController"
        case .animate: "animate"
        case .notifyWhenInteractionChanges: "notifyWhenInteractionChanges"
        case .targetViewController: "targetViewController"
        case .registerForTraitChanges: "registerForTraitChanges"
        case .isKeyboardVisible: "isKeyboardVisible"
        case .orientation: "orientation"
        case .childContaining: "childContaining"
        case .kind: "kind"
        case .setEditing: "setEditing"
        case .setNeedsUpdateConstraints: "setNeedsUpdateConstraints"
        case .setNeedsUpdateProperties: "setNeedsUpdateProperties"
        case .updatePropertiesIfNeeded: "updatePropertiesIfNeeded"
        case .beginGeneratingDeviceOrientationNotifications: "beginGeneratingDeviceOrientationNotifications"
        case .endGeneratingDeviceOrientationNotifications: "endGeneratingDeviceOrientationNotifications"
        case .encode: "encode"
        case .decode: "decode"
        case .addAction: "addAction"
        case .addTextField: "addTextField"
        case .isEnabled: "isEnabled"
        case .animateChanges: "animateChanges"
        case .invalidateDetents: "invalidateDetents"
        }
    }

    /// How it is used.
    var shape: Shape {
        switch self {
        case .count, .isEmpty, .first, .last, .keys, .values: .value
        case .identifier, .source, .destination, .width, .height, .isPad, .instances, .isKeyboardVisible, .orientation,
            .kind, .minX, .minY, .size:
            .value
        case .isAnimated, .isInteractive, .isCancelled, .transitionDuration, .isEnabled: .value
        case .viewController, .notifyWhenInteractionChanges: .method(1...1)
        case .animate: .method(1...2)
        case .contains, .map, .filter, .hasPrefix, .hasSuffix, .split, .instantiate, .decode, .addAction,
            .animateChanges:
            .method(1...1)
        case .reduce, .replacing, .encode: .method(2...2)
        case .targetViewController: .method(1...2)
        case .registerForTraitChanges: .method(2...2)
        case .childContaining: .method(1...1)
        case .setEditing: .method(2...2)
        // Without an argument, the order is ascending; a closure `{ a, b in … }` defines another order.
        case .sorted, .joined: .method(0...1)
        case .reversed, .uppercased, .lowercased, .instantiateInitial, .beginGeneratingDeviceOrientationNotifications,
            .endGeneratingDeviceOrientationNotifications, .addTextField, .invalidateDetents:
            .method(0...0)
        case .setNeedsUpdateConstraints, .setNeedsUpdateProperties, .updatePropertiesIfNeeded: .method(0...0)
        case .append, .remove: .mutating(1...1)
        case .insert: .mutating(2...2)
        case .removeLast: .mutating(0...0)
        }
    }

    /// The members by name.
    static let lexicon = Lexicon(allCases.map { ($0.spelling, $0) })
}
