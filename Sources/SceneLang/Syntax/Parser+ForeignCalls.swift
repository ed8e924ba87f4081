// Calls of UIKit pasted from Xcode, and the verbs that replace them.
extension Parser {
    mutating func reportForeignCall(_ expression: ExpressionID) {
    }
}
