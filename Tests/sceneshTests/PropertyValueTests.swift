import SceneRuntime
import Testing

@testable import SceneLang
@testable import scenesh

/// What the checker says of values that are written down, and what a run says of the same ones.
@Suite struct PropertyValueTests {
    private static let values =
        ["true", "3", "2.5", "\"x\"", "nil", "[.portrait]", "[:]", "{ }", "320x480", ".anything"]
        + Set(Property.allCases.flatMap { SymbolChoices.of($0) ?? [] }).map { ".\($0.spelling.text)" }.sorted()

    private static let properties = Property.allCases.filter {
        $0.spec.isWritable && $0.spec.belongs(to: .controller)
    }

    /// No value is refused that a run takes, and none let through that a run can never take.
    @Test(arguments: properties)
    func checkerAndRunAgree(_ property: Property) throws {
        let bases = [
            ControllerKind.viewController, .splitViewController, .pageViewController, .tabBarController,
            .alertController,
            .navigationController, .searchController, .tableViewController,
        ]
        let base = try #require(bases.first { property.spec.belongs(to: $0) })
        let release = max(17, property.spec.releases.since)
        let name = property.spec.name.text
        for value in Self.values {
            let start =
                [.alertController, .navigationController, .searchController].contains(base)
                ? "ios \(release)\ncontroller home: \(base.spelling.text)\n"
                    + "controller first\nlaunch with first\nlet kept = home()\n"
                : "ios \(release)\ninitial scene home: \(base.spelling.text)\nlaunch\n"
            let checked = Recording.of(start + "home.\(name) = \(value)").complaint.contains("error[E02")
            let ran = Recording.of(start + "let value = \(value)\nhome.\(name) = value").complaint
            // The style of a split view controller is said where it is declared: setting another one fails, too. And
            // whether there are so many tabs, or what a list of items contains, only a run knows.
            if [.splitStyle, .selectedIndex, .toolbarItems].contains(property), !checked { continue }
            #expect(checked == ran.contains("`\(name)` does not accept"), "\(name) = \(value): \(ran)")
        }
    }
}
