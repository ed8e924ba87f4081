import TestSupport
import Testing

@Suite struct TextArgumentTests {
    @Test func descriptionsAreOneLine() {
        let argument: TextArgument = "print \"a\"\nlaunch"
        #expect("\(argument)" == #""print \"a\"\nlaunch""#)
        #expect("\(TextArgument(String(repeating: "x", count: 101)))".utf8.count == 105)
    }
}
