// tidy: long, one row per form of a verb.

import SceneRuntime

/// A row with the names of its words: the first names of each `IdentifierTable` are those of words.
struct VerbForm {
    let row: VerbRow
    let names: [IdentifierID]
}

/// The table of all forms of verbs.
public enum VerbTable {
    /// The forms. Those with the same first word are adjacent, the ones with more words first.
    public static let rows: [VerbRow] =
        application + navigation + presentation + containers + containment
        + environment + system + time + output + expectations

    /// Returns the forms that begin with the word `name`, those with more words first.
    static func forms(beginningWith name: IdentifierID) -> [VerbForm] {
        let index = Int(name.index)
        return index < byFirstName.count ? byFirstName[index] : []
    }

    /// The forms by the name of their first word.
    private static let byFirstName: [[VerbForm]] = {
        var names = IdentifierTable()
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

    /// Returns the row of `verb`.
    public static func row(of verb: Verb) -> VerbRow {
        let index = index[Int(verb.rawValue)]
        return rows[index]
    }

    private static let index: [Int] = {
        var table = [Int](repeating: 0, count: Verb.allCases.count)
        for (place, row) in rows.enumerated() { table[Int(row.verb.rawValue)] = place }
        return table
    }()

    private static func optional(
        _ clause: Clause, _ operand: OperandKind = .none, wordUse: VerbRow.ClauseRow.WordUse = .required
    ) -> VerbRow.ClauseRow {
        VerbRow.ClauseRow(clause, operand, wordUse: wordUse)
    }

    private static func required(
        _ clause: Clause, _ operand: OperandKind, wordUse: VerbRow.ClauseRow.WordUse = .required
    ) -> VerbRow.ClauseRow {
        VerbRow.ClauseRow(clause, operand, isRequired: true, wordUse: wordUse)
    }

    private static let animation = [optional(.unanimated), optional(.animated, .boolean)]
    private static let completion = animation + [optional(.then, .block)]

    private static let application: [VerbRow] = [
        VerbRow(
            .launchBackground, ["launch", "background"], .none, .required, [],
            effects: [.fillsWindow, .makesInitialScene], "Start the app in the background, without a window scene."),
        VerbRow(
            .launch, ["launch"], .storyboard, .optional, [optional(.with, .fresh), optional(.stack, .stack)],
            effects: [.fillsWindow, .makesInitialScene], "Start the app: window, root controller, first appearance."),
        VerbRow(
            .perform, ["perform"], .identifier, .required, [optional(.from, .instance), optional(.sender, .value)],
            releases: .since(5),
            "Call performSegue(withIdentifier:sender:). UIKit does not call shouldPerformSegue."),
        VerbRow(
            .tap, ["tap"], .target, .required, [optional(.in, .instance), optional(.sender, .value)],
            "Tap as the user does. UIKit calls shouldPerformSegue and the delegate methods."),
        VerbRow(
            .root, ["root"], .fresh, .required, [optional(.in, .window), optional(.stack, .stack)],
            effects: [.endsPresentations, .fillsWindow], "Set the rootViewController of the window."),
        VerbRow(
            .activate, ["activate"], .window, .required, [], effects: [.fillsWindow, .makesInitialScene],
            "Make a window the key window."),
    ]

    private static let navigation: [VerbRow] = [
        VerbRow(
            .push, ["push"], .fresh, .required, [optional(.onto, .instance)] + animation,
            subject: .navigationController(.onto), "Call pushViewController(_:animated:)."),
        VerbRow(
            .popToRoot, ["pop", "to", "root"], .none, .required, [optional(.on, .instance)] + animation,
            subject: .navigationController(.on), "Call popToRootViewController(animated:)."),
        VerbRow(
            .popTo, ["pop", "to"], .child, .required, [optional(.on, .instance)] + animation,
            subject: .navigationController(.on), "Call popToViewController(_:animated:)."),
        VerbRow(
            .pop, ["pop"], .instance, .optional, animation, subject: .navigationController(nil),
            "Call popViewController(animated:) on X, or on the navigation controller in front."),
        VerbRow(
            .setStack, ["set", "stack"], .stack, .required, [optional(.on, .instance)] + animation,
            subject: .navigationController(.on), "Call setViewControllers(_:animated:)."),
    ]

    private static let presentation: [VerbRow] = [
        VerbRow(
            .present, ["present"], .fresh, .required,
            [
                optional(.from, .instance), optional(.style, .symbol(.presentationStyle)),
                optional(.transition, .symbol(.transitionStyle)), optional(.stack, .stack),
                optional(.anchor, .view),
            ] + completion, subject: .onScreen(.from), effects: .presents, "Call present(_:animated:completion:)."),
        VerbRow(
            .popover, ["popover"], .fresh, .required,
            [optional(.from, .instance), optional(.anchor, .view), optional(.stack, .stack)] + completion,
            subject: .onScreen(.from), effects: .presents, "Present X as a popover."),
        VerbRow(
            .dismiss, ["dismiss"], .none, .required, [optional(.from, .instance)] + completion,
            subject: .onScreen(.from), effects: .endsPresentations,
            "Call dismiss(animated:completion:). UIKit can forward the call to the presenter."),
        VerbRow(
            .showColumn, ["show"], .symbol(.column), .required, [optional(.in, .instance)],
            subject: .splitViewController,
            releases: .since(14),
            "Show a column of a split view controller."),
        VerbRow(
            .show, ["show"], .fresh, .required, [optional(.from, .instance), optional(.sender, .value)],
            subject: .onScreen(.from), releases: .since(8),
            "Call show(_:sender:) on the controller that targetViewController(forAction:sender:) returns."),
        VerbRow(
            .showDetail, ["showDetail"], .fresh, .required, [optional(.from, .instance), optional(.sender, .value)],
            subject: .onScreen(.from), releases: .since(8),
            """
            Call showDetailViewController(_:sender:) on the controller that targetViewController(forAction:sender:) \
            returns.
            """),
        VerbRow(
            .hideColumn, ["hide"], .symbol(.column), .required, [optional(.in, .instance)],
            subject: .splitViewController,
            releases: .since(14),
            "Hide a column of a split view controller."),
        VerbRow(
            .collapse, ["collapse"], .none, .required, [optional(.in, .instance)], subject: .splitViewController,
            releases: .since(8),
            "Collapse a split view controller."),
        VerbRow(
            .expand, ["expand"], .none, .required, [optional(.in, .instance)], subject: .splitViewController,
            releases: .since(8),
            "Expand a split view controller."),
    ]

    private static let containers: [VerbRow] = [
        VerbRow(
            .select, ["select"], .choice, .required, [optional(.in, .instance)],
            subject: .tabBarController, "Set selectedViewController or selectedIndex of a tab bar controller."),
        VerbRow(
            .pageTo, ["page", "to"], .page, .required, [optional(.in, .instance)] + completion,
            subject: .pageViewController, releases: .since(5), "Call setViewControllers of a page view controller."),
        VerbRow(
            .pageForward, ["page", "forward"], .none, .required, [optional(.in, .instance)] + completion,
            subject: .pageViewController, releases: .since(5), "Call setViewControllers with the next page."),
        VerbRow(
            .pageBack, ["page", "back"], .none, .required, [optional(.in, .instance)] + completion,
            subject: .pageViewController, releases: .since(5), "Call setViewControllers with the previous page."),
        VerbRow(
            .swipeTo, ["swipe", "to"], .offer, .required,
            [optional(.in, .instance), optional(.cancelled), optional(.at, .number)],
            "Swipe to a page as the user does."),
        VerbRow(
            .swipe, ["swipe"], .symbol(.swipe), .required,
            [optional(.in, .instance), optional(.cancelled), optional(.at, .number)],
            """
            Swipe `.back`, `.down`, `.forward` or `.up` as the user does. The number after `at`, from 0 to 1, is how \
            far the finger has moved when the user lifts the finger. If this number is below 0.5, or with the \
            clause `cancelled`, the swipe is cancelled.
            """),
    ]

    private static let containment: [VerbRow] = [
        VerbRow(
            .embed, ["embed"], .fresh, .required, [optional(.in, .instance)],
            subject: .parent(.in), effects: .movesOperand, releases: .since(5),
            "Call addChild, addSubview and didMove(toParent:) in one turn of the run loop."),
        VerbRow(
            .unembed, ["unembed"], .instance, .required, [], releases: .since(5),
            "Call willMove(toParent: nil), removeFromSuperview and removeFromParent in one turn of the run loop."),
        VerbRow(
            .addChild, ["add", "child"], .fresh, .required, [optional(.to, .instance)], subject: .parent(.to),
            releases: .since(5),
            "Call addChild(_:)."
        ),
        VerbRow(
            .addView, ["add", "view"], .instance, .required, [optional(.to, .instance)], subject: .parent(.to),
            "Call addSubview(_:)."),
        VerbRow(
            .willMove, ["will", "move"], .instance, .required, [required(.to, .instance)], subject: .parent(.to),
            releases: .since(5),
            "Call willMove(toParent:)."),
        VerbRow(
            .didMove, ["did", "move"], .instance, .required, [required(.to, .instance)], subject: .parent(.to),
            effects: .movesOperand, releases: .since(5), "Call didMove(toParent:)."),
        VerbRow(.removeView, ["remove", "view"], .instance, .required, [], "Call removeFromSuperview()."),
        VerbRow(
            .removeChild, ["remove", "child"], .instance, .required, [], releases: .since(5), "Call removeFromParent()."
        ),
        VerbRow(
            .transition, ["transition"], .instance, .required,
            [required(.to, .fresh), optional(.in, .instance), optional(.only)] + completion,
            effects: .movesOthers, releases: .since(5),
            "Call transition(from:to:…). Without 'only', also call addChild, willMove, didMove and removeFromParent."),
        VerbRow(
            .beginAppearance, ["begin", "appearance"], .instance, .required,
            [required(.appearing, .boolean)] + animation,
            releases: .since(5),
            "Call beginAppearanceTransition(_:animated:)."),
        VerbRow(
            .endAppearance, ["end", "appearance"], .instance, .required, [], releases: .since(5),
            "Call endAppearanceTransition(), after `begin appearance`."),
    ]

    private static let environment: [VerbRow] = [
        VerbRow(.load, ["load"], .instance, .required, [], "Call loadViewIfNeeded()."),
        VerbRow(.layout, ["layout"], .instance, .optional, [], subject: .onScreen(nil), "Run a layout pass."),
        VerbRow(
            .release, ["release"], .variable, .required, [], kind: .release,
            "Set a variable to nil in a step of its own."),
        VerbRow(
            .call, ["call"], .invocation, .required, [], effects: [.movesOthers, .callsMethods],
            "Call a method as the app's own code does."),
        VerbRow(.rotate, ["rotate"], .symbol(.orientation), .required, [], "Rotate the device."),
        VerbRow(
            .resize, ["resize"], .size, .required, [optional(.in, .window)], effects: .changesSize, "Resize the window."
        ),
        VerbRow(
            .trait, ["trait"], .none, .required,
            [
                optional(.horizontal, .symbol(.sizeClass)), optional(.vertical, .symbol(.sizeClass)),
                optional(.style, .symbol(.interfaceStyle)), optional(.on, .instance),
            ],
            effects: .changesSize,
            "Override the size classes of a child or of the window, or switch between light and dark mode."),
    ]

    private static let system: [VerbRow] = [
        VerbRow(.memoryWarning, ["memory", "warning"], .none, .required, [], "Send a memory warning."),
        VerbRow(.background, ["background"], .none, .required, [], "Move the app to the background."),
        VerbRow(
            .foreground, ["foreground"], .none, .required, [], effects: [.fillsWindow, .makesInitialScene],
            "Move the app to the foreground."),
        VerbRow(.interrupt, ["interrupt"], .none, .required, [], "Make the app inactive."),
        VerbRow(.resume, ["resume"], .none, .required, [], "Make the app active again."),
        VerbRow(
            .receiveURL, ["receive", "url"], .text, .required, [], effects: [.fillsWindow, .makesInitialScene],
            "Open a URL in the app."),
        VerbRow(
            .disconnectScene, ["disconnect", "scene"], .none, .required, [], effects: .endsPresentations,
            "While the app is in the background, disconnect its window scene. 'foreground' connects the scene again."),
        VerbRow(
            .addScene, ["add", "scene"], .fresh, .required, [required(.in, .window), optional(.stack, .stack)],
            effects: .fillsWindow, releases: .since(13),
            "Open a second window scene with the root X, as the user or requestSceneSessionActivation does."),
        VerbRow(
            .closeScene, ["close", "scene"], .none, .required, [optional(.in, .window)], effects: .endsPresentations,
            "Disconnect a window scene and discard its session, as the user or requestSceneSessionDestruction does."),
        VerbRow(.terminate, ["terminate"], .none, .required, [], effects: .endsPresentations, "Terminate the app."),
        VerbRow(
            .relaunch, ["relaunch"], .none, .required, [],
            effects: [.endsPresentations, .fillsWindow, .makesInitialScene],
            "Start the app again and restore its state."),
        VerbRow(.focus, ["focus"], .view, .required, [optional(.in, .instance)], "Call becomeFirstResponder()."),
        VerbRow(.unfocus, ["unfocus"], .none, .required, [], "Call resignFirstResponder()."),
        VerbRow(
            .send, ["send"], .text, .required, [optional(.from, .view), optional(.sender, .value)],
            "Send an action up the responder chain."),
        VerbRow(.post, ["post"], .text, .required, [optional(.info, .value)], "Post a notification."),
    ]

    private static let time: [VerbRow] = [
        VerbRow(
            .turn, ["turn"], .block, .required, [], kind: .turn, "Run several statements in one turn of the run loop."),
        VerbRow(
            .begin, ["begin"], .statement, .required, [],
            kind: .begin,
            "Run a step until its first animation or interaction has begun."),
        VerbRow(
            .advance, ["advance"], .number, .required, [], kind: .resumingRequest,
            "Advance virtual time by a number of seconds."),
        VerbRow(
            .async, ["async"], .closure, .required, [],
            "Run a block on the main queue after this turn, as DispatchQueue.main.async does."),
        VerbRow(
            .after, ["after"], .number, .required, [required(.then, .closure, wordUse: .absent)],
            "Run a block on the main queue after a delay in seconds, as asyncAfter does."),
        VerbRow(
            .finish, ["finish"], .none, .required, [], kind: .resumingRequest,
            "Finish the interaction that is in progress."),
        VerbRow(
            .cancel, ["cancel"], .none, .required, [], kind: .resumingRequest,
            "Cancel the interaction that is in progress."),
    ]

    private static let output: [VerbRow] = [
        VerbRow(.print, ["print"], .value, .required, [], kind: .print, "Print a value."),
        VerbRow(.note, ["note"], .text, .required, [], kind: .print, "Print a remark."),
        VerbRow(.tree, ["tree"], .instance, .optional, [], kind: .tree, "Print the tree of controllers."),
        VerbRow(
            .traceOnly, ["trace", "only"], .names, .required, [], kind: .trace,
            "Show only these controllers in the trace."),
        VerbRow(
            .trace, ["trace"], .categories, .required, [], kind: .trace, "Add or remove categories of the trace."),
    ]

    private static let expectations: [VerbRow] = [
        VerbRow(
            .expectNoCall, ["expect", "no", "call"], .callPattern, .required, [optional(.in, .block)],
            kind: .expectation(.noCall),
            "Expect that UIKit did not make the call in the block. Without a block, the last step is checked."),
        VerbRow(
            .expectCall, ["expect", "call"], .callPattern, .required,
            [optional(.before, .callPattern), optional(.in, .block)],
            kind: .expectation(.call),
            "Expect that UIKit made the call in the block. Without a block, the last step is checked."),
        VerbRow(
            .expectTrace, ["expect", "trace"], .patterns, .required, [optional(.in, .block)],
            kind: .expectation(.trace),
            "Expect that the trace of the block matches LINES. Without a block, the last step is checked."),
        VerbRow(
            .expectNoWarning, ["expect", "no", "warning"], .text, .optional,
            [optional(.in, .block, wordUse: .optional)],
            kind: .expectation(.noWarning), "Expect that UIKit did not log the warning."),
        VerbRow(
            .expectWarning, ["expect", "warning"], .text, .optional, [optional(.in, .block, wordUse: .optional)],
            kind: .expectation(.warning), "Expect that UIKit logged the warning."),
        VerbRow(
            .expectException, ["expect", "exception"], .text, .optional, [required(.in, .block, wordUse: .optional)],
            kind: .expectation(.exception),
            "Expect that the block raises the exception. The effects of the block are undone."),
        VerbRow(
            .expect, ["expect"], .value, .required, [optional(.in, .block)], kind: .expectation(.value),
            "Expect that the value is true."),
    ]
}
