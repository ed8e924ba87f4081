/// Spells events and the values in them, as scripts spell them.
public struct Speller {
    let blueprint: Blueprint
    /// The texts of the script's values, by their numbers.
    let senders: [[UInt8]]

    public init(blueprint: Blueprint, senders: [[UInt8]]) {
        self.blueprint = blueprint
        self.senders = senders
    }

    /// `receiver.method(label: value)`, or `! warning: text`.
    public func spell(_ event: Event, into bytes: inout [UInt8]) {
        switch event.kind {
        case .call:
            spellReceiver(event, into: &bytes)
            bytes.append(0x2E)
            spellName(event, into: &bytes)
            spellArguments(event, into: &bytes)
        case .warning:
            ("! warning: " as StaticString).append(to: &bytes)
            spellMessage(event, into: &bytes)
        case .exception:
            ("! exception " as StaticString).append(to: &bytes)
            spellMessage(event, into: &bytes)
        case .leak:
            ("! leak: " as StaticString).append(to: &bytes)
            spellMessage(event, into: &bytes)
        }
    }

    func spellReceiver(_ event: Event, into bytes: inout [UInt8]) {
        if event.receiverName.cls.exists, event.receiver.kind == .controller {
            spell(event.receiverName, into: &bytes)
        } else {
            spell(event.receiver, event.receiverName, into: &bytes)
        }
    }

    /// The base name: of a script's own method its name.
    func spellName(_ event: Event, into bytes: inout [UInt8]) {
        if event.name.exists {
            spell(event.name, into: &bytes)
        } else {
            event.method.spec.name.append(to: &bytes)
        }
    }

    private func spellArguments(_ event: Event, into bytes: inout [UInt8]) {
        let spec = event.method.spec
        bytes.append(0x28)
        defer { bytes.append(0x29) }
        guard spec.printsValues else {
            for label in spec.labels {
                label.append(to: &bytes)
                bytes.append(0x3A)
            }
            return
        }
        for (place, label) in spec.labels.enumerated() {
            let (argument, name) = self.argument(place, of: event)
            if argument.kind == .absent { break }
            if place > 0 { (", " as StaticString).append(to: &bytes) }
            spellLabel(label, into: &bytes)
            spell(argument, name, into: &bytes)
        }
    }

    private func spellLabel(_ label: StaticString, into bytes: inout [UInt8]) {
        guard label.utf8CodeUnitCount != 1 || label.utf8Bytes != [0x5F] else { return }
        label.append(to: &bytes)
        (": " as StaticString).append(to: &bytes)
    }

    /// Each argument as it stands between the parentheses.
    func arguments(of event: Event) -> [[UInt8]] {
        let spec = event.method.spec
        guard spec.printsValues else { return spec.labels.map { $0.utf8Bytes } }
        var all: [[UInt8]] = []
        for (place, label) in spec.labels.enumerated() {
            let (argument, name) = self.argument(place, of: event)
            if argument.kind == .absent { break }
            var text: [UInt8] = []
            spellLabel(label, into: &text)
            spell(argument, name, into: &text)
            all.append(text)
        }
        return all
    }

    private func argument(_ place: Int, of event: Event) -> (Argument, InstanceName) {
        switch place {
        case 0: (event.arguments.0, event.argumentNames.0)
        case 1: (event.arguments.1, event.argumentNames.1)
        case 2: (event.arguments.2, event.argumentNames.2)
        default: (.absent, .none)
        }
    }

