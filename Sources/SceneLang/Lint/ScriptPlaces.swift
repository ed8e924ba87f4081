import SceneRuntime

/// The worlds of a script that a part of its text belongs to.
enum WorldScope: Hashable, Sendable {
    /// Declarations of the file, which every world shares.
    case anyWorld
    /// Steps of one world. World 0 has the statements outside of scenarios; the scenarios follow in order.
    case world(Int)
}

/// Finds the region that contains a place of a script, by its offset, without a walk over the tree.
struct ScriptPlaces: Sendable {
    /// A statement of a file, or a scene of a storyboard.
    struct Region: Sendable {
        let start: UInt32
        let end: UInt32
        let scope: WorldScope
        /// The controllers that it declares. Several can share a body.
        let owners: [ClassID]
    }

    /// The regions of each tree, sorted, without overlaps.
    private var regions: [[Region]] = []
    /// The number of worlds: one for the file's own statements and one for each scenario. If there are too many
    /// scenarios, they share one world; then rules report less.
    let worldCount: Int

    /// The maximum number of scenarios, and of scenarios times controllers, for which each scenario has a world of its
    /// own.
    private static let separateWorldLimits = (scenarios: 1_000, products: 1 << 20)

    init(_ declarations: Declarations, _ trees: SharedList<SyntaxTree>) {
        let count = declarations.scenarios.count
        let hasWorldPerScenario =
            count <= Self.separateWorldLimits.scenarios
            && count * declarations.controllers.count <= Self.separateWorldLimits.products
        worldCount = hasWorldPerScenario ? count + 1 : 1
        var worlds: [DeclarationSite: Int] = [:]
        for (index, scenario) in declarations.scenarios.enumerated() {
            worlds[scenario.site] = hasWorldPerScenario ? index + 1 : 0
        }
        for number in trees.indices {
            let tree = trees[number]
            var found: [Region] = []
            for statement in tree.elements(of: tree.root.statements) {
                Self.add(statement, of: tree, number, declarations, worlds, to: &found)
            }
            regions.append(found)
        }
    }

    private static func add(
        _ statement: StatementID, of tree: SyntaxTree, _ number: Int, _ declarations: Declarations,
        _ worlds: [DeclarationSite: Int], to found: inout [Region]
    ) {
        let span = tree.span(of: statement)
        guard case .declaration(let id) = tree[statement] else {
            // The initial value of a variable of the file is computed for every scenario.
            add(Region(span, tree.isVariable(statement) ? .anyWorld : .world(0), owners: []), to: &found)
            return
        }
        var members = [id]
        if case .storyboard(_, let scenes) = tree[id] { members = Array(tree.elements(of: scenes)) }
        for member in members {
            let site = DeclarationSite(tree: number, declaration: member)
            let span = tree.span(of: member)
            var owners: [ClassID] = []
            if let controller = declarations.controllerAt[site] { owners.append(controller) }
            if let last = found.last, last.start == span.start, !owners.isEmpty {
                owners = last.owners + owners
                found.removeLast()
            }
            add(Region(span, worlds[site].map { WorldScope.world($0) } ?? .anyWorld, owners: owners), to: &found)
        }
    }

    /// Adds a region. If the previous one has the same scope and owners, it is extended instead.
    private static func add(_ region: Region, to found: inout [Region]) {
        if let last = found.last, last.scope == region.scope, last.owners.isEmpty, region.owners.isEmpty {
            found.removeLast()
            found.append(Region(start: last.start, end: region.end, scope: region.scope, owners: []))
        } else {
            found.append(region)
        }
    }

    /// Returns the region of a tree that contains `offset`, or nil.
    func region(at offset: UInt32, of tree: Int) -> Region? {
        let all = regions[tree]
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0, offset < all[low - 1].end else { return nil }
        return all[low - 1]
    }
}

extension ScriptPlaces.Region {
    fileprivate init(_ span: SourceSpan, _ scope: WorldScope, owners: [ClassID]) {
        self.init(start: span.start, end: span.end, scope: scope, owners: owners)
    }
}
