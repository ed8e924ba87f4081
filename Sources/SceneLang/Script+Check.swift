import SceneRuntime

extension Script {
    /// Compiles `file` with everything that it imports, and runs the lint rules: the findings of `scenesh check`.
    /// Comments such as `// check: allow W0203` suppress warnings, and `test` lines the findings that they expect.
    /// `otherCodes` are those that `reader` may report in the files from which it generates scripts.
    ///
    /// Lint rules run only on a script without errors, because after an error the meaning of the rest is uncertain.
    public static func check(
        _ file: SourceFile, settings: Settings, otherCodes: [DiagnosticCode] = [], reader: ImportReader
    ) -> Compilation {
        var compiler = Compiler(settings)
        let result = compiler.add(file, lowered: false, reader: reader)
        var found = Diagnostics()
        found.report(contentsOf: result.diagnostics)
        // Each rule is about controllers that the script declares. They follow the slots of UIKit's classes.
        if !result.hasErrors, compiler.declarations.controllers.count > BuiltInClass.slots {
            let script = LintScript(compiler, settings: settings)
            for rule in LintRule.all { found.report(contentsOf: rule.find(script)) }
        }
        var allowances = Allowances(compiler.sources, otherCodes: otherCodes)
        var left = Diagnostics()
        let expected = ExpectedFindings(result.testLines, scenarios: compiler.scenarioTestLines)
        let reported = allowances.apply(to: found.all, allRulesRan: !result.hasErrors)
        left.report(contentsOf: reported.filter { !expected.contains($0) })
        return Compilation(
            script: nil, diagnostics: left.sorted(), sources: compiler.sources, testLines: result.testLines)
    }
}

extension LintScript {
    /// Creates the input of lint rules from a compiler.
    init(_ compiler: Compiler, settings: Settings) {
        let origins = compiler.trees.indices.map { number in
            let root = compiler.trees[number].root
            return compiler.sources[compiler.trees[number].span(of: root).file]?.origins
        }
        self.init(
            compiler.declarations, trees: compiler.trees, resolutions: compiler.resolutions, names: compiler.names,
            environments: compiler.environments.map { settings.environment(for: $0) },
            generated: Set(origins.indices.filter { origins[$0] != nil }),
            numberedNames: origins.reduce(into: []) { all, origins in
                if let origins { all.formUnion(origins.numberedNames) }
            })
    }
}
