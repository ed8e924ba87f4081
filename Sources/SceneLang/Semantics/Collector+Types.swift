import SceneRuntime

// Classes, structures, enumerations and extensions of Swift.
extension Collector {
    /// Notes a type at file level. What a class is depends on its superclass, which may come later.
    mutating func enter(_ type: TypeDeclaration, _ site: DeclarationSite, _ tree: SyntaxTree) {
        waitingTypes.append((site, TypeID.none))
    }

    /// Declares the types that the trees from number `index` on contain, at file level, nested, and in bodies.
    mutating func declareTypes(from index: Int) {
        let first = declarations.types.count
        let extensions = declareWaiting(areLocal: false)
        let apps = appsOfExtensions(extensions)
        for place in first..<declarations.types.count { classify(TypeID(UInt32(place)), apps) }
        for site in extensions { extend(at: site) }
        // After the types that extensions contain: what is left is in bodies.
        let firstLocal = declarations.types.count
        for number in index..<max(index, trees.count) { declareLocalTypes(of: number) }
        for place in firstLocal..<declarations.types.count { classify(TypeID(UInt32(place))) }
        cutCycles(ofTypesFrom: first)
        for place in first..<declarations.types.count { collectStatics(of: TypeID(UInt32(place))) }
        // A session has many types, and an entry adds few. Only an extension, or a class that is declared again,
        // changes others: their members or superclasses.
        let isAddition = extensions.isEmpty && replacements.isEmpty
        declarations.changedTypes =
            isAddition ? Array(first..<declarations.types.count) : declarations.types(changedFrom: index)
    }

    /// Returns the names of the classes that extensions make delegates of the app or of its scenes.
    private func appsOfExtensions(_ sites: [DeclarationSite]) -> Set<IdentifierID> {
        var found: Set<IdentifierID> = []
        for site in sites {
            guard case .type(let type) = trees[site.tree][site.declaration], type.qualifiers.isEmpty,
                trees[site.tree].elements(of: type.inherited).contains(where: {
                    Self.appProtocols.contains(names.text(of: $0.name.name))
                })
            else { continue }
            found.insert(type.name.name)
        }
        return found
    }

    private mutating func declareLocalTypes(of number: Int) {
        let tree = trees[number]
        for place in 0..<tree.declarations.count {
            let site = DeclarationSite(tree: number, declaration: DeclarationID(index: UInt32(place)))
            guard case .type(let type) = tree[site.declaration], type.kind != .extensionOf,
                declarations.typeAt[site] == nil
            else { continue }
            waitingTypes = [(site, TypeID.none)]
            declareWaiting(areLocal: true)
        }
    }

    /// Declares the waiting types and those that they contain. Returns the extensions among them.
    @discardableResult
    private mutating func declareWaiting(areLocal: Bool) -> [DeclarationSite] {
        var extensions: [DeclarationSite] = []
        var next = 0
        while next < waitingTypes.count {
            let (site, outer) = waitingTypes[next]
            next += 1
            declareType(at: site, in: outer, isLocal: areLocal, &extensions)
        }
        waitingTypes.removeAll()
        return extensions
    }

    private mutating func declareType(
        at site: DeclarationSite, in outer: TypeID, isLocal: Bool, _ extensions: inout [DeclarationSite]
    ) {
        let tree = trees[site.tree]
        guard case .type(let type) = tree[site.declaration] else { return }
        if type.kind == .extensionOf {
            extensions.append(site)
            return
        }
        let span = tree.span(of: type.name)
        var entry = NominalType(name: type.name.name, span: span, site: site, kind: .plainClass)
        switch type.kind {
        case .structure: entry.kind = .structure
        case .enumeration: entry.kind = .enumeration
        case .protocolType: entry.kind = .protocolType
        case .classType, .extensionOf: break
        }
        entry.outer = outer
        entry.inherited = tree.elements(of: type.inherited).map { $0.name.name }
        entry.parts = [NominalType.Part(tree: site.tree, members: type.members)]
        declarations.types.append(entry)
        let id = TypeID(UInt32(declarations.types.count - 1))
        declarations.typeAt[site] = id
        if entry.kind == .structure || entry.kind == .enumeration { declarations.hasValueTypes = true }
        if outer.exists {
            declarations.types[outer.index].nested[entry.name] = id
        } else if isLocal {
            declarations.localTypes[entry.name] = id
        }
        waitForNested(type.members, of: site.tree, in: id)
    }

    private mutating func waitForNested(_ members: List<DeclarationID>, of number: Int, in type: TypeID) {
        for member in trees[number].elements(of: members) {
            guard case .type = trees[number][member] else { continue }
            let site = DeclarationSite(tree: number, declaration: member)
            if declarations.typeAt[site] == nil { waitingTypes.append((site, type)) }
        }
    }

