import SceneRuntime

// tidy: long, one case a member

// open: new cases need no code where they are ignored.
/// The members of Swift's strings, collections and numbers that `BuiltInMember` does not have, by their full names.
enum LibraryMember: UInt16, CaseIterable, Sendable {
    // Values.
    case indices, description, debugDescription, capitalized, localized, startIndex, endIndex, lazy, magnitude
    case localizedDescription, isNumber, isLetter, isUppercase, isLowercase, isWhitespace, utf8, isValid
    case isCancelled, timeInterval, value, unicodeScalars, hashValue, isRunning, state
    // Methods.
    case containsWhere, firstWhere, lastWhere, firstIndexOf, firstIndexWhere, lastIndexOf, lastIndexWhere
    case filter, filterPairs, filterSet, compactMap, flatMap, forEach, mapValues, compactMapValues, allSatisfy,
        countWhere
    case prefixWhile, dropWhile
    case minBy, maxBy, min, max, reduceInto
    case enumerated, prefix, suffix, dropFirst, dropFirstOne, dropLast, dropLastOne
    case componentsSeparatedBy, trimmingCharacters, replacingOccurrences, startsWith, elementsEqual
    case union, intersection, subtracting, symmetricDifference, isSubset, isSuperset, isDisjoint
    case isMultiple, rounded, roundedRule, shuffled, randomElement, appending, rangeOf, indexOf
    case get
    // Methods of Swift's bodies only: see `isOfSwiftOnly`.
    case indexOffsetBy, indexAfter, indexBefore, distance, padding, replacingWithOptions
    case compare, compareIgnoringCase, containsIgnoringCase, rangeOfWithOptions, rangeOfCharacter
    case prefixUpTo, prefixThrough, suffixFrom, splitAt, splitWhere, splitTextWhere, filterText, removeAllOfTextWhere
    case prefixOfTextWhile, dropOfTextWhile
    case substringTo, substringFrom, replacingCharacters, commonPrefix, joinedElements
    case quotientAndRemainder, signum, truncatingRemainder, squareRoot, advancedBy, distanceTo
    case clamped, overlaps, merging, mergingPairs, mapSuccess, flatMapSuccess, mapFailure, optionalMap
    case performItem
    // Methods that change the receiver.
    case appendContentsOf, insert, removeValue, removeAll, removeAllWhere, removeAllKeeping
    case removeFirst, removeFirstCount, removeLastCount, popLast, popFirst, sort, sortBy, reverse, swapAt
    case updateValue, toggle, negate, formUnion, subtract, reserveCapacity, shuffle, insertContents
    case formIntersection, formSymmetricDifference, removeSubrange, replaceSubrange, merge
    // Timers, tasks and animators.
    case asyncBlock, asyncAfter, syncBlock, addToRunLoop
    case resume, resumeReturning, resumeThrowing, resumeWith
    case invalidate, fire, cancel, startAnimation, addCompletion, addAnimations, stopAnimation
    case pauseAnimation, continueAnimation, finishAnimation

    /// How it is used.
    enum Shape: Sendable { case value, method, mutating }

    struct Row: Sendable {
        let member: LibraryMember
        /// The full name: `remove(at:)`, or a name alone for a value.
        let name: StaticString
        let shape: Shape
    }

    var shape: Shape { Self.rows.first { $0.member == self }?.shape ?? .value }

    private static func value(_ member: LibraryMember, _ name: StaticString) -> Row {
        Row(member: member, name: name, shape: .value)
    }

    private static func method(_ member: LibraryMember, _ name: StaticString) -> Row {
        Row(member: member, name: name, shape: .method)
    }

    private static func mutating(_ member: LibraryMember, _ name: StaticString) -> Row {
        Row(member: member, name: name, shape: .mutating)
    }

    static let rows: [Row] = values + methods + changes + methodsOfSwift + changesOfSwift

    /// Whether only bodies of Swift have the member: in own forms, a check says that there is none.
    var isOfSwiftOnly: Bool { Self.ofSwiftOnly.contains(self) }

    private static let ofSwiftOnly = Set((methodsOfSwift + changesOfSwift).map { $0.member })

