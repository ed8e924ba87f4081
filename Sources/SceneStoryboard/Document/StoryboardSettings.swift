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
        /// The name of a property in scripts.
        enum Name {
            /// That of the attribute.
            case same
            case other(String)
            /// Scripts do not have the property.
            case none
        }

        let attribute: AttributeName
        /// The property in scripts.
        var property = Name.same
        /// The kinds of controllers whose property scripts have; nil for all.
        let kinds: [StoryboardControllerKind]?
        /// The texts that the attribute can have, and the symbols that they stand for; none for `YES` and `NO`.
        var symbols: [(text: String, symbol: String)] = []
        /// Whether the attribute has further texts, which no file has shown yet.
        var hasUnknownTexts = false
        /// Whether the attribute can have any text.
        var isText = false

        /// The property in scripts, or nil.
        var propertyName: String? {
            switch property {
            case .same: attribute.rawValue
            case .other(let name): name
            case .none: nil
            }
        }
    }

    private static let settings = [
        SettingSpec(
            attribute: .navigationBarHidden, property: .other("isNavigationBarHidden"), kinds: [.navigationController]),
        SettingSpec(attribute: .toolbarHidden, property: .other("isToolbarHidden"), kinds: [.navigationController]),
        SettingSpec(attribute: .hidesBottomBarWhenPushed, kinds: nil),
        SettingSpec(attribute: .clearsSelectionOnViewWillAppear, kinds: [.tableViewController]),
        SettingSpec(attribute: .extendedLayoutIncludesOpaqueBars, kinds: nil),
        SettingSpec(attribute: .providesPresentationContextTransitionStyle, kinds: nil),
        SettingSpec(
            attribute: .transitionStyle, kinds: [.pageViewController],
            symbols: [("pageCurl", "pageCurl"), ("scroll", "scroll")]),
        // IB-SPLIT-STYLE-1: what Xcode writes. Other texts of the two attributes are not known.
        SettingSpec(
            attribute: .preferredDisplayMode, kinds: [.splitViewController],
            symbols: [("beside", "oneBesideSecondary")], hasUnknownTexts: true),
        SettingSpec(
            attribute: .behavior, property: .none, kinds: [.splitViewController], symbols: [("tile", "tile")],
            hasUnknownTexts: true),
        SettingSpec(attribute: .presentsWithGesture, property: .none, kinds: [.splitViewController]),
        SettingSpec(
            attribute: .minimumPrimaryColumnWidth, property: .none, kinds: [.splitViewController], isText: true),
        SettingSpec(
            attribute: .maximumPrimaryColumnWidth, property: .none, kinds: [.splitViewController], isText: true),
        SettingSpec(
            attribute: .preferredPrimaryColumnWidth, property: .none, kinds: [.splitViewController], isText: true),
        SettingSpec(
            attribute: .preferredPrimaryColumnWidthFraction, property: .none, kinds: [.splitViewController],
            isText: true),
    ]

    /// Returns the settings of a controller. An unknown value is reported, and not used.
    mutating func settings(of element: Int, _ kind: StoryboardControllerKind?) -> [StoryboardSetting] {
        let style = splitStyle(of: element, kind)
        return StoryboardReader.settings.reduce(into: style.map { [$0] } ?? []) { settings, spec in
            guard let text = tree.text(spec.attribute, of: element),
                let value = value(text, spec, element)
            else { return }
            let isKnown = kind.map { spec.kinds?.contains($0) ?? true } ?? false
            settings.append(
                StoryboardSetting(
                    attribute: spec.attribute.rawValue, property: isKnown ? spec.propertyName : nil, value: value))
        }
    }

    /// IB-SPLIT-STYLE-1: Xcode writes the column style as a flag. The relationships say how many columns there are.
    private mutating func splitStyle(of element: Int, _ kind: StoryboardControllerKind?) -> StoryboardSetting? {
        let attribute = AttributeName.allowDoubleColumnStyle
        guard let text = tree.text(attribute, of: element) else { return nil }
        guard let isColumnStyle = tree.flag(attribute, of: element) else {
            reportUnknown(attribute.rawValue, text, span(attribute, of: element), ["YES", "NO"])
            return nil
        }
        guard isColumnStyle else { return nil }
        let supplementary = StoryboardRelationship.supplementaryViewController.rawValue
        let isTriple = tree.child(.connections, of: element).flatMap { connections in
            tree.child(of: connections) { tree.text(.relationship, of: $0) == supplementary }
        }
        return StoryboardSetting(
            attribute: attribute.rawValue, property: kind == .splitViewController ? "style" : nil,
            value: isTriple == nil ? ".doubleColumn" : ".tripleColumn")
    }

    private mutating func value(_ text: String, _ spec: SettingSpec, _ element: Int) -> String? {
        if spec.isText { return text }
        if let known = spec.symbols.first(where: { $0.text == text }) { return ".\(known.symbol)" }
        if spec.symbols.isEmpty, let flag = tree.flag(spec.attribute, of: element) { return flag ? "true" : "false" }
        let known = spec.symbols.isEmpty ? ["YES", "NO"] : spec.symbols.map { $0.text }
        if spec.hasUnknownTexts {
            report(
                Diagnostic(
                    .unknownValue, "unknown \(spec.attribute.rawValue) '\(text)'",
                    at: span(spec.attribute, of: element),
                    help: "the only known value is '\(known.joined(separator: ", "))', and others are not used"))
            return nil
        }
        reportUnknown(spec.attribute.rawValue, text, span(spec.attribute, of: element), known)
        return nil
    }
}
