/// A digest of bytes (FNV-1a): equal bytes have equal digests, others almost never.
struct XMLDigest: Equatable {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

    mutating func add(_ other: XMLDigest) {
        for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: other.value >> UInt64(shift))) }
    }
}
