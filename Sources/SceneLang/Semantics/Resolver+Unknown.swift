import SceneRuntime

// Names that nothing declares, in bodies of Swift.
extension Resolver {
    /// Returns what a name means that the script and the language do not have: a class or a member of UIKit, or an
    /// unknown value. Nil if it is an error.
    mutating func findOfUIKit(_ name: IdentifierID, at span: SourceSpan) -> Reference? {
        guard context.isSwift else { return findAtTopLevel(name) }
        let spelled = bytes(name)
        if let place = UIKitName.find(spelled) {
            switch UIKitName.table[place].meaning {
            case .noted:
                notes.addWithoutEffect(text(name), at: span)
                return .unknown
            case .unmodelled: warnUnmodelled(name, at: span)
            default: break
            }
            return .uikit(UInt16(truncatingIfNeeded: place))
        }
        let word = text(name)
        if ForeignNames.lookClasses.contains(word) || UIKitName.isOfFramework(word) {
            notes.addWithoutEffect(word, at: span)
            return .unknown
        }
        if isInController {
            switch NameGroup.of(spelled) {
            case .stored: return .memberOfSelf
            case .noted:
                notes.addWithoutEffect(word, at: span)
                return .memberOfSelf
            case .unmodelled:
                warnUnmodelled(name, at: span)
                return .memberOfSelf
            case .none: if NameGroup.renamed(spelled) != nil { return .memberOfSelf }
            }
        }
        if frameworkType != nil, let first = spelled.first, (0x61...0x7A).contains(first) {
            // The members of the object are known when the code runs.
            if NameGroup.of(spelled) == .noted { notes.addWithoutEffect(word, at: span) }
            recordUseOfSelf()
            return .selfMember
        }
        if isInView, NameGroup.of(spelled) == .stored || PropertyLexicon.lexicon[spelled] != nil {
            recordUseOfSelf()
            return .memberOfSelf
        }
        if isInView, NameGroup.of(spelled) != .none || UIKitMethod.contains(spelled) {
            notes.addWithoutEffect(word, at: span)
            return .unknown
        }
        if let meant = declarations.meaning(ofAlias: name), meant.shape == .named {
            return findOfUIKit(meant.name.name, at: span)
        }
        if KnownType.named(word) != nil { return .unknown }
        // A parameter of a generic type.
        if tree.genericNames.contains(name) { return .unknown }
        if let near = misspelling(of: word) {
            diagnostics.report(
                Diagnostic(
                    .undeclaredName, "cannot find '\(word)' in scope", at: span, suggestion: .word(near),
                    fix: .init(span, near)))
            return Reference.none
        }
        notes.addUnknown(word, at: span)
        return .unknown
    }

    /// D20: at the top level, the containers of the controller in front.
    private func findAtTopLevel(_ name: IdentifierID) -> Reference? {
        if let found = findObjectAtTopLevel(name) { return found }
        guard context.owner == .none else { return nil }
        let word = text(name)
        guard word == "navigationController" || word == "tabBarController" || word == "splitViewController" else {
            return nil
        }
        return .memberOfSelf
    }

    /// In a script with classes of Swift, a class of controllers that code can create, and the center of notifications.
    private func findObjectAtTopLevel(_ name: IdentifierID) -> Reference? {
        guard declarations.usesSwift, let place = UIKitName.find(bytes(name)) else { return nil }
        switch UIKitName.table[place].meaning {
        case .controller, .item, .view: return .uikit(UInt16(truncatingIfNeeded: place))
        case .shared where text(name) == "NotificationCenter" || text(name) == "UserDefaults":
            return .uikit(UInt16(truncatingIfNeeded: place))
        default: return nil
        }
    }

    /// Whether the value of an expression is a class of UIKit, or a member of one.
    func comesFromUIKit(_ id: ExpressionID) -> Bool {
        var walk = id
        while true {
            if case .uikit = resolution.references[Int(walk.index)] { return true }
            guard case .member(let base, _) = tree[walk] else { return false }
            walk = base
        }
    }

