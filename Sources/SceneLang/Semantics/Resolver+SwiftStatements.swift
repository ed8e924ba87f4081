import SceneRuntime

// Statements of Swift that have no own form.
extension Resolver {
    mutating func resolveSwift(_ id: StatementID) {
        switch tree[id] {
        default: break
        }
    }
}
