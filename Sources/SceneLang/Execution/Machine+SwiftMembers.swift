import SceneRuntime

// Members of values whose types a script declares, and calls by labels.
extension Machine {
    /// Returns the member of the script with a name; nil if the script declares none for the value.
    private func declaredMember(_ name: NameID, of value: Value) -> ObjectMember? {
        // What an object of UIKit has itself is no member of an extension.
        if value.tag == .item, hasProperty(name, value) { return nil }
        if let found = member(of: value, { $0.members[name] }) { return found }
        switch value.tag {
        case .controller, .object: return objectCode(of: value.asObject) { $0.members[name] }
        case .nominal: return staticMember(name, of: Int(value.bits))
        case .type: return typeOfClass(value.asClass).flatMap { staticMember(name, of: $0) }
        default: return nil
        }
    }

    /// Whether the script declares a member for the type of a value.
    func declaresProperty(_ name: NameID, _ value: Value) -> Bool { declaredMember(name, of: value) != nil }

    /// Returns what `find` finds in the type of a value, or else in the extensions of types of Swift's library, of
    /// optional values, and of classes of Apple's frameworks.
    private func member<Found>(of value: Value, _ find: (TypeCode) -> Found?) -> Found? {
        if let type = typeIndex(of: value), let found = find(program.types[type]) { return found }
        for type in libraryTypes(of: value) {
            if let found = find(program.types[Int(type)]) { return found }
        }
        if let optional = program.libraryTypes[.optional]?.first, let found = find(program.types[Int(optional)]) {
            return found
        }
        for type in extendedTypes(of: value) {
            if let found = find(program.types[type]) { return found }
        }
        return nil
    }

    private func staticMember(_ name: NameID, of type: Int) -> ObjectMember? {
        var current = type
        while current > 0 {
            if let found = program.types[current].statics[name] { return found }
            current = Int(program.types[current].parent)
        }
        return protocols(of: type).lazy.compactMap { self.program.types[$0].statics[name] }.first
    }

    /// The protocols of the script that a type and its superclasses name, with those that these inherit from.
    private func protocols(of type: Int) -> [Int] {
        var found: [Int] = []
        var waiting = [type]
        while let next = waiting.popLast() {
            for name in program.types[next].inherited {
                let place = program.types.firstIndex { $0.kind == .protocolType && $0.name == name }
                guard let place, !found.contains(place) else { continue }
                found.append(place)
                waiting.append(place)
            }
            if program.types[next].parent > 0 { waiting.append(Int(program.types[next].parent)) }
        }
        return found
    }

    private func typeOfClass(_ cls: ClassID) -> Int? {
        program.types.firstIndex { $0.controller == cls && $0.kind == .controller }
    }

    /// Returns self for a function of `value`, retained: a value that is copied is in a box, and so is nil, which has
    /// the functions of optional values.
    private mutating func selfValue(for value: Value) -> Value {
        let own = retained(value)
        return isCopied(value) || value.isNull ? Value(.box, bits: UInt64(state.heap.add([own]))) : own
    }

    /// R[a] = member `number` of R[a].
    mutating func getProperty(_ number: UInt16, at a: Int) {
        let member = program.members[Int(number)]
        let value = strengthenRegister(a)
        if top.phase.isReady, value.tag != .controller || state.world.isUsable(value.asController),
            case .accessor(let code)? = declaredMember(member.name, of: value)
        {
            guard let getter = code.getter else {
                // Without a field, UIKit has the value.
                guard let index = code.field else { return getMember(member, of: a, into: a) }
                return setRegister(a, field(Int(index), of: value))
            }
            budget -= 1
            let own = selfValue(for: value)
            return push(
                Int(getter), base: a + 1, selfValue: own, kind: own.isCounted ? .method : .closure,
                isInRunLoopTurn: top.isInRunLoopTurn)
        }
        getMember(member, of: a, into: a)
    }

    /// Returns a field of a value, retained.
    private mutating func field(_ index: Int, of value: Value) -> Value {
        switch value.tag {
        case .structure: return retained(state.heap[value.slot][index])
        case .reference: return strengthened(state.heap[value.slot][index + 1])
        case .controller, .object:
            guard let cell = state.fields.cell(index, of: value.asObject) else { return .null }
            return strengthened(state.fields[cell])
        default: return .null
        }
    }

