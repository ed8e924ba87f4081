import SceneRuntime

/// A row of the table of built-in members: the name in scripts, the kinds of values that have the member, and how it is
/// used. `Machine` has what it does.
struct MemberRow: CatalogueRow {
    let key: BuiltInMember
    /// The name in scripts.
    let name: StaticString
    /// The kinds of values that have the member.
    let owners: BuiltInMember.Owners
    /// How it is used.
    let shape: BuiltInMember.Shape
    /// Whether a call of the member can make UIKit call the app.
    let isStep: Bool

    init(
        _ member: BuiltInMember, _ name: StaticString, of owners: BuiltInMember.Owners, _ shape: BuiltInMember.Shape,
        isStep: Bool = false
    ) {
        key = member
        self.name = name
        self.owners = owners
        self.shape = shape
        self.isStep = isStep
    }

    static let catalogue = Catalogue([rows])

    private static let rows: [MemberRow] = [
        // Strings and collections: values.
        MemberRow(.count, "count", of: [.string, .array, .dictionary, .range], .value),
        MemberRow(.isEmpty, "isEmpty", of: [.string, .array, .dictionary, .range], .value),
        MemberRow(.first, "first", of: [.string, .array, .range], .value),
        MemberRow(.last, "last", of: [.string, .array, .range], .value),
        MemberRow(.keys, "keys", of: .dictionary, .value),
        MemberRow(.values, "values", of: .dictionary, .value),
        // Strings and collections: methods.
        MemberRow(.contains, "contains", of: [.string, .array, .range], .method(1...1)),
        MemberRow(.append, "append", of: .array, .mutating(1...1)),
        MemberRow(.insert, "insert", of: .array, .mutating(2...2)),
        MemberRow(.remove, "remove", of: [.array, .dictionary], .mutating(1...1)),
        MemberRow(.removeLast, "removeLast", of: .array, .mutating(0...0)),
        MemberRow(.map, "map", of: [.array, .range], .method(1...1)),
        MemberRow(.filter, "filter", of: [.array, .range], .method(1...1)),
        MemberRow(.reduce, "reduce", of: [.array, .range], .method(2...2)),
        // Without an argument, the order is ascending; a closure `{ a, b in … }` defines another order.
        MemberRow(.sorted, "sorted", of: [.array, .range], .method(0...1)),
        MemberRow(.reversed, "reversed", of: [.string, .array, .range], .method(0...0)),
        MemberRow(.joined, "joined", of: .array, .method(0...1)),
        MemberRow(.split, "split", of: .string, .method(1...1)),
        MemberRow(.uppercased, "uppercased", of: .string, .method(0...0)),
        MemberRow(.lowercased, "lowercased", of: .string, .method(0...0)),
        MemberRow(.hasPrefix, "hasPrefix", of: .string, .method(1...1)),
        MemberRow(.hasSuffix, "hasSuffix", of: .string, .method(1...1)),
        MemberRow(.replacing, "replacing", of: .string, .method(2...2)),
        // Segues.
        MemberRow(.identifier, "identifier", of: .segue, .value),
        MemberRow(.source, "source", of: .segue, .value),
        MemberRow(.destination, "destination", of: .segue, .value),
        MemberRow(.kind, "kind", of: .segue, .value),
        // Sizes and the device.
        MemberRow(.width, "width", of: [.size, .rect, .device], .value),
        MemberRow(.height, "height", of: [.size, .rect, .device], .value),
        MemberRow(.isPad, "isPad", of: .device, .value),
        // Rectangles.
        MemberRow(.minX, "minX", of: .rect, .value),
        MemberRow(.minY, "minY", of: .rect, .value),
        MemberRow(.size, "size", of: .rect, .value),
        // Storyboards.
        MemberRow(.instantiate, "instantiate", of: .storyboard, .method(1...1)),
        MemberRow(.instantiateInitial, "instantiateInitial", of: .storyboard, .method(0...0)),
        // Declarations of controllers.
        MemberRow(.instances, "instances", of: .declaration, .value),
        // Coordinators and contexts of transitions.
        MemberRow(.isAnimated, "isAnimated", of: .coordinator, .value),
        MemberRow(.isInteractive, "isInteractive", of: .coordinator, .value),
        MemberRow(.isCancelled, "isCancelled", of: .coordinator, .value),
        MemberRow(.transitionDuration, "transitionDuration", of: .coordinator, .value),
        MemberRow(.viewController, "viewController", of: .coordinator, .method(1...1)),
        MemberRow(.animate, "animate", of: .coordinator, .method(1...2)),
        MemberRow(.notifyWhenInteractionChanges, "notifyWhenInteractionChanges", of: .coordinator, .method(1...1)),
        // Controllers.
        MemberRow(.registerForTraitChanges, "registerForTraitChanges", of: .controller, .method(2...2)),
        MemberRow(.targetViewController, "targetViewController", of: .controller, .method(1...2)),
        MemberRow(.childContaining, "childContaining", of: .controller, .method(1...1)),
        MemberRow(.setEditing, "setEditing", of: .controller, .method(2...2), isStep: true),
        // Views.
        MemberRow(.setNeedsUpdateConstraints, "setNeedsUpdateConstraints", of: .view, .method(0...0), isStep: true),
        MemberRow(.setNeedsUpdateProperties, "setNeedsUpdateProperties", of: .view, .method(0...0), isStep: true),
        MemberRow(.updatePropertiesIfNeeded, "updatePropertiesIfNeeded", of: .view, .method(0...0), isStep: true),
        // The device.
        MemberRow(.isKeyboardVisible, "isKeyboardVisible", of: .device, .value),
        MemberRow(.orientation, "orientation", of: .device, .value),
        MemberRow(
            .beginGeneratingDeviceOrientationNotifications, "beginGeneratingDeviceOrientationNotifications",
            of: .device, .method(0...0)),
        MemberRow(
            .endGeneratingDeviceOrientationNotifications, "endGeneratingDeviceOrientationNotifications",
            of: .device, .method(0...0)),
        // Coders of saved state.
        MemberRow(.encode, "encode", of: .coder, .method(2...2)),
        MemberRow(.decode, "decode", of: .coder, .method(1...1)),
        // Alerts.
        MemberRow(.addAction, "addAction", of: .alert, .method(1...1)),
        MemberRow(.addTextField, "addTextField", of: .alert, .method(0...0)),
        MemberRow(.isEnabled, "isEnabled", of: .action, .value),
        // Sheets.
        MemberRow(.animateChanges, "animateChanges", of: .sheet, .method(1...1), isStep: true),
        MemberRow(.invalidateDetents, "invalidateDetents", of: .sheet, .method(0...0), isStep: true),
        // The app, and the options of a launch and of a connection.
        MemberRow(.applicationState, "applicationState", of: .application, .value),
        MemberRow(.url, "url", of: .launchOptions, .value),
        MemberRow(.userActivityDictionary, "userActivityDictionary", of: .launchOptions, .value),
        MemberRow(.remoteNotification, "remoteNotification", of: .launchOptions, .value),
        MemberRow(.location, "location", of: .launchOptions, .value),
        MemberRow(.shortcutItem, "shortcutItem", of: [.launchOptions, .connectionOptions], .value),
        MemberRow(.urlContexts, "urlContexts", of: .connectionOptions, .value),
        MemberRow(.userActivities, "userActivities", of: .connectionOptions, .value),
        MemberRow(.notificationResponse, "notificationResponse", of: .connectionOptions, .value),
        MemberRow(.cloudKitShareMetadata, "cloudKitShareMetadata", of: .connectionOptions, .value),
        MemberRow(.handoffUserActivityType, "handoffUserActivityType", of: .connectionOptions, .value),
    ]
}
