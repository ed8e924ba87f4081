import TestSupport
import Testing

@testable import SceneRuntime

/// The trace has a quick way for the calls that make up nearly all of it. It writes what the speller does.
@Suite struct PlainCallTests {
    /// Classes with an ordinary name and with one that needs backticks.
    private static let blueprint: Blueprint = {
        var blueprint = Blueprint()
        for name in ["inbox", "a name", String(repeating: "long", count: 40)] {
            var spec = ClassSpec()
            spec.name = blueprint.names.intern(Array(name.utf8))
            blueprint.classes.append(spec)
        }
        return blueprint
    }()

    private static let names: [InstanceName] = [1, 2, 10, 99, 1_234_567, .max].flatMap { ordinal in
        [3, 2].map { InstanceName(ClassID(UInt32(blueprint.classes.count - $0)), ordinal) }
    }

    private static let longName = InstanceName(ClassID(UInt32(blueprint.classes.count - 1)), 1)

    @Test(arguments: Method.allCases)
    func isWrittenAsTheSpellerSpellsIt(method: Method) {
        let controller = ControllerID(7)
        let arguments: [(PlainForm, Argument)] = [
            (.absent, .absent), (.null, .null), (.yes, .bool(true)), (.no, .bool(false)),
            (.controller, .controller(controller)),
        ]
        for (place, name) in PlainCallTests.names.enumerated() {
            for (form, argument) in arguments {
                var event = Event.none
                event.method = method
                event.depth = UInt16(place)
                event.receiver = ObjectRef(controller)
                event.receiverName = name
                event.form = form
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
                Self.expect(slowly, spelled + [0x0A])
                Self.expect(writer.take(), slowly)
            }
        }
    }

    private static func expect(_ observed: [UInt8], _ expected: [UInt8]) {
        let difference = LineDiff.difference(of: "the line", expected: expected, observed: observed)
        if let difference { Issue.record("\(difference)") }
    }

    private static func call(of name: InstanceName) -> Event {
        var event = Event.none
        event.method = .viewDidLoad
        event.form = .absent
        event.receiver = ObjectRef(ControllerID(7))
        event.receiverName = name
        return event
    }

    private static func written(_ event: Event, by writer: inout TraceWriter) -> [UInt8] {
        writer.write(event, in: blueprint, senders: [])
        return writer.take()
    }

    /// A name that is too long to be kept is spelled out each time.
    @Test func longNamesAreSpelledEachTime() {
        var event = PlainCallTests.call(of: PlainCallTests.longName)
        var writer = TraceWriter()
        let first = PlainCallTests.written(event, by: &writer)
        let isQuick = writer.writeQuickly(&event)
        #expect(!isQuick)
        #expect(String(decoding: first, as: UTF8.self).contains("longlong.viewDidLoad"))
        Self.expect(PlainCallTests.written(event, by: &writer), first)
    }

    /// So is a line inside of more calls than a plain one can be.
    @Test func deepLinesAreSpelledEachTime() {
        var event = PlainCallTests.call(of: PlainCallTests.names[0])
        var writer = TraceWriter()
        for depth in [UInt16(UInt8.max), UInt16(UInt8.max) + 1, .max] {
            event.depth = depth
            let written = PlainCallTests.written(event, by: &writer)
            let isQuick = writer.writeQuickly(&event)
            #expect(isQuick == (depth <= UInt8.max))
            #expect(written.prefix { $0 == 0x20 }.count == 2 * Int(depth) + 2)
            if isQuick { Self.expect(writer.take(), written) }
        }
    }

    /// A name that was forgotten, or made room for another one, is spelled anew.
    @Test func forgottenNamesAreSpelledAnew() {
        var event = PlainCallTests.call(of: PlainCallTests.names[0])
        var writer = TraceWriter()
        let first = PlainCallTests.written(event, by: &writer)
        writer.forgetNames()
        let isKnown = writer.writeQuickly(&event)
        #expect(!isKnown)
        Self.expect(PlainCallTests.written(event, by: &writer), first)
        for ordinal in 1...200 {
            let other = InstanceName(PlainCallTests.names[1].cls, UInt32(ordinal))
            _ = PlainCallTests.written(PlainCallTests.call(of: other), by: &writer)
        }
        let isStillKnown = writer.writeQuickly(&event)
        #expect(!isStillKnown)
        Self.expect(PlainCallTests.written(event, by: &writer), first)
    }
}
