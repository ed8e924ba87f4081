/// The owners of a property: kinds of controllers and of other objects.
struct PropertyOwners: OptionSet, Sendable {
    // The low 16 bits are the kinds of controllers, by their raw values.
    let rawValue: UInt32

    static let view = PropertyOwners(rawValue: 1 << 16)
    static let window = PropertyOwners(rawValue: 1 << 17)
    static let presentationController = PropertyOwners(rawValue: 1 << 18)
    static let traits = PropertyOwners(rawValue: 1 << 19)
    static let insets = PropertyOwners(rawValue: 1 << 20)
    static let guide = PropertyOwners(rawValue: 1 << 21)
    static let navigationItem = PropertyOwners(rawValue: 1 << 23)
    static let tabBarItem = PropertyOwners(rawValue: 1 << 24)
    static let bar = PropertyOwners(rawValue: 1 << 25)
    static let systemView = PropertyOwners(rawValue: 1 << 22)
    static let traitOverrides = PropertyOwners(rawValue: 1 << 28)
    static let additionalInsets = PropertyOwners(rawValue: 1 << 29)
    static let editButton = PropertyOwners(rawValue: 1 << 30)

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

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Controllers of one kind.
    init(_ base: ControllerKind) { self.init(rawValue: 1 << UInt32(base.rawValue)) }

    /// Objects of one kind; empty for a kind without properties.
    init(_ kind: ObjectRef.Kind) {
        switch kind {
        case .controller: self = .controllers
        case .view: self = .view
        case .window: self = .window
        case .presentationController: self = .presentationController
        case .traits: self = .traits
        case .insets: self = .insets
        case .guide: self = .guide
        case .navigationItem: self = .navigationItem
        case .tabBarItem: self = .tabBarItem
        case .bar: self = .bar
        case .systemView: self = .systemView
        case .traitOverrides: self = .traitOverrides
        case .editButton: self = .editButton
        case .additionalInsets: self = .additionalInsets
        case .none, .app, .scene, .delegate, .style, .storyboard, .segueClass, .coordinator, .device,
            .transitionContext, .coder, .controllerClass:
            self = []
        }
    }
}
