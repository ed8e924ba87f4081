import SceneRuntime

/// Members of values: variables and functions of the script, properties of UIKit, built-in members.
extension Machine {
    /// The value of `ios`: an integer, or a number with the minor release as its fraction.
    var release: Value {
        let number = state.world.environment.release.decimal
        return Int64(exactly: number).map { .int($0) } ?? .double(number)
    }

    /// The value of a global name for the environment.
    func environmentValue(_ name: EnvironmentName) -> Value {
        switch name {
        case .ios: release
        case .device: .device
        case .application: shared("UIApplication")
        }
    }

    /// The object of a class of UIKit that has one, such as `UIApplication.shared`.
    func shared(_ name: String) -> Value {
        Value(.uikit, extra: 1, bits: UInt64(UIKitName.find(Array(name.utf8)[...]) ?? 0))
    }

    /// Returns the value of register `register`. A weak reference is replaced by a strong one, in the register too.
    mutating func strengthenRegister(_ register: Int) -> Value {
        if state.registers[register].tag == .weak || state.registers[register].tag == .weakReference {
            setRegister(register, strengthened(state.registers[register]))
        }
        return state.registers[register]
    }

    /// R[a] = member `c` of R[b].
    mutating func getMember(_ i: Instruction, _ base: Int) {
        let (a, b) = (base + Int(i.a), base + Int(i.b))
        if let place = findVariable(i.c, of: state.registers[b], isForWriting: false) {
            return setRegister(a, retained(state.fields[place]))
        }
        getMember(program.members[Int(i.c)], of: b, into: a)
    }

    /// R[a] = a member of the value in register `register`.
    mutating func getMember(_ member: MemberName, of register: Int, into a: Int) {
        let receiver = strengthenRegister(register)
        switch receiver.tag {
        case .controller, .object: getMember(member, of: receiver.asObject, into: a)
        case .type:
            if getSwiftMember(member, of: receiver, into: a) { return }
            if member.builtIn == .instances { return setRegister(a, instances(of: receiver.asClass)) }
            // An extension in another file of the app can declare it.
            if isInSwift { setRegister(a, unknownHere) } else { failMember(member, of: receiver) }
        case .null: fail(.nilMember, "nil has no member `\(text(member.name))`", help: "use `?.` or `if let`")
        case .segue: setRegister(a, segueMember(member, of: receiver))
        case .action: setRegister(a, actionMember(member, of: receiver))
        case .size:
            if member.builtIn == .width {
                let width = receiver.asSize.width
                if width == Size.unknownWidth { return requestAndRetry(.refuse(.columnWidth, .none, .none)) }
                return setRegister(a, points(width))
            }
            if member.builtIn == .height { return setRegister(a, points(receiver.asSize.height)) }
            getMemberOfSwift(member, of: receiver, into: a)
        case .rect:
            guard let value = rectMember(member, of: receiver.asRect) else {
                return getMemberOfSwift(member, of: receiver, into: a)
            }
            setRegister(a, value)
        case .uikit where member.builtIn == .applicationState: getSharedMember(member, of: receiver, into: a)
        case .string, .array, .dictionary, .range:
            if !program.libraryTypes.isEmpty, getSwiftMember(member, of: receiver, into: a) { return }
            guard let builtIn = member.builtIn, let value = collectionValue(builtIn, of: receiver) else {
                return getLibraryMember(member, of: receiver, into: a)
            }
            setRegister(a, value)
        default:
            if getSwiftMember(member, of: receiver, into: a) { return }
            if getLooseMember(member, of: receiver, into: a) { return }
            getLibraryMember(member, of: receiver, into: a)
        }
    }