    /// Member `number` of R[a] = R[a + 1]. Leaves the changed object in R[a].
    mutating func setProperty(_ number: UInt16, at a: Int) {
        let member = program.members[Int(number)]
        var value = strengthenRegister(a)
        let isBox = value.tag == .box
        if isBox { value = state.heap[value.slot][0] }
        if top.phase.isReady, case .accessor(let code)? = declaredMember(member.name, of: value) {
            if let setter = code.setter {
                budget -= 1
                let own = isBox ? retained(state.registers[a]) : selfValue(for: value)
                return push(
                    Int(setter), base: a + 1, selfValue: own, kind: own.isCounted ? .method : .closure,
                    isInRunLoopTurn: top.isInRunLoopTurn)
            }
            guard let index = code.field else {
                return fail(.notSettable, "`\(text(member.name))` cannot be set: it has no setter")
            }
            setField(Int(index), ofRegister: a, to: state.registers[a + 1], isWeak: false)
            return setRegister(a + 1, .null)
        }
        if isBox {
            // Self of a function of an extension.
            let box = moveOut(of: a)
            setRegister(a, state.heap.exchange(0, of: box.slot, with: .null))
            setMember(member, of: a, to: a + 1)
            release(state.heap.exchange(0, of: box.slot, with: moveOut(of: a)))
            setRegister(a, box)
        } else {
            setMember(member, of: a, to: a + 1)
        }
        if top.phase.isReady { setRegister(a + 1, .null) }
    }

    /// The member of R[a] with the key path R[a + 2] = R[a + 1]. Leaves the changed object in R[a].
    mutating func setKeyPath(at a: Int) {
        let path = state.registers[a + 2]
        if path.tag == .unknown { return setRegister(a + 1, .null) }
        guard path.tag == .function, let members = program.keyPaths[UInt32(path.slot)], let first = members.first else {
            return fail(.notSettable, "only a key path can set a property, such as \\.text")
        }
        setRegister(a + 2, .null)
        guard let setter = program.keyPathSetters[UInt32(path.slot)] else { return setProperty(first, at: a) }
        callFunction(Int(setter), at: a, selfValue: .null)
    }

    /// Element R[a + 1], … (`count` of them) of R[a] = the value after them. Leaves the changed object in R[a].
    mutating func setSubscript(_ number: UInt16, at a: Int, count: Int) {
        let member = program.members[Int(number)]
        var value = strengthenRegister(a)
        let isBox = value.tag == .box
        if isBox { value = state.heap[value.slot][0] }
        guard top.phase.isReady, let functions = functions(named: member.name, of: value),
            let (function, arrangement) = choose(among: functions, member, at: a, count: count),
            let setter = program.subscriptSetters[function]
        else { return fail(.notSettable, "the subscript cannot be set: it has no setter") }
        budget -= 1
        let new = moveOut(of: a + 1 + count)
        arrange(arrangement, for: Int(function), at: a, count: count)
        setRegister(a + 1 + arrangement.count, new)
        let own = isBox ? retained(state.registers[a]) : selfValue(for: value)
        push(
            Int(setter), base: a + 1, selfValue: own, kind: own.isCounted ? .method : .closure,
            isInRunLoopTurn: top.isInRunLoopTurn)
    }

    private mutating func setField(_ index: Int, ofRegister a: Int, to value: Value, isWeak: Bool) {
        let object = state.registers[a]
        switch object.tag {
        case .reference:
            let new = isWeak ? weakened(value) : retained(value)
            release(state.heap.exchange(index + 1, of: object.slot, with: new))
        case .structure:
            var own = moveOut(of: a)
            setStructureField(index, of: &own, to: value)
            setRegister(a, own)
        case .controller, .object:
            guard let cell = state.fields.cell(index, of: object.asObject) else { return }
            let old = state.fields[cell]
            state.fields[cell] = isWeak ? weakened(value) : retained(value)
            release(old)
        default: break
        }
    }

    private mutating func setStructureField(_ index: Int, of structure: inout Value, to value: Value) {
        if !state.heap.isUnique(structure.slot) {
            let copy = Array(state.heap[structure.slot])
            for element in copy { retain(element) }
            let new = Value(.structure, extra: structure.extra, bits: UInt64(state.heap.add(copy)))
            release(structure)
            structure = new
        }
        release(state.heap.exchange(index, of: structure.slot, with: retained(value)))
    }

