public import SceneLang

/// A storyboard that is compared with another one: what is read of it, and digests of the rest.
public struct ComparedStoryboard: Sendable {
    /// What is read. Without a storyboard it cannot be compared.
    public let reading: StoryboardReading
    let details: StoryboardDetails

    /// A storyboard with nothing in it: a file that only one version has.
    public static var empty: ComparedStoryboard {
        let file = SourceFile(name: "", bytes: [])
        let storyboard = Storyboard(name: "", span: XMLSource(file: file, id: FileID(0)).span(0..<0))
        return ComparedStoryboard(
            reading: StoryboardReading(storyboard: storyboard, diagnostics: []), details: StoryboardDetails())
    }
}

#if canImport(CExpat)
    extension ComparedStoryboard {
        /// Reads a storyboard with libexpat. `id` is the number of `file` in the diagnostics.
        public static func read(_ file: SourceFile, as id: FileID) -> ComparedStoryboard {
            if let diagnostic = XMLDiagnostics(file: file, id: id).unreadable {
                let reading = StoryboardReading(storyboard: nil, diagnostics: [diagnostic])
                return ComparedStoryboard(reading: reading, details: StoryboardDetails())
            }
            let builder = ExpatParser.events(of: file.bytes, digests: true)
            return ComparedStoryboard(
                reading: Storyboard.read(file, as: id, from: builder), details: StoryboardDetails(builder.tree))
        }
    }
#endif

/// What has no effect on an app, such as frames, colours and constraints: a digest for each object with an id.
struct StoryboardDetails: Sendable {
    private struct Object {
        /// The id of the object that contains it; empty for the document.
        let parent: String
        /// Whether it is reported as added or removed if only one storyboard has it.
        let isReportedAlone: Bool
        var digest: XMLDigest
    }

    private var objects: [String: Object] = ["": Object(parent: "", isReportedAlone: true, digest: XMLDigest())]

    init() {}

    init(_ tree: XMLTree) {
        var owners = [String](repeating: "", count: tree.elements.count)
        for element in tree.elements.indices {
            let parent = tree.parent(of: element).map { owners[$0] } ?? ""
            let id = tree.text(.id, of: element) ?? tree.text(.sceneID, of: element)
            owners[element] = id ?? parent
            if let id, objects[id] == nil {
                let isTold =
                    switch tree.name(of: element) {
                    case .scene, .segue, .action: true
                    case .some, nil: false
                    }
                objects[id] = Object(parent: parent, isReportedAlone: isTold, digest: XMLDigest())
            }
            objects[owners[element]]?.digest.add(tree.digests[element])
        }
    }

    /// Returns the number of objects with differences that do not affect navigation. An object that is inside of an
    /// added or removed object is not counted.
    static func differences(between old: StoryboardDetails, and new: StoryboardDetails) -> Int {
        let changed = new.objects.count { id, object in
            guard let other = old.objects[id] else {
                return !object.isReportedAlone && old.objects[object.parent] != nil
            }
            return other.digest != object.digest
        }
        let removed = old.objects.count { id, object in
            new.objects[id] == nil && !object.isReportedAlone && new.objects[object.parent] != nil
        }
        return changed + removed
    }
}
