import SceneRuntime

// Scenarios, the statements outside of them, and the variables at file level.
extension Lowerer {
    /// Indexes the constants of the program so far, so that they are reused.
    mutating func indexConstants() {
        for (index, value) in program.constants.enumerated() where constantAt[value] == nil {
            constantAt[value] = UInt32(index)
        }
    }

    /// Lowers the function that sets the variables at file level, for named scenarios.
    mutating func lowerGlobals() {
        guard !declarations.globals.isEmpty else { return }
        let nowhere = trees.last?.span(0, 0) ?? SourceSpan(file: FileID(0), start: 0, end: 0)
        let function = reserve(.file, name: nil, span: nowhere)
        beginFunction(FunctionState(FunctionID(index: 0), .file, span: nowhere))
        for number in trees.indices { lowerGlobals(of: number) }
        finish(function, parameters: 0, captures: 0, usesSelf: false)
        program.declarations = function
    }

    /// Lowers the variables of a tree.
    private mutating func lowerGlobals(of number: Int) {
        enter(number, .none)
        for statement in tree.elements(of: tree.root.statements) {
            guard case .variable(let variable) = tree[statement] else { continue }
            lowerGlobal(variable, tree.span(of: statement))
        }
    }

    private mutating func lowerGlobal(_ variable: Variable, _ span: SourceSpan) {
        // A later entry of a session may have declared the name again.
        guard case .global(let index)? = declarations.file[variable.name.name],
            declarations.globals[Int(index)].span == tree.span(of: variable.name)
        else { return }
        state.buffer.span = span
        withTemporaries { lowerer in
            let value = lowerer.temporary()
            if let expression = variable.value {
                lowerer.lower(expression, into: value)
                lowerer.markNeedsRelease(value)
                if variable.isWeak { lowerer.emit(.weaken, a: value, b: value) }
            } else {
                lowerer.emit(.loadNil, a: value)
            }
            lowerer.emit(.storeGlobal, a: value, wide: index)
        }
    }

    /// Lowers the function of a file's statements, after the variables of `imports`; nil if there is nothing to run.
    /// The variables of a `stopped` scope are its parameters.
    mutating func lowerStatements(of main: Int, with imports: Range<Int>, in stopped: VisibleScope?) -> UInt32? {
        enter(main, .none)
        guard let scope = resolution.function(at: Resolution.fileBody) else { return nil }
        let statements = tree.elements(of: tree.root.statements)
        let hasStatements = statements.contains { !tree.isDeclaration($0) }
        // If there are only variables, they belong to the scenarios.
        let hasScenarios = declarations.scenarios.contains { $0.site.tree == main }
        let onlyVariables = statements.allSatisfy { tree.isDeclaration($0) || tree.isVariable($0) }
        guard hasStatements, !(onlyVariables && hasScenarios) else { return nil }
        let span = tree.span(tree.root.start, tree.root.end)
        let function = reserve(.file, name: nil, span: span)
        beginFunction(FunctionState(scope, .file, span: span))
        let parameters = resolution.functions[scope.index].parameters
        _ = consecutiveRegisters(parameters.count)
        placeParameters(parameters)
        for number in imports { lowerGlobals(of: number) }
        lowerSetup()
        enter(main, stopped?.owner ?? .none)
        for place in tree.root.statements.indices {
            let statement = tree.elements(of: tree.root.statements)[place]
            if case .variable(let variable) = tree[statement] {
                lowerGlobal(variable, tree.span(of: statement))
            } else if case .declaration = tree[statement] {
                continue
            } else {
                lower(statement)
            }
        }
        finish(function, parameters: parameters.count, captures: 0, usesSelf: stopped != nil)
        return function
    }

    /// Lowers the steps of the setup of the file's folder, as a `setup` block.
    private mutating func lowerSetup() {
        guard let setup else { return }
        enter(setup, .none)
        let steps = tree.elements(of: tree.root.statements).filter { !tree.isDeclaration($0) && !tree.isVariable($0) }
        guard let first = steps.first else { return }
        lowerSetup(tree.span(of: first)) { lowerer in
            for step in steps { lowerer.lower(step) }
        }
    }

    /// Lowers the body of a scenario, and adds it to the program with its name and environment.
    mutating func lowerScenario(
        _ scenario: Declarations.Scenario, _ name: TextID, _ environment: ScriptEnvironment, _ testLines: TestLines,
        _ body: Block
    ) {
        enter(scenario.site.tree, .none)
        guard let scope = resolution.function(at: body.start) else { return }
        let span = tree.span(of: scenario.site.declaration)
        let text = Array(tree.bytes(of: name))
        let function = reserve(.scenario, name: nil, span: span)
        // Its variables are released with its world.
        lower(function, scope) { lowerer in
            lowerer.lowerSetup()
            lowerer.enter(scenario.site.tree, .none)
            lowerer.lowerStatements(of: body)
        }
        program.scenarios.append(
            ScenarioCode(
                name: text, function: function, release: environment.release, device: environment.device,
                scenes: environment.scenes, sdk: environment.sdk, testLines: testLines, span: span))
    }
}
