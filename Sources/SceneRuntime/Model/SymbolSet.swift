/// An option set whose values are symbols in scripts: one of its symbols, `.none`, or a list.
package protocol SymbolSet: OptionSet where RawValue == UInt8, Element == Self {
    /// The symbols, each with the options that it stands for.
    static var named: [(Symbol, Self)] { get }
}

extension SymbolSet {
    /// The options of a symbol or a list of symbols; nil for another value, or if one of them is not an option.
    init?(_ argument: Argument) {
        guard let symbols = argument.asSymbols else { return nil }
        self = []
        for symbol in symbols where symbol != .none {
            guard let part = Self.named.first(where: { $0.0 == symbol }) else { return nil }
            formUnion(part.1)
        }
    }

    /// The options as a value of a script: their symbol, or a list if no symbol names them.
    var argument: Argument {
        if isEmpty { return .symbol(.none) }
        if let found = Self.named.first(where: { $0.1 == self }) { return .symbol(found.0) }
        let single = Self.named.filter { $0.1.rawValue.nonzeroBitCount == 1 && isSuperset(of: $0.1) }
        return .symbols(single.map { $0.0 })
    }
}
