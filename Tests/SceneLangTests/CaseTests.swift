import Foundation
import TestSupport
import Testing

@testable import SceneLang

/// Each case of the research that the runtime models has a script, and the script's trace agrees with it.
@Suite("cases")
struct CaseTests {
    @Test("the trace agrees with the case", arguments: try CaseFolder.cases())
    func agrees(_ facts: CaseFacts) throws {
        if try CaseFolder.notModelled().contains(facts.id) { return }
        let scripts = try CaseFolder.scripts(of: facts.id)
        for release in facts.releases {
            for device in ["iPhone", "iPad"] {
                let due = facts.numbers(release: release, device: device)
                if due.isEmpty { continue }
                let place = "\(facts.id), ios \(release), \(device)"
                var scenarios: [CaseScenario] = []
                for script in scripts {
                    let run = try CaseRun(script, release: release, device: device)
                    #expect(run.errors.isEmpty != facts.stops, "\(place): \(run.errors)")
                    #expect(run.finished, "\(place): it did not end")
                    scenarios += run.scenarios
                }
                for number in due { check(number, of: facts, in: scenarios, release: release, place: place) }
            }
        }
    }

    private func check(
        _ number: Int, of facts: CaseFacts, in scenarios: [CaseScenario], release: UInt8, place: String
    ) {
        let own = scenarios.filter { $0.numbers.contains(number) }
        #expect(own.count == 1, "\(place): \(own.count) scenarios for variant \(number)")
        guard let scenario = own.first else { return }
        let check = facts.checks[number]
        let problems = check.problems(in: scenario.lines, release: release, counts: facts.count != "any")
        if !problems.isEmpty {
            let lines = problems + ["in this trace:"] + scenario.lines
            Issue.record("\(place), variant \(number):\n\(lines.joined(separator: "\n"))")
        }
        #expect(scenario.failures == [], "\(place), variant \(number)")
        for state in check.state where state.hasPrefix("in ") {
            let callback = CasePattern(String(state.dropFirst(3).prefix { $0 != ":" }) + "()")
            let isCalled = scenario.lines.contains { callback.matches(CasePattern($0)) }
            let isNew = CasePattern.isNewer(String(state.dropFirst(3)), than: release)
            #expect(isCalled || isNew, "\(place), variant \(number): nothing asked whether \(state)")
        }
    }

    @Test("every fact of a case is an expectation of its script", arguments: try CaseFolder.cases())
    func expectsFacts(_ facts: CaseFacts) throws {
        if try CaseFolder.notModelled().contains(facts.id) { return }
        let text = try CaseFolder.scripts(of: facts.id).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for state in facts.checks.flatMap(\.state) {
            var fact = state[...]
            if state.hasPrefix("at return: ") { fact = state.dropFirst("at return: ".count) }
            if state.hasPrefix("in "), let colon = state.firstIndex(of: ":") {
                fact = state[state.index(colon, offsetBy: 2)...]
            }
            let isExpected = text.contains("expect \(fact)")
            #expect(isExpected, "\(facts.id) does not expect \(fact)")
        }
    }

    @Test("every case has a script or is listed as not modelled, and every script a case")
    func coverage() throws {
        let cases = try CaseFolder.cases()
        let missing = try CaseFolder.notModelled()
        for facts in cases {
            let count = try CaseFolder.scripts(of: facts.id).count
            #expect((count == 0) == missing.contains(facts.id), "\(facts.id) has \(count) scripts")
        }
        #expect(missing.isSubset(of: cases.map(\.id)))
        let owned = try Set(cases.flatMap { try CaseFolder.scripts(of: $0.id) })
        let displacedControllers = try CaseFolder.scripts().filter { !owned.contains($0) }
        #expect(displacedControllers.isEmpty)
    }

    @Test("a script runs under the releases and devices of its case", arguments: try CaseFolder.cases())
    func environments(_ facts: CaseFacts) throws {
        var line = "test ios " + facts.ios.map(String.init).joined(separator: ", ")
        if !facts.namedDevices.isEmpty { line += " device " + facts.namedDevices.joined(separator: ", ") }
        for script in try CaseFolder.scripts(of: facts.id) {
            let lines = try String(contentsOf: script, encoding: .utf8).split(separator: "\n")
            let hasLine = lines.contains { $0 == line }
            #expect(hasLine, "\(script.lastPathComponent) lacks the line: \(line)")
        }
    }

    @Test("the facts are those of the research", .enabled(if: CaseFolder.hasResearch, "there is no ../shared here"))
    func research() throws {
        let decoder = JSONDecoder()
        let ours = try CaseFolder.cases()
        let read = try CaseFolder.research.map { try decoder.decode([CaseFacts].self, from: Data(contentsOf: $0)) }
        // Of the second file, the cases that have been taken over so far.
        let known = Set(ours.map(\.id))
        let theirs =
            read[0].filter { facts in CaseFolder.families.contains { facts.id.hasPrefix($0 + "-") } }
            + read[1].filter { known.contains($0.id) }
        let difference = LineDiff.difference(
            of: "the cases", expected: theirs.map(\.id).sorted(), observed: ours.map(\.id).sorted())
        if let difference { Issue.record("\(difference)") }
        let byName = Dictionary(uniqueKeysWithValues: theirs.map { ($0.id, $0) })
        for facts in ours {
            guard let other = byName[facts.id] else { continue }
            if let later = facts.refinedBy {
                #expect(byName[later] != nil, "\(facts.id) is refined by \(later), which does not exist")
                continue
            }
            #expect(facts.check == other.check && facts.strength == other.strength, "\(facts.id)")
            #expect(facts.confidence == other.confidence, "\(facts.id)")
            #expect(facts.ios == other.ios && facts.device == other.device && facts.count == other.count, "\(facts.id)")
            let hasSameChecks = facts.checks == other.checks
            #expect(hasSameChecks, "\(facts.id)")
        }
    }
}
