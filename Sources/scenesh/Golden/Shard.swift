/// One of several equal shares of the tests, `2/3`, so that machines can divide them among each other.
struct Shard: Sendable, Equatable {
    /// From 1 to `count`.
    let number: Int
    let count: Int

    /// The share of `2/3`; nil for text that names none.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Shard.number(parts[0]), let count = Shard.number(parts[1]),
            number <= count
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Every `count`th element, from the `number`th on: neighbours, which tend to take equally long, go to different
    /// shares, and where the folder lies plays no part.
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
