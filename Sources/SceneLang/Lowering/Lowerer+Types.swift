import SceneRuntime

// Types of Swift: their code in the program.
extension Lowerer {
    /// Returns the place of a part of a declaration, such as the setter of a property.
    static func part(_ site: DeclarationSite, _ number: UInt32) -> DeclarationSite {
        DeclarationSite(
            tree: site.tree,
            declaration: DeclarationID(index: 0x8000_0000 &+ (site.declaration.index &* 8) &+ number))
    }

    /// The numbers of the parts of declarations.
    enum Part {
        static let getter = UInt32(0), setter = UInt32(1), willSet = UInt32(2), didSet = UInt32(3)
        static let value = UInt32(4), subscriptSetter = UInt32(5), defaultInitialiser = UInt32(6)
    }

    /// Reserves the functions of types, and of the properties of `table`.
    mutating func reserveSwift(_ table: MemberTable) {
        for function in table.functions where function.signature.isSwift {
            reserve(function, isOverloaded: isOverloaded(function, in: table))
        }
        for member in table.computed { reserve(member) }
        for outlet in table.observedOutlets { reserve(outlet) }
        for handler in table.handlers where handler.arguments != nil {
            if functionAt[handler.site] == nil {
                functionAt[handler.site] = reserve(
                    .handler, name: name(ofHandler: handler), span: handler.span)
            }
            if let position = functionAt[handler.site], let arguments = handler.arguments, !arguments.isEmpty {
                program.handlerArguments[position] = arguments
            }
        }
        if let site = table.deinitialiser, functionAt[site] == nil {
            functionAt[site] = reserve(.function, name: nil, span: trees[site.tree].span(of: site.declaration))
        }
    }

    private func name(ofHandler handler: MemberTable.HandlerMember) -> IdentifierID? {
        switch trees[handler.site.tree][handler.site.declaration] {
        case .variable(let variable): variable.name.name
        case .function(let function): function.name.name
        default: nil
        }
    }

    private mutating func reserve(_ function: MemberTable.FunctionMember, isOverloaded: Bool = false) {
        guard !function.signature.lacksBody else { return }
        if functionAt[function.site] == nil {
            functionAt[function.site] = reserve(.function, name: function.name, span: function.span)
        }
        guard let position = functionAt[function.site] else { return }
        var signature = callSignature(function.signature)
        if isOverloaded { signature.types = parameterTypes(of: function.signature, function.site) }
        program.signatures[position] = signature
        if case .function(let written) = trees[function.site.tree][function.site.declaration], written.setter.exists {
            let setter = Self.part(function.site, Part.subscriptSetter)
            reserve(setter, function.name, function.span)
            program.subscriptSetters[position] = functionAt[setter]
        }
    }

    /// Returns the labels and shapes of the parameters, for calls that are resolved in the run.
    mutating func callSignature(_ signature: FunctionSignature) -> CallSignature {
        var code = CallSignature()
        for parameter in signature.parameters {
            code.labels.append(parameter.label.map { builder.name($0) } ?? .none)
            code.shapes.append(parameter.shape)
        }
        return code
    }

    private mutating func reserve(_ site: DeclarationSite, _ name: IdentifierID, _ span: SourceSpan) {
        if functionAt[site] == nil { functionAt[site] = reserve(.function, name: name, span: span) }
    }

    private mutating func reserve(_ member: MemberTable.ComputedMember) {
        let kinds = accessors(of: member.variable, member.site).map { $0.kind }
        if kinds.contains(.get) || member.kind == .lazy || member.kind == .overridden {
            reserve(Self.part(member.site, Part.getter), member.name, member.span)
        }
        if kinds.contains(.set) || member.hasObservers {
            reserve(Self.part(member.site, Part.setter), member.name, member.span)
        }
        if kinds.contains(.willSet) { reserve(Self.part(member.site, Part.willSet), member.name, member.span) }
        if kinds.contains(.didSet) { reserve(Self.part(member.site, Part.didSet), member.name, member.span) }
    }

    /// Returns the `get`, `set`, `willSet` and `didSet` of a variable.
    func accessors(of variable: Variable, _ site: DeclarationSite) -> [Accessor] {
        trees[site.tree].record(variable.details).map { Array(trees[site.tree].elements(of: $0.accessors)) } ?? []
    }

