import SceneRuntime

@testable import SceneLang

/// The forms of the statements of a walk.
///
/// `$A` any controller, `$L` one that lives, `$F` a scene with a field, `$=` the same again,
/// `$N` `$T` `$S` `$P` a container of that kind, `$G` a segue's identifier with its scene, `$I` the same for a tap,
/// `$Y` a style, `$X` a transition, `$O` an orientation, `$V` another statement.
extension RandomVerb {
    /// Whether a form is an error unless a container is in front, which a walk of random statements seldom makes so.
    /// The errors of such statements are tested by scripts. A swipe that ends at 0.4 is cancelled, too.
    static func needsLuck(_ form: String) -> Bool {
        (form.hasSuffix(" cancelled") && !form.contains("present sheet()")) || form.hasSuffix(" at 0.4")
    }

    /// The forms of each verb that makes a request, and the other ones. No storyboard of a walk has a table.
    static let forms =
        VerbTable.rows.filter { $0.verb != .tapRow }.flatMap { written[$0.verb] ?? derived(from: $0) } + others

    /// Returns the forms that follow from the row of a verb: one without optional clauses, and one with each of them.
    /// A container that the verb is applied to is always named, because one of its kind is seldom in front.
    private static func derived(from row: VerbRow) -> [String] {
        guard row.kind == .request || row.kind == .resumingRequest else { return [] }
        var base = row.words
        if row.operand != .none { base.append(text(of: row.operand, in: row, names: nil)) }
        for clause in row.clauses where clause.isRequired || isContainer(clause.clause, in: row) {
            base += words(of: clause, in: row)
        }
        var forms = [base.joined(separator: " ")]
        for clause in row.clauses where !clause.isRequired && !isContainer(clause.clause, in: row) {
            var form = base
            // Only a navigation controller has a stack.
            if clause.clause == .stack { form[row.words.count] = "$N" }
            forms.append((form + words(of: clause, in: row)).joined(separator: " "))
        }
        return forms
    }

    /// Whether the clause names the container that the verb is applied to.
    private static func isContainer(_ clause: Clause, in row: VerbRow) -> Bool {
        row.subject?.kind != nil && row.subject?.clause == clause
    }

    private static func words(of clause: VerbRow.ClauseRow, in row: VerbRow) -> [String] {
        let word = clause.wordUse == .absent ? [] : [clause.clause.word.text]
        return clause.operand == .none ? word : word + [text(of: clause.operand, in: row, names: clause.clause)]
    }

    /// Returns a form of an operand: that of the verb, or that of the clause `names`.
    private static func text(of kind: OperandKind, in row: VerbRow, names clause: Clause?) -> String {
        if let subject = row.subject, subject.clause == clause, let container = subject.kind {
            return kinds.first { $0.base == container.spelling.text }?.mark ?? "$L"
        }
        return switch kind {
        case .instance, .child, .choice: "$L"
        case .fresh, .future, .page, .offer: "$A"
        case .stack: "[$A, $A]"
        case .window: "side"
        case .view: "$L.view"
        case .value: "1"
        case .boolean: "true"
        case .number: "0.2"
        case .size: "507x1024"
        case .text: "\"save\""
        case .block, .closure: "{ $V }"
        case .symbol(let symbols): text(of: symbols)
        case .none, .storyboard, .identifier, .target, .variable, .invocation, .callPattern, .statement, .categories,
            .names, .patterns:
            ""
        }
    }

    private static func text(of symbols: OperandSymbols) -> String {
        switch symbols {
        case .orientation: "$O"
        case .presentationStyle: "$Y"
        case .transitionStyle: "$X"
        case .column, .sizeClass, .interfaceStyle, .swipe, .tap: ".\(symbols.choices[0].spelling.text)"
        }
    }

