import SceneRuntime

// Functions, handlers and initial values of declarations.
extension Lowerer {
    /// Lowers all declarations, except for those that an earlier entry has lowered: it has lowered the first
    /// `functionCount` functions of files.
    mutating func lowerDeclarations(functionsFrom functionCount: Int) {
        let functions =
            replaced.functions.map { declarations.functions[$0.function] }
            + declarations.functions.dropFirst(functionCount)
        reserve(functions)
        reserveTypes()
        for function in functions {
            if function.signature.isSwift {
                lowerSwift(
                    MemberTable.FunctionMember(
                        kind: .function, name: function.name, site: function.site, span: function.span,
                        parameters: function.parameters, signature: function.signature), .none, .none, nil)
                continue
            }
            guard case .function(let written) = trees[function.site.tree][function.site.declaration] else { continue }
            lower(written, function.site, .none)
        }
        lowerTypes()
        lowerControllers()
        extendBuiltInClasses()
        for entry in replaced.objects {
            let index = Int(entry.object.index)
            if entry.object.kind == .style {
                program.styles[index] = styleCode(index)
            } else {
                program.delegates[index] = delegateCode(index)
            }
        }
        for index in declarations.delegates.indices.dropFirst(program.delegates.count) {
            program.delegates.append(delegateCode(index))
        }
        for index in declarations.styles.indices.dropFirst(program.styles.count) {
            program.styles.append(styleCode(index))
        }
        for index in declarations.segueClasses.indices.dropFirst(program.segueClasses.count) {
            program.segueClasses.append(segueClass(declarations.segueClasses[index], SegueClassID(UInt32(index))))
        }
        program.app = objectCode(declarations.app, .app)
        lowerCreators()
    }

    private mutating func delegateCode(_ index: Int) -> ObjectCode {
        objectCode(declarations.delegates[index], .delegate(DelegateID(UInt32(index))))
    }

    private mutating func styleCode(_ index: Int) -> ObjectCode {
        objectCode(declarations.styles[index], .style(StyleID(UInt32(index))))
    }

    /// Reserves a position for every function, handler and action, so that code can refer to those that are lowered
    /// later.
    private mutating func reserve(_ functions: [Declarations.FileFunction]) {
        for function in functions where functionAt[function.site] == nil {
            functionAt[function.site] = reserve(.function, name: function.name, span: function.span)
        }
        for function in functions where function.signature.isSwift {
            if let position = functionAt[function.site] {
                var signature = callSignature(function.signature)
                if overloads(of: function) != nil {
                    signature.types = parameterTypes(of: function.signature, function.site)
                }
                program.signatures[position] = signature
            }
        }
        // Slot 0 of each table is empty, and so are the slots of UIKit's classes.
        for entry in replaced.classes { reserve(declarations.controllers[entry.id.index].table) }
        for entry in replaced.objects {
            let index = Int(entry.object.index)
            reserve(
                entry.object.kind == .style ? declarations.styles[index].table : declarations.delegates[index].table)
        }
        for controller in declarations.controllers.dropFirst(program.classes.count) { reserve(controller.table) }
        for delegate in declarations.delegates.dropFirst(program.delegates.count) { reserve(delegate.table) }
        for style in declarations.styles.dropFirst(program.styles.count) { reserve(style.table) }
        reserve(declarations.app.table)
    }

    private mutating func reserve(_ table: MemberTable) {
        reserveSwift(table)
        for function in table.functions where functionAt[function.site] == nil && !function.signature.lacksBody {
            functionAt[function.site] = reserve(.function, name: function.name, span: function.span)
        }
        for handler in table.handlers where functionAt[handler.site] == nil {
            guard case .handler(let written) = trees[handler.site.tree][handler.site.declaration] else { continue }
            functionAt[handler.site] = reserve(.handler, name: written.name.name, span: handler.span)
        }
        for notification in table.notifications where functionAt[notification.site] == nil {
            functionAt[notification.site] = reserve(.handler, name: nil, span: notification.span)
        }
    }

    /// Whether the code of a reserved function exists.
    func isLowered(_ function: UInt32) -> Bool { program.functions[Int(function)].registerCount > 0 }