    /// Reserves the functions of the types that are new, or extended.
    mutating func reserveTypes() {
        for index in changedTypes {
            let entry = declarations.types[index]
            if entry.hasInstances { reserveSwift(entry.table) }
            if entry.kind == .structure || entry.kind == .plainClass {
                reserve(Self.part(entry.site, Part.defaultInitialiser), entry.name, entry.span)
                reserve(Self.part(entry.site, Part.value), entry.name, entry.span)
            }
            for number in entry.statics.values.sorted() { reserve(declarations.statics[Int(number)]) }
        }
        for index in program.types.count..<max(program.types.count, declarations.types.count) {
            program.types.append(TypeCode())
            program.types[index].name = builder.name(declarations.types[index].name)
        }
    }

    private mutating func reserve(_ member: StaticMember) {
        switch member.kind {
        case .stored, .computed:
            reserve(Self.part(member.site, Part.getter), member.name, member.span)
            reserve(Self.part(member.site, Part.setter), member.name, member.span)
        case .functions(let all):
            for function in all { reserve(function, isOverloaded: isOverloaded(function, among: all)) }
        case .enumCase, .allCases, .typeArgument: break
        }
    }

    /// Lowers the types that are no classes of controllers, and the members of all types themselves.
    mutating func lowerTypes() {
        // The members that an extension adds to a protocol are those of the protocol.
        for index in changedTypes where declarations.types[index].kind == .protocolType {
            lowerMembers(of: declarations.types[index].table, .type(TypeID(UInt32(index))), .none)
        }
        for index in changedTypes {
            let id = TypeID(UInt32(index))
            lowerStatics(of: id)
            let entry = declarations.types[index]
            if entry.hasInstances { lowerMembers(of: entry.table, .type(id), .none) }
            describe(id)
        }
        for index in changedTypes where declarations.types[index].hasDefaultInitialiser {
            lowerDefaultInitialiser(of: TypeID(UInt32(index)))
        }
    }

    /// Fills the table of a type.
    private mutating func describe(_ id: TypeID) {
        let entry = declarations.types[id.index]
        var code = TypeCode()
        code.name = builder.name(entry.name)
        switch entry.kind {
        case .controller: code.kind = .controller
        case .plainClass: code.kind = .plainClass
        case .structure: code.kind = .structure
        case .enumeration: code.kind = .enumeration
        case .library: code.kind = .library
        case .protocolType, .app: code.kind = .protocolType
        }
        code.isApp = entry.kind == .app
        code.isView = declarations.isView(id)
        code.firstDelegate = entry.firstDelegate
        code.controller = entry.controller
        code.parent = declarations.superclass(of: id).raw
        code.inherited = entry.inherited.map { builder.name($0) }
        for number in entry.statics.values.sorted() { describe(declarations.statics[Int(number)], in: &code) }
        code.cases = cases(of: entry)
        if entry.hasInstances {
            for (name, member) in entry.table.members {
                code.members[builder.name(name)] = objectMember(member, entry.table)
            }
            code.calls = calls(of: entry.table)
            for field in entry.table.fields {
                code.fields.append(
                    TypeCode.Field(name: builder.name(field.variable.name.name), isWeak: field.variable.isWeak))
            }
            for handler in entry.table.handlers {
                for method in handler.methods { code.handlers[method] = functionAt[handler.site] }
            }
            var current = id
            while current.exists {
                if let site = declarations.types[current.index].table.deinitialiser, let position = functionAt[site],
                    !code.deinitialisers.contains(position)
                {
                    code.deinitialisers.append(position)
                }
                current = declarations.types[current.index].parent
            }
        }
        if entry.kind == .library {
            addLibraryType(id, LibraryType.extended(by: names.text(of: entry.name)))
        }
        if entry.kind == .library, FrameworkExtension.isExtensible(names.text(of: entry.name)) {
            program.frameworkTypes[code.name] = id.raw
        }
        program.types[id.index] = code
    }

    private mutating func addLibraryType(_ id: TypeID, _ extended: [LibraryType]) {
        func rank(_ type: UInt32) -> Int { LibraryType.rank(of: names.text(of: declarations.types[Int(type)].name)) }
        for type in extended where program.libraryTypes[type]?.contains(id.raw) != true {
            let others = program.libraryTypes[type] ?? []
            let place = others.firstIndex { rank($0) > rank(id.raw) } ?? others.count
            program.libraryTypes[type, default: []].insert(id.raw, at: place)
        }
    }

    private mutating func describe(_ member: StaticMember, in code: inout TypeCode) {
        let name = builder.name(member.name)
        switch member.kind {
        case .stored, .computed:
            code.statics[name] = .accessor(
                AccessorCode(
                    getter: functionAt[Self.part(member.site, Part.getter)],
                    setter: functionAt[Self.part(member.site, Part.setter)], field: nil))
        case .functions(let all): code.staticCalls[name] = all.compactMap { functionAt[$0.site] }
        case .typeArgument(let type):
            code.statics[name] = .accessor(
                AccessorCode(getter: lowerTypeArgument(type, member), setter: nil, field: nil))
        case .enumCase, .allCases: break
        }
    }

