import Testing

@testable import scenesh

@Suite struct DiscoveryTests {
    @Test func scriptsAreFoundWithTheirGoldens() throws {
        let scratch = try Scratch()
        let names = [
            "b.scene", "b.trace", "b.ios12.trace", "b.c.scene", "b.c.trace", "a/x.scene", "a/gone.trace",
            ".hidden/h.scene",
            "notes.txt",
        ]
        for name in names { try scratch.write(name, "x") }
        let found = Discovery(paths: [scratch.path])
        #expect(found.scripts.map { Path.name(of: $0.path) } == ["x.scene", "b.c.scene", "b.scene"])
        #expect(found.scripts.map(\.goldens) == [[], ["b.c.trace"], ["b.ios12.trace", "b.trace"]])
        #expect(found.orphans == [scratch["a/gone.trace"]])
        #expect(found.problems == [])
    }

    @Test func aFileIsFoundWithItsGoldensOnly() throws {
        let scratch = try Scratch()
        for name in ["b.scene", "b.trace", "c.trace"] { try scratch.write(name, "x") }
        let found = Discovery(paths: [scratch["b.scene"], scratch["b.scene"]])
        #expect(found.scripts.map(\.goldens) == [["b.trace"]])
        #expect(found.orphans == [])
    }

    @Test(arguments: [(".", "."), ("./", "."), ("a/..", "."), ("./a", "a"), ("/", "/"), ("/..", "/..")])
    func pathsAreJoined(written: String, joined: String) {
        #expect(Path.join(".", written) == joined)
    }

    @Test func pathsThatLeadNowhereAreProblems() throws {
        let scratch = try Scratch()
        try scratch.write("notes.txt", "x")
        #expect(Discovery(paths: [scratch["none"], scratch["notes.txt"]]).problems.count == 2)
    }

    @Test func theFilterLooksAtPaths() throws {
        let scratch = try Scratch()
        for name in ["tour/a.scene", "rules/a.scene", "rules/o.trace"] { try scratch.write(name, "x") }
        let found = Discovery(paths: [scratch.path], filter: "tour/")
        #expect(found.scripts.map(\.path) == [scratch["tour/a.scene"]])
        #expect(found.orphans == [])
    }
}
