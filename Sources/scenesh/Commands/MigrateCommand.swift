import ArgumentParser
import SceneLang

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh migrate`: shows what changes when an app adopts scenes, with the code that it needs.
struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Show what an app loses when it adopts scenes.",
        usage: "scenesh migrate [<options>] [-e <text>] [<file>]",
        discussion: """
            Runs a script without and with scenes. The report lists the handlers that UIKit
            stops calling, the values that change, what comes at another time, and what
            stays. Each line names the rules without and with scenes. After the report
            comes the Swift of a scene delegate and the entry of the property list. Under
            iOS 27, the run without scenes has the SDK of iOS 26, because the app would not
            launch.

            For a storyboard, the report has what the storyboard decides. An app delegate
            can be a class of Swift: each of its methods has a line.

            The line 'uses = ["Firebase"]' of the app, or an import of the library, adds
            what this library loses. --libraries all adds all libraries that the command
            knows.

            --write writes SceneDelegate.swift and Info.plist to a folder. For a script, it
            also writes the moved script, NAME.scenes.scene. In the moved script, handlers
            are renamed, and the window and what launches the app are in sceneWillConnect.
            It replaces no file that differs: the status is then 2.
            A class of Swift gets a class SceneDelegate, which has the code of the methods
            that move, or calls the app delegate if this code uses its other members.

            The status is 0 if nothing is lost, and 1 if something is lost. The status is 2
            if a file cannot be read or written, or has neither an app delegate nor a step,
            and 3 if a script has errors.

            Examples:
              scenesh migrate mail.scene
              scenesh migrate --write migrated mail.scene
              scenesh migrate --format json mail.scene
              scenesh migrate Main.storyboard
            """)

    @Option(
        help: ArgumentHelp("Write the files to this folder.", valueName: "folder"), completion: .directory)
    var write: String?

    @Option(
        help: ArgumentHelp("'all' lists every known library (default: those that the script uses).", valueName: "which")
    )
    var libraries: LibraryChoice = .used

    @OptionGroup var source: SourceOptions
    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var format: FormatOption
    @OptionGroup var script: ScriptOptions
    @OptionGroup(visibility: .hidden) var trace: TraceOptions

    func validate() throws {
        if environment.scenes != nil {
            throw ValidationError("migrate compares both; remove --scenes")
        }
    }

    func run() throws {
        var console = Console(isJSON: format.format == .json)
        Interrupt.exitOnSignal()
        var options = script.engineOptions(trace, environment, messagesTo: STDERR_FILENO)
        options.isColoured = script.color.applies(to: STDERR_FILENO)
        options.hasJSONMessages = format.format == .json
        let engine = Engine(options: options)
        guard let source = source.read(limit: engine.fileSizeLimit, readsStoryboards: true, &console) else {
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        let result = engine.migration(of: source, librariesOfAll: libraries == .all)
        if !result.messages.isEmpty { console.report(result.messages) }
        guard let migration = result.migration else { throw ExitCode(ExitStatus.scriptErrors.rawValue) }
        guard !migration.isOfNoApp else {
            console.writeError(
                "'\(source.name)' has no app delegate and no step, so nothing can be compared; name the file of the "
                    + "app delegate, or a storyboard")
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        let report = MigrationReport(migration: migration, isColoured: script.color.applies(to: STDOUT_FILENO))
        console.write(format.format == .json ? report.json() : report.text())
        var status: ExitStatus = migration.losesSomething ? .failed : .done
        if let write, !save(migration, to: write, &console) { status = .usage }
        console.flush()
        throw ExitCode(status.rawValue)
    }

    private func save(_ migration: Migration, to folder: String, _ console: inout Console) -> Bool {
        var files = [("Info.plist", Array(migration.manifest.file.utf8))]
        if !migration.delegate.isEmpty {
            let name = migration.existing.map { "\($0.name)+Scenes.swift" } ?? "SceneDelegate.swift"
            files.insert((name, Array(migration.delegate.utf8)), at: 0)
        }
        if let script = migration.movedScript {
            let name = Path.name(of: migration.name)
            let stem =
                Path.stem(of: name, ending: Discovery.scriptEnding) ?? Path.stem(
                    of: name, ending: ScriptSource.swiftEnding)
                ?? "app"
            files.append(("\(stem).scenes\(Discovery.scriptEnding)", script))
        }
        return console.saveNew(files.map { (path: Path.join(folder, $0.0), bytes: $0.1) })
    }
}

/// The libraries that `migrate` lists.
enum LibraryChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    case used, all
}
