// Declarations and their members.
extension Construct {
    static let environments = [
        Construct(
            .declaration, ["ios"], ["ios VERSION"],
            "The release of iOS in which the script runs, from 3 to the latest. '--ios' and the line 'test' override "
                + "the line 'ios'. If neither 'ios', '--ios' nor 'test' sets the release, scenesh.toml does. The "
                + "default is iOS 17.",
            example: "ios 12\nscene home\nlaunch with home"),
        Construct(
            .declaration, ["device", "iPhone", "iPad", "portrait", "landscape"],
            ["device iPhone | iPad [portrait | landscape]", "device WIDTHxHEIGHT"],
            "The device on which the script runs. '--device' and the line 'test' override the line "
                + "'device'. If neither 'device', '--device' nor 'test' sets the device, the first imported file that "
                + "names a device sets it. If no imported file names a device, scenesh.toml sets it. The default is an "
                + "iPhone in portrait.",
            example: "device iPad landscape\nscene home\nlaunch with home"),
        Construct(
            .declaration, ["sdk"], ["sdk VERSION"],
            "The release of the SDK that the app is built with. The default is that of the release in which the script "
                + "runs. Under iOS 27, an app without scenes launches only if its SDK is older.",
            example: "ios 27\nsdk 26\ninitial scene home\napp { scenes = false }\nlaunch"),
        Construct(
            .declaration, ["test", "fails", "errors", "skip", "because", "scenes", "off"],
            [
                "test ios VERSION, … device DEVICE, … scenes on | off, … sdk VERSION, …", "test trace",
                "test skip \"REASON\"",
                "test fails \"TEXT\" [because \"REASON\"]", "test errors CODE [\"TEXT\"] [because \"REASON\"]",
            ],
            "How `scenesh test` handles the script: in which environments the script runs, "
                + "which failure is expected, or why the script is skipped. `scenesh run` uses the first environment.",
            example: "test ios 12, 17\nscene home\nlaunch with home"),
        Construct(
            .declaration, ["import"], ["import \"FILE\""],
            "Adds the declarations of another script, or the scenes of an Xcode storyboard.",
            example: "import \"styles.scene\"\nscene home\nlaunch with home"),
    ]

    static let controllers = [
        Construct(
            .declaration, ["scene"], ["scene NAME[: CLASS] [{ MEMBERS }]"],
            "A view controller in a storyboard. The storyboard creates the controller, so the first calls are "
                + "init(coder:) and awakeFromNib(). For a controller that code creates, write 'controller'.",
            example: "scene home { on viewDidLoad { print \"loaded\" } }\nscene detail\n"
                + "launch with home\npresent detail"),
        Construct(
            .declaration, ["initial"], ["initial scene NAME[: CLASS] [{ MEMBERS }]"],
            "The scene that a storyboard shows first. `launch` creates it.",
            example: "initial scene nav: NavigationController { root -> home }\nscene home\nlaunch"),
        Construct(
            .declaration, ["controller"], ["controller NAME[: CLASS] [{ MEMBERS }]"],
            "A class of view controllers that code creates. Verbs such as 'push' create an instance. The first call of "
                + "an instance is init(nibName:bundle:). For a controller in a storyboard, write 'scene'.",
            example: "controller home { on viewDidLoad { print \"loaded\" } }\n"
                + "controller nav: NavigationController { root -> home }\nlaunch with nav"),
        Construct(
            .declaration, ["storyboard"], ["storyboard NAME { SCENES }"],
            "An additional storyboard with its scenes. Scenes outside of a `storyboard` belong to the storyboard "
                + "'Main'.",
            example: "storyboard Settings { initial scene options }\nlaunch Settings"),
    ]

    static let otherDeclarations = [
        Construct(
            .declaration, ["scenario"],
            [
                "scenario \"NAME\" [ios VERSION] [device DEVICE] [scenes on | off] [tags \"TAG\", …] "
                    + "[skip \"REASON\"] [fails \"TEXT\" [because \"REASON\"]] { STATEMENTS }"
            ],
            "A test. At its start, the app is not yet launched. All expectations in the test must be met.",
            example: "scene home\nscenario \"home appears\" {\n    launch with home\n"
                + "    expect call home.viewDidAppear\n}"),
        Construct(
            .declaration, ["func"], ["func NAME(PARAMETERS) { STATEMENTS }"],
            "A function, at file level or in a declaration. Parameters have no types.",
            example: "func double(n) { return 2 * n }\nprint double(4)"),
        Construct(
            .declaration, ["app"], ["app { MEMBERS }"],
            "The application delegate: its handlers, actions and settings.",
            example: "app { on didFinishLaunching { print \"launched\" } }\nscene home\nlaunch with home"),
        Construct(
            .declaration, ["delegate"], ["delegate NAME { MEMBERS }"],
            "An object that a script can set as a delegate: `tabs.delegate = NAME`. A container or presentation does "
                + "not keep its delegate alive.",
            example: "delegate gatekeeper { on tabBarControllerShouldSelect(controller) { return false } }\n"
                + "scene a, b\ncontroller main: TabBarController {\n    tabs -> a, b\n    delegate = gatekeeper\n}\n"
                + "launch with main"),
        Construct(
            .declaration, ["nib"], ["nib NAME { VIEWS }"],
            "A nib with views. The expression `X(nibName: \"NAME\", bundle: nil)` creates a controller with this nib.",
            example: "nib Form { button save }\ncontroller form\n"
                + "launch with form(nibName: \"Form\", bundle: nil)"),
        Construct(
            .declaration, ["style"], ["style NAME[: .STYLE] [{ MEMBERS }]"],
            "A presentation style of the app, or a variant of a style of UIKit. `present X style NAME` uses this "
                + "style.",
            example: "style Drawer: .custom { on shouldRemovePresentersView { return true } }\nscene home, menu\n"
                + "launch with home\npresent menu style Drawer"),
        Construct(
            .declaration, ["segue"], ["segue NAME[(SEGUE) { STATEMENTS }]"],
            """
            A segue class. The body of the class is the method perform(). A segue has this class if NAME is the kind \
            of the segue. If the class has no body, performing such a segue raises an exception. The clause 'class' \
            adds the class to a segue of another kind.
            """,
            example: "segue flip(segue) { present back from home unanimated }\n"
                + "scene home { segue flip \"turn\" -> back }\nscene back\nlaunch with home\nperform \"turn\" from home"
        ),
        Construct(
            .declaration, ["model"], ["model NAME { VARIABLES AND FUNCTIONS }"],
            "An object of an @Observable class. When a variable changes, UIKit repeats the callbacks that have "
                + "read the variable.",
            example: "model cart { var count = 0 }\nscene home\nlaunch with home\ncart.count = 1"),
        Construct(
            .declaration, ["window"], ["window NAME [{ MEMBERS }]"],
            "An additional window. Every app already has a window with the name 'window'.",
            example: "window external\nscene home, other\nlaunch with home\nroot other in external"),
    ]

