import SceneLang
import SceneStoryboard

/// A storyboard as a script, with the storyboards that its references lead to: what `import`, `run` and an import of a
/// script make of it.
struct StoryboardImport {
    /// The script; nil if the storyboard has errors.
    let file: SourceFile?
    /// What the script does not have, as lines of messages.
    let notes: [UInt8]
    /// Whether the storyboard has an initial controller.
    let hasInitial: Bool
    /// The names of the files that were read.
    let names: [String]
    let sources: SourceMap
    /// What is wrong in the files.
    let findings: [Diagnostic]
    /// The storyboards; nil if there are errors.
    private let app: StoryboardApp?
    /// The same, with the error that keeps a launch screen from being run.
    private let diagnostics: [Diagnostic]

    /// The maximum number of storyboards of an app.
    private static let mostStoryboards = 1_000

    /// Reads the storyboard in `bytes`, then those that are given to `finder`, then those that references lead to.
    /// `name` is that of its file. It is the main storyboard unless the app has one elsewhere.
    /// `plist` says which storyboards the app launches; nil if it is not known.
    init(_ name: String, _ bytes: [UInt8], finder: StoryboardFinder, isMain: Bool = true, plist: InfoPlist? = nil) {
        var files = Files(plist: plist)
        let error = files.add(name, bytes)
        files.askOthers(finder)
        let first = files.storyboards.first
        let isComplete = first != nil && error == nil && files.isComplete
        if isComplete { files.addOthers(finder) }
        let isRead = isComplete && !files.hasErrors
        app = isComplete ? StoryboardApp(files.storyboards, hasMain: isMain) : nil
        let script = isRead ? app.map { StoryboardScript($0) } : nil
        file = script.map { script in
            SourceFile(
                name: name, bytes: Array(script.text.utf8),
                origins: SourceOrigins(
                    Array(files.sources.files), script.origins, end: script.text.utf8.count,
                    numberedNames: script.numberedNames))
        }
        notes = Array((files.notes + (script?.notes ?? [])).map { "note: \($0)\n" }.joined().utf8)
        hasInitial = isRead && first?.initial != nil
        findings = files.diagnostics
        diagnostics = files.diagnostics + (error.map { [$0] } ?? [])
        sources = files.sources
        names = files.sources.files.map { $0.name }
    }

    /// The files of an app while they are read. The number of a file is that of its storyboard.
    private struct Files {
        let plist: InfoPlist?
        var sources = SourceMap()
        var storyboards: [Storyboard] = []
        var diagnostics: [Diagnostic] = []
        /// Why references are not followed.
        var notes: [String] = []

        var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

        /// Whether the documents can be checked: nothing is missing in them. A container that contains itself keeps an
        /// app from being launched, and other findings are reported with it.
        var isComplete: Bool { diagnostics.allSatisfy { $0.severity != .error || $0.code == .endlessContainer } }

        /// Reads the first storyboard. Returns the error that keeps it from being an app.
        mutating func add(_ name: String, _ bytes: [UInt8]) -> Diagnostic? {
            let file = SourceFile(name: name, bytes: bytes)
            let id = sources.add(file)
            let reading = Storyboard.read(file, as: id)
            diagnostics += reading.diagnostics
            guard var storyboard = reading.storyboard else { return nil }
            storyboard.isLaunched = plist?.launches(storyboard.name)
            storyboards.append(storyboard)
            return storyboard.launchScreenError(file, as: id)
        }

        /// A first storyboard without an initial controller that others refer to is not the one that the app launches,
        /// whatever its name is.
        mutating func askOthers(_ finder: StoryboardFinder) {
            guard let first = storyboards.first, first.isLaunched == nil, first.initial == nil else { return }
            var finder = finder
            if finder.isReferredTo(first.name) { storyboards[0].isLaunched = false }
        }

        /// Reads the storyboards of the command line, and those that references lead to.
        mutating func addOthers(_ finder: StoryboardFinder) {
            var finder = finder
            guard let system = storyboards.first?.system else { return }
            var known = Set(storyboards.map { $0.name })
            for file in finder.filesOfCommandLine {
                let name = Path.stem(of: Path.name(of: file.path), ending: StoryboardFiles.ending)
                if let name, known.insert(name).inserted { addOther(file, as: name) }
            }
            var place = 0
            while place < storyboards.count, storyboards.count < StoryboardImport.mostStoryboards {
                for scene in storyboards[place].scenes {
                    guard let reference = scene.reference, reference.bundle == nil, let name = reference.storyboard,
                        known.insert(name).inserted, let file = finder.find(name, on: system)
                    else { continue }
                    addOther(file, as: name)
                }
                place += 1
            }
        }

