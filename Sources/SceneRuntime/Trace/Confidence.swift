extension Event {
    /// How well the line is founded: for a call, its place under its rule.
    package var confidence: RuleSpec.Confidence {
        kind == .call ? rule.spec.confidence(of: method) : rule.spec.confidence
    }
}

extension LineOrigin {
    /// How well the line is founded, as `Event.confidence`.
    package var confidence: RuleSpec.Confidence {
        kind == .call ? rule.spec.confidence(of: method) : rule.spec.confidence
    }
}
