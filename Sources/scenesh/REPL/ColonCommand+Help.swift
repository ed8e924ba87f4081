/// The texts of `:help`.
extension ColonCommand {
    /// The syntax of the command.
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
        case .set: ":set [NAME VALUE]"
        case .time: ":time [ENTRY]"
        case .tour: ":tour [next]"
        case .ios: ":ios N"
        case .device: ":device NAME"
        default: ":\(rawValue)"
        }
    }

    /// The kind of the command's argument.
    var operand: Operand {
        switch self {
        case .help: .topic
        case .load, .save: .file
        case .goto, .diff: .entry
        case .undo, .redo, .why, .step: .number
        case .tree, .state, .owners: .instance
        case .whynot, .break: .call
        case .rules: .rule
        case .set: .setting
        case .time: .script
        case .tour: .lesson
        case .ios: .release
        case .device: .device
        default: .nothing
        }
    }

    /// What the command does, in one sentence.
    var summary: String {
        switch self {
        case .help: "List commands, or explain a name of the language."
        case .load: "Begin a new session with a file; :load! adds a file."
        case .reload: "Read the loaded files again and rerun the session."
        case .save: "Save the session as a script and a golden."
        case .reset: "Start an empty session."
        case .history: "List the entries with their numbers."
        case .undo: "Undo the last entry, or the last N entries."
        case .redo: "Redo undone entries, or N of them."
        case .goto: "Go to the state after entry N; 0 is the start."
        case .diff: "Show what differs between the states after two entries."
        case .tree: "Show the tree of controllers, or the subtree of X."
        case .state: "Show the state of an instance, or of the app."
        case .owners: "Show the owners of an instance."
        case .trace: "Show the trace of the whole session."
        case .why: "Show the rules of the last step, or the rules of line N of the last trace."
        case .whynot: "Explain why UIKit did not make a call in the last step."
        case .unknown: "List the decisions on unknown values in the last step."
        case .break: "Stop at each call of METHOD. Without arguments, list the breakpoints."
        case .step: "Continue to the next line of the trace, or continue for N lines."
        case .continue: "Continue to the next breakpoint or the end of the entry."
        case .rules: "List the modelled rules."
        case .set: "Show or change the release and the device."
        case .time: "Run a statement, and show how long the statement takes."
        case .tour: "Learn the language, lesson by lesson."
        case .ios: "Rerun the session in another release of iOS."
        case .device: "Rerun the session on another device."
        case .quit: "Quit (Ctrl-D)."
        }
    }

    /// A detailed description of the command, with an example.
    var manual: String {
        switch self {
        case .help:
            """
            TOPIC is a command, a word of the language (a declaration, a statement, a verb, a handler, a property,
            a presentation style), the id of a rule or the beginning of the id, a code, or a name of UIKit. With
            a colon before it, a name means the command.
            Example: :help scene; :help push; :help viewDidLoad; :help NAV-PUSH; :help E0204; :help :set
            """
        case .load:
            """
            The file is the first entry of a new session. The declarations of the file stay, and the statements and
            scenarios of the file run. :load! adds the file to the current session. Paths of imports are relative to
            the file. If the file has an error, the session does not change.
            Example: :load scripts/apps/mail.scene
            """
        case .reload:
            """
            Reads the loaded files from the disk again, and runs all entries in the same order. Edit a file, enter
            :reload, and read what has changed. If a loaded file has an error, the session does not change. If a
            typed entry fails now, :reload skips this entry. Breakpoints also stop these entries.
            Example: :load app.scene, launch, then edit the file and :reload
            """
        case .save:
            """
            Writes FILE.scene and FILE.trace, or neither of them. `scenesh test FILE.scene` then passes. The
            script begins with the environment and contains the loaded files. An expression becomes a print.
            Scenarios run after everything else. Typed entries that failed are omitted. To replace files
            that exist, write :save! instead of :save.
            Example: :save bug, or :save! bug
            """
        case .reset:
            """
            Removes all entries. The release, the device and the breakpoints stay. :reset cannot be undone.
            Example: :reset
            """
        case .history:
            """
            A star marks the current entry. :redo restores the entries below the star.
            Example: :history, then :goto 3
            """
        case .undo:
            """
            Restores the state before the last entry, or before the last N entries. While an entry is stopped,
            :undo cancels that entry.
            Example: :undo 2
            """
        case .redo:
            """
            Shows the trace of the redone entries again. A new entry removes the undone entries.
            Example: :undo, then :redo
            """
        case .goto:
            """
            The entries after N are kept until a new entry replaces them, so :goto can return to them.
            :history shows the numbers of the entries. A stopped entry is cancelled.
            Example: :goto 2
            """
        case .diff:
            """
            Compares the states after entries A and B: trees, the state of each instance, owners and variables.
            Without numbers, :diff compares the states before and after the last entry. While an entry is
            stopped, :diff compares the state before that entry with the current state. With one number, :diff
            compares the state after entry A with the current state.
            Example: :diff 1 3
            """
        case .tree:
            """
            The output has the format of UIKit's _printHierarchy. X is an instance.
            Example: :tree nav
            """
        case .state:
            """
            For an instance, :state shows: class, appearance, view, containers, presentations, properties that are not
            nil, false or empty, variables, owners. Without X, :state shows: environment, clock, running transitions,
            pending operations, variables of the file, instances. :state also works while an entry is stopped.
            Example: :state inbox#2
            """
        case .owners:
            """
            Shows each path of strong references from a root to the instance. A root is for example a window or a
            variable. If a reference cycle contains the instance, :owners also shows the cycle.
            Example: :owners inbox
            """
        case .trace:
            """
            Shows the traces of all entries that were not undone. If an entry is stopped, :trace shows the trace of this
            entry up to the stop.
            Example: :trace
            """
        case .why:
            """
            Shows the numbered lines of the last trace with their rules, then each rule of the last step with
            its releases, confidence and source. N is the number of a line; -1 is the last
            line. A call can replace N: :why home viewDidAppear. docs/sources.md describes the sources.
            Example: :why -1; :why home viewDidAppear
            """
        case .whynot:
            """
            Accepts a line pasted from a trace. Checks the release, conditions that failed, delegates,
            super and messages. Then :whynot names the releases and devices with which UIKit makes the call.
            Example: :whynot home.viewDidAppear(animated: true)
            """
        case .unknown:
            """
            In a class of Swift, a name that nothing declares is an unknown value. Lists what the last step decided
            about such values. To decide otherwise, declare the name.
            Example: :unknown
            """
        case .break:
            """
            Entries, scenarios and files stop at each call of METHOD. The line of the call is printed before the stop.
            `super` and the body of the handler run after the stop. :break off N deletes breakpoint N. :break off
            deletes all breakpoints.
            METHOD is written as in scripts or traces: viewWillAppear, viewWillAppear(animated:), inbox.viewWillAppear.
            METHOD can also be an action of the script. X is an instance (inbox#2), a class (inbox,
            NavigationController), a delegate, or app. A class includes its subclasses.
            While an entry is stopped, commands such as :state show the state at the call. Statements must
            wait until :continue or :step ends the entry. An expression shows its value, and :undo
            cancels the entry. :ios, :device and :redo ignore breakpoints.
            Example: :break on viewWillAppear of inbox; :break; :break off 1
            """
        case .step:
            """
            Works only while an entry is stopped.
            Example: :break on viewDidLoad, launch, :step 3
            """
        case .continue:
            """
            Works only while an entry is stopped.
            Example: :break on viewDidLoad, launch, :continue
            """
        case .rules:
            """
            ID is the id of a rule, the beginning of several ids, or the short name of a source, such as CAT26.
            Example: :rules NAV-PUSH
            """
        case .set:
            """
            NAME is ios or device, as in :ios and :device.
            Example: :set; :set ios 12; :set device iPad landscape
            """
        case .time:
            """
            Shows how much time passed on this machine, and how much virtual time passed in the app. Without an
            entry, :time shows the app's clock.
            Example: :time launch
            """
        case .tour:
            """
            :tour shows a lesson, :tour try enters its script in a new session, :tour check compares the trace
            of the session with the trace of the lesson, and :tour next continues. :tour 3 shows the third lesson.
            Example: :tour
            """
        case .ios:
            """
            If an entry fails in this release, the session does not change.
            Example: :ios 12
            """
        case .device:
            """
            If an entry fails on this device, the session does not change.
            Example: :device iPad landscape
            """
        case .quit:
            """
            If the session was not saved with :save, the session is lost.
            Example: :quit
            """
        }
    }
}
