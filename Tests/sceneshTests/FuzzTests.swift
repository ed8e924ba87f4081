import TestSupport
import Testing

@testable import scenesh

/// Whatever the input: no trap, no hang, and an end with status 0, 1 or 3. `make fuzz` looks further.
@Suite struct FuzzTests {
    /// Where the input that is being run is kept, to be found after a crash.
    private static func last(_ test: String) -> String { Project.path(".build/fuzz-last-\(test).scene") }

    private static let scripts = Project.files(under: "scripts", ending: ".scene").map { Array(Project.text($0).utf8) }

    private static let engine: Engine = {
        var options = EngineOptions()
        options.limits = [
            .instructions: 1_000_000, .elements: 1 << 20, .nestedCalls: 1_000, .steps: 2_000, .callDepth: 50,
            .handlerDepth: 16, .verbs: 200, .controllers: 500,
        ]
        return Engine(options: options)
    }()

    /// Runs an input to its end.
    private static func run(_ input: [UInt8], _ test: String = #function) throws {
        try FileSystem.replace(last(String(test.prefix { $0 != "(" })), with: input)
        let source = ScriptSource(name: "fuzz.scene", bytes: input, baseFolder: Project.path(".build"))
        let status = engine.record(source, under: nil).status
        #expect([.done, .failed, .scriptErrors].contains(status), "\(String(decoding: input, as: UTF8.self))")
    }

    @Test(.timeLimit(.minutes(10))) func aSampleOfDamagedScripts() throws {
        var mutations = Mutations(scripts: FuzzTests.scripts, seed: 1)
        for _ in 0..<1_500 { try FuzzTests.run(mutations.next()) }
    }

    /// A script cut off at every byte, and with every token deleted and doubled.
    @Test(.timeLimit(.minutes(10))) func everyCutOfAScript() throws {
        let script = try #require(FuzzTests.scripts.first)
        for count in 0...script.count { try FuzzTests.run(Array(script.prefix(count))) }
        let tokens = Mutations.tokens(of: script)
        for index in tokens.indices {
            var deleted = tokens
            deleted[index] = []
            try FuzzTests.run(Array(deleted.joined()))
            var doubled = tokens
            doubled[index] += [UInt8(ascii: " ")] + tokens[index]
            try FuzzTests.run(Array(doubled.joined()))
        }
    }

    /// A few through the process, where a crash is a status of its own.
    @Test func aFewThroughTheProcess() throws {
        var mutations = Mutations(scripts: FuzzTests.scripts, seed: 2)
        for _ in 0..<25 {
            let scratch = try Scratch()
            let input = mutations.next()
            try FileSystem.replace(scratch["x.scene"], with: input)
            let result = try ToolProcess.run(
                ["x.scene", "--max-steps", "2000", "--max-verbs", "200"], in: scratch.path)
            #expect([0, 1, 3].contains(result.status), "\(String(decoding: input, as: UTF8.self))")
        }
    }
}
