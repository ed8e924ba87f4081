// tidy: long, one row a code.

import SceneLang

extension Explanation {
    /// The warnings of `scenesh check` about storyboards, explained.
    static let storyboardChecks: [Explanation] = [
        explanation(
            .missingReference,
            """
            The storyboard reference does not lead to a scene. There are three possible causes. The reference names \
            neither a storyboard nor a scene. The storyboard that the reference names is not found. The storyboard has \
            no scene with the identifier that the reference names. The tool first searches the folder of the file that \
            contains the reference. Then the tool searches the parent of this folder and everything below this parent, \
            up to three levels deep. The tool finds a storyboard only where files can be imported (E0216). The check \
            skips references with a bundleIdentifier, because such a reference leads into a framework.
            """,
            why: """
                When a segue to the reference is performed, UIKit raises an exception. This tool does not raise an \
                exception, but shows a plain controller. If the reference names neither a storyboard nor a scene, the \
                tool shows the initial scene of the storyboard that contains the reference.
                """,
            example: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="open" kind="presentation" destination="help" identifier="open"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene>
                            <objects>
                                <viewControllerPlaceholder id="help" referencedIdentifier="Helpp"
                                    sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="view" storyboardIdentifier="Help"
                            sceneMemberID="viewController"/></objects></scene>
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
                                        <segue id="open" kind="presentation" destination="help" identifier="open"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene>
                            <objects>
                                <viewControllerPlaceholder id="help" referencedIdentifier="Help"
                                    sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="view" storyboardIdentifier="Help"
                            sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .customSegueWithoutClass,
            "A custom segue runs the code of its class, but this segue has no class.",
            why: """
                UIKit uses the class UIStoryboardSegue for a segue without a class. The method perform() of this class \
                raises an exception.
                """,
            example: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="open" kind="custom" destination="help" identifier="open"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="help" sceneMemberID="viewController"/></objects></scene>
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
                                        <segue id="open" kind="custom" destination="help"
                                            identifier="open" customClass="FadeSegue"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="help" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .emptyContainer,
            """
            A navigation, tab bar or split view controller has no children in the storyboard. The container has no \
            class and no identifier. No segue from a scene with a class leads to the container.
            """,
            why: "No code can get the container and add children, so the container shows nothing.",
            example: """
                <document initialViewController="nav">
                    <scenes>
                        <scene><objects><navigationController id="nav"
                            sceneMemberID="viewController"/></objects></scene>
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
                                        <segue id="root" kind="relationship"
                                            relationship="rootViewController" destination="home"/>
                                    </connections>
                                </navigationController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="home" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .pushedContainer,
            "A push segue inside a navigation controller leads to another navigation controller.",
            why: """
                UIKit raises an exception, which ends the app. Present the other navigation controller, or push the \
                root of the other navigation controller. A show segue would present the other navigation controller.
                """,
            example: """
                <document initialViewController="nav">
                    <dependencies><deployment defaultVersion="1792" identifier="iOS"/></dependencies>
                    <scenes>
                        <scene>
                            <objects>
                                <navigationController id="nav" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="root" kind="relationship"
                                            relationship="rootViewController" destination="home"/>
                                    </connections>
                                </navigationController>
                            </objects>
                        </scene>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="open" kind="push" destination="other" identifier="open"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene>
                            <objects>
                                <navigationController id="other" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="again" kind="relationship"
                                            relationship="rootViewController" destination="home"/>
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
                                        <segue id="root" kind="relationship"
                                            relationship="rootViewController" destination="home"/>
                                    </connections>
                                </navigationController>
                            </objects>
                        </scene>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="open" kind="presentation" destination="other" identifier="open"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene>
                            <objects>
                                <navigationController id="other" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="again" kind="relationship"
                                            relationship="rootViewController" destination="home"/>
                                    </connections>
                                </navigationController>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
        explanation(
            .unperformedSegue,
            """
            The segue starts at a controller, not at a button, so only code could perform the segue. The segue has no \
            identifier.
            """,
            why: "Code needs an identifier to perform a segue, so this segue is never performed.",
            example: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="open" kind="presentation" destination="help"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="help" sceneMemberID="viewController"/></objects></scene>
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
                                        <segue id="open" kind="presentation" destination="help" identifier="open"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="help" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        explanation(
            .classOfDifferentKinds,
            "Two elements of different kinds have the same class.",
            why: "A class has only one superclass, and this superclass possibly does not fit both elements.",
            example: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" customClass="ListController"
                                    sceneMemberID="viewController">
                                    <connections>
                                        <segue id="open" kind="presentation" destination="list" identifier="open"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene><objects><tableViewController id="list" customClass="ListController"
                            sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """,
            fixedExample: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" customClass="HomeController"
                                    sceneMemberID="viewController">
                                    <connections>
                                        <segue id="open" kind="presentation" destination="list" identifier="open"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene><objects><tableViewController id="list" customClass="ListController"
                            sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
        Explanation(
            .actionMissingInClass,
            """
            A storyboard sends an action to a controller. The script declares the class of this controller, but the \
            class does not have the action.
            """,
            why: """
                UIKit raises the exception "unrecognized selector sent to instance". If the script does not declare \
                the class, the check assumes that the class has the action.
                """,
            example: """
                import "Main.storyboard"

                controller HomeViewController { }
                """,
            fixedExample: """
                import "Main.storyboard"

                controller HomeViewController {
                    action save(sender) { }
                }
                """),
        explanation(
            .paddedIdentifier,
            "The identifier is empty, or the identifier begins or ends with whitespace.",
            why: """
                Code must repeat the whitespace exactly, but whitespace is easily overlooked. Code cannot use an empty \
                identifier at all.
                """,
            example: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <connections>
                                        <segue id="open" kind="presentation" destination="help" identifier="open "/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="help" sceneMemberID="viewController"/></objects></scene>
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
                                        <segue id="open" kind="presentation" destination="help" identifier="open"/>
                                    </connections>
                                </viewController>
                            </objects>
                        </scene>
                        <scene><objects><viewController id="help" sceneMemberID="viewController"/></objects></scene>
                    </scenes>
                </document>
                """),
    ]
}