    /// A value as a script would write it.
    public func spell(_ argument: Argument, _ name: InstanceName, into bytes: inout [UInt8]) {
        switch argument.kind {
        case .absent: break
        case .null: ("nil" as StaticString).append(to: &bytes)
        case .bool: (argument.bits != 0 ? "true" : "false" as StaticString).append(to: &bytes)
        case .int: Int64(bitPattern: argument.bits).appendDecimal(to: &bytes)
        case .double: bytes += Double(bitPattern: argument.bits).description.utf8
        case .object:
            if argument.asObject.kind == .view { return spellView(argument.place, of: name, into: &bytes) }
            spell(argument.asObject, name, into: &bytes)
        case .symbol:
            bytes.append(0x2E)
            argument.asSymbol?.spelling.append(to: &bytes)
        case .size:
            (argument.bits >> 32).appendDecimal(to: &bytes)
            bytes.append(0x78)
            (argument.bits & 0xFFFF_FFFF).appendDecimal(to: &bytes)
        case .list: spellList(argument.asList, name, into: &bytes)
        case .path: ("[…]" as StaticString).append(to: &bytes)
        case .segue: spellSegue(argument.asSegue.segue, into: &bytes)
        case .string:
            bytes.append(0x22)
            bytes.append(contentsOf: blueprint.names[NameID(argument.extra)])
            bytes.append(0x22)
        case .name: spell(NameID(argument.extra), into: &bytes)
        case .script:
            let number = Int(truncatingIfNeeded: argument.bits)
            if number < senders.count { bytes.append(contentsOf: senders[number]) }
        }
    }

    /// A list of controllers: its first one, of which the event has the name, and a sign that there are more.
    private func spellList(_ list: ListID, _ first: InstanceName, into bytes: inout [UInt8]) {
        bytes.append(0x5B)
        if list.count > 0 { spell(first, into: &bytes) }
        if list.count > 1 { (", …" as StaticString).append(to: &bytes) }
        bytes.append(0x5D)
    }

    /// A segue is its identifier; without one `show -> message`.
    private func spellSegue(_ segue: SegueID, into bytes: inout [UInt8]) {
        let spec = blueprint.segues[segue.index]
        if spec.identifier.exists {
            bytes.append(0x22)
            bytes.append(contentsOf: blueprint.names[spec.identifier])
            bytes.append(0x22)
            return
        }
        spec.kind.spelling.append(to: &bytes)
        (" -> " as StaticString).append(to: &bytes)
        spell(spec.kind == .unwind ? spec.unwindAction : blueprint.classes[spec.target.index].name, into: &bytes)
    }

    /// `inbox.compose`; the root view, and one without a name, is `inbox.view`.
    private func spellView(_ place: Int, of owner: InstanceName, into bytes: inout [UInt8]) {
        spell(owner, into: &bytes)
        bytes.append(0x2E)
        let views = blueprint.classes[owner.cls.index].views
        if place > 0, place <= views.count, views[place - 1].name.exists {
            spell(views[place - 1].name, into: &bytes)
        } else {
            ("view" as StaticString).append(to: &bytes)
        }
    }

    /// An object by its name in the script.
    func spell(_ object: ObjectRef, _ name: InstanceName, into bytes: inout [UInt8]) {
        switch object.kind {
        case .none: ("nil" as StaticString).append(to: &bytes)
        case .controller: spell(name, into: &bytes)
        case .view:
            spell(name, into: &bytes)
            (".view" as StaticString).append(to: &bytes)
        case .app: ("app" as StaticString).append(to: &bytes)
        case .scene: ("scene" as StaticString).append(to: &bytes)
        case .window: spellWindow(object.index, into: &bytes)
        case .delegate: spell(blueprint.delegates[Int(object.index)].name, into: &bytes)
        case .style: spell(blueprint.styles[Int(object.index)].name, into: &bytes)
        case .storyboard: spell(blueprint.storyboards[Int(object.index)].name, into: &bytes)
        case .segueClass: spell(blueprint.segueClasses[Int(object.index)], into: &bytes)
        case .presentationController:
            spell(name, into: &bytes)
            (".presentationController" as StaticString).append(to: &bytes)
        case .coordinator: ("coordinator" as StaticString).append(to: &bytes)
        case .device: ("device" as StaticString).append(to: &bytes)
        case .coder: ("coder" as StaticString).append(to: &bytes)
        case .controllerClass: spell(blueprint.classes[Int(object.index)].name, into: &bytes)
        case .traits: spell(Traits(packed: object.index), into: &bytes)
        case .insets: spell(Insets(packed: object.index), into: &bytes)
        case .guide: object.index.appendDecimal(to: &bytes)
        case .transitionContext: ("context" as StaticString).append(to: &bytes)
        }
    }

