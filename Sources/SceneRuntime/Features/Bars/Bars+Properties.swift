extension PropertyRow {
    /// The properties of bars and their items.
    static let bars: [PropertyRow] = [
        PropertyRow(
            .title, "title", of: [.controllers, .navigationItem, .tabBarItem, .editButton], .text, .script(),
            access: .readWrite, "The title of the screen."),
        PropertyRow(
            .isEditing, "isEditing", of: .controllers, .boolean(),
            .computed(
                { .bool($0.features.editing.contains($1.controller)) },
                { $0.setEditing(of: $1.controller, $2.asBool) }), access: .step, listed: false,
            "Whether the user can edit the content. Setting the property calls setEditing(_:animated:)."),
        PropertyRow(
            .extendedLayoutIncludesOpaqueBars, "extendedLayoutIncludesOpaqueBars", of: .controllers,
            releases: .since(7), .boolean(),
            .computed(
                { .bool($0.bars($1.controller).facts.contains(.includesOpaqueBars)) },
                { $0.setBarFact(.includesOpaqueBars, of: $1.controller, $2.asBool) }), access: .readWrite,
            listed: false, "Whether the view also extends under opaque bars, from iOS 7."),
        PropertyRow(
            .navigationItem, "navigationItem", of: .controllers, .navigationItem,
            .computed({ .object(ObjectRef(.navigationItem, $1.controller.raw)) }), listed: false,
            "The item that represents the controller in a navigation bar."),
        PropertyRow(
            .tabBarItem, "tabBarItem", of: .controllers, .tabBarItem,
            .computed({ .object(ObjectRef(.tabBarItem, $1.controller.raw)) }), listed: false,
            "The item that represents the controller in a tab bar."),
        PropertyRow(
            .editButtonItem, "editButtonItem", of: .controllers, .editButton,
            .computed({ .object(ObjectRef(.editButton, $1.controller.raw)) }), listed: false,
            "A button for a navigation bar that begins and ends editing."),
        PropertyRow(
            .prompt, "prompt", of: .navigationItem, .text, .script(), access: .readWrite,
            "The text above the title in a navigation bar."),
        PropertyRow(
            .hidesBackButton, "hidesBackButton", of: .navigationItem, .boolean(),
            .computed(
                { .bool($0.bars(ControllerID($1.index)).facts.contains(.hidesBackButton)) },
                { $0.setBarFact(.hidesBackButton, of: ControllerID($1.index), $2.asBool) }),
            access: .readWrite, "Whether the navigation bar has no back button."),
        PropertyRow(
            .leftBarButtonItem, "leftBarButtonItem", of: .navigationItem, .view,
            .computed(
                { $0.barItem(isLeft: true, of: ControllerID($1.index)) },
                { $0.setBarItem(isLeft: true, of: ControllerID($1.index), $2) }),
            access: .readWrite, "The view that replaces the back button."),
        PropertyRow(
            .rightBarButtonItem, "rightBarButtonItem", of: .navigationItem, .view,
            .computed(
                { $0.barItem(isLeft: false, of: ControllerID($1.index)) },
                { $0.setBarItem(isLeft: false, of: ControllerID($1.index), $2) }),
            access: .readWrite, "The view at the right of the title."),
        PropertyRow(
            .isNavigationBarHidden, "isNavigationBarHidden", of: .navigationController, .boolean(),
            .computed(
                { .bool($0.bars(ControllerID($1.index)).facts.contains(.hidesNavigationBar)) },
                { $0.setBarHidden(.navigationBar, of: ControllerID($1.index), $2.asBool) }), access: .step,
            "Whether the navigation bar is hidden."),
        PropertyRow(
            .isToolbarHidden, "isToolbarHidden", of: .navigationController, .boolean(usually: true),
            .computed(
                { .bool(!$0.bars(ControllerID($1.index)).facts.contains(.showsToolbar)) },
                { $0.setBarHidden(.toolbar, of: ControllerID($1.index), $2.asBool) }), access: .step,
            "Whether the toolbar is hidden."),
        PropertyRow(
            .hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed", of: .controllers, .boolean(),
            .computed(
                { .bool($0.bars(ControllerID($1.index)).facts.contains(.hidesBottomBar)) },
                { $0.setBarFact(.hidesBottomBar, of: ControllerID($1.index), $2.asBool) }), access: .readWrite,
            "Whether a tab bar is hidden from the controller's push until its pop."),
        PropertyRow(
            .toolbarItems, "toolbarItems", of: .controllers, .views, .script(), access: .readWrite, listed: false,
            "The views that the toolbar of the navigation controller shows, or nil."),
        PropertyRow(
            .navigationBar, "navigationBar", of: .navigationController, .bar,
            .computed({ .object(ObjectRef(.navigationBar, of: $1.controller)) }), listed: false, "The bar at the top."),
        PropertyRow(
            .toolbar, "toolbar", of: .navigationController, .bar,
            .computed({ .object(ObjectRef(.toolbar, of: $1.controller)) }), listed: false,
            "The bar at the bottom, which is hidden at first."),
        PropertyRow(
            .tabBar, "tabBar", of: .tabBarController, .bar,
            .computed({ .object(ObjectRef(.tabBar, of: $1.controller)) }), listed: false, "The bar with the tabs."),
        PropertyRow(
            .isTranslucent, "isTranslucent", of: .bar, releases: .since(7), .boolean(usually: true),
            .computed({ .bool(!$0.isOpaque($1)) }, { $0.setTranslucent($1, $2.asBool) }), access: .readWrite,
            "Whether content extends under the bar, from iOS 7. In earlier releases, content never does."),
    ]
}

extension World {
    /// EDIT-1: the user taps the edit button of a controller.
    mutating func tapEdit(_ id: ControllerID) {
        setEditing(of: id, !features.editing.contains(id), animated: true, by: .edit1)
    }

    fileprivate func setEditing(of id: ControllerID, _ isEditing: Bool?) -> PropertyWriting {
        guard let isEditing else { return .mismatch }
        return .perform(.setProperty(.setEditing(id, isEditing, animated: false)))
    }

    /// Calls `setEditing(_:animated:)`.
    mutating func setEditing(of id: ControllerID, _ isEditing: Bool, animated: Bool, by rule: Rule) {
        guard isAlive(id) else { return }
        cite(rule)
        enqueueCall(
            MethodCall(receiver: ObjectRef(id), method: .setEditing, first: .bool(isEditing), second: .bool(animated)))
    }

    /// EDIT-2: what the inherited `setEditing` does.
    mutating func inheritSetEditing(_ id: ControllerID, _ isEditing: Bool) {
        if isEditing { features.editing.insert(id) } else { features.editing.remove(id) }
    }
}
