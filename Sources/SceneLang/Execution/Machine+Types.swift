import SceneRuntime

// Values whose types a script declares in Swift's form: structures, cases of enumerations and instances of plain
// classes.
//
// The list of an instance begins with its serial number, and that of a case with the case's number.
extension Machine {
    /// Performs a primitive on register `a`.
    mutating func performOfType(_ primitive: Primitive, _ i: Instruction, _ a: Int) {
        let value = state.registers[a]
        switch primitive {
        case .isOmitted: setRegister(a, .bool(value.isAbsent))
        case .unbox: if value.tag == .box { setRegister(a, retained(state.heap[value.slot][0])) }
        case .isCopied: setRegister(a, .bool(isCopied(value)))
        case .box where value.tag == .box: break
        case .box: setRegister(a, Value(.box, bits: UInt64(state.heap.add([moveOut(of: a)]))))
        case .getOwnField: setRegister(a, ownField(Int(i.c)))
        case .setOwnField: setOwnField(Int(i.c), to: i.b != 0 ? weakened(value) : value)
        case .getProperty: getProperty(i.c, at: a)
        case .setProperty: setProperty(i.c, at: a)
        case .setSubscript: setSubscript(i.c, at: a, count: Int(i.b))
        case .setKeyPath: setKeyPath(at: a)
        case .isHandlerCall: setRegister(a, .bool(top.kind == .handler))
        case .makeInstance: makeInstance(i.wide, into: a)
        case .callMethod: callMethod(i.wide, at: a)
        case .allocate: allocate(i.asClass, into: a)
        case .setInitialValues: setInitialValues(at: a)
        case .superInit: superInit(at: a)
        case .caseOfRawValue: setRegister(a, enumerationCase(i.wide, rawValue: value))
        case .makeCase: makeCase(Int(i.b), count: Int(i.c), at: a)
        case .allCases: setRegister(a, allCases(of: i.wide))
        case .setUIKitProperty: setUIKitProperty(program.members[Int(i.c)], to: value)
        case .asCase: setRegister(a, asCase(value, of: i.wide))
        case .asFraction: makeFraction(at: a)
        case .typeOf:
            let type = typeValue(of: identity(of: strengthenRegister(a)))
            setRegister(a, type.isNull && i.c == 1 ? unknownHere : type)
        case .expectType:
            release(state.expectedType)
            state.expectedType = moveOut(of: a)
            state.expectedDepth = state.expectedType.isNull ? 0 : state.frames.count
        case .expectedType:
            // Another function can have been called in between.
            guard state.expectedDepth + 1 == state.frames.count else { return setRegister(a, unknownHere) }
            setRegister(a, state.expectedType)
            (state.expectedType, state.expectedDepth) = (.null, 0)
        case .unwrapImplicitly:
            if value.isNull {
                endProgram("Unexpectedly found nil while implicitly unwrapping an Optional value")
            }
        default: break
        }
    }

    /// Sets a property of self to the value of the getter that overrides it.
    private mutating func setUIKitProperty(_ member: MemberName, to value: Value) {
        let object = top.selfValue.asObject
        guard let property = member.property, state.world.isAlive(object.controller),
            let argument = argument(of: value)
        else { return }
        if case .perform(let request) = state.world.write(property, of: object, argument) {
            state.world.request(request)
            hasReleased = true
        }
    }

    /// Lets the getters that override properties of UIKit set these, before UIKit reads them.
    mutating func pollProperties() {
        guard program.hasPolls, state.openSetups == 0 else { return }
        for id in state.world.livingControllers() { pollProperties(of: id) }
    }

    /// Queues the comparison of each property of `id` whose observers or bindings no assignment runs.
    mutating func pollProperties(of id: ControllerID) {
        let cls = state.world.classOf(id).index
        guard program.hasPolls, cls < program.classes.count else { return }
        for function in program.classes[cls].polls {
            let own = retained(.controller(id))
            let closure = Value(.closure, extra: function, bits: UInt64(state.heap.add([own])))
            state.world.runNow(state.blocks.add(closure))
            hasReleased = true
        }
    }

