import SceneLang
import SceneStoryboard

/// Two versions of a storyboard that are read from files, the older one first.
struct StoryboardPair {
    private var sources = SourceMap()
    private var sides: [ComparedStoryboard] = []

    /// Reads the storyboard in `bytes`. `name` is that of its file.
    mutating func add(_ name: String, _ bytes: [UInt8]) {
        let file = SourceFile(name: name, bytes: bytes)
        sides.append(ComparedStoryboard.read(file, as: sources.add(file)))
    }

    /// Adds a version that does not exist: everything in the other one was added or removed.
    mutating func addEmpty() { sides.append(.empty) }

    /// Returns the errors as text or JSON. Warnings do not matter to a comparison.
    func errors(colour: Bool, isJSON: Bool) -> [UInt8] {
        let errors = sides.flatMap { $0.reading.diagnostics }.filter { $0.severity == .error }
        return MessageRenderer(sources: sources, isColoured: colour, isJSON: isJSON).render(errors)
    }

    /// The first error of each storyboard that has errors, in a sentence.
    var reasons: [String] {
        sides.compactMap { side in
            guard let first = side.reading.diagnostics.first(where: { $0.severity == .error }) else { return nil }
            let file = sources[first.span.file]
            let line = file.map { ", line \($0.position(of: first.span.start).line)" } ?? ""
            return "'\(file?.name ?? "")': \(first.message) (\(first.code.id)\(line))"
        }
    }

    /// Returns what differs; nil if a storyboard has errors.
    func report(isColoured: Bool) -> StoryboardDifferenceReport? {
        guard let older = sides.first, let newer = sides.last, !sides.contains(where: { $0.reading.hasErrors }) else {
            return nil
        }
        return StoryboardDifferenceReport(
            difference: StoryboardDifference(from: older, to: newer), isColoured: isColoured)
    }
}

/// Writes the difference of two storyboards: as text, a line for each change, or as one JSON object per line.
struct StoryboardDifferenceReport: Sendable {
    let difference: StoryboardDifference
    let isColoured: Bool

    /// Whether nothing differs that affects navigation.
    var isEmpty: Bool { difference.changes.isEmpty }

    /// Returns the difference as text; empty if nothing differs.
    func text() -> [UInt8] {
        var text: [UInt8] = []
        let paint = Paint(colour: isColoured)
        for change in difference.changes {
            let tint: Paint.Colour =
                switch change.kind {
                case .added: .green
                case .removed: .red
                case .changed: .cyan
                }
            paint.line(change.line, tint, into: &text)
        }
        let count = difference.detailCount
        if count > 0 {
            let objects = count == 1 ? "1 object has" : "\(count) objects have"
            let line = "\(objects) differences that do not affect navigation, such as frames, colours or constraints"
            paint.line(line, .dim, into: &text)
        }
        return text
    }

    /// Returns a JSON object for each change, and one with the count on the last line.
    func json() -> [UInt8] {
        let lines = difference.changes.flatMap { change in
            let fields = change.fields.map { field in
                JSONText.object([
                    ("name", JSONText.string(field.name)), ("old", field.old.map(JSONText.string)),
                    ("new", field.new.map(JSONText.string)),
                ])
            }
            return JSONText.line([
                ("change", JSONText.string(change.kind.rawValue)), ("object", JSONText.string(change.noun)),
                ("id", change.id.map(JSONText.string)), ("text", JSONText.string(change.title)),
                ("fields", fields.isEmpty ? nil : JSONText.array(fields)),
            ])
        }
        return lines + JSONText.line([("withoutEffect", "\(difference.detailCount)")])
    }
}
