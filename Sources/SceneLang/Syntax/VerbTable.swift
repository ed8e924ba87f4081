// tidy: long, one row per form of a verb.

/// A row with the names of its words: the first names of each `NameTable` are those of words.
struct VerbForm {
    let row: VerbRow
    let names: [NameID]
}

/// Every form of every verb.
public enum VerbTable {
    /// The forms; those with the same first word stand together, the ones with more words first.
    public static let rows: [VerbRow] =
        application + navigation + presentation + containers + containment
        + environment + system + time + output + expectations

    /// The forms that begin with the word that `name` spells, those with more words first; none if it begins no verb.
    static func forms(beginningWith name: NameID) -> [VerbForm] {
        let index = Int(name.index)
        return index < byFirstName.count ? byFirstName[index] : []
    }

    /// The forms by the name of their first word.
    private static let byFirstName: [[VerbForm]] = {
        var names = NameTable()
        var table = [[VerbForm]](repeating: [], count: names.count)
        for row in rows {
            let form = VerbForm(row: row, names: row.words.map { names.intern($0) })
            guard let first = form.names.first else { continue }
            let place = Int(first.index)
            let count = row.words.count
            table[place].insert(form, at: table[place].firstIndex { $0.names.count < count } ?? table[place].count)
        }
        return table
    }()

    /// The row of `verb`.
    public static func row(of verb: Verb) -> VerbRow {
        let index = index[Int(verb.rawValue)]
        return rows[index]
    }

    private static let index: [Int] = {
        var table = [Int](repeating: 0, count: Verb.allCases.count)
        for (place, row) in rows.enumerated() { table[Int(row.verb.rawValue)] = place }
        return table
    }()

    private static func may(
        _ clause: Clause, _ operand: OperandKind = .none, canOmitWord: Bool = false
    ) -> VerbRow.ClauseRow {
        VerbRow.ClauseRow(clause, operand, canOmitWord: canOmitWord)
    }

    private static func must(
        _ clause: Clause, _ operand: OperandKind, canOmitWord: Bool = false
    ) -> VerbRow.ClauseRow {
        VerbRow.ClauseRow(clause, operand, isRequired: true, canOmitWord: canOmitWord)
    }

    private static let animation = [may(.unanimated), may(.animated, .boolean)]
    private static let completion = animation + [may(.then, .block)]

    private static let application: [VerbRow] = [
        VerbRow(
            .launchBackground, ["launch", "background"], .none, .required, [],
            effects: [.fillsWindow, .makesInitialScene], "start the app without a scene"),
        VerbRow(
            .launch, ["launch"], .storyboard, .optional, [may(.with, .fresh), may(.stack, .stack)],
            effects: [.fillsWindow, .makesInitialScene], "start the app: window, root, first appearance"),
        VerbRow(
            .perform, ["perform"], .identifier, .required, [may(.from, .instance), may(.sender, .value)],
            "performSegue(withIdentifier:sender:); asks no shouldPerformSegue"),
        VerbRow(
            .tap, ["tap"], .target, .required, [may(.in, .instance), may(.sender, .value)],
            "the user taps: asks shouldPerformSegue, calls delegates"),
        VerbRow(
            .root, ["root"], .fresh, .required, [may(.in, .window), may(.stack, .stack)],
            effects: [.endsPresentations, .fillsWindow], "set the window's rootViewController"),
        VerbRow(
            .activate, ["activate"], .window, .required, [], effects: [.fillsWindow, .makesInitialScene],
            "make a window the key window"),
    ]

    private static let navigation: [VerbRow] = [
        VerbRow(
            .push, ["push"], .fresh, .required, [may(.onto, .instance)] + animation,
            subject: .navigationController(.onto), "pushViewController(_:animated:)"),
        VerbRow(
            .popToRoot, ["pop", "to", "root"], .none, .required, [may(.on, .instance)] + animation,
            subject: .navigationController(.on), "popToRootViewController(animated:)"),
        VerbRow(
            .popTo, ["pop", "to"], .child, .required, [may(.on, .instance)] + animation,
            subject: .navigationController(.on), "popToViewController(_:animated:)"),
        VerbRow(
            .pop, ["pop"], .instance, .optional, animation, subject: .navigationController(nil),
            "popViewController(animated:)"),
        VerbRow(
            .setStack, ["set", "stack"], .stack, .required, [may(.on, .instance)] + animation,
            subject: .navigationController(.on), "setViewControllers(_:animated:)"),
    ]

