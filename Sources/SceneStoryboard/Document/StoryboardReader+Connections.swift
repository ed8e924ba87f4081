import SceneLang

extension StoryboardReader {
    /// Reads the segues, actions and outlets of a scene.
    mutating func readConnections(of place: Int) {
        let (scene, controller) = sceneElements[place]
        var connections = ConnectedElements(tree: tree, scene: scene, controller: controller)
        connections.find(elements)
        var objects: [StoryboardObject] = []
        objects.reserveCapacity(connections.hosts.count)
        for element in connections.hosts {
            var object = readObject(element)
            object.isInController = element >= controller && element < tree.end(of: controller)
            object.parent = connections.object(around: element)
            objects.append(object)
        }
        storyboard.scenes[place].objects = objects
        for element in connections.elements { readConnection(element, of: place, connections) }
    }

    private func readObject(_ element: Int) -> StoryboardObject {
        var object = StoryboardObject(
            id: tree.value(.id, of: element) ?? "", element: tree.tag(of: element), span: span(of: element))
        object.userLabel = tree.text(.userLabel, of: element)
        object.title = title(of: element)
        object.reuseIdentifier = tree.text(.reuseIdentifier, of: element)
        object.systemItem = tree.text(.systemItem, of: element)
        return object
    }

    private mutating func readConnection(_ element: Int, of place: Int, _ connections: ConnectedElements) {
        guard let host = connections.host(of: element) else { return }
        let object = connections.object(at: host)
        switch tree.name(of: element) {
        case .segue: readSegue(element, of: place, object, connections)
        case .action:
            guard let selector = tree.text(.selector, of: element) else { return reportMissing(.selector, of: element) }
            guard let destination = tree.text(.destination, of: element) else {
                return reportMissing(.destination, of: element)
            }
            guard let object else { return }
            storyboard.scenes[place].objects[object].actions.append(
                StoryboardAction(
                    selector: selector, target: target(destination, of: place), span: span(of: element)))
        case .outlet, .outletCollection:
            guard let property = tree.text(.property, of: element),
                let destination = tree.text(.destination, of: element), let owner = tree.text(.id, of: host)
            else { return }
            storyboard.scenes[place].outlets.append(
                StoryboardOutlet(property: property, owner: owner, destination: destination))
        case .some, nil: break
        }
    }

    private func target(_ destination: String, of place: Int) -> StoryboardAction.Target {
        if destination == storyboard.scenes[place].id { return .controller }
        return responders.contains(destination) ? .firstResponder : .other
    }

    private mutating func readSegue(
        _ element: Int, of place: Int, _ object: Int?, _ connections: ConnectedElements
    ) {
        guard tree.bytes(.inheritsFrom, of: element) == nil, tree.bytes(.reference, of: element) == nil else { return }
        guard let kindName = tree.text(.kind, of: element) else { return reportMissing(.kind, of: element) }
        guard let destination = tree.text(.destination, of: element) else {
            return reportMissing(.destination, of: element)
        }
        let kind = StoryboardSegueKind(rawValue: kindName)
        if kind == nil {
            reportUnknown(
                "kind of segue", kindName, span(.kind, of: element), StoryboardSegueKind.allCases.map { $0.rawValue })
        }
        var segue = StoryboardSegue(
            id: tree.value(.id, of: element) ?? "", kindName: kindName, kind: kind, source: place,
            destination: destination, span: span(of: element))
        segue.trigger = object
        segue.isAccessory = tree.value(.trigger, of: element) == "accessoryAction"
        segue.identifier = identifier(.identifier, of: element)
        if kind == .relationship { segue.relationship = relationship(of: element) }
        segue.customClass = tree.text(.customClass, of: element)
        segue.modalPresentationStyle = style(.modalPresentationStyle, of: element)
        segue.modalTransitionStyle = style(.modalTransitionStyle, of: element)
        segue.isAnimated = tree.flag(.animates, of: element) != false
        segue.unwindAction = tree.text(.unwindAction, of: element)
        if kind == .unwind, segue.unwindAction == nil { reportMissing(.unwindAction, of: element) }
        segue.creationSelector = tree.text(.destinationCreationSelector, of: element)
        segue.showAction = tree.text(.action, of: element)
        let anchor =
            tree.text(.popoverAnchorView, of: element) ?? tree.text(.popoverAnchorBarButtonItem, of: element)
        segue.anchor = anchor.flatMap { elements[$0] }.flatMap { connections.object(at: $0) }
        segue.column = tree.value(.splitViewControllerTargetIndex, of: element).flatMap { Int($0) }
        storyboard.segues.append(segue)
    }

    private mutating func relationship(of element: Int) -> StoryboardRelationship? {
        guard let name = tree.text(.relationship, of: element) else {
            reportMissing(.relationship, of: element)
            return nil
        }
        let known = StoryboardRelationship(rawValue: name)
        if known == nil {
            reportUnknown(
                "relationship", name, span(.relationship, of: element),
                StoryboardRelationship.allCases.map { $0.rawValue })
        }
        return known
    }
}
