import SceneRuntime

/// A class, structure, enumeration, protocol or extension of Swift, by its index in `Declarations.types`.
struct TypeID: Hashable, Sendable, BitwiseCopyable {
    let raw: UInt32

    init(_ raw: UInt32) { self.raw = raw }

    static var none: TypeID { TypeID(0) }

    var exists: Bool { raw != 0 }
    var index: Int { Int(raw) }
}

/// A nominal type of Swift. A class of controllers is also in `Declarations.controllers`, which has its members.
struct NominalType: Sendable {
    // open: new cases need no code where they are ignored.
    enum Kind: UInt8, Sendable {
        /// A class of controllers, and a delegate of the app or of scenes: other tables have their members.
        case controller, app
        case plainClass, structure, enumeration, protocolType
        /// The members that a script adds to a type of Swift, such as `String`.
        case library
    }

    /// A part of the type's body: its own, or that of an extension.
    struct Part: Sendable {
        let tree: Int
        let members: List<DeclarationID>
    }

    /// A case of an enumeration.
    struct Case: Sendable {
        let name: IdentifierID
        let span: SourceSpan
        /// The labels of the associated values; nil for none.
        let labels: [IdentifierID?]
        /// The types of the associated values.
        let types: [TypeName?]
        /// The values of associated values that a call omits.
        let defaults: [ExpressionID?]
        let rawValue: ExpressionID?
        let tree: Int
    }

    let name: IdentifierID
    let span: SourceSpan
    var site: DeclarationSite
    var kind: Kind
    /// The type whose body declares it, or none.
    var outer = TypeID.none
    /// The class of controllers that it is, or none.
    var controller = ClassID.none
    /// The superclass among plain classes, or none.
    var parent = TypeID.none
    /// The names after the colon, also those of extensions.
    var inherited: [IdentifierID] = []
    var parts: [Part] = []
    /// The members of instances of a plain class, a structure or an enumeration; the requirements of a protocol and
    /// what its extensions add.
    var table = MemberTable()
    /// The members of the type itself, by their index in `Declarations.statics`.
    var statics: [IdentifierID: UInt32] = [:]
    var nested: [IdentifierID: TypeID] = [:]
    /// The generic parameters of a class, and the members of the type that are what they stand for.
    var typeParameters: [IdentifierID: IdentifierID] = [:]
    var cases: [Case] = []
    /// Whether members refer to the type whose name ends with that of a view, such as `UIView`.
    var isView = false

    /// The first of the delegates that stand for instances of a plain class, or 0.
    var firstDelegate: UInt32 = 0

    /// How many instances of a plain class can be delegates of UIKit at the same time.
    static let delegateCount = 8

    /// Whether values are copied when they are assigned. Their methods get `self` in a box.
    var isValue: Bool { kind == .structure || kind == .enumeration || kind == .library }
    /// Whether instances can be made without an initialiser of the script.
    var hasDefaultInitialiser: Bool { kind == .structure || kind == .plainClass }
    /// Whether the types have code of their own in `Program.types`.
    var hasInstances: Bool { kind == .plainClass || isValue || kind == .protocolType }
}

/// A member of a type itself: a static property or function, a case, or `allCases`.
struct StaticMember: Sendable {
    enum Kind: Sendable {
        /// A stored property: its variable, and the variable that is true once the value is made.
        case stored(value: UInt32, isMade: UInt32)
        case computed
        /// Functions with this base name.
        case functions([MemberTable.FunctionMember])
        /// The case with this number.
        case enumCase(Int)
        case allCases
        /// What a generic parameter of the class or of its superclass is; nil if nothing says so.
        case typeArgument(TypeName?)
    }

    let name: IdentifierID
    let type: TypeID
    let site: DeclarationSite
    let span: SourceSpan
    var kind: Kind
    /// The property's declaration.
    var variable: Variable?
}

extension Declarations {
    /// Whether an app delegate of Swift declares the window, and no class is a delegate of scenes: such an app has no
    /// scenes.
    func hasWindowWithoutScenes(_ names: IdentifierTable) -> Bool {
        let delegates = types.indices.filter { types[$0].kind == .app }
        let inherited = delegates.flatMap { types[$0].inherited.map { names.text(of: $0) } }
        guard !inherited.contains(where: { $0.hasSuffix("SceneDelegate") }) else { return false }
        // Superclasses of other frameworks declare the window.
        if inherited.contains(where: { $0.hasSuffix("AppDelegate") || $0 == "EXAppDelegateWrapper" }) { return true }
        guard inherited.contains("UIApplicationDelegate"), let window = names.find("window") else { return false }
        return memberNames.contains(window)
    }

    /// Returns the places of the types of which a part is in the trees from number `first` on, and of those whose
    /// members are in other tables.
    func types(changedFrom first: Int) -> [Int] {
        types.indices.dropFirst().filter { place in
            !types[place].hasInstances || types[place].site.tree >= first
                || types[place].parts.contains { $0.tree >= first }
        }
    }

    /// Returns the type that `name` means inside of `type`: one nested in it or in a type around it, or of the file.
    func findType(_ name: IdentifierID, in type: TypeID) -> TypeID? {
        var current = type
        while current.exists {
            var ancestor = current
            while ancestor.exists {
                if let found = types[ancestor.index].nested[name] { return found }
                if types[ancestor.index].name == name, types[ancestor.index].kind != .library { return ancestor }
                ancestor = superclass(of: ancestor)
            }
            current = types[current.index].outer
        }
        return fileType(name)
    }

