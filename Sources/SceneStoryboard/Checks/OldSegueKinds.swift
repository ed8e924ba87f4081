import SceneLang

/// W0201: a kind of segue of Xcode 5, in a storyboard that no release before iOS 8 loads.
enum OldSegueKinds {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        guard check.hasNewKinds, !check.storyboard.runsBeforeIOS8 else { return [] }
        // Without the attribute, Xcode offers only the old kinds.
        let attribute =
            check.storyboard.usesTraitCollections ? "" : ", and set useTraitCollections=\"YES\" in <document>"
        let old = check.storyboard.segues.filter { replacement(of: $0.kind) != nil }
        guard let first = old.first else { return [] }
        var kinds: [(name: String, newer: String, count: Int)] = []
        for segue in old {
            if let place = kinds.firstIndex(where: { $0.name == segue.kindName }) {
                kinds[place].count += 1
            } else {
                kinds.append((segue.kindName, replacement(of: segue.kind)?.rawValue ?? "", 1))
            }
        }
        // A storyboard of Xcode 5 has only such segues, and all are replaced at once.
        let counts = kinds.map { old.count == 1 ? "'\($0.name)'" : "'\($0.name)' (\($0.count))" }
        let names = counts.joined(separator: ", ")
        let help =
            kinds.count == 1
            ? "set kind=\"\(kinds[0].newer)\"\(attribute)"
            : "set \(kinds.map { "kind=\"\($0.newer)\" for '\($0.name)'" }.joined(separator: ", "))\(attribute)"
        return [
            Diagnostic(
                .deprecatedSegueKind,
                old.count == 1
                    ? "segue kind \(names) is deprecated" : "\(old.count) segues have deprecated kinds: \(names)",
                at: check.span(.kind, of: first.span), help: help)
        ]
    }

    private static func replacement(of kind: StoryboardSegueKind?) -> StoryboardSegueKind? {
        switch kind {
        case .push: .show
        case .modal: .presentation
        case .popover: .popoverPresentation
        case .replace: .showDetail
        case .show, .showDetail, .presentation, .popoverPresentation, .embed, .unwind, .custom, .relationship, nil: nil
        }
    }
}
