import SceneRuntime

extension VerbTable {
    /// The verb that prints the tree of controllers.
    static let trees: [VerbRow] = [
        VerbRow(.tree, ["tree"], .instance, .optional, [], kind: .tree, "Print the tree of controllers.")
    ]
}

/// The tree of controllers in the format of UIKit's `_printHierarchy`, with names instead of addresses.
extension Machine {
    /// `tree`, `tree X`.
    mutating func printTree(_ value: Value) {
        let id = value.asController
        let lines = id.exists ? tree(from: id) : tree()
        if lines.isEmpty { emit(.print, Array("no window has a root".utf8)[...], depth: state.world.depth) }
        for line in lines { emit(.print, line[...], depth: state.world.depth) }
    }

    /// Returns the trees of all windows, that of the key window first.
    public func tree() -> [[UInt8]] { state.world.rootControllers().flatMap { tree(from: $0) } }

    /// Returns the tree below `root`, with ` | ` before children and ` + ` before presented controllers.
    func tree(from root: ControllerID) -> [[UInt8]] {
        nodes(from: root).map { node in
            var line: [UInt8] = []
            for level in 0..<node.depth {
                line += (level == node.depth - 1 && node.isPresented ? "   + " : "   | ").utf8
            }
            describe(node.id, isPresented: node.isPresented, into: &line)
            return line
        }
    }

    /// Returns the trees of all windows in short lines such as `  home: appeared`, with a plus before presented
    /// controllers.
    func outline() -> [String] {
        state.world.rootControllers().flatMap { nodes(from: $0) }.map { node in
            let indentation = String(repeating: " ", count: max(0, node.depth * 2 - (node.isPresented ? 2 : 0)))
            let marker = node.isPresented ? "+ " : ""
            let appearance = state.world.stateName(of: node.id).text
            return "\(indentation)\(marker)\(text(of: state.world.name(of: node.id))): \(appearance)"
        }
    }

    /// Returns the controllers of a tree, in the order of its lines.
    private func nodes(from root: ControllerID) -> [(id: ControllerID, depth: Int, isPresented: Bool)] {
        var nodes: [(id: ControllerID, depth: Int, isPresented: Bool)] = []
        var waiting: [(id: ControllerID, depth: Int, isPresented: Bool)] = [(root, 0, false)]
        while let next = waiting.popLast() {
            nodes.append(next)
            if let presented = state.world.presentedController(of: next.id) {
                waiting.append((presented, next.depth + 1, true))
            }
            for child in state.world.childControllers(of: next.id).reversed() {
                waiting.append((child, next.depth + 1, false))
            }
        }
        return nodes
    }

    /// `<NavigationController nav>, state: appeared, view: <nav.view>`
    private func describe(_ id: ControllerID, isPresented: Bool, into line: inout [UInt8]) {
        let base = state.world.blueprint.classes[state.world.classOf(id).index].base
        line.append(0x3C)
        base.spelling.append(to: &line)
        line.append(0x20)
        speller.spell(state.world.name(of: id), into: &line)
        line += ">, state: ".utf8
        state.world.stateName(of: id).append(to: &line)
        line += ", view: ".utf8
        if state.world.isViewLoaded(id) {
            line.append(0x3C)
            speller.spell(state.world.name(of: id), into: &line)
            line += ".view>".utf8
            if !state.world.isOnScreen(id) { line += " not in the window".utf8 }
        } else {
            line += "(view not loaded)".utf8
        }
        if isPresented {
            line += ", presented with: .".utf8
            state.world.styleName(of: id).append(to: &line)
        }
    }
}
