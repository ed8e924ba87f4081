import Foundation
import TestSupport
import Testing

@testable import SceneRuntime

/// The tables of rules, methods and properties.
@Suite struct CatalogueTests {
    /// Each rule, method and property has one row.
    @Test func everyKeyHasOneRow() {
        expectOneRowEach("RuleSpec.catalogue", RuleSpec.catalogue)
        expectOneRowEach("MethodRow.catalogue", MethodRow.catalogue)
        expectOneRowEach("PropertyRow.catalogue", PropertyRow.catalogue)
        #expect(Method.allCases.count <= MethodSet.capacity)
    }

    private func expectOneRowEach<Key, Row>(_ name: String, _ catalogue: Catalogue<Key, Row>) {
        let keys = Array(Key.allCases)
        let difference = LineDiff.difference(
            of: name, expected: keys.map { "\($0)" }, observed: catalogue.map { "\($0.key)" })
        if let difference { Issue.record("\(difference)") }
        #expect(catalogue.rowCount == keys.count, "\(name) has two rows of a key")
    }

    /// A key without a row, and one with two, are found.
    @Test func catalogueShowsWhatIsMissing() {
        let two = Catalogue<Detent, DetentRow>([[DetentRow(key: .large)], [DetentRow(key: .large)]])
        #expect(two.map(\.key) == [.large, .large] && two.rowCount == 2)
        let both = Catalogue<Detent, DetentRow>([[DetentRow(key: .large)], [DetentRow(key: .medium)]])
        #expect(both.map(\.key) == Detent.allCases && both[.large].key == .large)
    }

    private struct DetentRow: CatalogueRow {
        let key: Detent
    }

    @Test func idsOfRulesAreUnique() {
        let ids = RuleSpec.table.dropFirst().map { "\($0.id)" }
        #expect(Set(ids).count == ids.count)
        #expect(ids.count > 150)
    }

    /// Only calls that a rule lists have its confidence.
    @Test func confidenceBelongsToTheCall() {
        for spec in RuleSpec.table {
            let listed = Set(spec.asserts)
            #expect(listed.count == spec.asserts.count, "\(spec.id) lists a call twice")
            #expect(listed.isDisjoint(with: spec.contests), "\(spec.id)")
            #expect(spec.asserts.isEmpty || [.logged, .documented].contains(spec.confidence), "\(spec.id)")
        }
        let push = Rule.navPush1.spec
        #expect(push.confidence(of: .viewWillAppear) == .logged)
        #expect(push.confidence(of: .didMove) == .inferred)
        #expect(Rule.rotNew1.spec.confidence(of: .traitCollectionDidChange) == .inferred)
        #expect(Rule.trans3.spec.confidence(of: .animationEnded) == .contested)
        #expect(Rule.tabSelect18.spec.confidence(of: .viewDidAppear) == .contested)
    }

    /// A rule of the catalogue, named by its id.
    struct CataloguedRule: Sendable, CustomTestStringConvertible {
        let spec: RuleSpec

        var testDescription: String { "\(spec.id)" }
    }

    private static let rules = RuleSpec.table.dropFirst().map(CataloguedRule.init)

    /// The sources that `docs/sources.md` explains.
    private static let explained: Set<String> = {
        let text = String(decoding: (try? Repository.bytes(of: "docs/sources.md")) ?? [], as: UTF8.self)
        let names = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
            .flatMap { $0.dropFirst(2).prefix { $0 != "|" }.split(separator: ", ") }
        return Set(
            names.map { name in
                // A name with an address is a link.
                let text = name.trimmingCharacters(in: .whitespaces)
                return text.hasPrefix("[") ? String(text.dropFirst().prefix { $0 != "]" }) : text
            })
    }()

    /// Each address of `docs/sources.md` is that of the table, and the other way round.
    @Test func addressesAreThoseOfTheDocument() throws {
        let text = String(decoding: try Repository.bytes(of: "docs/sources.md"), as: UTF8.self)
        for address in SourceAddress.all {
            #expect(text.contains("[\(address.name)](\(address.url))"), "\(address.name)")
        }
        #expect(text.components(separatedBy: "](http").count - 1 == SourceAddress.all.count)
    }

