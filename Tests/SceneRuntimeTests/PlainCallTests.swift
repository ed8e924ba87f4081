import Testing

@testable import SceneRuntime

/// The trace has a quick way for the calls that make up nearly all of it. It writes what the speller does.
@Suite struct PlainCallTests {
    /// Classes with an ordinary name and with one that needs backticks.
    private static let blueprint: Blueprint = {
        var blueprint = Blueprint()
        for name in ["inbox", "a name"] {
            var spec = ClassSpec()
            spec.name = blueprint.names.intern(Array(name.utf8))
            blueprint.classes.append(spec)
        }
        return blueprint
    }()

    private static let names: [InstanceName] = [1, 2, 10, 99, 1_234_567, .max].flatMap { ordinal in
        [2, 1].map { InstanceName(ClassID(UInt32(blueprint.classes.count - $0)), ordinal) }
    }

    @Test(arguments: Method.allCases)
    func isWrittenAsTheSpellerSpellsIt(method: Method) {
        let controller = ControllerID(7)
        let arguments: [Argument] = [.absent, .null, .bool(true), .bool(false), .controller(controller)]
        for (place, name) in PlainCallTests.names.enumerated() {
            for argument in arguments {
                var event = Event.none
                event.method = method
                event.depth = UInt16(place)
                event.receiver = ObjectRef(controller)
                event.receiverName = name
                event.arguments.0 = argument
                event.argumentNames.0 = PlainCallTests.names[(place + 1) % PlainCallTests.names.count]
                var writer = TraceWriter()
                writer.categories = .all
                let isKnown = writer.writeQuickly(&event)
                #expect(!isKnown)
                writer.write(event, in: PlainCallTests.blueprint, senders: [])
                let slowly = writer.take()
                let isQuick = writer.writeQuickly(&event)
                #expect(isQuick)
                var spelled = [UInt8](repeating: 0x20, count: 2 * place + 2)
                Speller(blueprint: PlainCallTests.blueprint, senders: []).spell(event, into: &spelled)
                #expect(slowly == spelled + [0x0A])
                #expect(writer.take() == slowly)
            }
        }
    }
}
