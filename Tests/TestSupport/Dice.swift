/// Random numbers for all tests (SplitMix64): the same seed gives the same numbers on every machine.
public struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    /// Random numbers that belong to a name, such as a path (FNV-1a): each case of a test has its own.
    public init(name: String) {
        state = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Yes once in `count` times.
    public mutating func once(in count: UInt64) -> Bool { next() % count == 0 }

    /// A number from 0 on that is less than `bound`.
    public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// One of `choices`; the empty text if there are none.
    public mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &self) ?? "" }
}
