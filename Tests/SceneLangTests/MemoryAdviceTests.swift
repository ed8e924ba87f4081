import SceneRuntime
import Synchronization
import Testing

@testable import SceneLang

/// The platform is told about each large block of memory before a large script fills it.
@Suite struct MemoryAdviceTests {
    private final class Sizes: Sendable {
        let all = Mutex<[Int]>([])
    }

    /// Returns the sizes of the blocks that the check of a script with so many lines gives advice about.
    private func sizes(lines: Int) -> [Int] {
        let sizes = Sizes()
        // The memory depends on the number of bytes, and comments are read fast.
        let line = "print 1  // \(String(repeating: "-", count: 4_000))\n"
        var file = SourceFile(name: "large.scene", text: String(repeating: line, count: lines))
        file.advice = MemoryAdvice { block in sizes.all.withLock { $0.append(block.count) } }
        let checked = Script.check(file, settings: Settings()) { _, _ in .failure("there is no such file") }
        #expect(checked.diagnostics.isEmpty)
        return sizes.all.withLock { $0 }
    }

    @Test func largeBlocks() {
        // The expressions and statements of two megabytes.
        let sizes = sizes(lines: 500)
        #expect(sizes.count >= 2)
        #expect(sizes.allSatisfy { $0 >= MemoryAdvice.largeSize })
    }

    @Test func smallScripts() { #expect(sizes(lines: 10).isEmpty) }
}
