/// Writes events and their values as in scripts. It is the only place that writes `viewDidLoad()`.
public struct Speller {
    private let shared: SharedBlueprint
    /// The texts of the run's own names, and of the script's values.
    private let texts: RunTexts

    private var blueprint: Blueprint {
        @inline(__always) _read { yield shared.blueprint }
    }

    init(_ shared: SharedBlueprint, _ texts: RunTexts) {
        self.shared = shared
        self.texts = texts
    }

    /// Returns the text that `write` appends, as an array.
    @inline(__always)
    private func bytes(_ write: (inout LineBuffer) -> Void) -> [UInt8] {
        var line = LineBuffer()
        write(&line)
        return line.take()
    }

    /// Appends `receiver.method(label: value)`, or `! warning: text`.
    package func spell(_ event: Event, into bytes: inout [UInt8]) { bytes += self.bytes { spell(event, into: &$0) } }

    /// Appends a value as in scripts. If it is or contains a controller, `name` is the name of that.
    package func spell(_ argument: Argument, _ name: InstanceName, into bytes: inout [UInt8]) {
        bytes += self.bytes { spell(argument, name, into: &$0) }
    }

    /// Appends `message`, `message#2`.
    package func spell(_ name: InstanceName, into bytes: inout [UInt8]) {
        bytes += self.bytes { spell(name, into: &$0) }
    }

    /// The parts of a call: the receiver, the name, and each argument as in the parentheses.
    func receiver(of event: Event) -> [UInt8] { bytes { spellReceiver(event, into: &$0) } }
    func name(of event: Event) -> [UInt8] { bytes { spellName(event, into: &$0) } }
    /// Returns the arguments of a call as the trace shows them.
    package func arguments(of event: Event) -> [[UInt8]] {
        let spec = event.method.spec
        guard spec.printsValues else { return spec.labels.map { $0.utf8Bytes } }
        var all: [[UInt8]] = []
        for (place, label) in spec.labels.enumerated() {
            let (argument, name) = event.argument(place)
            if argument.kind == .absent { break }
            all.append(CallTexts.label(label) + bytes { spell(argument, name, into: &$0) })
        }
        return all
    }

    /// Returns the text of a line that is not a call.
    func message(of event: Event) -> [UInt8] { bytes { spellMessage(event, into: &$0) } }

    // MARK: Events

    /// Appends `receiver.method(label: value)`, or `! warning: text`.
    func spell(_ event: Event, into line: inout LineBuffer) {
        switch event.kind {
        case .call: return spellCall(event, into: &line)
        case .warning: line.append("! warning: ")
        case .exception: line.append("! exception ")
        case .leak: line.append("! leak: ")
        case .nothing: line.append("! nothing: ")
        }
        spellMessage(event, into: &line)
    }

    private func spellCall(_ event: Event, into line: inout LineBuffer) {
        let (argument, name) = event.argument(0)
        let isShort = argument.isShort && event.arguments.1.kind == .absent
        if isShort, !event.name.exists, event.receiver.kind == .controller, event.receiverName.cls.exists {
            var spelling = shared.spelling
            spelling.spell(event.method, of: event.receiverName, argument, name, indent: 0, into: &line)
            return line.dropLast(while: 0x0A)
        }
        spellReceiver(event, into: &line)
        line.append(0x2E)
        spellName(event, into: &line)
        line.append(0x28)
        if event.method.spec.printsValues {
            spellArguments(event, into: &line)
        } else {
            for label in event.method.spec.labels { line.append(label.utf8Bytes + [0x3A]) }
        }
        line.append(0x29)
    }

    private func spellReceiver(_ event: Event, into line: inout LineBuffer) {
        if event.receiver.kind == .controller, event.receiverName.cls.exists {
            spell(event.receiverName, into: &line)
        } else if event.receiver.kind == .view {
            spellView(event.receiverView.viewName, of: event.receiverName, into: &line)
        } else {
            spell(event.receiver, event.receiverName, into: &line)
        }
    }

    /// Appends the base name of the method; for a method of the script, its name there.
    private func spellName(_ event: Event, into line: inout LineBuffer) {
        if event.name.exists { spell(event.name, into: &line) } else { line.append(event.method.spec.name) }
    }

    /// Appends the arguments, with their labels.
    private func spellArguments(_ event: Event, into line: inout LineBuffer) {
        for (place, label) in event.method.spec.labels.enumerated() {
            let (argument, name) = event.argument(place)
            if argument.kind == .absent { break }
            if place > 0 { line.append(", ") }
            line.append(CallTexts.label(label))
            spell(argument, name, into: &line)
        }
    }

    // MARK: Values

