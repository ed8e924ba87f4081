import SceneRuntime

/// Reference cycles that are unreachable.
extension Machine {
    /// Finds controllers that are unreachable and kept alive by a reference cycle, and reports each cycle once.
    mutating func reportLeaks() {
        let reached = paths(from: ownerRoots().map { $0.node })
        for controller in state.world.livingControllers() where reached[.controller(controller)] == nil {
            guard let cycle = cycle(through: .controller(controller)) else { continue }
            var isNew = state.world.markLeaked(controller)
            for link in cycle {
                if case .controller(let id) = link.node, state.world.markLeaked(id) { isNew = true }
            }
            guard isNew else { continue }
            var text: [UInt8] = []
            speller.spell(state.world.name(of: controller), into: &text)
            write(cycle, to: &text)
            emit(.leak, text[...], depth: 0)
        }
    }

    /// Returns the shortest path from a node back to itself; nil if there is none.
    func cycle(through start: OwnerNode) -> [OwnerLink]? {
        let first = owned(by: start)
        if let link = first.first(where: { $0.node == start }) { return [link] }
        let paths = paths(from: first.map { $0.node }, avoiding: start)
        guard case .step(let last, let label)? = paths[start] else { return nil }
        let (place, _, links) = links(to: last, paths)
        return [first[place]] + links + [OwnerLink(label: label, node: start)]
    }
}
