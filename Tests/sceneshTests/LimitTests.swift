import TestSupport
import Testing

@testable import scenesh

/// Each limit: a script that reaches it runs, and a larger one gets an error at its place.
@Suite struct LimitTests {
    /// A script for each size, and the least size that is too large where the limit is `LimitTests.limit`.
    struct Edge: Sendable, CustomTestStringConvertible {
        let name: LimitName
        let code: String
        let firstTooLarge: Int
        /// What the tool ends with.
        let status: Int32
        let script: @Sendable (Int) -> String

        var testDescription: String { "\(name): \(script(2).prefix(40).debugDescription)" }

        init(
            _ name: LimitName, _ code: String, at firstTooLarge: Int, _ status: Int32 = 1,
            script: @escaping @Sendable (Int) -> String
        ) {
            (self.name, self.code, self.firstTooLarge, self.status) = (name, code, firstTooLarge, status)
            self.script = script
        }
    }

    private static let limit = 40

    /// Controllers that load each other's views, each in the handler of the one before.
    private static func nest(_ count: Int) -> String {
        """
        controller C {
            var rest = 0
            on viewDidLoad { if rest > 1 { let next = C(); next.rest = rest - 1; let view = next.view } }
        }
        let first = C()
        first.rest = \(count)
        load first
        """
    }

    private static let edges: [Edge] = [
        // A turn of such a loop is two jumps. The making of `f` and its call count more.
        Edge(.instructions, "E0408", at: 9) { "func f(n) { var i = 0; while i < n { i += 1 } }\nf(\($0))" },
        // The first line of the trace has 36 bytes, and each of these 6.
        Edge(.output, "E0409", at: 1) { "repeat \($0) { print \"x\" }" },
        Edge(.steps, "E0404", at: 41) { String(repeating: "post \"x\"\n", count: $0) },
        Edge(.verbs, "E0403", at: 41) {
            "initial scene a { on viewDidLoad { for i in 0..<\($0) { post \"x\" } } }\nlaunch"
        },
        Edge(.callDepth, "E0401", at: 41) { "func f(n) { if n > 1 { f(n - 1) } }\nf(\($0))" },
        Edge(.handlerDepth, "E0402", at: 41, script: nest),
        Edge(.nestedCalls, "E0407", at: 41, script: nest),
        Edge(.controllers, "E0405", at: 41) {
            "controller C\nvar all = []\nfor i in 0..<\($0) { all.append(C()) }"
        },
        Edge(.elements, "E0406", at: 41) { "var all = []\nfor i in 0..<\($0) { all.append(i) }" },
        Edge(.elements, "E0406", at: 41) { "let all = [\(String(repeating: "1,", count: $0))]" },
        Edge(.elements, "E0406", at: 41) { "var text = \"\"\nfor i in 0..<\($0) { text += \"x\" }" },
        Edge(.elements, "E0406", at: 41) { "var all = []\nfor i in 0..<\($0) { all.insert(i, 0) }" },
        Edge(.elements, "E0406", at: 41) { "let all = (0..<\($0)).reversed()" },
        Edge(.elements, "E0406", at: 41) { "let all = \"\(String(repeating: "x", count: $0))\".split(\"\")" },
        Edge(.elements, "E0406", at: 14) { "let text = \"\(String(repeating: "ŉ", count: $0))\".uppercased()" },
        // A key and a value are two.
        Edge(.elements, "E0406", at: 21) { "var all = [:]\nfor i in 0..<\($0) { all[i] = i }" },
        Edge(.nesting, "E0113", at: 40, 3) {
            "let x = " + String(repeating: "(", count: $0) + "1" + String(repeating: ")", count: $0)
        },
        Edge(.fileSize, "E0010", at: 41, 3) { String(repeating: "/", count: $0) },
    ]

    @Test func everyLimitHasAnEdge() {
        #expect(Set(Self.edges.map(\.name)) == Set(LimitName.allCases))
    }

    @Test(arguments: edges) func isMetAtItsEdge(edge: Edge) {
        let below = Self.record(edge, edge.firstTooLarge - 1)
        #expect(below.status == .done, "\(String(decoding: below.messages, as: UTF8.self))")
        let above = Self.record(edge, edge.firstTooLarge)
        #expect(above.status.rawValue == edge.status)
        let message = String(decoding: above.messages, as: UTF8.self)
        #expect(message.hasPrefix("error[\(edge.code)]") && message.contains("--> edge.scene:"), "\(message)")
        expectText(message, contains: "^")
        // Most errors say how to raise the limit.
        let flag = "--max-\(edge.name.flag)"
        if message.contains("--max-") { expectText(message, contains: flag) }
    }

    /// What is far beyond the limit ends as soon: nothing is made before it is counted.
    @Test(arguments: edges) func farBeyondIsNoDifferent(edge: Edge) {
        let far = Self.record(edge, edge.firstTooLarge * 50)
        #expect(far.status.rawValue == edge.status)
        #expect(far.trace.count < 20_000)
    }

    /// However small the collections are: a million elements in all, where the limit is small.
    private static let manySmallCollectionsAreTooMuchCases: [TextArgument] = [
        "var s = []\nwhile true { s = [s, s] }", "var s = [1]\nwhile true { s = s + [s, s] }",
        "func f() { var i = 0; return { i += 1 } }\nvar s = nil\nwhile true { s = [s, f()] }",
        "var s = nil\nvar n = 0\nwhile true { s = [\"n\": n, \"s\": s]; n += 1 }",
        "var s = 1\nrepeat 64 { s = [s, s] }\nprint s",
    ]

    @Test(arguments: manySmallCollectionsAreTooMuchCases)
    func manySmallCollectionsAreTooMuch(_ script: TextArgument) {
        var options = EngineOptions()
        options.limits = [.elements: Self.limit]
        let source = ScriptSource(name: "many.scene", bytes: Array(script.text.utf8), baseFolder: ".")
        let recording = Engine(options: options).record(source, under: nil)
        #expect(recording.status.rawValue == 1)
        let message = String(decoding: recording.messages, as: UTF8.self)
        #expect(message.hasPrefix("error[E0406]") && message.contains("--> many.scene:"), "\(message)")
    }

    /// `Benchmarks/instructions` checks that their cost grows with their number.
    @Test func manyScenesRun() throws {
        let scratch = try Scratch()
        let scenes = (0..<40_000).map { "scene s\($0)\n" }.joined()
        try scratch.write("many.scene", "initial scene home\n\(scenes)launch\n")
        let result = try ToolProcess.shell("\"$TOOL\" --quiet many.scene", in: scratch.path)
        #expect(result.status == 0, "\(result)")
    }

    private static func record(_ edge: Edge, _ size: Int) -> Recording {
        var options = EngineOptions()
        options.limits = [edge.name: limit]
        if edge.name == .nestedCalls { options.limits[.handlerDepth] = 10_000 }
        let source = ScriptSource(name: "edge.scene", bytes: Array(edge.script(size).utf8), baseFolder: ".")
        return Engine(options: options).record(source, under: nil)
    }
}

extension LimitName {
    /// Its spelling in a flag: `call-depth`.
    fileprivate var flag: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
}
