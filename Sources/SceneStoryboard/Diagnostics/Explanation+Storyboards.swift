// tidy: long, one row a code.

public import SceneLang

extension Explanation {
    /// The codes of storyboards, explained: errors before warnings.
    public static let storyboards: [Explanation] = storyboardErrors + storyboardChecks + storyboardValues

    private static let storyboardErrors: [Explanation] = [
        explanation(
            .malformedStoryboard,
            """
            The file is not XML that can be read. Frequent causes are conflict markers of a merge, an element that \
            is not closed, and an encoding other than UTF-8. A DOCTYPE is refused, because it can declare entities.
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
            The storyboard is for the Mac or for Apple Watch, whose controllers have other life cycles. Storyboards \
            for iPhone, iPad and Apple TV can be read.
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
            A launch screen is shown while an app starts. It runs no code, so it cannot be imported or run. \
            `scenesh graph` draws it.
            """,
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
            A segue leads to an id that no controller or exit has. Xcode never writes such a segue. It remains if \
            the scene is deleted by hand, or lost in a merge.
            """,
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
                <document>
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
            Two objects have the same id, so it is not clear to which of them a connection leads. This happens if a \
            scene is copied by hand, or if a merge keeps both sides.
            """,
            example: """
                <document>
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document>
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                        <scene><objects><viewController id="help" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .missingInitial,
            "The document names an initial controller, but no scene has a controller with this id.",
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
            The document exceeds a limit: 64 MB, elements nested 256 deep, 256 attributes of an element, 4,000,000 \
            elements, or 65,536 names of elements. The storyboards of apps are far smaller.
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
            An object does not have an attribute without which it cannot be understood: a controller needs an id, a \
            segue a kind and a destination.
            """,
            example: """
                <document>
                    <scenes>
                        <scene><objects><viewController sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document>
                    <scenes>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .endlessContainer,
            """
            The relationships of a container, or its embed segues, lead back to it, so UIKit would create controllers \
            without end when the app launches.
            """,
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
            A navigation controller has one root view controller, and a split view controller one controller for each \
            column. A second relationship of the same name remains if a merge keeps both sides.
            """,
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
            The storyboard has a kind of controller or segue, a relationship or a style that is not modelled. It is \
            misspelt, or it was written by a version of Xcode that is newer than this tool.
            """,
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
            """
            A scene has no controller, or more than one. A scene without a controller is ignored, and of several \
            controllers only the first one is read.
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
        _ code: DiagnosticCode, _ meaning: StaticString, example: StaticString, fixedExample: StaticString
    ) -> Explanation {
        Explanation(code, meaning, example: example, fixedExample: fixedExample, language: .storyboard)
    }
}
