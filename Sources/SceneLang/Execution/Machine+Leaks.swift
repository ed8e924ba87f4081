import SceneRuntime

/// Cycles of strong references that nothing reaches any more.
extension Machine {
    /// A thing that owns others.
    private enum Node: Hashable {
        case controller(ControllerID)
        case list(Int)
    }

    /// Looks for controllers that only a cycle of the script's own references keeps, and reports each cycle once.
    mutating func reportLeaks() {
        let reached = reachable()
        for controller in world.livingControllers() where !reached.contains(.controller(controller)) {
            guard world.isKeptByScriptOnly(controller), let cycle = cycle(through: controller) else { continue }
            var isNew = false
            for node in cycle {
                if case .controller(let id) = node, world.markLeaked(id) { isNew = true }
            }
            if isNew { emit(.leak, describe(cycle), depth: 0) }
        }
    }

    /// All that registers, variables, blocks, senders and the interface keep.
    private func reachable() -> Set<Node> {
        var reached: Set<Node> = []
        var waiting: [Node] = []
        for value in registers + globals + blocks.held + senders + answers { add(value, to: &waiting) }
        for frame in frames { add(frame.me, to: &waiting) }
        for object in fields.permanent {
            for value in fields.values(of: object, count: fieldCount(object)) { add(value, to: &waiting) }
        }
        for controller in world.livingControllers() where !world.isKeptByScriptOnly(controller) {
            waiting.append(.controller(controller))
        }
        while let node = waiting.popLast() {
            if reached.insert(node).inserted { waiting += owned(by: node) }
        }
        return reached
    }

    private func fieldCount(_ object: ObjectRef) -> Int { code(of: object).map { Int($0.fieldCount) } ?? 0 }

    private func add(_ value: Value, to nodes: inout [Node]) {
        switch value.tag {
        case .controller: nodes.append(.controller(value.asController))
        case .array, .dictionary, .closure, .box: nodes.append(.list(value.slot))
        case .int, .null, .absent, .bool, .double, .symbol, .size, .range, .object, .type, .base, .instance,
            .function, .segue, .weak, .string:
            break
        }
    }

    /// What a node owns.
    private func owned(by node: Node) -> [Node] {
        var nodes: [Node] = []
        switch node {
        case .controller(let id):
            let object = ObjectRef(id)
            for value in fields.values(of: object, count: fieldCount(object)) { add(value, to: &nodes) }
            for other in world.owned(by: id) { nodes.append(.controller(other)) }
        case .list(let slot):
            for value in heap[slot] { add(value, to: &nodes) }
        }
        return nodes
    }

    /// The way from a controller back to itself, without its end; nil if there is none.
    private func cycle(through start: ControllerID) -> [Node]? {
        var previous: [Node: Node] = [:]
        var waiting: [Node] = [.controller(start)]
        var next = 0
        while next < waiting.count {
            let node = waiting[next]
            next += 1
            for other in owned(by: node) {
                if other == .controller(start) { return way(to: node, previous) }
                if previous[other] == nil {
                    previous[other] = node
                    waiting.append(other)
                }
            }
        }
        return nil
    }

    private func way(to end: Node, _ previous: [Node: Node]) -> [Node] {
        var way = [end]
        while let node = previous[way[way.count - 1]], way.count <= previous.count { way.append(node) }
        return way.reversed()
    }

    /// `a -> closure -> a`
    private func describe(_ cycle: [Node]) -> [UInt8] {
        var text: [UInt8] = []
        for node in cycle + cycle.prefix(1) {
            var name: [UInt8] = []
            switch node {
            case .controller(let id): speller.spell(world.name(of: id), into: &name)
            case .list(let slot): name = Array(noun(of: slot).utf8)
            }
            // A box is no more than the variable that a closure shares.
            if name.isEmpty { continue }
            if !text.isEmpty { text += " -> ".utf8 }
            text += name
        }
        return text
    }

    /// What kind of list stands at `slot`: told by whoever refers to it.
    private func noun(of slot: Int) -> String {
        for object in world.livingControllers().map({ ObjectRef($0) }) {
            for value in fields.values(of: object, count: fieldCount(object)) {
                if let noun = noun(of: slot, in: value) { return noun }
            }
        }
        for other in heap.slots where heap.isUsed(other) {
            for value in heap[other] {
                if let noun = noun(of: slot, in: value) { return noun }
            }
        }
        return ""
    }

    private func noun(of slot: Int, in value: Value) -> String? {
        guard value.isCounted, value.tag != .controller, value.tag != .string, value.slot == slot else { return nil }
        switch value.tag {
        case .closure: return "closure"
        case .array: return "array"
        case .dictionary: return "dictionary"
        default: return ""
        }
    }
}
