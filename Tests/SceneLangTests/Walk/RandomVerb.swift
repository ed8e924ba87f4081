import TestSupport

/// One statement, filled in from the forms below with names of the app.
struct RandomVerb {
    let text: String
    /// The one of `forms` that it was made from.
    let form: String

    /// `$A` any controller, `$L` one that lives, `$F` a scene with a field, `$=` the same again,
    /// `$N` `$T` `$S` `$P` a container of that kind, `$G` a segue's identifier with its scene, `$I` the same for a tap,
    /// `$Y` a style, `$X` a transition, `$O` an orientation, `$V` another statement.
    static let forms = [
        "push $A onto $N", "push $A onto $N", "push $A onto $N", "push $A onto $N unanimated", "push $A", "pop",
        "pop $N", "pop $N", "pop $N unanimated", "pop to $L", "pop to root on $N", "set stack [$A, $A] on $N",
        "set stack [$A] on $N unanimated", "$N.viewControllers = [$A(), $L]", "$T.viewControllers = [$L, $L]",
        "$T.selectedIndex = 1", "present $A from $L", "present $A", "present $A", "present $A style $Y transition $X",
        "present $A unanimated", "present $A style Panel", "present $A style Overlay from $L",
        "present $N stack [$A] from $L", "popover $A from $L", "dismiss", "dismiss", "dismiss from $L",
        "dismiss unanimated", "show $A from $L", "showDetail $A from $L", "select $L", "select 1 in $T",
        "select 0 in $T", "tap $L in $T", "tap .back", "tap .outside", "swipe .back", "swipe .back cancelled",
        "swipe .down", "swipe .down cancelled", "swipe .back at 0.4", "begin swipe .back", "begin swipe .down",
        "begin present $A", "begin push $A onto $N", "advance 0.2", "advance 1", "finish", "cancel", "perform $G",
        "perform $G", "perform $G", "tap $I", "embed $A in $L", "unembed $L", "add child $A to $L",
        "add view $L to $L", "will move $L to $L", "will move $L to nil", "did move $L to $L", "did move $L to nil",
        "remove view $L", "remove child $L", "transition $L.children.last to $A in $=",
        "transition $L.children.last to $A in $=",
        "begin appearance $L appearing true", "begin appearance $L appearing false", "end appearance $L", "root $A",
        "load $L", "layout $L", "layout", "$L.view = nil", "turn { $V; $V }", "turn { $V; $V; $V }",
        "call $L.viewWillAppear(true)", "tree", "$N.delegate = Listener", "$T.delegate = Listener",
        "$L.presentationController.delegate = Listener", "$L.isModalInPresentation = true",
        "$L.modalPresentationStyle = $Y", "kept = $L", "kept = nil", "kept = Made0()", "present kept",
        "push kept onto $N", "later = { $V }", "later()", "present $A then { $V }", "dismiss then { $V }",
        "page to $A in $P", "page forward in $P", "page forward in $P then { page back in $= }", "swipe to $A in $P",
        "swipe .forward in $P",
        "swipe .forward in $P cancelled", "show .primary in $S", "hide .primary in $S", "collapse in $S",
        "expand in $S",
        "rotate $O", "rotate $O", "resize 507x1024", "resize 1024x768", "trait horizontal .compact on $L",
        "trait horizontal .regular on $L", "memory warning", "background", "foreground", "interrupt", "resume",
        "async { $V }", "after 0.1 { $V }", "turn { $V; async { $V } }", "turn { $V; after 0.1 { $V } }",
        "trait style .dark", "trait style .light", "$L.overrideUserInterfaceStyle = .dark",
        "$L.traitOverrides.horizontalSizeClass = .compact", "disconnect scene", "receive url \"app:\"",
        "unfocus", "send \"save\" from $L.view",
        "present AlertController(title: \"A\", message: nil, preferredStyle: .alert) from $L",
        "present AlertController(title: \"A\", message: nil, preferredStyle: .actionSheet) from $L",
        "present SearchController(searchResultsController: nil) from $L",
        "$L.navigationItem.searchController = SearchController(searchResultsController: nil)",
        "$L.sheetPresentationController?.detents = [.medium, .large]",
        "$L.sheetPresentationController?.selectedDetentIdentifier = .large", "$L.isEditing = true",
        "$L.navigationItem.rightBarButtonItem = $=.editButtonItem", "$N.isNavigationBarHidden = true",
        "$N.isNavigationBarHidden = false",
        "$N.isToolbarHidden = false", "$L.hidesBottomBarWhenPushed = true", "$L.preferredContentSize = 200x300",
        "$L.additionalSafeAreaInsets.top = 20", "call $L.setNeedsStatusBarAppearanceUpdate()",
        "add view View() to $L.view", "remove view $L.view.subviews.last",
        "$L.view.subviews.last?.frame = CGRect(x: 10, y: 10, width: 100, height: 50)",
        "$L.view.subviews.last?.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]",
        "$L.view.autoresizesSubviews = false", "$L.restorationIdentifier = \"r\"",
        "$L.view.restorationIdentifier = \"v\"", "add scene $A in side", "close scene in side", "activate side",
        "present question() from $L", "present question()", "tap \"OK\"", "tap \"OK\"",
        "present question(); tap \"OK\"", "focus $F.field", "focus $F.field", "present sheet() from $L",
        "present sheet(); swipe .up",
        "present sheet(); swipe .up; begin swipe .down", "present sheet(); swipe .up; swipe .down cancelled",
        "page forward in $P then { page back in $= }", "show .primary in $S",
        "$L.sheetPresentationController?.animateChanges { $L.sheetPresentationController?.detents = [.large] }",
        "$L.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium",
        "background; terminate; relaunch", "terminate; relaunch", "$L.restorationIdentifier = \"s\"",
        "call $L.setNeedsUpdateProperties()", "call $L.updatePropertiesIfNeeded()",
        "$L.view.setNeedsUpdateProperties()", "$L.view.updatePropertiesIfNeeded()",
    ]

