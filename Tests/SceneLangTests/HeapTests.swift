import Testing

@testable import SceneLang

/// What the limit of all collections together is held against.
@Suite struct HeapTests {
    /// Four for each list or string, one for an element, one for 16 bytes; nothing is left of what ends.
    @Test func sizeIsThatOfWhatIsKept() {
        var heap = Heap()
        #expect(heap.size == 0)
        let array = heap.add([.int(1), .int(2)])
        heap.append(.int(3), to: array)
        heap.insert(.int(0), at: 0, of: array)
        #expect(heap.size == 8)
        #expect(heap.remove(at: 1, of: array) == .int(1))
        #expect(heap.exchange(0, of: array, with: .null) == .int(0))
        #expect(heap.size == 7)
        let dictionary = heap.add([])
        for key in 0..<40 { heap.append(.int(count: key), .null, to: dictionary) }
        #expect(heap.size == 7 + 4 + 80)
        #expect(heap.removeEntry(at: 0, of: dictionary).key == .int(0))
        let text = heap.strings.add([UInt8](repeating: 0x61, count: 32))
        #expect(heap.size == 7 + 4 + 78 + 4 + 2)
        _ = heap.release(array)
        _ = heap.release(dictionary)
        heap.strings.release(text)
        #expect(heap.size == 0)
    }
}
