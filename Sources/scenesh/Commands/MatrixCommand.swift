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
            Each row is a line of a trace. Each column is an environment. Environments with
            equal traces share a column. An x marks a line that appears in the trace of the
            environment. Errors and warnings of the tool, such as E0309, come after the
            trace, in lines that begin with '# stderr:'. Warnings that UIKit logs are lines
            of the trace.

            --style runs the script once for each style in a list. In each run, all
            presentations without a style get this style. A presentation has a style if the
            'style' clause, the property modalPresentationStyle or the segue sets a style.
            'all' means every style of UIKit. The list can also contain the name of a style
            that the script declares.

            The status is 2 if the file cannot be read or an option is wrong. The status is
            3 if the script has errors in every environment. Otherwise the status is 0.

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

    @Flag(help: "Show only the lines that differ, with their steps.")
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
