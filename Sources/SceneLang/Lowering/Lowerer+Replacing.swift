import SceneRuntime

// Declarations that an entry of a session declares again.
extension Lowerer {
    /// Discards the code of declarations that an entry declares again, so that it is emitted again. A function keeps
    /// its position, because the code of other declarations contains it.
    mutating func replace(_ replacements: Replacements) {
        replaced = replacements
        for (index, earlier) in replacements.functions {
            let function = declarations.functions[index]
            guard let position = functionAt[earlier] else { continue }
            functionAt[function.site] = position
            var code = FunctionCode(.function, span: function.span)
            code.name = builder.name(function.name)
            program.functions[Int(position)] = code
        }
        for entry in replacements.classes { forgetCode(of: declarations.controllers[entry.id.index]) }
        for id in replacements.segueClasses {
            program.segueClasses[id.index] = segueClass(declarations.segueClasses[id.index], id)
        }
    }

    /// Makes the code of a class's own members be emitted anew.
    private mutating func forgetCode(of entry: Declarations.Controller) {
        let own =
            entry.table.functions.map { $0.site } + entry.table.handlers.map { $0.site }
            + entry.table.notifications.map { $0.site }
        for site in own where site.tree == entry.site?.tree {
            guard let position = functionAt[site],
                trees[site.tree].elements(of: entry.members).contains(site.declaration)
            else { continue }
            // `isLowered` is false for it now.
            program.functions[Int(position)].registerCount = 0
        }
    }
}
