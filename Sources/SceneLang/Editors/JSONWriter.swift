import SceneRuntime

/// Writes JSON. Members and elements are separated by commas.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    /// Whether the next member or element follows another.
    private var needsSeparator = false

    /// Creates a writer that has written nothing.
    package init() {}

    /// Writes an object: a value, or an element of a list.
    package mutating func object(_ write: (inout JSONWriter) -> Void) { enclosed("{", "}", write) }

    /// Writes a list: a value, or an element of a list.
    package mutating func list<Element>(_ all: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        enclosed("[", "]") { writer in for element in all { write(&writer, element) } }
    }

    /// Writes a member that is a string.
    package mutating func member(_ name: StaticString, _ value: String) {
        begin(name)
        string(value)
    }

    /// Writes a string that is UTF-8.
    package mutating func member(_ name: StaticString, text: [UInt8]) {
        begin(name)
        string(text)
    }

    /// Writes a member that is a fixed text.
    package mutating func member(_ name: StaticString, _ value: StaticString) {
        begin(name)
        string(value.utf8Bytes)
    }

    /// Writes a member that is true or false.
    package mutating func member(_ name: StaticString, _ value: Bool) {
        begin(name)
        bytes += (value ? "true" : "false").utf8
    }

    /// Writes a member that is a whole number.
    package mutating func member(_ name: StaticString, number: some FixedWidthInteger) {
        begin(name)
        write(number: number)
    }

    /// Writes a number with two decimals.
    package mutating func member(_ name: StaticString, hundredths: Double) {
        begin(name)
        bytes += Picture.hundredths(hundredths).utf8
    }

    /// Writes a string, or null.
    package mutating func member(_ name: StaticString, orNull value: String?) {
        if let value { return member(name, value) }
        begin(name)
        bytes += "null".utf8
    }

    /// Writes a member that is a list.
    package mutating func list<Element>(
        _ name: StaticString, _ all: [Element], _ write: (inout JSONWriter, Element) -> Void
    ) {
        begin(name)
        needsSeparator = false
        list(all, write)
    }

    /// Writes a member that is an object.
    package mutating func object(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
        begin(name)
        needsSeparator = false
        object(write)
    }

    /// Writes a member that is a list of numbers.
    package mutating func numbers(_ name: StaticString, _ all: [Int]) {
        begin(name)
        needsSeparator = false
        numbers(all)
    }

    /// Writes a member that is a list of lists of numbers.
    package mutating func rows(_ name: StaticString, _ all: [[Int]]) { list(name, all) { $0.numbers($1) } }

    /// Writes an element that is a list of numbers.
    package mutating func numbers(_ all: [Int]) { list(all) { $0.element(number: $1) } }

    /// Writes an element that is a string.
    package mutating func element(_ text: String) {
        separate()
        string(text)
    }

    /// Writes an element that is a number.
    package mutating func element(number: some FixedWidthInteger) {
        separate()
        write(number: number)
    }

    private mutating func write(number: some FixedWidthInteger) {
        Int64(truncatingIfNeeded: number).appendDecimal(to: &bytes)
    }

    private mutating func begin(_ name: StaticString) {
        separate()
        string(name.utf8Bytes)
        bytes.append(0x3A)
    }

    private mutating func separate() {
        if needsSeparator { bytes.append(0x2C) }
        needsSeparator = true
    }

    private mutating func enclosed(_ open: StaticString, _ close: StaticString, _ write: (inout JSONWriter) -> Void) {
        if bytes.last != 0x3A { separate() }
        bytes += open.utf8Bytes
        needsSeparator = false
        write(&self)
        bytes += close.utf8Bytes
        needsSeparator = true
    }

    private mutating func string(_ value: String) { string(Array(value.utf8)) }

    private mutating func string(_ value: [UInt8]) {
        bytes.append(0x22)
        bytes += VisibleText.escapedInJSON(value)
        bytes.append(0x22)
    }
}
