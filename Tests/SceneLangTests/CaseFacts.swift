import Foundation
import Testing

/// What one case of the research says must, and must not, be in the trace of its script. The project's own data, so
/// that the scripts are checked without it.
struct CaseFacts: Decodable, Sendable {
    /// What a trace is held against: the case itself or one of its variants.
    struct Check: Decodable, Equatable, Sendable {
        /// The releases under which it holds, where they are not the case's.
        let ios: [UInt8]?
        /// `iPhone` or `iPad`, where it holds on one of them only.
        let device: String?
        /// Patterns of lines, in order.
        let assert: [String]
        /// Patterns that no line matches.
        let absent: [String]
        /// Operands of `expect`, with the place where they hold.
        let state: [String]

        private enum Key: String, CodingKey { case ios, device, assert, absent, state }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            ios = try values.decodeIfPresent([Double].self, forKey: .ios)?.map { UInt8($0) }
            device = try values.decodeIfPresent(String.self, forKey: .device)
            assert = try values.decodeIfPresent([String].self, forKey: .assert) ?? []
            absent = try values.decodeIfPresent([String].self, forKey: .absent) ?? []
            state = try values.decodeIfPresent([String].self, forKey: .state) ?? []
        }
    }

    let id: String
    /// `order`, `state`, `message`, or `info` where nothing can be asserted.
    let check: String
    /// `logged`, `documented` or `inferred`; none for `info`.
    let strength: String?
    let confidence: String
    /// Short names of the sources.
    let sources: [String]
    /// The releases under which the script runs.
    let ios: [UInt8]
    let device: String?
    /// `any` where the count rule does not hold.
    let count: String?
    /// Whether the script ends in an error of the run, a limit.
    let stops: Bool
    /// The later case that corrects this one: what is said here is what remains of it.
    let refinedBy: String?
    /// The case itself, then its variants.
    let checks: [Check]

    private enum Key: String, CodingKey {
        case id, check, strength, confidence, sources, ios, device, count, stops, refinedBy, variants
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(String.self, forKey: .id)
        check = try values.decode(String.self, forKey: .check)
        strength = try values.decodeIfPresent(String.self, forKey: .strength)
        confidence = try values.decode(String.self, forKey: .confidence)
        sources = try values.decodeIfPresent([String].self, forKey: .sources) ?? []
        // One case of the research names a minor release, 18.4.
        ios = try values.decode([Double].self, forKey: .ios).map { UInt8($0) }
        device = try values.decodeIfPresent(String.self, forKey: .device)
        count = try values.decodeIfPresent(String.self, forKey: .count)
        stops = try values.decodeIfPresent(Bool.self, forKey: .stops) ?? false
        refinedBy = try values.decodeIfPresent(String.self, forKey: .refinedBy)
        checks = try [Check(from: decoder)] + (values.decodeIfPresent([Check].self, forKey: .variants) ?? [])
    }

    /// Every release under which one of the checks holds, in order.
    var releases: [UInt8] { Set(checks.flatMap { $0.ios ?? ios }).sorted() }

    /// The devices of the `test` line of its script: those that a check asks for.
    var namedDevices: [String] { ["iPhone", "iPad"].filter { checks.compactMap(\.device).contains($0) } }

    /// The numbers of the checks that hold under a release, on a device.
    func numbers(release: UInt8, device: String) -> [Int] {
        checks.indices.filter { number in
            let check = checks[number]
            return (check.ios ?? ios).contains(release) && (check.device ?? self.device ?? device) == device
        }
    }
}

extension CaseFacts: CustomTestStringConvertible {
    var testDescription: String { id }
}

/// Where the scripts and the facts lie.
enum CaseFolder {
    static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    static let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    static let rules = package.appending(path: "scripts/rules")
    private static let shared = package.deletingLastPathComponent().appending(path: "shared/design")

    /// The cases of the research, and those that correct and continue them.
    static let research = ["uikit-cases.json", "uikit-cases-2.json"].map { shared.appending(path: $0) }

    /// Whether the folder of the reference is next to the package.
    static var hasResearch: Bool { research.allSatisfy { FileManager.default.fileExists(atPath: $0.path) } }

    /// The families whose cases have scripts, a file of facts each.
    static let families = [
        "LAUNCH", "NAV", "TAB", "SPLIT", "PAGE", "MODAL", "SEGUE", "SHOW", "CHILD", "VIEW", "ROT", "TRAIT", "MEM",
        "RESTORE",
        "RESP", "BG", "TRANS", "FLAGS", "APPEARING", "NIBNAME", "ORIENT", "DEVICE", "TIME", "CONTENTSIZE", "EDIT",
        "SCENE", "ZOOM", "ALERT", "ASYNC", "BAR", "SHEET", "SEARCH", "SAFE", "STATUS",
        "HOME", "UPDATE", "TABLE", "KEY", "SYS", "UITAB", "HOST",
        "IOS27",
    ]

    /// Every case, in the order of the files. The folders do not change while tests run, and are read once.
    static func cases() throws -> [CaseFacts] { try readCases.get() }

    private static let readCases = Result {
        try families.flatMap { family in
            let data = try Data(contentsOf: tests.appending(path: "Cases/\(family).json"))
            return try JSONDecoder().decode([CaseFacts].self, from: data)
        }
    }

    /// The scripts of a case: `ID.scene` and, where a variant needs other declarations, `ID-variant-N.scene`.
    static func scripts(of id: String) throws -> [URL] {
        try scripts().filter { url in
            let name = url.lastPathComponent
            return name == id + ".scene" || name.hasPrefix(id + "-variant-")
        }
    }

    /// Every script of the folder, by name.
    static func scripts() throws -> [URL] { try readScripts.get() }

    private static let readScripts = Result {
        try FileManager.default.contentsOfDirectory(at: rules, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "scene" }.sorted { $0.path < $1.path }
    }

    /// The cases that are listed as not modelled.
    static func notModelled() throws -> Set<String> {
        let text = try String(contentsOf: rules.appending(path: "NOT-MODELLED.md"), encoding: .utf8)
        let cells = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { row in
            row.split(separator: "|").first?.trimmingCharacters(in: .whitespaces)
        }
        return Set(cells).subtracting(["case"])
    }
}