    /// R[a] = a member of the value in a register, of a type of the script. Returns false for other values.
    mutating func getSwiftMember(_ member: MemberName, of receiver: Value, into a: Int) -> Bool {
        if receiver.tag == .box { return getSwiftMember(member, of: state.heap[receiver.slot][0], into: a) }
        guard let found = declaredMember(member.name, of: receiver) else {
            return getCaseMember(member, of: receiver, into: a)
        }
        switch found {
        case .field(let index, let isWeak, _):
            let value =
                receiver.tag == .reference
                ? state.heap[receiver.slot][Int(index) + 1] : state.heap[receiver.slot][Int(index)]
            setRegister(a, isWeak ? strengthened(value) : retained(value))
        case .function(let function):
            // `count` is the property, also if the script declares `count(where:)`.
            if isLibraryValue(receiver), member.isValueOfLibrary { return false }
            let own = selfValue(for: receiver)
            setRegister(a, Value(.closure, extra: function, bits: UInt64(state.heap.add([own]))))
        case .accessor, .outlet: return false
        }
        return true
    }

    /// Returns a function of an object as a closure; nil if it has none with this name.
    mutating func method(_ name: NameID, of receiver: Value) -> Value? {
        if receiver.asObject.kind == .controller {
            guard let function = functions(named: name, of: receiver)?.first else { return nil }
            return Value(.closure, extra: function, bits: UInt64(state.heap.add([retained(receiver)])))
        }
        guard receiver.tag == .reference, case .function(let function)? = declaredMember(name, of: receiver) else {
            return nil
        }
        let own = selfValue(for: receiver)
        return Value(.closure, extra: function, bits: UInt64(state.heap.add([own])))
    }

    /// `rawValue`, and the associated values by label.
    private mutating func getCaseMember(_ member: MemberName, of receiver: Value, into a: Int) -> Bool {
        guard receiver.tag == .plainCase || receiver.tag == .payloadCase else { return false }
        let item = program.types[Int(receiver.extra)].cases[caseNumber(of: receiver)]
        switch text(member.name) {
        case "rawValue":
            setRegister(a, item.rawValue.map { retained(state.constants[Int($0)]) } ?? .null)
        case "hashValue": setRegister(a, .int(Int64(caseNumber(of: receiver))))
        default: return false
        }
        return true
    }

    /// Sets a member of a value of a type of the script. Returns false for other values.
    mutating func setSwiftMember(_ member: MemberName, of register: Int, to value: Value) -> Bool {
        let receiver = state.registers[register]
        guard receiver.tag == .structure || receiver.tag == .reference,
            case .field(let index, let isWeak, _)? = declaredMember(member.name, of: receiver)
        else { return false }
        setField(Int(index), ofRegister: register, to: value, isWeak: isWeak)
        return true
    }
}

// Calls.
extension Machine {
    /// Calls the member of the script for the value in register `a`. Returns false if the script has none.
    mutating func callSwiftMember(_ member: MemberName, at a: Int, count: Int) -> Bool {
        guard top.phase.isReady else { return false }
        var receiver = state.registers[a]
        let box = receiver
        if receiver.tag == .box { receiver = state.heap[box.slot][0] }
        if receiver.tag == .base || receiver.tag == .uikit, text(member.name) == "init" {
            createOfUIKit(receiver, at: a, count: count)
            return true
        }
        guard let functions = functions(named: member.name, of: receiver) else {
            if box.tag == .box { return callContent(of: box, member, at: a, count: count) }
            return callField(member, of: receiver, at: a, count: count)
        }
        // A member of Swift's library with these labels is meant, unless a function of the script has them, too.
        let isOfLibrary = isLibraryValue(receiver) && (member.builtIn != nil || member.library != nil)
        guard
            let (function, arrangement) = choose(
                among: functions, member, at: a, count: count, needsLabels: isOfLibrary)
        else {
            if let creator = inheritedCreator(functions, of: receiver, member) {
                for place in a..<a + 1 + count { setRegister(place, .null) }
                budget -= 1
                push(
                    Int(creator), base: a + 1, selfValue: .null, kind: .closure,
                    isInRunLoopTurn: top.isInRunLoopTurn)
                return true
            }
            // A type of Swift has more functions than those of its extensions.
            if isLibraryValue(receiver) || isOfUIKit(receiver) {
                return box.tag == .box && callContent(of: box, member, at: a, count: count)
            }
            fail(.wrongCall, "no function `\(text(member.name))` takes these arguments")
            return true
        }
        arrange(arrangement, for: Int(function), at: a, count: count)
        budget -= 1
        let own: Value =
            receiver.tag == .nominal || receiver.tag == .type
            ? receiver
            : box.tag == .box && (isCopied(receiver) || isOfOptional(function, named: member.name))
                ? retained(box) : selfValue(for: receiver)
        push(
            Int(function), base: a + 1, selfValue: own, kind: own.isCounted ? .method : .closure,
            isInRunLoopTurn: top.isInRunLoopTurn)
        return true
    }

