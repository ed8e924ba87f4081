/// What `:help` says.
extension ColonCommand {
    /// How the command is written.
    var usage: String {
        switch self {
        case .help: ":help [TOPIC]"
        case .load: ":load FILE"
        case .save: ":save FILE"
        case .undo: ":undo [N]"
        case .redo: ":redo [N]"
        case .goto: ":goto N"
        case .diff: ":diff [A [B]]"
        case .tree: ":tree [X]"
        case .state: ":state [X]"
        case .owners: ":owners X"
        case .why: ":why [N]"
        case .whynot: ":whynot WHO METHOD"
        case .break: ":break on METHOD [of X]"
        case .step: ":step [N]"
        case .rules: ":rules [ID]"
        case .ios: ":ios N"
        case .device: ":device NAME"
        case .reload, .reset, .history, .trace, .continue, .quit: ":\(rawValue)"
        }
    }

    /// What stands behind the command.
    var operand: Operand {
        switch self {
        case .help: .topic
        case .load, .save: .file
        case .goto, .diff: .entry
        case .undo, .redo, .why, .step: .number
        case .tree, .state, .owners: .instance
        case .whynot, .break: .call
        case .rules: .rule
        case .ios: .release
        case .device: .device
        case .reload, .reset, .history, .trace, .continue, .quit: .nothing
        }
    }

    /// What the command does, in a few words.
    var summary: String {
        switch self {
        case .help: "this list, or all about a command or a verb"
        case .load: "enter a file"
        case .reload: "read the loaded files again and do the session again"
        case .save: "write the session as a script and its golden"
        case .reset: "start over with nothing"
        case .history: "the entries, numbered"
        case .undo: "take the last entry back, or the last N"
        case .redo: "do again what was undone, or N entries of it"
        case .goto: "go to the state after entry N, back or forth; 0 is the start"
        case .diff: "what differs between the worlds after two entries"
        case .tree: "the controllers on screen, or those from X down"
        case .state: "all that is known of an instance, or of the world"
        case .owners: "what keeps an instance alive"
        case .trace: "the trace of the whole session"
        case .why: "the rules behind the last step; behind line N of the last trace, -1 its last line"
        case .whynot: "why a call did not come in the last step, and where it would: :whynot home viewDidAppear"
        case .break: "stop entries at a call; without more list the breaks, off [N] deletes"
        case .step: "go on to the next line of the trace, or N lines"
        case .continue: "go on to the next break or the end of the entry"
        case .rules: "the rules that are modelled"
        case .ios: "do the session again under another iOS"
        case .device: "do the session again on another device"
        case .quit: "leave (Ctrl-D)"
        }
    }

    /// What else is to be said of the command, with an example.
    var manual: String {
        switch self {
        case .help:
            """
            TOPIC is a command with its colon, or the first word of a verb.
            Example: :help push
            """
        case .load:
            """
            The file is one entry: its declarations stay, its statements and scenarios run. What it
            imports is sought beside it. With an error in it nothing changes.
            Example: :load scripts/apps/mail.scene
            """
        case .reload:
            """
            All entries are done again in their order, the files among them as they are on disk now: edit,
            :reload, and read what has changed. If a loaded file has an error, the session stays as it
            was; a typed entry that fails now is left out. Breaks stop here too.
            Example: :load app.scene, launch, then edit the file and :reload
            """
        case .save:
            """
            Writes FILE.scene and FILE.trace, both or neither; `scenesh test FILE.scene` passes at once. The
            environment stands in the head, loaded files are written out, an expression becomes a print,
            scenarios run after everything else, and typed entries that failed are left out. Files that
            exist are only replaced with an exclamation mark.
            Example: :save bug, or :save! bug
            """
        case .reset:
            """
            Forgets all entries; breaks stay. :reset cannot be undone, :goto 0 can.
            Example: :reset
            """
        case .history:
            """
            A star marks the entry after which the session stands; below it is what :redo brings back.
            Example: :history, then :goto 3
            """
        case .undo:
            """
            However much the entry did: the world is a value, and the one before it is kept. While an entry
            is stopped, :undo abandons that one.
            Example: :undo 2
            """
        case .redo:
            """
            Shows the trace again. A new entry after going back drops what could be redone.
            Example: :undo, then :redo
            """
        case .goto:
            """
            Nothing is lost by going back: :goto leads forth again, until a new entry begins another
            future. :history has the numbers. A stopped entry is abandoned.
            Example: :goto 2
            """
        case .diff:
            """
            Lays the worlds after entries A and B beside each other and shows what differs: trees, what is
            known of each instance, owners, variables. Without numbers before and after the last entry, or
            before a stopped entry and now; with one, that one and now.
            Example: :diff 1 3
            """
        case .tree:
            """
            In the shape of UIKit's _printHierarchy. X is a living instance.
            Example: :tree nav
            """
        case .state:
            """
            Of an instance: class, appearance, view, containers, presentations, properties that are not nil,
            false or empty, variables, owners. Without X: environment, clock, transitions in flight, what is
            pending, variables of the file, who lives. Works while an entry is stopped, too.
            Example: :state inbox#2
            """
        case .owners:
            """
            Each way from what lives by itself (a window, a variable) to the instance, and the cycle that it
            may be part of.
            Example: :owners inbox
            """
        case .trace:
            """
            The trace of all entries that stand, and of the stopped one so far.
            Example: :trace
            """
        case .why:
            """
            Each rule with its releases, how sure it is, and its source.
            Example: :why -1
            """
        case .whynot:
            """
            A line pasted from a trace will do. What was looked at: the release, conditions that failed,
            delegates, super, messages; and under which releases and on which devices it comes.
            Example: :whynot home.viewDidAppear(animated: true)
            """
        case .break:
            """
            Entries, scenarios and files then stop at each such call: its line is written, what super and
            the body do is still to come. METHOD as in scripts or traces: viewWillAppear,
            viewWillAppear(animated:), inbox.viewWillAppear, or an action of the script. X is an instance
            (inbox#2), a class with what descends from it (inbox, NavigationController), a delegate, app.
            While stopped, the looking commands show the world at that very place; statements wait until
            :continue or :step have brought the entry to its end, an expression shows its value, :undo
            abandons the entry. :ios, :device and :redo do not stop.
            Example: :break on viewWillAppear of inbox; :break; :break off 1
            """
        case .step:
            """
            Only while an entry is stopped.
            Example: :break on viewDidLoad, launch, :step 3
            """
        case .continue:
            """
            Only while an entry is stopped.
            Example: :break on viewDidLoad, launch, :continue
            """
        case .rules:
            """
            ID is a rule or the beginning of several.
            Example: :rules NAV-PUSH
            """
        case .ios:
            """
            If an entry fails under it, the session stays as it was.
            Example: :ios 12
            """
        case .device:
            """
            If an entry fails on it, the session stays as it was.
            Example: :device iPad landscape
            """
        case .quit:
            """
            The session is not kept: :save writes it down.
            Example: :quit
            """
        }
    }
}
