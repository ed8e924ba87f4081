// open: new cases need no code where they are ignored.
/// The names of elements that the reader of storyboards knows. Others are kept under their own names: each class of
/// view is an element.
enum ElementName: String, CaseIterable {
    // The structure of a document.
    case document, dependencies, deployment, scenes, scene, objects, point
    // Objects beside a controller.
    case placeholder, exit
    // The controllers.
    case viewController, navigationController, tableViewController, collectionViewController, tabBarController
    case splitViewController, pageViewController, viewControllerPlaceholder
    case avPlayerViewController, glkViewController, hostingController
    // What gives a controller or a view its name.
    case navigationItem, state, buttonConfiguration, string
    // Connections.
    case connections, segue, action, outlet, outletCollection
    // From here on, subtrees without objects.
    case accessibility, adaptation, attributedString, autoresizingMask, capability, color, constraint, constraints
    case customFonts, device, edgeInsets, font, fontDescription, frame, image, inset, mask
    case namedColor, plugIn, rect, resources, simulatedNavigationBarMetrics, simulatedOrientationMetrics
    case simulatedScreenMetrics, simulatedStatusBarMetrics, size, systemColor, textInputTraits, variation

    /// The names in the order of their numbers.
    static let all = allCases

    /// The numbers of the elements that are left out of the tree with everything in them: they never contain an object
    /// that can be connected.
    static let skipped = (all.firstIndex(of: .accessibility) ?? all.count)..<all.count
}