    /// The forms of verbs for which the operands must fit together, or of which a walk needs none.
    private static let written: [Verb: [String]] = [
        // The app is launched once, and ends only if it starts again: see `others`.
        .launch: [], .launchBackground: [], .terminate: [], .relaunch: [],
        .launchPush: [], .launchFetch: [], .launchTask: [], .launchLocation: [],
        .launchURL: [], .launchActivity: [], .launchNotification: [], .launchShortcut: [],
        .perform: ["perform $G", "perform $G", "perform $G"],
        .tap: ["tap $L in $T", "tap $L in $T", "tap .back", "tap .outside", "tap $I"],
        .select: ["select $L", "select 1 in $T", "select 0 in $T"],
        .swipe: [
            "swipe .back", "swipe .back cancelled", "swipe .down", "present sheet(); swipe .down cancelled",
            "swipe .back at 0.4",
            "swipe .forward in $P", "swipe .forward in $P cancelled",
        ],
        .swipeTo: [
            "swipe to $A in $P", "swipe to $A in $P", "swipe to $A in $P", "swipe to $A in $P cancelled",
            "swipe to $A in $P at 0.4",
        ],
        .pageBack: [
            "page forward in $P; page back in $=", "page forward in $P; page back in $= unanimated",
            "page forward in $P; page back in $= then { $V }",
        ],
        // Each begins an interaction, because a random one is seldom in progress.
        .finish: ["present sheet(); begin swipe .down; finish"],
        .cancel: ["present sheet(); begin swipe .down; cancel"],
        .disconnectScene: ["background; disconnect scene"],
        .transition: [
            "transition $L.children.last to $A in $=", "transition $L.children.last to $A in $=",
            "transition $L.children.last to $A in $=", "transition $L.children.last to $A in $=",
        ],
        .call: [
            "call $L.viewWillAppear(true)", "call $L.setNeedsStatusBarAppearanceUpdate()",
            "call $L.setNeedsUpdateProperties()", "call $L.updatePropertiesIfNeeded()",
        ],
        .trait: [
            "trait horizontal .compact on $L", "trait horizontal .regular on $L", "trait style .dark",
            "trait style .light",
        ],
        .focus: ["focus $F.field", "focus $F.field"],
    ]

    /// Forms that are not a single verb, verbs with operands of another kind, and frequent forms once more.
    private static let others = [
        "push $A onto $N", "push $A onto $N", "push $A", "pop",
        "pop $N", "pop to $L",
        "set stack [$A] on $N unanimated", "$N.viewControllers = [$A(), $L]", "$T.viewControllers = [$L, $L]",
        "$T.selectedIndex = 1", "present $A from $L", "present $A", "present $A style $Y transition $X",
        "present $A style Panel", "present $A style Overlay from $L",
        "present $N stack [$A] from $L", "dismiss", "dismiss from $L",
        "begin swipe .back", "begin swipe .down",
        "begin present $A", "begin push $A onto $N", "advance 1",
        "will move $L to nil", "did move $L to nil",
        "begin appearance $L appearing false",
        "$L.view = nil", "turn { $V; $V }", "turn { $V; $V; $V }",
        "tree", "$N.delegate = Listener", "$T.delegate = Listener",
        "$L.presentationController.delegate = Listener", "$L.isModalInPresentation = true",
        "$L.modalPresentationStyle = $Y", "kept = $L", "kept = nil", "kept = Made0()", "present kept",
        "push kept onto $N", "later = { $V }", "later()",
        "page forward in $P then { page back in $= }",
        "rotate $O", "resize 1024x768",
        "turn { $V; async { $V } }", "turn { $V; after 0.1 { $V } }",
        "$L.overrideUserInterfaceStyle = .dark",
        "$L.traitOverrides.horizontalSizeClass = .compact",
        "present AlertController(title: \"A\", message: nil, preferredStyle: .alert) from $L",
        "present AlertController(title: \"A\", message: nil, preferredStyle: .actionSheet) from $L",
        "present SearchController(searchResultsController: nil) from $L",
        "$L.navigationItem.searchController = SearchController(searchResultsController: nil)",
        "$L.sheetPresentationController?.detents = [.medium, .large]",
        "$L.sheetPresentationController?.selectedDetentIdentifier = .large", "$L.isEditing = true",
        "$L.navigationItem.rightBarButtonItem = $=.editButtonItem", "$N.isNavigationBarHidden = true",
        "$N.isNavigationBarHidden = false",
        "$N.isToolbarHidden = false", "$L.hidesBottomBarWhenPushed = true", "$L.preferredContentSize = 200x300",
        "$L.additionalSafeAreaInsets.top = 20",
        "add view View() to $L.view", "remove view $L.view.subviews.last",
        "$L.view.subviews.last?.frame = CGRect(x: 10, y: 10, width: 100, height: 50)",
        "$L.view.subviews.last?.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]",
        "$L.view.autoresizesSubviews = false", "$L.restorationIdentifier = \"r\"",
        "$L.view.restorationIdentifier = \"v\"",
        "present question() from $L", "present question()",
        "present question(); tap \"OK\"", "present question() from $L; tap \"OK\"", "present sheet() from $L",
        "present sheet(); swipe .up",
        "present sheet(); swipe .up; begin swipe .down", "present sheet(); swipe .up; swipe .down cancelled",
        "page forward in $P then { page back in $= }", "show .primary in $S",
        "$L.sheetPresentationController?.animateChanges { $L.sheetPresentationController?.detents = [.large] }",
        "$L.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium",
        "background; terminate; relaunch", "terminate; relaunch", "$L.restorationIdentifier = \"s\"",
        "$L.view.setNeedsUpdateProperties()", "$L.view.updatePropertiesIfNeeded()",
    ]
}
