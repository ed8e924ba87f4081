/// Writes storyboards as JSON: the scenes, views and segues with their ids and names.
public struct StoryboardJSON {
    private var output: [UInt8] = []

    /// Returns one line for some storyboards. `files` has the name of the file of each.
    public static func text(_ storyboards: [Storyboard], files: [String]) -> [UInt8] {
        var writer = StoryboardJSON()
        writer.write("{\"storyboards\":[")
        for (place, storyboard) in storyboards.enumerated() {
            writer.write(place == 0 ? "{" : ",\n{")
            writer.field("file", place < files.count ? files[place] : nil, isFirst: true)
            writer.write(storyboard)
        }
        writer.write("]}\n")
        return writer.output
    }

    private mutating func write(_ storyboard: Storyboard) {
        let names = StoryboardNames(storyboard)
        field("name", storyboard.name)
        field("initial", storyboard.initial)
        write(",\"scenes\":[")
        for (place, scene) in storyboard.scenes.enumerated() {
            write(place == 0 ? "\n{" : ",\n{")
            write(scene, names.scenes[place], names.objects[place])
            write("}")
        }
        write("],\"segues\":[")
        for (place, segue) in storyboard.segues.enumerated() {
            write(place == 0 ? "\n{" : ",\n{")
            write(segue, of: storyboard.scenes[segue.source])
            write("}")
        }
        write("]}")
    }

    private mutating func write(_ scene: StoryboardScene, _ name: String, _ objectNames: [String]) {
        field("id", scene.id, isFirst: true)
        field("name", name)
        field("kind", scene.element)
        field("class", scene.customClass)
        field("identifier", scene.identifier)
        if let reference = scene.reference {
            field("storyboard", reference.storyboard)
            field("reference", reference.identifier)
            field("bundle", reference.bundle)
        }
        if let position = scene.position {
            write(",\"x\":\(StoryboardJSON.number(position.x)),\"y\":\(StoryboardJSON.number(position.y))")
        }
        guard !scene.objects.isEmpty else { return }
        write(",\"views\":[")
        for (place, object) in scene.objects.enumerated() {
            write(place == 0 ? "{" : ",{")
            field("id", object.id, isFirst: true)
            field("name", objectNames[place])
            field("kind", object.element)
            write("}")
        }
        write("]")
    }

    private mutating func write(_ segue: StoryboardSegue, of scene: StoryboardScene) {
        field("id", segue.id, isFirst: true)
        field("kind", segue.kindName)
        field("identifier", segue.identifier)
        field("relationship", segue.relationship?.rawValue)
        field("class", segue.customClass)
        field("action", segue.unwindAction)
        field("source", scene.id)
        field("destination", segue.destination)
        field("trigger", segue.trigger.map { scene.objects[$0].id })
    }

    /// Writes a field whose value is a text; nothing if it is nil.
    private mutating func field(_ name: StaticString, _ value: String?, isFirst: Bool = false) {
        guard let value else { return }
        write(isFirst ? "\"" : ",\"")
        write(name.description)
        write("\":\"")
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""): write("\\\"")
            case UInt8(ascii: "\\"): write("\\\\")
            case 0..<0x20:
                let digits = Array("0123456789abcdef".utf8)
                write("\\u00")
                output.append(digits[Int(byte >> 4)])
                output.append(digits[Int(byte & 15)])
            default: output.append(byte)
            }
        }
        write("\"")
    }

    private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }

    /// Returns a number without a fraction if it has none, otherwise with at most three digits after the point.
    static func number(_ value: Double) -> String {
        let thousandths = Int((value * 1_000).rounded())
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
        let sign = thousandths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var fraction = String(rest + 1_000).utf8.dropFirst()
        while fraction.last == UInt8(ascii: "0") { fraction = fraction.dropLast() }
        return "\(sign)\(whole).\(String(decoding: fraction, as: UTF8.self))"
    }
}
