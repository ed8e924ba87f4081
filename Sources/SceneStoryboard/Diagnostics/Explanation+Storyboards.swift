// tidy: long, one row a code.

public import SceneLang

extension Explanation {
    /// The codes of storyboards, explained: errors before warnings.
    public static let storyboards: [Explanation] =
        storyboardErrors + storyboardChecks + storyboardValues
        + viewChecks

    private static let storyboardErrors: [Explanation] = [
        explanation(
            .malformedStoryboard,
            """
            The file is not well-formed XML. Frequent causes are conflict markers of a merge, an element that is not \
            closed, and an encoding other than UTF-8.
            """,
            why: """
                Neither Xcode nor this tool can read such a file. This tool also reports E0601 for a file with a \
                DOCTYPE, because a DOCTYPE can declare entities.
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
            """
            The storyboard is for the Mac or for Apple Watch. The tool reads storyboards for iPhone, iPad and Apple \
            TV.
            """,
            why: """
                Controllers of the Mac and of Apple Watch have other life cycles. The rules of UIKit do not apply to \
                these controllers.
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
            """
            The storyboard is a launch screen, which the system shows while an app starts. The command `scenesh graph` \
            draws launch screens.
            """,
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
            The destination of a segue is an id that no controller and no exit has. The scene with this id was \
            probably deleted in a text editor, or lost in a merge. Xcode itself never writes such a segue.
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
            Two objects have the same id. A scene was probably copied in a text editor, or a merge kept both sides of \
            a conflict.
            """,
            why: "It is not clear to which of the two objects a connection with this id leads.",
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
            "The document names the id of an initial controller, but no scene has a controller with this id.",
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
            A document can have at most 64 MiB, 4,000,000 elements, and about 65,000 different names of elements. \
            Elements can be nested at most 256 deep, and an element can have at most 256 attributes.
            """,
            why: """
                The storyboards of apps are far smaller. The limits protect the tool from a file that fills the \
                memory.
                """,
            example: """
                <document>
                    <!-- elements that are nested more than 256 deep -->
                </document>
                """,
            fixedExample: """
                <document>
                    <!-- elements that are nested at most 256 deep -->
                </document>
                """),
        explanation(
            .notAStoryboard,
            "The file is XML, but not a storyboard. The tool does not read nib files (`.xib`).",
            why: "The file contains no scenes that the tool could run, check or draw.",
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
            A required attribute of the object is missing. A controller requires an id, and a segue requires a kind \
            and a destination.
            """,
            why: """
                No connection can lead to a controller without an id. A segue without a kind or a destination leads \
                nowhere.
                """,
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
            "The relationships or embed segues of a container lead back to the same container.",
            why: "When the app launches, UIKit would create controllers without end.",
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
            A navigation controller has only one root view controller. A split view controller has only one controller \
            for each column. Here, the container has two relationships of the same name, for example because a merge \
            kept both sides of a conflict.
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
            A value in the storyboard is not modelled: the kind of a controller, the kind of a segue, a relationship \
            or a style. The value is misspelt, or the version of Xcode that wrote the value is newer than this tool.
            """,
            why: "The traces, warnings and graphs of this tool may differ from the app.",
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
            "A scene has no controller, or more than one controller.",
            why: """
                The tool ignores a scene without a controller. If a scene has several controllers, the tool reads only \
                the first controller.
                """,
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
