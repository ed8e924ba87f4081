import SceneRuntime

/// Collects how scripts use names that nothing declares, and writes declarations for them. The uses of a value are
/// those of the expressions, variables and properties that have it.
struct StubWriter {
    /// How a value is used.
    struct Uses: OptionSet {
        let rawValue: UInt16
        static let controller = Uses(rawValue: 1)
        static let list = Uses(rawValue: 2)
        static let condition = Uses(rawValue: 4)
        static let number = Uses(rawValue: 8)
        static let string = Uses(rawValue: 16)
        /// It is indexed.
        static let dictionary = Uses(rawValue: 32)
        /// `if let`, or a comparison with nil.
        static let optional = Uses(rawValue: 64)
        /// `guard let`.
        static let guarded = Uses(rawValue: 128)
        /// Code sets it.
        static let isSet = Uses(rawValue: 256)
    }

    /// A member of a value or of a type. A function has a label, or `_`, for each argument.
    struct Member {
        var name: String
        var labels: [String]?
        var value: Int
    }

    /// The value of expressions, variables or properties.
    struct Node {
        /// The node that this one is the same as; itself if it is the first.
        var same: Int
        var uses: Uses = []
        var members: [Member] = []
        /// The type in `types`, if the value is an instance of it.
        var type: Int?
    }

    /// A type that nothing declares.
    struct StubType {
        var name: String
        /// The type around it.
        var outer: Int?
        var instance: Int
        var statics: [Member] = []
        /// The labels of each initialiser that the script calls.
        var initialisers: [[String]] = []
        var isNeeded = false
    }

    var nodes: [Node] = []
    var types: [StubType] = []
    /// Functions and variables at file level.
    var globals: [Member] = []
    /// The values of properties and file-level variables, by name.
    private var properties: [IdentifierID: Int] = [:]
    /// The values of the variables of the tree, by number.
    var locals: [Int: Int] = [:]
    /// The undeclared types of parameters, by label.
    var parameterTypes: [IdentifierID: Int] = [:]

    // MARK: Nodes

    mutating func newNode(_ uses: Uses = []) -> Int {
        nodes.append(Node(same: nodes.count, uses: uses))
        return nodes.count - 1
    }

    func root(_ node: Int) -> Int {
        var walk = node
        while nodes[walk].same != walk { walk = nodes[walk].same }
        return walk
    }

    mutating func add(_ uses: Uses, to node: Int?) {
        if let node { nodes[root(node)].uses.formUnion(uses) }
    }

    /// Makes two values the same.
    mutating func join(_ x: Int, _ y: Int) {
        let (first, second) = (min(root(x), root(y)), max(root(x), root(y)))
        guard first != second else { return }
        let old = nodes[second]
        nodes[second].same = first
        nodes[first].uses.formUnion(old.uses)
        nodes[first].type = nodes[first].type ?? old.type
        if let type = nodes[first].type, let other = old.type, type != other {
            // Two types of one variable: the first one counts.
            nodes[first].uses.insert(.optional)
        }
        for member in old.members { join(self.member(member.name, member.labels, of: first), member.value) }
    }

    /// Returns the value of a member.
    mutating func member(_ name: String, _ labels: [String]?, of node: Int) -> Int {
        let node = root(node)
        if let found = nodes[node].members.first(where: { $0.name == name && $0.labels == labels }) {
            return found.value
        }
        let value = newNode()
        nodes[node].members.append(Member(name: name, labels: labels, value: value))
        return value
    }

    // MARK: Types

    /// Returns the number of a type.
    mutating func type(_ name: String, in outer: Int? = nil) -> Int {
        if let found = types.firstIndex(where: { $0.name == name && $0.outer == outer }) { return found }
        let instance = newNode()
        types.append(StubType(name: name, outer: outer, instance: instance))
        nodes[instance].type = types.count - 1
        return types.count - 1
    }

    /// Returns the value of a member of a type itself.
    mutating func staticMember(_ name: String, _ labels: [String]?, of type: Int) -> Int {
        if let found = types[type].statics.first(where: { $0.name == name && $0.labels == labels }) {
            return found.value
        }
        let isShared = labels == nil && UIKitName.sharedMembers.contains { $0.text == name }
        let value = isShared ? types[type].instance : newNode()
        types[type].statics.append(Member(name: name, labels: labels, value: value))
        return value
    }

    /// Records a call of an initialiser, and returns the instance.
    mutating func create(_ type: Int, _ labels: [String]) -> Int {
        types[type].isNeeded = true
        if !types[type].initialisers.contains(labels) { types[type].initialisers.append(labels) }
        return types[type].instance
    }

    mutating func global(_ name: String, _ labels: [String]?) -> Int {
        if let found = globals.first(where: { $0.name == name && $0.labels == labels }) { return found.value }
        globals.append(Member(name: name, labels: labels, value: newNode()))
        return nodes.count - 1
    }

    /// Returns the value of a property; nil if no property of the script has the name.
    func property(_ name: IdentifierID) -> Int? { properties[name] }

    mutating func declareProperty(_ name: IdentifierID) -> Int {
        if let found = properties[name] { return found }
        let node = newNode()
        properties[name] = node
        return node
    }
}
