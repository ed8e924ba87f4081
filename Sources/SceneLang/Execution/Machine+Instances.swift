import SceneRuntime

/// Expressions that name an instance: the latest one of a class, a numbered one, a new one, a child, a view.
extension Machine {
    /// R[a] = the latest living instance of a class; an error if there is none.
    mutating func latest(of cls: ClassID, into a: Int) {
        let id = state.world.latest(of: cls)
        guard id.exists else { return failNone(cls) }
        setRegister(a, retained(.controller(id)))
    }

    /// Reports that a class has no living instance, and how one can be created.
    private mutating func failNone(_ cls: ClassID) {
        let spec = state.world.blueprint.classes[cls.index]
        let name = text(spec.name)
        // A storyboard's view that has the name of a scene is called so.
        let view = name + "View"
        let source = Lexer.sourceText(ofName: name)
        // A name in backticks is quoted otherwise.
        let quote = source == name ? "`" : "'"
        let first = spec.storyboard.exists ? "`launch`, a segue" : "\(quote)\(source)()\(quote)"
        var how = "\(first), \(quote)push \(source)\(quote) or \(quote)present \(source)\(quote) creates one"
        if state.world.blueprint.names.find(Array(view.utf8)).exists {
            how = "to name the view, write `\(view)`"
        } else if let other = statement(creating: source, isContainer: spec.base != .viewController) {
            how += "; \(other)"
        }
        let made = state.world.creationCount(of: cls)
        let history =
            made == 0
            ? "none has been created" : made == 1 ? "the only one was deallocated" : "all \(made) were deallocated"
        fail(.noInstance, "no instance of `\(name)` exists: \(history)", help: how)
    }

    /// R[a] = instance number R[a] of a class; an error if it never existed or was deallocated.
    mutating func numbered(_ cls: ClassID, at a: Int) {
        let name = text(state.world.blueprint.classes[cls.index].name)
        guard let number = state.registers[a].asInt, number > 0, let ordinal = UInt32(exactly: number) else {
            return fail(.noInstance, "instances are numbered from 1")
        }
        let id = state.world.instance(of: cls, ordinal: ordinal)
        if id.exists { return setRegister(a, retained(.controller(id))) }
        let made = Int(state.world.creationCount(of: cls))
        if number > made {
            fail(.noInstance, "`\(name)#\(number)` has not been created: the number of instances so far is \(made)")
        } else {
            fail(.goneInstance, "`\(name)#\(number)` was deallocated when its last owner released it")
        }
    }

    /// Returns an array of the living instances of a class, oldest first.
    mutating func instances(of cls: ClassID) -> Value { value(of: .list(state.world.instances(of: cls))) }

    /// R[a] = a new instance of a class; an error if the limit of controllers is reached.
    mutating func make(_ cls: ClassID, into a: Int) {
        if moveCreatedInstance(into: a) { return }
        guard state.world.livingCount < settings.limits.controllers else {
            return failControllerLimit()
        }
        createInstance(of: cls, into: a)
    }

    /// `X(nibName: "N", bundle: nil)`, with the name in register `a`.
    mutating func makeFromNib(_ cls: ClassID, at a: Int) {
        if moveCreatedInstance(into: a) { return setRegister(a + 1, .null) }
        requestFromNib(cls, named: state.registers[a], bundle: state.registers[a + 1])
    }

    /// Requests a new instance of a class with a nib, which the current instruction gets when it is performed again.
    mutating func requestFromNib(_ cls: ClassID, named name: Value, bundle: Value) {
        guard state.world.livingCount < settings.limits.controllers else { return failControllerLimit() }
        guard name.tag == .string || name.isNull else {
            return fail(.wrongType, "expected the name of a nib or nil, found \(name.noun)")
        }
        guard bundle.isNull || bundle.asSymbol == .main else {
            return fail(.wrongType, "expected .main or nil as bundle, found \(bundle.noun)")
        }
        requestAndRetry(.makeFromNib(cls, name.isNull ? .none : state.world.internName(Array(bytes(name)))))
    }

    /// Ends the run with an error: more controllers exist than the limit allows, or the next one would exceed it.
    mutating func failControllerLimit() {
        let limit = settings.limits.controllers
        let subject = limit == 1 ? "1 controller exists" : "\(limit) controllers exist"
        fail(.controllerLimit, "more than \(subject) at the same time", help: raiseHelp("controllers"))
    }

