/// The assertions of XCTest, which are forms of `expect`.
enum TestAssertion: UInt8, CaseIterable, Sendable {
    case isTrue, isFalse, equal, notEqual, isNil, isNotNil, less, lessOrEqual, greater, greaterOrEqual

    /// The name of the function.
    var name: StaticString {
        switch self {
        case .isTrue: "XCTAssertTrue"
        case .isFalse: "XCTAssertFalse"
        case .equal: "XCTAssertEqual"
        case .notEqual: "XCTAssertNotEqual"
        case .isNil: "XCTAssertNil"
        case .isNotNil: "XCTAssertNotNil"
        case .less: "XCTAssertLessThan"
        case .lessOrEqual: "XCTAssertLessThanOrEqual"
        case .greater: "XCTAssertGreaterThan"
        case .greaterOrEqual: "XCTAssertGreaterThanOrEqual"
        }
    }

    /// The operator between the two values, or nil for an assertion about one value.
    var comparison: BinaryOperator? {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        case .isTrue, .isFalse, .isNil, .isNotNil: nil
        }
    }

    /// The assertions by name.
    static let lexicon: Lexicon<TestAssertion> = {
        let all: [(StaticString, TestAssertion)] = allCases.map { ($0.name, $0) }
        return Lexicon(all + [("XCTAssert", .isTrue)])
    }()
}
