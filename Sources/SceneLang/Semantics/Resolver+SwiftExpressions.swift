import SceneRuntime

// Expressions of Swift that have no own form.
extension Resolver {
    mutating func resolveSwift(_ id: ExpressionID) {
        switch tree[id] {
        default: break
        }
    }
}
