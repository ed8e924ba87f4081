/// The objects of a storyboard as they are compared, in the order in which differences are reported.
struct ComparedItems {
    private let storyboard: Storyboard
    private let names: ComparedNames
    private let own: StoryboardNames
    private(set) var all: [ComparedItem] = []

    init(_ storyboard: Storyboard, _ names: ComparedNames) {
        self.storyboard = storyboard
        self.names = names
        own = StoryboardNames(storyboard)
        all.append(document)
        for place in storyboard.scenes.indices { all.append(scene(at: place)) }
        for place in storyboard.scenes.indices { addObjects(of: place) }
        addSegues()
    }

    /// Adds the segues. Xcode gives each an id. Those without one are compared by their order in the scene.
    private mutating func addSegues() {
        var numbers: [Int: Int] = [:]
        for segue in storyboard.segues {
            guard segue.id.isEmpty else {
                all.append(item(segue, key: "segue \(segue.id)"))
                continue
            }
            let number = numbers[segue.source, default: 0]
            numbers[segue.source] = number + 1
            all.append(item(segue, key: "segue without id \(storyboard.scenes[segue.source].id) \(number)"))
        }
    }

    private var document: ComparedItem {
        let system =
            switch storyboard.system {
            case .phone: "iPhone"
            case .pad: "iPad"
            case .television: "Apple TV"
            }
        return ComparedItem(
            key: "", noun: "storyboard", id: nil, title: "storyboard",
            fields: [
                ComparedItem.Field("initial", storyboard.initial, shown: storyboard.initial.map { names.name($0) }),
                ComparedItem.Field("device", storyboard.scenes.isEmpty ? nil : system),
                ComparedItem.Field("launch screen", storyboard.isLaunchScreen ? "yes" : nil),
            ])
    }

    private func scene(at place: Int) -> ComparedItem {
        let scene = storyboard.scenes[place]
        typealias Field = ComparedItem.Field
        var fields = [
            Field("kind", scene.element), Field("class", scene.customClass),
            Field.text("identifier", scene.identifier), Field.text("title", scene.title),
            Field.text("restorationIdentifier", scene.restorationIdentifier),
            Field("definesPresentationContext", scene.definesPresentationContext ? "true" : nil),
            Field("modalPresentationStyle", scene.modalPresentationStyle),
            Field("modalTransitionStyle", scene.modalTransitionStyle),
            Field("storyboard", scene.reference?.storyboard),
            Field.text("referenced identifier", scene.reference?.identifier),
            Field("bundle", scene.reference?.bundle),
        ]
        fields += scene.settings.map { Field($0.property ?? $0.attribute, $0.value) }
        fields.append(Field("name", own.scenes[place]))
        return ComparedItem(
            key: "scene \(scene.id)", noun: "scene", id: scene.id, title: "scene \(names.name(scene.id))",
            fields: fields)
    }

    private mutating func addObjects(of place: Int) {
        let scene = storyboard.scenes[place]
        for (number, object) in scene.objects.enumerated() where !object.id.isEmpty {
            let title = "\(names.name(object.id)) in \(names.name(scene.id))"
            all.append(
                ComparedItem(
                    key: "view \(object.id)", noun: "view", id: object.id, title: "view \(title)",
                    fields: [
                        ComparedItem.Field("kind", object.element),
                        ComparedItem.Field("name", own.objects[place][number]),
                    ]))
            for action in object.actions {
                let receiver =
                    switch action.target {
                    case .controller: ""
                    case .firstResponder: " to the first responder"
                    case .other: " to another object"
                    }
                let selector = ComparedItem.oneLine(action.selector)
                all.append(
                    ComparedItem(
                        key: "action \(object.id) \(action.selector)\(receiver)", noun: "action", id: nil,
                        title: "action \(selector)\(receiver) on \(title)", fields: [],
                        list: ComparedItem.List(
                            noun: "view", id: object.id, title: "view \(title)", member: selector)))
            }
        }
    }

    private func item(_ segue: StoryboardSegue, key: String) -> ComparedItem {
        let scene = storyboard.scenes[segue.source]
        let object = { (place: Int?) in place.map { scene.objects[$0].id } }
        let trigger = object(segue.trigger)
        let anchor = object(segue.anchor)
        let words = [
            "segue", segue.relationship.map { "\(segue.kindName) \($0.rawValue)" } ?? segue.kindName,
            segue.identifier.map { ComparedItem.quoted($0) }, names.name(scene.id), "->",
            names.name(segue.destination),
        ]
        let tabs = ComparedItem.List(
            noun: "scene", id: scene.id, title: "scene \(names.name(scene.id))", member: names.name(segue.destination))
        typealias Field = ComparedItem.Field
        return ComparedItem(
            key: key, noun: "segue", id: segue.id.isEmpty ? nil : segue.id,
            title: ComparedItem.oneLine(words.compactMap { $0 }.joined(separator: " ")),
            fields: [
                Field("kind", segue.kindName), Field.text("identifier", segue.identifier),
                Field("source", scene.id, shown: names.name(scene.id)),
                Field("destination", segue.destination, shown: names.name(segue.destination)),
                Field("on", trigger, shown: trigger.map { names.name($0) }),
                Field("accessory", segue.isAccessory ? "yes" : nil),
                Field("relationship", segue.relationship?.rawValue), Field("class", segue.customClass),
                Field("style", segue.modalPresentationStyle), Field("transition", segue.modalTransitionStyle),
                Field("animated", segue.isAnimated ? nil : "no"), Field("unwind action", segue.unwindAction),
                Field("segue action", segue.creationSelector), Field("method", segue.showAction),
                Field("anchor", anchor, shown: anchor.map { names.name($0) }),
                Field("column", segue.column.map { "\($0)" }),
            ], list: segue.relationship == .viewControllers ? tabs : nil)
    }
}
