// The lines that begin with `test`, except those with environments.
extension Parser {
    /// The words that follow `test`.
    static let testWords: [Keyword] = [.ios, .device, .scenes, .sdk, .fails, .errors, .trace, .skip]
    /// The words that name environments on a `test` line.
    private static let environmentWords: [Keyword] = [.ios, .device, .scenes, .sdk]

    /// `test ios 12, 13 device iPhone, iPad scenes off, on`, `test fails "has no segue"`
    mutating func test() -> Declaration {
        take()
        if let result = testResult() { return result }
        var versions: [IOSVersion] = []
        var devices: [DeviceSpecification] = []
        var modes: [SceneMode] = []
        var sdks: [IOSVersion] = []
        while !isAtStatementEnd {
            if eatWord(.ios) {
                repeat { if let version = version() { versions.append(version) } } while eat(.comma)
            } else if eatWord(.device) {
                repeat { devices.append(device()) } while eat(.comma)
            } else if eatWord(.scenes) {
                repeat { if let mode = sceneMode() { modes.append(mode) } } while eat(.comma)
            } else if eatWord(.sdk) {
                repeat { if let version = version() { sdks.append(version) } } while eat(.comma)
            } else {
                break
            }
        }
        for word in Parser.environmentWords { recordContinuationOnLine(.word(word)) }
        return .test(
            versions: tree.add(versions), devices: tree.add(devices), scenes: tree.add(modes),
            sdks: tree.add(sdks))
    }

    /// Whether the app has scenes, after the word `scenes`.
    ///
    ///     onOff ::= 'on' | 'off'
    private mutating func sceneMode() -> SceneMode? {
        recordContinuationOnLine(.word(.on))
        recordContinuationOnLine(.word(.off))
        if let word = currentWord, word == .on || word == .off, !startsLine(cursor.current) {
            take()
            return SceneMode(isOn: word == .on)
        }
        reportExpected(.expectedToken, "'on' or 'off'", help: "write for example: scenes off")
        return nil
    }

    /// Parses what a `test` line says about the result, after `test`; nil if it names environments.
    ///
    ///     result ::= 'fails' string because? | 'errors' name string? because? | 'trace' | 'skip' string
    mutating func testResult() -> Declaration? {
        guard !startsLine(cursor.current) else { return nil }
        if eatWord(.trace) { return .testResult(.trace) }
        if eatWord(.fails) { return failure().map { .testResult($0) } ?? .missing }
        if eatWord(.skip) { return resultWithText(.skip, after: "test ").map { .testResult($0) } ?? .missing }
        guard eatWord(.errors) else { return nil }
        guard let code = errorCode() else { return .missing }
        guard cursor.at(.string), !startsLine(cursor.current) else {
            return .testResult(.errors(code, nil, reason: because()))
        }
        guard let text = messagePart(ofError: true) else { return .missing }
        return .testResult(.errors(code, text, reason: because()))
    }

    /// Parses the text of `fails`, and the reason; nil if there is no valid text.
    private mutating func failure() -> TestResult? {
        guard let text = messagePart() else { return nil }
        return .fails(text, reason: because())
    }

    /// Parses the reason of an expected failure or error; nil if there is none.
    ///
    ///     because ::= 'because' string
    private mutating func because() -> TextID? {
        recordContinuationOnLine(.word(.because))
        guard !startsLine(cursor.current), eatWord(.because) else { return nil }
        return reason(example: "because \"the fix waits for a decision\"")
    }

    /// The words of the parts between the name of a scenario and its block.
    private static let scenarioWords: [Keyword] = [.ios, .device, .scenes, .sdk, .tags, .skip, .fails]