    /// Whether a value is copied when it is assigned.
    func isCopied(_ value: Value) -> Bool {
        switch value.tag {
        case .structure, .plainCase, .payloadCase, .array, .dictionary, .string, .int, .double, .bool, .tuple, .range,
            .rect, .size:
            true
        case .item: valueClass(of: value) != nil
        default: false
        }
    }

    /// Returns the position in `Program.types` of the type of a value; nil if the script does not declare it.
    func typeIndex(of value: Value) -> Int? {
        switch value.tag {
        case .structure, .plainCase, .payloadCase, .reference: Int(value.extra)
        default: nil
        }
    }

    /// The positions in `Program.types` of the members that extensions of the script add to the type of a value.
    func libraryTypes(of value: Value) -> [UInt32] {
        if program.libraryTypes.isEmpty { return [] }
        if let type = LibraryType(value) { return program.libraryTypes[type] ?? [] }
        if value.tag == .tuple, state.heap.elementCount(value.slot) == 1 { return program.libraryTypes[.result] ?? [] }
        // Code that compiles asks only an error of the script for the members of errors.
        guard let ofErrors = program.libraryTypes[.error] else { return [] }
        let isError = typeIndex(of: value) != nil || value.tag == .item && className(of: value).hasSuffix("Error")
        return isError ? ofErrors : []
    }

    /// The place of a field in the list of a value.
    @inline(__always)
    private func place(_ field: Int, of value: Value) -> Int { value.tag == .reference ? field + 1 : field }

    /// Returns self of the running function: the content of its box if it is a value that is copied.
    private var ownValue: Value {
        let selfValue = top.selfValue
        return selfValue.tag == .box ? state.heap[selfValue.slot][0] : selfValue
    }

    private mutating func ownField(_ field: Int) -> Value {
        let selfValue = ownValue
        switch selfValue.tag {
        case .structure, .reference: return retained(state.heap[selfValue.slot][place(field, of: selfValue)])
        case .controller, .object:
            guard let cell = state.fields.cell(field, of: selfValue.asObject) else { return .null }
            return retained(state.fields[cell])
        default: return .null
        }
    }

    private mutating func setOwnField(_ field: Int, to value: Value) {
        let selfValue = ownValue
        switch selfValue.tag {
        case .reference:
            release(state.heap.exchange(field + 1, of: selfValue.slot, with: retained(value)))
        case .structure:
            let box = top.selfValue.slot
            var own = state.heap.exchange(0, of: box, with: .null)
            setField(field, of: &own, to: value)
            _ = state.heap.exchange(0, of: box, with: own)
        case .controller, .object:
            guard let cell = state.fields.cell(field, of: selfValue.asObject) else { return }
            let old = state.fields[cell]
            state.fields[cell] = retained(value)
            release(old)
        default: break
        }
    }

    /// Sets a field of a structure, which is copied before if it is shared.
    private mutating func setField(_ field: Int, of structure: inout Value, to value: Value) {
        if !state.heap.isUnique(structure.slot) {
            let copy = state.heap[structure.slot].map { $0 }
            for element in copy { retain(element) }
            let new = Value(.structure, extra: structure.extra, bits: UInt64(state.heap.add(copy)))
            release(structure)
            structure = new
        }
        release(state.heap.exchange(field, of: structure.slot, with: retained(value)))
    }

    // MARK: Creation

    private mutating func makeInstance(_ type: Int, into a: Int) {
        let code = program.types[type]
        let fields = [Value](repeating: .null, count: code.fields.count)
        switch code.kind {
        case .plainClass:
            state.serial &+= 1
            let list = [Value(.instance, extra: state.serial, bits: UInt64(type))] + fields
            setRegister(a, Value(.reference, extra: UInt32(type), bits: UInt64(state.heap.add(list))))
        case .structure:
            let value = Value(.structure, extra: UInt32(type), bits: UInt64(state.heap.add(fields)))
            setRegister(a, Value(.box, bits: UInt64(state.heap.add([value]))))
        default: setRegister(a, Value(.box, bits: UInt64(state.heap.add([.null]))))
        }
    }

