/// The properties of `app { }`: keys of the app's Info.plist, or what they mean.
enum AppKey {
    /// Whether the app uses scenes.
    static let scenes = "scenes"
    /// Whether it can have several scenes on an iPad.
    static let multipleScenes = "UIApplicationSupportsMultipleScenes"
    /// The orientations that the app supports.
    static let orientations = "supportedInterfaceOrientations"
    /// Whether UIKit tracks observed models in iOS 18 to 25.
    static let observationTracking = "UIObservationTrackingEnabled"
    /// Whether controllers decide about the status bar.
    static let statusBar = "UIViewControllerBasedStatusBarAppearance"

    /// The configurations of the scene manifest. Only an empty list is modelled, as a refusal.
    static let configurations = "UISceneConfigurations"
    /// The libraries of others that the app uses, for `scenesh migrate`.
    static let libraries = "uses"

    /// Every key.
    static let all = [
        scenes, multipleScenes, orientations, observationTracking, statusBar, configurations, libraries,
    ]
}
