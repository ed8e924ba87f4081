import SceneLang
import SceneRuntime

// What the moved script prints, compared with what the script prints without scenes.
extension Migration {
    /// Compares a run without scenes with one of the moved script. Says so if they cannot be compared.
    mutating func compare(_ without: ObservedRun, _ moved: ObservedRun) {
        addDifferences(without, moved)
        // Other notes say that nothing ran, or that the run without scenes ended early.
        guard without.hasSteps, !without.endedEarly else { return }
        if moved.endedEarly {
            add(
                Finding(
                    section: .note, subject: "the run of the moved script ended early, so it is not compared",
                    details: moved.reasons + ["--write writes it; run it, and correct its code"]))
        } else if without.printed.isEmpty, moved.printed.isEmpty {
            add(
                Finding(
                    section: .note,
                    subject: "the script prints nothing, so the moved script cannot be compared with it",
                    details: ["add a print to each handler"]))
        } else {
            printsTheSame = !findings.contains { $0.section == .differs }
        }
    }

    /// Adds what the moved script does otherwise than the script without scenes: lines that its code prints.
    private mutating func addDifferences(_ without: ObservedRun, _ moved: ObservedRun) {
        let (before, after) = (without.printed, moved.printed)
        for text in before.keys.sorted() where before[text] != after[text] {
            let counts = (before[text] ?? 0, after[text] ?? 0)
            add(
                Finding(
                    section: .differs, subject: text,
                    becomes: "\(Migration.times(counts.0)) without scenes, \(Migration.times(counts.1)) afterwards"))
        }
        for text in after.keys.sorted() where before[text] == nil {
            add(
                Finding(
                    section: .differs, subject: text,
                    becomes: "0 times without scenes, \(Migration.times(after[text] ?? 0)) afterwards"))
        }
    }
}

extension ObservedRun {
    /// The lines that the script prints, with their numbers.
    fileprivate var printed: [String: Int] {
        var counts: [String: Int] = [:]
        for line in lines where line.origin?.kind == .print {
            let text = String(decoding: line.text.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
            counts[text, default: 0] += 1
        }
        return counts
    }
}