    /// Decides what a class is, and declares its name in the file. `apps` are the names of those that extensions make
    /// delegates of the app.
    private mutating func classify(_ id: TypeID, _ apps: Set<IdentifierID> = []) {
        let entry = declarations.types[id.index]
        let site = entry.site
        let tree = trees[site.tree]
        guard case .type(let type) = tree[site.declaration] else { return }
        let isOfFile = !entry.outer.exists && declarations.localTypes[entry.name] != id
        if entry.kind == .plainClass {
            if isController(id, depth: 0) {
                declarations.types[id.index].kind = .controller
                declareController(id, type, site, tree, isOfFile: isOfFile)
                return
            }
            let inherited = entry.inherited.map { names.text(of: $0) }
            if inherited.contains(where: { Self.appProtocols.contains($0) }) || apps.contains(entry.name)
                || inheritsForeignDelegate(entry)
            {
                declarations.types[id.index].kind = .app
            } else if let first = entry.inherited.first {
                if let parent = declarations.findType(first, in: entry.outer) ?? newFileType(first), parent != id,
                    declarations.types[parent.index].site != site
                {
                    declarations.types[id.index].parent = parent
                }
                let base = names.text(of: first)
                declarations.types[id.index].isView =
                    base.hasSuffix("View") || Self.controls.contains(base)
            }
        }
        guard isOfFile else { return }
        if let earlier = declarations.file[entry.name].map({ declarations.span(of: $0) }),
            self.earlier(entry.name) == nil, !isOfLibrary(earlier.file)
        {
            return reportDuplicate(entry.name, entry.span, earlier)
        }
        declarations.file[entry.name] = .type(id)
    }

    /// Whether nothing declares the superclass, and its name is that of a delegate of the app or of its scenes, such as
    /// the one of Flutter.
    private func inheritsForeignDelegate(_ entry: NominalType) -> Bool {
        guard let first = entry.inherited.first, declarations.findType(first, in: entry.outer) == nil,
            newFileType(first) == nil
        else { return false }
        let name = names.text(of: first)
        return name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate") || name == "EXAppDelegateWrapper"
    }

    private static let appProtocols = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
    private static let controls = [
        "UIButton", "UILabel", "UIControl", "UITextField", "UISwitch", "UISlider", "UITableViewCell",
        "UICollectionViewCell", "UISegmentedControl", "UIStepper", "UIPageControl", "UIRefreshControl",
    ]

    /// Returns a type of the file that is not yet declared by its name.
    private func newFileType(_ name: IdentifierID) -> TypeID? {
        for place in declarations.types.indices.dropFirst().reversed()
        where declarations.types[place].name == name && !declarations.types[place].outer.exists {
            return TypeID(UInt32(place))
        }
        return nil
    }

    /// Whether a class descends from one of controllers: of UIKit, of the script, or of a name that ends like one.
    private func isController(_ id: TypeID, depth: Int) -> Bool {
        let entry = declarations.types[id.index]
        if entry.kind == .controller { return true }
        guard entry.kind == .plainClass, depth < 100, let first = entry.inherited.first else { return false }
        if first != entry.name, let parent = declarations.findType(first, in: entry.outer) ?? newFileType(first),
            parent != id
        {
            return isController(parent, depth: depth + 1)
        }
        if case .controller? = declarations.file[first] { return true }
        let bytes = Array(names.bytes(of: first))
        if BaseLexicon.withoutPrefix(bytes) != nil || BaseLexicon.systemClass(withPrefix: bytes) != nil { return true }
        if BaseLexicon.lexicon[bytes] != nil || BaseLexicon.systemClasses[bytes] != nil { return true }
        return names.text(of: first).hasSuffix("Controller") && !Self.isOtherController(names.text(of: first))
    }

    /// Whether a class whose name ends with `Controller` is no view controller.
    private static func isOtherController(_ name: String) -> Bool {
        [
            "PresentationController", "InteractionController", "ResultsController", "MenuController",
            "AnimationController", "ObjectController", "DataController", "StoreController", "NetworkController",
        ].contains { name.hasSuffix($0) } && name != "UISearchResultsController"
    }

    private mutating func declareController(
        _ id: TypeID, _ type: TypeDeclaration, _ site: DeclarationSite, _ tree: SyntaxTree, isOfFile: Bool
    ) {
        guard let declaration = controllerDeclaration(at: site) else { return }
        let count = declarations.controllers.count
        let isFree = isOfFile || declarations.file[type.name.name] == nil
        if isFree {
            enter(declaration, site, tree)
        } else {
            var controller = Declarations.Controller()
            controller.name = type.name.name
            controller.span = tree.span(of: type.name)
            controller.site = site
            controller.members = type.members
            declarations.controllers.append(controller)
            declarations.controllerAt[site] = ClassID(UInt32(count))
            added.append(ClassID(UInt32(count)))
        }
        guard let controller = declarations.controllerAt[site] else { return }
        declarations.controllers[controller.index].isSwift = true
        declarations.types[id.index].controller = controller
        declarations.typeOfController[controller] = id
    }