    /// Replaces the class in register `a` by its living instance in a stack or among pages, or by a new one.
    mutating func stackMember(_ a: Int, of container: Value, isPage: Bool) {
        if moveCreatedInstance(into: a) { return }
        let cls = state.registers[a].asClass
        guard cls.exists else { return }
        let kind: ControllerKind = isPage ? .pageViewController : .navigationController
        let owner = container.isAbsent ? nearest(kind) : container.asController
        if let found = members(of: owner).last(where: { state.world.classOf($0) == cls }) {
            return setRegister(a, retained(.controller(found)))
        }
        createInstance(of: cls, into: a)
    }

    /// Replaces the class in register `a` by its living child in a container, or by its latest instance.
    mutating func child(_ a: Int, of container: Value) {
        let cls = state.registers[a].asClass
        guard cls.exists else { return }
        let parent =
            container.isAbsent
            ? subject { machine, id in machine.members(of: id).contains { machine.state.world.classOf($0) == cls } }
            : container.asController
        if let found = members(of: parent).last(where: { state.world.classOf($0) == cls }) {
            return setRegister(a, retained(.controller(found)))
        }
        latest(of: cls, into: a)
    }

    /// Returns the pages, tabs or children of a container, in order.
    private func members(of id: ControllerID) -> [ControllerID] {
        state.world.isAlive(id) ? state.world.members(of: id) : []
    }

    /// Refuses a step about a view that no controller in front has.
    private mutating func failToFindView(_ name: NameID) {
        let front = state.world.frontmost()
        fail(
            .noSubject, "no controller in front has a view `\(text(name))`",
            help: front.exists ? "the front controller is \(sourceText(of: .controller(front)))" : emptyScreenHelp)
    }

    /// Replaces the name in register `a` by the view with that name; an error if its controller's view is not loaded.
    mutating func namedView(_ a: Int, of owner: Value) {
        let name = state.world.findName(Array(bytes(state.registers[a])))
        let id =
            owner.isAbsent
            ? subject { machine, id in machine.place(of: name, in: id) != nil } : owner.asController
        guard id.exists, let place = place(of: name, in: id) else {
            if useCodeView(named: name, of: owner, into: a) { return }
            if owner.isAbsent { return failToFindView(name) }
            return fail(.noMember, "unknown view `\(text(name))`")
        }
        let view = state.world.namedView(place, of: id)
        guard view.exists else {
            return fail(
                .noMember, "the view of \(sourceText(of: .controller(id))) is not loaded: `\(text(name))` is nil",
                help: "present, push or `load` the controller first")
        }
        state.world.markReferenced(view)
        setRegister(a, .object(ObjectRef(view)))
    }

    /// Returns the number of the view that a controller's class names, or that is its outlet; nil for an unknown name.
    func place(of name: NameID, in id: ControllerID) -> UInt32? {
        guard name.exists else { return nil }
        let spec = state.world.blueprint.classes[state.world.classOf(id).index]
        if let outlet = spec.viewOutlets.first(where: { $0.key == name }) { return outlet.view }
        // A scene's view comes after the outlet of its class with the same name.
        return spec.views.lastIndex { $0.name == name }.map { UInt32($0 + 1) }
    }
}

// Omitted subjects of verbs.
extension Machine {
    /// Returns the nearest controller of a kind: in a handler self or an ancestor of it, elsewhere the front-most
    /// controller or an ancestor of it; none if there is none.
    mutating func nearest(_ kind: ControllerKind) -> ControllerID {
        state.world.nearest(kind, from: state.frames.last?.selfValue.asController ?? .none)
    }

    /// Returns the nearest controller for which `fits` returns true: in a handler self or an ancestor of it, elsewhere
    /// the front-most controller or an ancestor of it; none if there is none.
    @inline(__always)
    mutating func subject(_ fits: (inout Machine, ControllerID) -> Bool) -> ControllerID {
        var id = state.frames.last?.selfValue.asController ?? .none
        if !id.exists { id = state.world.frontmost() }
        while id.exists {
            if fits(&self, id) { return id }
            id = state.world.parent(of: id)
        }
        return .none
    }
}
