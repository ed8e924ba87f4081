package import SceneRuntime

/// A run that can go back to any line of its trace.
///
/// A machine is a value, so copies of it (snapshots) are kept while it runs. To go to another line, the run continues
/// from the last snapshot before it: equal machines run alike. The run itself writes only text. Anything else about a
/// line is found by running to it. Lines are counted from 0, with the header.
package struct RunHistory: Sendable {
    /// The run as far as it has come.
    package private(set) var machine: Machine
    private var snapshots = Snapshots<Machine>(stride: RunHistory.stride, maxCount: RunHistory.maxSnapshots)
    /// The instructions until the next look at the number of lines. It grows where the run writes none.
    private var slice = RunHistory.leastSlice

    /// The distance of snapshots at first, in lines, and their largest number.
    private static let stride = 64
    private static let maxSnapshots = 256
    /// A slice of this size writes hardly more lines than lie between two snapshots; many of the larger ones are
    /// needed to compute anything that takes long.
    private static let leastSlice = 128
    private static let greatestSlice = 4_096
    /// The memory that snapshots may take, in bytes, if each is a whole copy.
    private static let mostBytes = 256 << 20

    /// Begins a run.
    package init(_ script: Script, settings: Settings) {
        machine = Machine(script, settings: settings)
        machine.writer.keepsStatements = true
        snapshots.add(machine, at: 0)
    }

    /// The number of lines so far.
    package var lineCount: Int { machine.writer.lineCount }

    /// Runs for at most about `fuel` instructions, or until there is a message; false at the end of the script.
    package mutating func advance(fuel: Int) -> Bool {
        var left = fuel
        while left > 0 {
            let before = lineCount
            let progress = machine.advance(fuel: min(slice, left), stopAtLine: false)
            left -= slice
            slice = lineCount > before ? RunHistory.leastSlice : min(slice * 2, RunHistory.greatestSlice)
            if progress == .finished { return false }
            snapshots.add(machine.withoutOutput(), at: lineCount, affordable: RunHistory.mostBytes / machine.roughSize)
            // A step that is refused ends its scenario, and the run continues. Each message is printed by itself.
            if !machine.diagnostics.isEmpty { return true }
        }
        return true
    }

    /// Passes the trace since the last call to `reader`, without copying it.
    package mutating func drainOutput(_ reader: (UnsafeBufferPointer<UInt8>) -> Void) {
        // The bytes are lent only while `reader` runs.
        unsafe machine.drainOutput(reader)
    }

    /// Returns the messages of the run since the last call.
    package mutating func takeDiagnostics() -> [Diagnostic] { machine.takeDiagnostics() }

    /// Returns the expectations that failed since the last call, as messages with their places.
    package mutating func takeFailedExpectations() -> [Diagnostic] {
        machine.takeFailures().compactMap { $0.failedExpectation }
    }

    /// Returns the machine as it was just after it wrote a line, or as it is if the run has not come as far. A value
    /// that is printed on several lines is one moment.
    package func machine(at line: Int) -> Machine {
        guard line < lineCount, var moment = snapshots.last(upTo: line) else { return machine }
        moment.run(to: line)
        moment.dropOutput()
        return moment
    }

    /// Returns the parts of a line, or nil if the run has not come as far.
    package func entry(at line: Int) -> TraceEntry? {
        guard line >= 0, line < lineCount, var moment = snapshots.last(upTo: line) else { return nil }
        let first = moment.writer.lineCount
        moment.writer.keepsEntries = true
        moment.run(to: line)
        let entries = moment.writer.takeEntries()
        return line - first < entries.count ? entries[line - first] : nil
    }

    /// Returns the first line of a statement that starts in a part of the script, or nil.
    package func firstLine(ofStatementIn part: Range<Int>) -> Int? {
        machine.writer.statementLines.first { part.contains(Int($0.start)) }?.line
    }

    /// Returns the calls that conditions have prevented in the step to which a line belongs.
    package func missedCalls(at line: Int) -> [MissedCall] {
        let end = machine(at: line).stepPlace
        // The step begins after the snapshot, so that all of it is observed.
        guard var moment = snapshots.last(where: { $0.stepPlace < end }) else { return [] }
        moment.beginObserving()
        while moment.stepPlace <= end {
            if moment.advance(fuel: Machine.greatFuel, stopAtLine: true) == .finished { break }
            // What earlier steps have missed is left out.
            if moment.stepPlace < end { moment.missedCalls.removeAll() }
        }
        var missed: [MissedCall] = []
        for call in moment.takeMissedCalls() where (call.scenario, Int(call.step)) == end {
            if !missed.contains(call) { missed.append(call) }
        }
        return missed
    }
}

extension Machine {
    /// More than most lines need.
    fileprivate static let greatFuel = 1_000_000

    /// Runs on until a line is written. A snapshot at this very number of lines may be later than the line before it.
    fileprivate mutating func run(to line: Int) {
        while writer.lineCount <= line {
            if advance(fuel: Machine.greatFuel, stopAtLine: true) == .finished { break }
        }
    }

    /// The number of scenarios that had begun, and that of the step in the scenario.
    fileprivate var stepPlace: (scenario: Int, step: Int) { (state.run.scenarioLines, state.progress.steps) }

    /// Returns a copy without pending lines and messages.
    fileprivate func withoutOutput() -> Machine {
        var copy = self
        copy.dropOutput()
        return copy
    }

    /// Discards pending lines and messages.
    fileprivate mutating func dropOutput() {
        writer.dropOutput()
        missedCalls = []
        failures = []
    }

    /// About the memory of a copy, in bytes.
    fileprivate var roughSize: Int {
        let parts = 16 * Int64(state.registers.count) + 16 * Int64(state.heap.size)
        return Int(clamping: 16_384 + 256 * Int64(state.world.livingCount) + parts)
    }
}
