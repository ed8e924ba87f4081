import Testing

@testable import SceneRuntime

/// Whether assertions run: in debug builds and in the build of `make test`.
private let assertionsAreChecked: Bool = {
    var isChecked = false
    assert({ isChecked = true }() == ())
    return isChecked
}()

@Suite struct SlabTests {
    @Test func aCopyKeepsItsElements() {
        var slab = Slab(1)
        let copy = slab
        slab.append(2)
        slab[0] = 3
        #expect(Array(slab) == [3, 2])
        #expect(Array(copy) == [1])
    }

    @Test func aReaderKeepsItsElementsWhileOneCopyGrows() {
        var slab = Slab<Int>()
        slab.appendShared(1)
        let copy = slab
        for element in 2...40 { slab.appendShared(element) }
        #expect(Array(slab) == Array(1...40))
        #expect(Array(copy) == [1])
    }

    /// An array is copied at once, another collection element by element.
    @Test func appendsCollectionsOfAnyKind() {
        var slab = Slab(1)
        let copy = slab
        slab.append(contentsOf: [] as [Int])
        slab.append(contentsOf: Array(2...40))
        slab.append(contentsOf: 41...50)
        #expect(Array(slab) == Array(1...50))
        slab.append(contentsOf: slab)
        slab.append(contentsOf: slab[0..<2])
        #expect(Array(slab) == Array(1...50) + Array(1...50) + [1, 2])
        #expect(Array(copy) == [1])
    }

    @Test func uniqueMemoryIsReused() {
        var slab = Slab<Int>()
        for element in 0..<10 { slab.appendShared(element) }
        slab.truncate(to: 2)
        slab.appendShared(7)
        #expect(Array(slab) == [0, 1, 7])
        let isUnique = slab.isUnique()
        #expect(isUnique)
    }

    @Test func aSlabThatWasMadeUniqueCanGrowIndependentlyOfItsCopy() {
        var slab = Slab(1)
        var copy = slab
        copy.makeUnique()
        slab.appendShared(2)
        copy.appendShared(3)
        #expect(Array(slab) == [1, 2])
        #expect(Array(copy) == [1, 3])
    }

    @Test func elementsOfAnySizeKeepTheirPlacesWhileTheSlabGrows() {
        var small = Slab<UInt32>()
        var large = Slab<LargeElement>()
        for number in UInt32(0)..<100 {
            small.appendUnique(number)
            large.appendUnique(LargeElement(number: number))
        }
        #expect(Array(small) == Array(0..<100))
        #expect(large.map(\.number) == Array(0..<100))
    }

    /// An element that is not passed in registers.
    private struct LargeElement: Sendable, BitwiseCopyable {
        var number: UInt32
        var rest: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    }

    // `Tests/Storage/storage.py` has these cases and more for a build without assertions.

    @Test func anElementThatDoesNotExistIsNotRead() async {
        await #expect(processExitsWith: .failure) {
            let slab = Slab(1)
            print(slab[1])
        }
    }

    @Test func anElementThatDoesNotExistIsNotWritten() async {
        await #expect(processExitsWith: .failure) {
            var slab = Slab(1)
            slab[unique: -1] = 2
        }
    }

    @Test(.enabled(if: assertionsAreChecked)) func twoCopiesMayNotGrow() async {
        await #expect(processExitsWith: .failure) {
            var slab = Slab(1)
            var copy = slab
            slab.appendShared(2)
            copy.appendShared(3)
        }
    }

    @Test(.enabled(if: assertionsAreChecked)) func whatACopySeesIsNotOverwritten() async {
        await #expect(processExitsWith: .failure) {
            var slab = Slab<Int>()
            slab.appendShared(1)
            slab.appendShared(2)
            let copy = slab
            slab.removeLast()
            slab.appendShared(3)
            withExtendedLifetime(copy) {}
        }
    }

    @Test(.enabled(if: assertionsAreChecked)) func sharedMemoryIsNotAppendedTo() async {
        await #expect(processExitsWith: .failure) {
            var slab = Slab(1)
            let copy = slab
            slab.appendUnique(2)
            withExtendedLifetime(copy) {}
        }
    }

    @Test(.enabled(if: assertionsAreChecked)) func sharedMemoryIsNotWritten() async {
        await #expect(processExitsWith: .failure) {
            var slab = Slab(1)
            let copy = slab
            slab[unique: 0] = 2
            withExtendedLifetime(copy) {}
        }
    }
}