    /// R[a] = a member of an object. Reading one can require a request to the world: `loadView`, for example.
    mutating func getMember(_ member: MemberName, of object: ObjectRef, into a: Int) {
        let top = state.frames.count - 1
        if !state.frames[top].phase.isReady {
            state.frames[top].phase = .ready
            return setRegister(a, value(of: state.world.createdObject))
        }
        if object.kind == .device { return deviceMember(member, into: a) }
        if object.kind == .coordinator || object.kind == .transitionContext {
            return coordinatorMember(member, of: object, into: a)
        }
        if object.kind == .launchOptions || object.kind == .connectionOptions {
            return optionsMember(member, of: object, into: a)
        }
        if object.kind == .controller, !state.world.isAlive(object.controller) { return failGone(object) }
        if let own = objectCode(of: object, { $0.members[member.name] }), !overridesUIKit(own, member) {
            return setRegister(a, declaredMember(own, of: object))
        }
        if !state.uikit.selectedRows.isEmpty, let selected = selection(member, of: .object(object)) {
            return setRegister(a, selected)
        }
        if let property = member.property {
            let spec = property.spec
            if spec.isStoredByMachine, storesProperty(property, of: object) {
                if failRelease(spec.releases, spec.name.text) { return }
                return setRegister(a, storedProperty(property, of: object))
            }
            if spec.isOfMotion, runsMoveHandler {
                let name = state.world.internName(spec.name.utf8Bytes)
                return requestAndRetry(.refuse(.motionFlagInMoveCallback, object.controller, name))
            }
            if object.kind == .traits { trackTrait(property) }
            // What only code has, such as a bar button item.
            if member.isSwift, !state.uikit.properties.isEmpty,
                let stored = state.uikit.properties[UIKitState.Key(object: object, name: member.name)]
            {
                return setRegister(a, strengthened(stored))
            }
            if case .views = spec.type, object.kind == .view { return setRegister(a, subviews(of: object.view)) }
            switch state.world.read(property, of: object) {
            case .value(let argument):
                // Code asks the scene for windows and the like, which `UIWindowScene` has.
                if property == .windowScene, argument.kind == .object { return setRegister(a, shared("UIWindowScene")) }
                let value = value(of: argument)
                guard case .numbers = spec.type else { return setRegister(a, value) }
                return setRegister(a, array(value.isNull ? [] : [value]))
            case .perform(.refuse(.frameFromStoryboardOrNib, _, _)) where isInSwift,
                .perform(.refuse(.frameOfRoot, _, _)) where isInSwift:
                return setRegister(a, unknownHere)
            case .perform(let request): return requestAndRetry(request)
            case .unavailable:
                if spec.belongs(to: object.kind), failRelease(spec.releases, spec.name.text) { return }
            }
        }
        if !getLooseMember(member, of: .object(object), into: a) { failMember(member, of: .object(object)) }
    }

    /// Whether a member of the script runs code and overrides a property of UIKit, whose value `super` reads and sets,
    /// or is a function such as `tabBar(_:didSelect:)`, beside which UIKit has a property.
    private func overridesUIKit(_ own: ObjectMember, _ member: MemberName) -> Bool {
        switch own {
        case .accessor, .function: member.property != nil
        case .field, .outlet: false
        }
    }

    /// FLAGS-WINDOW-1: whether the innermost running handler is one for which no source gives the values of the flags.
    @inline(__always)
    private var runsMoveHandler: Bool {
        guard let method = state.handlers.last?.body?.method else { return false }
        return method == .willMove || method == .didMove
    }

    /// Returns a property that the machine stores: the value that the script has set, otherwise the title of an edit
    /// button or the text that a controller's class declares, otherwise the null value.
    private mutating func storedProperty(_ property: Property, of object: ObjectRef) -> Value {
        if object.kind == .editButton { return titleOfEditButton(ControllerID(object.index)) }
        if let known = state.storedProperties[StoredPropertyKey(object: object, property: property)] {
            return retained(known)
        }
        guard object.kind == .controller else { return .null }
        let spec = blueprint.classes[state.world.classOf(object.controller).index]
        guard let declared = property.spec.declaredText, spec[declared].exists else { return .null }
        return string(blueprint.names[spec[declared]])
    }

    /// Returns an array of the subviews of `view`.
    private mutating func subviews(of view: ViewID) -> Value {
        let views = state.world.subviews(of: view)
        for view in views { state.world.markReferenced(view) }
        return array(views.map { .object(ObjectRef($0)) })
    }

    /// Returns a member that the script declares: the value of a variable, a view, or a function as a closure.
    private mutating func declaredMember(_ member: ObjectMember, of object: ObjectRef) -> Value {
        switch member {
        case .field(let index, let isWeak, _):
            guard let cell = state.fields.cell(Int(index), of: object) else { return .null }
            trackRead(of: Int(index), in: object)
            let value = state.fields[cell]
            return isWeak ? strengthened(value) : retained(value)
        case .outlet(let place): return view(at: UInt32(place), of: .object(object))
        case .function(let function):
            let selfValue = retained(.object(object))
            return Value(.closure, extra: function, bits: UInt64(state.heap.add([selfValue])))
        // `getProperty` runs the getter.
        case .accessor(let code):
            guard let field = code.field, let cell = state.fields.cell(Int(field), of: object) else { return .null }
            return strengthened(state.fields[cell])
        }
    }

    /// Returns the view with number `place` of a controller; nil until its view is loaded.
    mutating func view(at place: UInt32, of selfValue: Value) -> Value {
        let id = selfValue.asController
        guard id.exists else { return .null }
        let view = state.world.namedView(place, of: id)
        state.world.markReferenced(view)
        return .object(ObjectRef(view))
    }

