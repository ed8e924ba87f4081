/// An iOS release. `8` alone means the last 8.x, as in scripts.
public struct Release: Hashable, Comparable, Sendable, BitwiseCopyable {
    public let major: UInt8
    public let minor: UInt8

    /// The release `major.minor`; without a minor number the last one of that major release.
    public init(_ major: UInt8, _ minor: UInt8 = 99) {
        self.major = major
        self.minor = minor
    }

    public static func < (a: Release, b: Release) -> Bool {
        (a.major, a.minor) < (b.major, b.minor)
    }

    /// The newest release that the model knows. Rules without an end apply to it.
    public static var latest: Release { 27 }

    /// The first release in which the keyboard can stay when its responder resigns. It is not a row of a table, because
    /// ranges contain only major releases.
    static var firstWithKeyboardDismissal: Release { Release(4, 3) }

    /// The first release that warns of an app without scenes. Ranges are of major releases, as above.
    static var firstWithSceneWarning: Release { Release(18, 4) }

    /// The first release with scenes.
    package static var firstWithScenes: Release { Release(13, 0) }

    /// The first release, and the first SDK, in which an app without scenes does not launch (SCENE-REQ-27), and the
    /// last SDK with which it does.
    package static var firstWithSceneException: Release { Release(27, 0) }
    package static var lastWithoutSceneException: Release { 26 }

    /// The first SDK that declares `viewIsAppearing`.
    static var firstWithIsAppearing: Release { Release(17, 0) }

    /// The release in which the presenter's did calls have `animated: false` (MODAL-ANIMATED-8). No source reports this
    /// for a later release.
    static var withUnanimatedEnds: Release { Release(8, 0) }

    /// The first release in which the delegate of a presentation receives traits, and can return any style.
    static var firstWithAnyAdaptiveStyle: Release { Release(8, 3) }

    /// The major releases that the model knows.
    public static var known: ClosedRange<UInt8> { 3...latest.major }

    /// The first and the last known major release, in words.
    public static var knownText: String { "\(known.lowerBound) to \(known.upperBound)" }
}

/// A release as text and as numbers.
extension Release {
    /// `17`, `8.3`
    public var text: String { minor == 99 ? "\(major)" : "\(major).\(minor)" }

    /// The release as in the header of a trace, which does not distinguish 8.0 from 8.
    package var headerText: String { minor == 0 ? "\(major)" : text }

    /// The value of `ios` in a script: 17, or 8.3 with the minor release as its fraction.
    package var decimal: Double {
        minor == 99 ? Double(major) : Double(major) + Double(minor) / (minor < 10 ? 10 : 100)
    }

    /// The release as one number: 1799 for the last release of iOS 17, 803 for iOS 8.3.
    package var code: Int { Int(major) * 100 + Int(minor) }

    /// The release itself if the model knows it, otherwise the nearest one that it knows.
    package var nearestKnown: Release {
        let known = Release.known
        if known.contains(major) { return self }
        return Release(major < known.lowerBound ? known.lowerBound : known.upperBound)
    }
}

/// `17` is the release that scripts write as `ios 17`.
extension Release: ExpressibleByIntegerLiteral {
    public init(integerLiteral major: UInt8) { self.init(major) }
}

/// The device whose window the app runs in.
public struct Device: Hashable, Sendable, BitwiseCopyable {
    public enum Kind: UInt8, Sendable, BitwiseCopyable {
        case iPhone, iPad
        /// A window of a given size, whose width determines the size class.
        case window
    }

    public let kind: Kind
    /// The orientation of the interface; `.portrait` or `.landscapeLeft`, `.landscapeRight`, `.portraitUpsideDown`.
    public var orientation: Symbol
    /// The size of the window in its present orientation, in points.
    public var width: UInt32
    public var height: UInt32
    /// Whether the idiom is iPad. It does not change when the window is resized.
    public let isPad: Bool

    public init(_ kind: Kind, orientation: Symbol, width: UInt32, height: UInt32) {
        self.kind = kind
        self.orientation = orientation
        self.width = width
        self.height = height
        isPad =
            switch kind {
            case .iPhone: false
            case .iPad: true
            case .window: min(width, height) >= 668
            }
    }

    /// The size of the window in its present orientation.
    public var size: Size {
        get { Size(width, height) }
        set { (width, height) = (newValue.width, newValue.height) }
    }

    /// Whether the horizontal size class is regular.
    public var isRegularWidth: Bool { size.horizontalClass == .regular }

    public static var iPhone: Device { Device(.iPhone, orientation: .portrait, width: 390, height: 844) }
    public static var iPad: Device { Device(.iPad, orientation: .portrait, width: 820, height: 1180) }

    /// A device whose window has a size. One that is not higher than wide is in landscape.
    public static func window(width: UInt32, height: UInt32) -> Device {
        Device(.window, orientation: width > height ? .landscapeRight : .portrait, width: width, height: height)
    }

    /// Returns the device in another orientation.
    public func turned(to orientation: Symbol) -> Device {
        let wasWide = width > height
        let isWide = orientation != .portrait && orientation != .portraitUpsideDown
        var copy = self
        copy.orientation = orientation
        if wasWide != isWide { (copy.width, copy.height) = (height, width) }
        return copy
    }
}

extension Size {
    /// The horizontal size class of a window of the size. It is regular from a width of 668 points on, as on an iPad.
    /// On a phone in landscape it is regular only from a height of 414 points on: the largest phones.
    public var horizontalClass: SizeClass { width >= 668 && height >= 414 ? .regular : .compact }

    /// The vertical size class: compact for a phone in landscape.
    public var verticalClass: SizeClass { height >= 480 ? .regular : .compact }
}

/// The iOS and the device under which a script runs, and how its app was built.
public struct Environment: Hashable, Sendable, BitwiseCopyable {
    public var release: Release
    public var device: Device
    /// Whether the app has adopted scenes, whatever the script says. Nil leaves it to `app { scenes = … }` and the
    /// release. Before iOS 13 no app has scenes.
    public var scenes: Bool?
    /// The release of the SDK that the app is built with, whatever the script says. Nil leaves it to the line `sdk`
    /// of the script; without this line, the SDK is that of the release.
    public var sdk: Release?
    /// The rule or property that a test disables, to check that a script fails without it. Builds without assertions
    /// ignore it.
    package var omission = Omission()

    public init(release: Release = Release(17), device: Device = .iPhone, scenes: Bool? = nil, sdk: Release? = nil) {
        self.release = release
        self.device = device
        self.scenes = scenes
        self.sdk = sdk
    }
}
