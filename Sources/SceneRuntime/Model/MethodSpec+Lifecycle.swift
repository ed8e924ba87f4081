extension MethodSpec {
    /// The calls about making controllers, their views and appearance, in the order of `Method`.
    static let lifecycle: [MethodSpec] = [
        MethodSpec(
            .initCoder, handler: "init", "init", ["coder"], parameters: ["coder"],
            of: .controller, in: .initialisation, .since(3), result: .nothing, values: false),
        MethodSpec(
            .initNib, handler: "init", "init", ["nibName", "bundle"], parameters: ["nibName", "bundle"],
            of: .controller, in: .initialisation, .since(3), result: .nothing, values: false),
        MethodSpec(
            .awakeFromNib, handler: "awakeFromNib", "awakeFromNib", [], parameters: [],
            of: .controller, in: .initialisation, .since(3), result: .nothing),
        MethodSpec(
            .deinitialise, handler: "deinit", "deinit", [], parameters: [],
            of: .controller, in: .deinitialisation, .since(3), result: .nothing),
        MethodSpec(
            .loadView, handler: "loadView", "loadView", [], parameters: [],
            of: .controller, in: .view, .since(3), result: .nothing),
        MethodSpec(
            .viewDidLoad, handler: "viewDidLoad", "viewDidLoad", [], parameters: [],
            of: .controller, in: .view, .since(3), result: .nothing),
        MethodSpec(
            .viewWillUnload, handler: "viewWillUnload", "viewWillUnload", [], parameters: [],
            of: .controller, in: .view, .only(5), result: .nothing),
        MethodSpec(
            .viewDidUnload, handler: "viewDidUnload", "viewDidUnload", [], parameters: [],
            of: .controller, in: .view, .from(3, to: 5), result: .nothing),
        MethodSpec(
            .viewWillAppear, handler: "viewWillAppear", "viewWillAppear", ["animated"], parameters: ["animated"],
            of: .controller, in: .appearance, .since(3), result: .nothing),
        MethodSpec(
            .viewIsAppearing, handler: "viewIsAppearing", "viewIsAppearing", ["animated"], parameters: ["animated"],
            of: .controller, in: .appearance, .since(13), result: .nothing),
        MethodSpec(
            .viewDidAppear, handler: "viewDidAppear", "viewDidAppear", ["animated"], parameters: ["animated"],
            of: .controller, in: .appearance, .since(3), result: .nothing),
        MethodSpec(
            .viewWillDisappear, handler: "viewWillDisappear", "viewWillDisappear", ["animated"],
            parameters: ["animated"],
            of: .controller, in: .appearance, .since(3), result: .nothing),
        MethodSpec(
            .viewDidDisappear, handler: "viewDidDisappear", "viewDidDisappear", ["animated"], parameters: ["animated"],
            of: .controller, in: .appearance, .since(3), result: .nothing),
        MethodSpec(
            .updateProperties, handler: "updateProperties", "updateProperties", [], parameters: [],
            of: .controller, in: .layout, .since(26), result: .nothing),
        MethodSpec(
            .updateViewConstraints, handler: "updateViewConstraints", "updateViewConstraints", [], parameters: [],
            of: .controller, in: .layout, .since(6), result: .nothing),
        MethodSpec(
            .viewWillLayoutSubviews, handler: "viewWillLayoutSubviews", "viewWillLayoutSubviews", [], parameters: [],
            of: .controller, in: .layout, .since(5), result: .nothing),
        MethodSpec(
            .viewDidLayoutSubviews, handler: "viewDidLayoutSubviews", "viewDidLayoutSubviews", [], parameters: [],
            of: .controller, in: .layout, .since(5), result: .nothing),
    ]
}