    /// Calls a function with self in register `a`.
    private mutating func callMethod(_ function: Int, at a: Int) {
        budget -= 1
        let selfValue = moveOut(of: a)
        push(
            function, base: a + 1, selfValue: selfValue, kind: selfValue.isCounted ? .method : .closure,
            isInRunLoopTurn: top.isInRunLoopTurn)
    }

    private mutating func allocate(_ cls: ClassID, into a: Int) {
        if moveCreatedInstance(into: a) { return }
        guard state.world.livingCount < settings.limits.controllers else { return failControllerLimit() }
        let scene = state.uikit.createdScene
        let isOfScene = scene.exists && descends(scene, from: cls)
        if isOfScene { state.uikit.createdScene = .none }
        state.world.request(.allocate(isOfScene ? scene : cls))
        if runWorldInline(for: .callStack) { _ = moveCreatedInstance(into: a) }
    }

    private mutating func setInitialValues(at a: Int) {
        let selfValue = moveOut(of: a)
        let id = selfValue.asController
        guard id.exists else { return release(selfValue) }
        let cls = state.world.classOf(id).index
        let object = ObjectRef(id)
        if !state.fields.start(of: object).exists {
            state.fields.add(object, count: Int(program.classes[cls].fieldCount))
        }
        state.hasInitialValues.insert(id.raw)
        setFirstValues(of: id, cls)
        guard let function = program.classes[cls].initialiser else { return release(selfValue) }
        push(
            Int(function), base: a + 1, selfValue: selfValue, kind: .method, isInRunLoopTurn: top.isInRunLoopTurn)
    }

    private mutating func superInit(at a: Int) {
        guard top.phase.isReady else {
            top.phase = .ready
            return
        }
        let id = top.selfValue.asController
        guard id.exists else { return }
        let name = state.registers[a]
        let nib = name.tag == .string ? state.world.internName(Array(bytes(name))) : NameID.none
        requestAndRetry(.initialise(id, nib, decodes: name.asBool == true))
    }
}

// Handlers and the end of instances.
extension Machine {
    /// Begins a handler in Swift's form: its parameters are not in the order of the method's arguments.
    mutating func beginSwiftHandler(_ function: Int, _ arguments: [UInt8], _ body: PendingHandler, _ base: Int) {
        for (place, number) in arguments.enumerated() {
            let argument: Value
            switch number {
            case 0 where body.method == .sceneOpenURLContexts: argument = array([value(of: body.first)])
            case 0: argument = value(of: body.first)
            case 1: argument = value(of: body.second)
            case 2: argument = value(of: body.third)
            case HandlerName.sender: argument = sender(of: body)
            case HandlerName.absent where place == 1 && hasSession(body): argument = shared("UISceneSession")
            // A completion handler, or the session of the second scene.
            case HandlerName.absent where isOfAppItself(body): argument = unknownHere
            default: argument = .null
            }
            setRegister(base + place, argument)
        }
        beginHandler(function, body, base)
    }

    /// Whether a call is one to the delegate of the app or of its scene, which can be those of controllers, too.
    private func isOfAppItself(_ body: PendingHandler) -> Bool {
        body.receiver.isOfApp && body.method.spec.owner != .delegate
    }

    /// Whether the second argument in Swift is the session of the first scene.
    private func hasSession(_ body: PendingHandler) -> Bool {
        guard body.method == .sceneWillConnect || body.method == .configurationForConnecting else { return false }
        return body.receiver != .secondScene
    }

