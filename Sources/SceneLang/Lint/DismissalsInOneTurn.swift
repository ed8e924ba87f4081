import SceneRuntime

/// W0512, W0513, W0514: what follows a dismissal in the same turn.
///
/// MODAL-LEAVING-1, MODAL-BUSY-4: UIKit presents nothing while a dismissal runs that began in the same turn. W0512 says
/// that the controller itself is dismissed: the script only presents it, and it presents nothing else. W0513 says only
/// what is true if a screen is dismissed.
///
/// MODAL-DISMISS-FORWARD: a second `dismiss` on the same controller does nothing, or dismisses the presenter. It is not
/// reported if something is presented between the two.
///
/// Between the two statements are only variables, assignments and expressions, so both run, in this order.
enum DismissalsInOneTurn {
    @Sendable static func presentFromDismissed(_ script: LintScript) -> [Diagnostic] {
        let pairs = pairs(script)
        guard !pairs.isEmpty else { return [] }
        let mentions = ControllerMentions(script)
        return pairs.compactMap { pair in
            guard pair.presents, isOnlyPresented(pair.receiver, mentions, script) else { return nil }
            let name = script.name(of: pair.receiver)
            return Diagnostic(
                .presentsFromDismissed, "UIKit does not show it: '\(name)' is being dismissed", at: pair.second,
                secondary: [.init(pair.first, "the dismissal begins here")],
                help: "present from the presenter of '\(name)', when the dismissal has ended: dismiss then { … }")
        }
    }

    @Sendable static func presentAfterDismissal(_ script: LintScript) -> [Diagnostic] {
        let pairs = pairs(script)
        guard !pairs.isEmpty else { return [] }
        let mentions = ControllerMentions(script)
        return pairs.compactMap { pair in
            guard pair.presents, pair.isAnimated, !isOnlyPresented(pair.receiver, mentions, script) else { return nil }
            return Diagnostic(
                .presentsAfterDismissal, "if this dismissal removes a screen, UIKit does not show the new one",
                at: pair.second, secondary: [.init(pair.first, "the dismissal begins here")],
                help: "present when the dismissal has ended: dismiss then { … }")
        }
    }

    @Sendable static func dismissTwice(_ script: LintScript) -> [Diagnostic] {
        pairs(script).compactMap { pair in
            guard !pair.presents else { return nil }
            return Diagnostic(
                .dismissesTwice, "the second dismissal does nothing, or dismisses the presenter", at: pair.second,
                secondary: [.init(pair.first, "the first dismissal")],
                help: "remove one of them, or dismiss from the controller that presented the lowest screen")
        }
    }

    /// A dismissal, and a dismissal or presentation by the same controller in the same turn.
    private struct Pair {
        let receiver: ClassID
        let first: SourceSpan
        let second: SourceSpan
        let presents: Bool
        let isAnimated: Bool
    }

    private static func pairs(_ script: LintScript) -> [Pair] {
        guard script.verbs.contains(where: { $0.statement.verb == .dismiss }),
            script.environments.allSatisfy({ $0.release.major >= 5 })
        else { return [] }
        var found: [Pair] = []
        for block in TurnBlock.all(script) {
            let tree = script.trees[block.tree]
            var earlier: (verb: VerbStatement, receiver: ClassID, span: SourceSpan)?
            for statement in block.statements {
                switch tree[statement] {
                case .variable, .assignment, .expression: continue
                case .verb(let verb) where verb.verb == .print || verb.verb == .note: continue
                case .verb(let verb) where verb.verb == .dismiss || verb.verb == .present:
                    guard let receiver = receiver(of: verb, in: block, script) else { break }
                    let span = tree.span(of: statement)
                    if let earlier, earlier.receiver == receiver, !script.isExpected(span, in: block.tree) {
                        found.append(
                            Pair(
                                receiver: receiver, first: earlier.span, second: span, presents: verb.verb == .present,
                                isAnimated: tree.argument(.unanimated, of: earlier.verb.clauses) == nil))
                    }
                    let isPlain = tree.argument(.then, of: verb.clauses) == nil
                    earlier = verb.verb == .dismiss && isPlain ? (verb, receiver, span) : nil
                    continue
                default: break
                }
                earlier = nil
            }
        }
        return found
    }

    /// Returns the class of the controller that presents or dismisses; nil if it is not certain.
    private static func receiver(of verb: VerbStatement, in block: TurnBlock, _ script: LintScript) -> ClassID? {
        let tree = script.trees[block.tree]
        guard let clause = tree.argument(.from, of: verb.clauses) else { return block.owner }
        guard case .expression(let source) = clause.operand else { return nil }
        if case .selfReference = tree[source] { return block.owner }
        guard case .controller(let named) = script.reference(source, in: block.tree) else { return nil }
        return named
    }

    /// Whether every instance of a class is presented, and presents nothing but in the statements in question.
    private static func isOnlyPresented(
        _ controller: ClassID, _ mentions: ControllerMentions, _ script: LintScript
    ) -> Bool {
        let uses = mentions.uses(of: controller)
        let isPresented = uses.contains { $0 == .operand(.present) || $0 == .segue(.present) || $0 == .segue(.modal) }
        let isElsewhere = uses.contains { use in
            switch use {
            case .operand(.present), .segue(.present), .segue(.modal), .receiver: false
            case .clause(let verb, let clause):
                clause != .from && clause != .in || ![.dismiss, .present, .tap, .perform].contains(verb)
            case .operand, .segue, .connection, .other: true
            }
        }
        return isPresented && !isElsewhere && !script.segues.contains { $0.owner == controller && $0.kind != .unwind }
    }
}

extension LintScript {
    /// Whether the place is in an `expect exception` or `expect warning`.
    fileprivate func isExpected(_ span: SourceSpan, in tree: Int) -> Bool {
        verbs.contains { $0.tree == tree && $0.span == span && $0.isExpected }
    }
}