    private static let presentation: [VerbRow] = [
        VerbRow(
            .present, ["present"], .fresh, .required,
            [
                may(.from, .instance), may(.style, .symbol(.presentationStyle)),
                may(.transition, .symbol(.transitionStyle)), may(.stack, .stack),
                may(.anchor, .view),
            ] + completion, subject: .onScreen(.from), effects: .presents, "present(_:animated:completion:)"),
        VerbRow(
            .popover, ["popover"], .fresh, .required,
            [may(.from, .instance), may(.anchor, .view), may(.stack, .stack)] + completion,
            subject: .onScreen(.from), effects: .presents, "present as a popover"),
        VerbRow(
            .dismiss, ["dismiss"], .none, .required, [may(.from, .instance)] + completion,
            subject: .onScreen(.from), effects: .endsPresentations,
            "dismiss(animated:completion:), forwarded as UIKit does"),
        VerbRow(
            .showColumn, ["show"], .symbol(.column), .required, [may(.in, .instance)], subject: .splitViewController,
            "show a split view's column"),
        VerbRow(
            .show, ["show"], .fresh, .required, [may(.from, .instance), may(.sender, .value)],
            subject: .onScreen(.from), "show(_:sender:) through targetViewController(forAction:sender:)"),
        VerbRow(
            .showDetail, ["showDetail"], .fresh, .required, [may(.from, .instance), may(.sender, .value)],
            subject: .onScreen(.from),
            "showDetailViewController(_:sender:) through targetViewController(forAction:sender:)"),
        VerbRow(
            .hideColumn, ["hide"], .symbol(.column), .required, [may(.in, .instance)], subject: .splitViewController,
            "hide a split view's column"),
        VerbRow(
            .collapse, ["collapse"], .none, .required, [may(.in, .instance)], subject: .splitViewController,
            "collapse a split view controller"),
        VerbRow(
            .expand, ["expand"], .none, .required, [may(.in, .instance)], subject: .splitViewController,
            "expand a split view controller"),
    ]

    private static let containers: [VerbRow] = [
        VerbRow(
            .select, ["select"], .choice, .required, [may(.in, .instance)],
            subject: .tabBarController, "set selectedViewController or selectedIndex of a tab bar controller"),
        VerbRow(
            .pageTo, ["page", "to"], .page, .required, [may(.in, .instance)] + completion,
            subject: .pageViewController, "setViewControllers of a page view controller"),
        VerbRow(
            .pageForward, ["page", "forward"], .none, .required, [may(.in, .instance)] + completion,
            subject: .pageViewController, "setViewControllers with the page after"),
        VerbRow(
            .pageBack, ["page", "back"], .none, .required, [may(.in, .instance)] + completion,
            subject: .pageViewController, "setViewControllers with the page before"),
        VerbRow(
            .swipeTo, ["swipe", "to"], .offer, .required,
            [may(.in, .instance), may(.cancelled), may(.at, .number)], "the user swipes to a page"),
        VerbRow(
            .swipe, ["swipe"], .symbol(.swipe), .required, [may(.in, .instance), may(.cancelled), may(.at, .number)],
            "the user's interactive transition: .back, .down, .forward"),
    ]

    private static let containment: [VerbRow] = [
        VerbRow(
            .embed, ["embed"], .fresh, .required, [may(.in, .instance)],
            subject: .parent(.in), effects: .movesOperand, "addChild, addSubview and didMove(toParent:) in one turn"),
        VerbRow(
            .unembed, ["unembed"], .instance, .required, [],
            "willMove(toParent: nil), removeFromSuperview and removeFromParent in one turn"),
        VerbRow(
            .addChild, ["add", "child"], .fresh, .required, [may(.to, .instance)], subject: .parent(.to), "addChild(_:)"
        ),
        VerbRow(
            .addView, ["add", "view"], .instance, .required, [may(.to, .instance)], subject: .parent(.to),
            "addSubview(_:)"),
        VerbRow(
            .willMove, ["will", "move"], .instance, .required, [must(.to, .instance)], subject: .parent(.to),
            "willMove(toParent:)"),
        VerbRow(
            .didMove, ["did", "move"], .instance, .required, [must(.to, .instance)], subject: .parent(.to),
            effects: .movesOperand, "didMove(toParent:)"),
        VerbRow(.removeView, ["remove", "view"], .instance, .required, [], "removeFromSuperview()"),
        VerbRow(.removeChild, ["remove", "child"], .instance, .required, [], "removeFromParent()"),
        VerbRow(
            .transition, ["transition"], .instance, .required,
            [must(.to, .fresh), may(.in, .instance), may(.only)] + completion,
            effects: .movesOthers,
            "transition(from:to:duration:options:animations:completion:), with the calls around it unless only"),
        VerbRow(
            .beginAppearance, ["begin", "appearance"], .instance, .required, [must(.appearing, .boolean)] + animation,
            "beginAppearanceTransition(_:animated:)"),
        VerbRow(.endAppearance, ["end", "appearance"], .instance, .required, [], "endAppearanceTransition()"),
    ]

