@testable import SceneRuntime

extension World {
    /// The living controllers, a line each: what a fault of the invariants is about.
    var dump: String {
        var text = ""
        for (place, it) in controllers.enumerated() where it.flags.contains(.alive) {
            let held = self[contents: ControllerID(UInt32(place))]
            let name = String(decoding: blueprint.names[blueprint.classes[it.cls.index].name], as: UTF8.self)
            text += "[\(place)] \(name)#\(it.ordinal) \(it.appearance) \(it.hosting) host \(it.host.raw)"
            text += " parent \(it.parent.raw) presenter \(it.presenter.raw) presented \(held.presented.raw)"
            text += " shown \(held.shownChild.raw) owners \(it.owners)/\(it.scriptOwners) flags \(it.flags.rawValue)\n"
        }
        return text
    }
}
