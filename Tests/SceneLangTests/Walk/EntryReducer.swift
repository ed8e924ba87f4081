import SceneRuntime

@testable import SceneLang

/// Removes entries, and lines and blocks of entries, as long as the rest still leads to the same fault.
struct EntryReducer {
    let settings: Settings
    let checksEachLine: Bool

    /// Returns the shortest entries that were found, or all, if these do not lead to a fault.
    func reduce(_ entries: [String]) -> [String] {
        guard let wanted = fault(of: entries) else { return entries }
        var (kept, before) = (entries, [String]())
        while kept != before {
            before = kept
            for index in kept.indices.reversed() {
                var fewer = kept
                fewer.remove(at: index)
                if fault(of: fewer) == wanted { kept = fewer }
            }
            for index in kept.indices {
                while let shorter = Self.shortened(kept[index]).map({ kept.replacing(at: index, with: $0) })
                    .first(where: { fault(of: $0) == wanted })
                {
                    kept = shorter
                }
            }
        }
        return kept
    }

    /// Returns the first fault, or nil if there is none or an entry does not run to its end.
    private func fault(of entries: [String]) -> String? {
        var session = Session(settings: settings)
        for entry in entries {
            let step = WalkStep(entry, in: &session, checksEachLine: checksEachLine)
            if let fault = step.fault { return "\(fault)" }
            if step.outcome != .ended { return nil }
        }
        return nil
    }

    /// Returns `entry` without each one of its lines, or without a line that ends with a brace and what is in it. The
    /// longest blocks are removed first.
    private static func shortened(_ entry: String) -> [String] {
        let lines = entry.split(separator: "\n")
        guard lines.count > 1 else { return [] }
        func indentation(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }
        let blocks = lines.indices.map { start in
            guard lines[start].hasSuffix("{") else { return start..<start + 1 }
            let end = lines[(start + 1)...].indices.first { indentation($0) <= indentation(start) } ?? lines.count - 1
            return start..<end + 1
        }
        return blocks.sorted { $0.count > $1.count }.map { block in
            (lines[..<block.lowerBound] + lines[block.upperBound...]).joined(separator: "\n")
        }
    }
}

extension Array {
    fileprivate func replacing(at index: Int, with element: Element) -> [Element] {
        var copy = self
        copy[index] = element
        return copy
    }
}