    private mutating func cases(of entry: NominalType) -> [TypeCode.Case] {
        var next: Int64 = 0
        let inherited = entry.inherited.map { names.text(of: $0) }
        let isText = inherited.contains("String")
        let isFraction = inherited.contains { Self.fractionTypes.contains($0) }
        let isNumber = isFraction || inherited.contains { LibraryForm.range(ofInteger: $0) != nil }
        return entry.cases.map { item in
            var raw: Constant?
            if let written = item.rawValue {
                switch trees[item.tree][written] {
                case .integer(let number): raw = .int(number)
                case .double(let number): raw = .double(number)
                case .string(let text): raw = .string(Array(trees[item.tree].bytes(of: text)))
                case .unary(.minus, let operand):
                    if case .integer(let number) = trees[item.tree][operand] { raw = .int(-number) }
                default: break
                }
            } else if isText {
                raw = .string(bytes(item.name))
            } else if isNumber {
                raw = .int(next)
            }
            if case .int(let number)? = raw {
                next = number &+ 1
                if isFraction { raw = .double(Double(number)) }
            }
            return TypeCode.Case(
                name: builder.name(item.name), labels: item.labels.map { $0.map { builder.name($0) } ?? .none },
                rawValue: raw.map { constant($0) })
        }
    }

    /// Returns the functions with each base name, as positions, for the names of which one is in Swift's form.
    mutating func calls(of table: MemberTable) -> [NameID: [UInt32]] {
        var found: [NameID: [UInt32]] = [:]
        for (name, all) in table.calls where all.contains(where: { table.functions[Int($0)].signature.isSwift }) {
            found[builder.name(name)] = all.compactMap { functionAt[table.functions[Int($0)].site] }
        }
        return found
    }

    /// Returns the functions of a property that runs code.
    func accessorCode(_ member: MemberTable.ComputedMember) -> AccessorCode {
        AccessorCode(
            getter: functionAt[Self.part(member.site, Part.getter)],
            setter: functionAt[Self.part(member.site, Part.setter)],
            field: !member.kind.hasField ? nil : UInt16(truncatingIfNeeded: member.field))
    }
}

// Cases without their type.
extension Lowerer {
    /// Lowers a dot and a name: a constant of UIKit, otherwise the case of the only enumeration of the script that has
    /// it. Other names stay symbols, which are equal to every value of their name.
    mutating func lowerSymbol(_ name: IdentifierID, into register: Register) {
        guard usesSwift, SymbolLexicon.lexicon[bytes(name)] == nil, let only = declarations.onlyEnumeration(with: name),
            declarations.types[only.type.index].cases[only.number].labels.isEmpty
        else {
            if let member = onlyStaticMember(name) { return lower(member, into: register) }
            return load(.symbol(symbol(name)), into: register)
        }
        load(.plainCase(type: only.type.raw, number: UInt32(only.number)), into: register)
    }
}

// Subscripts of the script.
extension Lowerer {
    /// Lowers `base[index]` in a script that declares a subscript: the value decides whether it is called.
    mutating func lowerOwnSubscript(
        _ name: IdentifierID, _ base: ExpressionID, _ index: ExpressionID, into register: Register
    ) {
        let span = state.buffer.span
        if case .superReference = tree[base], lowerInheritedSubscript(name, index, into: register) { return }
        let (values, number, hasLabels) = subscriptArguments(name, index)
        withTemporaries { lowerer in
            let (isOwn, end) = (lowerer.state.buffer.makeLabel(), lowerer.state.buffer.makeLabel())
            let first = lowerer.consecutiveRegisters(1 + values.count)
            lowerer.lower(base, into: first)
            lowerer.markNeedsRelease(first)
            lowerer.lowerArguments(values, from: first &+ 1)
            lowerer.state.buffer.span = span
            lowerer.jumpIfOwnSubscript(name, hasLabels: hasLabels, first, to: isOwn)
            lowerer.emitNeedingRelease(.getIndex, a: register, b: first, c: first &+ 1)
            lowerer.state.buffer.jump(.jump, to: end)
            lowerer.state.buffer.bind(isOwn)
            lowerer.emit(.callMember, n: UInt8(truncatingIfNeeded: values.count), a: first, b: number)
            lowerer.emitNeedingRelease(.move, a: register, b: first)
            lowerer.state.buffer.bind(end)
        }
        markNeedsRelease(register)
    }
}
