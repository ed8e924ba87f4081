import SceneRuntime

// Completion after a dot: the members of the value before it, if its kind is known.
extension Completer {
    /// What is known of the value before a dot.
    private enum Subject {
        /// A controller of a declared or built-in class.
        case controller(Declarations.Controller?, ControllerKind, isDeclaration: Bool)
        case object(ObjectRef.Kind, MemberTable?)
        case value(BuiltInMember.Owners)
        /// Known to have no members.
        case nothing
        case unknown
    }

    /// Adds the members of a value as candidates. `isWhole: false` marks a candidate after which no space is inserted.
    mutating func offerMembers(of base: ExpressionID) {
        // The receiver of an expected call can receive any call.
        if completionRecord.operand == .callPattern {
            for spec in MethodSpec.table { add(spec.name.text) }
            if case .controller(let controller?, _, _) = subject(base) {
                offerMembers(controller.table, onlyFunctions: true)
            }
            return
        }
        let found = subject(base)
        if completionRecord.operand == .invocation {
            for name in HandlerLexicon.of(.controller).names {
                add(String(decoding: name, as: UTF8.self) + "(", isWhole: false)
            }
            if case .controller(let controller?, _, _) = found { offerMembers(controller.table, onlyFunctions: true) }
            return
        }
        switch found {
        case .controller(let controller, let kind, let isDeclaration):
            if let controller { offerMembers(controller.table) }
            for spec in PropertySpec.table where spec.belongs(to: kind) { add(spec.name.text) }
            offerBuiltIn(.controller)
            offerMethods(of: kind)
            if kind == .alertController { offerBuiltIn(.alert) }
            if isDeclaration { offerBuiltIn(.declaration) }
        case .object(let kind, let table):
            if let table { offerMembers(table) }
            for spec in PropertySpec.table where spec.belongs(to: kind) { add(spec.name.text) }
            if kind == .presentationController { offerBuiltIn(.sheet) }
        case .value(let owners): offerBuiltIn(owners)
        case .nothing: break
        case .unknown:
            offerBuiltIn(.all)
            for spec in PropertySpec.table { add(spec.name.text) }
            for name in declarations.memberNames { add(name) }
        }
    }

    private mutating func offerMembers(_ table: MemberTable, onlyFunctions: Bool = false) {
        for (name, member) in table.members {
            switch member {
            case .field, .view, .computed: if !onlyFunctions { add(name) }
            case .function(let place):
                let count = Int(place) < table.functions.count ? table.functions[Int(place)].parameters.count : 1
                add(spelling(of: name) + (count == 0 ? "()" : "("), isWhole: false)
            }
        }
    }

    private mutating func offerBuiltIn(_ owners: BuiltInMember.Owners) {
        for member in BuiltInMember.allCases where !member.owners.isDisjoint(with: owners) {
            switch member.shape {
            case .value: add(member.spelling.text)
            case .method(let count), .mutating(let count):
                add(member.spelling.text + (count.upperBound == 0 ? "()" : "("), isWhole: false)
            }
        }
    }

    private func subject(_ id: ExpressionID) -> Subject {
        switch tree[id] {
        case .name(let name): return subject(named: name)
        case .selfReference: return enclosingSubject
        case .instance(let base, _):
            if case .controller(let controller, let kind, _) = subject(base) {
                return .controller(controller, kind, isDeclaration: false)
            }
            return .unknown
        case .member(_, let name), .optionalMember(_, let name): return subject(ofMember: name.name)
        case .optionalChain(let inner): return subject(inner)
        case .string, .interpolation: return .value(.string)
        case .array: return .value(.array)
        case .dictionary: return .value(.dictionary)
        case .size: return .value(.size)
        case .integer, .double, .boolean, .nilLiteral, .symbol, .closure: return .nothing
        default: return .unknown
        }
    }

    private func subject(named name: IdentifierID) -> Subject {
        if completionRecord.names.contains(name) { return .unknown }
        if let environment = EnvironmentName.lexicon[Array(names.bytes(of: name))] {
            return environment == .device ? .value(.device) : .nothing
        }
        guard case .found(let entity) = declarations.lookUp(name, from: StoryboardID.main) else {
            return completionRecord.enclosing.isEmpty ? .unknown : subject(ofMember: name)
        }
        switch entity {
        case .controller(let id):
            let controller = declarations.controllers[id.index]
            return .controller(controller, controller.base, isDeclaration: true)
        case .style(let id): return .object(.style, declarations.styles[id.index].table)
        case .delegate(let id): return .object(.delegate, declarations.delegates[id.index].table)
        case .window: return .object(.window, nil)
        case .storyboard: return .value(.storyboard)
        case .global(let index):
            return Int(index) < machine.state.globals.count ? subject(of: machine.state.globals[Int(index)]) : .unknown
        case .type(let id): return .object(.delegate, declarations.types[id.index].table)
        case .function, .nib, .segueClass: return .nothing
        }
    }

    private var enclosingSubject: Subject {
        guard let enclosing = completionRecord.enclosing.last else { return .unknown }
        switch enclosing.owner {
        case .controller:
            return .controller(enclosing.name.flatMap { controller(named: $0) }, enclosingBase, isDeclaration: false)
        case .app: return .object(.app, declarations.app.table)
        case .style: return .object(.style, nil)
        case .delegate, .model: return .object(.delegate, nil)
        case .window: return .object(.window, nil)
        }
    }

    /// Returns the kind of the current value of a session's variable.
    private func subject(of value: Value) -> Subject {
        switch value.tag {
        case .controller:
            let controller = value.asController
            guard machine.state.world.isAlive(controller) else { return .unknown }
            let place = machine.state.world.classOf(controller).index
            guard declarations.controllers.indices.contains(place) else { return .unknown }
            let declared = declarations.controllers[place]
            return .controller(declared, declared.base, isDeclaration: false)
        case .string: return .value(.string)
        case .array: return .value(.array)
        case .dictionary: return .value(.dictionary)
        case .range: return .value(.range)
        case .size: return .value(.size)
        case .rect: return .value(.rect)
        case .segue: return .value(.segue)
        case .object: return .object(value.asObject.kind, nil)
        case .int, .bool, .double, .symbol, .function, .closure: return .nothing
        default: return .unknown
        }
    }

    /// Returns the kind of value of the property with a name, whatever object has it.
    private func subject(ofMember name: IdentifierID) -> Subject {
        PropertyLexicon.lexicon[Array(names.bytes(of: name))].map { subject(of: $0.spec.type) } ?? .unknown
    }

    /// Returns the kind of value of a property type.
    private func subject(of type: PropertyType) -> Subject {
        switch type {
        case .controller(let kind?): .controller(nil, kind, isDeclaration: false)
        case .view: .object(.view, nil)
        case .window: .object(.window, nil)
        case .traits: .object(.traits, nil)
        case .insets: .object(.insets, nil)
        case .guide: .object(.guide, nil)
        case .navigationItem: .object(.navigationItem, nil)
        case .tabBarItem: .object(.tabBarItem, nil)
        case .editButton: .object(.editButton, nil)
        case .bar: .object(.bar, nil)
        case .presentationController: .object(.presentationController, nil)
        case .coordinator: .value(.coordinator)
        case .storyboard: .value(.storyboard)
        case .size: .value(.size)
        case .rect: .value(.rect)
        case .controllers, .views, .alertActions, .numbers: .value(.array)
        case .text: .value(.string)
        default: .unknown
        }
    }
}
