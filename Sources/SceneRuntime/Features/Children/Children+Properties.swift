extension PropertyRow {
    /// The properties of containers and their children.
    static let children: [PropertyRow] = [
        PropertyRow(
            .parent, "parent", of: .controllers, .controller(),
            .computed({ .controller($0.parentToRead(of: $1.controller)) }),
            "The container of which this controller is a child."),
        PropertyRow(
            .children, "children", of: .controllers, releases: .since(5), .controllers,
            .computed({ $0.readList($0.children(of: $1.controller), of: $1.controller) }),
            "The child controllers, in the order in which they were added."),
        PropertyRow(
            .isMovingToParent, "isMovingToParent", of: .controllers, releases: .since(5), .boolean(),
            .motion(.isMovingToParent),
            "Whether the controller is being added to a container: true from viewWillAppear to viewDidAppear."),
        PropertyRow(
            .isMovingFromParent, "isMovingFromParent", of: .controllers, releases: .since(5), .boolean(),
            .motion(.isMovingFromParent),
            "Whether the controller is leaving its container: true from viewWillDisappear to viewDidDisappear."),
        PropertyRow(
            .viewControllers, "viewControllers", of: .containers, .controllers,
            .computed(
                { $0.readList($0.viewControllers(of: $1.controller), of: $1.controller) },
                { $2.kind == .list ? $0.setViewControllers($2.asList, of: $1.controller) : .mismatch }),
            access: .step, "The stack, the tabs, the columns or the page of the container."),
        PropertyRow(
            .shouldAutomaticallyForwardAppearanceMethods, "shouldAutomaticallyForwardAppearanceMethods",
            of: .controllers, releases: .since(6), .boolean(usually: true), .negatedFlag(.forwardsManually),
            access: .override, "Whether UIKit forwards appearance callbacks to children."),
        PropertyRow(
            .delegate, "delegate", of: [.containers, .searchController, .presentationController], .delegate,
            .reference(.delegate), access: .readWrite, "The delegate (weak)."),
    ]
}

extension World {
    /// Returns a list of children. Those of a picker are read with a warning.
    fileprivate mutating func readList(_ list: [ControllerID], of container: ControllerID) -> PropertyReading {
        isPicker(container) ? .perform(.readPickerStack(container)) : .value(.list(makeList(list)))
    }

    /// The stack, the tabs, the controllers of the columns, or the page.
    fileprivate func viewControllers(of container: ControllerID) -> [ControllerID] {
        switch self[container].base.container {
        case .pages:
            let page = self[contents: container].shownChild
            return page.exists ? [page] : []
        case .tabs: return tabs(of: container)
        case .split: return columnControllers(of: container)
        case .navigation: return stackToRead(of: container)
        case .none: return children(of: container)
        }
    }

    fileprivate func setViewControllers(_ list: ListID, of container: ControllerID) -> PropertyWriting {
        switch self[container].base.container {
        case .navigation: .perform(.navigation(.setStack(list, on: container, animated: false)))
        case .tabs: .perform(.setTabs(list, on: container, animated: false))
        case .split: .perform(.split(.setColumns(list, on: container)))
        case .pages, .none: .unavailable
        }
    }
}
