extension SwiftLibrary {
    /// Sets of options, whose elements are the bits of a raw value.
    static let options: StaticString = """
        protocol OptionSet { var rawValue: Any { get } }
        extension OptionSet {
            var isEmpty: Bool { rawValue == 0 }
            func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
            func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
            func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
            func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
            func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
            func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
            func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
            func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
            mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
                let isNew = rawValue & member.rawValue != member.rawValue
                self = Self(rawValue: rawValue | member.rawValue)
                return (inserted: isNew, memberAfterInsert: member)
            }
            mutating func remove(_ member: Self) -> Self? {
                let common = rawValue & member.rawValue
                self = Self(rawValue: rawValue & ~member.rawValue)
                return common == 0 ? nil : Self(rawValue: common)
            }
            mutating func update(with member: Self) -> Self? {
                let common = rawValue & member.rawValue
                self = Self(rawValue: rawValue | member.rawValue)
                return common == member.rawValue ? member : nil
            }
            mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
            mutating func formIntersection(_ other: Self) { self = Self(rawValue: rawValue & other.rawValue) }
            mutating func subtract(_ other: Self) { self = Self(rawValue: rawValue & ~other.rawValue) }
            mutating func formSymmetricDifference(_ other: Self) { self = Self(rawValue: rawValue ^ other.rawValue) }
        }
        """
}
