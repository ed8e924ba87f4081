// tidy: long, examples are whole storyboards.

import SceneLang

extension Explanation {
    /// The explanations of views that nothing can use.
    static let viewChecks: [Explanation] = [
        explanation(
            .actionWithoutClass,
            """
            A control sends an action to a controller without a class of the app. UIKit's own class has no method with \
            this name, so only an extension of UIViewController can have it.
            """,
            why: """
                When the control is used, UIKit raises an exception: unrecognized selector sent to instance.
                """,
            example: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <view key="view" id="view">
                                        <subviews>
                                            <button id="save">
                                                <connections>
                                                    <action selector="save:" destination="home" id="action"/>
                                                </connections>
                                            </button>
                                        </subviews>
                                    </view>
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
                                <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController">
                                    <view key="view" id="view">
                                        <subviews>
                                            <button id="save">
                                                <connections>
                                                    <action selector="save:" destination="home" id="action"/>
                                                </connections>
                                            </button>
                                        </subviews>
                                    </view>
                                </viewController>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
        explanation(
            .cellWithoutIdentifier,
            """
            A dynamic prototype of a cell has no reuseIdentifier.
            """,
            why: """
                Code asks for a cell by this identifier, so no code can dequeue the cell.
                """,
            example: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <view key="view" id="view">
                                        <subviews>
                                            <tableView dataMode="prototypes" id="table">
                                                <prototypes>
                                                    <tableViewCell id="cell"/>
                                                </prototypes>
                                            </tableView>
                                        </subviews>
                                    </view>
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
                                <viewController id="home" sceneMemberID="viewController">
                                    <view key="view" id="view">
                                        <subviews>
                                            <tableView dataMode="prototypes" id="table">
                                                <prototypes>
                                                    <tableViewCell id="cell" reuseIdentifier="Row"/>
                                                </prototypes>
                                            </tableView>
                                        </subviews>
                                    </view>
                                </viewController>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
        explanation(
            .idleButton,
            """
            A button has no action, segue, menu, class, tag and attributes of its own, and no outlet leads to the button or \
            to the view around it. The check skips hidden and disabled buttons.
            """,
            why: """
                Nothing in the storyboard reacts to the button. Code cannot find a button in a view, and reads the items of a \
                bar only if it knows their order.
                """,
            example: """
                <document initialViewController="home">
                    <scenes>
                        <scene>
                            <objects>
                                <viewController id="home" sceneMemberID="viewController">
                                    <view key="view" id="view">
                                        <subviews>
                                            <button id="save"/>
                                        </subviews>
                                    </view>
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
                                <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController">
                                    <view key="view" id="view">
                                        <subviews>
                                            <button id="save">
                                                <connections>
                                                    <action selector="save:" destination="home" id="action"/>
                                                </connections>
                                            </button>
                                        </subviews>
                                    </view>
                                </viewController>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """),
        Explanation(
            .numberedScene,
            """
            A script uses the name of a scene that has a number, because the scene has no storyboard ID, class or label \
            of its own.
            """,
            why: """
                The numbers follow the order of the document. If a scene is added or moved, the same name can mean \
                another scene, without an error.
                """,
            example: """
                import "Main.storyboard"

                launch
                present view2
                """,
            fixedExample: """
                import "Main.storyboard"

                launch
                present details
                """),
    ]
}
