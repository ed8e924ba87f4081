extension PropertyRow {
    /// The properties of page view controllers.
    static let pages: [PropertyRow] = [
        PropertyRow(
            .transitionStyle, "transitionStyle", of: .pageViewController, releases: .since(5), .symbol(.pageTransition),
            .computed(
                { .symbol($0.scrolls($1.controller) ? .scroll : .pageCurl) },
                { $0.setTransitionStyle(of: $1.controller, $2.asSymbol) }), access: .atCreation,
            "The transition between pages: .pageCurl or .scroll."),
        PropertyRow(
            .dataSource, "dataSource", of: .pageViewController, releases: .since(5), .delegate, .reference(.dataSource),
            access: .readWrite, "The data source (weak)."),
    ]
}

extension World {
    /// A declaration sets the style. Scrolling requires iOS 6.
    fileprivate mutating func setTransitionStyle(of id: ControllerID, _ symbol: Symbol?) -> PropertyWriting {
        guard isPageViewController(id), !self[id].flags.contains(.viewLoaded) else { return .unavailable }
        if symbol == .pageCurl { return setFlag(.scrollsPages, of: id, false) }
        return symbol == .scroll && applies(.pageScroll1) ? setFlag(.scrollsPages, of: id, true) : .mismatch
    }
}