    /// R[a] = a member of `device`.
    private mutating func deviceMember(_ member: MemberName, into a: Int) {
        let device = state.world.environment.device
        if member.builtIn == .isPad { return setRegister(a, .bool(device.isPad)) }
        if member.builtIn == .isKeyboardVisible { return setRegister(a, .bool(state.world.isKeyboardShown)) }
        if member.builtIn == .orientation {
            return setRegister(a, Value(.symbol, extra: UInt32(state.world.deviceOrientation.rawValue)))
        }
        if member.builtIn == .width { return setRegister(a, .int(Int64(device.width))) }
        if member.builtIn == .height { return setRegister(a, .int(Int64(device.height))) }
        failMember(member, of: .device)
    }

    /// A number of points: whole in own forms, and a `CGFloat` in bodies of Swift.
    private func points(_ number: some BinaryInteger) -> Value {
        isInSwift ? .double(Double(number)) : .int(Int64(number))
    }

    /// Returns a member of a rectangle, or nil.
    private func rectMember(_ member: MemberName, of rect: Rect) -> Value? {
        if member.builtIn == .minX { return points(rect.x) }
        if member.builtIn == .minY { return points(rect.y) }
        if member.builtIn == .width { return points(rect.width) }
        if member.builtIn == .height { return points(rect.height) }
        return member.builtIn == .size ? .size(width: UInt32(rect.width), height: UInt32(rect.height)) : nil
    }

    /// Returns a member of a segue.
    private mutating func segueMember(_ member: MemberName, of segue: Value) -> Value {
        if member.builtIn == .source { return retained(state.heap[segue.slot][0]) }
        if member.builtIn == .destination { return retained(state.heap[segue.slot][1]) }
        if member.builtIn == .kind {
            let spec = blueprint.segues[Int(segue.extra)]
            return string(
                spec.kind == .custom
                    ? Array(blueprint.names[blueprint.segueClasses[spec.customClass.index].name])
                    : spec.kind.spelling.utf8Bytes)
        }
        guard member.builtIn == .identifier else {
            failMember(member, of: segue)
            return .null
        }
        let name = blueprint.segues[Int(segue.extra)].identifier
        return name.exists ? string(blueprint.names[name]) : .null
    }
}

// Setting.
extension Machine {
    /// Member `c` of R[a] = R[b], which is moved if `n` is 1, and copied otherwise.
    mutating func setMember(_ i: Instruction, _ base: Int) {
        let (a, b) = (base + Int(i.a), base + Int(i.b))
        if let place = findVariable(i.c, of: state.registers[a], isForWriting: true) {
            let old = state.fields[place]
            state.fields[place] = i.n != 0 ? moveOut(of: b) : retained(state.registers[b])
            return release(old)
        }
        setMember(program.members[Int(i.c)], of: a, to: b)
        if i.n != 0, state.frames[state.frames.count - 1].phase.isReady { setRegister(b, .null) }
    }

