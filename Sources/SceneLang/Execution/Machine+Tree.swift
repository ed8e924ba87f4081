import SceneRuntime

/// The tree of controllers, in the shape of UIKit's `_printHierarchy`, with names for addresses.
extension Machine {
    /// `tree`, `tree X`.
    mutating func printTree(_ value: Value) {
        let id = value.asController
        let lines = id.exists ? tree(from: id) : tree()
        if lines.isEmpty { emit(.print, Array("no window has a root".utf8), depth: world.depth) }
        for line in lines { emit(.print, line, depth: world.depth) }
    }

    /// The trees of all windows, the key window's first.
    public func tree() -> [[UInt8]] { world.rootControllers().flatMap { tree(from: $0) } }

    /// The tree from `root`: ` | ` before children, ` + ` before what is presented.
    private func tree(from root: ControllerID) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var waiting: [(id: ControllerID, depth: Int, isPresented: Bool)] = [(root, 0, false)]
        while let next = waiting.popLast() {
            var line: [UInt8] = []
            for level in 0..<next.depth {
                line += (level == next.depth - 1 && next.isPresented ? "   + " : "   | ").utf8
            }
            describe(next.id, isPresented: next.isPresented, into: &line)
            lines.append(line)
            for presented in world.presentedControllers(of: next.id) {
                waiting.append((presented, next.depth + 1, true))
            }
            for child in world.childControllers(of: next.id).reversed() {
                waiting.append((child, next.depth + 1, false))
            }
        }
        return lines
    }

    /// `<NavigationController nav>, state: appeared, view: <nav.view>`
    private func describe(_ id: ControllerID, isPresented: Bool, into line: inout [UInt8]) {
        let base = world.blueprint.classes[world.classOf(id).index].base
        line.append(0x3C)
        base.spelling.append(to: &line)
        line.append(0x20)
        speller.spell(world.name(of: id), into: &line)
        line += ">, state: ".utf8
        world.stateName(of: id).append(to: &line)
        line += ", view: ".utf8
        if world.isViewLoaded(id) {
            line.append(0x3C)
            speller.spell(world.name(of: id), into: &line)
            line += ".view>".utf8
            if !world.isOnScreen(id) { line += " not in the window".utf8 }
        } else {
            line += "(view not loaded)".utf8
        }
        if isPresented {
            line += ", presented with: .".utf8
            world.styleName(of: id).append(to: &line)
        }
    }
}
