import SceneRuntime

/// Compiles source text to a program: parses, resolves and lowers files one after another.
///
/// It is a value that only grows: an entry of the REPL adds a file, and undo restores an older copy.
struct Compiler: Sendable {
    /// The result of adding a file.
    struct Addition: Sendable {
        /// The diagnostics about the file and its imports, in order.
        var diagnostics: [Diagnostic] = []
        /// The function with the file's statements outside of scenarios; nil if there are none, or errors.
        var statements: UInt32?
        /// The positions of its scenarios in the program.
        var scenarios = 0..<0
        /// Whether the text ends inside of a construct, so that more text may complete it.
        var isIncomplete = false
        /// The tree of the setup of the file's folder; nil if there is none.
        var setup: Int?
        /// Whether an imported file cannot be read.
        var lacksImport = false
        /// What an entry of a session declares again.
        var replacements = Replacements()
        /// The names that nothing declares, and for which bodies of Swift have unknown values; also those of types.
        var unknownNames: Set<String> = []
        /// What its `test` lines say about the result, even if there are errors.
        var testLines = TestLines()

        var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    private(set) var sources: SourceMap
    /// Whether trees with errors stay, for tools that read what is right in them.
    var keepsErrors = false
    private(set) var names: IdentifierTable
    private(set) var trees: SharedList<SyntaxTree>
    private(set) var resolutions: SharedList<Resolution>
    private(set) var declarations: Declarations
    private(set) var program: Program
    private(set) var blueprint: Blueprint
    /// The environments of the file's `test` line.
    private(set) var tests: [Environment]
    /// The position in `program.functions` of each declaration with code, lowered or only reserved.
    private var functionAt: [DeclarationSite: UInt32]
    /// The number of functions of files that have been lowered.
    private var functionCount: Int
    private var limits: ParserLimits
    /// The release in place of those that the script names, as `--ios` says; nil for those.
    private var release: Release?
    /// Whether a script reads `ios`, as in `if ios >= 13`.
    private var testsRelease = false

    /// Whether the files are entries of a session, which runs the statements of each itself.
    private var isSession = false
    /// Whether the help of errors is completed, which compiles the file again.
    var completesHelp = true
    /// The changed part of a file that is compiled again for such help; nil for another file.
    private var triedPlace: SourceSpan?

    /// - Parameters:
    ///   - release: replaces the releases that the script names; nil for those.
    ///   - fallback: the release and the device of a script that names none.
    ///   - isSession: whether the files are entries of a session.
    init(
        limits: ParserLimits = ParserLimits(), release: Release? = nil, fallback: Environment = Environment(),
        isSession: Bool = false
    ) {
        self = Compiler.beginning
        self.limits = limits
        self.release = release
        program.environment = fallback
        self.isSession = isSession
    }

    /// The initial state, with what every script has. It is created once, because tools compile hundreds of small
    /// scripts.
    private static let beginning = Compiler(names: IdentifierTable(), Program(), .builtIn)

    private init(names: IdentifierTable, _ program: Program, _ blueprint: Blueprint) {
        self.names = names
        self.program = program
        self.blueprint = blueprint
        sources = SourceMap()
        declarations = Declarations()
        limits = ParserLimits()
        (trees, resolutions, tests) = (SharedList(), SharedList(), [])
        (functionAt, functionCount) = ([:], 0)
    }

    /// Adds `file` with everything that it imports. If there are errors, only the sources are added.
    ///
    /// - Parameters:
    ///   - waiting: earlier entries that use names which `file` declares. They are added first.
    ///   - lowered: whether the file will run. If not, code is emitted only for bodies that may be too large for the
    ///     machine.
    ///   - scope: what the statements can name in addition. Its variables are parameters of their function.
    mutating func add(
        _ file: SourceFile, after waiting: [SourceFile] = [], lowered: Bool = true, in scope: VisibleScope? = nil,
        reader: ImportReader
    ) -> Addition {
        let earlier = self
        var result = Addition()
        let first = trees.count
        for file in waiting { read(file, reader: reader, importing: [file.name], into: &result) }
        read(file, reader: reader, importing: [file.name], into: &result)
        let main = trees.count - 1
        guard main >= first else { return result }
        // Parts of one library have the same names.
        for library in SwiftLibrary.all.filter({ uses($0, from: first) }) {
            let source = SourceFile(name: library.fileName, bytes: library.source.utf8Bytes)
            read(source, reader: reader, importing: [file.name, source.name], into: &result)
        }
        result.testLines = TestLines(ScriptEnvironment.declarations(of: trees[main]), of: trees[main], names: names)
        let environment = analyse(from: first, main: main, scope, &result)
        if !result.hasErrors {
            if let release = environment.release { program.environment.release = release }
            if let device = environment.device { program.environment.device = device }
            if let sdk = environment.sdk { program.environment.sdk = sdk }
            tests = environment.tests
            if lowered || trees[first...].contains(where: { $0.longestBody > Compiler.safeBodyLength }) {
                lower(from: first, main: main, scope, &result)
            }
        }
        if result.lacksImport {
            let following = Compiler.causedByMissingDeclarations
            result.diagnostics = result.diagnostics.keeping { !following.contains($0.code) }
        }
        result.diagnostics = Self.sorted(result.diagnostics)
        if completesHelp, result.hasErrors {
            let id = trees[main].span(of: trees[main].root).file
            var trials = FixTrials(
                result.diagnostics, of: sources[id], id, known: knownNames, hasEarlierEntries: isSession)
            result.diagnostics = Self.completed(result.diagnostics, in: sources, &trials) { changed, place in
                var trial = earlier
                trial.completesHelp = false
                trial.triedPlace = place
                return trial.add(changed, after: waiting, lowered: lowered, in: scope, reader: reader).diagnostics
            }
        }
        if result.hasErrors, !keepsErrors {
            let sources = sources
            self = earlier
            self.sources = sources
        }
        return result
    }

