/// The categories of trace lines that `trace ±category` switches.
public enum Category: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case app, initialisation, segue, containment, view, appearance, layout, presentation, delegate, environment, memory
    case restoration, action, deinitialisation, runloop, transition

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
        }
    }
}

/// A set of categories.
public struct CategorySet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public init(_ category: Category) { rawValue = 1 << UInt16(category.rawValue) }

    /// Every category.
    public static let all = CategorySet(rawValue: 0xFFFF)

    /// The default: all but layout, because UIKit does not guarantee the number of layout passes, the run loop, and the
    /// names of transitions.
    public static let standard = [Category.layout, .runloop, .transition].reduce(all) {
        $0.subtracting(CategorySet($1))
    }

    /// Whether lines of `category` are printed.
    public func contains(_ category: Category) -> Bool { contains(CategorySet(category)) }
}
