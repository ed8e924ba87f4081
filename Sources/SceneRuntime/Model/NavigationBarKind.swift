/// The bars of a navigation controller.
public enum NavigationBarKind: UInt8, Sendable, BitwiseCopyable {
    case navigationBar, toolbar
}