    /// The base names that only bodies of Swift have.
    static let baseNamesOfSwiftOnly: Set<[UInt8]> = {
        let others = Set((values + methods + changes).map { baseName(of: $0) })
        return Set((methodsOfSwift + changesOfSwift).map { baseName(of: $0) }).subtracting(others)
    }()

    /// The base names of members that change their receiver.
    static let mutatingNames = Set(rows.filter { $0.shape == .mutating }.map { baseName(of: $0) })

    private static func baseName(of row: Row) -> [UInt8] { Array(row.name.utf8Bytes.prefix { $0 != 0x28 }) }

    private static let values: [Row] = [
        value(.indices, "indices"), value(.description, "description"), value(.debugDescription, "debugDescription"),
        value(.capitalized, "capitalized"), value(.localized, "localized"), value(.startIndex, "startIndex"),
        value(.endIndex, "endIndex"), value(.lazy, "lazy"), value(.magnitude, "magnitude"),
        value(.localizedDescription, "localizedDescription"), value(.isNumber, "isNumber"),
        value(.isLetter, "isLetter"), value(.isUppercase, "isUppercase"), value(.isLowercase, "isLowercase"),
        value(.isWhitespace, "isWhitespace"), value(.utf8, "utf8"), value(.isValid, "isValid"),
        value(.isCancelled, "isCancelled"), value(.timeInterval, "timeInterval"),
        value(.unicodeScalars, "unicodeScalars"),
        value(.value, "value"), value(.hashValue, "hashValue"),
    ]

    private static let methods: [Row] = [
        method(.containsWhere, "contains(where:)"), method(.firstWhere, "first(where:)"),
        method(.lastWhere, "last(where:)"), method(.firstIndexOf, "firstIndex(of:)"),
        method(.firstIndexWhere, "firstIndex(where:)"), method(.lastIndexOf, "lastIndex(of:)"),
        method(.lastIndexWhere, "lastIndex(where:)"), method(.indexOf, "index(of:)"),
        method(.filter, "filter(_:)"), method(.asyncBlock, "async(_:)"), method(.asyncBlock, "async(execute:)"),
        method(.asyncBlock, "addOperation(_:)"), method(.asyncBlock, "perform(_:)"),
        method(.asyncAfter, "asyncAfter(deadline:_:)"), method(.asyncAfter, "asyncAfter(deadline:execute:)"),
        method(.syncBlock, "sync(_:)"), method(.syncBlock, "sync(execute:)"), method(.addToRunLoop, "add(_:forMode:)"),
        method(.addToRunLoop, "add(to:forMode:)"), method(.asyncBlock, "async(group:execute:)"),
        method(.asyncBlock, "async(group:_:)"),
        method(.asyncBlock, "async(flags:_:)"), method(.asyncBlock, "async(flags:execute:)"),
        method(.asyncBlock, "async(qos:_:)"), method(.asyncBlock, "async(qos:execute:)"),
        method(.asyncBlock, "async(qos:flags:_:)"), method(.asyncBlock, "async(qos:flags:execute:)"),
        method(.syncBlock, "sync(flags:_:)"), method(.syncBlock, "sync(flags:execute:)"),
        method(.compactMap, "compactMap(_:)"), method(.flatMap, "flatMap(_:)"),
        method(.forEach, "forEach(_:)"), method(.mapValues, "mapValues(_:)"),
        method(.compactMapValues, "compactMapValues(_:)"), method(.allSatisfy, "allSatisfy(_:)"),
        method(.countWhere, "count(where:)"), method(.prefixWhile, "prefix(while:)"),
        method(.dropWhile, "drop(while:)"), method(.minBy, "min(by:)"),
        method(.maxBy, "max(by:)"), method(.min, "min()"), method(.max, "max()"),
        method(.reduceInto, "reduce(into:_:)"), method(.enumerated, "enumerated()"),
        method(.prefix, "prefix(_:)"), method(.suffix, "suffix(_:)"), method(.dropFirst, "dropFirst(_:)"),
        method(.dropFirstOne, "dropFirst()"), method(.dropLast, "dropLast(_:)"), method(.dropLastOne, "dropLast()"),

        method(.componentsSeparatedBy, "components(separatedBy:)"),
        method(.trimmingCharacters, "trimmingCharacters(in:)"),
        method(.replacingOccurrences, "replacingOccurrences(of:with:)"), method(.startsWith, "starts(with:)"),
        method(.elementsEqual, "elementsEqual(_:)"), method(.union, "union(_:)"),
        method(.intersection, "intersection(_:)"), method(.subtracting, "subtracting(_:)"),
        method(.symmetricDifference, "symmetricDifference(_:)"), method(.isSubset, "isSubset(of:)"),
        method(.isSuperset, "isSuperset(of:)"), method(.isDisjoint, "isDisjoint(with:)"),
        method(.isMultiple, "isMultiple(of:)"), method(.rounded, "rounded()"), method(.roundedRule, "rounded(_:)"),
        method(.shuffled, "shuffled()"), method(.randomElement, "randomElement()"),
        method(.appending, "appending(_:)"), method(.rangeOf, "range(of:)"), method(.get, "get()"),

    ]

