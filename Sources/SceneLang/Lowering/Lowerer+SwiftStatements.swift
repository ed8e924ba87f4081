import SceneRuntime

// Statements of Swift that have no own form.
extension Lowerer {
    mutating func lowerSwift(_ id: StatementID, _ span: SourceSpan) {
        switch tree[id] {
        default: break
        }
    }
}
