import SceneRuntime

/// The names of UIKit's notifications, as the strings that `on notification "…"` contains.
enum NotificationName {
    /// What the model does with a name.
    enum Status: Equatable {
        /// UIKit posts it, in these releases.
        case posted(ReleaseRange)
        /// It is a name of UIKit that the model does not post.
        case unmodelled
        /// It is written as in Swift, as a member of a class; the string has this name.
        case spelled(String)
        /// It is not a name of UIKit.
        case other
    }

    /// Returns what the model does with `name`.
    static func status(of name: String) -> Status {
        if let found = posted.first(where: { $0.name.text == name }) { return .posted(found.releases) }
        if unmodelled.contains(where: { $0.text == name }) { return .unmodelled }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].hasPrefix("UI"), parts[1].hasSuffix("Notification"),
            let first = parts[1].utf8.first
        else { return .other }
        let member = String(UnicodeScalar(first)).uppercased() + parts[1].dropFirst()
        // The names of the keyboard are members of UIResponder.
        let owner = parts[0] == "UIResponder" ? "UI" : String(parts[0])
        return .spelled(owner + member)
    }

    /// Returns the name of the notification whose last words are those of a handler, with or without `Notification`;
    /// nil if UIKit posts none.
    static func posted(for handler: String) -> String? {
        let suffix = "Notification"
        let words = handler.hasSuffix(suffix) ? handler.dropLast(suffix.count) : handler[...]
        let ending = words.prefix(1).uppercased() + words.dropFirst() + suffix
        return posted.map { $0.name.text }.first { $0.hasSuffix(ending) }
    }

    private static let posted: [(name: StaticString, releases: ReleaseRange)] = [
        ("UIApplicationDidReceiveMemoryWarningNotification", .since(3)),
        ("UIApplicationDidFinishLaunchingNotification", .since(3)),
        ("UIApplicationDidBecomeActiveNotification", .since(3)),
        ("UIApplicationWillResignActiveNotification", .since(3)),
        ("UIApplicationDidEnterBackgroundNotification", .since(4)),
        ("UIApplicationWillEnterForegroundNotification", .since(4)),
        ("UIApplicationWillTerminateNotification", .since(3)),
        ("UISceneWillConnectNotification", .since(13)),
        ("UISceneDidActivateNotification", .since(13)),
        ("UISceneWillDeactivateNotification", .since(13)),
        ("UISceneWillEnterForegroundNotification", .since(13)),
        ("UISceneDidEnterBackgroundNotification", .since(13)),
        ("UISceneDidDisconnectNotification", .since(13)),
        ("UIKeyboardWillShowNotification", .since(3)),
        ("UIKeyboardDidShowNotification", .since(3)),
        ("UIKeyboardWillHideNotification", .since(3)),
        ("UIKeyboardDidHideNotification", .since(3)),
        ("UIKeyboardWillChangeFrameNotification", .since(5)),
        ("UIKeyboardDidChangeFrameNotification", .since(5)),
        ("UIDeviceOrientationDidChangeNotification", .since(3)),
    ]

    /// Public names of UIKit that nothing posts here.
    private static let unmodelled: [StaticString] = [
        "UIApplicationSignificantTimeChangeNotification", "UIApplicationWillChangeStatusBarOrientationNotification",
        "UIApplicationDidChangeStatusBarOrientationNotification",
        "UIApplicationWillChangeStatusBarFrameNotification", "UIApplicationDidChangeStatusBarFrameNotification",
        "UIApplicationBackgroundRefreshStatusDidChangeNotification",
        "UIApplicationProtectedDataWillBecomeUnavailable", "UIApplicationProtectedDataDidBecomeAvailable",
        "UIApplicationUserDidTakeScreenshotNotification", "UIContentSizeCategoryDidChangeNotification",
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification",
        "UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification",
        "UIViewControllerShowDetailTargetDidChangeNotification", "UIScreenDidConnectNotification",
        "UIScreenDidDisconnectNotification", "UIScreenModeDidChangeNotification",
        "UIScreenBrightnessDidChangeNotification", "UIScreenCapturedDidChangeNotification",
        "UIDeviceBatteryStateDidChangeNotification", "UIDeviceBatteryLevelDidChangeNotification",
        "UIDeviceProximityStateDidChangeNotification", "UIMenuControllerWillShowMenuNotification",
        "UIMenuControllerDidShowMenuNotification", "UIMenuControllerWillHideMenuNotification",
        "UIMenuControllerDidHideMenuNotification", "UIMenuControllerMenuFrameDidChangeNotification",
        "UIPasteboardChangedNotification", "UIPasteboardRemovedNotification",
        "UITableViewSelectionDidChangeNotification",
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidEndEditingNotification",
        "UITextFieldTextDidChangeNotification", "UITextViewTextDidBeginEditingNotification",
        "UITextViewTextDidEndEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextInputCurrentInputModeDidChangeNotification", "UIDocumentStateChangedNotification",
        "UIFocusDidUpdateNotification", "UIFocusMovementDidFailNotification",
        "UIPointerLockStateDidChangeNotification", "UIAccessibilityVoiceOverStatusDidChangeNotification",
        "UIAccessibilityReduceMotionStatusDidChangeNotification",
        "UIAccessibilityBoldTextStatusDidChangeNotification",
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification",
        "UIAccessibilityAnnouncementDidFinishNotification", "UISceneSystemProtectionDidChangeNotification",
    ]
}
