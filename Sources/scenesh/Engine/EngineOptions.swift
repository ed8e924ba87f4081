import SceneRuntime

/// What the command line says about how scripts run. The engine turns it into the language's own settings.
struct EngineOptions: Sendable {
    /// The iOS release that replaces the script's own.
    var release: Release?
    /// The device that replaces the script's own.
    var device: Device?
    /// The categories that are traced.
    var categories = CategorySet.standard
    /// One JSON object a line instead of text.
    var isJSON = false
    /// Each line names the rule behind it.
    var explains = false
    /// What is observed beside the lines is kept.
    var observes = false
    /// The style of presentations that the script gives none.
    var style: String?
    /// Messages are coloured.
    var isColoured = false
    /// Imports may leave the opened folder.
    var allowsOutside = false
    /// The limits that differ from the language's own.
    var limits: [LimitName: Int] = [:]
}

/// The limits that a flag each can change.
enum LimitName: String, Sendable, CaseIterable {
    case instructions, steps, verbs, callDepth, handlerDepth, nestedCalls, controllers, elements, nesting, fileSize
}

/// An environment that a script's head wants to be tested under.
struct TestTarget: Sendable, Hashable {
    let release: Release
    let device: Device

    /// `ios 12, iPad landscape`
    var title: String { "ios \(EnvironmentText.text(release)), \(EnvironmentText.text(device))" }

    /// `ios12`, a part of a golden's name.
    var iosPart: String { "ios\(EnvironmentText.text(release))" }

    /// `iPad-landscape`, a part of a golden's name.
    var devicePart: String { EnvironmentText.text(device).split(separator: " ").joined(separator: "-") }
}

/// A script as it came in.
struct ScriptSource: Sendable {
    /// What messages call it.
    let name: String
    let bytes: [UInt8]
    /// The folder that `name` is seen from.
    let base: String
}