    private func spell(_ argument: Argument, _ name: InstanceName, into line: inout LineBuffer) {
        switch argument.kind {
        case .absent: break
        case .null: line.append(argument.notificationName == nil ? "nil" : "Notification")
        case .bool: line.append(argument.bits != 0 ? "true" : "false")
        case .int: line.append(number: Int64(bitPattern: argument.bits))
        case .double: line.append(Array(Double(bitPattern: argument.bits).description.utf8))
        case .object:
            if argument.asObject.kind == .view { return spellView(argument.viewName, of: name, into: &line) }
            spell(argument.asObject, name, into: &line)
        case .symbol:
            line.append(0x2E)
            if let symbol = argument.asSymbol { line.append(symbol.spelling) }
        case .size:
            if argument.bits >> 32 == Size.unknownWidth {
                line.append(0x3F)
            } else {
                line.append(number: argument.bits >> 32)
            }
            line.append(0x78)
            line.append(number: argument.bits & 0xFFFF_FFFF)
        case .rect:
            var text: [UInt8] = []
            Rect(packed: argument.bits).append(to: &text)
            line.append(text)
        case .list: spellList(argument.asList, name, into: &line)
        case .symbols: spellSymbols(argument.asSymbols ?? [], into: &line)
        case .path: line.append("[…]")
        case .segue: spellSegue(argument.asSegue.segue, into: &line)
        case .string:
            line.append(0x22)
            line.append(text(of: NameID(argument.extra)))
            line.append(0x22)
        case .name: spell(NameID(argument.extra), into: &line)
        case .script: line.append(sender(argument).text)
        }
    }

    /// Returns the text of a value of the script.
    func sender(_ argument: Argument) -> SenderText {
        let number = Int(truncatingIfNeeded: argument.bits)
        return number < texts.senders.count ? texts.senders[number] : .unused
    }

    /// Appends a list of controllers: the first one, whose name the event has, and a mark for more.
    private func spellList(_ list: ListID, _ first: InstanceName, into line: inout LineBuffer) {
        line.append(0x5B)
        if list.count > 0 { spell(first, into: &line) }
        if list.count > 1 { line.append(", …") }
        line.append(0x5D)
    }

    /// Appends an option set, such as `[.portrait, .landscapeLeft]`.
    private func spellSymbols(_ symbols: [Symbol], into line: inout LineBuffer) {
        line.append(0x5B)
        for (index, symbol) in symbols.enumerated() {
            line.append(index > 0 ? ", ." : ".")
            line.append(symbol.spelling)
        }
        line.append(0x5D)
    }

    /// Appends a segue: its identifier, or `show -> message` without one.
    private func spellSegue(_ segue: SegueID, into line: inout LineBuffer) {
        let spec = blueprint.segues[segue.index]
        if spec.identifier.exists {
            line.append(0x22)
            line.append(blueprint.names[spec.identifier])
            line.append(0x22)
            return
        }
        line.append(spec.kind.spelling)
        line.append(" -> ")
        spell(spec.kind == .unwind ? spec.unwindAction : blueprint.classes[spec.target.index].name, into: &line)
    }

    /// Appends a view as `inbox.compose`. The root view and a view without a name are `inbox.view`.
    private func spellView(_ view: Argument.ViewName, of owner: InstanceName, into line: inout LineBuffer) {
        spell(owner, into: &line)
        line.append(0x2E)
        guard case .place(let nib, let index) = view else {
            if case .variable(let name) = view { spell(name, into: &line) }
            return
        }
        let isOfNib = nib.exists && nib.index < blueprint.nibs.count
        let views = isOfNib ? blueprint.nibs[nib.index].views : blueprint.classes[owner.cls.index].views
        if index > 0, index <= views.count, views[index - 1].name.exists {
            spell(views[index - 1].name, into: &line)
        } else {
            line.append("view")
        }
    }

    /// Appends an object by its name in the script. `name` is that of the controller that it is or is a part of.
    private func spell(_ object: ObjectRef, _ name: InstanceName, into line: inout LineBuffer) {
        switch object.kind.spec.spelling {
        case .text(let text): line.append(text)
        case .part(let text):
            spell(name, into: &line)
            line.append(text)
        case .special: spellSpecial(object, name, into: &line)
        }
    }

    private func spellSpecial(_ object: ObjectRef, _ name: InstanceName, into line: inout LineBuffer) {
        switch object.kind {
        case .scene:
            line.append("scene")
            if object.index > 0 { line.append(number: object.index) }
        case .window: spellWindow(object.index, into: &line)
        case .delegate: spell(blueprint.delegates[Int(object.index)].name, into: &line)
        case .style: spell(blueprint.styles[Int(object.index)].name, into: &line)
        case .storyboard: spell(blueprint.storyboards[Int(object.index)].name, into: &line)
        case .segueClass: spell(blueprint.segueClasses[Int(object.index)].name, into: &line)
        case .controllerClass: spell(blueprint.classes[Int(object.index)].name, into: &line)
        case .traits: spell(Traits(packed: object.index), into: &line)
        case .insets: spell(Insets(packed: object.index), into: &line)
        case .guide: line.append(number: object.index)
        case .bar:
            spell(name, into: &line)
            line.append(0x2E)
            line.append((object.bar?.kind ?? .navigationBar).name)
        case .systemView: line.append(object.index & 1 == 0 ? "UIDropShadowView" : "UITransitionView")
        default: break
        }
    }

