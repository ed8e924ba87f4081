import SceneRuntime

// Stand-ins: classes that a storyboard names. A script says what they do by declaring a class of the same name.
extension Collector {
    /// Finds the unwind actions that scripts declare, if a tree was written from a storyboard.
    mutating func findDeclaredUnwinds(from first: Int) {
        guard (first..<max(first, trees.count)).contains(where: { isFromStoryboard(trees[$0]) }) else { return }
        var unwinds: Set<IdentifierID> = []
        for id in added {
            let entry = declarations.controllers[id.index]
            guard let site = entry.site, !isFromStoryboard(trees[site.tree]) else { continue }
            for member in trees[site.tree].elements(of: entry.members) {
                guard case .unwind(let function) = trees[site.tree][member] else { continue }
                unwinds.insert(function.name.name)
                if let selector = selector(of: function, trees[site.tree]) { unwinds.insert(selector) }
            }
        }
        declaredUnwinds = unwinds
    }

    /// IB-UNWIND-2: returns the name before the first colon of the selector that Swift gives a function: "fWithSegue"
    /// for `func f(segue:)`. Nil if nothing in the sources has this name, or if there is no storyboard.
    func selector(of function: Function, _ tree: SyntaxTree) -> IdentifierID? {
        guard declarations.hasStoryboard, let label = tree.elements(of: function.parameters).first?.name else {
            return nil
        }
        var text = Array(names.bytes(of: function.name.name)) + Array("With".utf8)
        let start = text.count
        text += names.bytes(of: label)
        guard start < text.count else { return nil }
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[start]) { text[start] -= 32 }
        return names.find(text)
    }

    /// IB-UNWIND-1: adds the unwind actions that the stand-in of a class is assumed to have, and that no script
    /// declares, to the declaration that replaces the stand-in.
    mutating func keepAssumedUnwinds(of id: ClassID, in table: inout MemberTable) {
        let entry = declarations.controllers[id.index]
        guard !entry.isScene, !entry.isStandIn, let declaredUnwinds else { return }
        for (standIn, name) in replaced where name == entry.name && standIn != id {
            let item = declarations.controllers[standIn.index]
            guard let site = item.site else { continue }
            let tree = trees[site.tree]
            for member in tree.elements(of: item.members) {
                guard case .unwind(let function) = tree[member], !declaredUnwinds.contains(function.name.name),
                    table.members[function.name.name] == nil
                else { continue }
                var own: [IdentifierID: SourceSpan] = [:]
                let place = DeclarationSite(tree: site.tree, declaration: member)
                add(function, .unwind, place, tree, into: &table, own: &own)
            }
        }
    }

    /// Whether a tree was written from a storyboard.
    func isFromStoryboard(_ tree: SyntaxTree) -> Bool { sources[tree.span(of: tree.root).file]?.origins != nil }

    private func isFromStoryboard(_ item: Declarations.Item) -> Bool {
        item.site.map { isFromStoryboard(trees[$0.tree]) } ?? false
    }

    /// Declares a controller whose name a stand-in has, or a stand-in whose name is declared. Returns false if neither
    /// is the case.
    mutating func enterForStandIn(_ id: ClassID) -> Bool {
        let entry = declarations.controllers[id.index]
        guard case .controller(let earlier)? = declarations.file[entry.name], added.contains(earlier), earlier != id
        else {
            return false
        }
        let first = declarations.controllers[earlier.index]
        guard !entry.isScene, !first.isScene, entry.isStandIn || first.isStandIn else { return false }
        let gives = entry.isStandIn ? id : earlier
        if !entry.isStandIn { declarations.file[entry.name] = .controller(id) }
        replaced.append((standIn: gives, by: entry.name))
        return true
    }

    /// The same for classes of segues.
    mutating func enterForStandIn(_ id: SegueClassID) -> Bool {
        let entry = declarations.segueClasses[id.index]
        guard case .segueClass(let earlier)? = declarations.file[entry.name] else { return false }
        let isStandIn = isFromStoryboard(entry)
        guard isStandIn || isFromStoryboard(declarations.segueClasses[earlier.index]) else { return false }
        if !isStandIn { declarations.file[entry.name] = .segueClass(id) }
        return true
    }

    /// Gives the declarations that replace stand-ins what they do not say themselves: of a script, the built-in class.
    /// Another stand-in inherits everything.
    mutating func replaceStandIns() {
        for (standIn, name) in replaced {
            guard case .controller(let id)? = declarations.file[name], id != standIn else { continue }
            let base = declarations.controllers[standIn.index].base
            let span = declarations.controllers[standIn.index].span
            if declarations.controllers[id.index].isStandIn {
                makeSuperclass(standIn, of: id)
            } else if declaresNoBase(id) {
                declarations.controllers[id.index].base = base
            } else if !canStandFor(id, base) {
                let (given, wanted) = (self.base(of: id).spelling.text, base.spelling.text)
                diagnostics.report(
                    Diagnostic(
                        .unknownBase, "'\(names.text(of: name))' is a \(wanted) in the storyboard, not a \(given)",
                        at: declarations.controllers[id.index].span, secondary: [.init(span, "in the storyboard")],
                        help: "write: controller \(names.text(of: name)): \(wanted)"))
            }
        }
    }

    /// Makes a second stand-in the superclass of the first, so that this has the actions of both.
    private mutating func makeSuperclass(_ second: ClassID, of first: ClassID) {
        var last = first
        while declarations.controllers[last.index].parent.exists { last = declarations.controllers[last.index].parent }
        guard last != second else { return }
        if declarations.controllers[second.index].base == .viewController {
            declarations.controllers[second.index].base = declarations.controllers[last.index].base
        }
        declarations.controllers[last.index].parent = second
    }

    private func declaresNoBase(_ id: ClassID) -> Bool {
        guard let site = declarations.controllers[id.index].site,
            let declaration = controllerDeclaration(at: site)
        else { return false }
        return declaration.base == nil
    }

    /// Returns the built-in class at the end of the chain of superclasses.
    private func base(of id: ClassID) -> ControllerKind {
        var last = id
        var steps = 0
        while declarations.controllers[last.index].parent.exists, steps < declarations.controllers.count {
            last = declarations.controllers[last.index].parent
            steps += 1
        }
        return declarations.controllers[last.index].base
    }

    /// Whether a class can be that of an element: any plain controller can stand for a table.
    private func canStandFor(_ id: ClassID, _ element: ControllerKind) -> Bool {
        let plain: [ControllerKind] = [.viewController, .tableViewController, .collectionViewController]
        let kind = base(of: id)
        return kind == element || plain.contains(kind) && plain.contains(element)
    }
}