    private static let environment: [VerbRow] = [
        VerbRow(.load, ["load"], .instance, .required, [], "loadViewIfNeeded()"),
        VerbRow(.layout, ["layout"], .instance, .optional, [], subject: .onScreen(nil), "a layout pass"),
        VerbRow(.release, ["release"], .variable, .required, [], kind: .release, "set a variable to nil, as a step"),
        VerbRow(
            .call, ["call"], .invocation, .required, [], effects: [.movesOthers, .callsMethods],
            "the app's own code calls a method"),
        VerbRow(.rotate, ["rotate"], .symbol(.orientation), .required, [], "rotate the device"),
        VerbRow(.resize, ["resize"], .size, .required, [may(.in, .window)], effects: .changesSize, "resize the window"),
        VerbRow(
            .trait, ["trait"], .none, .required,
            [may(.horizontal, .symbol(.sizeClass)), may(.vertical, .symbol(.sizeClass)), may(.on, .instance)],
            effects: .changesSize, "override the size classes of a child or the window"),
    ]

    private static let system: [VerbRow] = [
        VerbRow(.memoryWarning, ["memory", "warning"], .none, .required, [], "the system is short of memory"),
        VerbRow(.background, ["background"], .none, .required, [], "the app goes to the background"),
        VerbRow(
            .foreground, ["foreground"], .none, .required, [], effects: [.fillsWindow, .makesInitialScene],
            "the app comes to the foreground"),
        VerbRow(.interrupt, ["interrupt"], .none, .required, [], "the app becomes inactive"),
        VerbRow(.resume, ["resume"], .none, .required, [], "the app becomes active again"),
        VerbRow(
            .closeScene, ["close", "scene"], .none, .required, [], effects: .endsPresentations,
            "the system disconnects the scene"),
        VerbRow(.terminate, ["terminate"], .none, .required, [], effects: .endsPresentations, "the app ends"),
        VerbRow(
            .relaunch, ["relaunch"], .none, .required, [],
            effects: [.endsPresentations, .fillsWindow, .makesInitialScene],
            "the app starts again and restores its state"),
        VerbRow(.focus, ["focus"], .view, .required, [may(.in, .instance)], "becomeFirstResponder()"),
        VerbRow(.unfocus, ["unfocus"], .none, .required, [], "resignFirstResponder()"),
        VerbRow(
            .send, ["send"], .text, .required, [may(.from, .view), may(.sender, .value)],
            "send an action up the responder chain"),
        VerbRow(.post, ["post"], .text, .required, [may(.info, .value)], "post a notification"),
    ]

    private static let time: [VerbRow] = [
        VerbRow(.turn, ["turn"], .block, .required, [], kind: .turn, "several statements in one turn of the run loop"),
        VerbRow(
            .begin, ["begin"], .statement, .required, [],
            kind: .begin,
            "run a step (an expectation or a setting is none) until its first animation or interaction has begun"),
        VerbRow(
            .advance, ["advance"], .number, .required, [], kind: .resumingRequest, "let seconds of virtual time pass"),
        VerbRow(.finish, ["finish"], .none, .required, [], kind: .resumingRequest, "finish the interaction held"),
        VerbRow(.cancel, ["cancel"], .none, .required, [], kind: .resumingRequest, "cancel the interaction held"),
    ]

    private static let output: [VerbRow] = [
        VerbRow(.print, ["print"], .value, .required, [], kind: .print, "print a value"),
        VerbRow(.note, ["note"], .text, .required, [], kind: .print, "print a remark"),
        VerbRow(.tree, ["tree"], .instance, .optional, [], kind: .tree, "print the tree of controllers"),
        VerbRow(.traceOnly, ["trace", "only"], .names, .required, [], kind: .trace, "trace these controllers only"),
        VerbRow(
            .trace, ["trace"], .categories, .required, [], kind: .trace, "switch categories of the trace on and off"),
    ]

    private static let expectations: [VerbRow] = [
        VerbRow(
            .expectNoCall, ["expect", "no", "call"], .callPattern, .required, [may(.in, .block)],
            kind: .expectation(.noCall), "the last step, or the block, made no such call"),
        VerbRow(
            .expectCall, ["expect", "call"], .callPattern, .required, [may(.before, .callPattern), may(.in, .block)],
            kind: .expectation(.call), "the last step, or the block, made the call"),
        VerbRow(
            .expectTrace, ["expect", "trace"], .patterns, .required, [may(.in, .block)],
            kind: .expectation(.trace), "the trace of the last step, or of the block, matches"),
        VerbRow(
            .expectNoWarning, ["expect", "no", "warning"], .text, .optional, [may(.in, .block, canOmitWord: true)],
            kind: .expectation(.noWarning), "UIKit logged no such warning"),
        VerbRow(
            .expectWarning, ["expect", "warning"], .text, .optional, [may(.in, .block, canOmitWord: true)],
            kind: .expectation(.warning), "UIKit logged the warning"),
        VerbRow(
            .expectException, ["expect", "exception"], .text, .optional, [must(.in, .block, canOmitWord: true)],
            kind: .expectation(.exception), "the block raises the exception; what it did is undone"),
        VerbRow(
            .expect, ["expect"], .value, .required, [may(.in, .block)], kind: .expectation(.value), "the value is true"),
    ]
}
