import TestSupport
import Testing

@testable import scenesh

/// `scenesh graph`.
@Suite struct GraphCommandTests {
    private static let storyboard = """
        <document targetRuntime="iOS.CocoaTouch" initialViewController="a">
            <scenes>
                <scene><objects><viewController id="a" customClass="HomeViewController" sceneMemberID="viewController">
                    <connections><segue id="s" kind="show" identifier="open" destination="b"/></connections>
                </viewController></objects></scene>
                <scene><objects><viewController id="b" title="Help" sceneMemberID="viewController"/></objects></scene>
            </scenes>
        </document>

        """

    private static let mermaid = """
        flowchart LR
            s0_0["home<br>HomeViewController"]:::initial
            s0_1["help"]
            s0_0 -->|"show open"| s0_1
            classDef initial stroke-width:3px

        """

    @Test func mermaidIsTheDefault() throws {
        let result = try ToolProcess.run(["graph", "-"], input: Self.storyboard)
        #expect(result == .init(status: 0, output: Self.mermaid, errors: ""))
    }

    @Test func jsonHasIdsAndNames() throws {
        let result = try ToolProcess.run(["graph", "--format", "json", "-"], input: Self.storyboard)
        #expect(result.status == 0 && result.errors.isEmpty)
        expectText(result.output, contains: #"{"id":"a","name":"home","kind":"viewController","class":"HomeView"#)
        expectText(result.output, contains: #"{"id":"s","kind":"show","identifier":"open","source":"a","destination":"#)
    }

    @Test func aCommittedGraphIsChecked() throws {
        let scratch = try Scratch()
        try scratch.write("Main.storyboard", Self.storyboard)
        try scratch.write("app.mmd", Self.mermaid)
        let same = try ToolProcess.run(["graph", "Main.storyboard", "--check", "app.mmd"], in: scratch.path)
        #expect(same == .init(status: 0, output: "", errors: ""))
        let other = try ToolProcess.run(
            ["graph", "Main.storyboard", "--format", "dot", "--check", "app.mmd"], in: scratch.path)
        #expect(other.status == 1 && other.output.isEmpty)
        expectText(other.errors, hasPrefix: "scenesh: 'app.mmd' differs from the graph; update it: ")
        expectText(other.errors, hasSuffix: "scenesh graph Main.storyboard --format dot > app.mmd\n")
        let missing = try ToolProcess.run(["graph", "Main.storyboard", "--check", "none.mmd"], in: scratch.path)
        #expect(missing.status == 2 && missing.errors.contains("cannot read 'none.mmd'"), "\(missing)")
    }

    @Test func mistakesHaveTheirPlaces() throws {
        let scratch = try Scratch()
        let wrong = Self.storyboard.replacing("destination=\"b\"", with: "destination=\"c\"")
        try scratch.write("Main.storyboard", wrong)
        let result = try ToolProcess.run(["graph", "Main.storyboard"], in: scratch.path)
        #expect(result.status == 3 && result.output.isEmpty)
        expectText(result.errors, contains: "error[E0604]: the segue leads to 'c', which does not exist")
        expectText(result.errors, contains: "Main.storyboard:4:83")
        let unknown = Self.storyboard.replacing("kind=\"show\"", with: "kind=\"shows\"")
        let warned = try ToolProcess.run(["graph", "-"], input: unknown)
        #expect(warned.status == 0 && warned.output.contains("shows open"), "\(warned)")
        expectText(warned.errors, contains: "did you mean 'show'?")
    }
}
