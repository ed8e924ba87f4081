/// The results of scripts when they were last tested, in a file with a line for each: the path of a script that failed,
/// and `passed` before the path of one that passed. From which folder they were tested does not matter.
struct FailedTests: Sendable {
    /// What the file says.
    enum Record: Sendable {
        /// The paths of the scripts that failed and that passed, resolved.
        case known(failed: Set<String>, passed: Set<String>)
        /// Nothing was recorded yet.
        case none
        /// Why the file cannot be used, as a sentence.
        case unreadable(String)
    }

    /// The scripts that a retry tests.
    struct Retry: Sendable {
        let paths: [String]
        /// Why these are all scripts; nil if they are those that failed.
        let reason: String?
    }

    /// The path of the file; nil if there is no home folder.
    private let file: String?

    /// The file at `$XDG_STATE_HOME/scenesh/failed-tests`, by default under `~/.local/state`.
    init() { file = EnvironmentVariable.stateFile("failed-tests") }

    /// Returns those of the paths whose scripts failed. Without a record of these scripts, nothing says that they
    /// passed, so all are returned.
    func retry(among paths: [String]) -> Retry {
        switch record {
        case .unreadable(let sentence): return Retry(paths: paths, reason: sentence)
        case .none: return Retry(paths: paths, reason: "no test was recorded in '\(file ?? "")'")
        case .known(let failed, let passed):
            let resolved = paths.map { (path: $0, name: FailedTests.resolved($0)) }
            guard paths.isEmpty || resolved.contains(where: { failed.contains($0.name) || passed.contains($0.name) })
            else { return Retry(paths: paths, reason: "these scripts were not tested before") }
            return Retry(paths: resolved.filter { failed.contains($0.name) }.map(\.path), reason: nil)
        }
    }

    private static func resolved(_ path: String) -> String { PlainText.line(FileSystem.resolve(path) ?? path) }

    /// Records the outcomes of a run. What it did not test stays as it was, unless it no longer exists. Returns why
    /// that is not possible, as a sentence; nil if it is done. Without a home folder, a run in which nothing failed has
    /// nothing to keep: a retry then tests everything.
    func record(_ report: TestReport) -> String? {
        guard let file else { return report.failed > 0 ? FailedTests.noFolder : nil }
        let folder = Path.folder(of: file)
        do throws(SystemError) {
            try FileSystem.makeFolder(folder)
        } catch {
            return "cannot write '\(file)': \(error.message)"
        }
        // Another process may test the other scripts at the same time.
        return FileSystem.withLock(on: folder) { update(file, with: report) }
    }

    private func update(_ file: String, with report: TestReport) -> String? {
        var (failed, passed): (Set<String>, Set<String>) = ([], [])
        let earlier = record
        switch earlier {
        case .known(let first, let second): (failed, passed) = (first, second)
        case .none: break
        case .unreadable(let sentence): return sentence
        }
        let (oldFailed, oldPassed) = (failed, passed)
        let tested = Set(report.outcomes.map { FailedTests.resolved($0.path) })
        failed = failed.subtracting(tested).filter { FileSystem.kind(of: $0) == .regular }
        passed = passed.subtracting(tested).filter { FileSystem.kind(of: $0) == .regular }
        failed.formUnion(report.outcomes.filter { $0.failure != nil }.map { FailedTests.resolved($0.path) })
        passed.formUnion(tested.subtracting(failed))
        if case .known = earlier, failed == oldFailed, passed == oldPassed { return nil }
        let lines = failed.sorted() + passed.sorted().map { FailedTests.mark + $0 }
        do throws(SystemError) {
            try FileSystem.replace(file, with: Lines.join(lines.map { Array($0.utf8) }), mode: 0o600)
            return nil
        } catch {
            return "cannot write '\(file)': \(error.message)"
        }
    }

    /// The beginning of the line of a script that passed. A path begins with a slash.
    private static let mark = "passed "
    private static let noFolder = "there is no folder for the results of tests, because HOME is not set"

    private var record: Record {
        guard let file else { return .unreadable(FailedTests.noFolder) }
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try FileSystem.readRegular(file, limit: 64 << 20)
        } catch {
            let isMissing = error.code == SystemError.missing.code && !FileSystem.isLink(file)
            return isMissing ? .none : .unreadable("cannot read '\(file)': \(error.message)")
        }
        let lines = Lines.split(bytes).map { String(decoding: $0, as: UTF8.self) }
        return .known(
            failed: Set(lines.filter { $0.hasPrefix("/") }),
            passed: Set(
                lines.filter { $0.hasPrefix(FailedTests.mark) }.map { String($0.dropFirst(FailedTests.mark.count)) }))
    }
}