    /// Whether a function is one of an extension of `Optional`, which can set self to another object or to nil.
    private func isOfOptional(_ function: UInt32, named name: NameID) -> Bool {
        program.libraryTypes[.optional]?.contains { type in
            program.types[Int(type)].calls[name]?.contains(function) ?? false
        } ?? false
    }

    /// Creates an object of a class of UIKit that is a value, as `T()` of a generic parameter does: a view.
    /// A controller is unknown.
    private mutating func createOfUIKit(_ type: Value, at a: Int, count: Int) {
        guard type.tag == .uikit, case .view = UIKitName.table[type.place].meaning else {
            return callUnknown(at: a, count: count)
        }
        for place in (a...a + count).reversed() { setRegister(place, .null) }
        let view = state.world.makeLooseView()
        state.world.markReferenced(view)
        state.uikit.viewClasses[view] = type.place
        setRegister(a, .object(ObjectRef(view)))
    }

    /// The function that creates a view of a class of the script with an initialiser that it inherits from UIKit, whose
    /// arguments no rule reads: `type.init(frame: .zero)`. Nil for other calls.
    private func inheritedCreator(_ functions: [UInt32], of type: Value, _ member: MemberName) -> UInt32? {
        guard type.tag == .nominal, program.types[Int(type.bits)].isView, text(member.name) == "init" else {
            return nil
        }
        return functions.first { program.functions[Int($0)].parameterCount == 0 }
    }

    /// Whether a value is an object of UIKit, whose class has methods that an extension of the script overloads.
    private func isOfUIKit(_ value: Value) -> Bool {
        value.tag == .item || value.tag == .uikit || value.tag == .object && value.asObject.kind == .view
    }

    /// Calls the function of a set that fits the arguments after register `a`, which is self if they have one.
    mutating func callOverloaded(_ set: OverloadSet, at a: Int, count: Int) {
        let member = program.members[Int(set.member)]
        guard let (function, arrangement) = choose(among: set.functions, member, at: a, count: count) else {
            return fail(.wrongCall, "no function `\(text(member.name))` takes these arguments")
        }
        arrange(arrangement, for: Int(function), at: a, count: count)
        budget -= 1
        let own = set.haveSelf ? moveOut(of: a) : Value.null
        push(
            Int(function), base: a + 1, selfValue: own, kind: own.isCounted ? .method : .closure,
            isInRunLoopTurn: top.isInRunLoopTurn)
    }

    func functions(named name: NameID, of value: Value) -> [UInt32]? {
        if let found = member(of: value, { $0.calls[name] }) { return found }
        switch value.tag {
        case .controller, .object: return objectCode(of: value.asObject) { $0.calls[name] }
        case .nominal: return staticFunctions(named: name, of: Int(value.bits))
        case .type: return typeOfClass(value.asClass).flatMap { staticFunctions(named: name, of: $0) }
        default: return nil
        }
    }

    /// Whether the class of a value has a function of the script with a name and labels.
    func declaresFunction(_ member: MemberName, _ value: Value) -> Bool {
        let all = functions(named: member.name, of: referent(of: value)) ?? []
        // An argument without a label can be a closure after the call.
        return all.contains { function in
            let signature = signature(of: function)
            return [false, true].contains { isClosure in
                let given = member.labels.map { label in
                    let raw = label.exists ? label.raw : GivenArgument.noLabel
                    return GivenArgument(label: raw, isClosure: isClosure && !label.exists)
                }
                return signature.arrangement(given, omittingLabels: false) != nil
            }
        }
    }

    /// The functions of a type itself with a base name, which a class inherits; those that create instances are its
    /// own.
    private func staticFunctions(named name: NameID, of type: Int) -> [UInt32]? {
        if let own = program.types[type].staticCalls[name] { return own }
        if text(name) == "init" { return nil }
        var current = Int(program.types[type].parent)
        while current > 0 {
            if let found = program.types[current].staticCalls[name] { return found }
            current = Int(program.types[current].parent)
        }
        return protocols(of: type).lazy.compactMap { self.program.types[$0].staticCalls[name] }.first
    }

