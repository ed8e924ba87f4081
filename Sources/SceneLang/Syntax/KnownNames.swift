/// The names of a script that a guess about a statement can use.
struct KnownNames {
    /// The controllers that the script declares, the one that is named last before the statement at the end.
    var controllers: [String] = []
    /// The controllers that a statement without a name may mean: those that the script names after it has launched the
    /// app, the last one first, and the one that is declared first. Before it has, all of them.
    var recent: [String] = []
    /// The navigation controllers, in the order of their declarations.
    var stacks: [String] = []
    /// The controllers that are no containers, in the order of their declarations.
    var plain: [String] = []
    /// The controllers that a container of the script contains when it is created.
    var children: Set<String> = []
    /// The views of the controllers.
    var views: [String] = []
    /// The controller that is declared first.
    var root: String?

    /// Returns the names with the controllers in the order in which `text` mentions them last. Those that it does not
    /// mention come first.
    func ordered(by text: [UInt8]) -> KnownNames {
        var places: [String: Int] = [:]
        var launch: Int?
        var index = 0
        while index < text.count {
            let start = index
            while index < text.count, KnownNames.isLetter(text[index]) { index += 1 }
            if index > start {
                places[String(decoding: text[start..<index], as: UTF8.self)] = start
                if text[start..<index].elementsEqual("launch".utf8) { launch = start }
            } else {
                index += 1
            }
        }
        var copy = self
        let numbered = controllers.enumerated().map { (place: places[$1] ?? -1, number: $0, name: $1) }
        let sorted = numbered.sorted { ($0.place, $0.number) < ($1.place, $1.number) }
        copy.controllers = sorted.map { $0.name }
        copy.recent = sorted.reversed().filter { $0.place >= launch ?? -1 }.map { $0.name }
        copy.children = KnownNames.contents(of: text)
        if launch != nil, let root, !copy.recent.contains(root) { copy.recent.append(root) }
        return copy
    }

    /// Returns the names after the arrows of `root -> a`, `tabs -> a, b` and the other contents of containers.
    private static func contents(of text: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        let words = text.split { !(isLetter($0) || $0 == 0x2D || $0 == 0x3E || $0 == 0x2C) }
        let kinds = ConnectionKind.allCases.map { $0.word.text }
        var isList = false
        for (place, word) in words.enumerated() {
            if word.elementsEqual("->".utf8) {
                isList = place > 0 && kinds.contains(String(decoding: words[place - 1], as: UTF8.self))
            } else if isList {
                let name = word.prefix { isLetter($0) }
                found.insert(String(decoding: name, as: UTF8.self))
                isList = word.last == 0x2C
            }
        }
        return found
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte >= 0x80
    }

    /// Returns the view with this name, in any case of its letters; nil if there is none.
    func view(named name: String) -> String? {
        let wanted = name.lowercased()
        return views.first { $0.lowercased() == wanted }
    }
}
