import SceneLang
import SceneRuntime

/// Reads a `scenesh.toml`, and reports what it does not understand.
struct ConfigurationReader {
    /// The keys outside of tables, and those of the tables `check` and `test`.
    private enum Key: String, CaseIterable {
        case ios, device, check, test
        case select, ignore, severity
        case failOnLeaks = "fail-on-leaks"

        static let outer: [Key] = [.ios, .device, .check, .test]
        static let ofCheck: [Key] = [.select, .ignore, .severity]
        static let ofTest: [Key] = [.failOnLeaks]

        /// The table that the key belongs to; nil if it is outside of tables.
        var table: String? {
            Key.ofCheck.contains(self) ? "[check]" : Key.ofTest.contains(self) ? "[test]" : nil
        }
    }

    /// What `severity` makes of a warning.
    private enum Level: String, CaseIterable {
        case error, warning
    }

    private var loaded = LoadedConfiguration()
    private let bytes: [UInt8]
    private let file: FileID

    /// Reads the file; `name` is for messages.
    static func read(_ bytes: [UInt8], name: String) -> LoadedConfiguration {
        var reader = ConfigurationReader(bytes, name)
        do throws(TOMLDocument.Problem) {
            reader.document(try TOMLDocument.read(bytes))
        } catch {
            reader.malformed(error)
        }
        return reader.loaded
    }

    private init(_ bytes: [UInt8], _ name: String) {
        self.bytes = bytes
        file = loaded.sources.add(SourceFile(name: name, bytes: bytes))
    }

    private func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(file: file, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, at range: Range<Int>, label: String = "", help: String? = nil,
        fix: String? = nil, isCertain: Bool = true
    ) {
        let fix = fix.map { Diagnostic.Fix(span(range), $0, isCertain: isCertain) }
        loaded.diagnostics.append(
            Diagnostic(code, PlainText.line(message), at: span(range), label: label, help: help, fix: fix))
    }

    private mutating func malformed(_ problem: TOMLDocument.Problem) {
        let start = bytes[..<problem.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = text(start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count))
        let parts = line.split(separator: "=", maxSplits: 1).map { String($0).trimmedOrNil ?? "" }
        // toml++ reports the first letter that does not fit to a number or a date.
        if parts.count == 2, parts[1].first?.isLetter == true, let place = bytes[start...].firstRange(of: parts[1].utf8)
        {
            return report(
                .malformedConfiguration, "this is not TOML: a string has no quotes", at: place,
                help: "write: \(parts[0]) = \"\(parts[1])\"", fix: "\"\(parts[1])\"")
        }
        // toml++ calls the end of the line in a string an unescaped control character.
        let place = problem.range.lowerBound
        if problem.reason.hasPrefix("unescaped control"), place < bytes.count, bytes[place] == UInt8(ascii: "\n") {
            return report(
                .malformedConfiguration, "this is not TOML: the string is not closed on its line", at: problem.range)
        }
        report(.malformedConfiguration, "this is not TOML: \(problem.reason)", at: problem.range)
    }
}

// MARK: Keys

extension ConfigurationReader {
    private mutating func document(_ members: [TOMLDocument.Member]) {
        for member in members {
            switch Key(rawValue: member.key) {
            case .ios: ios(member)
            case .device: device(member)
            case .check: check(member)
            case .test: test(member)
            case .select, .ignore, .severity, .failOnLeaks, nil:
                reportUnknown(member, among: Key.outer, of: "this file")
            }
        }
    }

    /// Returns the members of a table. Reports another value, and returns none.
    private mutating func table(_ member: TOMLDocument.Member, help: String? = nil) -> [TOMLDocument.Member] {
        guard case .table(let members) = member.value.kind else {
            report(
                .invalidConfiguration, "'\(member.key)' must be a table", at: member.range,
                help: help ?? "write a line [\(member.key)], and its keys below it")
            return []
        }
        return members
    }

    private mutating func test(_ member: TOMLDocument.Member) {
        for member in table(member) {
            guard Key(rawValue: member.key) == .failOnLeaks else {
                reportUnknown(member, among: Key.ofTest, of: "[test]")
                continue
            }
            let written = text(member.value.range)
            guard case .boolean = member.value.kind else {
                report(
                    .invalidConfiguration, "'\(member.key)' takes true or false", at: member.value.range,
                    help: "write: \(member.key) = true")
                continue
            }
            loaded.configuration.failsOnLeaks = written == "true"
        }
    }

    private mutating func check(_ member: TOMLDocument.Member) {
        for member in table(member) {
            switch Key(rawValue: member.key) {
            case .select: loaded.configuration.selected = codes(of: member)
            case .ignore: loaded.configuration.ignored = codes(of: member)
            case .severity: severity(member)
            case .ios, .device, .check, .test, .failOnLeaks, nil:
                reportUnknown(member, among: Key.ofCheck, of: "[check]")
            }
        }
    }

    private mutating func reportUnknown(_ member: TOMLDocument.Member, among keys: [Key], of place: String) {
        let names = keys.map(\.rawValue)
        let near = Suggestion.closest(to: member.key, in: names)
        let elsewhere = Key(rawValue: member.key)
        let isElsewhere = elsewhere != nil
        let first = names.dropLast().joined(separator: ", ")
        let list =
            names.count == 1
            ? "the key of \(place) is \(names[0])" : "the keys of \(place) are \(first) and \(names.last ?? "")"
        let other =
            elsewhere?.table.map { "write the line below a line \($0)" }
            ?? "move the line above the first table, such as [check]"
        report(
            .unknownConfigurationKey, "unknown key '\(member.key)'", at: member.range,
            label: isElsewhere ? "" : near.map(Suggestion.question) ?? "",
            help: isElsewhere ? other : list,
            fix: isElsewhere ? nil : near,
            isCertain: Suggestion.isCertain(member.key, in: names))
    }
}

