import ArgumentParser
import SceneRuntime

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh diff`: shows the differences between two environments, with their reasons, or between two storyboards.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two environments, or two storyboards.",
        usage: """
            scenesh diff [<options>] <file>
            scenesh diff [--format <format>] <file> <newer>
            scenesh diff --git [--] <arguments of git>
            """,
        discussion: """
            With one script, the command compares the traces of the script in two
            environments. The environments differ in release, device, build or style. For a
            line that only one trace contains, the command shows the rule that causes the
            line. The command also shows why the other trace does not contain the line:
            another rule applies, or a condition is false. 'scenesh help matrix' describes
            --style and --scenes.

            With two storyboards, the command compares objects that have the same id, and
            lists the scenes, segues and actions that were added (+), removed (-) or
            changed (~). The command uses the names of the newer storyboard. The last line
            counts the differences that do not affect navigation, such as frames and
            colours.

            --git is for the option 'command' of git. The command then takes the arguments
            that git gives to it, prints the names of the files before the differences, and
            never fails. If a storyboard has errors, the command prints the reason.

            The status is 0 if there are no differences, and 1 if there are differences, or
            if both runs end early with an error or an exception. The status is 2 if a file
            cannot be read, and 3 if a script or storyboard has errors.

            Examples:
              scenesh diff Main.storyboard Settings.storyboard
              scenesh diff --ios 12..13 mail.scene
              scenesh diff --ios 12 --device iPhone..iPad mail.scene
              scenesh diff --scenes off..on mail.scene
              scenesh diff --style fullScreen..pageSheet -e 'initial scene a; scene b
              launch
              present b'
            """)

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Two releases, or one release for both environments.", valueName: "a..b"),
        completion: .releases)
    var ios: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Two devices, or one device for both environments.", valueName: "a..b"),
        completion: .devices)
    var device: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Without and with scenes: off..on.", valueName: "a..b"), completion: .list(["off..on"]))
    var scenes: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Two SDKs, or one SDK for both environments.", valueName: "a..b"), completion: .releases)
    var sdk: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Two styles, or one style for both environments.", valueName: "a..b"), completion: .styles)
    var style: String?

    @OptionGroup var comparison: ComparisonOptions
    @OptionGroup var format: FormatOption
    @OptionGroup(visibility: .hidden) var explain: ExplainOption

    @ArgumentParser.Argument(
        help: ArgumentHelp(
            "The newer of two storyboards. In this case, <file> is the older storyboard.", valueName: "newer"),
        completion: .storyboards)
    var newer: String?

    @Flag(help: "Take the arguments of git, and never fail.")
    var git = false

    @ArgumentParser.Argument(help: ArgumentHelp(visibility: .hidden))
    var others: [String] = []

    func validate() throws {
        if git {
            guard gitDifference == nil else { return }
            throw ValidationError(
                "--git takes the arguments of git: git config diff.storyboard.command 'scenesh diff --git --'")
        }
        do { try checkArguments() } catch { throw DiffCommand.unknownOption.map { ValidationError($0) } ?? error }
    }

    /// Reports arguments that do not say what to compare.
    private func checkArguments() throws {
        if let other = others.first { throw ValidationError("unexpected argument '\(other)': two files are compared") }
        if let newer { return try validate(newer) }
        guard [ios, device, scenes, sdk, style].contains(where: { $0.flatMap(EnvironmentList.bounds(of:)) != nil })
        else {
            let list = [ios, device, scenes, sdk, style].compactMap(\.self).first { $0.contains(",") }
            let parts = list?.split(separator: ",").compactMap { String($0).trimmedOrNil } ?? []
            throw ValidationError(
                parts.count == 2
                    ? "write two dots between the two environments: \(parts[0])..\(parts[1])"
                    : "two environments are required, such as --ios 12..13 or --device iPhone..iPad")
        }
        for text in sides(of: ios) where EnvironmentText.release(text) == nil {
            throw ValidationError(
                "'\(text)' is not a release of iOS; use releases from \(Release.knownText), such as --ios 12..13")
        }
        for text in sides(of: device) where EnvironmentText.device(text) == nil {
            throw ValidationError("'\(text)' is not a device; write for example --device iPhone..iPad")
        }
        let pairs = zip(padded(sides(of: ios)), padded(sides(of: scenes)))
        for (release, mode) in pairs {
            try EnvironmentOptions.validate(
                scenes: mode.map { [$0] } ?? [], releases: release.flatMap(EnvironmentText.release).map { [$0] } ?? [])
        }
        try EnvironmentOptions.validate(sdks: sides(of: sdk))
    }

    /// The sentence of the parser about an option of the command line that does not exist; nil if there is none. The
    /// environments are checked before the parser reports it, and may be missing because of it.
    private static var unknownOption: String? {
        let given = CommandLine.arguments.dropFirst()
        guard given.first == configuration.commandName else { return nil }
        let options = helpMessage(includeHidden: true).split { !$0.isLetter && !$0.isNumber && $0 != "-" }
            .filter { $0.hasPrefix("--") }.map { String($0) }
        let names = given.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
        guard let unknown = names.first(where: { !options.contains($0) }) else { return nil }
        let near = NearestName.closest(to: unknown, in: options)
        return "Unknown option '\(unknown)'" + (near.map { ". Did you mean '\($0)'?" } ?? "")
    }

    /// Returns the values of both sides; nil for those that are not given.
    private func padded(_ sides: [String]) -> [String?] { sides.isEmpty ? [nil, nil] : [sides.first, sides.last] }

    /// Reports why two files cannot be compared.
    private func validate(_ newer: String) throws {
        let files = [comparison.source.file, newer].compactMap(\.self)
        guard files.contains(where: { $0.hasSuffix(StoryboardFiles.ending) }) else {
            throw ValidationError(
                "two files can be compared only if they are storyboards; for a script, write one file and two "
                    + "environments, such as --ios 12..13")
        }
        if let script = files.first(where: { $0.hasSuffix(Discovery.scriptEnding) }) {
            throw ValidationError("'\(script)' is a script; only two storyboards can be compared as files")
        }
        let options = [("ios", ios), ("device", device), ("scenes", scenes), ("sdk", sdk), ("style", style)]
        if let option = options.first(where: { $0.1 != nil }) {
            throw ValidationError("--\(option.0) has no effect on two storyboards; write one file")
        }
    }

    func run() throws {
        var console = Console(isJSON: format.format == .json)
        if let gitDifference {
            Interrupt.exitOnSignal()
            let isColoured = comparison.script.color.applies(to: STDOUT_FILENO)
            console.write(gitDifference.text(limit: Engine.withoutOptions.fileSizeLimit, isColoured: isColoured))
            return console.flush()
        }
        if let newer, let older = comparison.source.file {
            throw ExitCode(compare(older, newer, &console).rawValue)
        }
        let runs = try comparison.observe(
            [environment(0), environment(1)], needsAll: true, isJSON: format.format == .json, &console)
        guard let first = runs.environments.first, let second = runs.environments.last else { return }
        guard let left = runs.all.first, let right = runs.all.last else { return }
        let difference = RunDifference(
            left: RunDifference.Side(first, left, isOnLeftSide: true),
            right: RunDifference.Side(second, right, isOnLeftSide: false))
        let script = comparison.script
        let report = DifferenceReport(
            difference: difference, fullNames: ("\(runs.name) (\(first.title))", "\(runs.name) (\(second.title))"),
            left: title(first, second), right: title(second, first),
            isColoured: script.color.applies(to: STDOUT_FILENO))
        console.write(format.format == .json ? report.json() : report.text())
        let bothEnded = left.endedEarly && right.endedEarly
        if bothEnded { reportEarlyEnds(left, right, (first, second), &console) }
        console.flush()
        throw ExitCode((difference.changes.isEmpty && !bothEnded ? ExitStatus.done : .failed).rawValue)
    }

    /// Reports the errors of two runs that ended early: once, if both have the same.
    private func reportEarlyEnds(
        _ left: ObservedRun, _ right: ObservedRun, _ environments: (RunEnvironment, RunEnvironment),
        _ console: inout Console
    ) {
        console.report(left.errors)
        if left.errors == right.errors {
            console.writeError("both runs ended early, so what follows in the script is not compared")
            return
        }
        let (own, other) = (title(environments.0, environments.1), title(environments.1, environments.0))
        console.writeError("the run under \(own) ended early")
        console.report(right.errors)
        console.writeError("the run under \(other) ended early, too, so what follows in the script is not compared")
    }

    private func compare(_ older: String, _ newer: String, _ console: inout Console) -> ExitStatus {
        Interrupt.exitOnSignal()
        var pair = StoryboardPair()
        for file in [older, newer] {
            // git names the file that a version does not have so.
            if file == "/dev/null" {
                pair.addEmpty()
                continue
            }
            guard let source = ScriptSource.read(file, limit: Engine.withoutOptions.fileSizeLimit, &console) else {
                return .usage
            }
            pair.add(source.name, source.bytes)
        }
        let color = comparison.script.color
        let messages = pair.errors(colour: color.applies(to: STDERR_FILENO), isJSON: format.format == .json)
        if !messages.isEmpty { console.report(messages) }
        guard let report = pair.report(isColoured: color.applies(to: STDOUT_FILENO)) else { return .scriptErrors }
        console.write(format.format == .json ? report.json() : report.text())
        console.flush()
        return report.isEmpty ? .done : .failed
    }

    /// The arguments of git; nil without `--git`.
    private var gitDifference: GitDifference? {
        git ? GitDifference([comparison.source.file, newer].compactMap(\.self) + others) : nil
    }

    /// Returns both sides of an option, or its one value; empty if it is not given.
    private func sides(of option: String?) -> [String] {
        guard let option else { return [] }
        return EnvironmentList.bounds(of: option).map { [$0.0, $0.1] } ?? [option]
    }

    private func environment(_ side: Int) -> RunEnvironment {
        func value(_ option: String?) -> String? {
            let all = sides(of: option)
            return all.count > side ? all[side] : all.first
        }
        return RunEnvironment(
            release: value(ios).flatMap(EnvironmentText.release), device: value(device).flatMap(EnvironmentText.device),
            scenes: value(scenes).flatMap(EnvironmentText.scenes), sdk: value(sdk).flatMap(EnvironmentText.release),
            style: value(style).flatMap { EnvironmentList.styles($0).first })
    }

    /// Returns the parts of an environment that differ from the other one.
    private func title(_ own: RunEnvironment, _ other: RunEnvironment) -> String {
        var titled = own
        if own.release == other.release { titled.release = nil }
        if own.device == other.device { titled.device = nil }
        // An SDK that is not asked for only lets the side without scenes launch.
        if own.sdk == other.sdk || sdk == nil { titled.sdk = nil }
        if own.scenes == other.scenes { titled.scenes = nil }
        if own.style == other.style { titled.style = nil }
        return titled == RunEnvironment() ? own.title : titled.title
    }
}
