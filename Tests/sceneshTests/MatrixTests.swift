import SceneRuntime
import TestSupport
import Testing

@testable import scenesh

/// `scenesh matrix`.
@Suite struct MatrixTests {
    static let engine = Engine(options: EngineOptions())

    static func source(_ text: String) -> ScriptSource {
        ScriptSource(name: "-e", bytes: Array(text.utf8), baseFolder: Project.root)
    }

    static func matrix(_ text: String, _ environments: [RunEnvironment]) -> Matrix {
        Matrix(environments.map { (environment: $0, run: engine.observe(source(text), in: $0)) })
    }

    private static let presentation = """
        initial scene a { view { button key } }
        scene b
        style Covering: .custom { removesPresenter = true }
        style Asking: .custom { on shouldRemovePresentersView { return true } }
        launch
        present b anchor key
        """

    /// Whether the presenter's view leaves the window, which is when it hears `viewWillDisappear` and
    /// `viewDidDisappear`: the table of the reference, in its own words.
    private static let styleTable: [(style: String, ios: UInt8, device: Device, needsLine: Bool)] = [
        // fullScreen: yes (all versions)
        ("fullScreen", 12, .iPhone, true), ("fullScreen", 12, .iPad, true),
        ("fullScreen", 13, .iPhone, true), ("fullScreen", 13, .iPad, true),
        // currentContext: yes, for the controller that defines the context and its children
        ("currentContext", 12, .iPhone, true), ("currentContext", 12, .iPad, true),
        ("currentContext", 13, .iPhone, true), ("currentContext", 13, .iPad, true),
        // pageSheet/formSheet, regular width, ios<=12: no
        ("pageSheet", 12, .iPad, false), ("formSheet", 12, .iPad, false),
        // pageSheet/formSheet, compact width, ios<=12: yes (adapts to full screen)
        ("pageSheet", 12, .iPhone, true), ("formSheet", 12, .iPhone, true),
        // pageSheet/formSheet/automatic, ios13+: no, any width
        ("pageSheet", 13, .iPhone, false), ("pageSheet", 13, .iPad, false),
        ("formSheet", 13, .iPhone, false), ("formSheet", 13, .iPad, false),
        ("automatic", 13, .iPhone, false), ("automatic", 13, .iPad, false),
        // overFullScreen / overCurrentContext: no
        ("overFullScreen", 12, .iPhone, false), ("overFullScreen", 12, .iPad, false),
        ("overFullScreen", 13, .iPhone, false), ("overFullScreen", 13, .iPad, false),
        ("overCurrentContext", 12, .iPhone, false), ("overCurrentContext", 12, .iPad, false),
        ("overCurrentContext", 13, .iPhone, false), ("overCurrentContext", 13, .iPad, false),
        // custom: no, unless the presentation controller returns shouldRemovePresentersView = true
        ("custom", 12, .iPhone, false), ("custom", 12, .iPad, false),
        ("custom", 13, .iPhone, false), ("custom", 13, .iPad, false),
        ("Covering", 12, .iPhone, true), ("Covering", 12, .iPad, true),
        ("Covering", 13, .iPhone, true), ("Covering", 13, .iPad, true),
        ("Asking", 12, .iPhone, true), ("Asking", 12, .iPad, true),
        ("Asking", 13, .iPhone, true), ("Asking", 13, .iPad, true),
        // popover, regular: no
        ("popover", 12, .iPad, false), ("popover", 13, .iPad, false),
        // popover, compact, ios8-12: adapts to full screen: yes; ios13+: adapts to a sheet: no
        ("popover", 12, .iPhone, true), ("popover", 13, .iPhone, false),
        // none as a style: crash; blurOverFullScreen: tvOS only; over-full-screen family: no
        ("none", 12, .iPhone, false), ("none", 12, .iPad, false), ("none", 13, .iPhone, false),
        ("none", 13, .iPad, false),
        ("blurOverFullScreen", 12, .iPhone, false), ("blurOverFullScreen", 12, .iPad, false),
        ("blurOverFullScreen", 13, .iPhone, false), ("blurOverFullScreen", 13, .iPad, false),
    ]

    @Test func aPresentationReproducesTheTableOfStyles() throws {
        let environments = MatrixTests.styleTable.map {
            RunEnvironment(release: Release($0.ios), device: $0.device, style: $0.style)
        }
        let matrix = MatrixTests.matrix(MatrixTests.presentation, environments)
        for call in ["  a.viewWillDisappear(animated: true)", "  a.viewDidDisappear(animated: true)"] {
            let row = try #require(matrix.rows.first { $0.text == Array(call.utf8) })
            var told: [String] = []
            for (index, column) in matrix.columns.enumerated() where row.marks[index] {
                told += column.environments.map(\.title)
            }
            let expected = MatrixTests.styleTable.filter(\.needsLine).map {
                RunEnvironment(release: Release($0.ios), device: $0.device, style: $0.style).title
            }
            #expect(Set(told) == Set(expected), "\(call)")
            #expect(matrix.rows.count { $0.text == Array(call.utf8) } == 1)
        }
        let raised = matrix.columns.filter { column in
            column.lines.contains { String(decoding: $0.text, as: UTF8.self).contains("! exception") }
        }
        #expect(Set(raised.flatMap(\.environments).compactMap(\.style)) == ["none", "blurOverFullScreen"])
    }

