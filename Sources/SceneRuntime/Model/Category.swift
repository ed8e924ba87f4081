/// The categories of trace lines that `trace ±category` switches.
public enum Category: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case app, initialisation, segue, containment, view, appearance, layout, presentation, delegate, environment, memory
    case restoration, action, deinitialisation, runloop, transition
    /// The calls to the delegates of the app, its scenes and the notification center that the script does not handle.
    case unhandled

    /// The name in scripts and on the command line.
    public var spelling: StaticString {
        switch self {
        case .app: "app"
        case .initialisation: "init"
        case .segue: "segue"
        case .containment: "containment"
        case .view: "view"
        case .appearance: "appearance"
        case .layout: "layout"
        case .presentation: "presentation"
        case .delegate: "delegate"
        case .environment: "environment"
        case .memory: "memory"
        case .restoration: "restoration"
        case .action: "action"
        case .deinitialisation: "deinit"
        case .runloop: "runloop"
        case .transition: "transition"
        case .unhandled: "unhandled"
        }
    }
}

/// A set of categories.
public struct CategorySet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public init(_ category: Category) { rawValue = 1 << UInt32(category.rawValue) }

    /// Every category.
    public static let all = CategorySet(rawValue: 0xFFFF_FFFF)

    /// The default: all but layout, because UIKit does not guarantee the number of layout passes, the run loop, the
    /// names of transitions, and calls without a handler.
    public static let standard = [Category.layout, .runloop, .transition, .unhandled].reduce(all) {
        $0.subtracting(CategorySet($1))
    }

    /// Whether lines of `category` are printed.
    public func contains(_ category: Category) -> Bool { contains(CategorySet(category)) }
}
