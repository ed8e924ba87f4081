import Foundation
import Testing

@testable import SceneRuntime

/// The tables stand in the order of the enumerations that index them.
@Suite struct CatalogueTests {
    @Test func rulesStandInOrder() {
        #expect(RuleSpec.table.map(\.rule) == Rule.allCases)
        let ids = RuleSpec.table.dropFirst().map { "\($0.id)" }
        #expect(Set(ids).count == ids.count)
        for spec in RuleSpec.table.dropFirst() {
            #expect(spec.releases.lowerBound >= 3 && spec.releases.upperBound <= 26, "\(spec.id)")
            #expect(!"\(spec.source)".isEmpty && !"\(spec.sentence)".isEmpty, "\(spec.id)")
        }
    }

    /// Whoever wants to check a rule finds its sources.
    @Test func sourcesAreExplained() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/sources.md").standardizedFileURL
        let rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
        let explained = Set(
            rows.flatMap { $0.dropFirst(2).prefix { $0 != "|" }.split(separator: ", ") }
                .map { $0.trimmingCharacters(in: .whitespaces) })
        for spec in RuleSpec.table.dropFirst() {
            for source in "\(spec.source)".split(separator: ", ") {
                #expect(explained.contains(String(source)), "\(spec.id): \(source)")
            }
        }
    }

    @Test func methodsStandInOrder() {
        #expect(MethodSpec.table.map(\.method) == Method.allCases)
        #expect(Method.allCases.count <= MethodSet.capacity)
    }

    @Test func propertiesStandInOrder() {
        #expect(PropertySpec.table.map(\.property) == Property.allCases)
    }

    @Test func appearanceCallbacksStandInOrder() {
        for phase in AppearancePhase.allCases {
            #expect(phase.method.rawValue == Method.viewWillAppear.rawValue + phase.rawValue)
        }
    }

    @Test func symbolsNameStyles() {
        for style in ModalStyle.allCases { #expect(ModalStyle(style.symbol) == style) }
        for transition in ModalTransition.allCases { #expect(ModalTransition(transition.symbol) == transition) }
    }

    /// Sizes that the hot arrays were designed for.
    @Test func hotTypesStaySmall() {
        #expect(MemoryLayout<SceneRuntime.Operation>.size <= 32)
        #expect(MemoryLayout<Step>.stride <= 36)
        #expect(MemoryLayout<Argument>.size == 16)
        #expect(MemoryLayout<Controller>.stride == 84)
    }
}
