import SceneStoryboard
import TestSupport
import Testing

@testable import SceneLang

/// Reading storyboards: `NAME.storyboard` with what is read in `NAME.json`, and its diagnostics in `NAME.expected`.
///
/// With `SCENE_BLESS=1` the expectations are overwritten, and the test still fails once.
@Suite struct StoryboardTests {
    private static let folder = "Tests/SceneLangTests/Storyboards"
    static let paths = Repository.files(under: folder, ending: ".storyboard")

    @Test func thereAreManyStoryboards() { #expect(Self.paths.count >= 14) }

    @Test(arguments: paths) func readsAStoryboard(path: String) throws {
        let (file, reading) = try Self.read(path)
        var sources = SourceMap()
        _ = sources.add(file)
        let messages = DiagnosticRenderer(sources: sources).render(reading.diagnostics)
        let expectation = ExpectationFile(path.replacing(/\.storyboard$/, with: ".expected"))
        let text = messages.isEmpty ? Array("nothing\n".utf8) : messages
        if let difference = try expectation.difference(from: text) { Issue.record("\(difference)") }
        guard let storyboard = reading.storyboard else { return #expect(reading.hasErrors) }
        let json = ExpectationFile(path.replacing(/\.storyboard$/, with: ".json"))
        let text2 = SceneGraph([storyboard], files: [file.name]).json
        if let difference = try json.difference(from: text2) { Issue.record("\(difference)") }
    }

    static func read(_ path: String) throws -> (SourceFile, StoryboardReading) {
        let name = String(path.split(separator: "/").last ?? "")
        let file = SourceFile(name: name, bytes: try Repository.bytes(of: path))
        return (file, Storyboard.read(file, as: FileID(0)))
    }

    @Test func graphsAreTexts() throws {
        let storyboards = try ["shop", "names", "controls"].map { name in
            try #require(try Self.read("\(Self.folder)/\(name).storyboard").1.storyboard)
        }
        let texts = [
            ("shop.mmd", SceneGraph([storyboards[0]], files: []).mermaid),
            ("both.mmd", SceneGraph(Array(storyboards[..<2]), files: []).mermaid),
            ("shop.dot", SceneGraph([storyboards[0]], files: []).dot),
            ("both.dot", SceneGraph(Array(storyboards[..<2]), files: []).dot),
            ("controls.mmd", SceneGraph([storyboards[2]], files: []).mermaid),
            ("controls.dot", SceneGraph([storyboards[2]], files: []).dot),
        ]
        for (name, text) in texts {
            let expectation = ExpectationFile("\(Self.folder)/\(name)")
            if let difference = try expectation.difference(from: text.utf8) { Issue.record("\(difference)") }
        }
    }

    @Test(arguments: ["shop", "names", "settings", "controls"]) func scriptsAreFormattedAndHaveNoErrors(name: String)
        throws
    {
        let storyboard = try #require(try Self.read("\(Self.folder)/\(name).storyboard").1.storyboard)
        let script = StoryboardScript(storyboard)
        let notes = script.notes.map { "// note: \($0)\n" }.joined()
        let expectation = ExpectationFile("\(Self.folder)/\(name).scene")
        if let difference = try expectation.difference(from: (notes + script.text).utf8) {
            Issue.record("\(difference)")
        }
        let file = SourceFile(name: "\(name).scene", text: script.text)
        guard case .text(let formatted) = ScriptFormatter.format(file) else {
            Issue.record("the script cannot be formatted")
            return
        }
        #expect(formatted == file.bytes)
        let checked = Script.check(file, settings: Settings()) { _, _ in .failure("there is no such file") }
        #expect(checked.diagnostics.filter { $0.severity == .error } == [])
    }

    @Test func aLaunchScreenIsNoApp() throws {
        let text = "<?xml version=\"1.0\"?>\n<document launchScreen=\"YES\"/>"
        let file = SourceFile(name: "Launch.storyboard", text: text)
        let storyboard = try #require(Storyboard.read(file, as: FileID(0)).storyboard)
        let error = try #require(storyboard.launchScreenError(file, as: FileID(0)))
        #expect(error.code.id == "E0603" && String(decoding: file.text(of: error.span), as: UTF8.self) == "YES")
        #expect(try shop().launchScreenError(file, as: FileID(0)) == nil)
    }

    // MARK: What the picture does not have

    private func shop() throws -> Storyboard {
        try #require(try Self.read("\(Self.folder)/shop.storyboard").1.storyboard)
    }

    @Test func controllersHaveTheirProperties() throws {
        let storyboard = try shop()
        #expect(storyboard.name == "shop" && storyboard.system == .phone && !storyboard.isLaunchScreen)
        let shelf = try #require(storyboard.scenes.first)
        #expect(shelf.kind == .tableViewController && shelf.restorationIdentifier == "Shelf")
        #expect(shelf.navigationItemTitle == "Everything <new>" && shelf.exits == ["exs-00-001"])
        #expect(shelf.outlets.map(\.property) == ["dataSource", "priceView", "gestureRecognizers"])
        #expect(storyboard.scenes[2].definesPresentationContext && !shelf.definesPresentationContext)
        let info = storyboard.scenes[5]
        #expect(info.modalPresentationStyle == "fullScreen" && info.modalTransitionStyle == "flipHorizontal")
        let reference = try #require(storyboard.scenes[3].reference)
        #expect(reference.storyboard == "Account" && reference.identifier == "Profile")
        #expect(reference.bundle == "com.example.account")
    }

    @Test func objectsLieInEachOther() throws {
        let shelf = try shop().scenes[0]
        #expect(shelf.objects.map(\.id) == ["shl-00-003", "shl-00-006", "shl-00-007", "shl-00-008"])
        #expect(shelf.objects.map(\.parent) == [nil, nil, nil, 2])
        #expect(shelf.objects.map(\.isInController) == [true, true, false, false])
        #expect(shelf.objects[0].reuseIdentifier == "Product & Price")
    }

    @Test func actionsKnowTheirReceivers() throws {
        let product = try shop().scenes[4]
        let actions = product.objects.flatMap(\.actions)
        #expect(actions.map(\.selector) == ["buy:", "track:", "play", "save"])
        #expect(actions.map(\.target) == [.controller, .firstResponder, .other, .firstResponder])
    }

    @Test func seguesHaveTheirAttributes() throws {
        let segues = Dictionary(uniqueKeysWithValues: try shop().segues.map { ($0.id, $0) })
        let accessory = try #require(segues["seg-00-002"])
        #expect(accessory.isAccessory && accessory.trigger == 0 && accessory.target == 5)
        #expect(accessory.modalPresentationStyle == "formSheet" && accessory.modalTransitionStyle == "crossDissolve")
        let custom = try #require(segues["seg-00-003"])
        #expect(custom.customClass == "FadeSegue" && custom.identifier == nil && custom.trigger == nil)
        let price = try #require(segues["seg-00-005"])
        #expect(!price.isAnimated && price.anchor == 2 && price.trigger == 3)
        #expect(segues["seg-00-006"]?.creationSelector == "makeInfo:")
        let unwind = try #require(segues["seg-00-007"])
        #expect(unwind.unwindAction == "unwindToShelf:" && unwind.target == 0 && unwind.source == 4)
        #expect(segues["seg-00-008"]?.showAction == "showDetailViewController:sender:")
        #expect(segues["rel-00-003"]?.relationship == .rootViewController)
    }

    @Test func placesAreThoseOfTheSource() throws {
        let (file, reading) = try Self.read("\(Self.folder)/shop.storyboard")
        let segue = try #require(reading.storyboard?.segues.first)
        #expect(String(decoding: file.text(of: segue.span), as: UTF8.self) == "<segue")
        #expect(file.position(of: segue.span.start).line == 22)
    }
}
