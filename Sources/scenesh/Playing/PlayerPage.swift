import SceneStoryboard

/// A run as one page of HTML that steps through it. The page requests nothing: its policy allows only its own style and
/// script, by their hashes. What comes from the script is text.
struct PlayerPage: Sendable {
    let bytes: [UInt8]

    /// Makes the page of a run. It compares the run with `other`, in another environment, or with an expected trace.
    init(_ run: PlayedRun, of source: ScriptSource, comparedWith other: PlayedRun? = nil, expected: [UInt8]? = nil) {
        let title = Array(XMLText.escaped(Path.name(of: source.name)).utf8)
        let data = run.json(of: source, comparedWith: other, expected: expected)
        bytes = PlayerPage.filled(["SCENE-TITLE": title, "SCENE-DATA": PlayerPage.inert(data)])
    }

    /// Whether a file is such a page, of any version of the tool.
    static func isPage(_ path: String) -> Bool {
        guard let bytes = try? FileSystem.readRegular(path, limit: 1 << 26) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("<body class=\"player\"") && text.contains("id=\"data\">")
    }

    /// Returns JSON in which nothing can end the element around it.
    static func inert(_ json: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(json.count)
        for byte in json {
            if byte == UInt8(ascii: "<") { text += Array("\\u003c".utf8) } else { text.append(byte) }
        }
        return text
    }

    /// Returns the page with its places filled, each once. What fills one is not searched.
    private static func filled(_ values: [String: [UInt8]]) -> [UInt8] {
        var text: [UInt8] = []
        var rest = PlayerTemplate.text[...]
        while let place = values.keys.compactMap({ rest.firstRange(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound })
        {
            text += Array(rest[..<place.lowerBound].utf8) + (values[String(rest[place])] ?? [])
            rest = rest[place.upperBound...]
        }
        return text + Array(rest.utf8)
    }
}
