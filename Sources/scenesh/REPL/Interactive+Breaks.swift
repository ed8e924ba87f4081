import SceneLang
import SceneRuntime

/// A breakpoint with its number, which stays the same if others are deleted.
struct NumberedBreak: Sendable {
    let number: Int
    let point: Breakpoint
}

/// The command `:break`.
extension Interactive {
    /// `:break`, `:break on METHOD [of X]`, `:break off [N]`; `on` is optional.
    func changeBreaks(_ argument: String) {
        var words = argument.split(separator: " ").map(String.init)
        switch words.first {
        case nil: listBreaks()
        case "off": deleteBreaks(words.dropFirst().joined(separator: " "))
        case .some(let first):
            if first == "on" { words.removeFirst() }
            addBreak(words.joined(separator: " "))
        }
    }

    private func listBreaks() {
        guard !breaks.isEmpty else { return console.write("no breakpoints; to add one, write :break on METHOD\n") }
        for entry in breaks { console.write("\(entry.number)  \(entry.point.text)\n") }
    }

    private func deleteBreaks(_ which: String) {
        if which.isEmpty {
            setBreaks([])
            return console.write("all breakpoints were deleted\n")
        }
        guard let number = Int(which), let entry = breaks.first(where: { $0.number == number }) else {
            return fail("unknown breakpoint '\(which)'; :break lists all breakpoints", .usage)
        }
        console.write("deleted: \(entry.point.text)\n")
        setBreaks(breaks.filter { $0.number != number })
    }

    private func addBreak(_ text: String) {
        guard let call = Interactive.call(text) else {
            return fail(":break on takes a call, such as viewWillAppear of inbox", .usage)
        }
        switch inspectedState.session.breakpoint(at: call) {
        case .problem(let problem): fail(problem, .usage)
        case .breakpoint(let point):
            guard !breaks.contains(where: { $0.point == point }) else {
                return console.write("this breakpoint already exists\n")
            }
            lastBreak += 1
            setBreaks(breaks + [NumberedBreak(number: lastBreak, point: point)])
            console.write("breakpoint \(lastBreak): \(point.text)\n")
            let isLayout = point.methods.contains { $0.spec.category == .layout }
            if isLayout, !inspectedState.session.showsLayout {
                console.write(
                    "stops only at handlers of scripts; to stop at all layout calls, write `trace +layout`\n")
            }
        }
    }

    private func setBreaks(_ all: [NumberedBreak]) {
        breaks = all
        stopped?.result?.state.breakpoints = all.map(\.point)
    }

    /// Parses `viewWillAppear of inbox` and `inbox.viewWillAppear(animated:)`; nil for other texts.
    private static func call(_ text: String) -> CallName? {
        guard let range = text.firstRange(of: " of "), !text[..<range.lowerBound].contains("\"") else {
            return CallName(text)
        }
        let method = text[..<range.lowerBound]
        let who = text[range.upperBound...].drop { $0 == " " }
        guard CallName(String(method))?.receiver == nil else { return nil }
        return CallName("\(who).\(method)")
    }
}
