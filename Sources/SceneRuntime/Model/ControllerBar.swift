/// A bar of a container, which a script can refer to.
package enum ControllerBar: UInt32, CaseIterable, Sendable, BitwiseCopyable {
    case navigationBar, toolbar, tabBar

    /// The name of the container's property.
    var name: StaticString {
        switch self {
        case .navigationBar: "navigationBar"
        case .toolbar: "toolbar"
        case .tabBar: "tabBar"
        }
    }
}

extension ObjectRef {
    /// A bar of a navigation or tab bar controller.
    init(_ bar: ControllerBar, of id: ControllerID) { self.init(.bar, id.raw << 2 | bar.rawValue) }

    /// The bar, and the container that it belongs to; nil for another object.
    package var bar: (container: ControllerID, kind: ControllerBar)? {
        guard kind == .bar, let bar = ControllerBar(rawValue: index & 3) else { return nil }
        return (ControllerID(index >> 2), bar)
    }
}