    @Test func theCommandPrintsTheTable() throws {
        let result = try ToolProcess.run([
            "matrix", "--ios", "12,13", "--device", "iPhone,iPad", "--style", "fullScreen,pageSheet", "--differences",
            "--trace", "-view", "-e", MatrixTests.presentation,
        ])
        let expected = """
            A  ios 12 with fullScreen
               ios 12 on iPhone with pageSheet
            B  ios 12 on iPad with pageSheet
            C  ios 13 with fullScreen
            D  ios 13 with pageSheet

            A B C D
            x x x x  > launch
            . . x x    a.viewIsAppearing(animated: false)
            x x x x  > present b anchor key
            x . x .    a.viewWillDisappear(animated: true)
            . . x x    b.viewIsAppearing(animated: true)
            x . x .    a.viewDidDisappear(animated: true)

            """
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        let difference = LineDiff.difference(of: "the table", expected: expected, observed: result.output)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func diagnosticsAndExceptionsAreRows() {
        let text = "initial scene a\nlaunch\nif ios < 13 { present nil } else { print 1 / 0 }"
        let matrix = MatrixTests.matrix(text, [12, 13].map { RunEnvironment(release: Release($0)) })
        let rows = matrix.rows.filter(\.differs).map { String(decoding: $0.text, as: UTF8.self) }
        #expect(rows.contains { $0.contains("! exception NSInvalidArgumentException") })
        #expect(rows.contains { $0.hasPrefix("# stderr: error[") })
        #expect(matrix.columns.map(\.status) == [.failed, .failed])
    }

    @Test func whatTheScriptStylesStaysAsItIs() {
        let text = """
            initial scene a
            scene b
            launch
            present b style .fullScreen
            dismiss from a
            b.modalPresentationStyle = .fullScreen
            present b
            """
        let matrix = MatrixTests.matrix(
            text,
            ["pageSheet", "fullScreen", "custom"].map { RunEnvironment(release: Release(17), style: $0) })
        #expect(matrix.columns.count == 1)
    }

    @Test func narrowTerminalsGetTheTableInParts() throws {
        let result = try ToolProcess.run(
            ["matrix", "--ios", "3..\(Release.latest.major)", "scripts/rules/NAV-PUSH-6.scene"],
            environment: ["COLUMNS": "36"])
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.filter { $0.count > 36 } == [])
        #expect(lines.count { $0 == "A B C" } == 1 && lines.count { $0 == "D E F" } == 1)
    }

    @Test func everyLineOfJSONIsAnObject() throws {
        let result = try ToolProcess.run([
            "matrix", "--format", "json", "--ios", "12,13", "--style", "none", "-e", MatrixTests.presentation,
        ])
        #expect(result.status == 0)
        for line in result.output.split(separator: "\n") { #expect(JSON.isObject(Array(line.utf8)), "\(line)") }
    }

    /// What is wrong with a list, and what the message names.
    @Test(arguments: [
        ("--ios", "", "has an empty element"), ("--ios", "12,", "has an empty element"),
        ("--ios", "13..12", "'13..12' is a range in reverse order"),
        ("--ios", "12,2..5", "'2' is not a release of iOS"), ("--ios", "12,x", "'x' is not a release of iOS"),
        ("--ios", "8.3..9", "a range takes major releases"), ("--device", "iPad,toaster", "'toaster' is not a device"),
    ])
    func aWrongListNamesThePart(option: String, list: String, words: String) throws {
        let result = try ToolProcess.run(["matrix", option, list, "-e", "print 1"])
        #expect(result.status == 2 && result.errors.contains(words), "\(result)")
    }

    @Test func whatIsGivenForAllIsAboveTheTable() throws {
        let result = try ToolProcess.run(["matrix", "--ios", "12,13", "--device", "iPad", "-e", "print ios"])
        expectText(result.output, hasPrefix: "all: iPad\nA  ios 12\nB  ios 13\n")
    }

    @Test func columnsHaveLetters() {
        #expect([0, 25, 26, 51, 52].map(Matrix.label) == ["A", "Z", "AA", "AZ", "BA"])
    }

    @Test func listsOfEnvironments() throws {
        #expect(try EnvironmentList.releases("12, 13..15,12") == [12, 13, 14, 15].map { Release($0) })
        #expect(try EnvironmentList.releases("8.3,17") == [Release(8, 3), Release(17)])
        #expect(try EnvironmentList.devices("iPhone,iPad landscape").count == 2)
        #expect(EnvironmentList.styles(".pageSheet,pageSheet, Mine") == ["pageSheet", "Mine"])
    }
}
