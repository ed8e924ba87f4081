import SceneRuntime

// The declarations.
extension StubWriter {
    /// The members that a list has.
    private static let listMembers: Set<String> = [
        "count", "isEmpty", "first", "last", "map", "compactMap", "flatMap", "filter", "forEach", "sorted", "reversed",
        "enumerated", "contains", "reduce", "prefix", "suffix", "dropFirst", "dropLast", "joined", "indices", "append",
        "allSatisfy", "firstIndex", "lastIndex", "randomElement", "shuffled", "min", "max", "remove", "removeAll",
        "insert", "endIndex", "startIndex", "swapAt", "sort", "removeLast", "removeFirst",
    ]

    /// The labels of the arguments of these members.
    private static let listLabels: Set<String> = [
        "where", "by", "at", "in", "of", "into", "separator", "upTo", "through", "while", "contentsOf", "using",
    ]

    /// Whether a list has a member with these labels.
    private func isOfList(_ member: Member) -> Bool {
        Self.listMembers.contains(member.name)
            && (member.labels ?? []).allSatisfy { $0.isEmpty || $0 == "_" || Self.listLabels.contains($0) }
    }

    /// Whether a name is that of a declaration of the script.
    typealias IsTaken = (String) -> Bool

    /// Returns the declarations, in the order of the first places of their names.
    mutating func text(isTaken: IsTaken) -> String {
        for place in types.indices where !types[place].isNeeded && !types[place].statics.isEmpty {
            // `.shared` of a type. One whose instances are only compared is an enumeration, and needs no declaration.
            types[place].isNeeded = !nodes[root(types[place].instance)].members.isEmpty
        }
        var done = Set<Int>()
        var blocks: [Int: [String]] = [:]
        for member in globals { _ = line(of: member, .file, isTaken) }
        while let next = types.indices.first(where: { types[$0].isNeeded && !done.contains($0) }) {
            done.insert(next)
            _ = lines(of: next, isTaken)
        }
        // A value of a type that was read before can need an initialiser without arguments.
        for place in done { blocks[place] = lines(of: place, isTaken) }
        var all: [String] = []
        for place in types.indices where types[place].outer == nil {
            if let block = nested(place, blocks) { all.append(block.joined(separator: "\n") + "\n") }
        }
        for member in globals {
            all.append(line(of: member, .file, isTaken) + "\n")
        }
        return all.joined(separator: "\n")
    }

    /// The lines of a type with those of the types in it.
    private func nested(_ place: Int, _ blocks: [Int: [String]]) -> [String]? {
        let inner = types.indices.filter { types[$0].outer == place }.compactMap { nested($0, blocks) }
        guard var lines = blocks[place] ?? (inner.isEmpty ? nil : ["enum \(types[place].name) {", "}"]) else {
            return nil
        }
        lines.insert(contentsOf: inner.flatMap { $0 }.map { "    " + $0 }, at: 1)
        return lines
    }

    private mutating func lines(of place: Int, _ isTaken: IsTaken) -> [String] {
        let type = types[place]
        let instance = root(type.instance)
        let uses = nodes[instance].uses
        let isStack = type.initialisers.contains(["rootViewController"])
        let isController =
            uses.contains(.controller) || isStack || type.name.hasSuffix("ViewController")
            || type.initialisers.contains(["nibName", "bundle"]) || type.initialisers.contains(["coder"])
        let isInstance =
            isController || !type.initialisers.isEmpty || !nodes[instance].members.isEmpty
            || type.statics.contains { root($0.value) == instance }
        var lines: [String] = []
        for member in type.statics { lines.append(line(of: member, .type, isTaken)) }
        let creations = type.initialisers.filter { !$0.isEmpty }
        for labels in creations where !isController {
            lines.append("init(\(parameters(labels))) {}")
        }
        if !isController, !creations.isEmpty, isCreatedBare(place) { lines.append("override init() {}") }
        for labels in creations
        where isController && !["rootViewController", "nibName", "coder"].contains(labels[0]) {
            lines.append("convenience init(\(parameters(labels))) { self.init() }")
        }
        for member in nodes[instance].members where !isInherited(member, isController) {
            lines.append(line(of: member, .instance, isTaken))
        }
        let base = isStack ? ": UINavigationController" : isController ? ": UIViewController" : ": NSObject"
        let head = isInstance ? "class \(type.name)\(base) {" : "enum \(type.name) {"
        return [head] + lines.map { "    " + $0 } + ["}"]
    }

