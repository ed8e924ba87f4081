import SceneLang

extension StoryboardReader {
    /// Finds the buttons that nothing in the document reacts to, and the prototypes of cells without an identifier.
    mutating func readUnusableViews() {
        let outlets = outletDestinations
        for place in storyboard.scenes.indices {
            let scene = sceneElements[place].scene
            for element in scene..<tree.end(of: scene) {
                let tag = tree.tag(of: element)
                let lack: UnusableView.Lack? =
                    switch tag {
                    case "button": isIdleButton(element, outlets) ? .reaction : nil
                    case "barButtonItem": isIdleBarButton(element, outlets) ? .reaction : nil
                    case "tableViewCell", "collectionViewCell": isNamelessPrototype(element) ? .reuseIdentifier : nil
                    default: nil
                    }
                guard let lack else { continue }
                storyboard.scenes[place].unusable.append(
                    UnusableView(element: tag, lack: lack, span: span(of: element)))
            }
        }
    }

    /// The ids of the objects that outlets and outlet collections lead to.
    private var outletDestinations: Set<String> {
        var found: Set<String> = []
        for element in tree.elements.indices {
            switch tree.name(of: element) {
            case .outlet, .outletCollection:
                if let destination = tree.value(.destination, of: element) { found.insert(destination) }
            case .some, nil: break
            }
        }
        return found
    }

    /// Whether nothing can find a control or react to it: it has no connection, no class, no tag, no menu and no
    /// attributes of its own, and no outlet leads to it.
    private func isUnconnected(_ element: Int, _ outlets: Set<String>) -> Bool {
        guard tree.text(.customClass, of: element) == nil, tree.child(.connections, of: element) == nil,
            (tree.value(.tag, of: element) ?? "0") == "0", tree.flag(.enabled, of: element) != false,
            tree.text(.id, of: element).map({ !outlets.contains($0) }) ?? true
        else { return false }
        let further = tree.child(of: element) { child in
            ["menu", "userDefinedRuntimeAttributes"].contains(tree.tag(of: child))
        }
        return further == nil
    }

    /// A button that the user can see and touch. Code may look through the views in a view that has an outlet or a
    /// class.
    private func isIdleButton(_ element: Int, _ outlets: Set<String>) -> Bool {
        guard isUnconnected(element, outlets), tree.flag(.userInteractionEnabled, of: element) != false else {
            return false
        }
        var around: Int? = element
        while let view = around, tree.name(of: view) != .scene {
            if tree.flag(.hidden, of: view) == true { return false }
            around = tree.parent(of: view)
        }
        guard let list = tree.parent(of: element), tree.tag(of: list) == "subviews",
            let superview = tree.parent(of: list)
        else { return true }
        return tree.text(.customClass, of: superview) == nil
            && tree.text(.id, of: superview).map { !outlets.contains($0) } ?? true
    }

    /// An item of a bar, other than a back button, spaces, and one that the navigation item's outlet leads to. An item
    /// without a title, an image and a system item is not visible, and one with a view leaves touches to the view.
    private func isIdleBarButton(_ element: Int, _ outlets: Set<String>) -> Bool {
        guard isUnconnected(element, outlets), tree.value(.key, of: element) != "backBarButtonItem" else {
            return false
        }
        if let system = tree.value(.systemItem, of: element) {
            if ["edit", "flexibleSpace", "fixedSpace"].contains(system) { return false }
        } else {
            let isBlank = title(of: element).map { $0.utf8.allSatisfy { $0 <= 0x20 } } ?? true
            if isBlank, tree.text(.image, of: element) == nil { return false }
        }
        guard tree.child(of: element, where: { tree.value(.key, of: $0) == "customView" }) == nil else { return false }
        var around = tree.parent(of: element)
        while let view = around, tree.name(of: view) != .scene {
            if tree.text(.id, of: view).map(outlets.contains) ?? false { return false }
            if tree.tag(of: view) == "navigationItem" || tree.tag(of: view) == "toolbar" { break }
            around = tree.parent(of: view)
        }
        return true
    }

    /// A cell in a dynamic prototype that code cannot ask for.
    private func isNamelessPrototype(_ element: Int) -> Bool {
        guard tree.bytes(.reuseIdentifier, of: element) == nil, let list = tree.parent(of: element),
            ["prototypes", "cells"].contains(tree.tag(of: list)), let view = tree.parent(of: list)
        else { return false }
        return tree.value(.dataMode, of: view) == "prototypes"
    }
}
