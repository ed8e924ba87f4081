// Statements that are not verbs, and expressions that begin with a word.
extension Construct {
    static let statements = [
        Construct(
            .statement, ["let"], ["let NAME = VALUE"], "A constant. Its value cannot be replaced.",
            example: "let name = \"home\"\nprint name"),
        Construct(
            .statement, ["var"], ["var NAME [= VALUE]", "weak var NAME [= VALUE]"],
            "A variable. Without VALUE, the variable is nil. A weak variable does not keep its object alive.",
            example: "var visits = 1\nvisits += 1\nprint visits"),
        Construct(
            .statement, ["weak"], ["weak var NAME [= VALUE]", "{ [weak NAME] in STATEMENTS }"],
            "A reference that does not keep its object alive. After the object's deinit, the reference is nil.",
            example: "controller home\nweak var last = home()\nprint last"),
        Construct(
            .statement, ["if", "else"], ["if CONDITION, … { … } [else if CONDITION { … }] [else { … }]"],
            "Runs a block if all conditions are true. `if let x` is true if x is not nil.",
            example: "let count = 2\nif count > 1 { print \"many\" } else { print \"one\" }"),
        Construct(
            .statement, ["guard"], ["guard CONDITION, … else { … }"],
            "Runs the block if one of the conditions is false. Unlike in Swift, the block need not leave the function.",
            example: "func half(n) {\n    guard n != nil else { return nil }\n    return n / 2\n}\nprint half(8)"),
        Construct(
            .statement, ["for", "in"], ["for NAME in COLLECTION { … }"],
            "Runs a block for each element of a list or range, or for each key of a dictionary.",
            example: "for n in 1...3 { print n }"),
        Construct(
            .statement, ["while"], ["while CONDITION { … }"], "Runs a block as long as the condition is true.",
            example: "var n = 3\nwhile n > 0 { n -= 1 }\nprint n"),
        Construct(
            .statement, ["repeat"], ["repeat COUNT { … }"], "Runs a block COUNT times.",
            example: "repeat 2 { print \"again\" }"),
        Construct(
            .statement, ["switch", "case", "default"], ["switch VALUE { case VALUE, …: … default: … }"],
            "Runs the statements of the first case that contains the value. No case falls through to the next one.",
            example: "let n = 2\nswitch n {\ncase 0, 1: print \"few\"\ncase 2...9: print \"some\"\n"
                + "default: print \"many\"\n}"),
        Construct(
            .statement, ["break"], ["break"], "Ends the innermost loop or switch.",
            example: "for n in 1...9 {\n    if n > 2 { break }\n    print n\n}"),
        Construct(
            .statement, ["continue"], ["continue"], "Begins the next round of the innermost loop.",
            example: "for n in 1...3 {\n    if n == 2 { continue }\n    print n\n}"),
        Construct(
            .statement, ["return"], ["return [VALUE]"],
            "Ends a function, handler, action or closure. VALUE is its result.",
            example: "func double(n) { return 2 * n }\nprint double(4)"),
        Construct(
            .statement, ["super"], ["super"],
            "In a handler: runs the inherited method here, with the handler's arguments.",
            example: "scene home {\n    on viewDidLoad {\n        print \"before\"\n        super\n    }\n}\n"
                + "launch with home"),
        Construct(
            .statement, ["setup"], ["setup { STATEMENTS }"],
            "In a scenario or at file level: steps that prepare the test. The trace of these steps is not shown.",
            example: "scene home, detail\nscenario \"a sheet\" {\n    setup { launch with home }\n"
                + "    present detail\n    expect call detail.viewDidAppear\n}"),
    ]

    static let expressions = [
        Construct(
            .expression, ["self"], ["self"],
            "In a handler, action or function of a declaration: the instance that received the call.",
            example: "scene home { on viewDidLoad { print self } }\nlaunch with home"),
        Construct(
            .expression, ["nil"], ["nil"], "No value. If `a` is nil, `a ?? b` is `b`.",
            example: "var name = nil\nprint name ?? \"nobody\""),
        Construct(
            .expression, ["true", "false"], ["true", "false"], "The two truth values. `!` negates a truth value.",
            example: "let isReady = true\nprint !isReady || false"),
        Construct(
            .expression, ["is"], ["VALUE is CLASS"], "True if VALUE is an instance of the controller class CLASS.",
            example: "scene home\nlaunch with home\nprint home is UIViewController"),
    ]
}
