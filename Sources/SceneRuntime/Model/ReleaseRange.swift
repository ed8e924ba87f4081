/// A range of major iOS releases, which may have no end.
public struct ReleaseRange: Hashable, Sendable, BitwiseCopyable {
    /// The first major release of the range.
    public let since: UInt8
    /// The last major release of the range; nil if it has no end.
    public let until: UInt8?

    /// The releases from a major release on, including future ones.
    public static func since(_ first: UInt8) -> ReleaseRange { ReleaseRange(since: first, until: nil) }

    /// The major releases from `first` to `last`. Precondition: `first <= last`.
    public static func from(_ first: UInt8, to last: UInt8) -> ReleaseRange {
        assert(first <= last, "a range of releases must not be empty")
        return ReleaseRange(since: first, until: last)
    }

    /// One major release.
    package static func only(_ release: UInt8) -> ReleaseRange { .from(release, to: release) }

    /// Whether a release is in the range.
    @inline(__always)
    public func contains(_ release: Release) -> Bool {
        release.major >= since && (until.map { release.major <= $0 } ?? true)
    }

    /// The known major releases in the range.
    public var known: ClosedRange<UInt8> { since...min(until ?? Release.latest.major, Release.latest.major) }

    /// The range in words: `iOS 7 and later`, `iOS 3 to 12` or `iOS 26`.
    public var text: String {
        guard let until else { return "iOS \(since) and later" }
        return since == until ? "iOS \(since)" : "iOS \(since) to \(until)"
    }
}
