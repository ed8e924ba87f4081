import SceneLang

/// A rule of `scenesh check` for storyboards: a pattern that is certainly a mistake.
struct StoryboardRule {
    let code: DiagnosticCode
    /// Finds the mistakes in a storyboard without errors.
    let find: @Sendable (StoryboardCheck) -> [Diagnostic]

    /// Every rule, by its code.
    static let all: [StoryboardRule] = [
        StoryboardRule(code: .deprecatedSegueKind, find: OldSegueKinds.find),
        StoryboardRule(code: .unknownUnwindAction, find: UnwindsWithoutTarget.find),
        StoryboardRule(code: .noInitialScene, find: MissingInitialScenes.find),
        StoryboardRule(code: .unreachedScene, find: UnreachedScenes.find),
        StoryboardRule(code: .repeatedIdentifier, find: RepeatedIdentifiers.find),
        StoryboardRule(code: .showWithoutContainer, find: ShowsWithoutContainer.find),
        StoryboardRule(code: .popoverWithoutAnchor, find: PopoversWithoutAnchor.find),
        StoryboardRule(code: .undefinedContext, find: UndefinedContexts.find),
        StoryboardRule(code: .containerOfItself, find: ContainersOfThemselves.find),
        StoryboardRule(code: .missingReference, find: MissingReferences.find),
        StoryboardRule(code: .customSegueWithoutClass, find: CustomSeguesWithoutClass.find),
        StoryboardRule(code: .emptyContainer, find: EmptyContainers.find),
        StoryboardRule(code: .pushedContainer, find: PushedNavigationControllers.find),
        StoryboardRule(code: .unperformedSegue, find: UnperformedSegues.find),
        StoryboardRule(code: .classOfDifferentKinds, find: ClassesOfDifferentKinds.find),
        StoryboardRule(code: .actionWithoutClass, find: ActionsWithoutReceiver.find),
        StoryboardRule(code: .cellWithoutIdentifier, find: UnusableViews.cells),
        StoryboardRule(code: .idleButton, find: UnusableViews.buttons),
        StoryboardRule(code: .barButtonWithTwoTargets, find: ActionsWithoutReceiver.barButtons),
        StoryboardRule(code: .showsNavigationController, find: ContainersInStacks.navigationControllers),
        StoryboardRule(code: .pushedSplitView, find: ContainersInStacks.splitViews),
    ]
}
