import SceneRuntime

/// A list of statements whose verbs all run in one turn of the run loop.
///
/// These are the bodies of handlers and actions, and the blocks of `turn`, `async`, `after` and `then`, with the lists
/// in them. Statements of a file, a scenario or a function are steps, which end before the next one.
struct TurnBlock: Sendable {
    let tree: Int
    let statements: [StatementID]
    /// The controller whose body contains it; nil if there is none or several.
    let owner: ClassID?

    /// Returns the lists of a script. A method that the script calls by its name is left out, because the statements
    /// of a function that is called by a step are steps.
    static func all(_ script: LintScript) -> [TurnBlock] {
        let called = script.calledNames
        var found: [TurnBlock] = []
        for number in script.trees.indices {
            let tree = script.trees[number]
            var open: [Block] = tree.bodiesInOneTurn(called)
            while let block = open.popLast() {
                let statements = Array(tree.elements(of: block.statements))
                let owners = script.places.region(at: block.start, of: number)?.owners ?? []
                found.append(
                    TurnBlock(tree: number, statements: statements, owner: owners.count == 1 ? owners.first : nil))
                for statement in statements { open += tree.blocksInOneTurn(tree[statement]) }
            }
        }
        return found
    }
}

extension LintScript {
    /// The names of the functions and methods that the script calls.
    fileprivate var calledNames: Set<IdentifierID> {
        var names: Set<IdentifierID> = []
        for tree in trees {
            for index in 0..<tree.expressionCount {
                guard case .call(let callee, _) = tree[ExpressionID(index: UInt32(index))] else { continue }
                if case .name(let name) = tree[callee] { names.insert(name) }
                if let (_, name) = tree.member(callee) { names.insert(name.name) }
            }
        }
        return names
    }
}

extension SyntaxTree {
    /// The bodies that UIKit calls, and the blocks of verbs that run in one turn.
    fileprivate func bodiesInOneTurn(_ called: Set<IdentifierID>) -> [Block] {
        var found: [Block] = []
        for declaration in declarations {
            switch declaration.node {
            case .handler(let handler): if !called.contains(handler.name.name) { found.append(handler.body) }
            case .action(let function), .unwind(let function):
                if !called.contains(function.name.name) { found.append(function.body) }
            case .notification(_, _, let body): found.append(body)
            default: break
            }
        }
        for statement in statements {
            guard case .verb(let verb) = statement.node else { continue }
            if [.turn, .async, .after].contains(verb.verb), case .block(let block) = verb.operand {
                found.append(block)
            }
            for clause in elements(of: verb.clauses) {
                guard case .block(let block) = clause.operand else { continue }
                if clause.clause == .then || verb.verb == .after { found.append(block) }
            }
        }
        return found
    }

    /// The lists of statements in a statement that run in the same turn.
    fileprivate func blocksInOneTurn(_ statement: Statement) -> [Block] {
        switch statement {
        case .conditional(let branches, let otherwise):
            elements(of: branches).map { $0.body } + (otherwise.map { [$0] } ?? [])
        case .guardElse(_, let otherwise): [otherwise]
        case .forIn(_, _, let body), .whileLoop(_, let body), .repeatLoop(_, let body): [body]
        case .switchOver(_, let cases): elements(of: cases).map { $0.body }
        default: []
        }
    }
}
