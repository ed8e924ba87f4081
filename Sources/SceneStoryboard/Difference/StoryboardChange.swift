/// A difference between two storyboards: an object that only one of them has, or one whose values differ.
public struct StoryboardChange: Hashable, Sendable {
    /// Which storyboard has the object.
    public enum Kind: String, Sendable {
        case added, removed, changed
    }

    /// A value that differs, as it is shown. Nil stands for a value that is not there.
    public struct Field: Hashable, Sendable {
        public let name: String
        public let old: String?
        public let new: String?
    }

    public let kind: Kind
    /// What changed: `storyboard`, `scene`, `segue`, `view` or `action`.
    public let noun: String
    /// The id of the object; nil for the storyboard and for actions.
    public let id: String?
    /// The noun with the names of the object, such as `segue show "open" inbox -> detail`.
    public let title: String
    /// What differs; empty unless the object changed.
    public let fields: [Field]

    /// One line, such as `~ scene inbox: class InboxViewController → MailViewController`.
    public var line: String {
        switch kind {
        case .added: return "+ \(title)"
        case .removed: return "- \(title)"
        case .changed:
            let parts = fields.map { field in
                "\(field.name) \(field.old ?? "none") → \(field.new ?? "none")"
            }
            return "~ \(noun == "storyboard" ? "" : "\(title): ")\(parts.joined(separator: ", "))"
        }
    }
}
