import SceneRuntime
import Testing

/// Names that come up while a script runs.
@Suite struct RunTextsTests {
    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// A world with an instance whose restoration identifier is `late`, which nothing declares.
    private static func stage() -> (stage: Stage, id: ControllerID, late: NameID) {
        var cls = ClassID.none
        var stage = Stage(17) { cls = $0.declare("home") }
        let id = stage.make(cls)
        let late = stage.world.internName(bytes("late"))
        _ = stage.world.write(.restorationIdentifier, of: ObjectRef(id), .string(late))
        return (stage, id, late)
    }

    @Test func ownNamesHaveNumbersOfTheirOwn() {
        var world = Self.stage().stage.world
        let before = world.blueprint
        let (first, second) = (world.internName(Self.bytes("two words")), world.internName(Self.bytes("other")))
        #expect(first != second)
        #expect(world.internName(Self.bytes("two words")) == first)
        #expect(world.findName(Self.bytes("other")) == second)
        #expect(!world.findName(Self.bytes("unknown")).exists)
        #expect(Array(world.text(of: first)) == Self.bytes("two words"))
        #expect(Array(before.names[first]).isEmpty)
        #expect(world.blueprint == before)
        var text: [UInt8] = []
        world.speller.spell(Argument(.name, extra: first.raw), .none, into: &text)
        #expect(text == Self.bytes("`two words`"))
    }

    @Test func declaredNamesComeFirst() {
        var world = Self.stage().stage.world
        let declared = world.blueprint.names.find(Self.bytes("home"))
        #expect(declared.exists)
        #expect(world.internName(Self.bytes("home")) == declared)
        #expect(!world.internName([]).exists)
    }

    /// An entry of a session may declare a name that has come up before.
    @Test func ownNamesMayBeDeclaredLater() {
        var (stage, id, late) = Self.stage()
        let kept = stage.world.internName(Self.bytes("kept"))
        var grown = stage.world.blueprint
        _ = grown.declare("late")
        stage.world.extend(grown)
        let declared = grown.names.find(Self.bytes("late"))
        #expect(declared != late)
        #expect(stage.world.internName(Self.bytes("late")) == declared)
        #expect(stage.world.read(.restorationIdentifier, of: ObjectRef(id)) == .value(.string(declared)))
        #expect(stage.world.internName(Self.bytes("kept")) == kept)
        #expect(Array(stage.world.text(of: late)) == Self.bytes("late"))
    }
}
