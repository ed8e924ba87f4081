import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh matrix`: one script in many environments, as one table.
struct MatrixCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Run a script under several releases, devices and styles, and print one table.",
        discussion: """
            Rows are the lines of all traces, laid beside each other; columns are the
            environments whose traces are equal. An x says that the line comes there.
            Messages stand below the trace, as in goldens.

            --style presents in each of the styles whatever the script presents without
            one: no style clause, no modalPresentationStyle, no style of a segue. 'all' is
            every style of UIKit; a style that the script declares goes by its name.

            The status is 0 however the runs end; 3 if the script has errors everywhere.

            Examples:
              scenesh matrix mail.scene --ios 12,13,17 --device iPhone,iPad
              scenesh matrix mail.scene --ios 3..26 --differences
              scenesh matrix --ios 12,13 --style all -e 'initial scene a; scene b
              launch
              present b'
            """)

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The releases: 12,13,17 or 12..17.", valueName: "list"), completion: .releases)
    var ios: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The devices: iPhone,iPad,320x480.", valueName: "list"), completion: .devices)
    var device: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The styles of what is presented without one.", valueName: "list"), completion: .styles)
    var style: String?

    @Flag(help: "Leave out the lines that come everywhere.")
    var differences = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var script: ScriptOptions

    func validate() throws {
        if let ios, EnvironmentList.releases(ios) == nil {
            throw ValidationError("'\(ios)' names no releases; write some from 3 to 26, such as --ios 12,13,17")
        }
        if let device, EnvironmentList.devices(device) == nil {
            throw ValidationError("'\(device)' names no devices; write such as --device 'iPhone,iPad landscape'")
        }
    }

    func run() throws {
        var console = Console()
        Interrupt.watch(once: true)
        let engine = script.comparingEngine
        guard let source = source.read(limit: engine.fileSizeLimit, &console) else {
            throw ExitCode((Interrupt.isRequested ? ExitStatus.interrupted : .usage).rawValue)
        }
        for style in style.map(EnvironmentList.styles) ?? [] {
            guard let problem = engine.problem(withStyle: style, in: source) else { continue }
            console.complain(problem)
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        let environments = environments
        let runs = Parallel.map(environments.count, jobs: Parallel.processors) {
            engine.observe(source, in: environments[$0])
        }
        if Interrupt.isRequested {
            console.complain("interrupted")
            throw ExitCode(ExitStatus.interrupted.rawValue)
        }
        if runs.allSatisfy({ $0.status == .scriptErrors }), let first = runs.first {
            console.report(first.messages)
            throw ExitCode(ExitStatus.scriptErrors.rawValue)
        }
        let matrix = Matrix(zip(environments, runs).map { (environment: $0, run: $1) })
        let report = MatrixReport(
            matrix: matrix, onlyDifferences: differences, explains: script.explain,
            isColoured: script.color.applies(to: STDOUT_FILENO), width: TerminalWidth.current)
        console.write(script.format == .json ? report.json() : report.text())
        console.flush()
    }

    /// Every style on every device under every release.
    private var environments: [RunEnvironment] {
        let releases = ios.flatMap(EnvironmentList.releases)?.map(Optional.some) ?? [nil]
        let devices = device.flatMap(EnvironmentList.devices)?.map(Optional.some) ?? [nil]
        let styles = style.map(EnvironmentList.styles)?.map(Optional.some) ?? [nil]
        return releases.flatMap { release in
            devices.flatMap { device in
                styles.map { RunEnvironment(release: release, device: device, style: $0) }
            }
        }
    }
}
