/// The entry of an Info.plist with which an app adopts scenes.
struct SceneManifest: Sendable {
    /// The main storyboard without ending; nil for an app that makes its window in code.
    let storyboard: String?
    /// The class of the scene delegate.
    var delegate = "SceneDelegate"

    /// The entry, to be pasted into the dictionary of an Info.plist.
    var entry: String {
        let storyboardKey = storyboard.map { name in
            """
                            <!-- UIKit loads this storyboard; remove UIMainStoryboardFile -->
                            <key>UISceneStoryboardFile</key>
                            <string>\(SceneManifest.escaped(name))</string>

            """
        }
        return """
            <key>UIApplicationSceneManifest</key>
            <dict>
                <key>UIApplicationSupportsMultipleScenes</key>
                <false/>
                <key>UISceneConfigurations</key>
                <dict>
                    <key>UIWindowSceneSessionRoleApplication</key>
                    <array>
                        <dict>
                            <key>UISceneConfigurationName</key>
                            <string>Default Configuration</string>
                            <key>UISceneDelegateClassName</key>
                            <string>$(PRODUCT_MODULE_NAME).\(delegate)</string>
            \(storyboardKey ?? "")            </dict>
                    </array>
                </dict>
            </dict>

            """
    }

    /// A property list with the entry.
    var file: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(entry)</dict>
        </plist>

        """
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: String(character)
            }
        }.joined()
    }
}
