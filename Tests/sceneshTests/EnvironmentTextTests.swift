import SceneRuntime
import Testing

@testable import scenesh

@Suite struct EnvironmentTextTests {
    @Test func releasesAreRead() {
        #expect(EnvironmentText.release("17") == Release(17))
        #expect(EnvironmentText.release("8.3") == Release(8, 3))
        for text in ["", "2", "27", "x", "8.", ".3", "8.3.1", "+8", "-8", " 8", "256", "8.99"] {
            #expect(EnvironmentText.release(text) == nil, "\(text)")
        }
    }

    @Test func devicesAreReadAndWritten() {
        for text in ["iPhone", "iPad", "iPhone landscape", "iPad landscape", "320x480", "1024x768"] {
            #expect(EnvironmentText.device(text).map { EnvironmentText.text($0) } == text)
        }
        #expect(EnvironmentText.device("ipad  PORTRAIT") == .iPad)
        for text in ["", "iPod", "iPad sideways", "iPad landscape twice", "x", "0x0", "1x", "1x2x3", "-1x2"] {
            #expect(EnvironmentText.device(text) == nil, "\(text)")
        }
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
