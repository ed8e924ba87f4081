/// The owners of a property: kinds of controllers and of other objects.
struct PropertyOwners: OptionSet, Sendable {
    // The low 16 bits are the kinds of controllers, by their raw values. The next ones are the other kinds of objects.
    let rawValue: UInt64

    static let view = PropertyOwners(ObjectRef.Kind.view)
    static let window = PropertyOwners(ObjectRef.Kind.window)
    static let presentationController = PropertyOwners(ObjectRef.Kind.presentationController)
    static let traits = PropertyOwners(ObjectRef.Kind.traits)
    static let insets = PropertyOwners(ObjectRef.Kind.insets)
    static let guide = PropertyOwners(ObjectRef.Kind.guide)
    static let navigationItem = PropertyOwners(ObjectRef.Kind.navigationItem)
    static let tabBarItem = PropertyOwners(ObjectRef.Kind.tabBarItem)
    static let bar = PropertyOwners(ObjectRef.Kind.bar)
    static let systemView = PropertyOwners(ObjectRef.Kind.systemView)
    static let traitOverrides = PropertyOwners(ObjectRef.Kind.traitOverrides)
    static let additionalInsets = PropertyOwners(ObjectRef.Kind.additionalInsets)
    static let editButton = PropertyOwners(ObjectRef.Kind.editButton)

    /// Every kind of controller.
    static let controllers = PropertyOwners(rawValue: 0xFFFF)
    /// UIKit's own containers.
    static let containers: PropertyOwners = [
        .navigationController, .tabBarController, .splitViewController, .pageViewController,
    ]
    static let navigationController = PropertyOwners(ControllerKind.navigationController)
    static let tableViewController = PropertyOwners(ControllerKind.tableViewController)
    static let collectionViewController = PropertyOwners(ControllerKind.collectionViewController)
    static let tabBarController = PropertyOwners(ControllerKind.tabBarController)
    static let splitViewController = PropertyOwners(ControllerKind.splitViewController)
    static let pageViewController = PropertyOwners(ControllerKind.pageViewController)
    static let alertController = PropertyOwners(ControllerKind.alertController)
    static let searchController = PropertyOwners(ControllerKind.searchController)

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Controllers of one kind.
    init(_ base: ControllerKind) { self.init(rawValue: 1 << UInt64(base.rawValue)) }

    /// Objects of one kind. All kinds of controllers are one kind of objects.
    @inline(__always)
    init(_ kind: ObjectRef.Kind) {
        self = kind == .controller ? .controllers : PropertyOwners(rawValue: 1 << (16 + UInt64(kind.rawValue)))
    }
}
