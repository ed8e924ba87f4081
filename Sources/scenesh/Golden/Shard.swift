/// A part of the tests, such as `2/3`, for running tests on several machines.
struct Shard: Sendable, Equatable {
    /// From 1 to `count`.
    let number: Int
    let count: Int

    /// Parses a string such as `2/3`; nil if it is not valid.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Shard.number(parts[0]), let count = Shard.number(parts[1]),
            number <= count
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Returns every `count`th element, beginning with the `number`th. Adjacent scripts, which often take equally long,
    /// are in different shards.
    func share<Element>(of all: [Element]) -> [Element] {
        stride(from: number - 1, to: all.count, by: count).map { all[$0] }
    }

    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let number = Int(text), number > 0
        else { return nil }
        return number
    }
}
