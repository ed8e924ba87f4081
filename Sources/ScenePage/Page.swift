import SceneLang
import SceneRuntime

/// The state between two calls of the page: the texts that go in and out, and the run.
struct Page {
    /// The bytes that the page passes to a call.
    var input = ByteBuffer()
    /// The bytes that a call returns to the page.
    var output = ByteBuffer()
    /// The status of the run, as the exit status of the tool.
    private(set) var status: Int32 = 0
    var history: RunHistory?
    private(set) var sources = SourceMap()
    /// The script of the last run with its settings, for a player.
    private(set) var playable: (script: Script, settings: Settings, file: SourceFile)?
    /// The messages since the last time that they were taken, as the tool prints them, and those of them that are not
    /// about failed expectations.
    private var messages: (all: [UInt8], others: [UInt8]) = ([], [])
    /// The expectations that failed in the run.
    private var failedExpectations: [Diagnostic] = []

    /// Stores a result, and returns the number of its bytes.
    mutating func answer(_ bytes: [UInt8]) -> Int32 {
        output.store(bytes)
        return Int32(truncatingIfNeeded: bytes.count)
    }

    // MARK: Texts

    mutating func check() -> Int32 {
        let found = Script.check(input.file, settings: Settings(), reader: ImportedFile.read)
        return answer(DiagnosticText.list(found.diagnostics, found.sources))
    }

    mutating func tokens() -> Int32 { answer(ScriptColours(input.file).packed) }

    mutating func complete(at place: Int) -> Int32 {
        let session = Session(settings: Settings())
        let found = session.completion(of: input.file.bytes, at: place)
        var text = JSONWriter()
        text.object {
            $0.member("start", number: found.start)
            $0.member("hint", session.hint(of: Array(input.file.bytes.prefix(place))) ?? "")
            $0.list("candidates", found.candidates) { writer, candidate in
                writer.object {
                    $0.member("text", candidate.text)
                    $0.member("whole", candidate.isWhole)
                }
            }
        }
        return answer(text.bytes)
    }

    mutating func format() -> Int32 {
        switch ScriptFormatter.format(input.file) {
        case .text(let text): answer(text)
        case .hasErrors, .refused: answer([])
        }
    }

    mutating func explain() -> Int32 {
        let name = String(decoding: input.file.bytes, as: UTF8.self)
        guard let found = Explanation.named(name).first else { return answer([]) }
        var text = JSONWriter()
        text.object {
            $0.member("code", found.code.id)
            $0.member("title", found.code.title)
            $0.member("meaning", found.meaning)
            $0.member("example", found.example.description)
            $0.member("fixed", found.fixedExample.description)
        }
        return answer(text.bytes)
    }

    mutating func storyboard() -> Int32 { answer(StoryboardDocuments(input.bytes).json) }

    mutating func hover(at place: Int) -> Int32 {
        guard let found = Hover.at(place, in: input.file) else { return answer([]) }
        var text = JSONWriter()
        text.object {
            $0.member("start", number: found.start)
            $0.member("end", number: found.end)
            $0.member("title", found.title)
            $0.member("text", found.text)
        }
        return answer(text.bytes)
    }

    mutating func rule() -> Int32 {
        guard let spec = RuleSpec.named(input.file.bytes) else { return answer([]) }
        var text = JSONWriter()
        text.object {
            spec.write(to: &$0)
            spec.writeLinks(to: &$0)
        }
        return answer(text.bytes)
    }

    // MARK: Runs

    mutating func begin(flags: Int32, release: Int32, device: UInt32) -> Int32 {
        var settings = Settings()
        settings.explain = flags & 1 != 0
        settings.scenes = Page.scenes(flags >> 1 & 3)
        settings.release = Page.release(release)
        settings.device = Page.device(device)
        let compiled = Script.compile(input.file, settings: settings, reader: ImportedFile.read)
        sources = compiled.sources
        // As the tool does, it runs in the first environment of the `test` lines, except for what is chosen.
        settings.test = compiled.script?.tests.first
        if flags & 8 != 0, let script = compiled.script { settings.sdk = Page.launchableSDK(script, settings) }
        messages = ([], [])
        failedExpectations = []
        report(compiled.diagnostics)
        // The memory of the last run is free before the next one begins.
        history = nil
        let file = input.file
        playable = compiled.script.map { ($0, settings, file) }
        history = compiled.script.map { RunHistory($0, settings: settings) }
        status = history == nil ? 3 : 0
        var text: [UInt8] = []
        for environment in compiled.script?.tests ?? [] {
            let scenes = environment.scenes.map { $0 ? 1 : 2 } ?? 0
            text += "\(environment.release.code) \(Page.number(of: environment.device)) \(scenes)\n".utf8
        }
        return answer(text)
    }