    /// Returns the type of the file with this name.
    func fileType(_ name: IdentifierID) -> TypeID? {
        switch file[name] {
        case .type(let id)?: return id
        case .controller(let id)?: return typeOfController[id]
        default: return localTypes[name] ?? aliased(name)
        }
    }

    /// Returns what a type alias means, which is no alias; nil for another name.
    func meaning(ofAlias name: IdentifierID) -> TypeName? {
        guard var found = aliases[name] else { return nil }
        // Code that compiles has no cycle.
        for _ in 0..<8 {
            guard let next = aliases[found.name.name] else { return found }
            // A collection of another alias.
            if found.shape != .named { return nil }
            found = next
        }
        return nil
    }

    /// Returns the type of the script that a type alias means; nil for another name.
    private func aliased(_ name: IdentifierID) -> TypeID? {
        guard !aliases.isEmpty, let meant = meaning(ofAlias: name), meant.shape == .named else { return nil }
        let spelled = meant.name.name
        switch file[spelled] {
        case .type(let id)?: return id
        case .controller(let id)?: return typeOfController[id]
        default:
            let nested = types.firstIndex { $0.name == spelled && $0.hasInstances }
            return nested.map { TypeID(UInt32(truncatingIfNeeded: $0)) }
        }
    }

    /// Whether a class of the script is a class of views, or descends from one.
    func isView(_ type: TypeID) -> Bool {
        var walk = type
        while !types[walk.index].isView, types[walk.index].kind == .plainClass, types[walk.index].parent.exists {
            walk = types[walk.index].parent
        }
        return types[walk.index].isView
    }

    /// Whether a class descends from one that the script does not declare. An extension of that class, in another file
    /// of the app, can have members.
    func inheritsForeignClass(_ type: TypeID) -> Bool {
        var current = type
        while current.exists {
            let entry = types[current.index]
            guard entry.kind == .plainClass else { return false }
            let parent = superclass(of: current)
            if !parent.exists { return entry.inherited.contains { findType($0, in: entry.outer) == nil } }
            current = parent
        }
        return false
    }

    /// Returns the superclass of a class, or none.
    func superclass(of type: TypeID) -> TypeID {
        guard types[type.index].kind == .controller else { return types[type.index].parent }
        var current = controllers[types[type.index].controller.index].parent
        while current.exists {
            if let found = typeOfController[current] { return found }
            current = controllers[current.index].parent
        }
        return .none
    }

    /// Returns the member of `type` itself with this name, also an inherited one.
    func staticMember(_ name: IdentifierID, of type: TypeID) -> UInt32? {
        var current = type
        while current.exists {
            if let found = types[current.index].statics[name] { return found }
            current = superclass(of: current)
        }
        return protocols(of: type).lazy.compactMap { types[$0.index].statics[name] }.first
    }

    /// The member of a type that is what a generic parameter of the type stands for; nil for another name.
    func typeParameter(_ name: IdentifierID, of type: TypeID) -> UInt32? {
        types[type.index].typeParameters[name].flatMap { types[type.index].statics[$0] }
    }

    /// The protocols of the script that a type and its superclasses name, with those that these inherit from.
    func protocols(of type: TypeID) -> [TypeID] {
        var found: [TypeID] = []
        var waiting = [type]
        while let next = waiting.popLast() {
            for name in types[next.index].inherited {
                guard let other = fileType(name), types[other.index].kind == .protocolType, !found.contains(other)
                else { continue }
                found.append(other)
                waiting.append(other)
            }
            let above = superclass(of: next)
            if above.exists { waiting.append(above) }
        }
        return found
    }

    /// Whether a class of controllers of the script conforms to a protocol.
    func isOfControllers(_ type: TypeID) -> Bool {
        types.indices.contains { place in
            types[place].kind == .controller && protocols(of: TypeID(UInt32(place))).contains(type)
        }
    }

    /// Whether there are functions in Swift's form with a base name, and none of them has a result.
    func returnNothing(_ name: IdentifierID) -> Bool {
        guard hasSwiftFunction(name) else { return false }
        let tables = controllers.map { $0.table } + types.map { $0.table }
        let all = tables.flatMap { table in (table.calls[name] ?? []).map { table.functions[Int($0)] } }
        return !all.isEmpty && all.allSatisfy { $0.signature.isSwift && $0.signature.result == nil }
    }

    /// Returns the members of instances of `type`.
    func table(of type: TypeID) -> MemberTable {
        let entry = types[type.index]
        switch entry.kind {
        case .controller: return controllers[entry.controller.index].table
        case .app: return app.table
        default: return entry.table
        }
    }

    /// Returns the enumeration whose case `name` certainly is: the only one of the script that has it; nil if there is
    /// none, or if there are several.
    func onlyEnumeration(with name: IdentifierID) -> (type: TypeID, number: Int)? {
        guard let all = casesByName[name], all.count == 1 else { return nil }
        return all.first
    }

    /// Returns the number of a case, or nil.
    func caseNumber(_ name: IdentifierID, of type: TypeID) -> Int? {
        types[type.index].cases.firstIndex { $0.name == name }
    }

    /// Whether the type's values are those of an enumeration of the script.
    func isEnumeration(_ type: TypeID) -> Bool { type.exists && types[type.index].kind == .enumeration }

    /// Whether a name is that of a function that changes a value, such as one of a structure.
    func mayMutate(_ name: IdentifierID) -> Bool { mutatingNames.contains(name) }
}
