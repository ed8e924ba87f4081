/// The names of a script that a guess about a statement can use.
struct KnownNames {
    /// The controllers that the script declares, the one that is named last before the statement at the end.
    var controllers: [String] = []
    /// The navigation controllers, in the order of their declarations.
    var stacks: [String] = []
    /// The views of the controllers.
    var views: [String] = []
    /// The controller that is declared first.
    var root: String?

    /// Returns the names with the controllers in the order in which `text` mentions them last. Those that it does not
    /// mention come first.
    func ordered(by text: [UInt8]) -> KnownNames {
        var places: [String: Int] = [:]
        var index = 0
        while index < text.count {
            let start = index
            while index < text.count, KnownNames.isLetter(text[index]) { index += 1 }
            if index > start {
                places[String(decoding: text[start..<index], as: UTF8.self)] = start
            } else {
                index += 1
            }
        }
        var copy = self
        let numbered = controllers.enumerated().map { (place: places[$1] ?? -1, number: $0, name: $1) }
        copy.controllers = numbered.sorted { ($0.place, $0.number) < ($1.place, $1.number) }.map { $0.name }
        return copy
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