    /// The errors that missing declarations of a failed import cause. They would hide the cause.
    private static let causedByMissingDeclarations: [DiagnosticCode] = [
        .undeclaredName, .unknownMember, .unknownBase, .unknownView, .notCallable, .unknownSegue, .unknownAction,
        .unknownUnwindAction, .noInitialScene,
    ]

    private static func sorted(_ found: [Diagnostic]) -> [Diagnostic] {
        var diagnostics = Diagnostics()
        diagnostics.report(contentsOf: found)
        return diagnostics.sorted()
    }

    /// Parses `file` after what it imports. `place` is that of its own import.
    private mutating func read(
        _ file: SourceFile, at place: SourceSpan? = nil, findings: [Diagnostic] = [], reader: ImportReader,
        importing chain: [String], into result: inout Addition
    ) {
        let id = sources.add(file, importedAt: place)
        if let first = sources.firstOriginal(of: id) {
            result.diagnostics += findings.map { $0.renumbered(from: first) }
        }
        let parsed = Parser.parse(file, as: id, names: &names, limits: limits)
        result.diagnostics += parsed.diagnostics
        if chain.count == 1 { result.isIncomplete = parsed.isIncomplete }
        var paths: [(text: String, span: SourceSpan)] = []
        if let setup = file.setup { paths.append((setup, SourceSpan(file: id, start: 0, end: 0))) }
        for declaration in ScriptEnvironment.declarations(of: parsed.tree) {
            guard case .importFile(let path) = parsed.tree[declaration] else { continue }
            paths.append((parsed.tree.string(of: path), parsed.tree.span(of: declaration)))
        }
        for (place, (text, span)) in paths.enumerated() {
            switch reader(file.name, text) {
            case .failure(let reason):
                result.lacksImport = true
                result.diagnostics.append(
                    Diagnostic(.importFailed, "'\(text)' cannot be imported: \(reason)", at: span))
            case .file(let other, let findings):
                if chain.contains(other.name) {
                    result.diagnostics.append(
                        Diagnostic(
                            .importFailed, "circular import: '\(text)' imports this file", at: span,
                            help: "move the declarations that both files use into a third file"))
                } else if !hasRead(other.name) {
                    read(
                        other, at: span, findings: findings, reader: reader, importing: chain + [other.name],
                        into: &result)
                    if place == 0, file.setup != nil, chain.count == 1 { result.setup = trees.count - 1 }
                }
            }
        }
        var tree = parsed.tree
        tree.isOfLibrary = SwiftLibrary.isFile(file.name)
        trees.append(tree)
    }

    /// Whether trees from number `first` on use a name of a library, and no declaration has it.
    private func uses(_ library: SwiftLibrary, from first: Int) -> Bool {
        let used = library.names.compactMap { names.find($0.utf8Bytes[...]) }
        if used.isEmpty || hasRead(library.fileName) { return false }
        if used.contains(where: { declarations.file[$0] != nil }) { return false }
        return !trees[first...].contains { tree in
            ScriptEnvironment.declarations(of: tree).contains { declaration in
                guard case .type(let type) = tree[declaration], type.kind != .extensionOf else { return false }
                return used.contains(type.name.name)
            }
        }
    }

    /// Whether the file with this canonical name is part of the program.
    private func hasRead(_ name: String) -> Bool {
        trees.contains { sources[$0.span(of: $0.root).file]?.name == name }
    }

