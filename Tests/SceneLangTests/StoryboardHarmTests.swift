import SceneStoryboard
import TestSupport
import Testing

@testable import SceneLang

/// Storyboards that are damaged or made to harm: always a result within the limits, never a trap.
@Suite struct StoryboardHarmTests {
    private func read(_ text: String) -> StoryboardReading { read(Array(text.utf8)) }

    private func read(_ bytes: [UInt8]) -> StoryboardReading {
        let file = SourceFile(name: "Main.storyboard", bytes: bytes)
        let reading = Storyboard.read(file, as: FileID(0))
        // A place outside of the file cannot be shown.
        for diagnostic in reading.diagnostics {
            let spans = [diagnostic.span] + diagnostic.secondary.map(\.span)
            #expect(spans.allSatisfy { Int($0.end) <= bytes.count })
        }
        if let storyboard = reading.storyboard {
            let names = StoryboardNames(storyboard)
            #expect(Set(names.scenes).count == storyboard.scenes.count)
            #expect(names.objects.allSatisfy { Set($0).count == $0.count })
            #expect(!SceneGraph([storyboard], files: [file.name]).json.isEmpty)
            if !reading.hasErrors { checkScript(of: storyboard) }
        } else {
            #expect(reading.hasErrors)
        }
        return reading
    }

    /// Whatever the names in a storyboard are, its script can be parsed.
    private func checkScript(of storyboard: Storyboard) {
        let file = SourceFile(name: "script.scene", text: StoryboardScript(storyboard).text)
        var names = IdentifierTable()
        let parsed = Parser.parse(file, as: FileID(0), names: &names)
        let messages = parsed.diagnostics.map(\.message)
        #expect(messages == [], "\(String(decoding: file.bytes.prefix(2_000), as: UTF8.self))")
    }

    private static func bytes(_ name: String) throws -> [UInt8] {
        try Repository.bytes(of: "Tests/SceneLangTests/Storyboards/\(name).storyboard")
    }

    @Test func everyBeginningOfAStoryboardIsReadOrRefused() throws {
        let whole = try Self.bytes("shop")
        for count in stride(from: 0, to: whole.count - 12, by: 7) {
            #expect(read(Array(whole.prefix(count))).storyboard == nil)
        }
        #expect(!read(whole).hasErrors)
    }

    @Test func everyAttributeCanBeMissing() throws {
        let whole = try Self.bytes("shop")
        let text = String(decoding: whole, as: UTF8.self)
        let attributes = text.ranges(of: #/\ [A-Za-z]+="[^"]*"/#)
        #expect(attributes.count > 150)
        for attribute in attributes {
            var changed = text
            changed.removeSubrange(attribute)
            // The declaration of XML must have its version.
            if !changed.hasPrefix("<?xml version") { continue }
            #expect(read(changed).storyboard != nil, "without\(text[attribute])")
        }
    }

    @Test(arguments: 0..<8) func damageNeverTraps(seed: UInt64) throws {
        let whole = try ["shop", "names", "wrong-values"].map { try Self.bytes($0) }
        var damage = Mutations(scripts: whole, seed: seed)
        for _ in 0..<150 { _ = read(damage.next()) }
        var dice = Dice(seed: seed)
        for _ in 0..<150 {
            var bytes = whole[dice.below(whole.count)]
            bytes[dice.below(bytes.count)] = UInt8.random(in: 0...255, using: &dice)
            _ = read(bytes)
        }
    }

    private static let head = "<document targetRuntime=\"iOS.CocoaTouch\">"

    @Test func depthHasALimit() {
        let deep = { (count: Int) in
            Self.head + String(repeating: "<v>", count: count) + String(repeating: "</v>", count: count) + "</document>"
        }
        #expect(read(deep(255)).diagnostics.isEmpty)
        #expect(read(deep(256)).diagnostics.map(\.code.id) == ["E0607"])
        #expect(read(Self.head + String(repeating: "<color>", count: 100_000)).diagnostics.map(\.code.id) == ["E0607"])
    }

    @Test func attributesHaveALimit() {
        let wide = { (count: Int) in
            "<document \((0..<count).map { "a\($0)=\"\"" }.joined(separator: " "))/>"
        }
        #expect(read(wide(256)).diagnostics.isEmpty)
        #expect(read(wide(257)).diagnostics.map(\.code.id) == ["E0607"])
    }

    @Test func namesHaveALimit() {
        let names = Self.head + (0..<70_000).map { "<e\($0)/>" }.joined() + "</document>"
        #expect(read(names).diagnostics.map(\.code.id) == ["E0607"])
    }

    @Test func entitiesAreNeverDeclared() {
        let bomb = "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>"
        let reading = read(bomb)
        #expect(reading.diagnostics.map(\.code.id) == ["E0601"])
        #expect(reading.diagnostics.first?.message.contains("DOCTYPE") == true)
    }

    @Test func aRecognizerCannotLieInItself() {
        let scene = """
            <document><scenes><scene><objects><viewController id="a" sceneMemberID="viewController"/>
            <tapGestureRecognizer id="t">
                <view id="v"><connections>
                    <outletCollection property="gestureRecognizers" destination="t"/>
                    <action selector="a" destination="a"/>
                </connections></view>
                <connections><action selector="b" destination="a"/></connections>
            </tapGestureRecognizer></objects></scene></scenes></document>
            """
        let objects = read(scene).storyboard?.scenes.first?.objects ?? []
        #expect(objects.map(\.id) == ["t", "v"] && objects.map(\.parent) == [nil, 0])
    }

    @Test func manyScenesTakeLinearTime() {
        let scenes = (0..<5_000).map { number in
            """
            <scene><objects><navigationController id="n\(number)" sceneMemberID="viewController"><connections>\
            <segue id="s\(number)" kind="relationship" relationship="rootViewController" destination="n\(number + 1)"/>\
            </connections></navigationController></objects></scene>
            """
        }
        let reading = read("<document><scenes>\(scenes.joined())</scenes></document>")
        #expect(reading.storyboard?.scenes.count == 5_000)
        #expect(reading.diagnostics.map(\.code.id) == ["E0604"])
    }
}
