import SceneRuntime

/// The declarations of the environment of a script: `ios`, `device`, `scenes`, `sdk` and `test` at the head of a file
/// or of a scenario.
struct ScriptEnvironment: Sendable {
    var release: Release?
    var device: Device?
    /// Whether the app has scenes; nil for what the script says about the app.
    var scenes: Bool?
    /// The SDK that the app is built with; nil for that of the release.
    var sdk: Release?
    /// The environments of `test ios … device …`, in order; empty without such a line.
    var tests: [Environment] = []
    var diagnostics: [Diagnostic] = []

    /// Reads the declarations of the environment, and reports duplicates. Without a device of its own, it has the
    /// `inherited` one. A `test` line that names no release or no device has that of `fallback`. `isOfScenario` is true
    /// for the declarations in the head of a scenario.
    init(
        _ declarations: [DeclarationID], of tree: SyntaxTree, names: IdentifierTable, inherited: Device? = nil,
        fallback: Environment = Environment(), isOfScenario: Bool = false
    ) {
        var first: [String: SourceSpan] = [:]
        var versions: [Release] = []
        var devices: [Device] = []
        var modes: [Bool] = []
        var sdks: [Release] = []
        for id in declarations {
            let span = tree.span(of: id)
            switch tree[id] {
            case .ios(let version):
                release = read(version, span)
                note("ios", span, in: &first, isOfScenario)
            case .device(let specification):
                device = Self.read(specification, names)
                note("device", span, in: &first, isOfScenario)
            case .scenes(let mode):
                scenes = mode.isOn
                note("scenes", span, in: &first, isOfScenario)
            case .sdk(let version):
                sdk = read(version, span, of: "SDK")
                note("sdk", span, in: &first, isOfScenario)
            case .test(let wanted, let kinds, let asked, let built):
                modes += tree.elements(of: asked).map { $0.isOn }
                sdks += tree.elements(of: built).compactMap { read($0, span, of: "SDK") }
                versions += tree.elements(of: wanted).compactMap { read($0, span) }
                devices += tree.elements(of: kinds).map { Self.read($0, names) }
            default: break
            }
        }
        device = device ?? inherited
        if !versions.isEmpty || !devices.isEmpty || !modes.isEmpty || !sdks.isEmpty {
            addTests(versions, devices, modes, sdks, fallback)
        }
        reportEarlyScenes(declarations, of: tree)
    }

    /// Adds the environments of a `test` line: every combination of what it lists.
    private mutating func addTests(
        _ versions: [Release], _ devices: [Device], _ modes: [Bool], _ sdks: [Release], _ fallback: Environment
    ) {
        for release in versions.isEmpty ? [release ?? fallback.release] : versions {
            for device in devices.isEmpty ? [device ?? fallback.device] : devices {
                for mode in modes.isEmpty ? [scenes] : modes.map(Optional.some) {
                    for kit in sdks.isEmpty ? [sdk ?? fallback.sdk] : sdks.map(Optional.some) {
                        tests.append(Environment(release: release, device: device, scenes: mode, sdk: kit))
                    }
                }
            }
        }
    }

    /// Reports `scenes on` with a release that has no scenes.
    private mutating func reportEarlyScenes(_ declarations: [DeclarationID], of tree: SyntaxTree) {
        let asked = tests + (release.map { [Environment(release: $0, scenes: scenes)] } ?? [])
        guard let early = asked.first(where: { $0.scenes == true && $0.release < .firstWithScenes }) else { return }
        let place = declarations.first { id in
            if case .scenes = tree[id] { return true }
            if case .test(_, _, let modes, _) = tree[id] { return !tree.elements(of: modes).isEmpty }
            return false
        }
        guard let place else { return }
        diagnostics.append(
            Diagnostic(
                .environmentRange, "iOS \(early.release.text) has no scenes", at: tree.span(of: place),
                help: "scenes exist since iOS 13; write: scenes off"))
    }

    private mutating func note(
        _ word: String, _ span: SourceSpan, in first: inout [String: SourceSpan], _ isOfScenario: Bool
    ) {
        guard let earlier = first.updateValue(span, forKey: word) else { return }
        let several =
            switch word {
            case "ios": "to run the script under several releases, write: test ios 12, 17"
            case "device": "to run the script on several devices, write: test device iPhone, iPad"
            case "scenes": "to run the script with and without scenes, write: test scenes off, on"
            default: "to run the script with several SDKs, write: test sdk 26, 27"
            }
        diagnostics.append(
            Diagnostic(
                .duplicateDeclaration, "duplicate '\(word)'", at: span, label: "second declaration",
                secondary: [.init(earlier, "first declaration")],
                help: isOfScenario ? "remove one of the two" : several))
    }

    /// Returns the release, or nil if it does not exist or is not modelled.
    private mutating func read(_ version: IOSVersion, _ span: SourceSpan, of what: String = "iOS") -> Release? {
        guard let major = UInt8(exactly: version.major), Release.known.contains(major) else {
            diagnostics.append(
                Diagnostic(
                    .environmentRange, "\(what) \(version.major) is not modelled", at: span,
                    help: "modelled releases are iOS \(Release.knownText)"))
            return nil
        }
        guard let minor = version.minor else { return Release(major) }
        // 99 means the last release of iOS with this major number.
        guard minor < 99 else {
            diagnostics.append(
                Diagnostic(
                    .environmentRange, "\(what) \(major).\(minor) is not modelled", at: span,
                    help: "write a release such as \(major) or \(major).1"))
            return nil
        }
        return Release(major, UInt8(minor))
    }

    private static func read(_ specification: DeviceSpecification, _ names: IdentifierTable) -> Device {
        let word = specification.name.flatMap { names.word(of: $0.name) }
        let device: Device
        if specification.name == nil {
            device = .window(width: specification.width, height: specification.height)
        } else {
            device = word == .iPad ? .iPad : .iPhone
        }
        guard let orientation = specification.orientation.flatMap({ names.word(of: $0.name) }) else { return device }
        return device.turned(to: orientation == .landscape ? .landscapeRight : .portrait)
    }

    /// Returns the declarations of a file outside of other declarations.
    static func declarations(of tree: SyntaxTree) -> [DeclarationID] {
        tree.elements(of: tree.root.statements).compactMap { statement in
            if case .declaration(let id) = tree[statement] { return id }
            return nil
        }
    }
}