    /// Collects and resolves the trees from number `first` on.
    private mutating func analyse(
        from first: Int, main: Int, _ scope: VisibleScope?, _ result: inout Addition
    ) -> ScriptEnvironment {
        let environment = ScriptEnvironment(
            ScriptEnvironment.declarations(of: trees[main]), of: trees[main], names: names,
            inherited: importedDevice(first..<main), fallback: program.environment)
        result.diagnostics += environment.diagnostics
        let firstFile = trees.dropFirst(first).map { $0.span(of: $0.root).file }.min { $0.index < $1.index }
        var collector = Collector(
            declarations, trees: trees, names: names, sources: sources, firstFile: isSession ? firstFile : nil)
        collector.diagnostics.placeOfSuggestions = triedPlace
        collector.collect(from: first)
        result.diagnostics += collector.diagnostics.all
        result.replacements = collector.replacements
        declarations = collector.declarations
        let releases = release.map { [$0] } ?? namedReleases(environment)
        for number in first..<trees.count {
            var resolver = Resolver(
                declarations, trees[number], number: number, names: names, releases: releases)
            resolver.diagnostics.placeOfSuggestions = triedPlace
            if number == main { resolver.scope = scope }
            resolver.isFromStoryboard = collector.isFromStoryboard(trees[number])
            resolver.isSwiftFile = isSwiftFile(number)
            resolver.testsRelease = testsRelease
            resolver.notes.isOfSession = isSession
            resolver.resolve()
            testsRelease = resolver.testsRelease
            result.diagnostics += resolver.diagnostics.all
            if isSession { result.unknownNames.formUnion(resolver.notes.unknownNames + resolver.notes.undeclaredTypes) }
            resolutions.append(resolver.resolution)
        }
        for (id, base) in declarations.assumedBases {
            guard let site = declarations.controllers[id.index].site, site.tree >= first else { continue }
            result.unknownNames.insert(names.text(of: base))
        }
        for place in declarations.changedTypes where isSession && declarations.types[place].site.tree >= first {
            for name in declarations.types[place].inherited where declarations.file[name] == nil {
                result.unknownNames.insert(names.text(of: name))
            }
        }
        if !result.replacements.isEmpty, !result.hasErrors {
            resolveAgain(before: first, releases, result.replacements, &result)
        }
        for scenario in declarations.scenarios where scenario.site.tree >= first {
            result.diagnostics += scenarioParts(of: scenario)?.environment.diagnostics ?? []
        }
        return environment
    }

    /// Whether a tree is that of a file of Swift, by its name.
    private func isSwiftFile(_ number: Int) -> Bool {
        sources[trees[number].span(of: trees[number].root).file]?.name.hasSuffix(".swift") == true
    }

    /// Resolves the declarations of earlier entries again, because others have replaced what they use. The statements
    /// of those entries have run, so only errors in declarations count.
    private mutating func resolveAgain(
        before first: Int, _ releases: [Release], _ replacements: Replacements, _ result: inout Addition
    ) {
        var sites = declarations.controllers.compactMap { $0.site } + declarations.functions.map { $0.site }
        sites += (declarations.delegates + declarations.styles + declarations.segueClasses + [declarations.app])
            .compactMap { $0.site }
        let numbers = Set(sites.map { $0.tree }.filter { $0 < first }).sorted()
        let changed = Set(replacements.classes.compactMap { declarations.controllers[$0.id.index].site?.tree })
        for number in numbers {
            var resolver = Resolver(declarations, trees[number], number: number, names: names, releases: releases)
            resolver.isFromStoryboard = sources[trees[number].span(of: trees[number].root).file]?.origins != nil
            resolver.isSwiftFile = isSwiftFile(number)
            resolver.testsRelease = testsRelease
            resolver.resolve()
            let spans = sites.filter { $0.tree == number }.map { trees[number].span(of: $0.declaration) }
            result.diagnostics += resolver.diagnostics.all.filter { finding in
                finding.severity == .error && spans.contains { $0.encloses(finding.span) }
            }
            if changed.contains(number) { resolutions.replace(at: number, with: resolver.resolution) }
        }
    }

    /// The names of the script that guesses about a statement use.
    private var knownNames: KnownNames {
        let own = declarations.controllers.dropFirst(BuiltInClass.slots)
        var known = KnownNames()
        known.controllers = own.map { names.text(of: $0.name) }
        known.stacks = own.filter { $0.base == .navigationController }.map { names.text(of: $0.name) }
        known.views = own.flatMap { entry in
            entry.table.views.compactMap { view in view.entry.name.map { names.text(of: $0.name) } }
        }
        known.plain = own.filter { $0.base == .viewController && !$0.isStandIn }.map { names.text(of: $0.name) }
        known.root = known.controllers.first
        return known
    }

    /// Replaces the identifier table by one that also has the variables visible at a breakpoint.
    mutating func replaceNames(with names: IdentifierTable) { self.names = names }