    static let members = [
        Construct(
            .member, ["on", "without", "notification"],
            [
                "on METHOD[(PARAMETERS)] [without super] { STATEMENTS }",
                "on notification \"NAME\"[(INFO)] { STATEMENTS }",
            ],
            "A handler: an override of a method that UIKit calls, or an observer of a notification. "
                + "If the body contains 'super', the inherited method runs there. Otherwise, the inherited method runs "
                + "before the body. For loadView, and for methods that return a value, the inherited method runs only "
                + "where the body contains 'super'. In a handler 'on METHOD without super', the inherited method "
                + "never runs.",
            example: "scene home {\n    on viewWillAppear(animated) { print animated }\n}\nlaunch with home"),
        Construct(
            .member, ["action"], ["action NAME[(SENDER)] { STATEMENTS }"],
            "A method that views call on a controller, like a method marked @IBAction.",
            example: "scene home {\n    view { button save -> store }\n"
                + "    action store(sender) { print \"saved\" }\n}\n"
                + "launch with home\ntap save in home"),
        Construct(
            .member, ["unwind"], ["unwind NAME[(SEGUE)] { STATEMENTS }"],
            "An unwind action. A segue of the kind 'unwind' goes back to the controller that has this action.",
            example: "scene home {\n    segue present \"edit\" -> editor\n"
                + "    unwind done(segue) { print \"back\" }\n}\n"
                + "scene editor { segue unwind \"close\" -> done }\nlaunch with home\nperform \"edit\" from home\n"
                + "perform \"close\" from editor"),
        Construct(
            .member, ["segueAction"], ["segueAction NAME(CODER[, SENDER[, IDENTIFIER]]) { STATEMENTS }"],
            "A method that creates the destination of a segue, like a method marked @IBSegueAction.",
            example: "scene home {\n    segue show \"open\" -> detail action makeDetail\n"
                + "    segueAction makeDetail(coder) { return detail(coder) }\n}\nscene detail\n"
                + "launch with home\nperform \"open\" from home"),
        Construct(
            .member, ["segue"], ["segue KIND [\"ID\"] -> TARGET [CLAUSES]"],
            "A segue of a scene. KIND is show, showDetail, present, popover, embed, unwind or the name of a segue "
                + "class.",
            example: "initial scene home {\n    view { button open }\n"
                + "    segue present \"more\" -> detail style .formSheet on open\n}\nscene detail\nlaunch\n"
                + "perform \"more\" from home"),
        Construct(
            .member, ["view"], ["view { KIND [NAME] [-> ACTION] … }"],
            "The views of a controller, with the actions that they send.",
            example: "scene home {\n    view { button save -> store; label status }\n"
                + "    action store { print \"saved\" }\n}\nlaunch with home\ntap save in home"),
        Construct(
            .member, ["outlet"], ["outlet NAME -> VIEW"], "A second name for a view of the controller.",
            example: "scene home {\n    view { button save }\n    outlet saveButton -> save\n}\nlaunch with home"),
    ]

    static let connections = [
        Construct(
            .member, ["root"], ["root -> X"],
            "The first controller in the stack of a navigation controller.",
            example: "initial scene nav: NavigationController { root -> home }\nscene home\nlaunch"),
        Construct(
            .member, ["tabs"], ["tabs -> X, Y, …"], "The tabs of a tab bar controller.",
            example: "initial scene main: TabBarController { tabs -> home, search }\nscene home, search\nlaunch"),
        Construct(
            .member, ["primary", "secondary", "supplementary", "compact"],
            ["primary -> X", "secondary -> Y", "supplementary -> Z", "compact -> W"],
            "The columns of a split view controller.",
            example: "device iPad landscape\ninitial scene split: SplitViewController {\n    primary -> list\n"
                + "    secondary -> detail\n}\nscene list, detail\nlaunch"),
        Construct(
            .member, ["pages"], ["pages -> X, Y, …"], "The pages of a page view controller, in order.",
            example: "initial scene book: PageViewController { pages -> one, two }\nscene one, two\nlaunch"),
    ]
}
