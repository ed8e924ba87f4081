/// What starts an app, or reaches it, in reality, and is not modelled. Scripts that name it after `launch` or `receive`
/// are refused by its name.
struct UnmodelledEvent {
    let message: String
    let help: String

    /// Returns the event that a word after `launch` or `receive` means; nil for another word.
    static func named(_ word: String) -> UnmodelledEvent? {
        let letters = word.lowercased().filter { $0.isLetter }
        guard let row = rows.first(where: { $0.words.split(separator: " ").contains { $0 == letters } }) else {
            return nil
        }
        return UnmodelledEvent(message: "\(row.subject) not modelled", help: row.help)
    }

    private static let events = "events are: url, activity, notification, shortcut, push and fetch"

    private static let rows: [(words: String, subject: String, help: String)] = [
        (
            "handoff", "the two steps of Handoff are",
            "for an activity that is delivered at once, such as a universal link, write: launch activity \"TYPE\""
        ),
        ("cloudkit cloudkitshare share", "a CloudKit share is", events),
        ("carplay", "a scene of CarPlay is", events),
        ("externaldisplay display", "a scene of an external display is", events),
        ("extension widget", "an extension is", events),
        (
            "prewarm prewarmed prewarming", "prewarming is",
            "for a launch in the background, write: launch background"
        ),
        ("refresh scenerefresh", "a refresh of a scene in the background is", events),
        (
            "task backgroundtask", "when the system runs a background task is",
            "for a task that starts the app, write: launch background task \"TEXT\""
        ),
    ]
}

extension String {
    /// The text without spaces and tabs at its end.
    var trimmingSpaces: Substring {
        var text = self[...]
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