    /// Takes over the sources of a compiler that has added an entry with errors, because its diagnostics refer to them.
    mutating func replaceSources(with other: Compiler) { sources = other.sources }

    /// The device of the first imported file that declares one.
    private func importedDevice(_ imported: Range<Int>) -> Device? {
        for number in imported {
            let declarations = ScriptEnvironment.declarations(of: trees[number])
            let found = ScriptEnvironment(declarations, of: trees[number], names: names).device
            if let found { return found }
        }
        return nil
    }

    /// The releases that a file and its scenarios name.
    private func namedReleases(_ environment: ScriptEnvironment) -> [Release] {
        var releases = environment.tests.map { $0.release }
        releases.append(environment.release ?? program.environment.release)
        for scenario in declarations.scenarios {
            guard let own = scenarioParts(of: scenario)?.environment else { continue }
            releases += own.tests.map { $0.release }
            if let release = own.release { releases.append(release) }
        }
        return releases
    }

    /// All environments of the script: its own, those of its `test` line and those of its scenarios.
    var environments: Set<Environment> {
        let own = [program.environment] + tests
        var all = Set(own)
        for scenario in declarations.scenarios {
            guard let asked = self.scenarioParts(of: scenario)?.environment else { continue }
            for base in own {
                all.insert(
                    Environment(
                        release: asked.release ?? base.release, device: asked.device ?? base.device,
                        scenes: asked.scenes ?? base.scenes, sdk: asked.sdk ?? base.sdk))
            }
        }
        return all
    }

    /// The places of the scenarios, with the lines of their headers that say how they are tested.
    var scenarioTestLines: [(span: SourceSpan, testLines: TestLines)] {
        declarations.scenarios.compactMap { scenario in
            let span = trees[scenario.site.tree].span(of: scenario.site.declaration)
            return scenarioParts(of: scenario).map { (span, $0.testLines) }
        }
    }

    /// Returns the name, the environment, the test lines and the block of a scenario.
    private func scenarioParts(
        of scenario: Declarations.Scenario
    ) -> (name: TextID, environment: ScriptEnvironment, testLines: TestLines, body: Block)? {
        let tree = trees[scenario.site.tree]
        guard case .scenario(let name, let list, let body) = tree[scenario.site.declaration] else { return nil }
        let parts = Array(tree.elements(of: list))
        let testLines = TestLines(parts, of: tree, names: names)
        return (
            name,
            ScriptEnvironment(
                parts, of: tree, names: names, fallback: program.environment, isOfScenario: true), testLines, body
        )
    }

    /// The maximum length of a body that certainly fits into the 65,000 registers of a frame, because a byte needs at
    /// most eight.
    private static let safeBodyLength = 8_000

    private mutating func lower(from first: Int, main: Int, _ scope: VisibleScope?, _ result: inout Addition) {
        let builder = BlueprintBuilder(
            declarations, trees: trees, names: names, earlier: blueprint, replaced: result.replacements)
        var lowerer = Lowerer(
            program, builder, declarations, trees: trees, resolutions: resolutions, sources: sources, names: names)
        lowerer.functionAt = functionAt
        lowerer.indexConstants()
        lowerer.recordsLocals = isSession
        lowerer.changedTypes = declarations.changedTypes
        lowerer.setup = result.setup
        lowerer.replace(result.replacements)
        lowerer.program.globalCount = UInt32(declarations.globals.count)
        for global in declarations.globals.dropFirst(lowerer.program.globalNames.count) {
            lowerer.program.globalNames.append(lowerer.builder.name(global.name))
        }
        for number in first..<trees.count { lowerer.recordTuplePlaces(of: trees[number]) }
        lowerer.lowerDeclarations(functionsFrom: functionCount)
        functionCount = declarations.functions.count
        let added = declarations.scenarios.filter { $0.site.tree >= first }
        // The function sets all variables, so it is emitted again only if there are new scenarios: each entry may
        // declare a variable.
        if !added.isEmpty { lowerer.lowerGlobals() }
        result.statements = lowerer.lowerStatements(of: main, with: first..<main, in: scope)
        if let function = result.statements, !isSession {
            let span = lowerer.program.functions[Int(function)].span
            lowerer.program.scenarios.append(
                ScenarioCode(name: nil, function: function, release: nil, device: nil, span: span))
        }
        let scenarios = lowerer.program.scenarios.count
        for scenario in added {
            guard let own = scenarioParts(of: scenario) else { continue }
            lowerer.lowerScenario(scenario, own.name, own.environment, own.testLines, own.body)
        }
        result.scenarios = scenarios..<lowerer.program.scenarios.count
        result.diagnostics += lowerer.diagnostics.all
        program = lowerer.program
        blueprint = lowerer.builder.blueprint
        functionAt = lowerer.functionAt
    }
}