    /// Appends traits as `.compact x .regular`: width, then height.
    private func spell(_ traits: Traits, into line: inout LineBuffer) {
        line.append(0x2E)
        line.append(traits.horizontal.symbol.spelling)
        line.append(" x .")
        line.append(traits.vertical.symbol.spelling)
        if traits.style == .dark { line.append(" .dark") }
    }

    /// Appends insets: top, left, bottom, right.
    private func spell(_ insets: Insets, into line: inout LineBuffer) {
        for (index, points) in [insets.top, insets.left, insets.bottom, insets.right].enumerated() {
            if index > 0 { line.append(0x20) }
            line.append(number: points)
        }
    }

    private func spellWindow(_ index: UInt32, into line: inout LineBuffer) {
        let name = Int(index) < blueprint.windows.count ? blueprint.windows[Int(index)] : .none
        if name.exists { spell(name, into: &line) } else { line.append("window") }
    }

    private func spell(_ name: InstanceName, into line: inout LineBuffer) {
        var spelling = shared.spelling
        spelling.spell(name, into: &line)
    }

    /// Appends a name, in backticks if it is not an identifier.
    private func spell(_ name: NameID, into line: inout LineBuffer) {
        line.append(RunTexts.isRunName(name) ? texts.spelled(name) : blueprint.names.spelled(name))
    }

    /// Returns the text of a name, declared or not.
    private func text(of name: NameID) -> ArraySlice<UInt8> {
        RunTexts.isRunName(name) ? texts[name] : blueprint.names[name]
    }

    /// Appends the text of a line that is not a call.
    private func spellMessage(_ event: Event, into line: inout LineBuffer) {
        if event.kind == .nothing { return spellTemplate(event.noEffect.template.utf8Bytes, event, into: &line) }
        guard event.refusal != .none else {
            return spellTemplate(event.message.template.utf8Bytes, event, into: &line)
        }
        line.append(Refusal.prefix)
        spellTemplate(event.refusal.template.utf8Bytes, event, into: &line)
        let place = Int(event.refusal.rawValue)
        if place < blueprint.refusalHelp.count { spellTemplate(blueprint.refusalHelp[place], event, into: &line) }
    }

    private func spellTemplate(_ template: [UInt8], _ event: Event, into line: inout LineBuffer) {
        var isPlaceholder = false
        for byte in template {
            if isPlaceholder {
                isPlaceholder = false
                spellPlaceholder(byte, event, into: &line)
            } else if byte == 0x25 {
                isPlaceholder = true
            } else {
                line.append(byte)
            }
        }
    }

    private func spellPlaceholder(_ byte: UInt8, _ event: Event, into line: inout LineBuffer) {
        switch byte {
        case 0x30: spellPointer(event.argumentNames.0, into: &line)
        case 0x31: spellPointer(event.argumentNames.1, into: &line)
        case 0x32: spellPointer(event.argumentNames.2, into: &line)
        case 0x33: spellPointer(event.fourthName, into: &line)
        case 0x6B: spellPointer(event.argumentNames.0, separator: " ", into: &line)
        case 0x61: spell(event.argumentNames.0, into: &line)
        case 0x62: spell(event.argumentNames.1, into: &line)
        case 0x76: spellView(event.receiverView.viewName, of: event.receiverName, into: &line)
        case 0x63: spell(InstanceName(event.argumentNames.0.cls, 1), into: &line)
        case 0x64: spell(InstanceName(event.argumentNames.1.cls, 1), into: &line)
        case 0x73: line.append(UIKitMessage.missingAnchor)
        case 0x6E: line.append(text(of: event.name))
        case 0x6D: line.append(UIKitMessage.misuse)
        default: line.append(byte)
        }
    }

    /// Appends `<message#2: 0x...>`, with literal dots, because addresses differ between runs.
    private func spellPointer(_ name: InstanceName, separator: StaticString = ": ", into line: inout LineBuffer) {
        line.append(0x3C)
        spell(name, into: &line)
        line.append(separator)
        line.append("0x...>")
    }
}

extension SegueKind {
    /// The word in scripts.
    package var spelling: StaticString {
        switch self {
        case .show: "show"
        case .showDetail: "showDetail"
        case .present: "present"
        case .popover: "popover"
        case .embed: "embed"
        case .unwind: "unwind"
        case .push: "push"
        case .modal: "modal"
        case .replace: "replace"
        case .custom: "custom"
        }
    }
}
