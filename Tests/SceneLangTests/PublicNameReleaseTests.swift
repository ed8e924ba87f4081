import SceneRuntime
import Testing

@testable import SceneLang

/// The releases of the tables are those in which UIKit has the names.
@Suite struct PublicNameReleaseTests {
    /// API-SINCE of the reference: the first major release of each name.
    private static let reference: [(since: Int, names: String)] = [
        (3, "isViewLoaded toolbar setViewControllers canPerformAction"),
        (3, "modalPresentationStyle inputAccessoryView"),
        (4, "rootViewController"),
        (5, "children addChild willMove didMove present presentingViewController definesPresentationContext"),
        (5, "isBeingPresented isBeingDismissed isMovingToParent isMovingFromParent viewWillLayoutSubviews storyboard"),
        (6, "shouldPerformSegue supportedInterfaceOrientations restorationIdentifier updateViewConstraints"),
        (7, "transitionCoordinator transitioningDelegate preferredContentSize prefersStatusBarHidden"),
        (7, "preferredStatusBarStyle interactivePopGestureRecognizer edgesForExtendedLayout"),
        (8, "presentationController popoverPresentationController show showDetailViewController targetViewController"),
        (8, "traitCollection viewWillTransition preferredContentSizeDidChange userActivity"),
        (9, "viewIfLoaded loadViewIfNeeded allowedChildrenForUnwinding"),
        (11, "viewSafeAreaInsetsDidChange additionalSafeAreaInsets viewLayoutMarginsDidChange"),
        (11, "prefersHomeIndicatorAutoHidden"),
        (13, "isModalInPresentation overrideUserInterfaceStyle performsActionsWhilePresentingModally viewIsAppearing"),
        (15, "sheetPresentationController detents setContentScrollView"),
        (16, "activePresentationController setNeedsUpdateOfSupportedInterfaceOrientations invalidateDetents"),
        (17, "registerForTraitChanges traitOverrides updateTraitsIfNeeded contentUnavailableConfiguration"),
        (18, "tab tabs mode sidebar preferredTransition"),
        (26, "updateProperties setNeedsUpdateProperties updatePropertiesIfNeeded"),
        (27, "registerSceneAccessory"),
    ]

    @Test func theListAgreesWithTheReference() throws {
        let listed = Dictionary(grouping: try ListedName.all(), by: \.name)
        for (since, names) in Self.reference {
            for name in names.split(separator: " ").map(String.init) {
                let first = listed[name]?.compactMap { Int($0.releases.prefix { $0.isNumber }) }.min()
                // A presentation controller has the preferred size of its controller, later than the controller itself.
                #expect(first == since, "\(name)")
            }
        }
        #expect(listed["viewDidUnload"]?.map(\.releases) == ["3-5"])
    }

    /// Properties whose row is shared by classes that came with different releases.
    private static let shared: Set = [
        "UIPageViewController.delegate", "UIPageViewController.viewControllers", "UIPresentationController.delegate",
        "UIPresentationController.presentingViewController", "UIPresentationController.presentedViewController",
    ]

    @Test func propertiesAgreeWithTheList() throws {
        for name in try ListedName.all() where name.state == .modelled && !Self.shared.contains("\(name)") {
            guard let property = PropertyLexicon.lexicon[Array(name.name.utf8)], name.name != "window" else { continue }
            #expect(Self.text(property.spec.releases) == name.releases, "\(name)")
        }
    }

    @Test func handlersAgreeWithTheList() throws {
        for name in try ListedName.all() where name.state == .modelled && name.kind != .property {
            for spec in MethodSpec.table where spec.handler.text == name.name {
                // A split view controller has `show(_:)` of a column, too.
                if name.owner == .split { continue }
                // The app's delegate had these before there were scenes, which have the same handler.
                if "\(name)".contains("Scene"), spec.releases.since < 13 { continue }
                #expect(Self.text(spec.releases) == name.releases, "\(name)")
            }
        }
    }

    @Test func verbsAgreeWithTheList() throws {
        let listed = try ListedName.all()
        for row in VerbTable.rows where row.releases.since > 3 {
            // The summary of a verb names the methods that it calls.
            let names = row.summary.split { !$0.isLetter }.map(String.init)
            let known = listed.filter { names.contains($0.name) && $0.kind == .method }
            let first = known.compactMap { Int($0.releases) }
            #expect(first.isEmpty || first.contains(Int(row.releases.since)), "\(row.usage)")
        }
    }

    /// A range as the list has it.
    private static func text(_ releases: ReleaseRange) -> String {
        "\(releases.since)" + (releases.until.map { "-\($0)" } ?? "")
    }
}
