import SceneRuntime

/// The graph of strong references: roots, edges, and paths.
extension Machine {
    /// Returns the roots of the graph, with the nodes that they own directly.
    func ownerRoots() -> [(root: OwnerRoot, node: OwnerNode)] {
        var roots: [(root: OwnerRoot, node: OwnerNode)] = []
        func add(_ root: OwnerRoot, _ value: Value) {
            if let node = OwnerNode(value) { roots.append((root, node)) }
        }
        let living = state.world.livingControllers()
        for id in living {
            for case .window(let window) in state.world.uikitOwners(of: id) {
                roots.append((.window(window), .controller(id)))
            }
        }
        for (place, value) in state.globals.enumerated() { add(.variable(place), value) }
        for object in state.fields.nonControllerObjects {
            for (place, value) in state.fields.values(of: object, count: fieldCount(object)).enumerated() {
                add(.field(object, place), value)
            }
        }
        for value in state.blocks.allValues { add(.block, value) }
        for (owner, value) in state.library.ownedValues { add(owner, value) }
        // The senders of segues and actions, and the results of handlers, are kept until the world has used them.
        for value in Array(state.registers) + state.senders + state.handlerResults { add(.running, value) }
        for frame in state.frames { add(.running, frame.selfValue) }
        for id in living {
            for owner in state.world.uikitOwners(of: id) {
                switch owner {
                case .transitionOrOperation: roots.append((.transitionOrOperation, .controller(id)))
                case .presentation(let presented): roots.append((.presentation(presented), .controller(id)))
                case .window, .parent, .presenter, .container: break
                }
            }
        }
        return roots
    }

    @inline(__always)
    func fieldCount(_ object: ObjectRef) -> Int {
        guard object.kind == .controller else { return objectCode(of: object) { Int($0.fieldCount) } ?? 0 }
        let cls = state.world.classOf(object.controller).index
        return cls < program.classes.count ? Int(program.classes[cls].fieldCount) : 0
    }

    /// Returns the links of `node`, in order.
    func owned(by node: OwnerNode) -> [OwnerLink] {
        var links: [OwnerLink] = []
        func add(_ label: OwnerLink.Label, _ value: Value) {
            if let node = OwnerNode(value) { links.append(OwnerLink(label: label, node: node)) }
        }
        switch node {
        case .controller(let id):
            let object = ObjectRef(id)
            for (place, value) in state.fields.values(of: object, count: fieldCount(object)).enumerated() {
                add(.field(object, place), value)
            }
            for property in StoredPropertyKey.owning {
                for owner in [object, ObjectRef(.navigationItem, object.index)] {
                    if let value = state.storedProperties[StoredPropertyKey(object: owner, property: property)] {
                        add(.property(property), value)
                    }
                }
            }
            for other in state.world.controllers(ownedBy: id) {
                links.append(OwnerLink(label: .property(linkProperty(id, other)), node: .controller(other)))
            }
        case .closure(let slot), .box(let slot), .segue(let slot), .alertAction(let slot):
            for value in state.heap[slot] { add(.nothing, value) }
        case .array(let slot):
            for (place, value) in state.heap[slot].enumerated() { add(.element(place), value) }
        case .dictionary(let slot):
            let all = state.heap[slot]
            for (place, value) in all.enumerated() {
                // Keys and values alternate.
                add(place % 2 == 1 ? .value(all[place - 1]) : .nothing, value)
            }
        }
        return links
    }

    /// Returns the property of `owner` that refers to `other`. For a controller that is no child, this is that of a
    /// stack or of tabs, also for the kept pages and the columns of other containers.
    private func linkProperty(_ owner: ControllerID, _ other: ControllerID) -> Property {
        if state.world.presentedController(of: owner) == other { return .presentedViewController }
        let isNavigation = state.world.isKind(owner, of: .navigationController)
        let isTabs = state.world.isKind(owner, of: .tabBarController)
        guard state.world.childControllers(of: owner).contains(other) else {
            return isTabs ? .selectedViewController : .topViewController
        }
        return isNavigation || isTabs ? .viewControllers : .children
    }

    /// Finds the shortest paths from `starts` to all reachable nodes (breadth-first search). Returns the link to each
    /// node. Paths do not go through `avoided`.
    func paths(from starts: [OwnerNode], avoiding avoided: OwnerNode? = nil) -> [OwnerNode: OwnerPath] {
        var paths: [OwnerNode: OwnerPath] = [:]
        var waiting: [OwnerNode] = []
        for (place, start) in starts.enumerated() where paths[start] == nil {
            paths[start] = .start(place)
            waiting.append(start)
        }
        var next = 0
        while next < waiting.count {
            let node = waiting[next]
            next += 1
            if node == avoided { continue }
            for link in owned(by: node) where paths[link.node] == nil {
                paths[link.node] = .step(from: node, link.label)
                waiting.append(link.node)
            }
        }
        return paths
    }

    /// Returns the links of the path to `end`, and the number of its start.
    func links(to end: OwnerNode, _ paths: [OwnerNode: OwnerPath]) -> (start: Int, first: OwnerNode, links: [OwnerLink])
    {
        var links: [OwnerLink] = []
        var node = end
        while case .step(let from, let label)? = paths[node] {
            links.append(OwnerLink(label: label, node: node))
            node = from
        }
        guard case .start(let place)? = paths[node] else { return (0, node, []) }
        return (place, node, links.reversed())
    }
}

/// How a node was first reached.
enum OwnerPath: Hashable, Sendable {
    /// The node is a start of the search, by its number among `starts`.
    case start(Int)
    case step(from: OwnerNode, OwnerLink.Label)
}

// Paths as text.
extension Machine {
    /// Appends the links of a path: a property after a dot, ` -> ` before each controller and closure.
    func write(_ links: [OwnerLink], to text: inout [UInt8]) {
        for link in links {
            write(link.label, to: &text)
            switch link.node {
            case .controller(let id):
                text += " -> ".utf8
                speller.spell(state.world.name(of: id), into: &text)
            case .closure: text += " -> closure".utf8
            case .segue: text += " -> segue".utf8
            case .alertAction: text += " -> action".utf8
            case .array, .dictionary, .box: break
            }
        }
    }

    private func write(_ label: OwnerLink.Label, to text: inout [UInt8]) {
        switch label {
        case .field(let object, let place):
            text.append(UInt8(ascii: "."))
            text += fieldName(object, place)
        case .element(let place):
            text.append(UInt8(ascii: "["))
            place.appendDecimal(to: &text)
            text.append(UInt8(ascii: "]"))
        case .value(let key):
            text.append(UInt8(ascii: "["))
            write(key, to: &text, quoted: true)
            text.append(UInt8(ascii: "]"))
        case .property(let property):
            text.append(UInt8(ascii: "."))
            property.spec.name.append(to: &text)
        case .nothing: break
        }
    }

    /// Returns the name of a variable of an object.
    func fieldName(_ object: ObjectRef, _ place: Int) -> [UInt8] {
        guard let members = objectCode(of: object, { $0.members }) else { return [] }
        for (name, member) in members {
            if case .field(let index, _, _) = member, Int(index) == place {
                return Array(state.world.blueprint.names[name])
            }
        }
        return []
    }
}
