import SceneLang

/// A property of a controller that a storyboard sets.
public struct StoryboardSetting: Hashable, Sendable {
    /// The name of the attribute.
    public let attribute: String
    /// The name of the property in scripts; nil if controllers of this kind do not have it there.
    public let property: String?
    /// The value, as scripts write it.
    public let value: String
}

extension StoryboardReader {
    /// An attribute that sets a property of controllers.
    private struct SettingSpec {
        let attribute: AttributeName
        let property: String
        /// The kinds of controllers whose property scripts have; nil for all.
        let kinds: [StoryboardControllerKind]?
        /// The symbols that the attribute can name; none for `YES` and `NO`.
        var symbols: [String] = []
    }

    private static let settings = [
        SettingSpec(attribute: .navigationBarHidden, property: "isNavigationBarHidden", kinds: [.navigationController]),
        SettingSpec(attribute: .toolbarHidden, property: "isToolbarHidden", kinds: [.navigationController]),
        SettingSpec(attribute: .hidesBottomBarWhenPushed, property: "hidesBottomBarWhenPushed", kinds: nil),
        SettingSpec(
            attribute: .clearsSelectionOnViewWillAppear, property: "clearsSelectionOnViewWillAppear",
            kinds: [.tableViewController]),
        SettingSpec(
            attribute: .extendedLayoutIncludesOpaqueBars, property: "extendedLayoutIncludesOpaqueBars", kinds: nil),
        SettingSpec(
            attribute: .providesPresentationContextTransitionStyle,
            property: "providesPresentationContextTransitionStyle", kinds: nil),
        SettingSpec(
            attribute: .transitionStyle, property: "transitionStyle", kinds: [.pageViewController],
            symbols: ["pageCurl", "scroll"]),
        SettingSpec(
            attribute: .style, property: "style", kinds: [.splitViewController],
            symbols: ["unspecified", "doubleColumn", "tripleColumn"]),
    ]

    /// Returns the settings of a controller. An unknown value is reported, and not used.
    mutating func settings(of element: Int, _ kind: StoryboardControllerKind?) -> [StoryboardSetting] {
        StoryboardReader.settings.compactMap { spec in
            guard let text = tree.text(spec.attribute, of: element),
                let value = value(text, spec, element)
            else { return nil }
            let isKnown = kind.map { spec.kinds?.contains($0) ?? true } ?? false
            return StoryboardSetting(
                attribute: spec.attribute.rawValue, property: isKnown ? spec.property : nil, value: value)
        }
    }

    private mutating func value(_ text: String, _ spec: SettingSpec, _ element: Int) -> String? {
        if spec.symbols.contains(text) { return ".\(text)" }
        if spec.symbols.isEmpty, let flag = tree.flag(spec.attribute, of: element) { return flag ? "true" : "false" }
        let known = spec.symbols.isEmpty ? ["YES", "NO"] : spec.symbols
        reportUnknown(spec.attribute.rawValue, text, span(spec.attribute, of: element), known)
        return nil
    }
}
