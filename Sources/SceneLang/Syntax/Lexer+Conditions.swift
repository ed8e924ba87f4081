/// An open `#if`.
struct ConditionalPart: Sendable {
    /// The offset of `#if`.
    let start: Int
    /// Whether one of its parts was read: the others are skipped.
    var isTaken: Bool
}

// Conditional compilation: parts whose condition is false are skipped like comments.
extension Lexer {
    /// Reads `#if`, `#elseif`, `#else` or `#endif`, whose word ends at `end`, and skips what is not compiled. Returns
    /// false for other words.
    mutating func conditional(_ word: String, _ end: Int) -> Bool {
        switch word {
        case "if":
            conditions.append(ConditionalPart(start: offset, isTaken: false))
            enter(end)
        case "elseif", "else", "endif":
            guard conditions.last != nil else {
                report(.unopened, "'#\(word)' without '#if'", offset, end)
                offset = end
                break
            }
            if word == "endif" {
                conditions.removeLast()
                offset = end
            } else {
                skipParts(from: endOfLine(end))
            }
        case "sourceLocation":
            offset = endOfLine(end)
        default: return false
        }
        flags.formUnion([.newline, .space])
        return true
    }

    /// Reports each `#if` without its `#endif`.
    mutating func reportOpenConditions() {
        for open in conditions {
            report(
                .unclosed, "expected '#endif'", open.start, open.start + 3, help: "write '#endif' on a line of its own")
            isIncomplete = true
        }
        conditions = []
    }

    /// Evaluates the condition at `start`, and skips to the part that is compiled if it is false.
    private mutating func enter(_ start: Int) {
        let end = endOfLine(start)
        var condition = CompilationCondition(bytes[start..<end])
        let holds = condition.value()
        if condition.isUnknown {
            unknownConditions.append(
                SourceSpan(file: file, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end)))
        }
        if holds {
            conditions[conditions.count - 1].isTaken = true
            offset = end
        } else {
            skipParts(from: end)
        }
    }

    /// Skips lines up to the part of the innermost `#if` that is compiled, or past its `#endif`.
    private mutating func skipParts(from start: Int) {
        var index = start
        var depth = 0
        while index < bytes.count {
            var first = index
            while first < bytes.count, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
            let end = endOfLine(first)
            if first < bytes.count, bytes[first] == UInt8(ascii: "#") {
                var wordEnd = first + 1
                while wordEnd < bytes.count, Lexer.isNameByte(bytes[wordEnd]) { wordEnd += 1 }
                let word = String(decoding: bytes[(first + 1)..<wordEnd], as: UTF8.self)
                if word == "if" { depth += 1 }
                if depth == 0, word == "endif" {
                    conditions.removeLast()
                    offset = wordEnd
                    return
                }
                if word == "endif" { depth -= 1 }
                if depth == 0, word == "else" || word == "elseif", !(conditions.last?.isTaken ?? true) {
                    if word == "elseif" {
                        var condition = CompilationCondition(bytes[wordEnd..<end])
                        if condition.value() == false {
                            index = end + 1
                            continue
                        }
                    }
                    conditions[conditions.count - 1].isTaken = true
                    offset = word == "elseif" ? end : wordEnd
                    return
                }
            }
            index = end + 1
        }
        offset = bytes.count
    }

    private func endOfLine(_ start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != 0x0A {
            if bytes[index] == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2F { return index }
            index += 1
        }
        return index
    }
}

/// The condition after `#if`: an app of iOS is compiled with a current compiler, without further flags.
struct CompilationCondition {
    private var words: [Substring] = []
    private var index = 0
    /// Whether it contains a flag whose value is not known.
    private(set) var isUnknown = false

    init(_ bytes: ArraySlice<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        var word = text.startIndex
        var place = text.startIndex
        func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        while place < text.endIndex {
            if isPart(text[place]) {
                place = text.index(after: place)
                continue
            }
            if word < place { words.append(text[word..<place]) }
            let next = text.index(after: place)
            if text[place] != " ", text[place] != "\t" { words.append(text[place..<next]) }
            place = next
            word = next
        }
        if word < place { words.append(text[word..<place]) }
    }

    private var current: Substring { index < words.count ? words[index] : "" }

    private mutating func eat(_ word: String) -> Bool {
        guard current == word else { return false }
        index += 1
        return true
    }

    /// The value of the whole condition.
    mutating func value() -> Bool { alternatives(0) }

    private mutating func alternatives(_ depth: Int) -> Bool {
        var result = all(depth)
        while eat("|") {
            _ = eat("|")
            let right = all(depth)
            result = result || right
        }
        return result
    }

    private mutating func all(_ depth: Int) -> Bool {
        var result = single(depth)
        while eat("&") {
            _ = eat("&")
            let right = single(depth)
            result = result && right
        }
        return result
    }

    private mutating func single(_ depth: Int) -> Bool {
        var isNegated = false
        while eat("!") { isNegated.toggle() }
        guard depth < 100 else { return false }
        if eat("(") {
            let result = alternatives(depth + 1)
            _ = eat(")")
            return result != isNegated
        }
        let word = current
        index += 1
        guard eat("(") else { return flag(word) != isNegated }
        var arguments: [Substring] = []
        while index < words.count, !eat(")") {
            arguments.append(current)
            index += 1
        }
        return call(word, arguments) != isNegated
    }

    private mutating func flag(_ word: Substring) -> Bool {
        if word == "true" { return true }
        if word != "false", word != "DEBUG" { isUnknown = true }
        return false
    }

    /// The modules of Apple that apps of iOS cannot import.
    private static let others: [Substring] = [
        "AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "WinSDK", "Android", "TVUIKit", "Bionic", "WASILibc",
    ]

    private mutating func call(_ word: Substring, _ arguments: [Substring]) -> Bool {
        switch word {
        case "os": return arguments.first == "iOS"
        case "canImport":
            guard let module = arguments.first else { return false }
            return CompilationCondition.appleModules.contains(String(module))
        case "swift", "compiler": return true
        case "targetEnvironment", "arch", "hasFeature", "hasAttribute", "_endian", "_pointerBitWidth", "_runtime":
            return false
        default:
            isUnknown = true
            return false
        }
    }

    /// The modules that apps of iOS can import, as far as `#if` asks for them.
    private static let appleModules: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "AuthenticationServices",
        "BackgroundTasks", "CallKit", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
        "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreServices",
        "CoreText", "CryptoKit", "Darwin", "Dispatch", "EventKit", "EventKitUI", "Foundation", "GameKit", "HealthKit",
        "HomeKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
        "MapKit", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
        "NaturalLanguage", "Network", "NetworkExtension", "Observation", "OSLog", "ObjectiveC", "PDFKit", "PassKit",
        "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "RealityKit", "SafariServices", "SceneKit",
        "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
        "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit",
        "WatchConnectivity", "WebKit", "WidgetKit", "os",
    ]
}
