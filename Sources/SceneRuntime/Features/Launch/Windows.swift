/// Windows that code makes, shows and hides.
extension World {
    /// WINDOW-HIDDEN-1: `UIWindow(…)`. The first window of code is that of the app or of its scene; so is one that code
    /// assigns to the `window` of a delegate. Every other one is an additional window. SCENE-WINDOW-1: with scenes, it
    /// stays off screen until it has a window scene.
    package mutating func createWindow(ofDelegate: Bool, inScene: Bool) -> WindowID {
        makeUnique()
        noteNewWindow(.main)
        let window = recordOfNewWindow(ofDelegate: ofDelegate)
        if usesScenes, !inScene { leaveWithoutScene(window) }
        return window
    }

    private mutating func recordOfNewWindow(ofDelegate: Bool) -> WindowID {
        let main = WindowID.main
        let isShown = self[main].shownRoot.exists
        let isFree = blueprint.app.makesWindowInCode && !self[main].isOfCode && !isShown && !self[main].root.exists
        guard ofDelegate || isFree else {
            windows.append(Window())
            windows[windows.count - 1].isOfCode = true
            windows[windows.count - 1].isHidden = true
            return WindowID(UInt32(windows.count - 1))
        }
        self[main].isOfCode = true
        // A window that replaces one with a root shows its root in its place.
        if !isShown, !self[main].root.exists {
            self[main].isHidden = true
            self[main].isVisible = false
        }
        return main
    }

    /// SCENE-WINDOW-2: whether the `window` of the delegate of the scene or of the app is set, by UIKit or by code.
    package func hasWindow(ofScene: Bool) -> Bool {
        let window = self[WindowID.main]
        guard window.root.exists || window.isVisible || window.isOfCode || window.hasShownRoot else { return false }
        if !usesScenes { return true }
        if ofScene { return !window.isEarly }
        return window.isEarly || window.earlyRoot.exists || !features.scenes.isConnected
    }

    /// WINDOW-HIDDEN-1: the launch or the connection has ended, and code has not made its window, or not shown it.
    mutating func reportHidden(_ window: WindowID) {
        // A block that waits on the main queue may show it.
        if agenda.main.isEmpty, !self[window].lacksScene, !features.launchesInBackground {
            let isHidden = self[window].isHidden
            report(isHidden ? .hiddenWindow : .noWindow, by: isHidden ? .windowHidden1 : .none)
        }
        scheduleShow(window)
    }

    /// Says why the screen stays black, or a window stays off screen.
    mutating func report(_ reason: NoEffect, by ruleOfReason: Rule) {
        let cause = rule
        cite(ruleOfReason)
        reportNoEffect(reason, always: true)
        cite(cause)
    }

    /// Whether neither UIKit nor the delegates of Swift have made the window of the scene.
    func lacksWindowOfSwift(_ window: WindowID) -> Bool {
        guard usesScenes, blueprint.app.hasDelegateOfSwift, window == WindowID.main else { return false }
        return !self[window].root.exists && !self[window].isOfCode && !self[window].isVisible
    }

    /// `isHidden = X` of a window.
    mutating func setHidden(_ window: WindowID, _ isHidden: Bool) {
        guard window.index < windows.count else { return }
        if self[window].isVisible != isHidden {
            cite(.none)
            return reportNoEffect(isHidden ? .windowHidden : .windowShown)
        }
        guard isHidden else { return show(window) }
        let root = self[window].shownRoot
        if self[contents: root].presented.exists {
            return refuse(.rootGoneWhilePresenting, root, self[contents: root].presented)
        }
        cite(.windowHide1)
        self[window].isVisible = false
        self[window].isHidden = true
        if keyWindow == window { keyWindow = .main }
        scheduleShow(window)
    }

    /// WINDOW-ROOT-NIL-1: an additional window that code has made is released. Its root leaves the window.
    mutating func drop(_ window: WindowID) {
        guard window.index < windows.count, self[window].isOfCode else { return }
        let shown = self[window].shownRoot
        // No source gives an order in which what the root presents goes as well.
        if shown.exists, self[contents: shown].presented.exists {
            return refuse(.rootGoneWhilePresenting, shown, self[contents: shown].presented)
        }
        if keyWindow == window { keyWindow = .main }
        self[window].isVisible = false
        self[window].isOfCode = false
        guard self[window].root.exists else { return }
        setRoot(.none, of: window)
        if shown.exists { scheduleShow(window) }
    }

    /// The key window, and all windows of the app, that of the app or its scene first.
    package var windowObjects: (key: ObjectRef, all: [ObjectRef]) {
        let places = windows.indices.dropFirst().filter {
            $0 == WindowID.main.index || windows[$0].isOfCode || windows[$0].isVisible
        }
        return (ObjectRef(.window, keyWindow.raw), places.map { ObjectRef(.window, UInt32($0)) })
    }
}
