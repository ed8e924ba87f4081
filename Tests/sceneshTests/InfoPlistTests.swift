import Testing

@testable import scenesh

/// The storyboards that an app launches, as its Info.plist says.
@Suite struct InfoPlistTests {
    @Test func keysNameTheStoryboards() {
        let plist = InfoPlist(
            """
            <plist><dict><key>UILaunchStoryboardName</key><string>Launch</string>
            <key>UIMainStoryboardFile</key>
                <string>Start</string><key>UIMainStoryboardFile~ipad</key><string>Pad</string></dict></plist>
            """)
        #expect(plist.launches("Start") == true && plist.launches("Pad") == true)
        #expect(plist.launches("Main") == false && plist.launches("Launch") == false)
    }

    @Test func scenesNameTheStoryboards() {
        let scenes = "<key>UISceneConfigurations</key><dict/>"
        let main = InfoPlist(scenes + "<key>UISceneStoryboardFile</key><string>Main</string>")
        #expect(main.launches("Main") == true && main.launches("Other") == false)
        // The app makes its window in code.
        #expect(InfoPlist(scenes).launches("Main") == false)
    }

    /// The settings of the project can have the key.
    @Test func nothingIsKnownWithoutKeys() {
        #expect(InfoPlist("<plist><dict/></plist>").launches("Main") == nil)
        #expect(InfoPlist("<key>UIMainStoryboardFile</key><string>$(MAIN)</string>").launches("Main") == nil)
    }

    @Test func theNearestFileCounts() throws {
        let scratch = try Scratch()
        try scratch.write("App/Info.plist", "<key>UIMainStoryboardFile</key><string>Start</string>")
        try scratch.write("App/Base.lproj/Main.storyboard", "<document><scenes/></document>")
        let plist = InfoPlist.near(scratch.path + "/App/Base.lproj/Main.storyboard", limit: 1_000_000)
        #expect(plist == InfoPlist("<key>UIMainStoryboardFile</key><string>Start</string>"))
        #expect(plist?.launches("Main") == false)
    }
}
