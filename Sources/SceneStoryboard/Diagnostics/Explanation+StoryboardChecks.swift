// tidy: long, one row a code.

import SceneLang

extension Explanation {
    /// The warnings of `scenesh check` about storyboards, explained.
    static let storyboardChecks: [Explanation] = [
        explanation(
            .missingReference,
            """
            A storyboard reference names no storyboard, one that is not found, or an identifier that no scene of \
            it has. UIKit raises an exception when a segue follows it. Storyboards are found in the same folder \
            and in folders near it. A reference with a bundleIdentifier leads into a framework and is not \
            checked.
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
            """
            A custom segue does what its class says, but it has none.
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
            A navigation, tab bar or split view controller has no children in the storyboard, no class and no \
            identifier, and no scene with a class has a segue to it. So no code can get the container and add \
            children, and the container shows nothing.
            """,
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
            """
            UIKit raises an exception when a navigation controller is pushed onto another one. Present it, or \
            push its root instead.
            """,
            example: """
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
                                        <segue id="open" kind="show" destination="other" identifier="open"/>
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
            The segue starts at a controller, not at a button, so only code could perform it. But code performs a \
            segue by its identifier, and this segue has no identifier.
            """,
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
            """
            Two elements of different kinds have the same class. A class has one superclass, so it fits only one \
            of them.
            """,
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
            A storyboard sends an action to a controller whose class the script declares, and the class does not have \
            the action. UIKit raises an exception: unrecognized selector sent to instance. A class that the script \
            does not declare is assumed to have its actions.
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
            """
            An identifier is empty, or begins or ends with whitespace. Code would have to repeat the whitespace, \
            which is easily overlooked. Code cannot use an empty identifier.
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
