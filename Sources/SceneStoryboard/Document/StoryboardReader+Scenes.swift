import SceneLang

extension StoryboardReader {
    /// Reads the scenes with their controllers, without connections.
    mutating func readScenes() {
        guard let scenes = tree.child(.scenes, of: 0) else { return }
        var found: [Int] = []
        tree.forEachChild(of: scenes) { if tree.name(of: $0) == .scene { found.append($0) } }
        for element in found { readScene(element) }
    }

    private mutating func readScene(_ element: Int) {
        guard let objects = tree.child(.objects, of: element) else { return reportNoController(element) }
        var controllers: [Int] = []
        tree.forEachChild(of: objects) { child in
            if tree.value(.sceneMemberID, of: child) == "viewController" { controllers.append(child) }
        }
        guard let controller = controllers.first else { return reportNoController(element) }
        if controllers.count > 1 {
            report(
                Diagnostic(
                    .sceneWithoutController, "the scene has \(controllers.count) controllers",
                    at: span(of: controllers[1]),
                    secondary: [Diagnostic.Label(span(of: controller), "the first one, which is used")],
                    help: "move every other controller to its own scene"))
        }
        let place = storyboard.scenes.count
        var scene = readController(controller)
        scene.position = position(of: element)
        if !scene.id.isEmpty, targets[scene.id] == nil { targets[scene.id] = place }
        tree.forEachChild(of: objects) { child in
            guard let id = tree.text(.id, of: child) else { return }
            switch tree.name(of: child) {
            case .exit: scene.exits.append(id)
            case .placeholder where tree.value(.placeholderIdentifier, of: child) == "IBFirstResponder":
                responders.insert(id)
            case .some, nil: break
            }
        }
        for exit in scene.exits where targets[exit] == nil { targets[exit] = place }
        storyboard.scenes.append(scene)
        sceneElements.append((scene: element, controller: controller))
    }

    private mutating func reportNoController(_ scene: Int) {
        report(
            Diagnostic(
                .sceneWithoutController, "the scene has no controller", at: span(of: scene),
                help: "delete the scene, or restore its controller"))
    }

    private mutating func readController(_ element: Int) -> StoryboardScene {
        let tag = tree.tag(of: element)
        let id = tree.text(.id, of: element)
        if id == nil { reportMissing(.id, of: element) }
        let kind = StoryboardControllerKind(rawValue: tag)
        if kind == nil {
            reportUnknown(
                "kind of controller", tag, span(of: element), StoryboardControllerKind.allCases.map { $0.rawValue })
        }
        var scene = StoryboardScene(id: id ?? "", element: tag, kind: kind, span: span(of: element))
        scene.customClass = tree.text(.customClass, of: element)
        scene.identifier = identifier(.storyboardIdentifier, of: element)
        scene.title = title(of: element)
        scene.userLabel = tree.text(.userLabel, of: element)
        scene.navigationItemTitle = tree.child(.navigationItem, of: element).flatMap { title(of: $0) }
        scene.restorationIdentifier = tree.text(.restorationIdentifier, of: element)
        if tree.flag(.useStoryboardIdentifierAsRestorationIdentifier, of: element) == true {
            scene.restorationIdentifier = scene.identifier
        }
        scene.definesPresentationContext = tree.flag(.definesPresentationContext, of: element) == true
        scene.modalPresentationStyle = style(.modalPresentationStyle, of: element)
        scene.modalTransitionStyle = style(.modalTransitionStyle, of: element)
        scene.settings = settings(of: element, kind)
        if kind == .reference {
            scene.reference = StoryboardReference(
                storyboard: tree.text(.storyboardName, of: element),
                identifier: tree.text(.referencedIdentifier, of: element),
                bundle: tree.text(.bundleIdentifier, of: element))
        }
        return scene
    }

    /// Returns the title of an object. Long texts are elements, and a button has a title for each state.
    func title(of element: Int) -> String? {
        if let title = plainTitle(of: element) { return title }
        let state = tree.child(of: element) { child in
            switch (tree.name(of: child), tree.value(.key, of: child)) {
            case (.state, "normal"), (.buttonConfiguration, "configuration"): plainTitle(of: child) != nil
            case (.some, _), (nil, _): false
            }
        }
        return state.flatMap { plainTitle(of: $0) }
    }