    /// Whether a declaration or the script creates an instance without arguments.
    private func isCreatedBare(_ place: Int) -> Bool { types[place].initialisers.contains([]) }

    private func isInherited(_ member: Member, _ isController: Bool) -> Bool {
        let spelled = Array(member.name.utf8)
        if spelled.first == 0x24 { return true }
        guard isController else { return false }
        return member.labels == nil
            ? PropertyLexicon.lexicon[spelled] != nil || NameGroup.of(spelled[...]) != .none
            : UIKitMethod.contains(spelled[...]) || MethodSpec.table.contains { $0.name.utf8Bytes == spelled }
    }

    private func parameters(_ labels: [String]) -> String {
        labels.enumerated().map { place, label in "\(label) value\(place + 1): Any" }.joined(separator: ", ")
    }

    /// Where a member is declared.
    private enum Owner { case file, type, instance }

    private mutating func line(of member: Member, _ owner: Owner, _ isTaken: IsTaken) -> String {
        let prefix = owner == .type ? "static " : ""
        let name = SwiftWord.isReserved(member.name) ? "`\(member.name)`" : member.name
        let value = value(of: member.value, named: member.name, isTaken)
        if let labels = member.labels {
            let head = "\(prefix)func \(name)(\(parameters(labels)))"
            guard let value else { return head + " {}" }
            return "\(head) -> \(value.type) { \(value.text) }"
        }
        guard let value else {
            let isDelegate = member.name.lowercased().hasSuffix("delegate")
            return isDelegate && owner == .instance
                ? "weak var \(name): AnyObject?" : "\(prefix)var \(name): Any? = nil"
        }
        if value.text == value.type + "()" {
            if owner != .instance { return "\(prefix)let \(name) = \(value.text)" }
            return "lazy var \(name) = \(value.text)"
        }
        if value.text == "nil" { return "\(prefix)var \(name): \(value.type) = nil" }
        let isLiteral = value.text == "false" || value.text == "0" || value.text == "\"\""
        return "\(prefix)var \(name)\(isLiteral ? "" : ": " + value.type) = \(value.text)"
    }

    /// Returns a value for a member, by its uses, and its type; nil if it is not used. A value that is a condition is
    /// false, one of a loop is empty, as for unknown values.
    private mutating func value(
        of node: Int, named name: String, _ isTaken: IsTaken
    ) -> (type: String, text: String)? {
        let node = root(node)
        let (uses, members) = (nodes[node].uses, nodes[node].members)
        let isNil = uses.contains(.optional) && !uses.contains(.guarded)
        if let type = nodes[node].type {
            let spelled = qualified(type)
            if isNil { return (spelled + "?", "nil") }
            types[type].isNeeded = true
            if !types[type].initialisers.contains([]) { types[type].initialisers.append([]) }
            return (spelled, spelled + "()")
        }
        if uses.contains(.controller) { return ("UIViewController", "UIViewController()") }
        if uses.contains(.list) { return ("[Any]", "[]") }
        if uses.contains(.dictionary) { return ("[AnyHashable: Any]", "[:]") }
        if uses.contains(.condition) { return ("Bool", "false") }
        if uses.contains(.number) { return ("Int", "0") }
        if uses.contains(.string) { return ("String", "\"\"") }
        if isNil { return ("Any?", "nil") }
        if !members.isEmpty {
            if members.allSatisfy(isOfList) { return ("[Any]", "[]") }
            var spelled = name.prefix(1).uppercased() + name.dropFirst()
            while isTaken(spelled) || types.contains(where: { $0.name == spelled }) { spelled += "Value" }
            types.append(StubType(name: spelled, instance: node, initialisers: [[]], isNeeded: true))
            nodes[node].type = types.count - 1
            return (spelled, spelled + "()")
        }
        return uses.contains(.guarded) ? ("String", "\"\"") : nil
    }

    private func qualified(_ type: Int) -> String {
        types[type].outer.map { qualified($0) + "." + types[type].name } ?? types[type].name
    }
}
