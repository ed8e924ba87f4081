import Testing

@testable import scenesh

/// The version is stated once, in `Version.tool`; what must repeat it is compared.
@Suite struct VersionTests {
    @Test func everyMentionAgrees() throws {
        let printed = try ToolProcess.run(["--version"])
        #expect(printed.status == 0 && printed.output.hasPrefix("scenesh \(Version.tool) ("), "\(printed)")
        let changes = Project.text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") }
        #expect(changes?.hasPrefix("## \(Version.tool)") == true, "\(changes ?? "no heading")")
        let made = try ToolProcess.shell("make -s version")
        #expect(made.output == "\(Version.tool)\n", "\(made)")
        // Examples for users name a release: the newest one.
        let pinned = Project.text("docs/install.md").matches(of: /(?:rev: |@)v([0-9][0-9.]*)/).map { String($0.1) }
        #expect(!pinned.isEmpty && pinned.allSatisfy { $0 == Version.tool }, "\(pinned)")
    }
}
