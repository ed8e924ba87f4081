import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh matrix`: compares several environments in a table.
struct MatrixCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Compare several environments in one table.",
        discussion: """
            Each row is a line of a trace. Each column is an environment; environments
            with equal traces share a column. An x marks a line that appears in the trace.
            Errors and warnings follow the trace, as in goldens.

            --style runs the script once for each style. A run sets the style of a
            presentation that has none: no style clause, no modalPresentationStyle, no
            style of a segue. 'all' means every style of UIKit. To use a style that the
            script declares, give its name.

            The status is 2 if the file cannot be read or an option is wrong, 3 if the
            script has errors in every environment, else 0.

            Examples:
              scenesh matrix mail.scene --ios 12,13,17 --device iPhone,iPad
              scenesh matrix mail.scene --ios 3..27 --differences
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
    @OptionGroup var format: FormatOption
    @OptionGroup var explain: ExplainOption

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
            matrix: matrix, onlyDifferences: differences, explains: explain.explain,
            isColoured: script.color.applies(to: STDOUT_FILENO), width: TerminalWidth.current)
        console.write(format.format == .json ? report.json() : report.text())
        console.flush()
    }

    /// The product of releases, devices and styles.
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
