/// The properties of `app { }`: keys of the app's Info.plist, or what they mean.
enum AppKey {
    /// Whether the app uses scenes.
    static let scenes = "scenes"
    /// The orientations that the app supports.
    static let orientations = "supportedInterfaceOrientations"
    /// Whether UIKit tracks observed models in iOS 18 to 25.
    static let observationTracking = "UIObservationTrackingEnabled"

    /// Every key.
    static let all = [scenes, orientations, observationTracking]
}
