import Foundation
import SceneLang

/// Counts who hears of appearing and disappearing under some releases of iOS, and prints a table.
@main struct Calls {
    private static let methods = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "deinit"]

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let releases = arguments.dropFirst().compactMap { UInt8($0) }
        guard let path = arguments.first, !releases.isEmpty, releases.count == arguments.count - 1 else {
            return print("usage: calls FILE IOS…, such as calls mail.scene 12 17")
        }
        do {
            let script = try Script(String(contentsOfFile: path, encoding: .utf8), name: path)
            for release in releases { printTable(of: script, release) }
        } catch let error as ScriptError {
            print(error, terminator: "")
        }
    }

    private static func printTable(of script: Script, _ release: UInt8) {
        let run = script.run(ios: .init(release))
        print(row("ios \(release)", methods))
        var receivers: [String] = []
        for call in run.calls where !receivers.contains(call.receiver) { receivers.append(call.receiver) }
        for receiver in receivers {
            let calls = run.calls(to: receiver)
            print(row(receiver, methods.map { name in "\(calls.count { $0.name == name })" }))
        }
    }

    private static func row(_ head: String, _ cells: [String]) -> String {
        let columns = zip(cells, methods).map { cell, method in
            String(repeating: " ", count: method.count + 2 - cell.count) + cell
        }
        return head + String(repeating: " ", count: max(1, 10 - head.count)) + columns.joined()
    }
}