    /// Lowers the function of `site`, unless it is done.
    private mutating func lower(_ function: Function, _ site: DeclarationSite, _ owner: Resolver.Owner) {
        guard let position = functionAt[site], !isLowered(position) else { return }
        guard !function.isSwift, function.signature.isEmpty else { return }
        enter(site.tree, owner)
        guard let id = resolution.function(at: function.body.start) else { return }
        lower(position, id) { lowerer in
            lowerer.state.swift.result = lowerer.tree.record(function.result)
            lowerer.lowerBody(function.body)
        }
    }

    /// Makes tree number `tree`, and the owner of its code, the current ones.
    mutating func enter(_ tree: Int, _ owner: Resolver.Owner) {
        number = tree
        self.owner = owner
    }

    private mutating func lower(_ handler: MemberTable.HandlerMember, _ owner: Resolver.Owner, _ cls: ClassID) {
        guard let position = functionAt[handler.site], !isLowered(position), let method = handler.methods.first,
            case .handler(let written) = trees[handler.site.tree][handler.site.declaration]
        else { return }
        enter(handler.site.tree, method.isOfClass ? .none : owner)
        guard let id = resolution.function(at: written.body.start) else { return }
        // The handler that `super` calls may have more parameters than this one.
        var least = 0
        var ancestor = declarations.inheritedHandler(of: method, above: cls)
        while let found = ancestor {
            least = max(least, parameterCount(of: found.handler))
            ancestor = declarations.inheritedHandler(of: method, above: found.owner)
        }
        lower(position, id, least: least, handler: (cls, method)) { lowerer in
            if !handler.ownsSuper, let inherited = lowerer.declarations.inheritedHandler(of: method, above: cls),
                let function = lowerer.functionAt[inherited.handler.site]
            {
                lowerer.withTemporaries {
                    $0.callInherited(function, inherited.handler, into: $0.temporary())
                }
            }
            if method.spec.result == .nothing {
                lowerer.lower(written.body)
            } else {
                lowerer.lowerBody(written.body)
            }
        }
    }

    private mutating func lower(_ notification: MemberTable.NotificationMember, _ owner: Resolver.Owner) {
        guard let position = functionAt[notification.site], !isLowered(position),
            case .notification(_, _, let body) = trees[notification.site.tree][notification.site.declaration]
        else { return }
        enter(notification.site.tree, owner)
        guard let id = resolution.function(at: body.start) else { return }
        lower(position, id) { $0.lower(body) }
    }

    private mutating func lowerControllers() {
        let known = program.classes.count
        for index in declarations.controllers.indices.dropFirst(BuiltInClass.slots) {
            lowerController(ClassID(UInt32(index)))
        }
        // A class can be declared before its superclass.
        var isDone = [Bool](repeating: false, count: program.classes.count)
        for index in program.classes.indices.dropFirst(BuiltInClass.slots) {
            var chain: [ClassID] = []
            var current = ClassID(UInt32(index))
            while current.exists, current.index >= known || replaced.contains(current), !isDone[current.index] {
                isDone[current.index] = true
                chain.append(current)
                current = declarations.controllers[current.index].parent
            }
            for id in chain.reversed() {
                inheritHandlers(of: id)
                setFirstValues(of: id)
            }
        }
    }

    private mutating func lowerController(_ id: ClassID) {
        guard id.index >= program.classes.count || replaced.contains(id) else { return }
        let entry = declarations.controllers[id.index]
        var code = objectCode(entry.table, .controller(id), id)
        code.base = entry.parent
        code.polls = polls(of: entry.table, entry.base, .controller(id))
        if id.index < program.classes.count {
            program.classes[id.index] = code
        } else {
            program.classes.append(code)
        }
    }

    /// Adds the handlers of the superclass, unless the class overrides them. Those of the superclass are complete.
    private mutating func inheritHandlers(of id: ClassID) {
        let parent = declarations.controllers[id.index].parent
        guard parent.exists else { return }
        let inherited = program.classes[parent.index]
        program.classes[id.index].handlers.inherit(from: inherited.handlers)
        for (name, function) in inherited.notifications where program.classes[id.index].notifications[name] == nil {
            program.classes[id.index].notifications[name] = function
        }
    }

    private mutating func objectCode(_ item: Declarations.Item, _ owner: Resolver.Owner) -> ObjectCode {
        var code = objectCode(item.table, owner, .none)
        code.initialiser = initialiser(of: item.table, owner)
        return code
    }

