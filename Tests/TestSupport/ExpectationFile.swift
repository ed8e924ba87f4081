import Foundation

/// A text file of the repository that contains what a test must observe.
///
/// A comparison that fails writes the complete observed text to `PATH.observed`, and one that passes removes that file.
/// With `SCENE_BLESS=1` in the environment, a comparison that fails overwrites the expectation instead. The test still
/// fails once, so that such a run is not mistaken for a passed one.
public struct ExpectationFile: Sendable {
    /// The path in the repository.
    public let path: String

    public init(_ path: String) { self.path = path }

    /// Whether files that differ are overwritten.
    public static var isBlessing: Bool { ProcessInfo.processInfo.environment["SCENE_BLESS"] == "1" }

    /// Returns the difference between the file and an observed text as a unified diff headed by both paths, or nil if
    /// the bytes are equal. A file that does not exist differs from every text. Throws if a file cannot be written.
    public func difference(from observed: some Sequence<UInt8>) throws -> String? {
        let observed = Array(observed)
        let expected = try? Repository.bytes(of: path)
        if expected == observed { return try report(nil, observed, at: path) }
        let diff = LineDiff(expected: expected ?? [], observed: observed)
            .unified(from: expected == nil ? "\(path) (does not exist)" : path, to: "\(path).observed")
        if Self.isBlessing { try Data(observed).write(to: Repository.url(of: path)) }
        return try report(diff ?? "\(path) does not exist, and the observed text is empty", observed, at: path)
    }

    /// Returns the difference between one part of the file and an observed text, in the same way. `PATH.PART.observed`
    /// contains the observed text. The caller finds the part in the file and, with `SCENE_BLESS=1`, replaces it.
    public func difference(ofPart part: String, expected: String, observed: String) throws -> String? {
        let name = "\(path).\(part.replacing(" ", with: "-"))"
        let diff = LineDiff(expected: expected.utf8, observed: observed.utf8)
            .unified(from: "\(path) (\(part))", to: "\(name).observed")
        return try report(diff, Array(observed.utf8), at: name)
    }

    /// Writes or removes the file with the observed text. Returns the diff, with what was done or can be done about it.
    private func report(_ diff: String?, _ observed: [UInt8], at name: String) throws -> String? {
        let url = Repository.url(of: "\(name).observed")
        guard let diff, !Self.isBlessing else {
            // The file exists only after a comparison that failed.
            try? FileManager.default.removeItem(at: url)
            return diff.map { "\($0)\nSCENE_BLESS=1 has overwritten \(path)." }
        }
        try Data(observed).write(to: url)
        return "\(diff)\nSCENE_BLESS=1 overwrites \(path)."
    }
}