    /// Adds what is assumed about the classes of the tree: superclasses that the script does not declare (N0003), and
    /// the connections of outlets (N0005).
    mutating func noteAssumptions() {
        for wrapper in tree.wrappers { note(wrapper) }
        noteDelegates()
        for (id, base) in declarations.assumedBases {
            let entry = declarations.controllers[id.index]
            // One that only `launch with` names has no declaration.
            let isOfTree = entry.site.map { $0.tree == number } ?? (entry.span.file == tree.span(of: tree.root).file)
            guard isOfTree else { continue }
            notes.addAssumedClass("'\(text(base))' is a \(entry.base.spelling.text)", at: entry.span)
        }
        for index in 0..<tree.declarations.count {
            let site = DeclarationSite(tree: number, declaration: DeclarationID(index: UInt32(index)))
            guard let id = declarations.controllerAt[site] else { continue }
            let outlets = declarations.controllers[id.index].table.views.filter { $0.isOutlet && $0.tree == number }
            // A storyboard of the script connects the outlets of its scenes.
            guard !outlets.isEmpty, !isOfScene(id) else { continue }
            for outlet in outlets {
                guard let name = outlet.entry.name else { continue }
                notes.addAssumedConnection(text(name.name), at: tree.span(of: name))
            }
        }
    }

    /// Notes the delegates of tables that are assumed: the class names the protocol, and no code sets a delegate.
    private mutating func noteDelegates() {
        let protocols = ["UITableViewDelegate", "UICollectionViewDelegate"]
        var setsDelegate: Bool?
        for place in declarations.changedTypes {
            let type = declarations.types[place]
            guard type.kind == .controller, type.site.tree == number else { continue }
            guard type.inherited.contains(where: { protocols.contains(text($0)) }), !isOfScene(type.controller),
                declarations.controllers[type.controller.index].base == .viewController
            else { continue }
            let sets = setsDelegate ?? assignsDelegate
            setsDelegate = sets
            if !sets { notes.addAssumedConnection("delegate", at: type.span) }
        }
    }

    /// Whether a statement of the tree sets a property `delegate`.
    private var assignsDelegate: Bool {
        (0..<tree.statements.count).contains { place in
            guard case .assignment(let target, _, _) = tree.statements[place].node,
                let (_, name) = tree.member(target)
            else { return false }
            return text(name.name) == "delegate"
        }
    }

    /// Notes the wrapper of a property, which keeps the value that code sets. A wrapper of the script may change it.
    private mutating func note(_ wrapper: Identifier) {
        guard case .type? = declarations.file[wrapper.name] else {
            return notes.addWithoutEffect(text(wrapper.name), at: tree.span(of: wrapper))
        }
        report(
            .unmodelledInSwift, "the property wrapper '\(text(wrapper.name))' is not modelled",
            at: tree.span(of: wrapper),
            help: "the property keeps the value that code sets; "
                + "for another one, write a property with 'get' and 'set'")
    }

    /// Whether a scene is a class or descends from it.
    private func isOfScene(_ id: ClassID) -> Bool {
        declarations.controllers.indices.contains { place in
            declarations.controllers[place].isScene && declarations.descends(ClassID(UInt32(place)), from: id)
        }
    }

    /// Whether `self` is a controller.
    private var isInController: Bool { isOfController }

    /// Whether `self` is an instance of a class of views of the script.
    var isInView: Bool {
        guard case .type(let id) = context.owner, !context.isStatic else { return false }
        return declarations.isView(id)
    }

    /// The class of a framework, or the type of ranges, in whose extension the code is, if `self` is an object of it.
    var frameworkType: String? {
        guard case .type(let id) = context.owner, !context.isStatic, declarations.types[id.index].kind == .library
        else { return nil }
        let name = text(declarations.types[id.index].name)
        return FrameworkExtension.isExtensible(name) || LibraryType.extended(by: name) == [.range] ? name : nil
    }

    /// Warns about a name that can change calls and that is not modelled. The run ends where it is used.
    mutating func warnUnmodelled(_ name: IdentifierID, at span: SourceSpan) {
        report(
            .unmodelledInSwift, "'\(text(name))' is not modelled", at: span,
            label: PublicName.find(bytes(name), of: .all)?.history ?? "",
            help: "the run ends where the script uses it")
    }

    /// In a body of Swift, records the group of a member that the script does not declare, and returns true: nothing
    /// else is reported about it.
    mutating func noteMember(_ id: ExpressionID, _ base: ExpressionID, _ name: Identifier) -> Bool {
        let spelled = bytes(name.name)
        // What a user enters: `login.nameField.text = "Ada"`.
        if !context.isSwift, declarations.usesSwift, NameGroup.of(spelled) == .stored, case .member = tree[base] {
            return !declarations.memberNames.contains(name.name)
        }
        guard context.isSwift else { return false }
        if declarations.memberNames.contains(name.name) || comesFromUnknown(base) { return true }
        if let property = PropertyLexicon.lexicon[spelled] {
            if staticClass(of: base) != nil { checkReleases(of: property, at: tree.span(of: name)) }
            return true
        }
        switch NameGroup.of(spelled) {
        case .noted:
            if !isLibraryMember(name.name) { notes.addWithoutEffect(text(name.name), at: tree.span(of: name)) }
        case .unmodelled: warnUnmodelled(name.name, at: tree.span(of: name))
        case .stored: break
        // The projected value of a property wrapper.
        case .none: if spelled.first == 0x24 { notes.addUnknown(text(name.name), at: tree.span(of: name)) }
        }
        return true
    }

