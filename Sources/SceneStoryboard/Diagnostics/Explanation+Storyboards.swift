// tidy: long, one row a code.

public import SceneLang

extension Explanation {
    /// The codes of storyboards, explained: errors before warnings.
    public static let storyboards: [Explanation] = storyboardErrors + storyboardChecks + storyboardValues

    private static let storyboardErrors: [Explanation] = [
        explanation(
            .malformedStoryboard,
            """
            The file is not well-formed XML. Frequent causes are conflict markers of a merge, an element that is not \
            closed, and an encoding other than UTF-8.
            """,
            why: """
                Neither Xcode nor this tool can read such a file. This tool also refuses a DOCTYPE, which can declare \
                entities.
                """,
            example: """
                <document>
                    <scenes>
                        <scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document>
                    <scenes>
                    </scenes>
                </document>
                """),
        explanation(
            .otherSystem,
            "The storyboard is for the Mac or for Apple Watch. Storyboards for iPhone, iPad and Apple TV can be read.",
            why: """
                Controllers of the Mac and of Apple Watch have other life cycles, so the rules of UIKit do not apply \
                to them.
                """,
            example: """
                <document targetRuntime="MacOSX.Cocoa">
                </document>
                """,
            fixedExample: """
                <document targetRuntime="iOS.CocoaTouch">
                </document>
                """),
        explanation(
            .launchScreen,
            "The storyboard is a launch screen, which the system shows while an app starts. `scenesh graph` draws it.",
            why: "A launch screen runs no code, so it has no trace and cannot be imported or run.",
            example: """
                <document launchScreen="YES" initialViewController="home">
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document initialViewController="home">
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .danglingSegue,
            """
            A segue leads to an id that no controller or exit has. This happens if a scene is deleted in a text \
            editor, or lost in a merge. Xcode itself never writes such a segue.
            """,
            why: "There is no controller that the segue could show.",
            example: """
                <document>
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="open" kind="show" destination="detail"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
        explanation(
            .duplicateObject,
            """
            Two objects have the same id. This happens if a scene is copied in a text editor, or if a merge keeps both \
            sides.
            """,
            why: "It is not clear to which of the two objects a connection leads.",
            example: """
                <document>
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="open" kind="show" destination="help" identifier="open"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="help" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .missingInitial,
            "The document names an initial controller, but no scene has a controller with this id.",
            why: "The app has no controller to show when it launches.",
            example: """
                <document initialViewController="start">
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document initialViewController="home">
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .storyboardLimit,
            """
            The document exceeds a limit: 64 MiB, elements nested 256 deep, 256 attributes of an element, 4,000,000 \
            elements, or about 65,000 different names of elements.
            """,
            why: """
                The storyboards of apps are far smaller. The limits protect the tool from a file that fills the \
                memory.
                """,
            example: """
                <document>
                    <!-- more than 256 elements, each in the one before -->
                </document>
                """,
            fixedExample: """
                <document>
                    <!-- at most 256 -->
                </document>
                """),
        explanation(
            .notAStoryboard,
            "The file is XML, but not a storyboard. Nibs (.xib) have another root element and are not read.",
            why: "The file contains no scenes that could be run, checked or drawn.",
            example: """
                <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
                </archive>
                """,
            fixedExample: """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
                </document>
                """),
        explanation(
            .missingAttribute,
            """
            The object does not have an attribute that it requires. A controller requires an id, and a segue requires \
            a kind and a destination.
            """,
            why: "Without the attribute, no connection can lead to the controller, or the segue leads nowhere.",
            example: """
                <document>
                    <scenes>
                        <scene><objects><viewController sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document initialViewController="home">
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .endlessContainer,
            "The relationships of a container, or its embed segues, lead back to it.",
            why: "UIKit would create controllers without end when the app launches.",
            example: """
                <document initialViewController="nav">
                    <scenes>
                        <scene>
                            <objects>
                                <navigationController id="nav" sceneMemberID="viewController">
                                    <connections>
                                        <segue kind="relationship" relationship="rootViewController" id="root"
                                            destination="nav"/>
                                    </connections>
                                </navigationController>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document initialViewController="nav">
                    <scenes>
                        <scene>
                            <objects>
                                <navigationController id="nav" sceneMemberID="viewController">
                                    <connections>
                                        <segue kind="relationship" relationship="rootViewController" id="root"
                                            destination="home"/>
                                    </connections>
                                </navigationController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .secondChild,
            """
            A navigation controller has only one root view controller, and a split view controller only one controller \
            for each column. A second relationship of the same name remains if a merge keeps both sides.
            """,
            why: "It is not clear which of the two controllers the container shows.",
            example: """
                <document initialViewController="nav">
                    <scenes>
                        <scene>
                            <objects>
                                <navigationController id="nav" sceneMemberID="viewController">
                                    <connections>
                                        <segue kind="relationship" relationship="rootViewController" id="root"
                                            destination="home"/>
                                        <segue kind="relationship" relationship="rootViewController" id="root2"
                                            destination="home"/>
                                    </connections>
                                </navigationController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document initialViewController="nav">
                    <scenes>
                        <scene>
                            <objects>
                                <navigationController id="nav" sceneMemberID="viewController">
                                    <connections>
                                        <segue kind="relationship" relationship="rootViewController" id="root"
                                            destination="home"/>
                                    </connections>
                                </navigationController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
    ]

    private static let storyboardValues: [Explanation] = [
        explanation(
            .unknownValue,
            """
            The storyboard contains something that is not modelled: a kind (of a controller or of a segue), a \
            relationship, or a style. The value is misspelt, or it was written by a version of Xcode that is newer \
            than this tool.
            """,
            why: "What the tool runs, checks and draws may differ from the app.",
            example: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController"
                                    modalPresentationStyle="fullscreen"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController"
                                    modalPresentationStyle="fullScreen"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
        explanation(
            .sceneWithoutController,
            "A scene has no controller, or more than one.",
            why: "A scene without a controller is ignored. Of several controllers, only the first one is read.",
            example: """
                <document initialViewController="home">
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                        <scene><objects/></scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document initialViewController="home">
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
    ]

    static func explanation(
        _ code: DiagnosticCode, _ problem: StaticString, why reason: StaticString, example: StaticString,
        fixedExample: StaticString
    ) -> Explanation {
        Explanation(
            code, problem, why: reason, example: example, fixedExample: fixedExample, language: .storyboard)
    }
}
