import SceneRuntime

/// Makes a picture of a machine.
struct PictureBuilder {
    let machine: Machine
    private let world: World

    /// A controller that is still to be added.
    private struct Waiting {
        let content: Content
        let outer: World.Place
        let depth: Int
    }

    init(machine: Machine) { (self.machine, world) = (machine, machine.state.world) }

    func picture() -> Picture {
        let front = world.frontmost()
        // One whose animation is over is not visible, even if its last calls are still to be made.
        let transitions = world.transitionsInFlight().filter { $0.progress < 1 }.map { transition in
            Picture.Transition(
                kind: transition.kind.title.text, from: name(transition.old), to: name(transition.new),
                progress: transition.progress)
        }
        let focused = world.focusedView
        let picture = Picture(
            clock: world.clock, phase: world.phaseOfApp, size: world.environment.device.size,
            firstResponder: focused.exists ? machine.sourceText(of: .object(ObjectRef(focused))) : nil,
            front: front.exists ? machine.text(of: world.name(of: front)) : nil, transitions: transitions,
            windows: world.windowSummaries().map { window(of: $0) }, sentences: [])
        return picture.withSentence()
    }

    private func name(_ name: InstanceName) -> String? { name.cls.exists ? machine.text(of: name) : nil }

    /// The window with the controllers in it. They are walked without recursion, because scripts nest as they like.
    private func window(of summary: WindowSummary) -> Picture.Window {
        let whole = world.place(of: summary.id)
        var nodes: [Picture.Node] = []
        var omitted = 0
        var waiting = [Waiting(content: Content(summary.root, .root), outer: whole, depth: 0)]
        while let next = waiting.popLast() {
            if nodes.count >= Picture.mostNodes || next.depth > Picture.greatestDepth {
                omitted += 1
                continue
            }
            let id = next.content.controller
            let isPresented = next.content.role == .presented
            let place =
                next.content.role == .root
                ? next.outer : world.place(of: id, in: next.outer, isPresented: isPresented, whole: whole)
            nodes.append(node(next.content, at: place, depth: next.depth))
            for content in world.contents(of: id).reversed() {
                waiting.append(Waiting(content: content, outer: place, depth: next.depth + 1))
            }
        }
        let name = summary.name.exists ? machine.text(summary.name) : "window"
        return Picture.Window(
            name: name, isKey: summary.isKey, frame: ScreenFrame(size: summary.size), nodes: nodes, omitted: omitted)
    }

    private func node(_ content: Content, at place: World.Place, depth: Int) -> Picture.Node {
        let id = content.controller
        let isLoaded = world.isViewLoaded(id)
        let lineage = machine.lineage(of: world.classOf(id)).map { String(decoding: $0, as: UTF8.self) }
        let tabs = world.tabsInBar(of: id)
        return Picture.Node(
            number: machine.instanceNumber(world.name(of: id)), name: machine.text(of: world.name(of: id)),
            className: lineage.dropFirst().first ?? lineage.first ?? "", base: world.kind(of: id),
            title: title(of: id), state: isLoaded ? world.stateName(of: id).text : "none",
            view: !isLoaded ? .none : world.isOnScreen(id) ? .inWindow : .loaded,
            frame: isLoaded ? place.frame : nil, role: content.role,
            style: content.role == .presented ? world.styleName(of: id).text : nil,
            navigationBar: world.showsNavigationBar(id), toolbar: world.showsToolbar(id),
            tabBar: tabs?.map { title(of: $0) ?? machine.text(of: world.name(of: $0)) },
            selectedTab: tabs?.firstIndex { $0 == world.selectedTab(of: id) },
            depth: depth)
    }

    private func title(of id: ControllerID) -> String? {
        let known = machine.state.storedProperties[StoredPropertyKey(object: ObjectRef(id), property: .title)]
        guard let known, known.tag == .string else { return nil }
        var text: [UInt8] = []
        machine.write(known, to: &text, quoted: false)
        return String(decoding: text, as: UTF8.self)
    }
}

extension Picture {
    /// Returns the picture with its sentence.
    fileprivate func withSentence() -> Picture {
        Picture(
            clock: clock, phase: phase, size: size, firstResponder: firstResponder, front: front,
            transitions: transitions, windows: windows, sentences: momentSentences())
    }

    /// `At 0.85 s the app is active.`, `composer is in front and has the state appearing.`
    private func momentSentences() -> [String] {
        var all = ["At \(Picture.hundredths(clock)) s the app is \(phase.title.text)."]
        guard let window = windows.first else { return all + ["No window has a root."] }
        if let front, let node = windows.flatMap({ $0.nodes }).first(where: { $0.name == front }) {
            let state = node.state == "none" ? ", and its view is not loaded" : " and has the state \(node.state)"
            all.append("\(front) is in front\(state).")
        }
        for node in window.nodes where node.role == .presented {
            all.append("\(node.name) is presented as \(node.style ?? "").")
        }
        for transition in transitions {
            let old = transition.from.map { "\($0) disappears" }
            let new = transition.to.map { "\($0) appears" }
            let changes = [old, new].compactMap { $0 }.joined(separator: ", ")
            let percent = Int((transition.progress * 100).rounded())
            all.append("A \(transition.kind) is \(percent) percent complete\(changes.isEmpty ? "" : ": ")\(changes).")
        }
        if let firstResponder { all.append("\(firstResponder) is first responder.") }
        return all
    }

    /// Spells a number with two decimals.
    static func hundredths(_ seconds: Double) -> String {
        let all = Int64((seconds * 100).rounded())
        let (whole, rest) = (all / 100, abs(all % 100))
        return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
    }
}
