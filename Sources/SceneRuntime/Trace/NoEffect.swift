/// Why a request of the script changes nothing, although UIKit neither warns of it nor raises an exception. The trace
/// has a line `! nothing:` for it.
public enum NoEffect: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// There is nothing to say.
    case none
    case onlyRoot, emptyStack, alreadyOnTop, sameStack
    case alreadySelected, alreadyRoot, pageShown
    case nothingPresented, alreadyDismissed
    case noFirstResponder, alreadyFirstResponder, noAction
    case noUnwindDestination
    case sameOrientation, sameInterfaceOrientation, sameSize
    case columnShown, columnHidden, alreadyCollapsed, alreadyExpanded
    case activityForgotten
    case viewLoaded, viewNotLoaded
    case alreadyKeyWindow
    case sameTraits, sameAppearance, sameValue
    case notObserved
    case sameDisplayMode, modeWhileCollapsed, sameDetent, sameWindowAppearance, notRunning, appWithoutScenes
    case noWindow, windowWithoutScene, hiddenWindow, windowHidden, windowShown
    case modalInPresentation, dragCancelled, flatDevice

    /// The text. `%a` and `%b` are controllers, `%v` is a view, `%n` is a name.
    var template: StaticString {
        switch self {
        case .none: ""
        case .onlyRoot: "'%b' is the only controller in the stack of '%a'"
        case .emptyStack: "the stack of '%a' is empty"
        case .alreadyOnTop: "'%b' is already on top of '%a'"
        case .sameStack: "the stack of '%a' already has these controllers"
        case .alreadySelected: "'%b' is already selected in '%a'"
        case .alreadyRoot: "'%a' is already the root of the window"
        case .pageShown: "'%a' already shows '%b'"
        case .nothingPresented: "'%a' presents no controller, and no controller presents it"
        case .alreadyDismissed: "the presentation is already being dismissed"
        case .noFirstResponder: "no view is first responder"
        case .alreadyFirstResponder: "'%v' is already first responder"
        case .noAction: "no responder has the action '%n'"
        case .noUnwindDestination: "no controller accepts the unwind action '%n'"
        case .sameOrientation: "the device already has this orientation"
        case .sameInterfaceOrientation: "the interface already has this orientation"
        case .sameSize: "the window already has this size"
        case .columnShown: "this column of '%a' is already shown"
        case .columnHidden: "this column of '%a' is already hidden"
        case .alreadyCollapsed: "'%a' is already collapsed"
        case .alreadyExpanded: "'%a' is already expanded"
        case .activityForgotten:
            "the activity of the closed session is not restored; sources disagree about this"
        case .viewLoaded: "the view of '%a' is already loaded"
        case .viewNotLoaded: "the view of '%a' is not loaded"
        case .alreadyKeyWindow: "the window is already the key window"
        case .sameTraits: "'%a' already has these traits"
        case .sameAppearance: "the system already has this appearance"
        case .sameValue: "the property of '%a' already has this value"
        case .notObserved: "nothing observes the notification '%n'"
        case .sameDisplayMode: "the columns of '%a' already have this display mode"
        case .modeWhileCollapsed: "'%a' is collapsed, and shows its display mode when it expands"
        case .sameDetent: "the sheet of '%a' is already at this detent"
        case .appWithoutScenes: "the app runs without scenes"
        case .noWindow: "the app has no window, so the screen stays black"
        case .windowWithoutScene: "the window has no window scene, so it stays off screen"
        case .hiddenWindow:
            "the window is hidden, so the screen stays black: nothing has called makeKeyAndVisible()"
        case .notRunning: "the app does not run"
        case .windowHidden: "the window is already hidden"
        case .windowShown: "the window is already visible"
        case .modalInPresentation: "'%a' is modal in its presentation: the user cannot dismiss it"
        case .dragCancelled: "the sheet of '%a' returns to its detent"
        case .flatDevice: "the interface does not follow a device that lies flat"
        case .sameWindowAppearance: "the window already has this appearance"
        }
    }
}
