import SceneRuntime

// Casts of Swift.
extension Machine {
    /// R[a] = R[a] as type `number` of `Program.typeTests`. `kind` is a `CastKind`, or 3 for whether it is of this
    /// type.
    mutating func castRegister(_ a: Int, to number: Int, kind: Int) {
        guard number < program.typeTests.count else { return }
        let test = program.typeTests[number]
        let value = strengthenRegister(a)
        let castKind = UInt8(exactly: kind).flatMap { CastKind(rawValue: $0) }
        if castKind == .plain { return convert(a, to: test) }
        if value.tag == .unknown || value.tag == .uikit { return }
        if test.kind == .generic {
            // A forced cast cannot be wrong; the others have no known result, unless the value is nil.
            if castKind == .forced, !value.isNull { return }
            return setRegister(a, !value.isNull ? unknownHere : castKind == nil ? .bool(false) : .null)
        }
        let instance = instance(standingBehind: value)
        if !instance.isNull, isOf(instance, test) {
            return setRegister(a, castKind == nil ? .bool(true) : retained(instance))
        }
        let isOfType = isOf(value, test)
        guard let castKind else { return setRegister(a, .bool(isOfType)) }
        if isOfType { return convert(a, to: test) }
        if castKind == .conditional { return setRegister(a, .null) }
        // A type that nothing declares cannot be wrong.
        if test.kind == .undeclared, !value.isNull { return }
        if value.isNull { return endProgram("Unexpectedly found nil while unwrapping an Optional value") }
        endProgram("Could not cast value of type '\(typeName(of: value))' to '\(text(test.name))'")
    }

    /// Makes a whole number a double, if the type is one.
    private mutating func convert(_ a: Int, to test: TypeTest) {
        guard test.kind == .number, let number = state.registers[a].asInt, text(test.name) != "NSNumber" else { return }
        setRegister(a, .double(Double(number)))
    }

    /// Whether a value is of a type. Nil is of no type.
    func isOf(_ value: Value, _ test: TypeTest) -> Bool {
        switch test.kind {
        case .any: return !value.isNull
        case .string: return value.tag == .string
        case .integer: return value.tag == .int
        case .number: return value.tag == .double || text(test.name) == "NSNumber" && value.tag == .int
        case .boolean: return value.tag == .bool
        case .function: return value.tag == .closure || value.tag == .function
        case .error:
            if value.tag == .item { return className(of: value).hasSuffix("Error") }
            return [.plainCase, .payloadCase, .structure, .reference].contains(value.tag)
        case .array(let element):
            guard value.tag == .array else { return false }
            return state.heap[value.slot].allSatisfy { isOf(referent(of: $0), program.typeTests[Int(element)]) }
        case .dictionary(let element):
            guard value.tag == .dictionary, value.extra == 0 else { return false }
            let all = state.heap[value.slot]
            return stride(from: 1, to: all.count, by: 2).allSatisfy {
                isOf(referent(of: all[$0]), program.typeTests[Int(element)])
            }
        case .set: return value.tag == .dictionary && value.extra == 1
        case .controller(let id): return isType(value, .type(id))
        case .base(let base): return isType(value, Value(.base, bits: UInt64(base.rawValue)))
        case .view: return isView(value, ofClass: text(test.name))
        case .nominal(let type): return isInstance(value, ofType: Int(type))
        case .generic: return !value.isNull
        case .undeclared:
            return value.tag == .string && isTextOfEvent(test.name) || isOfFramework(value, text(test.name))
        }
    }

    /// Whether a value is an object of a class of Apple's frameworks with this name.
    private func isOfFramework(_ value: Value, _ name: String) -> Bool {
        switch value.tag {
        case .item: className(of: value) == name || name == "NSValue" && valueClass(of: value)?.isGeometry ?? false
        case .rect: name == "CGRect" || name == "NSValue"
        case .size: name == "CGSize" || name == "NSValue"
        case .action: name == "UIAlertAction"
        case .object where value.asObject.kind == .presentationController:
            isPresentationController(ControllerID(value.asObject.index), ofClass: name)
        default: false
        }
    }

    /// Whether the presentation controller of a controller is of a class of UIKit, by the style of the presentation.
    private func isPresentationController(_ id: ControllerID, ofClass name: String) -> Bool {
        switch name {
        case "UIPresentationController": true
        case "UIPopoverPresentationController": state.world.hasPopoverController(id)
        case "UISheetPresentationController": state.world.hasSheetController(id)
        default: false
        }
    }

    /// Whether values of a type are strings: URLs, and what the events of the app bring.
    private func isTextOfEvent(_ type: NameID) -> Bool {
        let names: [StaticString] = [
            "URL", "NSURL", "UIApplicationShortcutItem", "NSUserActivity", "UNNotificationResponse",
        ]
        return names.contains { blueprint.names[type].elementsEqual($0.utf8Bytes) }
    }

    /// Whether a value is a view of a class of UIKit.
    private func isView(_ value: Value, ofClass name: String) -> Bool {
        if value.tag == .reference { return classesOfInstance(value).contains(name) }
        return value.asObject.kind == .view && viewClasses(of: value.asObject).contains(name)
    }