    /// Sets a member of the object in register `register` to the value of register `source`.
    mutating func setMember(_ member: MemberName, of register: Int, to source: Int) {
        let receiver = strengthenRegister(register)
        let top = state.frames.count - 1
        if !state.frames[top].phase.isReady {
            state.frames[top].phase = .ready
            return
        }
        if receiver.isNull {
            return fail(
                .nilMember, "nil has no member `\(text(member.name))`", help: "check for nil first with `if let`")
        }
        if receiver.tag == .action { return setActionMember(member, of: receiver, to: state.registers[source]) }
        if setSwiftMember(member, of: register, to: state.registers[source]) { return }
        if setPart(member, of: register, to: state.registers[source]) { return }
        let object = receiver.asObject
        if !object.exists, setLooseMember(member, of: receiver, to: state.registers[source]) { return }
        guard object.exists else { return failMember(member, of: receiver) }
        if object.kind == .controller, !state.world.isAlive(object.controller) { return failGone(object) }
        if let own = objectCode(of: object, { $0.members[member.name] }), !overridesUIKit(own, member) {
            return setDeclaredMember(own, of: object, to: state.registers[source], name: member.name)
        }
        guard let property = member.property else {
            if setLooseMember(member, of: receiver, to: state.registers[source]) { return }
            return failMember(member, of: receiver)
        }
        if property == .tabBarItem, state.registers[source].tag == .item {
            return setTabBarItem(of: object, to: state.registers[source])
        }
        if member.isSwift, state.registers[source].tag == .unknown, property != .view {
            return setLooseProperty(member.name, of: object, to: state.registers[source])
        }
        if property.spec.isStoredByMachine {
            guard storesProperty(property, of: object) else {
                if setLooseMember(member, of: receiver, to: state.registers[source]) { return }
                return failMember(member, of: receiver)
            }
            return setStoredProperty(state.registers[source], as: property, of: object)
        }
        if case .text = property.spec.type, state.registers[source].tag == .string {
            let name = state.world.internName(Array(bytes(state.registers[source])))
            _ = state.world.write(property, of: object, .string(name))
            return
        }
        if setLevel(property, of: object, to: state.registers[source]) { return }
        guard let argument = argument(of: state.registers[source], for: property)
        else {
            if setLooseObject(member, of: receiver, to: state.registers[source]) { return }
            return fail(.notSettable, "`\(text(member.name))` does not accept \(state.registers[source].noun)")
        }
        if member.isSwift { dropLooseProperty(member.name, of: object) }
        switch state.world.write(property, of: object, argument) {
        case .done: break
        // In Swift, code sets frames that change no call.
        case .perform(.refuse(.frameOfRoot, _, _)) where isInSwift: break
        case .perform(let request): requestAndRetry(request)
        case .mismatch:
            if setLooseObject(member, of: receiver, to: state.registers[source]) { return }
            fail(.notSettable, "`\(text(member.name))` does not accept \(sourceText(of: state.registers[source]))")
        case .unavailable:
            let spec = property.spec
            if spec.belongs(to: object.kind), failRelease(spec.releases, spec.name.text) { return }
            if setLooseMember(member, of: receiver, to: state.registers[source]) { return }
            fail(.notSettable, "\(sourceText(of: receiver)) has no settable property `\(text(member.name))`")
        }
    }

    /// Sets the level of a window to a number or to that of a symbol. Returns false for another property or value.
    private mutating func setLevel(_ property: Property, of object: ObjectRef, to value: Value) -> Bool {
        guard case .level = property.spec.type, let level = numberOfSymbol(value) else { return false }
        return state.world.write(property, of: object, .double(level)) == .done
    }

    /// Returns a value as what a property of UIKit can be set to; nil for a value that UIKit does not have.
    private mutating func argument(of value: Value, for property: Property) -> Argument? {
        // A scene of UIKit is a shared object in scripts.
        if property == .windowScene, value.tag == .uikit { return .object(ObjectRef(.scene)) }
        if let zero = zero(value, of: property.spec.type) { return zero }
        let view = property == .view ? rootViewStanding(for: value) : .null
        return argument(of: view.isNull ? value : view)
    }

    /// Returns what the symbol `.zero` is as a value of a property's type; nil for other values and types.
    private func zero(_ value: Value, of type: PropertyType) -> Argument? {
        guard value.tag == .symbol, symbolText(value).elementsEqual("zero".utf8) else { return nil }
        switch type {
        case .size: return .size(width: 0, height: 0)
        case .rect: return Rect(0, 0, 0, 0).map { Argument(.rect, bits: $0.packed) }
        case .insets: return .object(ObjectRef(.insets, 0))
        default: return nil
        }
    }

    /// Sets a variable that the script declares; an error for a constant, a function or a view.
    mutating func setDeclaredMember(
        _ member: ObjectMember, of object: ObjectRef, to value: Value, name: NameID
    ) {
        guard case .field(let index, let isWeak, let isConstant) = member, !isConstant else {
            // An outlet that is no longer needed. Its view stays what it is.
            if case .outlet = member, isInSwift, value.isNull { return }
            return fail(.notSettable, "`\(text(name))` cannot be set")
        }
        guard let cell = state.fields.cell(Int(index), of: object) else { return }
        let old = state.fields[cell]
        let isSame = object.kind == .delegate && isEqual(old, value)
        state.fields[cell] = isWeak ? weakened(value) : retained(value)
        notifyChange(of: Int(index), in: object, isEqual: isSame)
        release(old)
    }

    /// Reports that `value` has no such member.
    mutating func failMember(_ member: MemberName, of value: Value) {
        if value.isNull {
            return fail(.nilMember, "nil has no member `\(text(member.name))`", help: "use `?.` or `if let`")
        }
        let isCollection = value.tag == .string || value.tag == .array || value.tag == .dictionary
        let other = isCollection ? ForeignNames.members[text(member.name)] : nil
        fail(
            .noMember, "\(value.noun) has no member `\(text(member.name))`", help: other.map { "use `\($0)`" }
        )
    }

    /// Reports that an instance was deallocated.
    private mutating func failGone(_ object: ObjectRef) {
        fail(.goneInstance, "the instance was deallocated when its last owner released it")
    }
}