    private static let changes: [Row] = [
        mutating(.appendContentsOf, "append(contentsOf:)"),
        mutating(.insert, "insert(_:)"),
        mutating(.insertContents, "insert(contentsOf:at:)"),
        mutating(.removeValue, "removeValue(forKey:)"), mutating(.removeAll, "removeAll()"),
        mutating(.removeAllKeeping, "removeAll(keepingCapacity:)"), mutating(.removeAllWhere, "removeAll(where:)"),
        mutating(.removeFirst, "removeFirst()"), mutating(.removeFirstCount, "removeFirst(_:)"),
        mutating(.removeLastCount, "removeLast(_:)"), mutating(.popLast, "popLast()"),
        mutating(.popFirst, "popFirst()"),
        mutating(.sort, "sort()"), mutating(.sortBy, "sort(by:)"), mutating(.reverse, "reverse()"),
        mutating(.swapAt, "swapAt(_:_:)"), mutating(.updateValue, "updateValue(_:forKey:)"),
        mutating(.toggle, "toggle()"), mutating(.negate, "negate()"), mutating(.formUnion, "formUnion(_:)"),
        mutating(.subtract, "subtract(_:)"), mutating(.reserveCapacity, "reserveCapacity(_:)"),
        mutating(.shuffle, "shuffle()"),
        method(.invalidate, "invalidate()"), method(.fire, "fire()"), method(.cancel, "cancel()"),
        method(.resume, "resume()"), method(.resumeReturning, "resume(returning:)"),
        method(.resumeThrowing, "resume(throwing:)"), method(.resumeWith, "resume(with:)"),
    ]

    private static let methodsOfSwift: [Row] = [
        method(.indexOffsetBy, "index(_:offsetBy:)"), method(.indexOffsetBy, "index(_:offsetBy:limitedBy:)"),
        method(.indexAfter, "index(after:)"), method(.indexBefore, "index(before:)"),
        method(.distance, "distance(from:to:)"), method(.padding, "padding(toLength:withPad:startingAt:)"),
        method(.replacingWithOptions, "replacingOccurrences(of:with:options:)"),
        method(.replacingWithOptions, "replacingOccurrences(of:with:options:range:)"),
        method(.compareIgnoringCase, "caseInsensitiveCompare(_:)"), method(.compare, "compare(_:)"),
        method(.compareIgnoringCase, "localizedCaseInsensitiveCompare(_:)"),
        method(.compare, "localizedStandardCompare(_:)"), method(.compare, "localizedCompare(_:)"),
        method(.compare, "compare(_:options:)"),
        method(.containsIgnoringCase, "localizedCaseInsensitiveContains(_:)"),
        method(.containsIgnoringCase, "localizedStandardContains(_:)"),
        method(.rangeOfWithOptions, "range(of:options:)"), method(.rangeOfCharacter, "rangeOfCharacter(from:)"),
        method(.prefixUpTo, "prefix(upTo:)"),
        method(.prefixThrough, "prefix(through:)"), method(.suffixFrom, "suffix(from:)"),
        method(.splitAt, "split(separator:)"), method(.splitAt, "split(separator:maxSplits:)"),
        method(.splitAt, "split(separator:omittingEmptySubsequences:)"),
        method(.splitAt, "split(separator:maxSplits:omittingEmptySubsequences:)"),
        method(.splitWhere, "split(whereSeparator:)"),
        method(.substringTo, "substring(to:)"), method(.substringFrom, "substring(from:)"),
        method(.replacingCharacters, "replacingCharacters(in:with:)"), method(.commonPrefix, "commonPrefix(with:)"),
        method(.quotientAndRemainder, "quotientAndRemainder(dividingBy:)"), method(.signum, "signum()"),
        method(.truncatingRemainder, "truncatingRemainder(dividingBy:)"), method(.squareRoot, "squareRoot()"),
        method(.advancedBy, "advanced(by:)"), method(.distanceTo, "distance(to:)"),
        method(.clamped, "clamped(to:)"), method(.overlaps, "overlaps(_:)"),
        method(.merging, "merging(_:_:)"), method(.merging, "merging(_:uniquingKeysWith:)"),
        method(.mapFailure, "mapError(_:)"), method(.performItem, "perform()"),
        value(.isRunning, "isRunning"), value(.state, "state"),
        method(.startAnimation, "startAnimation()"), method(.startAnimation, "startAnimation(afterDelay:)"),
        method(.addCompletion, "addCompletion(_:)"), method(.addAnimations, "addAnimations(_:)"),
        method(.addAnimations, "addAnimations(_:delayFactor:)"), method(.stopAnimation, "stopAnimation(_:)"),
        method(.pauseAnimation, "pauseAnimation()"), method(.finishAnimation, "finishAnimation(at:)"),
        method(.continueAnimation, "continueAnimation(withTimingParameters:durationFactor:)"),
    ]

