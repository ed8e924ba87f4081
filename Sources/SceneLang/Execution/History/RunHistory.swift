package import SceneRuntime

/// A run that can go back to any line of its trace.
///
/// A machine is a value, so copies of it are kept while it runs, and another moment is reached by running on from the
/// copy before it: the same machine runs the same way. Lines are counted from 0, with the header.
package struct RunHistory: Sendable {
    /// The run as far as it has come.
    package private(set) var machine: Machine
    private var snapshots = Snapshots<Machine>(stride: RunHistory.stride, most: RunHistory.most)
    /// The instructions until the next look at the number of lines. It grows where the run writes none.
    private var slice = RunHistory.leastSlice

    /// The distance of snapshots at first, in lines, and their largest number.
    private static let stride = 64
    private static let most = 256
    /// A slice of this size writes hardly more lines than lie between two snapshots; many of the larger ones are
    /// needed to compute anything that takes long.
    private static let leastSlice = 128
    private static let greatestSlice = 4_096
    /// More than most lines need.
    private static let greatFuel = 1_000_000
    /// The memory that snapshots may take, in bytes, if each is a whole copy.
    private static let mostBytes = 256 << 20

    /// Begins a run. With `keepsLines`, the parts of its lines are kept until they are taken, and it observes which
    /// calls conditions prevent; its trace as text is the same.
    package init(_ script: Script, settings: Settings, keepsLines: Bool) {
        var settings = settings
        settings.observes = keepsLines
        machine = Machine(script, settings: settings)
        machine.writer.keepsEntries = keepsLines
        machine.writer.keepsOrigins = false
        snapshots.add(machine, at: 0)
    }

    /// The number of lines so far.
    package var lineCount: Int { machine.writer.lineCount }

    /// Runs for at most about `fuel` instructions; false at the end of the script.
    package mutating func advance(fuel: Int) -> Bool {
        var left = fuel
        while left > 0 {
            let before = lineCount
            let progress = machine.advance(fuel: min(slice, left), stopAtLine: false)
            left -= slice
            slice = lineCount > before ? RunHistory.leastSlice : min(slice * 2, RunHistory.greatestSlice)
            if progress == .finished { return false }
            snapshots.add(machine.withoutOutput(), at: lineCount, affordable: RunHistory.mostBytes / machine.roughSize)
        }
        return true
    }

    /// Returns the trace since the last call.
    package mutating func takeOutput() -> [UInt8] { machine.takeOutput() }

    /// Returns the lines since the last call, if they are kept.
    package mutating func takeLines() -> [TraceEntry] {
        _ = machine.takeOutput()
        return machine.writer.takeEntries()
    }

    /// Returns the messages of the run since the last call.
    package mutating func takeDiagnostics() -> [Diagnostic] { machine.takeDiagnostics() }

    /// Returns the machine as it was just after it wrote a line, or as it is if the run has not come as far. A value
    /// that is printed on several lines is one moment.
    package func machine(at line: Int) -> Machine {
        guard line < lineCount, var moment = snapshots.last(upTo: line) else { return machine }
        // A snapshot at this very number of lines may be later than the line before it.
        while moment.writer.lineCount <= line {
            if moment.advance(fuel: RunHistory.greatFuel, stopAtLine: true) == .finished { break }
        }
        return moment.withoutOutput()
    }

    /// Returns the calls that conditions have prevented in the step to which a line belongs.
    package func missedCalls(at line: Int) -> [MissedCall] {
        var moment = machine(at: line)
        // What earlier steps have missed is left out.
        moment.missedCalls.removeAll()
        let step = moment.state.progress.steps
        let scenario = moment.state.run.scenarioLines
        while moment.state.progress.steps == step, moment.state.run.scenarioLines == scenario {
            if moment.advance(fuel: RunHistory.greatFuel, stopAtLine: true) == .finished { break }
        }
        var missed: [MissedCall] = []
        for call in moment.takeMissedCalls() where Int(call.step) == step && call.scenario == scenario {
            if !missed.contains(call) { missed.append(call) }
        }
        return missed
    }
}

extension Machine {
    /// Returns a copy that has no lines and no messages to be taken.
    fileprivate func withoutOutput() -> Machine {
        var copy = self
        copy.writer.dropOutput()
        copy.missedCalls = []
        return copy
    }

    /// About the memory of a copy, in bytes.
    fileprivate var roughSize: Int {
        let parts = 16 * Int64(state.registers.count) + 16 * Int64(state.heap.size)
        return Int(clamping: 16_384 + 256 * Int64(state.world.livingCount) + parts)
    }
}