    /// Returns the object that calls its delegate, as far as the arguments of the call say it.
    private mutating func sender(of body: PendingHandler) -> Value {
        if body.receiver.kind == .notificationCenter { return unknownHere }
        if isOfAppItself(body) { return shared(body.receiver.kind == .app ? "UIApplication" : "UIWindowScene") }
        if body.first.kind == .object, body.first.asObject.kind == .presentationController {
            return value(of: body.first)
        }
        let name = body.method.spec.name.text
        let kind = Self.senders.first { name.hasPrefix($0.affix) || name.hasSuffix($0.affix) }?.kind
        let controller = body.first.kind == .object ? body.first.asObject.controller : .none
        let parent =
            controller.exists && state.world.isAlive(controller) ? state.world.parent(of: controller) : .none
        if parent.exists, kind.map({ state.world.isKind(parent, of: $0) }) ?? true {
            return retained(.controller(parent))
        }
        if let kind, case let sender = state.world.sender(of: kind, to: body.receiver), sender.exists {
            return retained(.controller(sender))
        }
        if name.hasPrefix("presentationController"),
            case let presented = state.world.presentedSender(to: body.receiver), presented.exists
        {
            return value(of: .object(ObjectRef(.presentationController, presented.raw)))
        }
        return parent.exists ? retained(.controller(parent)) : .null
    }

    /// The class of the object that calls a method of its delegate, by how the name of the method begins or ends.
    private static let senders: [(affix: String, kind: ControllerKind)] = [
        ("splitViewController", .splitViewController), ("primaryViewController", .splitViewController),
        ("targetDisplayModeForAction", .splitViewController), ("pageViewController", .pageViewController),
        ("tabBarController", .tabBarController), ("navigationController", .navigationController),
        ("SearchController", .searchController),
    ]

    /// Keeps an instance of a plain class whose last reference is released, until its `deinit` has run. Returns false
    /// if it has none, or if that has run.
    mutating func keepsForDeinit(_ value: Value) -> Bool {
        guard state.heap.isUnique(value.slot) else { return false }
        let functions = program.types[Int(value.extra)].deinitialisers
        guard !functions.isEmpty else { return false }
        if state.deinitialised.remove(value.slot) != nil { return false }
        state.deinitialised.insert(value.slot)
        deinitialise(value, functions)
        return true
    }
}

// Enumerations.
extension Machine {
    /// Returns the number of a case.
    func caseNumber(of value: Value) -> Int {
        value.tag == .payloadCase ? state.heap[value.slot][0].place : value.place
    }

    private mutating func makeCase(_ type: Int, count: Int, at a: Int) {
        let number = state.registers[a].place
        guard count > 0 else { return setRegister(a, Value(.plainCase, extra: UInt32(type), bits: UInt64(number))) }
        var list = [Value.int(Int64(number))]
        for place in 1...count { list.append(moveOut(of: a + place)) }
        setRegister(a, Value(.payloadCase, extra: UInt32(type), bits: UInt64(state.heap.add(list))))
    }

    /// Calls a case with associated values. Returns false for another case, or other numbers of values.
    mutating func makeCase(_ function: Value, at a: Int, count: Int) -> Bool {
        let labels = program.types[Int(function.extra)].cases[Int(function.bits)].labels
        let count = spreadTuple(at: a, count: count, for: labels.count)
        guard count > 0, count == labels.count else { return false }
        setRegister(a, .int(Int64(function.bits)))
        makeCase(Int(function.extra), count: count, at: a)
        return true
    }

    private mutating func enumerationCase(_ type: Int, rawValue: Value) -> Value {
        for (number, item) in program.types[type].cases.enumerated() {
            guard let raw = item.rawValue else { continue }
            if isEqual(state.constants[Int(raw)], rawValue) {
                return Value(.plainCase, extra: UInt32(type), bits: UInt64(number))
            }
        }
        return .null
    }

    private mutating func allCases(of type: Int) -> Value {
        array(program.types[type].cases.indices.map { Value(.plainCase, extra: UInt32(type), bits: UInt64($0)) })
    }

    /// Returns the case of an enumeration that a symbol names, also in an array. Other values stay.
    private mutating func asCase(_ value: Value, of type: Int) -> Value {
        switch value.tag {
        case .symbol:
            return symbolCase(value, type) ?? value
        case .array:
            let elements = state.heap[value.slot]
            guard elements.contains(where: { $0.tag == .symbol }) else { return retained(value) }
            return array(elements.map { $0.tag == .symbol ? symbolCase($0, type) ?? $0 : retained($0) })
        default: return retained(value)
        }
    }

