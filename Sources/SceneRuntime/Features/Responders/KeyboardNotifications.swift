/// NOTE-KEYBOARD-1: the notifications of the keyboard.
extension World {
    /// The duration of the keyboard's animation, which UIKit's notifications carry.
    private static var keyboardDuration: Double { 0.25 }

    private static var willShow: StaticString { "UIKeyboardWillShowNotification" }
    private static var didShow: StaticString { "UIKeyboardDidShowNotification" }
    private static var willHide: StaticString { "UIKeyboardWillHideNotification" }
    private static var didHide: StaticString { "UIKeyboardDidHideNotification" }
    private static var willChangeFrame: StaticString { "UIKeyboardWillChangeFrameNotification" }
    private static var didChangeFrame: StaticString { "UIKeyboardDidChangeFrameNotification" }

    /// Posts the notifications of a keyboard that appears. The first is by the rule that is cited.
    mutating func announceKeyboard() {
        let cause = rule
        if has(.keyboardFrameNotifications) { postOfKeyboard(Self.willChangeFrame) }
        cite(cause)
        postIfHandled(Self.willShow)
        endKeyboardLater(isShown: true)
    }

    /// Posts the notifications of a keyboard that is hidden, if `wasShown` and it is hidden now.
    @inline(__always)
    mutating func announceHiddenKeyboard(wasShown: Bool) {
        if rarely(wasShown), !isKeyboardShown { postHiddenKeyboard() }
    }

    @inline(never)
    private mutating func postHiddenKeyboard() {
        let cause = rule
        if has(.keyboardFrameNotifications) { postOfKeyboard(Self.willChangeFrame) }
        postOfKeyboard(Self.willHide)
        endKeyboardLater(isShown: false)
        cite(cause)
    }

    /// Posts the notifications at the end of the keyboard's animation, unless it moves back meanwhile.
    mutating func finishKeyboard(isShown: Bool) {
        guard isKeyboardShown == isShown else { return }
        postOfKeyboard(isShown ? Self.didShow : Self.didHide)
        if has(.keyboardFrameNotifications) { postOfKeyboard(Self.didChangeFrame) }
    }

    /// Whether the script handles a notification that is about more than the beginning of the keyboard's appearance.
    var observesKeyboard: Bool {
        [Self.didShow, Self.willHide, Self.didHide, Self.willChangeFrame, Self.didChangeFrame]
            .contains { handlesNotification($0) }
    }

    /// Whether the script handles any notification of the keyboard.
    var handlesKeyboard: Bool { observesKeyboard || handlesNotification(Self.willShow) }

    private mutating func endKeyboardLater(isShown: Bool) {
        let handled = [isShown ? Self.didShow : Self.didHide, Self.didChangeFrame].contains { handlesNotification($0) }
        if handled { enqueueAfter(Self.keyboardDuration, .responder(.keyboardMoved(isShown: isShown))) }
    }

    private mutating func postOfKeyboard(_ name: StaticString) {
        cite(.noteKeyboard1)
        postIfHandled(name)
    }
}
