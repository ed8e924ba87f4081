import Testing

@testable import SceneLang

/// What the parser's tests share.
enum ParserSamples {
    /// The tree of `source` as S-expressions, and its diagnostics as `CODE@line:column`.
    static func parse(_ source: String) -> (dump: String, errors: [String]) {
        let file = SourceFile(name: "test.scene", text: source)
        var names = IdentifierTable()
        let parsed = Parser.parse(file, as: FileID(0), names: &names)
        let errors = parsed.diagnostics.map { diagnostic in
            let position = file.position(of: diagnostic.span.start)
            return "\(diagnostic.code.id)@\(position.line):\(position.column)"
        }
        return (TreeDump(parsed.tree, names).file(), errors)
    }

    /// A script with most of the language's forms.
    static let mail = #"""
        /// A mail app: list, detail, composer.                                 (mail.scene)
        ios 17
        device iPhone portrait

        initial scene nav: NavigationController { root -> inbox }

        scene inbox: TableViewController {
            title = "Inbox"
            var opened = 0

            segue show    "open"    -> message
            segue present "compose" -> composer style .formSheet transition .flipHorizontal

            on viewDidLoad { print "loading \(title)" }
            on shouldPerformSegue(identifier, sender) { return sender != "locked" }
            on prepare(segue, sender) {
                if segue.identifier == "open" {
                    opened += 1
                    segue.destination.messageID = sender
                }
            }
            unwind composerDidClose(segue) { print "back from \(segue.source)" }
        }
        scene message { var messageID = nil }
        scene composer { segue unwind "done" -> composerDidClose }

        scenario "read a message, then write one" {
            launch
            perform "open" from inbox sender 42
            expect nav.topViewController == message
            expect message.messageID == 42
            pop
            tap "compose" in inbox
            perform "done" from composer
            expect inbox.presentedViewController == nil
            expect no call inbox.viewWillAppear          // ios 17: a sheet keeps its presenter on screen
        }
        """#
}
