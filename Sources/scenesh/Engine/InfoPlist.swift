/// What the Info.plist of an app says about the storyboards that the app launches.
struct InfoPlist: Equatable {
    /// The names of the storyboards without ending.
    let mains: Set<String>
    /// Whether scenes are configured, so that the names are complete.
    let hasSceneConfigurations: Bool

    /// The keys whose values are names of such storyboards.
    private static let keys: Set<String> = [
        "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone", "UISceneStoryboardFile",
    ]

    /// Reads a property list in XML. A value is the element `string` after its key.
    init(_ text: String) {
        var mains: Set<String> = []
        var hasSceneConfigurations = false
        var rest = text[...]
        while let start = rest.firstRange(of: "<key>"), let end = rest[start.upperBound...].firstRange(of: "</key>") {
            let key = String(rest[start.upperBound..<end.lowerBound])
            rest = rest[end.upperBound...]
            if key == "UISceneConfigurations" { hasSceneConfigurations = true }
            guard InfoPlist.keys.contains(key) else { continue }
            let value = rest.drop { $0.isWhitespace }
            guard value.hasPrefix("<string>"), let close = value.firstRange(of: "</string>") else { continue }
            mains.insert(String(value[value.index(value.startIndex, offsetBy: 8)..<close.lowerBound]))
        }
        (self.mains, self.hasSceneConfigurations) = (mains, hasSceneConfigurations)
    }

    /// Whether the app launches the storyboard `name`; nil if the file does not say so. Xcode can keep
    /// UIMainStoryboardFile in the settings of the project, and then the file has neither this key nor scenes.
    func launches(_ name: String) -> Bool? {
        if mains.contains(name) { return true }
        if mains.contains(where: { $0.contains("$(") }) { return nil }
        return mains.isEmpty && !hasSceneConfigurations ? nil : false
    }

    /// Returns the property list of the app to which a storyboard belongs: `Info.plist` or `NAME-Info.plist` in its
    /// folder, or in one of the three folders around it. Nil if there is none, or several in the nearest folder.
    /// The file may be outside of the folder that imports are limited to: only the names of storyboards are read.
    static func near(_ place: String, limit: Int) -> InfoPlist? {
        var folder = Path.folder(of: place)
        for _ in 0..<4 {
            let names = ((try? FileSystem.entries(in: folder)) ?? []).filter { entry in
                entry.kind == .regular && (entry.name == "Info.plist" || entry.name.hasSuffix("-Info.plist"))
            }.map { $0.name }
            if names.count == 1 {
                guard let bytes = try? FileSystem.read(Path.join(folder, names[0]), limit: limit) else { return nil }
                return InfoPlist(String(decoding: bytes, as: UTF8.self))
            }
            if !names.isEmpty { return nil }
            folder = Path.join(folder, "..")
        }
        return nil
    }
}
