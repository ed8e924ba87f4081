import SceneRuntime

/// The world goes on until it has something to say, and says it.
extension Machine {
    /// One outcome of the world, above the floor of the top frame.
    mutating func drive() {
        let top = frames.count - 1
        let settles = frames[top].drive == .settle
        budget -= 1
        switch world.next(above: Int(frames[top].floor), settle: settles) {
        case .event: emitSaid()
        case .body: begin(world.due)
        case .initialise(let id): initialise(id)
        case .block(let block): begin(block)
        case .drop(let block): release(blocks.take(block))
        case .gone(let id): dissolve(id)
        case .connect(let id, let key, let view): connect(key, of: id, to: view)
        case .restarted: remakeObjects()
        case .exception: raise()
        case .idle:
            frames[top].drive = .nothing
            // A handler that is returning has answered, but nobody has read it yet.
            if !answers.isEmpty, frames[top].phase != Frame.returning { dropAnswers() }
        }
        if world.depth > settings.limits.nestedCalls {
            fail(
                .nestedCallLimit, "UIKit's calls are nested \(settings.limits.nestedCalls) deep",
                help: "does a container hold itself?")
        }
        if world.livingCount >= settings.limits.controllers {
            fail(.controllerLimit, "\(settings.limits.controllers) controllers live", help: raiseHelp("controllers"))
        }
    }

    /// The world has taken the answers of handlers; what only they kept ends.
    private mutating func dropAnswers() {
        let dropped = answers
        answers.removeAll()
        releaseAll(dropped)
    }

    /// The variables of an instance that is gone are let go, in the order of their declaration.
    private mutating func dissolve(_ id: ControllerID) {
        let object = ObjectRef(id)
        let textProperties = [Property.title, .nibName, .restorationIdentifier, .storyboardIdentifier]
        for property in texts.isEmpty ? [] : textProperties {
            if let text = texts.removeValue(forKey: TextProperty(object: object, property: property)) { release(text) }
        }
        let count = fieldCount(object)
        if count > 0 { releaseAll(fields.remove(object, count: count)) }
    }

    /// An archive connects an outlet that is a variable of its owner.
    private mutating func connect(_ key: SceneRuntime.NameID, of id: ControllerID, to view: ViewID) {
        let object = ObjectRef(id)
        guard let member = code(of: object)?.members[key], case .field = member else { return }
        setOwn(member, of: object, to: .object(ObjectRef(view)), name: key)
    }

    /// UIKit has raised an exception: the innermost `expect exception` takes it, else the scenario ends.
    private mutating func raise() {
        if guards.isEmpty {
            failed = true
            abandonScenario()
        } else {
            restore(seen: exception ?? [])
        }
    }
}
