import TestSupport

/// One statement: one of the forms, filled in with names of the app.
struct RandomVerb {
    let text: String
    /// The one of `forms` that it was made from.
    let form: String

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

    static let kinds = [
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
