extension MethodSpec {
    /// The calls about making controllers, their views and appearance, in the order of `Method`.
    static let lifecycle: [MethodSpec] = [
        MethodSpec(
            .initCoder, handler: "init", "init", ["coder"], parameters: ["coder"],
            of: .controller, .initialisation, .since(3), answer: .nothing, values: false),
        MethodSpec(
            .initNib, handler: "init", "init", ["nibName", "bundle"], parameters: ["nibName", "bundle"],
            of: .controller, .initialisation, .since(3), answer: .nothing, values: false),
        MethodSpec(
            .awakeFromNib, handler: "awakeFromNib", "awakeFromNib", [], parameters: [],
            of: .controller, .initialisation, .since(3), answer: .nothing),
        MethodSpec(
            .deinitialise, handler: "deinit", "deinit", [], parameters: [],
            of: .controller, .deinitialisation, .since(3), answer: .nothing),
        MethodSpec(
            .loadView, handler: "loadView", "loadView", [], parameters: [],
            of: .controller, .view, .since(3), answer: .nothing),
        MethodSpec(
            .viewDidLoad, handler: "viewDidLoad", "viewDidLoad", [], parameters: [],
            of: .controller, .view, .since(3), answer: .nothing),
        MethodSpec(
            .viewWillUnload, handler: "viewWillUnload", "viewWillUnload", [], parameters: [],
            of: .controller, .view, .only(5), answer: .nothing),
        MethodSpec(
            .viewDidUnload, handler: "viewDidUnload", "viewDidUnload", [], parameters: [],
            of: .controller, .view, .from(3, to: 5), answer: .nothing),
        MethodSpec(
            .viewWillAppear, handler: "viewWillAppear", "viewWillAppear", ["animated"], parameters: ["animated"],
            of: .controller, .appearance, .since(3), answer: .nothing),
        MethodSpec(
            .viewIsAppearing, handler: "viewIsAppearing", "viewIsAppearing", ["animated"], parameters: ["animated"],
            of: .controller, .appearance, .since(13), answer: .nothing),
        MethodSpec(
            .viewDidAppear, handler: "viewDidAppear", "viewDidAppear", ["animated"], parameters: ["animated"],
            of: .controller, .appearance, .since(3), answer: .nothing),
        MethodSpec(
            .viewWillDisappear, handler: "viewWillDisappear", "viewWillDisappear", ["animated"],
            parameters: ["animated"],
            of: .controller, .appearance, .since(3), answer: .nothing),
        MethodSpec(
            .viewDidDisappear, handler: "viewDidDisappear", "viewDidDisappear", ["animated"], parameters: ["animated"],
            of: .controller, .appearance, .since(3), answer: .nothing),
        MethodSpec(
            .updateProperties, handler: "updateProperties", "updateProperties", [], parameters: [],
            of: .controller, .layout, .since(26), answer: .nothing),
        MethodSpec(
            .updateViewConstraints, handler: "updateViewConstraints", "updateViewConstraints", [], parameters: [],
            of: .controller, .layout, .since(6), answer: .nothing),
        MethodSpec(
            .viewWillLayoutSubviews, handler: "viewWillLayoutSubviews", "viewWillLayoutSubviews", [], parameters: [],
            of: .controller, .layout, .since(5), answer: .nothing),
        MethodSpec(
            .viewDidLayoutSubviews, handler: "viewDidLayoutSubviews", "viewDidLayoutSubviews", [], parameters: [],
            of: .controller, .layout, .since(5), answer: .nothing),
    ]
}
