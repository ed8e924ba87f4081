import SceneLang
import SceneRuntime

/// Facts as a table of two columns.
enum FactTable {
    /// Returns a line for each fact. A repeated name is written once.
    static func text(of facts: [Fact]) -> String {
        let width = facts.map(\.name.count).max() ?? 0
        var text = ""
        var last = ""
        for fact in facts {
            text += "\((fact.name == last ? "" : fact.name).padded(to: width))  \(VisibleText.escaped(fact.value))\n"
            last = fact.name
        }
        return text
    }
}
