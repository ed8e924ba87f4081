/// Writes the most frequent calls of a trace: those to a controller with at most one printed argument, which must be
/// absent, nil, a Boolean or a controller. The names of classes and methods are encoded once.
struct CallSpelling: Sendable {
    private var classNames = TextTable()
    private let calls = CallTexts.all
    /// The maximum length of a call, in bytes.
    private var maxLength = 0
    /// The name of an instance as a line has it, in one chunk.
    private struct SpelledName: BitwiseCopyable, Sendable {
        var ordinal = UInt32.max
        var count: UInt32 = 0
        var text = TextTable.Chunk()
    }

    /// A cache: by class, the name of the instance that a line had last, because the next lines usually have the same.
    private var lastNames = Slab<SpelledName>()

    init(_ blueprint: Blueprint) {
        extend(to: blueprint)
    }

    /// Adds the classes that the blueprint has in addition.
    mutating func extend(to blueprint: Blueprint) {
        for spec in blueprint.classes.dropFirst(lastNames.count) {
            classNames.add(VisibleText.escaped(blueprint.names.spelled(spec.name)))
        }
        lastNames.grow(to: blueprint.classes.count, with: SpelledName())
        maxLength = 2 * (classNames.longest + 1 + 10) + calls.longest + 8
    }

    /// Appends the line of a call whose argument `CallTexts` spells, if the name of the receiver is in the cache, the
    /// text has room, and the indentation is a chunk at most. Otherwise returns false. It changes nothing in `self`. It
    /// is mutating because the compiler would copy `self` otherwise.
    @inline(__always)
    mutating func spellAtOnce(
        _ method: Method, of receiver: InstanceName, _ argument: Argument, indent: Int, into text: inout LineBuffer
    ) -> Bool {
        // There is a name for each class of the blueprint, of which the receiver is an instance. Nearly every line of a
        // trace reads one.
        let last = unsafe lastNames[unchecked: receiver.cls.index]
        guard last.ordinal == receiver.ordinal, indent <= TextTable.chunkSize, text.hasRoom(for: indent &+ maxLength)
        else {
            return false
        }
        text.append(atMost: indent &+ maxLength) { line in
            line.put(spaces: indent)
            line.put(last.text, count: Int(last.count))
            let (text, isWhole) = calls.beginning(of: method, argument)
            line.put(text)
            if !isWhole { line.put(CallTexts.ending(of: argument)) }
        }
        return true
    }

    /// Appends the line of a call: `receiver.method(label: value)` after `indent` spaces. `name` is the name of the
    /// controller that is the argument, if one is.
    @inline(__always)
    mutating func spell(
        _ method: Method, of receiver: InstanceName, _ argument: Argument, _ name: InstanceName, indent: Int,
        into text: inout LineBuffer
    ) {
        text.append(atMost: indent &+ maxLength) { line in
            line.put(spaces: indent)
            put(receiver, to: &line)
            let (text, isWhole) = calls.beginning(of: method, argument)
            line.put(text)
            guard !isWhole else { return }
            if argument.kind == .object { put(name, to: &line) }
            line.put(argument.kind == .object ? ShortText(")\n") : CallTexts.ending(of: argument))
        }
    }

    /// Appends `message`, `message#2`.
    mutating func spell(_ name: InstanceName, into text: inout LineBuffer) {
        text.append(atMost: maxLength) { put(name, to: &$0) }
    }

    @inline(__always)
    private mutating func put(_ name: InstanceName, to line: inout LineCursor) {
        let last = lastNames[name.cls.index]
        if last.ordinal == name.ordinal {
            line.put(last.text, count: Int(last.count))
        } else {
            putOther(name, to: &line)
        }
    }

    /// Writes a name that is not in the cache, and adds it if it is short enough.
    @inline(never)
    private mutating func putOther(_ name: InstanceName, to line: inout LineCursor) {
        let start = line
        line.put(classNames[name.cls.index])
        if name.ordinal > 1 {
            line.put(ShortText("#"))
            if name.ordinal > 99_999_999 {
                line.put(long: name.ordinal)
            } else {
                line.put(ShortText(decimal: name.ordinal))
            }
        }
        guard let (text, count) = line.chunk(since: start) else { return }
        lastNames[name.cls.index] = SpelledName(ordinal: name.ordinal, count: UInt32(count), text: text)
    }
}
