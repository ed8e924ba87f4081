extension MethodRow {
    /// The calls about controllers, their views and appearance.
    static let views: [MethodRow] = [
        MethodRow(
            .initCoder, handler: "init", ["coder"], parameters: ["coder"],
            of: .controller, in: .initialisation, .since(3), result: .nothing, values: false),
        MethodRow(
            .initNib, handler: "init", ["nibName", "bundle"], parameters: ["nibName", "bundle"],
            of: .controller, in: .initialisation, .since(3), result: .nothing, values: false),
        MethodRow(
            .awakeFromNib, handler: "awakeFromNib", [], parameters: [],
            of: .controller, in: .initialisation, .since(3), result: .nothing, requiresSuper: true),
        MethodRow(
            .deinitialise, handler: "deinit", [], parameters: [],
            of: .controller, in: .deinitialisation, .since(3), result: .nothing),
        MethodRow(
            .loadView, handler: "loadView", [], parameters: [],
            of: .controller, in: .view, .since(3), result: .nothing,
            inherits: { $0.performOrEnqueue(.inheritedLoadView($1.receiver.controller)) }),
        MethodRow(
            .viewDidLoad, handler: "viewDidLoad", [], parameters: [],
            of: .controller, in: .view, .since(3), result: .nothing),
        MethodRow(
            .viewWillUnload, handler: "viewWillUnload", [], parameters: [],
            of: .controller, in: .view, .only(5), result: .nothing),
        MethodRow(
            .viewDidUnload, handler: "viewDidUnload", [], parameters: [],
            of: .controller, in: .view, .from(3, to: 5), result: .nothing),
        MethodRow(
            .viewWillAppear, handler: "viewWillAppear", ["animated"], parameters: ["animated"],
            of: .controller, in: .appearance, .since(3), result: .nothing, requiresSuper: true),
        MethodRow(
            .viewIsAppearing, handler: "viewIsAppearing", ["animated"], parameters: ["animated"],
            of: .controller, in: .appearance, .since(13), result: .nothing, requiresSuper: true),
        MethodRow(
            .viewDidAppear, handler: "viewDidAppear", ["animated"], parameters: ["animated"],
            of: .controller, in: .appearance, .since(3), result: .nothing, requiresSuper: true),
        MethodRow(
            .viewWillDisappear, handler: "viewWillDisappear", ["animated"],
            parameters: ["animated"],
            of: .controller, in: .appearance, .since(3), result: .nothing, requiresSuper: true),
        MethodRow(
            .viewDidDisappear, handler: "viewDidDisappear", ["animated"], parameters: ["animated"],
            of: .controller, in: .appearance, .since(3), result: .nothing, requiresSuper: true),
        MethodRow(
            .updateViewConstraints, handler: "updateViewConstraints", [], parameters: [],
            of: .controller, in: .layout, .since(6), result: .nothing, requiresSuper: true),
        MethodRow(
            .viewWillLayoutSubviews, handler: "viewWillLayoutSubviews", [], parameters: [],
            of: .controller, in: .layout, .since(5), result: .nothing),
        MethodRow(
            .viewDidLayoutSubviews, handler: "viewDidLayoutSubviews", [], parameters: [],
            of: .controller, in: .layout, .since(5), result: .nothing),
    ]
}
