/// The connections of a scene, and the elements that they belong to.
struct ConnectedElements {
    let tree: XMLTree
    let scene: Int
    let controller: Int
    /// The connections in document order.
    private(set) var elements: [Int] = []
    /// The elements that become objects of the scene, in document order: those that perform a segue or send an action,
    /// those that a popover points at, and the views of such recognizers.
    private(set) var hosts: [Int] = []
    /// The places of the hosts in `hosts`.
    private var places: [Int: Int] = [:]
    /// The view of each recognizer, by their elements.
    private var views: [Int: Int] = [:]

    init(tree: XMLTree, scene: Int, controller: Int) {
        self.tree = tree
        self.scene = scene
        self.controller = controller
    }

    /// Finds the connections and their elements. `ids` has the elements of the document by id.
    mutating func find(_ ids: [String: Int]) {
        var found: Set<Int> = []
        var views: [(view: Int, recognizer: Int)] = []
        for element in scene..<tree.end(of: scene) {
            guard tree.name(of: element) == .connections, let host = tree.parent(of: element) else { continue }
            var connected: [Int] = []
            tree.forEachChild(of: element) { connected.append($0) }
            for connection in connected {
                elements.append(connection)
                switch tree.name(of: connection) {
                case .segue:
                    guard tree.bytes(.destination, of: connection) != nil else { break }
                    found.insert(host)
                    let anchor =
                        tree.value(.popoverAnchorView, of: connection)
                        ?? tree.value(.popoverAnchorBarButtonItem, of: connection)
                    if let anchor = anchor.flatMap({ ids[$0] }) { found.insert(anchor) }
                case .action: found.insert(host)
                case .outletCollection where tree.value(.property, of: connection) == "gestureRecognizers":
                    if let recognizer = tree.value(.destination, of: connection).flatMap({ ids[$0] }) {
                        views.append((view: host, recognizer: recognizer))
                    }
                case .some, nil: break
                }
            }
        }
        let viewElements = Set(views.map { $0.view })
        for (view, recognizer) in views
        where found.contains(recognizer) && self.views[recognizer] == nil && isView(view) {
            // The view becomes the parent of the recognizer. Inside of it, there must be no such view: the parents
            // could form a cycle.
            let inside = recognizer + 1..<tree.end(of: recognizer)
            guard !inside.contains(where: { found.contains($0) || viewElements.contains($0) }) else { continue }
            found.insert(view)
            self.views[recognizer] = view
        }
        hosts = found.filter { isView($0) }.sorted()
        for (place, host) in hosts.enumerated() { places[host] = place }
    }

    /// Whether an element is in the scene and is neither its controller nor a part of its structure.
    private func isView(_ element: Int) -> Bool {
        guard element > scene, element < tree.end(of: scene), element != controller else { return false }
        return tree.name(of: element) != .objects
    }

    /// Returns the element that a connection belongs to.
    func host(of connection: Int) -> Int? { tree.parent(of: connection).flatMap { tree.parent(of: $0) } }

    /// Returns the place of an element's object, or nil if it has none.
    func object(at element: Int) -> Int? { places[element] }

    /// Returns the place of the next object that contains an element, or nil.
    func object(around element: Int) -> Int? {
        if let view = views[element] { return places[view] }
        var next = tree.parent(of: element)
        while let around = next, around > scene {
            if let place = places[around] { return place }
            next = tree.parent(of: around)
        }
        return nil
    }
}