    /// Parses the parts between the name of a scenario and its block.
    ///
    ///     part ::= 'ios' version | 'device' device | 'scenes' onOff | 'sdk' version | 'tags' string (',' string)*
    ///            | 'skip' string
    ///            | 'fails' string because?
    mutating func scenarioTestLines() -> [DeclarationID] {
        var parts: [DeclarationID] = []
        for word in Parser.scenarioWords { recordContinuationOnLine(.word(word)) }
        while let word = currentWord, Parser.scenarioWords.contains(word), !startsLine(cursor.current) {
            var start = cursor.current.start
            if word == .ios {
                parts.append(tree.add(ios(), start, previousEnd))
                continue
            }
            if word == .sdk {
                parts.append(tree.add(sdk(), start, previousEnd))
                continue
            }
            take()
            if word == .device {
                parts.append(tree.add(.device(device()), start, previousEnd))
                continue
            }
            if word == .scenes {
                if let mode = sceneMode() { parts.append(tree.add(.scenes(mode), start, previousEnd)) }
                continue
            }
            repeat {
                if let result = resultWithText(word) { parts.append(tree.add(.testResult(result), start, previousEnd)) }
                start = cursor.current.start
            } while word == .tags && eat(.comma)
        }
        return parts
    }

    /// Parses the text of a `tags`, `skip` or `fails`, after the word. `before` is what messages write before it.
    private mutating func resultWithText(_ word: Keyword, after before: String = "") -> TestResult? {
        if word == .fails { return failure() }
        guard word == .tags else { return reason(example: "\(before)skip \"needs iOS 27\"").map { .skip($0) } }
        return quoted("a tag in quotes", empty: "the tag is empty", example: "tags \"slow\", \"network\"")
            .map { .tag($0) }
    }

    /// Parses a reason, after the word before it. `example` is what the help writes.
    private mutating func reason(example: String) -> TextID? {
        quoted("the reason, in quotes", empty: "the reason is empty", example: example)
    }

    /// Parses a text that is not empty. `what` is what messages expect, `empty` the message about an empty text.
    private mutating func quoted(_ what: String, empty: String, example: String) -> TextID? {
        let token = cursor.current
        guard cursor.at(.string), !startsLine(token), let text = plainString() else {
            reportExpected(.expectedToken, what, help: "write: \(example)")
            return nil
        }
        guard tree.bytes(of: text).isEmpty else { return text }
        report(.expectedToken, empty, tree.span(token.start, token.end), help: "write: \(example)")
        return nil
    }

    /// Parses a part of the message of an error if `isError`, otherwise of a failure. An empty part is a mistake,
    /// because every message contains it.
    private mutating func messagePart(ofError isError: Bool = false) -> TextID? {
        let token = cursor.current
        guard cursor.at(.string), !startsLine(token), let text = plainString() else {
            reportExpected(
                .expectedToken, "text from the \(isError ? "error" : "failure") message, in quotes",
                help: "write: test fails \"has no segue with identifier\"")
            return nil
        }
        guard tree.bytes(of: text).isEmpty else { return text }
        report(
            .expectedToken, "the text is empty, so every message would match",
            tree.span(token.start, token.end),
            help: isError
                ? "write a part of the error's message" : "write a part of the expected failure message")
        return nil
    }

    /// Parses the code of an error, such as `E0201`.
    private mutating func errorCode() -> Identifier? {
        let token = cursor.current
        let isCode = cursor.at(.identifier) && !startsLine(token) && Parser.isErrorCode(bytes(of: token))
        guard isCode else {
            reportExpected(.expectedToken, "the code of an error", help: "write: test errors E0201")
            if cursor.at(.identifier), !startsLine(token) { take() }
            return nil
        }
        return takeIdentifier()
    }

    private func bytes(of token: Token) -> ArraySlice<UInt8> { bytes[Int(token.start)..<Int(token.end)] }

    /// Whether a string is `E` and four digits.
    private static func isErrorCode(_ text: ArraySlice<UInt8>) -> Bool {
        text.count == 5 && text.first == UInt8(ascii: "E") && text.dropFirst().allSatisfy(Lexer.isDigit)
    }
}
