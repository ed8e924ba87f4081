import TestSupport
import Testing

@testable import scenesh

/// The skill for coding assistants, and llms.txt.
@Suite struct SkillTests {
    private static let folder = "skills/scenesh"

    /// The files are part of the tool, and equal those of the folder.
    @Test func theToolHasTheFilesOfTheFolder() throws {
        let names = Project.files(under: Self.folder, ending: ".md").map { String($0.dropFirst(Self.folder.count + 1)) }
        #expect(names.sorted() == SkillFile.names.sorted())
        var generated = """
            // swift-format-ignore-file
            // Generated from skills/scenesh: SCENE_BLESS=1 swift test --filter SkillTests writes it.

            /// The files of the skill, each after a line with its name.
            let skillTexts = #\"""

            """
        for name in SkillFile.names {
            generated += "\(SkillFile.heading)\(name)\n\(Project.text("\(Self.folder)/\(name)"))"
        }
        // The last line end of a literal is not part of it.
        generated += "\n\"\"\"#\n"
        let path = "Sources/scenesh/Skill/SkillTexts.swift"
        if let difference = try ExpectationFile(path).difference(from: generated.utf8) {
            Issue.record("\(difference)")
        }
    }

    /// The instructions have the front matter of a skill, and at most 2 KB after it.
    @Test func theInstructionsAreShort() throws {
        let text = Project.text("\(Self.folder)/SKILL.md")
        let parts = text.split(separator: "---\n", maxSplits: 1)
        let head = try #require(parts.first)
        #expect(text.hasPrefix("---\n") && head.hasPrefix("name: scenesh\ndescription: >-\n  "))
        #expect(head.contains("viewWillAppear"))
        #expect((parts.last ?? "").utf8.count <= 2048)
    }

    /// Each example of a statement in the cheat sheet is one of the language, and each command in the texts exists.
    @Test func commandsOfTheTextsExist() {
        for path in SkillFile.names.map({ "\(Self.folder)/\($0)" }) + ["llms.txt"] {
            let words = Project.text(path).split(separator: "`").filter { $0.hasPrefix("scenesh ") }
            for word in words {
                let command = word.split { $0 == " " || $0 == "\n" }[1]
                #expect(Subcommands.names.contains(String(command)), "\(path): scenesh \(command)")
            }
        }
    }

    /// Each step and question of the cheat sheet is a statement of a scenario, and each declaration one of a script.
    @Test func statementsOfTheCheatSheetAreRead() throws {
        let scratch = try Scratch()
        let sections = Project.text("\(Self.folder)/CHEATSHEET.md").split(separator: "\n## ").dropFirst()
        var count = 0
        for section in sections where !section.hasPrefix("Options") {
            for row in section.split(separator: "\n") where row.hasPrefix("| `") {
                // The cells are separated by ` | `, and every other part of a cell is code.
                let cell = (row.firstRange(of: " | ").map { row[..<$0.lowerBound] } ?? row).dropFirst(2)
                let spans = cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                for (place, span) in spans where place % 2 == 1 && !span.hasPrefix(":") && span != "scenesh repl" {
                    try scratch.write("a.scene", Self.script(with: String(span), isStep: !section.hasPrefix("D")))
                    let result = try ToolProcess.run(["check", scratch["a.scene"]])
                    #expect(result.status == 0, "\(span)\n\(result.output)")
                    count += 1
                }
            }
        }
        #expect(count > 60)
    }

    /// A script that declares what the cheat sheet names, with a statement of a scenario or a declaration.
    private static func script(with span: String, isStep: Bool) -> String {
        let text = span.replacing("_ in …", with: "_ in print 1").replacing("{ … }", with: "{ }")
        if !isStep { return declaration(text) }
        // A statement about `a` is about the alert of the rows before it, or about a scene.
        let usesAlert = text.contains("UIAlertAction") || text == "present a"
        let before = usesAlert ? #"let a = UIAlertController(title: "Go?", message: nil, preferredStyle: .alert)"# : ""
        return """
            ios 17
            initial scene nav: NavigationController { root -> home }
            scene home {
                view { button done -> save }
                action save(sender) { }
                segue show "open" -> detail
            }
            scene detail, sheet, x, y, b
            scene form { view { textField name } }
            scene tabs: TabBarController { tabs -> search }
            scene search
            \(usesAlert || text.hasPrefix("let a") ? "" : "scene a")
            scenario "one" {
                \(before)
                \(text)
            }
            """
    }

    /// A script with a declaration of the file or of a controller, and what the declaration names.
    private static func declaration(_ text: String) -> String {
        if ["class", "app", "delegate", "controller", "scene"].contains(where: text.hasPrefix) { return text }
        if text.hasPrefix("initial") { return "\(text)\nscene home" }
        if text.hasPrefix("tabs") { return "initial scene tabs: TabBarController { \(text) }\nscene home, search" }
        let action = text.hasPrefix("view") ? "action save { }" : ""
        return "scene home {\n\(text)\n\(action)\n}\nscene detail"
    }

    /// The links of the texts lead to files.
    @Test(arguments: ["llms.txt", "skills/scenesh/SKILL.md"]) func linksExist(path: String) {
        let links = Project.text(path).split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first }
        #expect(!links.isEmpty)
        let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        for link in links where !link.hasPrefix("https://") {
            let exists = FileSystem.kind(of: "\(Project.root)/\(folder)\(link)") == .regular
            #expect(exists, "\(path) links to \(link)")
        }
    }

    @Test func theCommandPrintsAllFiles() throws {
        let result = try ToolProcess.run(["skill"])
        #expect(result.status == 0)
        for name in SkillFile.names { #expect(result.output.contains(Project.text("\(Self.folder)/\(name)"))) }
    }

    @Test func theCommandWritesTheFolder() throws {
        let scratch = try Scratch()
        let written = try ToolProcess.run(["skill", "--write", scratch["skills"]])
        #expect(written.status == 0, "\(written)")
        for file in SkillFile.all { #expect(scratch.read("skills/scenesh/\(file.name)") == file.text) }
        // The same files may be written again, but no other file is replaced.
        #expect(try ToolProcess.run(["skill", "--write", scratch["skills"]]).status == 0)
        try scratch.write("skills/scenesh/SKILL.md", "mine")
        let refused = try ToolProcess.run(["skill", "--write", scratch["skills"]])
        #expect(refused.status == 2 && refused.errors.contains("SKILL.md' exists and differs"), "\(refused)")
        #expect(scratch.read("skills/scenesh/SKILL.md") == "mine")
    }
}
