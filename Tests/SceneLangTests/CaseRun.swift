import Foundation
import SceneRuntime

@testable import SceneLang

/// One scenario of a script, as its trace shows it.
struct CaseScenario {
    let name: String
    /// The lines after the set-up: calls, messages and prints, without indentation and `>` lines.
    var lines: [String] = []
    /// The messages of expectations that failed, in the set-up too.
    var failures: [String] = []

    /// The checks of the case that the scenario is for: the numbers in `variant 0, 2: words`.
    var numbers: [Int] {
        guard name.hasPrefix("variant ") else { return [] }
        return name.dropFirst("variant ".count).prefix { $0 != ":" }.split(separator: ",")
            .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    }

    /// The scenarios of a trace in text form.
    static func parse(_ trace: String) -> [CaseScenario] {
        var scenarios: [CaseScenario] = []
        for line in trace.split(separator: "\n") {
            if line.hasPrefix("== ") {
                scenarios.append(CaseScenario(name: String(line.dropFirst(3))))
                continue
            }
            guard !scenarios.isEmpty, !line.hasPrefix("#") else { continue }
            let last = scenarios.count - 1
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("! expected: ") { scenarios[last].failures.append(text) }
            if line.hasPrefix("> setup") { scenarios[last].lines = [] }
            if !text.hasPrefix(">") { scenarios[last].lines.append(text) }
        }
        return scenarios
    }
}

/// A script of a case, run under one release on one device.
struct CaseRun {
    let scenarios: [CaseScenario]
    /// The errors of the script, before and while it ran.
    let errors: [String]
    /// Whether all of it ran.
    let finished: Bool

    /// More than any script of a case needs.
    private static let fuel = 50_000_000

    init(_ url: URL, release: UInt8, device: String) throws {
        let file = SourceFile(name: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
        var settings = Settings()
        settings.release = Release(release)
        settings.device = device == "iPad" ? .iPad : .iPhone
        // The facts name the calls that the scripts of the cases handle.
        settings.categories = .all.subtracting(CategorySet(.unhandled))
        let compilation = Script.compile(file, settings: settings) { _, _ in .failure("nothing is imported") }
        var errors = compilation.diagnostics.filter { $0.severity == .error }.map(Self.text)
        guard let script = compilation.script else {
            (scenarios, finished) = ([], false)
            self.errors = errors
            return
        }
        var machine = Machine(script, settings: settings)
        finished = machine.advance(fuel: Self.fuel, stopAtLine: false) == .finished
        errors += machine.diagnostics.filter { $0.severity == .error }.map(Self.text)
        scenarios = CaseScenario.parse(String(decoding: machine.takeOutput(), as: UTF8.self))
        self.errors = errors
    }

    private static func text(_ diagnostic: Diagnostic) -> String { "\(diagnostic.code.id): \(diagnostic.message)" }
}
