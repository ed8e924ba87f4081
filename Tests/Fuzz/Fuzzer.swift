#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

// What libFuzzer calls. `Tests/Fuzz/run` builds it with the targets of `Tests/SceneLangTests/Fuzzing` and the damage of
// `Tests/TestSupport`, apart from the package: the whole language is compiled anew, to see which code an input reaches.

/// The one that is fuzzed, by its name in the environment.
private let target = getenv("FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .machine

/// libFuzzer's own damage: bytes, and words of its dictionary.
@_silgen_name("LLVMFuzzerMutate")
private func damageBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int) -> Int

/// Tries an input. A fault ends the process, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = Array(UnsafeBufferPointer(start: bytes, count: count))
    if let fault = target.fault(in: text) { fatalError("\(target): \(fault)") }
    return 0
}

/// Damages words and lines as often as bytes: few scripts survive random bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: CUnsignedInt) -> Int {
    guard seed % 2 == 0, count > 0 else { return damageBytes(bytes, count, capacity) }
    var mutations = Mutations(scripts: [], seed: UInt64(seed))
    return write(mutations.damaged(Array(UnsafeBufferPointer(start: bytes, count: count))), to: bytes, capacity)
}

/// The beginning of one input and the end of another.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func crossOver(
    _ first: UnsafePointer<UInt8>?, _ firstCount: Int, _ second: UnsafePointer<UInt8>?, _ secondCount: Int,
    _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int, _ seed: CUnsignedInt
) -> Int {
    var mutations = Mutations(scripts: [], seed: UInt64(seed))
    let spliced = mutations.spliced(
        Array(UnsafeBufferPointer(start: first, count: firstCount)),
        Array(UnsafeBufferPointer(start: second, count: secondCount)))
    return write(spliced, to: bytes, capacity)
}

/// Puts `text`, cut off if need be, into libFuzzer's buffer; returns how much of it.
private func write(_ text: [UInt8], to bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int) -> Int {
    let count = min(text.count, capacity)
    for index in 0..<count { bytes[index] = text[index] }
    return count
}
