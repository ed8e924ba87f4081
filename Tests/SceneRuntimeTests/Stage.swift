import SceneRuntime

/// A world without a script: requests go in, trace lines come out. Handlers are closures of the test.
struct Stage {
    var world: World
    var writer = TraceWriter()
    /// What a handler does when it is due.
    var handler: (inout World, PendingHandler) -> Void = { _, _ in }
    var violations: [StaticString] = []
    var events = 0
    var checksEachEvent = false
    /// The most lines that one run may have: a guard against endless worlds.
    var budget = 100_000

    init(_ release: UInt8, _ declare: (inout Blueprint) -> Void) {
        var blueprint = Blueprint()
        blueprint.storyboards.append(StoryboardSpec())
        declare(&blueprint)
        world = World(blueprint: blueprint, environment: Environment(release: Release(release)))
        writer.categories = .all.subtracting(CategorySet(.layout))
    }

    /// Performs requests as one turn and lets everything end; returns the lines.
    @discardableResult
    mutating func run(_ requests: Request...) -> [String] {
        for request in requests {
            world.request(request)
            drive(above: 0, settle: false)
        }
        drive(above: 0, settle: true)
        world.endStep()
        return takeLines()
    }

    /// Makes an instance; the test owns it until it releases it.
    mutating func make(_ cls: ClassID) -> ControllerID {
        world.request(.make(cls))
        drive(above: 0, settle: false)
        _ = takeLines()
        return world.createdObject.asController
    }

    mutating func takeLines() -> [String] {
        String(decoding: writer.take(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Runs until nothing is left within the bounds.
    mutating func drive(above floor: Int, settle: Bool) {
        _ = drive(above: floor, settle: settle, until: budget)
    }

    /// Runs until everything has ended; true if the app died of an exception.
    mutating func turn(above floor: Int) -> Bool { drive(above: floor, settle: true, until: events + 3_000) }

    /// Frames of handlers, as a machine keeps them: no recursion, however deep handlers nest.
    private mutating func drive(above floor: Int, settle: Bool, until limit: Int) -> Bool {
        var frames: [(floor: Int, reply: Argument)] = []
        while events < limit {
            let top = frames.last?.floor ?? floor
            let before = writer.lineCount
            let outcome = world.next(
                above: top, settles: settle && frames.isEmpty, writer: &writer, asEvents: checksEachEvent,
                mostLines: 32)
            events += writer.lineCount - before
            switch outcome {
            case .lines: break
            case .event:
                events += 1
                writer.write(world.lineBatch.event, world.speller)
                if checksEachEvent, let fault = world.structureViolation() { violations.append(fault) }
            case .handler:
                frames.append((world.pending, world.returnValue))
                handler(&world, world.pendingHandler)
            case .initialise, .block, .registered, .drop, .deallocated, .connect, .restarted: break
            case .exception:
                world.unwind(to: 0, depth: 0)
                return true
            case .idle:
                guard let frame = frames.popLast() else { return false }
                world.returnValue = frame.reply
            }
        }
        return true
    }
}

extension Blueprint {
    /// Declares a class made in code, or a scene of the main storyboard.
    mutating func declare(
        _ name: String, _ base: ControllerKind = .viewController, scene: Bool = false, children: [ClassID] = [],
        overrides: [Method] = []
    ) -> ClassID {
        var spec = ClassSpec()
        spec.name = names.intern(Array(name.utf8))
        spec.base = base
        spec.storyboard = scene ? StoryboardID.main : .none
        spec.children = children
        for method in overrides { spec.overrides.insert(method) }
        classes.append(spec)
        return ClassID(UInt32(classes.count - 1))
    }
}