    /// Returns the declaration of a class of controllers, which can be a `class` of Swift.
    func controllerDeclaration(at site: DeclarationSite) -> ControllerDeclaration? {
        switch trees[site.tree][site.declaration] {
        case .controller(let declaration): return declaration
        case .type(let type) where type.kind == .classType:
            return ControllerDeclaration(
                name: type.name, base: trees[site.tree].element(0, of: type.inherited)?.name, isScene: false,
                isInitial: false, members: type.members)
        default: return nil
        }
    }

    /// The class of UIKit that the end of a name says, for a superclass that nothing declares.
    static func assumedBase(_ name: String) -> ControllerKind? {
        guard name.hasSuffix("Controller"), !isOtherController(name) else { return nil }
        for base in ["Navigation", "TabBar", "SplitView", "PageView", "TableView", "CollectionView", "Alert"]
        where name.hasSuffix(base + "Controller") {
            return BaseLexicon.lexicon[Array((base + "Controller").utf8)]
        }
        return .viewController
    }
}

// Extensions.
extension Collector {
    /// Adds the members of an extension to its type.
    private mutating func extend(at site: DeclarationSite) {
        let tree = trees[site.tree]
        guard case .type(let type) = tree[site.declaration], let id = extended(type, site) else { return }
        declarations.typeAt[site] = id
        let part = NominalType.Part(tree: site.tree, members: type.members)
        declarations.types[id.index].parts.append(part)
        declarations.types[id.index].inherited += tree.elements(of: type.inherited).map { $0.name.name }
        let controller = declarations.types[id.index].controller
        if controller.exists { declarations.controllers[controller.index].extensions.append(part) }
        waitForNested(type.members, of: site.tree, in: id)
        let first = declarations.types.count
        declareWaiting(areLocal: false)
        for place in first..<declarations.types.count { classify(TypeID(UInt32(place))) }
    }

    /// Returns the type that an extension adds to; nil if the script and the language do not have it.
    private mutating func extended(_ type: TypeDeclaration, _ site: DeclarationSite) -> TypeID? {
        let tree = trees[site.tree]
        var outer = TypeID.none
        for qualifier in tree.elements(of: type.qualifiers) {
            outer = declarations.findType(qualifier.name, in: outer) ?? .none
        }
        let name = type.name.name
        if outer.exists { return declarations.types[outer.index].nested[name] }
        if type.qualifiers.isEmpty, let found = declarations.fileType(name) { return found }
        if type.qualifiers.isEmpty, case .controller(let id)? = declarations.file[name] {
            return typeForController(id)
        }
        let bytes = Array(names.bytes(of: name))
        if let kind = BaseLexicon.withoutPrefix(bytes) { return extensionClass(of: kind, type, site) }
        let isOfFramework = FrameworkExtension.isExtensible(names.text(of: name))
        guard isOfFramework || !LibraryType.extended(by: names.text(of: name)).isEmpty else { return nil }
        if let known = declarations.libraryTypes[name] { return known }
        var entry = NominalType(name: name, span: tree.span(of: type.name), site: site, kind: .library)
        entry.parts = []
        declarations.types.append(entry)
        let id = TypeID(UInt32(declarations.types.count - 1))
        declarations.libraryTypes[name] = id
        if !isOfFramework { declarations.hasValueTypes = true }
        return id
    }

    /// Returns the type of a class of controllers that an own form declares.
    private mutating func typeForController(_ id: ClassID) -> TypeID {
        if let known = declarations.typeOfController[id] { return known }
        let controller = declarations.controllers[id.index]
        var entry = NominalType(
            name: controller.name, span: controller.span,
            site: controller.site ?? DeclarationSite(tree: 0, declaration: DeclarationID(index: 0)), kind: .controller)
        entry.controller = id
        declarations.types.append(entry)
        let type = TypeID(UInt32(declarations.types.count - 1))
        declarations.typeOfController[id] = type
        return type
    }

    /// Returns the type with the members that extensions add to a class of UIKit. It is the superclass of all classes
    /// of the script that descend from it.
    private mutating func extensionClass(
        of kind: ControllerKind, _ type: TypeDeclaration, _ site: DeclarationSite
    ) -> TypeID {
        if let known = declarations.extensionClasses[kind] { return typeForController(known) }
        var controller = Declarations.Controller()
        controller.name = type.name.name
        controller.span = trees[site.tree].span(of: type.name)
        controller.site = site
        controller.base = kind
        controller.isExtension = true
        controller.isSwift = true
        declarations.controllers.append(controller)
        let id = ClassID(UInt32(declarations.controllers.count - 1))
        added.append(id)
        declarations.extensionClasses[kind] = id
        return typeForController(id)
    }

    /// Makes the classes with the members of extensions the superclasses of those that descend from UIKit's.
    mutating func insertExtensionClasses() {
        let found = declarations.extensionClasses
        guard !found.isEmpty else { return }
        for id in added where !declarations.controllers[id.index].parent.exists {
            let entry = declarations.controllers[id.index]
            if entry.isExtension {
                if entry.base != .viewController, let root = found[.viewController] {
                    declarations.controllers[id.index].parent = root
                }
            } else if let parent = found[entry.base] ?? found[.viewController] {
                declarations.controllers[id.index].parent = parent
            }
        }
    }
}