    /// Returns the name of the dynamic type of a value, as Swift prints it.
    func typeName(of value: Value) -> String {
        switch value.tag {
        case .int: return "Int"
        case .null: return "Optional<Any>"
        case .bool: return "Bool"
        case .double: return "Double"
        case .string: return "String"
        case .array: return "Array<Any>"
        case .dictionary: return value.extra == 1 ? "Set<AnyHashable>" : "Dictionary<AnyHashable, Any>"
        case .range: return "Range<Int>"
        case .function, .closure: return "Function"
        case .controller:
            return text(of: .type(state.world.classOf(value.asController)))
        case .object where value.asObject.kind == .view: return viewClasses(of: value.asObject)[0]
        case .plainCase, .payloadCase, .structure, .reference: return declaredTypeName(of: value)
        default: return value.noun
        }
    }
}

// The types of the script.
extension Machine {
    /// Whether a value is an instance of a class, structure, enumeration or protocol of the script.
    private func isInstance(_ value: Value, ofType type: Int) -> Bool {
        guard type < program.types.count else { return false }
        let wanted = program.types[type]
        if value.tag == .object, value.asObject.kind == .app { return wanted.isApp }
        // A class of a framework that the script extends.
        if wanted.kind == .library, extendedTypes(of: value).contains(type) { return true }
        if value.tag == .controller {
            if wanted.controller.exists { return isType(value, .type(wanted.controller)) }
            let cls = state.world.classOf(value.asController)
            return program.types.contains { $0.controller == cls && inherits(from: wanted.name, $0) }
        }
        guard var walk = typeIndex(of: value) else {
            return libraryTypes(of: value).contains {
                Int($0) == type || inherits(from: wanted.name, program.types[Int($0)])
            }
        }
        while walk < program.types.count {
            if walk == type || inherits(from: wanted.name, program.types[walk]) { return true }
            guard program.types[walk].parent > 0 else { return false }
            walk = Int(program.types[walk].parent)
        }
        return false
    }

    /// R[a] = R[a] as the type R[a + 1], a class that code has passed. `kind` as in `castRegister`.
    mutating func castToValue(at a: Int, kind: Int) {
        let (value, type) = (strengthenRegister(a), moveOut(of: a + 1))
        defer { release(type) }
        let castKind = UInt8(exactly: kind).flatMap { CastKind(rawValue: $0) }
        if value.tag == .unknown || castKind == .plain { return }
        let instance = instance(standingBehind: value)
        if !instance.isNull, isOf(instance, typeValue: type) == true {
            return setRegister(a, castKind == nil ? .bool(true) : retained(instance))
        }
        guard let isOfType = isOf(value, typeValue: type) else {
            if castKind == .forced, !value.isNull { return }
            return setRegister(a, value.isNull && castKind != nil ? .null : unknownHere)
        }
        guard let castKind else { return setRegister(a, .bool(isOfType)) }
        if isOfType { return }
        if castKind == .conditional { return setRegister(a, .null) }
        endProgram("Could not cast value of type '\(typeName(of: value))' to '\(text(of: type))'")
    }

    /// Whether a value is an instance of the type that is a value; nil if this is not known.
    private func isOf(_ value: Value, typeValue type: Value) -> Bool? {
        switch type.tag {
        case .type, .base: return isType(value, type)
        case .nominal: return isInstance(value, ofType: Int(type.bits))
        case .string: return typeName(of: value) == String(decoding: bytes(type), as: UTF8.self)
        case .uikit:
            let row = UIKitName.table[type.place]
            switch row.meaning {
            case .controller:
                let spelled = row.name.utf8Bytes
                guard let base = BaseLexicon.lexicon[spelled] ?? BaseLexicon.withoutPrefix(spelled) else { return nil }
                return isType(value, Value(.base, bits: UInt64(base.rawValue)))
            case .view: return isView(value, ofClass: row.name.text)
            case .item: return value.tag == .item && className(of: value) == row.name.text
            default: return nil
            }
        default: return nil
        }
    }

    /// Makes an instance of the class of controllers R[a], for `types[0].init()` and
    /// `types[0].init(nibName: name, bundle: nil)`. Returns false for other members and arguments.
    mutating func makeInstance(ofType type: Value, _ member: MemberName, at a: Int, count: Int) -> Bool {
        guard text(member.name) == "init" else { return false }
        if count == 0 {
            if !moveCreatedInstance(into: a) { createInstance(of: type.asClass, into: a) }
            return true
        }
        guard member.labels.map({ text($0) }) == ["nibName", "bundle"] else { return false }
        if moveCreatedInstance(into: a) {
            setRegister(a + 1, .null)
            setRegister(a + 2, .null)
        } else {
            requestFromNib(type.asClass, named: state.registers[a + 1], bundle: state.registers[a + 2])
        }
        return true
    }

    private func inherits(from name: NameID, _ type: TypeCode) -> Bool {
        if type.inherited.contains(name) { return true }
        // A protocol can name others.
        return type.inherited.contains { other in
            program.types.contains { $0.kind == .protocolType && $0.name == other && $0.inherited.contains(name) }
        }
    }

    /// Returns the name of the class, structure or enumeration of a value.
    private func declaredTypeName(of value: Value) -> String {
        Int(value.extra) < program.types.count ? text(program.types[Int(value.extra)].name) : "Any"
    }
}
