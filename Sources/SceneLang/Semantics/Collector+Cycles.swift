import SceneRuntime

// Types of Swift that inherit from themselves.
extension Collector {
    /// Reports each cycle of types that inherit from each other among those from number `first` on, and breaks it.
    ///
    /// The types on the way are in a list, because recursion could overflow the stack.
    mutating func cutCycles(ofTypesFrom first: Int) {
        var done = Set<TypeID>()
        for place in first..<max(first, declarations.types.count) {
            var path = [bases(of: TypeID(UInt32(place)))]
            var isOnPath: Set<TypeID> = [path[0].type]
            while var last = path.popLast() {
                guard !done.contains(last.type), let base = last.waiting.popLast() else {
                    done.insert(last.type)
                    isOnPath.remove(last.type)
                    continue
                }
                path.append(last)
                if isOnPath.contains(base) {
                    cut(last.type, from: base)
                } else if base.index >= first, !done.contains(base) {
                    path.append(bases(of: base))
                    isOnPath.insert(base)
                }
            }
        }
    }

    /// Reports that `base` inherits from itself, and makes `type` no longer inherit from it.
    private mutating func cut(_ type: TypeID, from base: TypeID) {
        let entry = declarations.types[base.index]
        diagnostics.report(
            Diagnostic(.inheritanceCycle, "'\(names.text(of: entry.name))' inherits from itself", at: entry.span))
        if declarations.types[type.index].parent == base { declarations.types[type.index].parent = .none }
        declarations.types[type.index].inherited.removeAll { $0 == entry.name }
    }

    /// Returns a type with those of the same kind that it names as what it inherits from.
    private func bases(of type: TypeID) -> (type: TypeID, waiting: [TypeID]) {
        let entry = declarations.types[type.index]
        if entry.kind == .plainClass, entry.parent.exists { return (type, [entry.parent]) }
        let tree = trees[entry.site.tree]
        guard entry.kind != .library, entry.kind != .controller,
            case .type(let declared) = tree[entry.site.declaration], declared.kind != .extensionOf
        else { return (type, []) }
        var found: [TypeID] = []
        for (place, name) in tree.elements(of: declared.inherited).enumerated() {
            // The name of a type of another module can be that of the type itself: `struct App: SwiftUI.App`.
            let span = tree.span(of: name.name)
            guard Int(span.end - span.start) == names.bytes(of: name.name.name).count,
                entry.kind != .plainClass || place == 0,
                let base = declarations.findType(name.name.name, in: entry.outer) ?? typeOfBody(name.name.name, entry),
                declarations.types[base.index].kind == entry.kind, entry.kind != .plainClass || base == type
            else { continue }
            found.append(base)
        }
        return (type, found.reversed())
    }

    /// Returns the type itself if it is declared in a body and has this name.
    private func typeOfBody(_ name: IdentifierID, _ entry: NominalType) -> TypeID? {
        name == entry.name ? declarations.typeAt[entry.site] : nil
    }
}
