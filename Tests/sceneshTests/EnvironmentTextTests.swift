import SceneRuntime
import Testing

@testable import scenesh

@Suite struct EnvironmentTextTests {
    @Test func releasesAreRead() {
        #expect(EnvironmentText.release("17") == Release(17))
        #expect(EnvironmentText.release("8.3") == Release(8, 3))
    }

    private static let next = "\(Release.latest.major + 1)"

    @Test(arguments: ["", "2", next, "x", "8.", ".3", "8.3.1", "+8", "-8", " 8", "256", "8.99"])
    func otherTextsAreNoReleases(text: String) { #expect(EnvironmentText.release(text) == nil) }

    @Test(arguments: ["iPhone", "iPad", "iPhone landscape", "iPad landscape", "320x480", "1024x768"])
    func devicesAreReadAndWritten(text: String) {
        #expect(EnvironmentText.device(text).map { EnvironmentText.text($0) } == text)
    }

    @Test(arguments: ["", "iPod", "iPad sideways", "iPad landscape twice", "x", "0x0", "1x", "1x2x3", "-1x2"])
    func otherTextsAreNoDevices(text: String) { #expect(EnvironmentText.device(text) == nil) }

    @Test func caseAndBlanksOfADeviceMakeNoDifference() {
        #expect(EnvironmentText.device("ipad  PORTRAIT") == .iPad)
    }

    @Test func categoriesAreAddedAndTaken() {
        #expect(EnvironmentText.categories([]) == .standard)
        #expect(EnvironmentText.categories(["+layout"])?.contains(.layout) == true)
        #expect(EnvironmentText.categories(["+layout", "-layout"]) == .standard)
        #expect(EnvironmentText.categories(["layout"]) == nil)
        #expect(EnvironmentText.categories(["+nothing"]) == nil)
        #expect(EnvironmentText.categories(["+"]) == nil)
    }
}
