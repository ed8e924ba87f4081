/// Writes the most frequent calls of a trace: those to a controller with at most one printed argument, which must be
/// short (`Argument.isShort`). The names of classes and methods are encoded once.
struct CallSpelling: Sendable {
    private let classNames: TextTable
    private let calls = CallTexts.all
    /// The maximum length of a call, in bytes.
    private let most: Int
    /// A cache of the last instance number and its digits, because the next line usually has the same one.
    private var lastNumber: UInt32 = 0
    private var lastDigits = ShortText(word: 0, count: 0)

    init(_ blueprint: Blueprint) {
        classNames = TextTable(
            blueprint.classes.map { VisibleText.escaped(blueprint.names.spelled($0.name)) })
        most = 2 * (classNames.longest + 1 + 10) + calls.longest + 8
    }

    /// Appends the line of a call: `receiver.method(label: value)` after `indent` spaces. `name` is the name of the
    /// controller that is the argument, if one is.
    @inline(__always)
    mutating func spell(
        _ method: Method, of receiver: InstanceName, _ argument: Argument, _ name: InstanceName, indent: Int,
        into text: inout LineBuffer
    ) {
        text.append(atMost: indent &+ most) { line in
            line.put(spaces: indent)
            put(receiver, to: &line)
            let kind = argument.kind
            let text = calls.text(of: method, hasArgument: kind != .absent)
            line.put(text)
            if text.isWhole {
                line.put(0x0A)
            } else if kind == .bool {
                line.put(argument.bits != 0 ? ShortText("true)\n") : ShortText("false)\n"))
            } else {
                if kind == .object { put(name, to: &line) } else if kind == .null { line.put(ShortText("nil")) }
                line.put(ShortText(")\n"))
            }
        }
    }

    /// Appends `message`, `message#2`.
    mutating func spell(_ name: InstanceName, into text: inout LineBuffer) {
        text.append(atMost: most) { put(name, to: &$0) }
    }

    @inline(__always)
    private mutating func put(_ name: InstanceName, to line: inout LineCursor) {
        line.put(classNames[name.cls.index])
        guard name.ordinal > 1 else { return }
        line.put(ShortText("#"))
        if name.ordinal > 99_999_999 { return line.put(long: name.ordinal) }
        if name.ordinal != lastNumber {
            lastNumber = name.ordinal
            lastDigits = ShortText(decimal: name.ordinal)
        }
        line.put(lastDigits)
    }
}
