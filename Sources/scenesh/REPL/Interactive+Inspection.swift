import SceneLang
import SceneRuntime

/// Commands that show the current state: after the last entry, or where an entry is stopped.
extension Interactive {
    /// `:tree`, `:tree nav`
    func showTree(_ name: String) {
        guard name.isEmpty else {
            guard let lines = inspectedState.session.tree(of: name) else { return failToFind(name) }
            return show(lines)
        }
        let lines = inspectedState.session.tree()
        lines.isEmpty ? console.write("no window has a root\n") : show(lines)
    }

    /// `:owners inbox`
    func showOwners(_ name: String) {
        guard !name.isEmpty else { return fail(":owners takes an instance, such as :owners inbox#2", .usage) }
        guard let lines = inspectedState.session.owners(of: name) else { return failToFind(name) }
        lines.isEmpty ? console.write("no owners: it is being deallocated\n") : show(lines)
    }

    /// `:state`, `:state inbox`
    func showState(_ name: String) {
        let state = inspectedState.session
        guard name.isEmpty else {
            guard let facts = state.facts(of: name) else { return failToFind(name) }
            return console.write(FactTable.text(of: facts))
        }
        let living = state.instances()
        let names = living.isEmpty ? "none" : living.joined(separator: ", ")
        let place = stopped.map { [Fact("stopped", $0.stopDescription)] } ?? []
        console.write(FactTable.text(of: place + state.facts() + [Fact("living", names)]))
    }

    /// Prints the trace of all entries that were not undone, and of the stopped entry so far.
    func showTrace() {
        let trace = (stopped?.history ?? history).trace + (stopped?.result?.trace ?? [])
        trace.isEmpty ? console.write("nothing has run\n") : show(trace: trace)
    }

    /// Prints lines. Control characters are escaped.
    private func show(_ lines: [[UInt8]]) {
        console.write(String(decoding: VisibleText.escaped(Lines.join(lines)), as: UTF8.self))
    }

    private func failToFind(_ name: String) {
        let state = inspectedState.session
        let living = state.instances()
        let help =
            if let near = state.nearestInstance(to: name) {
                Suggestion.question(near)
            } else if living.isEmpty { "there are no instances" } else {
                "instances are \(living.prefix(8).joined(separator: ", "))\(living.count > 8 ? " ..." : "")"
            }
        fail("unknown instance '\(name)'; \(help)", .nothingMatched)
    }

    /// `:diff`, `:diff 2`, `:diff 1 3`
    func showDifference(_ argument: String) {
        let past = stopped?.history ?? history
        let words = argument.split(separator: " ").map(String.init)
        let numbers = words.compactMap { Int($0) }.filter { (0...past.count).contains($0) }
        guard words.count <= 2, numbers.count == words.count else {
            return fail(":diff takes numbers of entries from 0 to \(past.count), such as :diff 1 3", .usage)
        }
        let last = stopped == nil ? past.cursor - 1 : past.cursor
        guard let first = numbers.first ?? (last >= 0 ? last : nil), let before = past.state(after: first) else {
            return fail("nothing has been entered", .failed)
        }
        var (after, title) = (inspectedState, stopped == nil ? "after \(past.cursor)" : "now")
        if numbers.count == 2, let other = past.state(after: numbers[1]) {
            (after, title) = (other, "after \(numbers[1])")
        }
        let difference = WorldDifference(before.state, after.state)
        guard !difference.isEmpty else { return console.write("the two states are equal\n") }
        let text = difference.text(titles: ("after \(first)", title), width: TerminalWidth.current ?? Int.max)
        console.write(VisibleText.escaped(text))
    }
}
