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

    @OptionGroup var comparison: ComparisonOptions

    func validate() throws {
        do throws(EnvironmentList.Problem) {
            _ = try ios.map(EnvironmentList.releases)
            _ = try device.map(EnvironmentList.devices)
        } catch {
            throw ValidationError(error.sentence)
        }
    }

    func run() throws {
        var console = Console()
        let environments = try environments
        let runs = try comparison.observe(environments, needsAll: false, &console)
        let matrix = Matrix(zip(environments, runs.all).map { (environment: $0, run: $1) })
        let script = comparison.script
        let report = MatrixReport(
            matrix: matrix, onlyDifferences: differences, explains: script.explain,
            isColoured: script.color.applies(to: STDOUT_FILENO), width: TerminalWidth.current)
        console.write(script.format == .json ? report.json() : report.text())
        console.flush()
    }

    /// Every style on every device under every release.
    private var environments: [RunEnvironment] {
        get throws {
            let releases = try ios.map(EnvironmentList.releases)?.map(Optional.some) ?? [nil]
            let devices = try device.map(EnvironmentList.devices)?.map(Optional.some) ?? [nil]
            let styles = style.map(EnvironmentList.styles)?.map(Optional.some) ?? [nil]
            return releases.flatMap { release in
                devices.flatMap { device in
                    styles.map { RunEnvironment(release: release, device: device, style: $0) }
                }
            }
        }
    }
}
