import SceneRuntime

extension HandlerLexicon {
    /// Returns the handler that a name means which is made of the words of a method: of its base name and its labels.
    /// The name may be shorter, or have further words, but one word alone says too little. Returns nil if no handler
    /// fits, or several do.
    static func name(withWordsOf spelled: String, of place: BodyKind) -> String? {
        guard spelled.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return nil }
        var (best, found) = (0, Set<String>())
        for spec in MethodSpec.table where place.owners.contains(spec.owner) && isHandler(spec.method) {
            for form in forms(of: spec) {
                let shared = sharedWords(form, spelled)
                guard shared > 0, shared >= best else { continue }
                if shared > best { (best, found) = (shared, []) }
                found.insert(spec.handler.text)
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// Returns the name of the handler, and the base name of the method with its first label, its first two, and so on.
    private static func forms(of spec: MethodSpec) -> [String] {
        var forms = [spec.handler.text]
        var joined = spec.name.text
        for label in spec.labels.map({ $0.text }) where label != "_" {
            joined += label.prefix(1).uppercased() + label.dropFirst()
            forms.append(joined)
        }
        return forms
    }

    /// Returns the length of the shorter name if the other one continues it with a word; otherwise 0.
    private static func sharedWords(_ one: String, _ other: String) -> Int {
        let (short, long) = one.utf8.count <= other.utf8.count ? (one, other) : (other, one)
        guard long.hasPrefix(short) else { return 0 }
        let next = long.utf8.dropFirst(short.utf8.count).first
        return next.map { (0x41...0x5A).contains($0) } ?? true ? short.utf8.count : 0
    }
}
