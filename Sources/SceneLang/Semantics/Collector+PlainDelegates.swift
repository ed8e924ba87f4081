import SceneRuntime

// Plain classes whose instances are delegates of UIKit.
extension Collector {
    /// Adds delegates for the plain classes with methods that UIKit calls: an instance takes the place of one of them
    /// when code sets it as a delegate.
    mutating func addPlainDelegates() {
        for place in declarations.changedTypes {
            let entry = declarations.types[place]
            guard entry.kind == .plainClass, entry.firstDelegate == 0 else { continue }
            var table = MemberTable()
            table.handlers = entry.table.handlers.filter { handler in
                if case .function = trees[handler.site.tree][handler.site.declaration] { true } else { false }
            }
            guard !table.handlers.isEmpty else { continue }
            declarations.types[place].firstDelegate = UInt32(declarations.delegates.count)
            let item = Declarations.Item(name: entry.name, span: entry.span, site: nil, table: table)
            declarations.delegates += Array(repeating: item, count: NominalType.delegateCount)
        }
    }
}
