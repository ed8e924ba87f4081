/// An object of a storyboard in the form in which it is compared: the values that have an effect on an app.
struct ComparedItem {
    /// A value. Equal ones have equal `raw` texts: an id, while `shown` is the name that it has.
    struct Field {
        let name: String
        let raw: String?
        let shown: String?

        init(_ name: String, _ raw: String?, shown: String?? = .none) {
            self.name = name
            self.raw = raw
            self.shown = shown ?? raw
        }

        /// A value between quotation marks.
        static func text(_ name: String, _ value: String?) -> Field {
            Field(name, value, shown: value.map { ComparedItem.quoted($0) })
        }
    }

    /// What both storyboards call the same object.
    let key: String
    let noun: String
    let id: String?
    let title: String
    let fields: [Field]
    /// The object whose tabs or actions have an order that this item is part of; nil for other items.
    var list: List?

    /// Objects in an order: the tabs of a container, or the actions of a view.
    struct List {
        let noun: String
        let id: String
        let title: String
        /// How the order names this item.
        let member: String
    }

    /// Returns what changed from this item to `other`, or nil if nothing did.
    func change(to other: ComparedItem) -> StoryboardChange? {
        var changed: [StoryboardChange.Field] = []
        for field in fields {
            let new = other.fields.first { $0.name == field.name }
            guard new?.raw != field.raw else { continue }
            let isAmbiguous = new?.shown == field.shown
            changed.append(
                StoryboardChange.Field(
                    name: field.name, old: isAmbiguous ? field.raw : field.shown,
                    new: isAmbiguous ? new?.raw : new?.shown))
        }
        for field in other.fields where field.raw != nil && !fields.contains(where: { $0.name == field.name }) {
            changed.append(StoryboardChange.Field(name: field.name, old: nil, new: field.shown))
        }
        guard !changed.isEmpty else { return nil }
        return StoryboardChange(kind: .changed, noun: noun, id: id, title: other.title, fields: changed)
    }

    /// Returns the change of an object that only one storyboard has.
    func only(_ kind: StoryboardChange.Kind) -> StoryboardChange {
        StoryboardChange(kind: kind, noun: noun, id: id, title: title, fields: [])
    }

    /// Returns a string between quotation marks, in one line.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in oneLine(text).unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }

    /// Returns a string with a space for each control character.
    static func oneLine(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars { line.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar) }
        return line
    }
}

/// The names of two storyboards' scenes and views: those of the newer one, and for what it does not have, the older's.
struct ComparedNames {
    private var names: [String: String] = [:]

    init(older: Storyboard, newer: Storyboard) {
        for storyboard in [older, newer] {
            let all = StoryboardNames(storyboard)
            for (place, scene) in storyboard.scenes.enumerated() {
                names[scene.id] = all.scenes[place]
                for exit in scene.exits { names[exit] = all.scenes[place] }
                for (object, name) in zip(scene.objects, all.objects[place]) { names[object.id] = name }
            }
        }
    }

    /// Returns the name of the object with an id: the id itself if it has none.
    func name(_ id: String) -> String { names[id] ?? id }
}
