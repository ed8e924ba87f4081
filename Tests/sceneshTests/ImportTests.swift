import Testing

@testable import scenesh

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct ImportTests {
    private static func files(_ scratch: borrowing Scratch, allowsOutside: Bool = false) -> ImportFiles {
        let source = ScriptSource(name: "main.scene", bytes: [], baseFolder: scratch["app"])
        return ImportFiles(script: source, allowsOutside: allowsOutside, sizeLimit: 100)
    }

    private static func name(_ answer: ImportFiles.Answer) -> String? {
        if case .file(let name, _) = answer { name } else { nil }
    }

    @Test func importsAreReadFromTheImportersFolder() throws {
        let scratch = try Scratch()
        try scratch.write("app/parts/a.scene", "a")
        try scratch.write("app/parts/b.scene", "b")
        let files = ImportTests.files(scratch)
        #expect(ImportTests.name(files.read("parts/a.scene", importer: "main.scene")) == "parts/a.scene")
        #expect(ImportTests.name(files.read("b.scene", importer: "parts/a.scene")) == "parts/b.scene")
        #expect(ImportTests.name(files.read("../parts/b.scene", importer: "parts/a.scene")) == "parts/b.scene")
        #expect(ImportTests.name(files.read("none.scene", importer: "main.scene")) == nil)
        #expect(ImportTests.name(files.read("parts", importer: "main.scene")) == nil)
        #expect(ImportTests.name(files.read("", importer: "main.scene")) == nil)
    }

    @Test func nothingOutsideOfTheOpenedFolderIsRead() throws {
        let scratch = try Scratch()
        try scratch.write("app/main.scene", "m")
        try scratch.write("secret.scene", "s")
        symlink(scratch["secret.scene"], scratch["app/link.scene"])
        let files = ImportTests.files(scratch)
        for path in ["../secret.scene", "link.scene", scratch["secret.scene"], "/etc/passwd"] {
            #expect(ImportTests.name(files.read(path, importer: "main.scene")) == nil, "\(path)")
        }
        let open = ImportTests.files(scratch, allowsOutside: true)
        #expect(ImportTests.name(open.read("../secret.scene", importer: "main.scene")) != nil)
    }
}