        /// Reads a further storyboard. One with errors is left out, as if it were not there.
        private mutating func addOther(_ other: StoryboardFinder.File, as name: String) {
            let file = SourceFile(name: other.path, bytes: other.bytes)
            let reading = Storyboard.read(file, as: FileID(UInt32(sources.files.count)))
            guard var storyboard = reading.storyboard, !reading.hasErrors else {
                let first = reading.diagnostics.first { $0.severity == .error }?.message ?? "it cannot be understood"
                return notes.append("'\(other.path)' is left out: \(first)")
            }
            _ = sources.add(file)
            diagnostics += reading.diagnostics
            storyboard.isLaunched = plist?.launches(name)
            storyboards.append(storyboard.named(name))
        }
    }

    /// What the rules of `scenesh check` find in the first storyboard. `hasNewKinds` says that all releases of iOS in
    /// question have the kinds of segues of iOS 8.
    func checked(hasNewKinds: Bool) -> [Diagnostic] {
        guard let app, let file = sources[FileID(0)] else { return [] }
        return StoryboardCheck(app, file: file, hasNewKinds: hasNewKinds).findings
    }

    /// The diagnostics for a script that imports the storyboard: what was found while reading, and the references that
    /// lead nowhere.
    var importFindings: [Diagnostic] {
        findings + (app.map { StoryboardCheck.missingReferences(in: $0, Array(sources.files)) } ?? [])
    }

    /// The script with a launch of the app; nil if the storyboard has errors or nothing to launch.
    var launchedFile: SourceFile? {
        guard let file, hasInitial else { return nil }
        return SourceFile(name: file.name, bytes: file.bytes + Array("\nlaunch\n".utf8), origins: file.origins)
    }

    /// The text of the script.
    var text: String? { file.map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// The code of the first error, if there is one.
    var firstError: String? { diagnostics.first { $0.severity == .error }?.code.id }

    /// The first error in a few words; nil if there is none.
    var firstSentence: String? {
        guard let first = diagnostics.first(where: { $0.severity == .error }) else { return nil }
        let position = sources[first.span.file].map { $0.position(of: first.span.start) }
        return "\(first.message) (\(first.code.id)" + (position.map { ", line \($0.line)" } ?? "") + ")"
    }

    /// Returns the diagnostics as text or JSON, for those who run or print the storyboard.
    func messages(colour: Bool, isJSON: Bool = false) -> [UInt8] {
        var all = diagnostics
        if let app, let file = sources[FileID(0)] {
            all += StoryboardCheck(app, file: file, hasNewKinds: false).unwindFindings
        }
        return MessageRenderer(sources: sources, isColoured: colour, isJSON: isJSON).render(all)
    }
}

/// The storyboards that a script imports. The first one is the main storyboard of the app.
final class StoryboardImports {
    private let files: ImportFiles
    private let sizeLimit: Int
    private var hasMain = false
    /// The resolved paths of the files that are in the scripts of others.
    private var included: Set<String> = []

    init(_ files: ImportFiles, sizeLimit: Int) {
        self.files = files
        self.sizeLimit = sizeLimit
    }

    /// Returns the script of an imported storyboard; an empty one for a storyboard that another script contains.
    func script(of name: String, _ bytes: [UInt8]) -> ImportAnswer {
        let place = Path.join(files.baseFolder, name)
        let path = FileSystem.resolve(place) ?? place
        if included.contains(path) { return .file(SourceFile(name: name, bytes: [])) }
        let finder = StoryboardFinder(
            at: place, root: files.allowsOutside ? nil : files.root, given: [], sizeLimit: sizeLimit)
        let storyboard = StoryboardImport(name, bytes, finder: finder, isMain: !hasMain)
        guard let file = storyboard.file else {
            return .failure(storyboard.firstSentence ?? "it cannot be read")
        }
        hasMain = true
        included.insert(path)
        included.formUnion(storyboard.names.dropFirst().map { FileSystem.resolve($0) ?? $0 })
        return .file(file, findings: storyboard.importFindings)
    }
}
