import SceneRuntime

// `#function` as a default value.
extension Lowerer {
    /// Returns the name of the function around a place of the file, as `#function` has it; nil outside of functions.
    func nameOfFunction(at offset: UInt32) -> String? {
        let around = tree.functionBodies.filter { $0.start <= offset && offset < $0.end }
        guard let body = around.max(by: { $0.start < $1.start }) else { return nil }
        let labels =
            body.parameters.isEmpty
            ? tree.elements(of: body.names).map { names.text(of: $0.name) }
            : tree.elements(of: body.parameters).map { $0.label.map { names.text(of: $0.name) } ?? "_" }
        return names.text(of: body.name.name) + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}
