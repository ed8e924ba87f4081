/// What is known of the calls of a method under a release, so that making one asks once.
struct CallFacts: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8
    /// The release makes it.
    static let isMade = CallFacts(rawValue: 1 << 0)
    /// It asks nothing, and what is inherited of it does nothing, but for what the others say.
    static let isPlain = CallFacts(rawValue: 1 << 1)
    /// It belongs to a layout pass: told only where that is wanted or the script handles it.
    static let isLayout = CallFacts(rawValue: 1 << 2)
    /// It is an initialiser: variables get their first values inside of it.
    static let isInitialiser = CallFacts(rawValue: 1 << 3)
    /// It is a callback of appearance: what is inherited forwards it to what lies in the controller's view.
    static let isAppearance = CallFacts(rawValue: 1 << 4)

    /// The facts of all methods, by their numbers.
    static func all(under release: Release) -> Slab<CallFacts> {
        var all = Slab<CallFacts>()
        for spec in MethodSpec.table {
            var facts = CallFacts()
            if spec.releases.contains(release) { facts.insert(.isMade) }
            if spec.category == .layout { facts.insert(.isLayout) }
            if spec.method == .initNib || spec.method == .initCoder { facts.insert(.isInitialiser) }
            if AppearancePhase(of: spec.method) != nil { facts.insert(.isAppearance) }
            if spec.owner == .controller, spec.answer == .nothing, !inheriting.contains(spec.method) {
                facts.insert(.isPlain)
            }
            all.append(facts)
        }
        return all
    }

    /// The other calls whose inherited implementation does something: see `World.inherit`.
    private static let inheriting: [Method] = [
        .loadView, .didReceiveMemoryWarning, .unwindTowards, .viewControllerForUnwindSegueAction,
        .willTransition, .viewWillTransition, .willRotate, .willAnimateRotation, .didRotate,
        .willAnimateFirstHalfOfRotation, .encodeRestorableState, .decodeRestorableState, .show,
        .showDetailViewController, .collapseSecondaryViewController, .separateSecondaryViewController,
    ]
}