    private func plainTitle(of element: Int) -> String? {
        if let title = tree.text(.title, of: element) { return title }
        let text = tree.child(of: element) { tree.name(of: $0) == .string && tree.value(.key, of: $0) == "title" }
        return text.flatMap { tree.text(.text, of: $0) }
    }

    private func position(of scene: Int) -> StoryboardPosition? {
        let point = tree.child(of: scene) { element in
            tree.name(of: element) == .point && tree.value(.key, of: element) == "canvasLocation"
        }
        guard let point, let x = tree.value(.x, of: point).flatMap({ StoryboardReader.number($0) }),
            let y = tree.value(.y, of: point).flatMap({ StoryboardReader.number($0) })
        else { return nil }
        return StoryboardPosition(x: x, y: y)
    }

    /// Returns the decimal number that a string spells, such as `-136.5`; nil if it does not, or is very large. The
    /// standard library's parser needs the C library.
    static func number(_ text: String) -> Double? {
        var whole = 0.0
        var scale = 0.0
        var digits = 0
        var isNegative = false
        for (place, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "-") where place == 0: isNegative = true
            case UInt8(ascii: ".") where scale == 0: scale = 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                whole = whole * 10 + Double(byte - UInt8(ascii: "0"))
                scale *= 10
            default: return nil
            }
            guard digits <= 300 else { return nil }
        }
        guard digits > 0 else { return nil }
        let value = scale > 1 ? whole / scale : whole
        guard value < 1e9 else { return nil }
        return isNegative ? -value : value
    }

    /// Returns a style of presentation or transition. An unknown one is reported, and not used.
    mutating func style(_ name: AttributeName, of element: Int) -> String? {
        guard let style = tree.text(name, of: element) else { return nil }
        let isPresentation = name == .modalPresentationStyle
        let known = isPresentation ? StoryboardReader.presentationStyles : StoryboardReader.transitionStyles
        if known.contains(style) { return style }
        reportUnknown(isPresentation ? "presentation style" : "transition style", style, span(name, of: element), known)
        return nil
    }

    private static let presentationStyles = [
        "automatic", "none", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
        "overCurrentContext", "popover", "blurOverFullScreen",
    ]
    private static let transitionStyles = ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]

    /// Returns an identifier, or nil if there is none. Reports one that is empty, or begins or ends with whitespace.
    mutating func identifier(_ name: AttributeName, of element: Int) -> String? {
        guard let bytes = tree.bytes(name, of: element) else { return nil }
        guard let first = bytes.first, let last = bytes.last else {
            report(
                Diagnostic(
                    .paddedIdentifier, "the identifier is empty", at: span(of: element),
                    help: "delete the attribute '\(name.rawValue)', or write an identifier"))
            return nil
        }
        let identifier = String(decoding: bytes, as: UTF8.self)
        if first <= 0x20 || last <= 0x20 {
            report(
                Diagnostic(
                    .paddedIdentifier, "the identifier '\(identifier)' begins or ends with whitespace",
                    at: span(name, of: element),
                    help: "delete the whitespace, because code must use exactly the same identifier"))
        }
        return identifier
    }

    /// Reports a value that is none of the `known` ones.
    mutating func reportUnknown(_ noun: String, _ value: String, _ span: SourceSpan, _ known: [String]) {
        report(
            Diagnostic(
                .unknownValue, "unknown \(noun) '\(value)'", at: span,
                help: Suggestion.help(
                    for: value, among: maySuggest ? known : [],
                    otherwise: "the valid values are \(known.joined(separator: ", "))")))
    }

    /// Reports that an element does not have an attribute.
    mutating func reportMissing(_ name: AttributeName, of element: Int) {
        report(
            Diagnostic(
                .missingAttribute, "the element '\(tree.tag(of: element))' has no attribute '\(name.rawValue)'",
                at: span(of: element),
                help: "write: \(name.rawValue)=\"…\", or delete the element"))
    }
}