    /// Notes a method that the tool does not know, if it gets a block, or if a later call in its chain does: the block
    /// never runs.
    mutating func noteBlocks(_ arguments: List<CallArgument>, of name: Identifier, _ base: ExpressionID) {
        let getsBlock = tree.elements(of: arguments).contains { argument in
            if case .closure = tree[argument.value] { true } else { false }
        }
        guard getsBlock, context.isSwift, !comesFromUndeclared(base) else { return }
        var (walk, called) = (base, name)
        while !isUnknownMethod(called.name) {
            guard case .call(let callee, _) = tree[walk], !resolution.libraryCallees.contains(callee.index),
                let (next, inner) = tree.member(callee)
            else { return }
            (walk, called) = (next, inner)
        }
        notes.addUnknown(text(called.name), at: tree.span(of: called))
    }

    private mutating func isUnknownMethod(_ name: IdentifierID) -> Bool {
        let spelled = bytes(name)
        return NameGroup.of(spelled) == .none && !declarations.memberNames.contains(name)
            && PropertyLexicon.lexicon[spelled] == nil && BuiltInMember.lexicon[spelled] == nil
            && !isLibraryMember(name) && !UIKitMethod.contains(spelled)
    }

    /// Whether the value of an expression comes from a name that a note lists as not declared: not from a class of
    /// Apple's frameworks.
    private func comesFromUndeclared(_ id: ExpressionID) -> Bool {
        guard comesFromUnknown(id) else { return false }
        var walk = id
        while let inner = source(of: walk) { walk = inner }
        guard case .name(let name) = tree[walk] else { return true }
        return UIKitName.find(bytes(name)) == nil && !UIKitName.isOfFramework(text(name))
    }

    /// Whether the value of an expression comes from a name that nothing declares.
    func comesFromUnknown(_ id: ExpressionID) -> Bool {
        var walk = id
        while true {
            if resolution.references[Int(walk.index)] == .unknown { return true }
            guard let inner = source(of: walk) else { return false }
            walk = inner
        }
    }

    /// Returns the expression that an expression gets its value from; nil for a name, a literal and others.
    private func source(of id: ExpressionID) -> ExpressionID? {
        switch tree[id] {
        case .member(let base, _), .optionalMember(let base, _), .subscript(let base, _): base
        case .call(let callee, _): callee
        case .optionalChain(let inner), .forcedUnwrap(let inner), .optionalValue(let inner): inner
        default: nil
        }
    }

    /// D31: returns the only known name that differs from `word` by one letter, or by two exchanged letters, inside of
    /// the word; nil for a short word.
    private func misspelling(of word: String) -> String? {
        let letters = Array(word.utf8)
        guard letters.count >= 8 else { return nil }
        var known = declarations.file.keys.map(text)
        known += selfTable?.functions.map { text($0.name) } ?? []
        known += UIKitName.table.map { $0.name.text }
        known += UIKitMethod.table.map { String(decoding: $0.name, as: UTF8.self) }
        if isInController { known += PropertySpec.table.map { $0.name.text } }
        let near = Set(known.filter { Self.isMisspelling(letters, of: Array($0.utf8)) })
        return near.count == 1 ? near.first : nil
    }

    /// Whether two words differ by one letter or two exchanged letters, but not in the first or last letter, and not
    /// only in the case of a letter.
    static func isMisspelling(_ word: [UInt8], of known: [UInt8]) -> Bool {
        guard word != known, word.first == known.first, word.last == known.last, abs(word.count - known.count) <= 1
        else { return false }
        var start = 0
        while start < min(word.count, known.count), word[start] == known[start] { start += 1 }
        var (a, b) = (word.count, known.count)
        while a > start, b > start, word[a - 1] == known[b - 1] { (a, b) = (a - 1, b - 1) }
        let (left, right) = (Array(word[start..<a]), Array(known[start..<b]))
        // A plural or another ending in the word is an inserted letter at its end, which the last letter excludes.
        if left.count == 1, right.count == 1 { return left[0] | 0x20 != right[0] | 0x20 }
        if left.count + right.count == 1 { return true }
        return left.count == 2 && right.count == 2 && left[0] == right[1] && left[1] == right[0]
    }
}
