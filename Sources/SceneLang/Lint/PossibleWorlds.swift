import SceneRuntime

/// The classes of controllers that may live in each world of a script. Each scenario runs in a world of its own, and
/// world 0 is that of the file's own statements. The classes are those named in its steps or in shared
/// declarations, and transitively those named in their bodies.
///
/// This is an over-approximation: a name counts for whatever purpose it is used. A class that is not in the set
/// certainly has no instance.
struct PossibleWorlds: Sendable {
    /// The sets, by the number of the world.
    private var sets: [ClassSet] = []
    /// The worlds with statements. The world of the file's own statements counts only if they do or name something,
    /// because a file of declarations is a part of other scripts.
    let worldsWithStatements: [Int]

    init(
        _ declarations: Declarations, _ trees: SharedList<SyntaxTree>, _ resolutions: SharedList<Resolution>,
        _ names: IdentifierTable,
        _ places: ScriptPlaces, _ verbs: [VerbSite]
    ) {
        var mentions = Mentions(declarations, trees, resolutions, names, places)
        mentions.collect()
        for site in verbs where Self.makesInitialScene(site.statement, in: trees[site.tree]) {
            mentions.add(declarations.initial[1], at: site.scope, site.owners)
        }
        let hasSteps = mentions.roots[.world(0)] != nil || verbs.contains { $0.scope == .world(0) }
        worldsWithStatements = (0..<places.worldCount).filter { $0 > 0 || hasSteps }
        let shared = mentions.roots[.anyWorld] ?? []
        for number in 0..<places.worldCount {
            let roots = shared + (mentions.roots[.world(number)] ?? [])
            sets.append(Self.classesReachable(from: roots, declarations, mentions.edges))
        }
    }

    /// Returns the classes that may have instances in a world.
    func classes(in world: Int) -> [ClassID] { sets[world].elements }

    /// Returns the worlds in which one of `owners` may have an instance; all worlds if `owners` is empty.
    func worlds(of owners: [ClassID]) -> [Int] {
        owners.isEmpty
            ? worldsWithStatements
            : worldsWithStatements.filter { number in owners.contains { sets[number].contains($0) } }
    }

    /// Returns the worlds that a verb statement may run in.
    func worlds(of site: VerbSite) -> [Int] {
        switch site.scope {
        case .world(let number): [number]
        case .anyWorld: worlds(of: site.owners)
        }
    }

    /// Whether the verb may create the initial scene of the main storyboard without naming it.
    private static func makesInitialScene(_ statement: VerbStatement, in tree: SyntaxTree) -> Bool {
        guard statement.effects.contains(.makesInitialScene) else { return false }
        // If the statement names a storyboard or a root, that is created instead.
        let namesStoryboard = VerbTable.row(of: statement.verb).operand == .storyboard && statement.operand != .none
        return !namesStoryboard && tree.argument(.with, of: statement.clauses) == nil
    }

    /// Returns the classes that are named from `roots` directly or through other classes, and their superclasses.
    private static func classesReachable(
        from roots: [ClassID], _ declarations: Declarations, _ edges: [[ClassID]]
    ) -> ClassSet {
        var reached = ClassSet(of: declarations.controllers.count)
        var open = roots
        while let next = open.popLast() {
            guard next.exists, reached.insert(next) else { continue }
            open += edges[next.index]
            open.append(declarations.controllers[next.index].parent)
        }
        return reached
    }
}

/// The classes of controllers that a script names, and where.
private struct Mentions {
    let declarations: Declarations
    let trees: SharedList<SyntaxTree>
    let resolutions: SharedList<Resolution>
    let names: IdentifierTable
    let places: ScriptPlaces
    /// The classes named outside of controllers.
    var roots: [WorldScope: [ClassID]] = [:]
    /// The edges of the graph of classes: those that the body of each class names, by its number.
    var edges: [[ClassID]]

    private let instantiate: IdentifierID?
    private let instantiateInitial: IdentifierID?

    init(
        _ declarations: Declarations, _ trees: SharedList<SyntaxTree>, _ resolutions: SharedList<Resolution>,
        _ names: IdentifierTable,
        _ places: ScriptPlaces
    ) {
        self.declarations = declarations
        self.trees = trees
        self.resolutions = resolutions
        self.names = names
        self.places = places
        edges = Array(repeating: [], count: declarations.controllers.count)
        instantiate = names.find("instantiate")
        instantiateInitial = names.find("instantiateInitial")
    }

    /// Finds all expressions that name a class or a storyboard, or create a scene.
    mutating func collect() {
        for number in trees.indices {
            let (tree, references) = (trees[number], resolutions[number].references)
            for index in 0..<tree.expressionCount {
                let id = ExpressionID(index: UInt32(index))
                let reference = references[index]
                if case .controller(let controller) = reference {
                    add([controller], at: id, of: number)
                } else if case .storyboard(let storyboard) = reference {
                    add(declarations.initial[storyboard.raw].map { [$0] } ?? [], at: id, of: number)
                } else if case .call(let callee, let arguments) = tree[id],
                    let (_, name) = tree.member(callee)
                {
                    collect(name.name, arguments, at: id, of: number)
                }
            }
        }
    }

    /// Adds the classes that a call of a member may create.
    private mutating func collect(
        _ name: IdentifierID, _ arguments: List<CallArgument>, at id: ExpressionID, of number: Int
    ) {
        if name == instantiateInitial {
            add(declarations.initial.values.sorted { $0.raw < $1.raw }, at: id, of: number)
        } else if name == instantiate {
            add(scenes(madeBy: arguments, in: trees[number]), at: id, of: number)
        }
    }

    /// Records that the code of `owners` names a class; without owners, that other code in `scope` does.
    mutating func add(_ controller: ClassID?, at scope: WorldScope, _ owners: [ClassID]) {
        guard let controller else { return }
        if owners.isEmpty { roots[scope, default: []].append(controller) }
        for owner in owners { edges[owner.index].append(controller) }
    }

    private mutating func add(_ controllers: [ClassID], at id: ExpressionID, of tree: Int) {
        guard !controllers.isEmpty else { return }
        let region = places.region(at: trees[tree].span(of: id).start, of: tree)
        for controller in controllers { add(controller, at: region?.scope ?? .anyWorld, region?.owners ?? []) }
    }

    /// Returns the scenes that `instantiate` may create.
    private func scenes(madeBy arguments: List<CallArgument>, in tree: SyntaxTree) -> [ClassID] {
        // A computed identifier may be any.
        guard let value = tree.element(0, of: arguments)?.value, case .string(let text) = tree[value] else {
            return allScenes
        }
        let wanted = tree.string(of: text)
        return allScenes.filter { identifies($0, wanted) }
    }

    private var allScenes: [ClassID] {
        declarations.controllers.indices.filter { declarations.controllers[$0].isScene }.map { ClassID(UInt32($0)) }
    }

    /// Whether the identifier identifies the scene: it is its name or its storyboardIdentifier.
    private func identifies(_ scene: ClassID, _ identifier: String) -> Bool {
        let entry = declarations.controllers[scene.index]
        if names.text(of: entry.name) == identifier { return true }
        return entry.table.properties.contains { property in
            guard names.text(of: property.name.name) == "storyboardIdentifier" else { return false }
            // A computed identifier may be any.
            guard case .string(let text) = trees[property.site.tree][property.value] else { return true }
            return trees[property.site.tree].string(of: text) == identifier
        }
    }
}
