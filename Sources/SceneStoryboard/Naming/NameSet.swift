/// Names that are in use. A second use of a name gets a number: `inbox`, `inbox2`, `inbox3`.
struct NameSet {
    private var taken: Set<String> = []
    /// The last number of each name, so that many equal names are numbered in linear time.
    private var numbers: [String: Int] = [:]

    /// Whether a name is in use.
    func contains(_ name: String) -> Bool { taken.contains(name) }

    /// Adds a name, even if it is in use already.
    mutating func insert(_ name: String) { taken.insert(name) }

    /// Adds and returns `name`, or the first free name with a number.
    mutating func makeUnique(_ name: String) -> String {
        if taken.insert(name).inserted { return name }
        var number = numbers[name] ?? 1
        while true {
            number += 1
            let numbered = "\(name)\(number)"
            if taken.insert(numbered).inserted {
                numbers[name] = number
                return numbered
            }
        }
    }
}