    /// R[a] = the whole number R[a] as one with a fraction, also in a list or a dictionary.
    private mutating func makeFraction(at a: Int) {
        let value = state.registers[a]
        if let fraction = value.asFraction { return setRegister(a, fraction) }
        if value.tag == .symbol, let number = numberOfSymbol(value) { return setRegister(a, .double(number)) }
        guard value.tag == .array || value.tag == .dictionary else { return }
        let elements = state.heap[value.slot]
        guard elements.contains(where: { $0.tag == .int }) else { return }
        if value.tag == .array { return setRegister(a, array(elements.map { $0.asFraction ?? retained($0) })) }
    }

    private func symbolCase(_ symbol: Value, _ type: Int) -> Value? {
        let name = symbolText(symbol)
        for (number, item) in program.types[type].cases.enumerated()
        where item.labels.isEmpty && state.world.text(of: item.name).elementsEqual(name) {
            return Value(.plainCase, extra: UInt32(type), bits: UInt64(number))
        }
        return nil
    }

    /// Returns the text of a symbol, without its dot.
    func symbolText(_ symbol: Value) -> [UInt8] {
        let number = Int(symbol.extra)
        if let known = UInt16(exactly: number).flatMap({ Symbol(rawValue: $0) }) { return known.spelling.utf8Bytes }
        let place = number - Symbol.allCases.count
        return place < program.symbols.count ? program.symbols[place] : []
    }

    /// Whether a symbol names a case.
    func names(_ symbol: Value, _ value: Value) -> Bool {
        let item = program.types[Int(value.extra)].cases[caseNumber(of: value)]
        return state.world.text(of: item.name).elementsEqual(symbolText(symbol))
    }

    /// Returns the type of a value, as a value.
    private mutating func typeValue(of value: Value) -> Value {
        switch value.tag {
        case .structure, .plainCase, .payloadCase, .reference: Value(.nominal, bits: UInt64(value.extra))
        case .controller: .type(state.world.classOf(value.asController))
        case .int, .bool, .double, .string, .array, .dictionary: string(typeName(of: value).utf8)
        case .object where value.asObject.kind == .view: string(typeName(of: value).utf8)
        case .item: string(className(of: value).utf8)
        default: .null
        }
    }

    /// Whether a set equals the set that the literal of an array is; nil for other values.
    private mutating func areEqualSets(_ x: Value, _ y: Value) -> Bool? {
        let isSet = x.tag == .dictionary && x.extra == 1 && y.tag == .array
        guard isSet || y.tag == .dictionary && y.extra == 1 && x.tag == .array else { return nil }
        let other = set(of: state.heap[(isSet ? y : x).slot])
        defer { release(other) }
        return isEqual(isSet ? x : y, other)
    }

    /// Whether two values of which one has a type of the script are equal; nil for other values, and for values with
    /// parts, which `isEqual` compares.
    mutating func areEqualInSwift(_ x: Value, _ y: Value) -> Bool? {
        if x.tag == .symbol, y.tag == .plainCase || y.tag == .payloadCase { return names(x, y) }
        if y.tag == .symbol, x.tag == .plainCase || x.tag == .payloadCase { return names(y, x) }
        if let known = areEqualValues(x, y) { return known }
        if let known = areEqualSets(x, y) { return known }
        if x.tag == .weakReference || y.tag == .weakReference || x.tag == .object && y.tag == .reference
            || x.tag == .reference && y.tag == .object
        {
            return identity(of: x) == identity(of: y)
        }
        guard x.tag == y.tag, x.tag == .structure || x.tag == .payloadCase else { return nil }
        return x.extra == y.extra ? nil : false
    }
}

extension LibraryType {
    /// The type of a value; nil if a script cannot extend it.
    fileprivate init?(_ value: Value) {
        switch value.tag {
        case .string: self = .string
        case .array: self = .array
        case .int: self = .int
        case .double: self = .double
        case .bool: self = .bool
        case .dictionary: self = value.extra == 1 ? .set : .dictionary
        case .range: self = .range
        default: return nil
        }
    }
}
