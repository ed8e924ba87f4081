public import SceneRuntime

/// The owners of an instance.
extension Machine {
    /// Returns the strong references to `id`, a line for each: a path from a root (a window, a variable), or the
    /// reference cycle that contains it. Empty for a deallocated instance.
    public func owners(of id: ControllerID) -> [[UInt8]] {
        guard state.world.isAlive(id) else { return [] }
        let target = OwnerNode.controller(id)
        let roots = ownerRoots()
        let paths = paths(from: roots.map { $0.node }, avoiding: target)
        var lines: [[UInt8]] = []
        for root in roots where root.node == target {
            var line = text(of: root.root)
            write([OwnerLink(label: .nothing, node: target)], to: &line)
            if !lines.contains(line) { lines.append(line) }
        }
        for owner in directOwners(of: target) {
            guard paths[owner.from] != nil else { continue }
            let (start, first, links) = links(to: owner.from, paths)
            guard first != target else { continue }
            var line = text(of: roots[start].root)
            // A direct reference of a root needs no arrow.
            write([OwnerLink(label: .nothing, node: first)] + links + [owner.link], to: &line)
            if !lines.contains(line) { lines.append(line) }
        }
        return lines + cycleLines(through: id)
    }

    /// Returns a line for the shortest reference cycle that contains `id`, or no line if there is none.
    private func cycleLines(through id: ControllerID) -> [[UInt8]] {
        guard let cycle = cycle(through: .controller(id)) else { return [] }
        var line = Array("cycle ".utf8)
        speller.spell(state.world.name(of: id), into: &line)
        write(cycle, to: &line)
        return [line]
    }

    /// Returns the direct owners of `target`, with their links.
    private func directOwners(of target: OwnerNode) -> [(from: OwnerNode, link: OwnerLink)] {
        var owners: [(from: OwnerNode, link: OwnerLink)] = []
        var seen: Set<OwnerNode> = []
        var waiting = state.world.livingControllers().map { OwnerNode.controller($0) } + ownerRoots().map { $0.node }
        var next = 0
        while next < waiting.count {
            let node = waiting[next]
            next += 1
            guard seen.insert(node).inserted else { continue }
            for link in owned(by: node) {
                if link.node == target { owners.append((node, link)) } else { waiting.append(link.node) }
            }
        }
        return owners
    }

    private func text(of root: OwnerRoot) -> [UInt8] {
        var text: [UInt8] = []
        switch root {
        case .window(let window):
            write(.object(ObjectRef(.window, window.raw)), to: &text, quoted: false)
            text += ".rootViewController".utf8
        case .variable(let place):
            text += "variable ".utf8
            if place < program.globalNames.count { text += state.world.blueprint.names[program.globalNames[place]] }
        case .field(let object, let place):
            write(.object(object), to: &text, quoted: false)
            text.append(UInt8(ascii: "."))
            text += fieldName(object, place)
        case .running: text += "the code that is running".utf8
        case .block: text += "a block that has not run yet".utf8
        case .timer: text += "a timer".utf8
        case .task: text += "a task that waits".utf8
        case .transitionOrOperation: text += "a transition".utf8
        case .presentation(let id):
            text += "the presentation of ".utf8
            speller.spell(state.world.name(of: id), into: &text)
        }
        return text
    }
}

// Instances by name.
extension Machine {
    /// Returns the living instance with a name: `message`, `message#2`, or a variable of the file; nil if there is
    /// none.
    public func instance(named name: [UInt8]) -> ControllerID? {
        let parts = name.split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
        let number = state.world.findName(Array(parts.first ?? []))
        guard number.exists else { return nil }
        var found = ControllerID.none
        if let cls = state.world.blueprint.classes.indices.dropFirst().first(where: {
            state.world.blueprint.classes[$0].name == number
        }) {
            let id = ClassID(UInt32(cls))
            if parts.count == 1 {
                found = state.world.latest(of: id)
            } else if let ordinal = UInt32(String(decoding: parts[1], as: UTF8.self)) {
                found = state.world.instance(of: id, ordinal: ordinal)
            }
        } else if parts.count == 1, let place = program.globalNames.lastIndex(of: number), place < state.globals.count {
            found = state.globals[place].asController
        }
        return state.world.isAlive(found) ? found : nil
    }
}
