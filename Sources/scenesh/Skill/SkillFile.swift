/// A file of the folder `skills/scenesh`. Its text is part of the tool, because it may be installed without the folder.
struct SkillFile: Sendable {
    let name: String
    let text: String

    /// The files, with the instructions first.
    static let all: [SkillFile] = skillTexts.split(separator: heading).compactMap { part in
        guard let end = part.firstIndex(of: "\n") else { return nil }
        return SkillFile(name: String(part[..<end]), text: String(part[part.index(after: end)...]))
    }

    /// What the name of each file follows in `skillTexts`.
    static let heading = "=== "

    /// The names, in the order in which they are printed.
    static let names = ["SKILL.md", "CHEATSHEET.md", "QUESTIONS.md"]
}