    /// Continues the run until it ends or has executed about `fuel` jumps and calls. Returns whether it must continue.
    mutating func advance(fuel: Int) -> Bool {
        let goesOn = history?.advance(fuel: fuel) ?? false
        report(history?.takeDiagnostics() ?? [])
        let failed = history?.takeFailedExpectations() ?? []
        add(DiagnosticRenderer(sources: sources).render(failed))
        failedExpectations += failed
        if history?.machine.failed == true { status = 1 }
        return goesOn
    }

    mutating func takeTrace() -> Int32 {
        var text = output
        text.store([])
        // The bytes are copied while they are lent.
        unsafe history?.drainOutput { unsafe text.store($0) }
        output = text
        return Int32(truncatingIfNeeded: text.count)
    }

    /// The number of lines of the trace so far.
    var lineCount: Int32 { Int32(clamping: history?.lineCount ?? 0) }

    /// Returns the messages since the last call: all as the tool prints them, or those that are not about failed
    /// expectations.
    mutating func takeMessages(withExpectations: Bool) -> Int32 {
        let taken = messages
        messages = ([], [])
        return answer(withExpectations ? taken.all : taken.others)
    }

    /// Returns the expectations that failed in the run, as a list of diagnostics.
    mutating func failures() -> Int32 { answer(DiagnosticText.list(failedExpectations, sources)) }

    private mutating func report(_ diagnostics: [Diagnostic]) {
        let text = DiagnosticRenderer(sources: sources).render(diagnostics)
        add(text)
        messages.others += text
    }

    /// Adds messages to all of them, with the tool's blank line before them.
    private mutating func add(_ text: [UInt8]) {
        if !messages.all.isEmpty, !text.isEmpty { messages.all.append(0x0A) }
        messages.all += text
    }

    mutating func line(at number: Int) -> Int32 { answer(line(number)) }

    /// The first line of a statement that starts from byte `start` on and before `end`; -1 if there is none.
    func firstLine(from start: Int, to end: Int) -> Int32 {
        let line = history?.firstLine(ofStatementIn: max(0, start)..<max(0, start, end))
        return line.map { Int32(truncatingIfNeeded: $0) } ?? -1
    }

    mutating func go(to line: Int) -> Int32 { answer(picture(at: line)) }

    mutating func whyNot(_ line: Int) -> Int32 { answer(missedCalls(at: line)) }

    // MARK: Environments

    /// `1799` for iOS 17, `803` for iOS 8.3; nil for 0.
    private static func release(_ number: Int32) -> Release? {
        guard let major = UInt8(exactly: number / 100), let minor = UInt8(exactly: number % 100),
            Release.known.contains(major)
        else { return nil }
        return Release(major, minor)
    }

    /// Whether the app has scenes, for a number: 1 for on, 2 for off; nil for 0.
    private static func scenes(_ number: Int32) -> Bool? { number == 0 ? nil : number == 1 }

    /// Returns the SDK with which an app without scenes launches: iOS 27 requires scenes of one that is built with its
    /// SDK. Nil leaves the SDK to the script.
    private static func launchableSDK(_ script: Script, _ settings: Settings) -> Release? {
        let own = script.environment(settings)
        guard settings.scenes == false, own.sdk == nil, own.release >= .firstWithSceneException else {
            return settings.sdk
        }
        return .lastWithoutSceneException
    }

    /// The devices that have a number; the others have their sides: the width in the upper 16 bits.
    private static let devices: [Device] = [
        .iPhone, .iPad, Device.iPhone.turned(to: .landscapeRight), Device.iPad.turned(to: .landscapeRight),
    ]

    /// Returns the device for a number from 1, or for its sides; nil for 0.
    private static func device(_ number: UInt32) -> Device? {
        if number == 0 { return nil }
        if number <= devices.count { return devices[Int(number) - 1] }
        return .window(width: max(1, number >> 16), height: max(1, number & 0xFFFF))
    }

    private static func number(of device: Device) -> UInt32 {
        if let place = devices.firstIndex(of: device) { return UInt32(place + 1) }
        return min(device.width, 0xFFFF) << 16 | min(device.height, 0xFFFF)
    }
}
