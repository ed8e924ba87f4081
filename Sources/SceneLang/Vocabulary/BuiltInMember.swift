import SceneRuntime

// open: new cases need no code where they are ignored.
/// The members of values other than controllers: strings, collections, segues, storyboards, sizes, the device.
///
/// At run time, the value decides which of them it has. `MemberRow` has their names and shapes.
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
    // The app, and the options of a launch and of a connection.
    case applicationState, url, userActivityDictionary, remoteNotification, location
    case shortcutItem, urlContexts, userActivities, notificationResponse, handoffUserActivityType, cloudKitShareMetadata

    /// How a member is used.
    enum Shape: Sendable, Equatable {
        /// Read without parentheses, like a property.
        case value
        /// Called with a number of arguments in this range.
        case method(ClosedRange<Int>)
        /// Called, and changes the variable that it is called on.
        case mutating(ClosedRange<Int>)

        /// Whether it can be called with this number of arguments.
        func canTake(_ count: Int) -> Bool {
            switch self {
            case .value: false
            case .method(let arity), .mutating(let arity): arity.contains(count)
            }
        }
    }

    /// The kinds of values with members that are not in the table of properties.
    struct Owners: OptionSet, Sendable, BitwiseCopyable {
        let rawValue: UInt32

        static let string = Owners(rawValue: 1 << 0)
        static let array = Owners(rawValue: 1 << 1)
        static let dictionary = Owners(rawValue: 1 << 2)
        static let range = Owners(rawValue: 1 << 3)
        static let segue = Owners(rawValue: 1 << 4)
        static let size = Owners(rawValue: 1 << 5)
        static let rect = Owners(rawValue: 1 << 6)
        static let device = Owners(rawValue: 1 << 7)
        static let storyboard = Owners(rawValue: 1 << 8)
        static let declaration = Owners(rawValue: 1 << 9)
        static let coordinator = Owners(rawValue: 1 << 10)
        static let controller = Owners(rawValue: 1 << 11)
        static let coder = Owners(rawValue: 1 << 12)
        static let alert = Owners(rawValue: 1 << 13)
        static let action = Owners(rawValue: 1 << 14)
        static let view = Owners(rawValue: 1 << 15)
        static let sheet = Owners(rawValue: 1 << 16)
        static let application = Owners(rawValue: 1 << 17)
        static let launchOptions = Owners(rawValue: 1 << 18)
        static let connectionOptions = Owners(rawValue: 1 << 19)
        static let all = Owners(rawValue: .max)
    }

    /// The name in scripts.
    var spelling: StaticString { MemberRow.catalogue[self].name }

    /// How it is used.
    var shape: Shape { MemberRow.catalogue[self].shape }

    /// The kinds of values that have the member.
    var owners: Owners { MemberRow.catalogue[self].owners }

    /// Whether only options have the member. Other values of UIKit have methods of the same name, as `location(in:)`.
    var isOfOptions: Bool { owners.isSubset(of: [.launchOptions, .connectionOptions]) }

    /// Whether a call of the member can make UIKit call the app, so that it is a step.
    var isStep: Bool { MemberRow.catalogue[self].isStep }

    /// Whether controllers of kind `base` have the member.
    func belongs(to base: ControllerKind) -> Bool {
        owners.contains(.controller) || base == .alertController && owners.contains(.alert)
    }

    /// The members by name.
    static let lexicon = Lexicon(allCases.map { ($0.spelling, $0) })
}
