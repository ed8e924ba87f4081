/// The properties of a method's calls in a release, so that a call needs only one load.
struct CallFacts: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8
    /// UIKit makes the call in the release.
    static let isMade = CallFacts(rawValue: 1 << 0)
    /// The method has no result, and its inherited implementation does nothing, except for what the other facts say.
    static let isPlain = CallFacts(rawValue: 1 << 1)
    /// The method is a part of a layout pass: made only if the trace shows layout or the script handles it.
    static let isLayout = CallFacts(rawValue: 1 << 2)
    /// The method is an initializer, which sets the initial values of variables.
    static let isInitialiser = CallFacts(rawValue: 1 << 3)
    /// The method is an appearance callback: the inherited implementation forwards it to the controllers whose views
    /// are in the controller's view.
    static let isAppearance = CallFacts(rawValue: 1 << 4)
    /// The method has no result.
    static let hasNoResult = CallFacts(rawValue: 1 << 5)

    /// Returns the facts of all methods, by raw value.
    static func all(under environment: Environment) -> Slab<CallFacts> {
        var all = Slab<CallFacts>()
        // By index, because a loop over the rows would retain the lists of each.
        let table = MethodSpec.table
        for place in table.indices { all.append(CallFacts(table[place], under: environment.release)) }
        // An app that is built with an older SDK cannot override it.
        if let sdk = environment.sdk, sdk < .firstWithIsAppearing {
            let place = Int(Method.viewIsAppearing.rawValue)
            all[unique: place] = all[place].subtracting(.isMade)
        }
        return all
    }
}

extension CallFacts {
    fileprivate init(_ spec: MethodSpec, under release: Release) {
        self = []
        if spec.releases.contains(release) { insert(.isMade) }
        if spec.category == .layout { insert(.isLayout) }
        if spec.method == .initNib || spec.method == .initCoder { insert(.isInitialiser) }
        if AppearancePhase(of: spec.method) != nil { insert(.isAppearance) }
        if spec.result == .nothing { insert(.hasNoResult) }
        if spec.owner == .controller, contains(.hasNoResult), !spec.hasInheritedPart { insert(.isPlain) }
    }
}