    /// `living` are the controllers that have instances; unknown where a handler is written.
    init(app: RandomApp, living: [String] = [], dice: inout Dice, depth: Int = 0) {
        var form = dice.pick(Self.forms)
        while !Self.isPossible(form, app, living) { form = dice.pick(Self.forms) }
        self.form = form
        var text = ""
        var last = ""
        var rest = form[...]
        while let mark = rest.firstIndex(of: "$") {
            text += rest[..<mark]
            let letter = rest.index(after: mark)
            if rest[letter] != "=" { last = Self.filling(rest[letter], app, living, &dice, depth) }
            text += last
            rest = rest[rest.index(after: letter)...]
        }
        self.text = text + rest
    }

    /// Whether there are containers of the kinds that the form names.
    private static func isPossible(_ form: String, _ app: RandomApp, _ living: [String]) -> Bool {
        kinds.allSatisfy { kind in
            !form.contains(kind.mark)
                || app.names(of: kind.base).contains { living.isEmpty || living.contains($0) }
        }
    }

    private static let kinds = [
        (mark: "$N", base: "NavigationController"), (mark: "$T", base: "TabBarController"),
        (mark: "$S", base: "SplitViewController"), (mark: "$P", base: "PageViewController"),
    ]

    private static func filling(
        _ letter: Character, _ app: RandomApp, _ living: [String], _ dice: inout Dice, _ depth: Int
    ) -> String {
        switch letter {
        case "A": return dice.pick(app.names)
        case "L": return dice.pick(living.isEmpty ? app.names : living)
        case "F": return dice.pick(app.names.filter { $0.hasPrefix("scene") })
        case "N": return some("NavigationController", of: app, living, &dice)
        case "T": return some("TabBarController", of: app, living, &dice)
        case "S": return some("SplitViewController", of: app, living, &dice)
        case "P": return some("PageViewController", of: app, living, &dice)
        case "G", "I":
            let leaving = app.members.filter { !$0.segues.isEmpty }
            let member = leaving.randomElement(using: &dice) ?? app.members[0]
            let id = member.segues.randomElement(using: &dice) ?? "none"
            return "\"\(id)\" \(letter == "G" ? "from" : "in") \(member.name)"
        case "Y":
            return dice.pick([
                ".fullScreen", ".pageSheet", ".formSheet", ".currentContext", ".overFullScreen",
                ".overCurrentContext", ".popover", ".automatic", ".none",
            ])
        case "X": return dice.pick([".coverVertical", ".flipHorizontal", ".crossDissolve", ".partialCurl"])
        case "O": return dice.pick([".portrait", ".landscapeLeft", ".landscapeRight", ".portraitUpsideDown"])
        case "V": return depth > 1 ? "pop" : RandomVerb(app: app, living: living, dice: &dice, depth: depth + 1).text
        default: return ""
        }
    }

    /// A container of the kind, or any controller where the app has none: misuse is worth trying too.
    private static func some(
        _ base: String, of app: RandomApp, _ living: [String], _ dice: inout Dice
    ) -> String {
        let names = app.names(of: base).filter { living.isEmpty || living.contains($0) }
        return dice.pick(names.isEmpty ? app.names(of: base) : names)
    }
}
