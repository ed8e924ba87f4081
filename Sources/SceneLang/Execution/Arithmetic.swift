/// An operation on two numbers. `add` also joins strings and arrays.
enum Arithmetic {
    case add, subtract, multiply, divide, remainder

    /// The operator in scripts.
    var spelling: String {
        switch self {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .remainder: "%"
        }
    }

    /// Applies it to integers. The divisor must not be zero.
    @inline(__always)
    func reporting(_ x: Int64, _ y: Int64) -> (partialValue: Int64, overflow: Bool) {
        switch self {
        case .add: x.addingReportingOverflow(y)
        case .subtract: x.subtractingReportingOverflow(y)
        case .multiply: x.multipliedReportingOverflow(by: y)
        case .divide: x.dividedReportingOverflow(by: y)
        case .remainder: x.remainderReportingOverflow(dividingBy: y)
        }
    }

    /// Applies it to numbers that are not both integers.
    func of(_ x: Double, _ y: Double) -> Double {
        switch self {
        case .add: x + y
        case .subtract: x - y
        case .multiply: x * y
        case .divide: x / y
        case .remainder: x.truncatingRemainder(dividingBy: y)
        }
    }
}

/// A comparison of two values.
enum Comparison {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}