    @Test(arguments: rules) func rulesAreComplete(rule: CataloguedRule) {
        let spec = rule.spec
        let last = spec.releases.until ?? Release.latest.major
        #expect(Release.known.contains(spec.releases.since) && Release.known.contains(last))
        #expect(!"\(spec.source)".isEmpty && !"\(spec.sentence)".isEmpty)
    }

    /// A range is the only condition of a rule, whether it is read from the catalogue or from a world's set.
    @Test(arguments: Array(Release.known)) func rulesApplyInTheirRange(major: UInt8) {
        let release = Release(major)
        let world = World(blueprint: Blueprint(), environment: Environment(release: release))
        for rule in Rule.allCases {
            let applies = rule.spec.releases.contains(release)
            #expect(world.applies(rule) == applies && release.applies(rule) == applies, "\(rule)")
        }
    }

    @Test func conditionsDivideTheReleases() {
        #expect(Rule.allCases.count <= RuleSet.capacity)
        for condition in ReleaseCondition.allCases {
            let spec = condition.spec
            let met = Release.known.filter { Release($0).has(condition) }
            #expect(!met.isEmpty && met.count < Release.known.count, "\(condition)")
            #expect("\(spec.sentence)".hasSuffix("."), "\(condition)")
        }
    }

    @Test func choreographiesAreFoundFromTheirRules() {
        #expect(Choreography.kinds(of: .navPush1) == [.push])
        #expect(Choreography.kinds(of: .navSwipeCancel1) == [.push, .pop])
        #expect(Choreography.kinds(of: .none) == [])
        for kind in TransitionKind.allCases {
            let row = Choreography.of(kind)
            #expect(Choreography.kinds(of: row.rule).contains(kind))
            #expect(row.cancelled.isEmpty == (row.cancelRule == .none), "\(kind)")
            #expect(row.cancelled.isEmpty == (row.animatorCancelRule == .none), "\(kind)")
        }
    }

    /// The page of a run animates a transition by the first word of its title.
    @Test(arguments: TransitionKind.allCases) func titlesNameTheChange(kind: TransitionKind) {
        let words = ["push", "pop", "present", "dismiss"]
        let expected: String? =
            switch kind.change {
            case .push, .stackOfAppearing: "push"
            case .pop: "pop"
            case .presentation: "present"
            case .dismissal: "dismiss"
            case .tab, .root, .child, .page, .column: nil
            }
        #expect(words.first { "\(kind.title)".hasPrefix($0) } == expected)
    }

    /// Each rule names its sources, and each source is listed.
    @Test(arguments: rules) func sourcesAreExplained(rule: CataloguedRule) {
        let unknown = "\(rule.spec.source)".split(separator: ", ").filter { !Self.explained.contains(String($0)) }
        #expect(unknown == [], "docs/sources.md does not list these")
    }

