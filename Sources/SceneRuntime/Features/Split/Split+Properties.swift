extension PropertyRow {
    /// The properties of split view controllers.
    static let split: [PropertyRow] = [
        PropertyRow(
            .splitViewController, "splitViewController", of: .controllers, .controller(.splitViewController),
            .computed({ .controller($0.ancestorToRead(of: $1.controller, kind: .splitViewController)) }),
            "The nearest ancestor that is a split view controller."),
        PropertyRow(
            .splitStyle, "style", of: .splitViewController, releases: .since(14), .symbol(.splitStyle),
            .computed(
                { .symbol($0.split($1.controller).style.symbol) },
                { $0.setSplitStyle(of: $1.controller, $2.asSymbol) }), access: .readWrite,
            "The style, set in the declaration: .doubleColumn, .tripleColumn or .unspecified."),
        PropertyRow(
            .isCollapsed, "isCollapsed", of: .splitViewController, releases: .since(8), .boolean(),
            .computed({ .bool($0.split($1.controller).isCollapsed) }),
            "Whether the split view controller is collapsed."),
        PropertyRow(
            .displayMode, "displayMode", of: .splitViewController, releases: .since(8), .symbol(.displayMode),
            .computed({ $0.displayMode(of: $1.controller) }),
            "The columns that are visible beside or over the secondary column."),
        PropertyRow(
            .preferredDisplayMode, "preferredDisplayMode", of: .splitViewController, releases: .since(8),
            .symbol(.displayMode),
            .computed(
                { .symbol($0.split($1.controller).preferred.symbol) },
                { $0.setDisplayMode(of: $1.controller, $2.asSymbol) }), access: .step,
            "The preferred display mode. With .automatic, the shape of the window decides."),
    ]
}

extension World {
    fileprivate func setDisplayMode(of split: ControllerID, _ symbol: Symbol?) -> PropertyWriting {
        guard let mode = symbol.flatMap({ DisplayMode($0) }) else { return .mismatch }
        return .perform(.split(.setDisplayMode(mode, on: split)))
    }

    /// A declaration sets the style, and it never changes.
    fileprivate func setSplitStyle(of id: ControllerID, _ symbol: Symbol?) -> PropertyWriting {
        guard let symbol, SplitStyle(symbol) == split(id).style else { return .mismatch }
        return .done
    }

    fileprivate func displayMode(of id: ControllerID) -> PropertyReading {
        let splitState = split(id)
        return .symbol((splitState.hasMode ? splitState.mode : resolvedMode(of: id)).symbol)
    }
}
