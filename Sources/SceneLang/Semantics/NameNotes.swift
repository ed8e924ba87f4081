/// What a file uses without effect, or without a declaration: one note for each kind.
struct NameNotes: Sendable {
    /// The names of a note, in the order of their first place, with all places.
    private struct Names: Sendable {
        var names: [String] = []
        var places: [String: [SourceSpan]] = [:]

        mutating func add(_ name: String, _ span: SourceSpan) {
            if places[name] == nil { names.append(name) }
            if places[name]?.contains(span) != true { places[name, default: []].append(span) }
        }
    }

    private var withoutEffect = Names()
    private var unknown = Names()
    private var classes = Names()
    private var queues = Names()
    private var connections = Names()
    private var values = Names()
    private var uncalled = Names()

    /// The maximum number of names in a note.
    private static let most = 10

    /// Adds a name of UIKit that cannot change calls.
    mutating func addWithoutEffect(_ name: String, at span: SourceSpan) { withoutEffect.add(name, span) }

    /// Adds a name that nothing declares.
    mutating func addUnknown(_ name: String, at span: SourceSpan) { unknown.add(name, span) }

    /// Adds a class whose superclass is assumed: `text` says which.
    mutating func addAssumedClass(_ text: String, at span: SourceSpan) { classes.add(text, span) }

    /// Adds a block of another queue than the main one.
    mutating func addOtherQueue(_ text: String, at span: SourceSpan) { queues.add(text, span) }

    /// Adds an outlet or a delegate whose connection is assumed.
    mutating func addAssumedConnection(_ text: String, at span: SourceSpan) { connections.add(text, span) }

    /// Adds a property that is assumed to have been set.
    mutating func addAssumedValue(_ name: String, at span: SourceSpan) { values.add(name, span) }

    /// Adds a method that UIKit calls, and the model never does.
    mutating func addUncalled(_ name: String, at span: SourceSpan) { uncalled.add(name, span) }

    /// Whether the names are those of an entry of a session, which is no file.
    var isOfSession = false

    private var helpForUnknown: String {
        guard isOfSession, let name = unknown.names.first else {
            return "to give them a behaviour, declare them; for a start: scenesh check --stubs FILE"
        }
        let isType = name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
        return "to give a name a behaviour, declare it in an entry: "
            + (isType ? "class \(name) { … }" : "func \(name)() { … } or var \(name) = …")
    }

    /// The types of casts that nothing declares. They have no note.
    var undeclaredTypes: Set<String> = []

    /// The names that nothing declares, in order.
    var unknownNames: [String] { unknown.names }

    /// The notes, at the first place of each.
    var diagnostics: [Diagnostic] {
        var all: [Diagnostic] = []
        add(withoutEffect, .namesWithoutEffect, to: &all) { count, list in
            "\(count == 1 ? "1 name has" : "\(count) names have") no effect on the calls of UIKit: \(list)"
        }
        add(
            unknown, .unknownNames, countsPlaces: true, to: &all,
            help: helpForUnknown
        ) { count, list in
            count == 1
                ? "1 name is not declared, and its value is unknown: \(list)"
                : "\(count) names are not declared, and their values are unknown: \(list)"
        }
        add(classes, .assumedClass, quotes: false, to: &all) { _, list in "assumed class: \(list)" }
        add(queues, .otherQueues, quotes: false, to: &all) { _, list in
            "blocks of other queues run on the main queue, in an order of their own: \(list)"
        }
        add(connections, .assumedConnections, to: &all) { _, list in
            "a storyboard or nib is assumed to connect \(list)"
        }
        add(values, .assumedValues, to: &all) { count, list in
            "the app is assumed to set \(list) before; \(count == 1 ? "its value is" : "their values are") unknown"
        }
        add(uncalled, .uncalledMethods, to: &all) { count, list in
            "the model never calls \(count == 1 ? "1 method" : "\(count) methods"): \(list)"
        }
        return all
    }

    private func add(
        _ names: Names, _ code: DiagnosticCode, countsPlaces: Bool = false, quotes: Bool = true,
        to all: inout [Diagnostic], help: String? = nil, _ message: (Int, String) -> String
    ) {
        guard let first = names.names.first, let span = names.places[first]?.first else { return }
        var parts: [String] = []
        for name in names.names.prefix(Self.most) {
            var part = quotes ? "'\(name)'" : name
            let count = names.places[name]?.count ?? 0
            if countsPlaces {
                // The word is written once, at the first name.
                part += parts.isEmpty ? " (\(count) \(count == 1 ? "place" : "places"))" : " (\(count))"
            }
            parts.append(part)
        }
        var list = parts.joined(separator: ", ")
        if names.names.count > Self.most { list += " and \(names.names.count - Self.most) more" }
        let secondary = names.names.flatMap { name in
            (names.places[name] ?? []).map { Diagnostic.Label($0, name) }
        }
        var note = Diagnostic(code, message(names.names.count, list), at: span, help: help)
        note.places = secondary
        all.append(note)
    }
}
