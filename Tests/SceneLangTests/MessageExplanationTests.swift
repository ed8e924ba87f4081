import SceneRuntime
import Testing

@testable import SceneLang

/// The codes of UIKit's messages and their explanations.
@Suite struct MessageExplanationTests {
    @Test(arguments: UIKitMessage.allCases.filter { $0 != .none }) func eachMessageHasOne(message: UIKitMessage) throws
    {
        let explanation = try #require(MessageExplanation.of(message))
        #expect(explanation.messages.contains(message))
        for text in ["\(explanation.meaning)", "\(explanation.help)"] {
            #expect(text.hasSuffix(".") && text.count > 10, "\(text)")
        }
    }

    @Test func codesRise() {
        let codes = MessageExplanation.all.map { "\($0.code)" }
        #expect(codes == codes.sorted() && Set(codes).count == codes.count)
    }

    @Test func linesOfATraceAreRecognised() throws {
        let line = "  ! warning: Unbalanced calls to begin/end appearance transitions for <home: 0x...>."
        #expect("\(try #require(MessageExplanation.of(line: Array(line.utf8))).code)" == "U0401")
        #expect(MessageExplanation.of(line: Array("  home.viewDidLoad()".utf8)) == nil)
    }
}
