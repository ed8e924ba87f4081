import ArgumentParser
import SceneRuntime

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

            --scenes off,on runs the script without and with scenes. The table then also
            has the calls of the app's delegates that the script does not handle. An app
            without scenes and with the SDK of iOS 27 does not launch under iOS 27. Unless
            --sdk or the script names an SDK, such a run has the SDK of iOS 26.

            The status is 2 if the file cannot be read or an option is wrong. The status is
            3 if the script has errors in every environment. Otherwise the status is 0.

            Examples:
              scenesh matrix mail.scene --ios 12,13,17 --device iPhone,iPad
              scenesh matrix mail.scene --ios 3..27 --differences
              scenesh matrix mail.scene --ios 17,27 --scenes off,on --differences
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
        help: ArgumentHelp("Without and with scenes: off,on.", valueName: "list"), completion: .list(["off,on"]))
    var scenes: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("SDKs with which the app is built: 26,27.", valueName: "list"), completion: .releases)
    var sdk: String?

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
            _ = try scenes.map(EnvironmentList.scenes)
        } catch {
            throw ValidationError(error.sentence)
        }
        do throws(EnvironmentList.Problem) {
            _ = try sdk.map(EnvironmentList.releases)
        } catch {
            throw ValidationError("--sdk: \(error.sentence)")
        }
        let releases = (try? ios.map(EnvironmentList.releases)) ?? []
        let modes = (try? scenes.map(EnvironmentList.scenes)) ?? []
        try EnvironmentOptions.validate(scenes: modes == [true] ? ["on"] : [], releases: releases)
    }

    func run() throws {
        var console = Console(isJSON: format.format == .json)
        let runs = try comparison.observe(try environments, needsAll: false, isJSON: format.format == .json, &console)
        let matrix = Matrix(zip(runs.environments, runs.all).map { (environment: $0, run: $1) })
        let script = comparison.script
        let report = MatrixReport(
            matrix: matrix, onlyDifferences: differences, explains: explain.explain,
            isColoured: script.color.applies(to: STDOUT_FILENO), width: TerminalWidth.current)
        console.write(format.format == .json ? report.json() : report.text())
        console.flush()
    }

    /// The product of releases, devices, builds and styles. Releases without scenes have no run with scenes.
    private var environments: [RunEnvironment] {
        get throws {
            let releases = try ios.map(EnvironmentList.releases)?.map(Optional.some) ?? [nil]
            let devices = try device.map(EnvironmentList.devices)?.map(Optional.some) ?? [nil]
            let modes = try scenes.map(EnvironmentList.scenes)?.map(Optional.some) ?? [nil]
            let kits = try sdk.map(EnvironmentList.releases)?.map(Optional.some) ?? [nil]
            let styles = style.map(EnvironmentList.styles)?.map(Optional.some) ?? [nil]
            let builds = modes.flatMap { mode in kits.map { (scenes: mode, sdk: $0) } }
            return releases.flatMap { release in
                devices.flatMap { device in
                    builds.filter { build in build.scenes != true || (release.map { $0 >= .firstWithScenes } ?? true) }
                        .flatMap { build in
                            styles.map {
                                RunEnvironment(
                                    release: release, device: device, scenes: build.scenes, sdk: build.sdk, style: $0)
                            }
                        }
                }
            }
        }
    }
}