    /// Width and height as a size has them: `.compact x .regular`.
    private func spell(_ traits: Traits, into bytes: inout [UInt8]) {
        bytes.append(0x2E)
        traits.horizontal.symbol.spelling.append(to: &bytes)
        (" x ." as StaticString).append(to: &bytes)
        traits.vertical.symbol.spelling.append(to: &bytes)
    }

    /// Top, left, bottom, right.
    private func spell(_ insets: Insets, into bytes: inout [UInt8]) {
        for (index, points) in [insets.top, insets.left, insets.bottom, insets.right].enumerated() {
            if index > 0 { bytes.append(0x20) }
            points.appendDecimal(to: &bytes)
        }
    }

    private func spellWindow(_ index: UInt32, into bytes: inout [UInt8]) {
        let name = blueprint.windows[Int(index)]
        if name.exists { spell(name, into: &bytes) } else { ("window" as StaticString).append(to: &bytes) }
    }

    /// `message`, `message#2`.
    public func spell(_ name: InstanceName, into bytes: inout [UInt8]) {
        spell(blueprint.classes[name.cls.index].name, into: &bytes)
        if name.ordinal > 1 {
            bytes.append(0x23)
            name.ordinal.appendDecimal(to: &bytes)
        }
    }

    /// A name, between backticks where it is not a word.
    func spell(_ name: NameID, into bytes: inout [UInt8]) {
        let isPlain = blueprint.names.isPlain(name)
        if !isPlain { bytes.append(0x60) }
        bytes.append(contentsOf: blueprint.names[name])
        if !isPlain { bytes.append(0x60) }
    }

    /// The text of a warning or exception.
    func spellMessage(_ event: Event, into bytes: inout [UInt8]) {
        spellTemplate(event.message.template, event, into: &bytes)
    }

    private func spellTemplate(_ template: StaticString, _ event: Event, into bytes: inout [UInt8]) {
        var isPlaceholder = false
        for byte in template.utf8Bytes {
            if isPlaceholder {
                isPlaceholder = false
                spellPlaceholder(byte, event, into: &bytes)
            } else if byte == 0x25 {
                isPlaceholder = true
            } else {
                bytes.append(byte)
            }
        }
    }

    private func spellPlaceholder(_ byte: UInt8, _ event: Event, into bytes: inout [UInt8]) {
        switch byte {
        case 0x30: spellPointer(event.argumentNames.0, into: &bytes)
        case 0x31: spellPointer(event.argumentNames.1, into: &bytes)
        case 0x32: spellPointer(event.argumentNames.2, into: &bytes)
        case 0x33: spellPointer(event.fourthName, into: &bytes)
        case 0x6B: spellPointer(event.argumentNames.0, separator: " ", into: &bytes)
        case 0x63: spell(InstanceName(event.argumentNames.0.cls, 1), into: &bytes)
        case 0x6E: bytes.append(contentsOf: blueprint.names[event.name])
        case 0x6D: Message.misuse.append(to: &bytes)
        default: bytes.append(byte)
        }
    }

    /// `<message#2: 0x...>`, with three dots literally: an address is no contract.
    private func spellPointer(_ name: InstanceName, separator: StaticString = ": ", into bytes: inout [UInt8]) {
        bytes.append(0x3C)
        spell(name, into: &bytes)
        separator.append(to: &bytes)
        ("0x...>" as StaticString).append(to: &bytes)
    }
}

extension SegueKind {
    /// The word in scripts.
    public var spelling: StaticString {
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