    private mutating func objectCode(_ table: MemberTable, _ owner: Resolver.Owner, _ cls: ClassID) -> ObjectCode {
        var code = ObjectCode()
        code.fieldCount = UInt16(truncatingIfNeeded: table.fields.count)
        lowerMembers(of: table, owner, cls)
        code.calls = calls(of: table)
        for function in table.functions {
            guard let position = functionAt[function.site] else { continue }
            if let written = trees[function.site.tree].function(function.site.declaration) {
                lower(written, function.site, owner)
            }
            if function.kind == .function { continue }
            code.actions[builder.name(function.name)] = position
            if let selector = function.selector { code.actions[builder.name(selector)] = position }
        }
        for handler in table.handlers {
            lower(handler, owner, cls)
            for method in handler.methods { code.handlers[method] = functionAt[handler.site] }
        }
        for notification in table.notifications {
            lower(notification, owner)
            code.notifications[builder.name(notification.name)] = functionAt[notification.site]
        }
        for (name, member) in table.members {
            code.members[builder.name(name)] = objectMember(member, table)
        }
        return code
    }

    /// Returns the compiled form of a member of an object or a controller.
    func objectMember(_ member: MemberTable.Member, _ table: MemberTable) -> ObjectMember {
        switch member {
        case .field(let index):
            let variable = table.fields[Int(index)].variable
            return .field(
                UInt16(truncatingIfNeeded: index), isWeak: variable.isWeak,
                isConstant: variable.isConstant && !variable.details.exists)
        case .function(let index): return .function(functionAt[table.functions[Int(index)].site] ?? 0)
        case .view(let place): return .outlet(UInt16(truncatingIfNeeded: place))
        case .computed(let index): return .accessor(accessorCode(table.computed[Int(index)]))
        }
    }

    /// Lowers the `perform` of a segue class. Returns its code, which is empty without a body.
    mutating func segueClass(_ item: Declarations.Item, _ id: SegueClassID) -> ObjectCode {
        var code = ObjectCode()
        guard let site = item.site, case .segueClass(let name, _, let body?) = trees[site.tree][site.declaration] else {
            return code
        }
        enter(site.tree, .segueClass(id))
        guard let scope = resolution.function(at: body.start) else { return code }
        let position = reserve(.handler, name: name.name, span: item.span)
        lower(position, scope) { $0.lower(body) }
        code.handlers[.perform] = position
        return code
    }
}

// Initialisers.
extension Lowerer {
    /// Sets the initial values of variables and properties, those of ancestors first. Constants are put into a table;
    /// other values need code.
    private mutating func setFirstValues(of id: ClassID) {
        let entry = declarations.controllers[id.index]
        var (values, inherited): ([UInt32], UInt32?) = ([], nil)
        if entry.parent.exists {
            values = program.classes[entry.parent.index].firstValues
            inherited = program.classes[entry.parent.index].initialiser
        }
        let own = Array(entry.table.fields[min(entry.table.firstOwnField, entry.table.fields.count)...])
        let properties = entry.table.properties.filter { !isKnownToWorld($0) }
        let constants = own.compactMap { firstValue(of: $0) }
        if properties.isEmpty, own.isEmpty || inherited == nil && constants.count == own.count {
            for value in constants { values.append(constant(value)) }
        } else {
            inherited = initialiser(
                own, from: entry.table.firstOwnField, properties, .controller(id), entry.span, inherited: inherited)
        }
        program.classes[id.index].firstValues = values
        program.classes[id.index].initialiser = inherited
    }

    /// Returns the initial value of a variable if it is a literal or omitted; nil if code must compute it.
    private func firstValue(of field: MemberTable.Field) -> Constant? {
        if enumeration(of: field.variable, field.site.tree).exists, field.variable.value != nil { return nil }
        if field.isLazy { return .omitted }
        guard let value = field.variable.value else { return isCollection(field) ? nil : .null }
        // A weak variable needs code, which stores a weak reference.
        if field.variable.isWeak { return nil }
        switch trees[field.site.tree][value] {
        case .nilLiteral: return .null
        case .boolean(let flag): return .bool(flag)
        case .integer(let number): return isNumberWithFraction(field) ? .double(Double(number)) : .int(number)
        case .double(let number): return .double(number)
        case .string(let text): return .string(Array(trees[field.site.tree].bytes(of: text)))
        default: return nil
        }
    }

