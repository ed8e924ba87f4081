/// The scenes of storyboards or of a script, and the segues between them: what all pictures are drawn from.
public struct SceneGraph: Hashable, Sendable {
    /// A storyboard, or the declarations of a script that belong together.
    public struct Group: Hashable, Sendable {
        /// The name of the file.
        public var file: String
        public var name: String
        /// The id of the initial scene; nil if there is none.
        public var initial: String?
        /// Its scenes among those of the graph.
        public var scenes: Range<Int>
        /// Its segues among those of the graph.
        public var segues: Range<Int>

        public init(file: String, name: String, initial: String?, scenes: Range<Int>, segues: Range<Int>) {
            (self.file, self.name, self.initial, self.scenes, self.segues) = (file, name, initial, scenes, segues)
        }
    }

    /// A view, an item or a recognizer of a scene.
    public struct View: Hashable, Sendable {
        public var id: String
        public var name: String
        public var kind: String

        public init(id: String, name: String, kind: String) { (self.id, self.name, self.kind) = (id, name, kind) }
    }

    /// How a scene is drawn.
    public enum Shape: Hashable, Sendable, CaseIterable {
        /// A controller without children of its own.
        case content
        /// A container: navigation, tabs, split view, pages.
        case container
        /// A reference to a scene of another storyboard.
        case reference
        /// A controller that the model does not have, and that an ordinary one stands for.
        case standIn
    }

    /// A scene, or a reference to one.
    public struct Scene: Hashable, Sendable {
        /// The id of its controller.
        public var id: String
        /// The name in scripts.
        public var name: String
        /// The kind of its controller, as the file spells it.
        public var kind: String
        public var shape: Shape
        public var customClass: String?
        public var identifier: String?
        public var isInitial = false
        /// What a reference refers to.
        public var reference: StoryboardReference?
        /// The place on the canvas of Interface Builder.
        public var position: StoryboardPosition?
        public var views: [View] = []

        public init(id: String, name: String, kind: String, shape: Shape) {
            (self.id, self.name, self.kind, self.shape) = (id, name, kind, shape)
        }

        /// The name, or what a reference refers to.
        public var label: String {
            let target = [reference?.storyboard, reference?.identifier].compactMap { $0 }
            return target.isEmpty ? name : target.joined(separator: ".")
        }
    }

    /// The line of a segue, which shows its kind.
    public enum Line: Hashable, Sendable, CaseIterable {
        case show, showDetail, present, popover, unwind, custom, embed, relationship
    }

    /// A segue. Relationships of containers are segues, too.
    public struct Segue: Hashable, Sendable {
        /// The id; nil in a script.
        public var id: String?
        /// The kind, as the file spells it.
        public var kind: String
        public var line: Line
        public var identifier: String?
        /// The relationship, as the file spells it.
        public var relationship: String?
        public var customClass: String?
        /// The action of an unwind segue.
        public var action: String?
        /// The number of the scene that it belongs to.
        public var source: Int
        /// The number of the scene that it leads to; nil if that is unknown.
        public var target: Int?
        /// The id of what it leads to.
        public var destination: String
        /// The id of the view that performs it.
        public var trigger: String?

        public init(kind: String, line: Line, source: Int, target: Int?, destination: String) {
            (self.kind, self.line, self.source, self.target) = (kind, line, source, target)
            self.destination = destination
        }

        /// The kind or the relationship, and the identifier.
        public var label: String {
            (relationship ?? kind) + (identifier.map { " " + $0 } ?? "")
        }

        /// The identifier; without one, the action of an unwind segue, the word of scripts for the relationship, or the
        /// kind.
        public var caption: String {
            if let identifier, !identifier.isEmpty { return identifier }
            if let action { return action }
            return relationship.map { StoryboardRelationship(rawValue: $0)?.word ?? $0 } ?? kind
        }
    }

    public var groups: [Group] = []
    public var scenes: [Scene] = []
    public var segues: [Segue] = []

    public init() {}

    /// Adds the groups of another graph.
    public mutating func append(_ other: SceneGraph) {
        let (firstScene, firstSegue) = (scenes.count, segues.count)
        scenes += other.scenes
        for var segue in other.segues {
            segue.source += firstScene
            segue.target = segue.target.map { $0 + firstScene }
            segues.append(segue)
        }
        for var group in other.groups {
            group.scenes = group.scenes.lowerBound + firstScene..<group.scenes.upperBound + firstScene
            group.segues = group.segues.lowerBound + firstSegue..<group.segues.upperBound + firstSegue
            groups.append(group)
        }
    }

    /// Returns the name of each scene for formats that refer to nodes: `s`, the number of its group, and its own there.
    var nodeNames: [String] {
        groups.enumerated().flatMap { number, group in
            group.scenes.indices.map { "s\(number)_\($0 - group.scenes.lowerBound)" }
        }
    }
}
