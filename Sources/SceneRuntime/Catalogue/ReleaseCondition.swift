/// A difference between releases that is not a rule of its own: a size, a message, whether something exists, or
/// behaviour that several rules share. Code tests it with `has(_:)`, and a rule of the catalogue with `applies(_:)`.
package enum ReleaseCondition: CaseIterable, Sendable, BitwiseCopyable {
    // Bars and devices.
    case statusBarOverlapsContent, barsOverlapContent, statusBarHidesInLandscape, phonesHaveNotches
    case tabBarsShrinkInLandscape, padsHaveNoHomeButton
    // Navigation.
    case stackEditsWaitForLayout, repeatedPushNamesStack, movingViewsGetNoTouch
    // Presentation.
    case presentationsStartAfterCommit, presentationControllersExist, automaticStyleIsSheet, sheetsAreCards
    case presentationDelegatesGuardPopovers, detachedPresentersAreUnsupported, sheetMessagesNamePresenters
    // Launch.
    case rootAppearsBeforeActivation, rootAppearsBeforeActivationAgain, windowsMustHaveRoots
    // Views.
    case rootViewsAreWrapped
    // Rotation and traits.
    case interfacesHaveStyles, traitsExist, coveredViewsAreResized, unsupportedOrientationsRaise,
        manualForwardingStopsRotation, observationIsTracked, dismissalsKeepOrientation
    // The keyboard.
    case keyboardFrameNotifications

    /// The row of the condition.
    @inline(__always)
    package var spec: ReleaseConditionSpec { ReleaseConditionSpec.of(self) }
}

/// A row of the table of conditions.
package struct ReleaseConditionSpec: Sendable {
    /// The major releases of iOS in which the condition is true.
    package let releases: ReleaseRange
    /// The rule or the section of the reference that it comes from; empty for a figure of a device.
    package let origin: StaticString
    /// What differs in these releases, in one sentence.
    package let sentence: StaticString

    @inline(__always)
    private init(_ releases: ReleaseRange, _ origin: StaticString, _ sentence: StaticString) {
        self.releases = releases
        self.origin = origin
        self.sentence = sentence
    }

    /// Returns the row of a condition. The rows are the cases of a switch and not the elements of an array, so the
    /// optimiser reduces a test of a known condition to a comparison with its range.
    @inline(__always)
    static func of(_ condition: ReleaseCondition) -> ReleaseConditionSpec {
        switch condition {
        case .statusBarOverlapsContent:
            Self(.since(7), "", "The view of the root begins at the window's edge, under the status bar.")
        case .barsOverlapContent:
            Self(.since(7), "", "The views in a navigation or tab bar controller lie under its bars.")
        case .statusBarHidesInLandscape: Self(.since(8), "", "A phone in landscape shows no status bar.")
        case .phonesHaveNotches: Self(.since(11), "", "The phone of the model has a notch and no home button.")
        case .tabBarsShrinkInLandscape: Self(.since(11), "", "In landscape, the tab bar of an iPhone is less tall.")
        case .padsHaveNoHomeButton: Self(.since(12), "", "The iPad of the model has no home button, and taller bars.")
        case .stackEditsWaitForLayout:
            Self(.since(7), "CONTEST-2", "The transition of a change of the stack begins at the next layout.")
        case .repeatedPushNamesStack:
            Self(.since(13), "NAV-PUSH-SAME-1", "The message about a controller that is pushed twice names the stack.")
        case .movingViewsGetNoTouch:
            Self(.from(3, to: 18), "GESTURE-MOVING-1", "Views that a push or pop moves get no touch.")
        case .dismissalsKeepOrientation:
            Self(.only(8), "ORIENT-DISMISS-8", "The interface keeps the orientation of the dismissed controller.")
        case .presentationsStartAfterCommit:
            Self(.since(8), "MODAL-FULL-1", "A presentation or dismissal begins after the commit, not inside the call.")
        case .presentationControllersExist:
            Self(.since(8), "TRANS-1", "A presentation has a presentation controller, which a script may declare.")
        case .automaticStyleIsSheet:
            Self(.since(13), "MODAL-STYLE-TABLE", "The style of a new controller is automatic, which is a page sheet.")
        case .sheetsAreCards:
            Self(.since(13), "MODAL-STYLE-TABLE", "Sheets are cards in every width, and a finger can drag them away.")
        case .presentationDelegatesGuardPopovers:
            Self(.since(13), "MODAL-POPOVER-1", "UIKit calls the presentation's delegate for popovers.")
        case .detachedPresentersAreUnsupported:
            Self(
                .since(17), "MODAL-DETACHED-2",
                "The message about a presenter outside of the hierarchy announces an exception.")
        case .sheetMessagesNamePresenters:
            Self(
                .since(10), "MODAL-POPOVER-TEXT-1",
                "The message about an action sheet without an anchor names the controller that presents it.")
        case .rootAppearsBeforeActivation:
            Self(.from(3, to: 7), "LAUNCH-ORDER-1", "The root appears before the app becomes active.")
        case .rootAppearsBeforeActivationAgain:
            Self(.from(9, to: 10), "LAUNCH-ORDER-1", "As before iOS 8, the root appears before the app becomes active.")
        case .windowsMustHaveRoots:
            Self(
                .since(9), "LAUNCH-NOROOT-1",
                "UIKit raises an exception if a window has no root when the launch ends.")
        case .rootViewsAreWrapped:
            Self(.since(13), "VIEW-CHAIN-1", "Two private views are between a window and the view of its root.")
        case .keyboardFrameNotifications:
            Self(.since(5), "NOTE-KEYBOARD-1", "UIKit posts notifications of the keyboard's frame.")
        case .interfacesHaveStyles: Self(.since(13), "TRAIT-DARK-1", "Interfaces are light or dark.")
        case .traitsExist: Self(.since(8), "TRAIT-FIRST-1", "Controllers have trait collections.")
        case .coveredViewsAreResized:
            Self(
                .since(8), "ROT-NEW-3",
                "UIKit resizes a view that a presentation has removed from the window when it resizes the window.")
        case .unsupportedOrientationsRaise:
            Self(
                .from(3, to: 15), "ROT-MASK-1",
                "UIKit raises an exception if no orientation, or not the preferred one, is allowed.")
        case .manualForwardingStopsRotation:
            Self(
                .only(5), "ROT-OLD-2",
                "A container that forwards appearance calls itself must also forward rotation calls itself.")
        case .observationIsTracked:
            Self(
                .since(26), "UPDATE-18",
                "UIKit tracks observed models, whether the app has the key UIObservationTrackingEnabled or not.")
        }
    }
}
