import SceneLang

/// W0201: a kind of segue of Xcode 5, in a storyboard that no release before iOS 8 loads.
enum OldSegueKinds {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        guard check.hasNewKinds, !check.storyboard.runsBeforeIOS8 else { return [] }
        // Without the attribute, Xcode offers only the old kinds.
        let attribute =
            check.storyboard.usesTraitCollections ? "" : ", and set useTraitCollections=\"YES\" in <document>"
        return check.storyboard.segues.compactMap { segue in
            guard let newer = replacement(of: segue.kind) else { return nil }
            return Diagnostic(
                .deprecatedSegueKind, "segue kind '\(segue.kindName)' is deprecated",
                at: check.span(.kind, of: segue.span),
                help: "set kind=\"\(newer.rawValue)\"\(attribute)")
        }
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
