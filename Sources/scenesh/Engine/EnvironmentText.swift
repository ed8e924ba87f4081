import SceneRuntime

/// Parses and prints releases, devices and categories of the command line.
enum EnvironmentText {
    /// Returns the release for a string such as `12` or `8.3`; nil if it is not a release.
    static func release(_ text: String) -> Release? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let major = number(parts.first), Release.known.contains(major) else { return nil }
        if parts.count == 1 { return Release(major) }
        guard parts.count == 2, let minor = number(parts.last), minor < 99 else { return nil }
        return Release(major, minor)
    }

    /// Returns the device for `iPhone`, `iPad landscape` or `320x480`; nil if it is not a device.
    static func device(_ text: String) -> Device? {
        let words = text.split(separator: " ").map { $0.lowercased() }
        guard let first = words.first, words.count <= 2, let device = upright(first) else { return nil }
        switch words.dropFirst().first {
        case nil: return device
        case "portrait": return device.turned(to: .portrait)
        case "landscape": return device.turned(to: .landscapeRight)
        case .some: return nil
        }
    }

    /// Returns the categories after changes such as `+layout` and `-init`; nil if a change is invalid.
    static func categories(_ changes: [String]) -> CategorySet? {
        var set = CategorySet.standard
        for change in changes {
            let name = change.dropFirst()
            guard let category = Category.allCases.first(where: { $0.spelling.description == name }) else { return nil }
            switch change.first {
            case "+": set.insert(CategorySet(category))
            case "-": set.remove(CategorySet(category))
            case .some, nil: return nil
            }
        }
        return set
    }

    /// `iPhone`, `iPad landscape`, `320x480`
    static func text(_ device: Device) -> String {
        switch device.kind {
        case .iPhone: device.width > device.height ? "iPhone landscape" : "iPhone"
        case .iPad: device.width > device.height ? "iPad landscape" : "iPad"
        case .window: "\(device.width)x\(device.height)"
        }
    }

    /// Returns how an app is built: `scenes off`, `sdk 26`, as far as it is not left to the script.
    static func build(_ scenes: Bool?, _ sdk: Release?) -> [String] {
        [scenes.map { "scenes \($0 ? "on" : "off")" }, sdk.map { "sdk \($0.text)" }].compactMap(\.self)
    }

    /// Returns whether an app has scenes, for `on` or `off`; nil for another string.
    static func scenes(_ text: String) -> Bool? {
        switch text {
        case "on": true
        case "off": false
        default: nil
        }
    }

    private static func upright(_ name: String) -> Device? {
        if name == "iphone" { return .iPhone }
        if name == "ipad" { return .iPad }
        let sides = name.split(separator: "x", omittingEmptySubsequences: false).map { UInt32($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ (1...100_000).contains($0) }) else { return nil }
        return .window(width: sides[0], height: sides[1])
    }

    private static func number(_ text: Substring?) -> UInt8? {
        guard let text, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return UInt8(text)
    }
}
