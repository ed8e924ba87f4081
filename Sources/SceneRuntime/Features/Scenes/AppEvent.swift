/// Something for which the system starts the app, or which it delivers to a running app.
public struct AppEvent: Hashable, Sendable, BitwiseCopyable {
    public enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// There is no event: the user opens the app, or the system starts it for an unknown reason.
        case none
        // The user opens a URL, a link or another activity, a notification, a quick action.
        case url, activity, notification, shortcut
        // The system needs the app in the background.
        case push, fetch, task, location

        /// The methods that UIKit calls in an app without scenes. With scenes, it calls those of the scene's delegate
        /// that take their place, if there are any.
        var calls: [Method] {
            switch self {
            case .url: [.openURL]
            case .activity: [.willContinueUserActivity, .continueUserActivity]
            case .shortcut: [.performActionForShortcutItem]
            case .notification: [.didReceiveNotificationResponse]
            case .push: [.didReceiveRemoteNotification]
            case .fetch: [.performFetch]
            case .none, .task, .location: []
            }
        }
    }

    public let kind: Kind
    /// The URL, the type of the activity or of the quick action, what the notification or the push says; or none.
    public let text: NameID

    public init(_ kind: Kind, _ text: NameID = .none) {
        self.kind = kind
        self.text = text
    }

    /// There is no event.
    public static let none = AppEvent(.none)

    var exists: Bool { kind != .none }

    /// Whether the user causes it, so that the app comes to the foreground.
    var isOfUser: Bool {
        switch kind {
        case .url, .activity, .notification, .shortcut: true
        case .none, .push, .fetch, .task, .location: false
        }
    }

    /// The text as an argument of a call.
    var argument: Argument { text.exists ? .string(text) : .null }

    /// The event with another name for its text.
    func renamed(_ name: (NameID) -> NameID) -> AppEvent { text.exists ? AppEvent(kind, name(text)) : self }
}

/// The state of the app as `UIApplication.applicationState`.
package enum ApplicationState: UInt8, Sendable, BitwiseCopyable {
    case active, inactive, background

    /// The symbol that scripts compare it with.
    package var symbol: Symbol {
        switch self {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }
}
