/// A class of UIKit that no script declares: UIKit creates its controllers, or code of a script does, for example with
/// `UIAlertController(…)`. The numbers of these classes are before those of declared classes, so they stay valid when
/// a session adds declarations.
package enum BuiltInClass: UInt32, CaseIterable, Sendable {
    /// The navigation controller of the More tab, and the list that is its root.
    case moreNavigation = 1
    case moreList
    /// The navigation controller into which a column of a split view controller wraps another controller.
    case columnNavigation
    /// An alert that code makes, without a declaration in the script.
    case alert
    /// A search controller that code makes, without a declaration in the script.
    case search

    /// Whether `cls` is one of them. Their numbers must be 1, 2, … without a gap, because they are also the places in
    /// `Blueprint.classes`.
    @inline(__always)
    static func contains(_ cls: ClassID) -> Bool { cls.raw &- 1 < UInt32(slots - 1) }

    /// Its number.
    package var id: ClassID { ClassID(rawValue) }

    /// The number of slots before the declared classes: the unused slot 0, and these classes.
    package static let slots = allCases.count + 1

    /// The name that UIKit prints.
    var spelling: StaticString {
        switch self {
        case .moreNavigation: "UIMoreNavigationController"
        case .moreList: "UIMoreListController"
        case .columnNavigation: "UINavigationController"
        case .alert: "UIAlertController"
        case .search: "UISearchController"
        }
    }

    /// Returns its row of the blueprint.
    func spec(in names: inout NameTable) -> ClassSpec {
        var spec = ClassSpec()
        spec.name = names.intern(spelling.utf8Bytes)
        switch self {
        case .moreNavigation, .columnNavigation: spec.base = .navigationController
        case .moreList: spec.base = .tableViewController
        case .alert: spec.base = .alertController
        case .search: spec.base = .searchController
        }
        return spec
    }
}
