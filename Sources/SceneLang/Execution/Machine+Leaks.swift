import SceneRuntime

/// Reference cycles that are unreachable.
extension Machine {
    /// Finds controllers that are unreachable and kept alive by a reference cycle, and reports each cycle once.
    mutating func reportLeaks() {
        let reached = paths(from: ownerRoots().map { $0.node })
        for controller in state.world.livingControllers() where reached[.controller(controller)] == nil {
            guard let cycle = cycle(through: .controller(controller)) else { continue }
            var isNew = state.world.markLeaked(controller)
            for link in cycle {
                if case .controller(let id) = link.node, state.world.markLeaked(id) { isNew = true }
            }
            if isNew { reportLeak(text(of: controller, cycle)) }
        }
    }

    /// Reports, at the end of a scenario, each former root that is kept by what it presents (LAUNCH-ROOTSWAP-2): until
    /// then, the script could still dismiss it. Variables of the script make no difference, because UIKit keeps both.
    mutating func reportStrandedPresenters() {
        for text in strandedCycles() { reportLeak(text) }
    }

    /// Returns the cycles of former roots and what they present, except of those that a window reaches.
    private func strandedCycles() -> [[UInt8]] {
        let stranded = state.world.strandedPresenters
        guard !stranded.isEmpty else { return [] }
        var windows: [OwnerNode] = []
        for (root, node) in ownerRoots() {
            if case .window = root { windows.append(node) }
        }
        let reached = paths(from: windows)
        return stranded.compactMap { presenter, presented in
            guard reached[.controller(presenter)] == nil else { return nil }
            return text(
                of: presenter,
                [
                    OwnerLink(label: .property(.presentedViewController), node: .controller(presented)),
                    OwnerLink(label: .property(.presentationController), node: .controller(presenter)),
                ])
        }
    }

    private func text(of controller: ControllerID, _ cycle: [OwnerLink]) -> [UInt8] {
        var text: [UInt8] = []
        speller.spell(state.world.name(of: controller), into: &text)
        write(cycle, to: &text)
        return text
    }

    /// Prints a leak, which is a failure if the settings say so and no `expect leak` has expected it.
    private mutating func reportLeak(_ text: [UInt8]) {
        emit(.leak, text[...], depth: 0)
        guard settings.failsAtLeaks, !state.progress.expectedLeaks.contains(text) else { return }
        let (place, file) = (writer.statement, FileID(writer.statement.file))
        unexpectedLeaks.append(
            RunFailure(
                kind: .expectation, message: "no leak", seen: String(decoding: text, as: UTF8.self),
                span: SourceSpan(file: file, start: place.start, end: place.end), scenario: scenario))
    }

    /// `expect leak` and `expect no leak`: register `a` has the class or the controller, which must be in the cycle, or
    /// is absent. A former root with what it presents has leaked, too, although its line follows later.
    mutating func expectLeak(_ site: Expectation, _ a: Int, _ entries: StepRecord.Checked) {
        let (wanted, number) = (state.registers[a], scenario)
        var (isFound, seen): (Bool, String?) = (false, nil)
        var cycles = strandedCycles()
        for case .line(.leak, _, let bytes) in entries { cycles.append(bytes) }
        for bytes in cycles {
            let text = String(decoding: bytes, as: UTF8.self)
            guard wanted.isAbsent || isInCycle(wanted, bytes) else {
                seen = text
                continue
            }
            if site.kind == .noLeak { return fail(site, saw: text) }
            isFound = true
            state.progress.expectedLeaks.append(bytes)
            unexpectedLeaks.removeAll { $0.seen == text && $0.scenario == number }
        }
        if site.kind == .leak, !isFound { fail(site, saw: seen ?? "none") }
    }

    /// Whether a controller, or an instance of a class, is an owner in the text of a cycle, such as
    /// `editor.helper -> picker.delegate -> editor`.
    private func isInCycle(_ wanted: Value, _ cycle: [UInt8]) -> Bool {
        var rest = cycle[...]
        while !rest.isEmpty {
            let end = rest.indices.first { rest[$0...].starts(with: Machine.arrow) } ?? rest.endIndex
            let owner = rest[..<end]
            rest = rest[min(end + Machine.arrow.count, rest.endIndex)...]
            if let name = instanceName(owner.prefix { $0 != UInt8(ascii: ".") }), isNamed(wanted, name) == true {
                return true
            }
        }
        return false
    }

    private static let arrow = Array(" -> ".utf8)

    /// Returns the name of an instance from its text, such as `editor` or `editor#2`; nil if no class has this name.
    private func instanceName(_ text: ArraySlice<UInt8>) -> InstanceName? {
        let parts = text.filter { $0 != UInt8(ascii: "`") }.split(separator: UInt8(ascii: "#"), maxSplits: 1)
        guard let name = parts.first.map({ blueprint.names.find(Array($0)) }), name.exists,
            let cls = blueprint.classes.indices.first(where: { $0 > 0 && blueprint.classes[$0].name == name })
        else { return nil }
        let number = parts.count > 1 ? parts[1].reduce(0) { $0 &* 10 &+ UInt32($1 &- UInt8(ascii: "0")) } : 1
        return InstanceName(ClassID(UInt32(cls)), number)
    }

    /// Returns the shortest path from a node back to itself; nil if there is none.
    func cycle(through start: OwnerNode) -> [OwnerLink]? {
        let first = owned(by: start)
        if let link = first.first(where: { $0.node == start }) { return [link] }
        let paths = paths(from: first.map { $0.node }, avoiding: start)
        guard case .step(let last, let label)? = paths[start] else { return nil }
        let (place, _, links) = links(to: last, paths)
        return [first[place]] + links + [OwnerLink(label: label, node: start)]
    }
}
