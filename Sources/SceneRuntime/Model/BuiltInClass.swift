/// A class of UIKit's own controllers that no script declares. Their numbers come before those of the declared ones, so
/// that these stay good when a session adds to them.
package enum BuiltInClass: UInt32, CaseIterable, Sendable {
    /// The navigation controller behind the More tab, and the list that is its root.
    case moreNavigation = 1
    case moreList
    /// What a column of a split view controller puts a controller into that is no navigation controller.
    case columnNavigation

    /// Whether `cls` is one of them. ORDER: their numbers follow one another from 1 on.
    @inline(__always)
    static func contains(_ cls: ClassID) -> Bool { cls.raw &- 1 < UInt32(slots - 1) }

    /// Its number.
    package var id: ClassID { ClassID(rawValue) }

    /// How many of the first slots of a table of classes are no declaration: the blank one and these.
    package static let slots = allCases.count + 1

    /// The name that UIKit prints.
    var spelling: StaticString {
        switch self {
        case .moreNavigation: "UIMoreNavigationController"
        case .moreList: "UIMoreListController"
        case .columnNavigation: "UINavigationController"
        }
    }

    /// What the blueprint says of it.
    func spec(in names: inout NameTable) -> ClassSpec {
        var spec = ClassSpec()
        spec.name = names.intern(spelling.utf8Bytes)
        switch self {
        case .moreNavigation, .columnNavigation: spec.base = .navigationController
        case .moreList: spec.base = .tableViewController
        }
        return spec
    }
}
