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
        abstract: "Run a script in several environments and print one table.",
        discussion: """
            Rows are the lines of all traces; columns are the environments, and those with
            equal traces share a column. An x marks a line that appears in the trace.
            Messages follow the trace, as in goldens.

            --style runs the script in each style. It sets the style of presentations that
            have none: no style clause, no modalPresentationStyle, no style of a segue.
            'all' is every style of UIKit; styles of the script are given by name.

            The status is 3 if the script has errors in every environment, else 0.

            Examples:
              scenesh matrix mail.scene --ios 12,13,17 --device iPhone,iPad
              scenesh matrix mail.scene --ios 3..26 --differences
              scenesh matrix --ios 12,13 --style all -e 'initial scene a; scene b
              launch
              present b'
            """)

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Releases: 12,13,17 or 12..17.", valueName: "list"), completion: .releases)
    var ios: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Devices: iPhone,iPad,320x480.", valueName: "list"), completion: .devices)
    var device: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Styles for presentations without a style.", valueName: "list"), completion: .styles)
    var style: String?

    @Flag(help: "Omit lines that appear in every environment.")
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
