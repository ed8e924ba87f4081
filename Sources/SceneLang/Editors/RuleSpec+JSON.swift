package import SceneRuntime

extension RuleSpec {
    /// Writes the members of the rule: `id`, the releases `since` and `until`, `confidence`, the handlers of the calls
    /// with this confidence (`asserts`), `sources`, the `url` of the first one with an address, and `text`.
    package func write(to text: inout JSONWriter) {
        text.member("id", id)
        text.member("since", number: releases.since)
        if let until = releases.until { text.member("until", number: until) } else { text.member("until", orNull: nil) }
        text.member("confidence", confidence.spelling)
        text.list("asserts", asserts) { $0.element(String(decoding: $1.spec.handler.utf8Bytes, as: UTF8.self)) }
        text.list("sources", sourceNames) { $0.element($1) }
        if let url = addresses.first?.url { text.member("url", url) } else { text.member("url", orNull: nil) }
        text.member("text", sentence)
    }

    /// Writes the member `links`: the address of each source that has one, by its short name.
    package func writeLinks(to text: inout JSONWriter) {
        text.object("links") { links in
            for address in addresses { links.member(address.name, address.url) }
        }
    }

    /// The addresses of its sources, in their order.
    package var addresses: [SourceAddress] { sourceNames.compactMap { SourceAddress.of(Array($0.utf8)) } }

    /// The short names of the sources, one by one.
    private var sourceNames: [String] {
        source.utf8Bytes.split(separator: 0x2C).map { name in
            String(decoding: name.drop { $0 == 0x20 }, as: UTF8.self)
        }
    }

    /// Returns the rule with an id, or nil.
    package static func named(_ id: [UInt8]) -> RuleSpec? {
        table.first { $0.rule != .none && $0.id.utf8Bytes == id }
    }
}
