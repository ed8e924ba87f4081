package import SceneRuntime

/// What a warning or an exception of UIKit means, and what to do about it.
package struct MessageExplanation: Sendable {
    /// The code, such as `U0102`.
    package let code: StaticString
    /// What the app did, and what UIKit does.
    package let meaning: StaticString
    /// How to avoid the message.
    package let help: StaticString

    private init(_ code: StaticString, _ meaning: StaticString, help: StaticString) {
        (self.code, self.meaning, self.help) = (code, meaning, help)
    }

    /// The messages with the code, in their declaration order.
    package var messages: [UIKitMessage] {
        let code = code.utf8Bytes
        return UIKitMessage.allCases.filter { $0.code.utf8Bytes == code }
    }

    /// Returns the explanation of a message; nil for `.none`.
    package static func of(_ message: UIKitMessage) -> MessageExplanation? {
        let code = message.code.utf8Bytes
        return all.first { $0.code.utf8Bytes == code }
    }

    /// Returns the explanation of the message of a line of a trace, such as `! warning: …`; nil for other lines.
    package static func of(line: [UInt8]) -> MessageExplanation? {
        let text = Array(line.drop { $0 == 0x20 })
        for marker in ["! warning: ", "! exception "] where text.starts(with: Array(marker.utf8)) {
            let rest = Array(text.dropFirst(marker.utf8.count))
            return UIKitMessage.allCases.first { $0.matches(rest) }.flatMap { of($0) }
        }
        return nil
    }

    /// The explanations in the order of their codes.
    package static let all: [MessageExplanation] = presentations + navigation + others

    private static let presentations: [MessageExplanation] = [
        MessageExplanation(
            "U0101", "A controller can present only one controller. UIKit ignores the second presentation.",
            help: "Present from the controller that is already presented, or dismiss it first and wait for its end."),
        MessageExplanation(
            "U0102",
            "The view of the presenting controller is not in a window, so UIKit ignores the presentation.",
            help: "Present in viewDidAppear, or from a controller whose view is on screen."),
        MessageExplanation(
            "U0103", "The controller takes part in a presentation that has not ended. UIKit ignores the second one.",
            help: "Present in the completion block of the first presentation."),
        MessageExplanation(
            "U0104", "The presenting controller is in no hierarchy of controllers whose root is that of a window.",
            help: "Add the controller as a child before it presents, or present from its parent."),
        MessageExplanation(
            "U0105", "The controller to present is a child of another controller, or the root of a window.",
            help: "Present a new instance, or remove the controller from its parent first."),
        MessageExplanation(
            "U0106", "Another controller already presents this instance.",
            help: "Present a new instance, or dismiss the first presentation and wait for its end."),
        MessageExplanation(
            "U0107", "The argument of the presentation is nil.",
            help: "Check where the controller comes from, such as an optional variable or a storyboard's identifier."),
        MessageExplanation(
            "U0108",
            "The style `.custom` needs a presentation controller, and `.none` can be only an answer of a delegate.",
            help: "Set transitioningDelegate, or choose another modalPresentationStyle."),
        MessageExplanation(
            "U0109", "The partial curl is possible only from and to controllers that cover the whole screen.",
            help: "Choose another modalTransitionStyle, or the style .fullScreen."),
        MessageExplanation(
            "U0110", "A popover points at a view or a bar button item, and neither is set.",
            help: "Set sourceView or barButtonItem of popoverPresentationController before the presentation."),
        MessageExplanation(
            "U0111", "In a regular width, UIKit shows the controller as a popover, which needs an anchor.",
            help: "Set sourceView or barButtonItem of popoverPresentationController. Test on an iPad."),
        MessageExplanation(
            "U0112", "A transition of the presentation runs, so UIKit ignores the call of dismiss.",
            help: "Dismiss in the completion block of the presentation."),
        MessageExplanation(
            "U0121", "The alert has neither a title nor a message nor an action.", help: "Give the alert a title."),
        MessageExplanation(
            "U0122", "Before iOS 9, each action of an alert must have a title.", help: "Give the action a title."),
        MessageExplanation(
            "U0123", "An alert can have one action of the style cancel.", help: "Use the style default for the other."),
        MessageExplanation(
            "U0124", "Only an alert of the style alert can have text fields.", help: "Use the style .alert."),
    ]

    private static let navigation: [MessageExplanation] = [
        MessageExplanation(
            "U0201", "The stack changed while a transition of the navigation controller ran.",
            help: "Wait for didShow, or change several controllers at once with setViewControllers."),
        MessageExplanation(
            "U0202", "The instance is already in the stack.", help: "Push a new instance, or pop to this one."),
        MessageExplanation(
            "U0203", "A navigation controller cannot be in the stack of another one.",
            help: "Push its root controller, or present the navigation controller."),
        MessageExplanation(
            "U0204", "A split view controller must be the root of a window or of a container that is.",
            help: "Make it the rootViewController of the window."),
        MessageExplanation(
            "U0205", "The controller is not in the stack.",
            help: "Take the controller from viewControllers, because a new instance is another controller."),
        MessageExplanation(
            "U0206", "A list of controllers contains one instance twice.", help: "Use a new instance for each place."),
        MessageExplanation(
            "U0207", "A search or another transition is active, so the stack stays as it is.",
            help: "Set isActive of the search controller to false, and pop after its end."),
        MessageExplanation(
            "U0208", "The selected controller must be one of viewControllers.",
            help: "Select the navigation controller that contains it, or set selectedIndex."),
        MessageExplanation(
            "U0301", "The storyboard's scene of the controller has no segue with this identifier.",
            help: """
                Compare the identifier in the storyboard with that in the code. A controller that code creates has no \
                segues.
                """),
        MessageExplanation(
            "U0302", "The storyboard has no scene with this identifier.",
            help: "Compare the storyboard ID of the scene with the text in the code."),
        MessageExplanation(
            "U0303", "A push segue needs a navigation controller that contains its source.",
            help: "Embed the source in a navigation controller, or use a segue of the kind show or present."),
        MessageExplanation(
            "U0304", "A custom segue needs a class that overrides perform().",
            help: "Set the class of the segue in the storyboard, and override perform()."),
        MessageExplanation(
            "U0305", "A segue action returned a controller that was not made with the coder.",
            help: "Return a controller that init(coder:) created with the coder of the segue action."),
    ]

    private static let others: [MessageExplanation] = [
        MessageExplanation(
            "U0401", "Appearance callbacks of the controller were not called in pairs.",
            help: """
                Call endAppearanceTransition once for each beginAppearanceTransition, and do not change the root while \
                a transition runs.
                """),
        MessageExplanation(
            "U0402", "The app called an appearance callback itself.",
            help: "Call beginAppearanceTransition and endAppearanceTransition."),
        MessageExplanation(
            "U0403", "The view of a controller was added to the view of a controller that is not its parent.",
            help: "Call addChild before addSubview, and didMove(toParent:) after it."),
        MessageExplanation(
            "U0404", "Two controllers have the same view.", help: "Give each controller a view of its own."),
        MessageExplanation(
            "U0405", "A transition between children needs two children of the same parent.",
            help: "Call addChild for both on the controller that runs the transition."),
        MessageExplanation(
            "U0406", "deinit, or code that it calls, reads the view of a controller whose view is not loaded.",
            help: "Use viewIfLoaded in deinit."),
        MessageExplanation(
            "U0501", "The nib does not connect the outlet view of its owner.",
            help: "Connect the outlet view in the nib."),
        MessageExplanation(
            "U0502", "The app's bundle has no nib with this name.", help: "Compare the name with that of the file."),
        MessageExplanation(
            "U0503", "An outlet of the storyboard or nib has no property in the class.",
            help: "Remove the connection, or give the class a property of this name. Check the class of the scene."),
        MessageExplanation(
            "U0504", "A view sends an action that its target does not have.",
            help: "Add the method to the class, or remove the connection. Check the class of the scene."),
        MessageExplanation(
            "U0601", "The supported orientations of the controller and those of the app have none in common.",
            help: "Return an orientation from supportedInterfaceOrientations that the app supports."),
        MessageExplanation(
            "U0602", "preferredInterfaceOrientationForPresentation returns an orientation that is not supported.",
            help: "Return one of supportedInterfaceOrientations."),
        MessageExplanation(
            "U0701", "The window has no root controller when the launch ends.",
            help: "Set rootViewController in didFinishLaunching, or name a main storyboard with an initial scene."),
        MessageExplanation(
            "U0702", "The app has no UIScene life cycle, which newer releases require.",
            help: "Add a scene manifest and a scene delegate."),
        MessageExplanation(
            "U0801", "The script ended the app, as fatalError and an unwrapped nil do.",
            help: "Find the statement above the line in the trace."),
        MessageExplanation(
            "U0802", "The model does not know what UIKit does here, so it ends the scenario and does not guess.",
            help: "The text says how a script avoids it."),
    ]
}