    /// Calls a member of the content of a box, which no function of the script changes. A member of Swift that changes
    /// it, such as `append`, changes the content of the box.
    private mutating func callContent(of box: Value, _ member: MemberName, at a: Int, count: Int) -> Bool {
        retain(box)
        setRegister(a, retained(state.heap[box.slot][0]))
        defer { release(box) }
        if let builtIn = member.builtIn, case .mutating = builtIn.shape, isCopied(state.registers[a]) {
            release(state.heap.exchange(0, of: box.slot, with: .null))
            mutate(member, at: a, count: count)
            release(state.heap.exchange(0, of: box.slot, with: moveOut(of: a)))
            setRegister(a, moveOut(of: a + 1))
            return true
        }
        return callField(member, of: state.registers[a], at: a, count: count)
    }

    /// Calls the function in a field of a structure or an instance.
    private mutating func callField(_ member: MemberName, of receiver: Value, at a: Int, count: Int) -> Bool {
        guard
            receiver.tag == .structure || receiver.tag == .reference || receiver.tag == .plainCase
                || receiver.tag == .payloadCase
        else { return false }
        guard case .field(let index, _, _)? = declaredMember(member.name, of: receiver) else { return false }
        setRegister(a, field(Int(index), of: receiver))
        callValue(at: a, count: count)
        return true
    }

    /// Chooses a function by the labels of a call. With `needsLabels`, no label can be omitted.
    private func choose(
        among functions: [UInt32], _ member: MemberName, at a: Int, count: Int, needsLabels: Bool = false
    ) -> (function: UInt32, arrangement: [[Int]])? {
        let given = (0..<count).map { place -> GivenArgument in
            let value = state.registers[a + 1 + place]
            let isFunction = value.tag == .function && !program.functions[value.slot].isKeyPath
            let label =
                place < member.labels.count && member.labels[place].exists
                ? member.labels[place].raw : GivenArgument.noLabel
            return GivenArgument(label: label, isClosure: value.tag == .closure || isFunction)
        }
        for isLenient in needsLabels ? [false] : [false, true] {
            if isLenient, functions.count > 1, given.contains(where: { $0.label != GivenArgument.noLabel }) { break }
            var best: (function: UInt32, arrangement: [[Int]], omitted: Int)?
            for function in functions {
                let signature = signature(of: function)
                guard let found = signature.arrangement(given, omittingLabels: isLenient) else { continue }
                let distance = signature.types.isEmpty ? 0 : distance(from: a + 1, found, to: signature.types)
                let omitted = found.count { $0.isEmpty } * 256 + distance
                if best.map({ omitted < $0.omitted }) ?? true { best = (function, found, omitted) }
            }
            if let best { return (best.function, best.arrangement) }
        }
        return nil
    }

    /// Returns the signature of a function; for one in an own form that of its number of parameters.
    private func signature(of function: UInt32) -> CallSignature {
        if let known = program.signatures[function] { return known }
        let count = Int(program.functions[Int(function)].parameterCount)
        return CallSignature(
            labels: [NameID](repeating: .none, count: count),
            shapes: [ParameterShape](repeating: ParameterShape(), count: count))
    }

    /// Moves the arguments after register `a` to the registers of the parameters.
    private mutating func arrange(_ arrangement: [[Int]], for function: Int, at a: Int, count: Int) {
        let shapes = program.signatures[UInt32(function)]?.shapes ?? []
        let values = (0..<count).map { moveOut(of: a + 1 + $0) }
        state.registers.grow(to: a + 2 + arrangement.count, with: .null)
        for (place, taken) in arrangement.enumerated() {
            let shape = place < shapes.count ? shapes[place] : ParameterShape()
            var value = Value.absent
            if taken.isEmpty, let fact = shape.callerFact {
                value = self.value(of: fact)
            } else if shape.isVariadic {
                value = array(taken.map { values[$0] })
            } else if let only = taken.first {
                value = values[only]
                if shape.isInout, value.tag != .box {
                    value = Value(.box, bits: UInt64(state.heap.add([value])))
                } else if !shape.isInout, value.tag == .box {
                    let content = retained(state.heap[value.slot][0])
                    release(value)
                    value = content
                }
            }
            setRegister(a + 1 + place, value)
        }
    }

    /// Returns what a default value says about the place of the call that is made.
    private mutating func value(of fact: CallerFact) -> Value {
        guard let span = spanOfTop, let source = sources[span.file] else { return .absent }
        if let number = fact.number(at: span.start, in: source) { return .int(count: number) }
        return program.callerNames[Program.place(span)].map { string($0) } ?? .absent
    }
}