    /// Storage, type, access and functions of a property fit together, and no two properties share a flag.
    @Test func storageFitsTypeAndAccess() {
        var flags: Set<String> = []
        for row in PropertyRow.catalogue.map({ $0 }) {
            let spec = row.spec
            switch spec.storage {
            case .flag, .motion: #expect(spec.type == .boolean(), "\(spec.name)")
            case .negatedFlag: #expect(spec.type == .boolean(usually: true), "\(spec.name)")
            case .reference: #expect(spec.type == .delegate && spec.isWritable, "\(spec.name)")
            case .script:
                let isOfAlert = [.alertAction, .alertActions, .views].contains(spec.type)
                let isOfSearch = [.searchController, .searchResultsController].contains(spec.property)
                #expect(isOfAlert || isOfSearch || spec.type == .text && spec.isWritable, "\(spec.name)")
            case .views: #expect(spec.type == .views && spec.access == .readOnly, "\(spec.name)")
            case .declared:
                #expect(spec.type == .text && spec.access == .atCreation && row.read != nil, "\(spec.name)")
            case .computed:
                #expect(row.read != nil && (row.write != nil) == (spec.access != .readOnly), "\(spec.name)")
            }
            // The name that `isModalInPresentation` had before iOS 13 is the same fact.
            let isOwn = spec.storage.isComputed || spec.isStoredByMachine || spec.property == .isModalInPopover
            if !isOwn { #expect(flags.insert("\(spec.storage)").inserted, "\(spec.name) shares \(spec.storage)") }
        }
    }

    /// Each kind of objects with a form of its own has one in `Speller`.
    @Test func specialKindsAreSpelled() {
        var blueprint = Blueprint()
        let name = blueprint.names.intern(Array("declared".utf8))
        blueprint.delegates.append(DelegateSpec())
        blueprint.delegates[1].name = name
        blueprint.styles.append(StyleSpec())
        blueprint.styles[1].name = name
        blueprint.storyboards.append(StoryboardSpec())
        blueprint.storyboards[1].name = name
        blueprint.segueClasses.append(SegueClassSpec())
        blueprint.segueClasses[1].name = name
        let speller = World(blueprint: blueprint, environment: Environment()).speller
        for kind in (0...UInt8.max).compactMap(ObjectRef.Kind.init) {
            guard case .special = kind.spec.spelling else { continue }
            var text: [UInt8] = []
            speller.spell(.object(ObjectRef(kind, 1)), InstanceName(BuiltInClass.moreList.id, 1), into: &text)
            #expect(!text.isEmpty, "\(kind)")
        }
    }

    /// The texts of the runtime contain no script syntax, which only the language knows.
    @Test func messagesHaveNoScriptInThem() {
        let templates = UIKitMessage.allCases.map { "\($0.template)" } + Refusal.allCases.map { "\($0.template)" }
        for template in templates { #expect(!template.contains("`"), "\(template)") }
        // Two pairs have one text, and differ in the help.
        #expect(Set(templates).count == UIKitMessage.allCases.count + Refusal.allCases.count - 2)
    }

    /// A golden shows each reason why a step has no effect.
    @Test func goldensShowEachReason() throws {
        let lines = Set(
            try Repository.files(under: "scripts", ending: ".trace")
                .flatMap { String(decoding: try Repository.bytes(of: $0), as: UTF8.self).split(separator: "\n") }
                .filter { $0.contains("! nothing: ") })
        for reason in NoEffect.allCases where reason != .none {
            // What is between the placeholders.
            let parts = "\(reason.template)".split(separator: "%").enumerated().map { place, part in
                place == 0 ? part : part.dropFirst()
            }
            #expect(lines.contains { line in parts.allSatisfy { line.contains($0) } }, "\(reason)")
        }
    }

    @Test(arguments: AppearancePhase.allCases) func appearanceCallbacksAreInOrder(phase: AppearancePhase) {
        #expect(phase.method.rawValue == Method.viewWillAppear.rawValue + phase.rawValue)
    }

    @Test(arguments: ModalStyle.allCases) func symbolsNameStyles(style: ModalStyle) {
        #expect(ModalStyle(style.symbol) == style)
    }

    @Test(arguments: ModalTransition.allCases) func symbolsNameTransitions(transition: ModalTransition) {
        #expect(ModalTransition(transition.symbol) == transition)
    }

    /// Sizes that the hot arrays were designed for.
    @Test func hotTypesStaySmall() {
        #expect(MemoryLayout<SceneRuntime.Operation>.size <= 32)
        #expect(MemoryLayout<QueuedOperation>.stride <= 36)
        #expect(MemoryLayout<Argument>.size == 16)
        #expect(MemoryLayout<Controller>.stride == 84)
    }
}

extension PropertyStorage {
    fileprivate var isComputed: Bool {
        switch self {
        case .computed, .declared, .views: true
        case .flag, .motion, .negatedFlag, .reference, .script: false
        }
    }
}
