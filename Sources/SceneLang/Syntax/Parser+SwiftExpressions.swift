// Expressions of Swift.
extension Parser {
    /// Returns the distance of the token after `<…>`, which opens at `start`; nil if it is no list of types.
    mutating func endOfGenericArguments(_ start: Int) -> Int? {
        var distance = start + 1
        var depth = 1
        var brackets = 0
        while distance - start < 200 {
            let token = lookAhead(distance)
            switch token.kind {
            case .less: depth += 1
            case .greater:
                depth -= 1
                if depth == 0 { return brackets == 0 ? distance + 1 : nil }
            case .leftParenthesis, .leftBracket: brackets += 1
            case .rightParenthesis, .rightBracket:
                brackets -= 1
                if brackets < 0 { return nil }
            case .identifier, .dot, .comma, .colon, .question, .questionQuestion, .exclamation, .arrow, .ampersand,
                .attribute, .tilde, .integer, .self, .repeat, .questionDot, .minus, .rangeThrough:
                break
            default: return nil
            }
            distance += 1
        }
        return nil
    }
}
