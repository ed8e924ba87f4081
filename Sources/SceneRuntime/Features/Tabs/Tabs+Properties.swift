extension PropertyRow {
    /// The properties of tab bar controllers.
    static let tabs: [PropertyRow] = [
        PropertyRow(
            .tabBarController, "tabBarController", of: .controllers, .controller(.tabBarController),
            .computed({ .controller($0.ancestorToRead(of: $1.controller, kind: .tabBarController)) }),
            "The nearest ancestor that is a tab bar controller."),
        PropertyRow(
            .selectedViewController, "selectedViewController", of: .tabBarController, .optionalController,
            .computed(
                { .controller($0[contents: $1.controller].shownChild) },
                { $0.select($2, in: $1.controller) }), access: .step, "The selected tab."),
        PropertyRow(
            .selectedIndex, "selectedIndex", of: .tabBarController, .tabIndex,
            .computed(
                { $0.selectedIndex(of: $1.controller) },
                { $0.selectIndex($2.asInt, in: $1.controller) }), access: .step,
            "The index of the selected tab, from 0."),
        PropertyRow(
            .moreNavigationController, "moreNavigationController", of: .tabBarController,
            .controller(.navigationController), .computed({ .controller($0.moreNavigation(of: $1.controller)) }),
            "The navigation controller of the More tab, in compact widths."),
    ]
}

extension World {
    fileprivate func select(_ value: Argument, in tab: ControllerID) -> PropertyWriting {
        let id = value.asController
        if id.exists { return .perform(.select(id, in: tab)) }
        return value.kind == .null ? .perform(.refuse(.noTabChosen, tab, .none)) : .mismatch
    }

    /// The tabs that a declaration connects are made after its values are set: the index waits for them.
    fileprivate mutating func selectIndex(_ index: Int?, in tab: ControllerID) -> PropertyWriting {
        if let index, self[contents: tab].childCount == 0, declaresTab(at: index, of: tab) {
            features.initialTabs.append(InitialTab(tab: tab, index: index))
            return .done
        }
        guard let index else { return .mismatch }
        guard index >= 0, index < tabs(of: tab).count else { return .perform(.refuse(.tabIndexOutOfRange, tab, .none)) }
        return .perform(.selectIndex(UInt32(index), in: tab))
    }

    /// TAB-MORE-INDEX-1: More is not among the tabs, and its index is NSNotFound, the largest integer.
    fileprivate func selectedIndex(of tab: ControllerID) -> PropertyReading {
        let shown = self[contents: tab].shownChild
        if isMoreNavigation(shown) {
            // No source says what the index is while a tab is on the stack of More.
            let top = self[contents: shown].lastChild
            if top != self[contents: shown].firstChild { return .perform(.refuse(.indexUnderMore, top, .none)) }
            return .int(Int64.max)
        }
        return .int(tabs(of: tab).firstIndex(of: shown) ?? 0)
    }
}
