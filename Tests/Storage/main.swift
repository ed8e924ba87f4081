// Accesses to elements that do not exist. `storage.py` compiles this with the storage as a release, and runs each of
// them by its name. Without a name, this prints the names.

/// Returns a slab with the elements 0, 1 and 2.
func threeElements() -> Slab<UInt32> {
    var slab = Slab<UInt32>()
    for element in 0..<3 { slab.append(UInt32(element)) }
    return slab
}

/// Calls `body` with a view of three bytes.
func withThreeBytes(_ body: (ByteView) -> Void) { [UInt8](0..<3).withView(body) }

let accesses: [(name: String, run: () -> Void)] = [
    ("read the element after the last one", { print(threeElements()[3]) }),
    ("read the element before the first one", { print(threeElements()[-1]) }),
    ("read an element of a unique slab", { print(threeElements()[unique: 3]) }),
    (
        "read a removed element",
        {
            var slab = threeElements()
            slab.removeLast()
            print(slab[2])
        }
    ),
    (
        "read after a slab was emptied",
        {
            var slab = threeElements()
            slab.truncate(to: -5)
            print(slab[0])
        }
    ),
    (
        "write the element after the last one",
        {
            var slab = threeElements()
            slab[3] = 1
            print(slab.count)
        }
    ),
    (
        "write an element of a unique slab",
        {
            var slab = threeElements()
            slab[unique: -1] = 1
            print(slab.count)
        }
    ),
    (
        "change an element in place",
        {
            var slab = threeElements()
            slab[3] += 1
            print(slab.count)
        }
    ),
    ("read a record that ends after the last element", { print(threeElements().load(UInt64.self, at: 2)) }),
    ("read a record before the first element", { print(threeElements().load(UInt64.self, at: -1)) }),
    (
        "replace a record that ends after the last element",
        {
            var slab = threeElements()
            slab.replace(bytesAt: 2, with: UInt64.max)
            print(slab.count)
        }
    ),
    (
        "append a record that is larger than its elements",
        {
            var slab = threeElements()
            slab.appendShared(bytesOf: UInt64.max, in: 1)
            print(slab.count)
        }
    ),
    (
        "append copies of elements that do not exist",
        {
            var slab = threeElements()
            slab.append(copiesOf: 1..<4)
            print(slab.count)
        }
    ),
    (
        "append elements from before the first one",
        {
            var slab = threeElements()
            slab.appendShared(threeElements(), from: -1)
            print(slab.count)
        }
    ),
    (
        "reverse from before the first element",
        {
            var slab = threeElements()
            slab.reverse(from: -1)
            print(slab.count)
        }
    ),
    (
        "set a count that is larger than the memory",
        {
            var slab = threeElements()
            slab.setCount(slab.capacity + 1)
            print(slab.count)
        }
    ),
    (
        "use a text that is longer than the bytes",
        {
            var texts = TextBytes()
            texts.append([1, 2, 3])
            print(texts.text(at: 1, count: 3))
        }
    ),
    ("read the byte after the last one", { withThreeBytes { print($0[3]) } }),
    ("read the byte before the first one", { withThreeBytes { print($0[-1]) } }),
    ("view bytes that do not exist", { withThreeBytes { print($0[1..<4].count) } }),
    ("read a number that ends after the last byte", { withThreeBytes { print($0.load(UInt32.self, at: 0)) } }),
    ("read a number before the first byte", { withThreeBytes { print($0.load(UInt16.self, at: -1)) } }),
]

/// Uses the same functions with elements that exist.
func useExistingElements() {
    var slab = threeElements()
    slab[2] += 1
    slab[unique: 0] = 7
    slab.append(copiesOf: 1..<3)
    slab.appendShared(threeElements(), from: 2)
    slab.appendShared(threeElements(), from: 9)
    slab.appendShared(bytesOf: UInt64(5), in: 2)
    slab.replace(bytesAt: 6, with: UInt64(6))
    slab.reverse(from: 6)
    print(Array(slab), slab.load(UInt64.self, at: 6))
    withThreeBytes { print($0[0], $0[2], $0[1..<3].count, $0.load(UInt16.self, at: 1)) }
}

if CommandLine.arguments.count < 2 {
    for access in accesses { print(access.name) }
    useExistingElements()
} else {
    for access in accesses where access.name == CommandLine.arguments[1] { access.run() }
}