    /// Whether a variable is an outlet collection, which is an empty list.
    private func isCollection(_ field: MemberTable.Field) -> Bool {
        guard let details = trees[field.site.tree].record(field.variable.details) else { return false }
        return details.modifiers.contains(.isOutlet) && field.variable.value == nil
            && trees[field.site.tree].record(details.type)?.shape == .array
    }

    private func isNumberWithFraction(_ field: MemberTable.Field) -> Bool {
        field.variable.details.exists && isFraction(typeName(of: field.variable, field.site.tree))
    }

    private mutating func initialiser(of table: MemberTable, _ owner: Resolver.Owner) -> UInt32? {
        guard let first = table.fields.first else { return nil }
        return initialiser(table.fields, from: 0, [], owner, first.span, inherited: nil)
    }

    /// Whether the blueprint contains the property: the name of a nib or an identifier, as a literal.
    private func isKnownToWorld(_ property: MemberTable.PropertyMember) -> Bool {
        guard case .string = trees[property.site.tree][property.value] else { return false }
        return PropertyLexicon.lexicon[bytes(property.name.name)]?.spec.declaredText != nil
    }

    private mutating func initialiser(
        _ fields: [MemberTable.Field], from first: Int, _ properties: [MemberTable.PropertyMember],
        _ owner: Resolver.Owner, _ span: SourceSpan, inherited: UInt32?
    ) -> UInt32 {
        // Each value has a body of its own, so that its closures capture only self.
        var parts: [(function: UInt32?, place: Int)] = []
        for (offset, field) in fields.enumerated() {
            if field.isLazy || isCollection(field) || isSetByWrapper(field.variable, field.site.tree) {
                parts.append((nil, first + offset))
            }
            guard !field.isLazy, let value = field.variable.value else { continue }
            let type = enumeration(of: field.variable, field.site.tree)
            if let part = valueFunction(value, field.site.tree, owner, as: type, of: field.variable) {
                parts.append((part, first + offset))
            }
        }
        var settings: [(function: UInt32, name: IdentifierID)] = []
        for property in properties {
            if let part = valueFunction(
                property.value, property.site.tree, owner, { $0.lower(property.value, into: $1) })
            {
                settings.append((part, property.name.name))
            }
        }
        let position = reserve(.initialiser, name: nil, span: span)
        let scope = FunctionID(index: resolutions[number].functions.count - 1)
        lowerInitialiser(position, scope, span) { lowerer in
            if let inherited {
                lowerer.withTemporaries { $0.emitNeedingRelease(.callSelf, a: $0.temporary(), wide: inherited) }
            }
            for part in parts {
                lowerer.withTemporaries { lowerer in
                    let value = lowerer.temporary()
                    if let function = part.function {
                        lowerer.emitNeedingRelease(.callSelf, a: value, wide: function)
                    } else if fields[part.place - first].isLazy {
                        lowerer.emit(.loadAbsent, a: value)
                    } else if !lowerer.isCollection(fields[part.place - first]) {
                        lowerer.state.buffer.span = fields[part.place - first].span
                        lowerer.emitPrimitive(.unknown, value)
                    } else {
                        lowerer.emitNeedingRelease(.makeArray, a: value, b: value, c: 0)
                    }
                    if fields[part.place - first].variable.isWeak { lowerer.emit(.weaken, a: value, b: value) }
                    lowerer.emit(.setField, a: value, b: UInt16(truncatingIfNeeded: part.place))
                }
            }
            for setting in settings {
                lowerer.withTemporaries { lowerer in
                    let value = lowerer.temporary()
                    lowerer.emitNeedingRelease(.callSelf, a: value, wide: setting.function)
                    let object = lowerer.temporary()
                    lowerer.emitNeedingRelease(.loadSelf, a: object)
                    lowerer.emit(.setMember, a: object, b: value, c: lowerer.member(setting.name))
                }
            }
        }
        return position
    }

    /// Lowers a function without source, which has no variables.
    private mutating func lowerInitialiser(
        _ function: UInt32, _ id: FunctionID, _ span: SourceSpan, _ body: (inout Lowerer) -> Void
    ) {
        beginFunction(FunctionState(id, .initialiser, span: span))
        body(&self)
        finish(function, parameters: 0, captures: 0, usesSelf: true)
    }
}
