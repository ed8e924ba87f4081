import SceneRuntime

/// Writes JSON. Members and elements are separated by commas.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether the next member or element follows another.
    private var follows = false

    mutating func object(_ write: (inout JSONWriter) -> Void) { enclosed("{", "}", write) }

    mutating func list<Element>(_ all: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        enclosed("[", "]") { writer in for element in all { write(&writer, element) } }
    }

    mutating func member(_ name: StaticString, _ value: String) {
        begin(name)
        string(value)
    }

    mutating func member(_ name: StaticString, _ value: Bool) {
        begin(name)
        bytes += (value ? "true" : "false").utf8
    }

    mutating func member(_ name: StaticString, number: Int) {
        begin(name)
        bytes += "\(number)".utf8
    }

    mutating func list<Element>(
        _ name: StaticString, _ all: [Element], _ write: (inout JSONWriter, Element) -> Void
    ) {
        begin(name)
        follows = false
        list(all, write)
    }

    private mutating func begin(_ name: StaticString) {
        separate()
        string(name.description)
        bytes.append(0x3A)
    }

    private mutating func separate() {
        if follows { bytes.append(0x2C) }
        follows = true
    }

    private mutating func enclosed(_ open: StaticString, _ close: StaticString, _ write: (inout JSONWriter) -> Void) {
        if bytes.last != 0x3A { separate() }
        bytes += open.description.utf8
        follows = false
        write(&self)
        bytes += close.description.utf8
        follows = true
    }

    private mutating func string(_ value: String) {
        bytes.append(0x22)
        bytes += VisibleText.escapedInJSON(Array(value.utf8))
        bytes.append(0x22)
    }
}