    private static let changesOfSwift: [Row] = [
        mutating(.formIntersection, "formIntersection(_:)"),
        mutating(.formSymmetricDifference, "formSymmetricDifference(_:)"),
        mutating(.removeSubrange, "removeSubrange(_:)"), mutating(.replaceSubrange, "replaceSubrange(_:with:)"),
        mutating(.merge, "merge(_:_:)"), mutating(.merge, "merge(_:uniquingKeysWith:)"),
    ]

    /// The members by full name.
    static let lexicon = Lexicon(rows.map { ($0.name, $0.member) })

    /// Whether a value has the base name `name`, for the check of unknown members.
    static let baseNames: Set<[UInt8]> = Set(rows.map { row in Array(row.name.utf8Bytes.prefix { $0 != 0x28 }) })

    /// The labels of the pairs that Swift's library makes.
    static let pairLabels = [
        ("key", "value"), ("offset", "element"), ("inserted", "memberAfterInsert"),
        ("quotient", "remainder"), ("name", "value"),
    ]
}

extension SyntaxTree {
    /// Returns the member of Swift's library that a call names; nil for another one. A closure after the parentheses
    /// has no label.
    func libraryMember(_ name: [UInt8], _ arguments: List<CallArgument>, _ names: IdentifierTable) -> LibraryMember? {
        libraryMember(name, Array(elements(of: arguments)), names)
    }

    /// Returns the member of Swift's library that a call names; nil for another one.
    func libraryMember(_ name: [UInt8], _ all: [CallArgument], _ names: IdentifierTable) -> LibraryMember? {
        guard LibraryMember.baseNames.contains(name) else { return nil }
        // `object.perform(#selector(f))` is that of objects.
        if let first = all.first, case .selector = self[first.value] { return nil }
        var full = name + [0x28]
        for argument in all {
            full += argument.label.map { Array(names.bytes(of: $0.name)) } ?? [0x5F]
            full.append(0x3A)
        }
        full.append(0x29)
        guard all.count == 1, let only = all.first, only.label == nil, isFunctionLiteral(only.value) else {
            return LibraryMember.lexicon[full]
        }
        for label in ["where", "by", "while", "whereSeparator"] {
            let labelled = name + [0x28] + Array(label.utf8) + [0x3A, 0x29]
            if let member = LibraryMember.lexicon[labelled] { return member }
        }
        return LibraryMember.lexicon[full]
    }

    /// Whether an expression is a closure or a key path.
    private func isFunctionLiteral(_ id: ExpressionID) -> Bool {
        if case .closure = self[id] { return true }
        if case .keyPath = self[id] { return true }
        return false
    }
}
