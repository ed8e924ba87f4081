package import SceneRuntime

/// A picture as JSON, as `docs/page.md` describes it.
extension Picture {
    package var json: [UInt8] {
        var text = JSONWriter()
        text.object { picture in
            picture.member("clock", hundredths: clock)
            picture.member("phase", phase.title)
            picture.member("width", number: size.width)
            picture.member("height", number: size.height)
            picture.member("firstResponder", orNull: firstResponder)
            picture.member("front", orNull: front)
            picture.list("transitions", transitions) { writer, transition in
                writer.object { Picture.write(transition, to: &$0) }
            }
            picture.list("windows", windows) { writer, window in writer.object { Picture.write(window, to: &$0) } }
            picture.member("sentence", sentence)
        }
        return text.bytes
    }

    private static func write(_ transition: Transition, to text: inout JSONWriter) {
        text.member("kind", transition.kind)
        text.member("from", orNull: transition.from)
        text.member("to", orNull: transition.to)
        text.member("progress", hundredths: transition.progress)
    }

    private static func write(_ window: Window, to text: inout JSONWriter) {
        text.member("name", window.name)
        text.member("isKey", window.isKey)
        write(window.frame, to: &text)
        if window.omitted > 0 { text.member("omitted", number: window.omitted) }
        text.object("root") { write(0, of: window.nodes, to: &$0) }
    }

    private static func write(_ frame: ScreenFrame, to text: inout JSONWriter) {
        text.member("x", number: frame.x)
        text.member("y", number: frame.y)
        text.member("width", number: frame.size.width)
        text.member("height", number: frame.size.height)
    }

    /// Writes the members of a node and those below it, at most `greatestDepth` deep.
    private static func write(_ place: Int, of nodes: [Node], to text: inout JSONWriter) {
        let node = nodes[place]
        text.member("id", number: node.number)
        text.member("name", node.name)
        text.member("class", node.className)
        text.member("base", node.base.spelling)
        if let title = node.title { text.member("title", title) }
        text.member("state", node.state)
        text.member("view", node.view.name)
        if let frame = node.frame { write(frame, to: &text) }
        text.member("role", node.role.name)
        if let style = node.style { text.member("style", style) }
        if let bar = node.navigationBar { text.member("navigationBar", bar) }
        if let bar = node.toolbar { text.member("toolbar", bar) }
        if let tabs = node.tabBar { text.list("tabBar", tabs) { $0.element($1) } }
        if let tab = node.selectedTab { text.member("selectedTab", number: tab) }
        var next = place + 1
        var children: [Int] = []
        // The children are those one level deeper, until a node that is not below this one.
        while next < nodes.count, nodes[next].depth > node.depth {
            if nodes[next].depth == node.depth + 1 { children.append(next) }
            next += 1
        }
        text.list("children", children) { writer, child in
            writer.object { write(child, of: nodes, to: &$0) }
        }
    }
}

extension Picture.ViewState {
    /// The name in JSON.
    package var name: StaticString {
        switch self {
        case .none: "none"
        case .loaded: "loaded"
        case .inWindow: "inWindow"
        }
    }
}

extension ContentRole {
    /// The name in JSON.
    package var name: StaticString {
        switch self {
        case .root: "root"
        case .child: "child"
        case .selected: "selected"
        case .page: "page"
        case .column: "column"
        case .presented: "presented"
        }
    }
}
