package import SceneRuntime

/// What a run looks like at one moment: what is on the screen, and who owns whom.
///
/// Players, editors and debuggers draw it. It is computed on request, and not stored for each line.
package struct Picture: Hashable, Sendable {
    /// The state of a controller's view.
    package enum ViewState: UInt8, CaseIterable, Sendable {
        case none, loaded, inWindow
    }

    /// A controller. Its children follow it, then the controller that it presents.
    package struct Node: Hashable, Sendable {
        /// Its number, as that of its calls: see `Machine.instanceNumber`.
        package let number: UInt64
        /// As in traces: `message#2`.
        package let name: String
        /// Its class: that of the script, otherwise the one of UIKit.
        package let className: String
        /// The class of UIKit from which it descends.
        package let base: ControllerKind
        package let title: String?
        /// `appearing`, `appeared`, `disappearing`, `disappeared`; `none` before its view is loaded.
        package let state: String
        package let view: ViewState
        /// The place of its view on the screen, or the one that it will have there; nil without a view.
        package let frame: ScreenFrame?
        package let role: ContentRole
        /// The style of its presentation after adaptation; nil if it is not presented.
        package let style: String?
        /// Whether it shows a bar; nil if it is not a navigation controller.
        package let navigationBar: Bool?
        package let toolbar: Bool?
        /// The titles or names of its tabs; nil without a tab bar.
        package let tabBar: [String]?
        package let selectedTab: Int?
        /// The number of controllers between it and the root of its window.
        package let depth: Int
    }

    /// A window with a root.
    package struct Window: Hashable, Sendable {
        package let name: String
        package let isKey: Bool
        package let frame: ScreenFrame
        /// The root, with those below it.
        package let nodes: [Node]
        /// The number of controllers that were left out, because there are too many, or they are nested too deep.
        package let omitted: Int
    }

    /// A transition that is running or waiting.
    package struct Transition: Hashable, Sendable {
        /// `push`, `dismissal that uncovers`
        package let kind: String
        package let from: String?
        package let to: String?
        /// From 0 to 1.
        package let progress: Double
    }

    /// Virtual seconds since the scenario began.
    package let clock: Double
    package let phase: AppPhase
    /// The size of the screen.
    package let size: Size
    package let firstResponder: String?
    /// The controller in front.
    package let front: String?
    package let transitions: [Transition]
    package let windows: [Window]
    /// The moment in a few sentences, for screen readers.
    package let sentences: [String]
    package var sentence: String { sentences.joined(separator: " ") }

    /// The largest number of controllers in a picture, and the greatest depth.
    static let mostNodes = 250
    static let greatestDepth = 200
}

extension Machine {
    /// The picture of the present moment.
    package func picture() -> Picture { PictureBuilder(machine: self).picture() }

    /// Returns the number of an instance, which is unique in its scenario; 0 for no instance.
    package func instanceNumber(_ name: InstanceName) -> UInt64 {
        guard name.cls.exists else { return 0 }
        return UInt64(name.ordinal) &* UInt64(blueprint.classes.count) &+ UInt64(name.cls.raw)
    }

    /// Returns the number of the instance that receives a call; 0 for a line without one.
    package func instanceNumber(of entry: TraceEntry) -> UInt64 {
        if case .event(let event) = entry.kind { return instanceNumber(event.receiverName) }
        return 0
    }
}
