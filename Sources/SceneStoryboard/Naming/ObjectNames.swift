import SceneLang

/// Names the views of a scene that something is connected to.
enum ObjectNames {
    /// Returns the names of a scene's objects, in their order. `scenes` has the names of all scenes.
    static func names(of scene: StoryboardScene, scenes: Set<String>) -> [String] {
        guard !scene.objects.isEmpty else { return [] }
        var outlets: [String: String] = [:]
        for outlet in scene.outlets where outlet.owner == scene.id && outlets[outlet.destination] == nil {
            outlets[outlet.destination] = outlet.property
        }
        var taken = NameSet()
        return scene.objects.map { object in
            let texts = [
                outlets[object.id], object.userLabel, object.title, object.reuseIdentifier, object.systemItem,
                object.element,
            ]
            let words = texts.lazy.compactMap { $0 }.map { NameWords($0) }.first { $0.hasLetter }
            let name = words?.joined(digitsAfter: "view") ?? "view"
            let isTaken = scenes.contains(name) || ScriptWords.isReservedOrVerb(name) || ScriptWords.isProperty(name)
            return taken.makeUnique(isTaken ? name + "View" : name)
        }
    }
}
