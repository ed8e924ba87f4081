/// What a library that hooks into the app delegate loses when the app adopts scenes, as public issues and guides of the
/// libraries report it.
struct LibraryAdvice: Sendable {
    /// The name in `uses`.
    let name: String
    let hooks: String
    let loses: String
    let cure: String

    private init(_ name: String, hooks: String, loses: String, cure: String) {
        (self.name, self.hooks, self.loses, self.cure) = (name, hooks, loses, cure)
    }

    /// Returns the advice for a name of `uses`, in any case; nil for an unknown one.
    static func named(_ name: String) -> LibraryAdvice? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }

    /// Returns the names of the libraries whose modules the lines `import MODULE` of a source name.
    static func imported(by source: [UInt8]) -> [String] {
        modules(of: source).compactMap { module in
            prefixes.first { module.hasPrefix($0.module) }?.library
        }
    }

    /// Returns the modules that the lines `import MODULE` of a source name.
    static func modules(of source: [UInt8]) -> [String] {
        Lines.split(source).compactMap { line in
            let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            guard words.first == "import", words.count > 1, words[1].first?.isLetter == true else { return nil }
            return String(words[1])
        }
    }

    /// The beginnings of names of modules.
    private static let prefixes: [(module: String, library: String)] = [
        ("Firebase", "Firebase"), ("React", "ReactNative"), ("Expo", "Expo"), ("Flutter", "Flutter"),
        ("Capacitor", "Capacitor"), ("Cordova", "Cordova"), ("MSAL", "MSAL"), ("AppAuth", "AppAuth"),
        ("Branch", "Branch"), ("AppsFlyer", "AppsFlyer"), ("CleverTap", "CleverTap"), ("Bugsnag", "Bugsnag"),
    ]

    static let all = [
        LibraryAdvice(
            "Swizzler", hooks: "methods of the app delegate that code replaces: open, continue, didBecomeActive",
            loses: "every call, because UIKit no longer makes it",
            cure: "the scene delegate, or the notifications of UIApplication, which stay"),
        LibraryAdvice(
            "Firebase", hooks: "a proxy of the app delegate",
            loses: "links that start the app, universal links, and the start trace of Performance",
            cure: "a newer version; forward from willConnectTo and continue"),
        LibraryAdvice(
            "ReactNative", hooks: "launchOptions[.url] in RCTLinkingManager",
            loses: "getInitialURL() is null, and the event 'url' comes before a listener exists",
            cure: "build the options from connectionOptions"),
        LibraryAdvice(
            "Expo", hooks: "ExpoAppDelegateSubscriber",
            loses: "nothing with ExpoAppSceneDelegate; otherwise all, and the initial quick action",
            cure: "enableSceneSupport"),
        LibraryAdvice(
            "Flutter", hooks: "addApplicationDelegate, and registration in didFinishLaunching",
            loses: "the launch options, delegate.window, and the engine in a background launch",
            cure: "FlutterSceneLifeCycleDelegate and FlutterImplicitEngineDelegate"),
        LibraryAdvice(
            "Capacitor", hooks: "ApplicationDelegateProxy", loses: "appUrlOpen and getLaunchUrl until 8.5",
            cure: "SceneDelegateProxy"),
        LibraryAdvice(
            "Cordova", hooks: "categories of the app delegate, CDVAppDelegate.window",
            loses: "the URL of a launch, universal links, the window", cure: "cordova-ios 8 with its fixes"),
        LibraryAdvice(
            "MSAL", hooks: "application(_:open:options:)", loses: "the redirect after signing in",
            cure: "scene(_:openURLContexts:), once for each URL"),
        LibraryAdvice(
            "AppAuth", hooks: "application(_:open:options:)", loses: "the redirect after signing in",
            cure: "scene(_:openURLContexts:)"),
        LibraryAdvice(
            "Branch", hooks: "launchOptions, open, continue", loses: "the attribution of links that start the app",
            cure: "its methods for scenes"),
        LibraryAdvice(
            "AppsFlyer", hooks: "applicationDidBecomeActive, in which start() is called, open, continue",
            loses: "start() never runs; the attribution of links that start the app",
            cure: "its methods for scenes; call start() at didBecomeActiveNotification"),
        LibraryAdvice(
            "CleverTap", hooks: "launchOptions", loses: "the notification that starts the app",
            cure: "pass connectionOptions.notificationResponse"),
        LibraryAdvice(
            "Bugsnag", hooks: "willEnterForegroundNotification",
            loses: "nothing; it counts a session more at each cold launch", cure: "count at didBecomeActive"),
        LibraryAdvice(
            "Overlays", hooks: "UIWindow(frame:), delegate.window, keyWindow",
            loses: "the window never appears; delegate.window is nil",
            cure: "make the window with the window scene of a view"),
    ]
}
