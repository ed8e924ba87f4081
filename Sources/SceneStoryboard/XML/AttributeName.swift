/// The names of attributes that the reader of storyboards uses. The tree has no others.
enum AttributeName: String, CaseIterable {
    // The document.
    case type, targetRuntime, initialViewController, launchScreen, useTraitCollections, version, defaultVersion
    // Every object.
    case id, key, sceneMemberID, userLabel, title, customClass
    // Scenes and controllers.
    case sceneID, x, y, storyboardIdentifier, restorationIdentifier, useStoryboardIdentifierAsRestorationIdentifier
    case storyboardName, referencedIdentifier, bundleIdentifier
    case definesPresentationContext, providesPresentationContextTransitionStyle
    case modalPresentationStyle, modalTransitionStyle, transitionStyle, placeholderIdentifier
    case navigationBarHidden, toolbarHidden, hidesBottomBarWhenPushed, clearsSelectionOnViewWillAppear
    case extendedLayoutIncludesOpaqueBars
    case allowDoubleColumnStyle, preferredDisplayMode, behavior, presentsWithGesture, minimumPrimaryColumnWidth
    case maximumPrimaryColumnWidth, preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction
    // Views.
    case reuseIdentifier, systemItem, dataMode, tag, hidden, enabled, userInteractionEnabled, image
    // Connections.
    case destination, kind, identifier, relationship, property, selector, action, trigger, animates, unwindAction
    case destinationCreationSelector, popoverAnchorView, popoverAnchorBarButtonItem, splitViewControllerTargetIndex
    case inheritsFrom, reference
    /// The text of an element `string`, which is kept like an attribute.
    case text = "#text"

    /// The names in the order of their numbers.
    static let all = allCases
}
