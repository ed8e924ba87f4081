import SceneRuntime
import Testing

@testable import SceneLang

/// The state of a machine is one value: each of its properties is compared, restored and forgotten with the others. A
/// property that is added must be added here.
@Suite struct MachineStateTests {
    typealias Change<State> = @Sendable (inout State) -> Void

    /// A change of each property of the state.
    private static let changes: [String: Change<MachineState>] = [
        "world": { $0.world.timeLimit = 7 },
        "heap": { _ = $0.heap.add([.int(1)]) },
        "fields": { $0.fields.cells.append(.int(1)) },
        "registers": { $0.registers.append(.int(1)) },
        "frames": {
            $0.frames.append(
                Frame(
                    function: 0, pc: 0, base: 0, floor: 0, fields: .none, selfValue: .null, kind: .function,
                    isInRunLoopTurn: true,
                    registerCount: 0))
        },
        "handlers": { $0.handlers.append(HandlerRecord(body: nil, reply: .absent)) },
        "globals": { $0.globals.append(.int(1)) },
        "constants": { $0.constants.append(.int(1)) },
        "blocks": { _ = $0.blocks.add(.int(1)) },
        "senders": { $0.senders.append(.int(1)) },
        "handlerResults": { $0.handlerResults.append(.int(1)) },
        "storedProperties": {
            $0.storedProperties[StoredPropertyKey(object: ObjectRef(.app), property: .title)] = .int(1)
        },
        "archived": { $0.archived[CoderKey(coder: 1, key: [0x31])] = .int(1) },
        "openSetups": { $0.openSetups += 1 },
        "exceptionSnapshots": { $0.exceptionSnapshots.append(ExceptionSnapshot(state: $0, target: 1)) },
        "progress": { $0.progress.steps += 1 },
        "run": { $0.run.nextScenario += 1 },
        "library": { $0.library.nextTask += 1 },
        "uikit": { $0.uikit.observerCount += 1 },
        "expectedType": { $0.expectedType = .int(1) },
        "expectedDepth": { $0.expectedDepth += 1 },
        "serial": { $0.serial += 1 },
        "deinitialised": { $0.deinitialised.insert(1) },
        "hasInitialValues": { $0.hasInitialValues.insert(1) },
    ]

    private static let progressChanges: [String: Change<ScenarioProgress>] = [
        "steps": { $0.steps += 1 },
        "verbs": { $0.verbs += 1 },
        "mayLeak": { $0.mayLeak.toggle() },
        "expectedLeaks": { $0.expectedLeaks.append([0x61]) },
        "record": { $0.record.add(.line(.print, depth: 0, [])) },
        "exception": { $0.exception = [] },
        "filter": { $0.filter.only = [ClassID(1)] },
        "runsLastTimers": { $0.runsLastTimers.toggle() },
        "runsMainQueue": { $0.runsMainQueue.toggle() },
        "timerRounds": { $0.timerRounds += 1 },
        "runsTimersOfStep": { $0.runsTimersOfStep.toggle() },
        "unknowns": { $0.unknowns.append([0x61]) },
    ]

    private static let runChanges: [String: Change<RunProgress>] = [
        "nextScenario": { $0.nextScenario += 1 },
        "scenarioLines": { $0.scenarioLines += 1 },
        "environment": { $0.environment.release = Release(5) },
        "namedEnvironment": { $0.namedEnvironment = nil },
        "isFinished": { $0.isFinished.toggle() },
        "endsOnlyScenario": { $0.endsOnlyScenario.toggle() },
    ]

    /// The properties of a machine that are not part of its state.
    private static let notState: Set<String> = [
        // The program.
        "program", "sources", "blueprint", "settings",
        // How the run is driven and stopped.
        "spent", "printed", "budget", "suspendedBudget", "budgetAtLastCount", "hasReleased", "isReleasing",
        "stopsAtLines",
        "isWatched", "pausesAtScenarios", "hasStopped", "breakpoints", "stop", "stopEvent", "cancellation",
        // The output of the run.
        "writer", "recordsSteps", "missedCalls", "diagnostics", "hasFailed", "unexpectedLeaks", "failures",
        // Caches.
        "verbLayouts", "verbRequests", "variables", "inlineCache",
    ]

    private static func names(of value: Any) -> Set<String> {
        Set(Mirror(reflecting: value).children.compactMap(\.label))
    }

    /// Each property is compared, and has a change in `changes`.
    private static func check<State: Hashable>(_ state: State, _ changes: [String: Change<State>]) {
        #expect(names(of: state) == Set(changes.keys))
        for (name, change) in changes {
            var other = state
            change(&other)
            let isEqual = other == state
            #expect(!isEqual, "\(name) is not compared")
        }
    }

    /// A machine in the middle of a script.
    private static func machine() -> Machine {
        var blueprint = Blueprint()
        _ = blueprint.names.intern(Array("home".utf8))
        var machine = Machine(
            program: MachineTests.fibonacci(10), blueprint: blueprint, sources: SourceMap(), settings: Settings())
        _ = machine.advance(fuel: 20, stopAtLine: false)
        return machine
    }

    @Test func everyPropertyOfTheStateIsCompared() {
        let state = Self.machine().state
        Self.check(state, Self.changes)
        Self.check(state.progress, Self.progressChanges)
        Self.check(state.run, Self.runChanges)
    }

    @Test func everyPropertyOfTheMachineIsStateOrNot() {
        #expect(Self.names(of: Self.machine()) == Self.notState.union(["state"]))
    }

    @Test func runsLeaveTheBlueprint() throws {
        let script = """
            initial scene nav: NavigationController { root -> home }
            scene home { on viewDidLoad { restorationIdentifier = "made" } }
            launch
            post "made too"
            """
        let compiled = Script.compile(SourceFile(name: "test.scene", text: script), settings: Settings()) { _, _ in
            .failure("")
        }
        var machine = Machine(try #require(compiled.script), settings: Settings())
        while case .unfinished = machine.advance(fuel: 10_000, stopAtLine: false) {}
        #expect(!machine.failed)
        #expect(machine.state.world.blueprint == machine.blueprint)
        #expect(machine.state.world.findName(Array("made".utf8)).exists)
        #expect(machine.state.world.findName(Array("made too".utf8)).exists)
    }

    /// The equality of worlds ignores only their lines: `LineBatch` is always equal.
    @Test func theWorldComparesAllButItsLines() {
        var world = Self.machine().state.world
        let before = world
        world.timeLimit = 1
        let isEqual = world == before
        #expect(!isEqual)
        let labels = Mirror(reflecting: world).children.compactMap(\.label)
        #expect(labels.contains("lineBatch"))
    }

    @Test func guardsRestoreAllButProgress() throws {
        var machine = Self.machine()
        try #require(!machine.state.frames.isEmpty)
        machine.protect(target: 3)
        let before = try #require(machine.state.exceptionSnapshots.last).state
        machine.makeUnique()
        for (name, change) in Self.changes where name != "exceptionSnapshots" { change(&machine.state) }
        let progress = machine.state.progress
        machine.restore(seen: nil)
        var expected = before
        expected.progress = progress
        expected.frames[expected.frames.count - 1].pc = 3
        let isEqual = machine.state == expected
        #expect(isEqual)
    }

    @Test func restartsForgetAllButTheRun() {
        var fresh = Self.machine()
        fresh.restart(Environment())
        var used = Self.machine()
        for change in Self.changes.values { change(&used.state) }
        let run = used.state.run
        used.restart(Environment())
        #expect(used.state.run == run)
        used.state.run = fresh.state.run
        let isEqual = used.state == fresh.state
        #expect(isEqual)
    }
}