// MARK: Values

extension ConfigurationReader {
    private mutating func ios(_ member: TOMLDocument.Member) {
        let range = member.value.range
        let advice = "modelled releases are \(Release.knownText); write for example ios = 12 or ios = \"8.3\""
        let written: String
        switch member.value.kind {
        case .string(let string): written = string
        case .number: written = text(range)
        case .boolean, .date, .array, .table:
            return report(.invalidConfiguration, "'ios' takes a release", at: range, help: advice)
        }
        guard let release = EnvironmentText.release(written) else {
            return report(.invalidConfiguration, "'\(written)' is not a release of iOS", at: range, help: advice)
        }
        loaded.configuration.environment = environment(release: release)
    }

    private mutating func device(_ member: TOMLDocument.Member) {
        let range = member.value.range
        let advice = "use \"iPhone\", \"iPad landscape\" or a size such as \"320x480\""
        guard case .string(let written) = member.value.kind else {
            return report(.invalidConfiguration, "'device' takes a string", at: range, help: advice)
        }
        guard let device = EnvironmentText.device(written) else {
            let near = Suggestion.closest(to: written, in: ["iPhone", "iPad", "iPhone landscape", "iPad landscape"])
            return report(
                .invalidConfiguration, "'\(written)' is not a device", at: range,
                label: near.map { Diagnostic.Correction.string($0).question } ?? "", help: advice,
                fix: near.map { "\"\($0)\"" })
        }
        loaded.configuration.environment = environment(device: device)
    }

    /// Returns the environment so far, with another release or device.
    private func environment(release: Release? = nil, device: Device? = nil) -> Environment {
        let known = loaded.configuration.environment ?? Environment()
        return Environment(release: release ?? known.release, device: device ?? known.device)
    }

    /// Returns the ids of the warnings of a list.
    private mutating func codes(of member: TOMLDocument.Member) -> Set<String> {
        guard case .array(let elements) = member.value.kind else {
            let range = member.value.range
            let isText = if case .string = member.value.kind { true } else { false }
            let list = isText ? "[\(text(range))]" : "[\"W0501\"]"
            report(
                .invalidConfiguration, "'\(member.key)' takes a list of codes", at: range,
                help: "write: \(member.key) = \(list)", fix: isText ? list : nil)
            return []
        }
        var all: Set<String> = []
        for element in elements {
            guard case .string(let code) = element.kind else {
                report(
                    .invalidConfiguration, "a code must be a string", at: element.range,
                    help: "write it in quotes: \(member.key) = [\"W0501\"]")
                continue
            }
            all.formUnion(warnings(code, at: element.range, quoted: true))
        }
        return all
    }

    private mutating func severity(_ member: TOMLDocument.Member) {
        let members = table(
            member, help: "write a line [check.severity], and lines such as W0501 = \"error\" below it")
        // A longer beginning of codes overrides a shorter one.
        for member in members.sorted(by: { $0.key.utf8.count < $1.key.utf8.count }) {
            let ids = warnings(member.key, at: member.range, quoted: false)
            guard case .string(let word) = member.value.kind, let level = Level(rawValue: word) else {
                wrongLevel(member)
                continue
            }
            switch level {
            case .error: loaded.configuration.raised.formUnion(ids)
            case .warning: loaded.configuration.raised.subtract(ids)
            }
        }
        loaded.diagnostics.sort { $0.span.start < $1.span.start }
    }

    private mutating func wrongLevel(_ member: TOMLDocument.Member) {
        let range = member.value.range
        guard case .string(let word) = member.value.kind else {
            return report(
                .invalidConfiguration, "a severity must be a string", at: range, help: "write \"error\" or \"warning\"")
        }
        let near = Suggestion.closest(to: word, in: Level.allCases.map(\.rawValue))
        report(
            .invalidConfiguration, "'\(word)' is not a severity", at: range,
            label: near.map { Diagnostic.Correction.string($0).question } ?? "",
            help: near == nil
                ? "write \"error\" or \"warning\"; to suppress \(member.key), add it to 'ignore' of [check]" : nil,
            fix: near.map { "\"\($0)\"" })
    }

    /// Returns the ids of the warnings that a code, or the beginning of codes, stands for.
    private mutating func warnings(_ code: String, at range: Range<Int>, quoted: Bool) -> Set<String> {
        let found = CodeListing.warnings(beginningWith: code)
        guard found.isEmpty else { return found }
        if let error = CodeListing.all.first(where: { $0.id == code.uppercased() }) {
            report(.invalidConfiguration, "\(error.id) is an error, and errors are always reported", at: range)
            return []
        }
        let ids = CodeListing.all.filter { $0.severity == "warning" }.map(\.id)
        let near = Suggestion.closest(to: code, in: ids)
        report(
            .invalidConfiguration, "unknown warning '\(code)'", at: range,
            label: near.map(Suggestion.question) ?? "",
            help: near == nil
                ? "`scenesh explain` lists all codes; 'W05' stands for all codes that begin with 'W05'" : nil,
            fix: near.map { quoted ? "\"\($0)\"" : $0 }, isCertain: Suggestion.isCertain(code, in: ids))
        return []
    }
}
