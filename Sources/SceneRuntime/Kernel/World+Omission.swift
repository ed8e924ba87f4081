extension Omission {
    /// Whether rules and properties can be switched off: in builds with assertions. The optimizer removes the code for
    /// it from others.
    @inline(__always)
    static var isPossible: Bool { _isDebugAssertConfiguration() }

    /// The rule that is switched off, or `.none`. UIKit makes no calls by this rule, and no messages. Where code asks
    /// whether the rule applies, it does not.
    package var rule: Rule {
        get { Rule(rawValue: ruleNumber) ?? .none }
        set { ruleNumber = newValue.rawValue }
    }
}

extension World {
    /// Whether a test has switched off the rule that is cited.
    @inline(__always)
    var isCitedRuleSwitchedOff: Bool {
        Omission.isPossible && environment.omission.ruleNumber != 0
            && rule.rawValue == environment.omission.ruleNumber
    }

    /// Whether a call is not made because its rule is switched off. Instances and views are made all the same.
    @inline(__always)
    func isSwitchedOff(_ method: Method, _ facts: CallFacts) -> Bool {
        isCitedRuleSwitchedOff && !facts.contains(.isInitialiser) && method != .loadView
    }
}
