import SceneLang
import SceneRuntime

// What the page calls. Every function takes and returns numbers; texts and lists are bytes in the memory of the
// module. The page has one thread, so there is one `Page`.

nonisolated(unsafe) private var page = Page()

/// Returns the address of room for a name, a line feed and a text in UTF-8, which the following calls are about.
@_cdecl("scene_reserve")
func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    unsafe page.input.reserve(Int(max(0, count)))
}

/// Returns the address of the last result.
@_cdecl("scene_result")
func result() -> UnsafeMutablePointer<UInt8>? { unsafe page.output.start }

/// Checks the script. The result is a list of diagnostics as JSON: see `DiagnosticText`.
@_cdecl("scene_check")
func check() -> Int32 { unsafe page.check() }

/// Returns the colours of the script's words, five bytes each: see `ScriptColours.packed`.
@_cdecl("scene_tokens")
func tokens() -> Int32 { unsafe page.tokens() }

/// Returns the completions at byte `place` of the script, as JSON: where the word starts, and its candidates.
@_cdecl("scene_complete")
func complete(_ place: Int32) -> Int32 { unsafe page.complete(at: Int(place)) }

/// Returns the formatted script; nothing if it has errors.
@_cdecl("scene_format")
func format() -> Int32 { unsafe page.format() }

/// Returns the explanation of the code that the script is, as JSON; nothing if there is none.
@_cdecl("scene_explain")
func explain() -> Int32 { unsafe page.explain() }

/// Returns the script of the storyboards that the text consists of, as JSON: see `StoryboardDocuments`.
@_cdecl("scene_storyboard")
func storyboard() -> Int32 { unsafe page.storyboard() }

/// Returns what the word at byte `place` of the script is, as JSON; nothing if there is nothing to say.
@_cdecl("scene_hover")
func hover(_ place: Int32) -> Int32 { unsafe page.hover(at: Int(place)) }

/// Returns the rule whose id the script is, as JSON; nothing if there is none.
@_cdecl("scene_rule")
func rule() -> Int32 { unsafe page.rule() }

/// Compiles the script and makes a machine. Bit 0 of `flags` adds the rule to each line. Bits 1 and 2 are the number of
/// `Page.scenes`; bit 3 chooses an SDK with which an app without scenes launches. `release` is a hundred times the
/// major release and the minor one, 99 for the latest; 0 is the script's own. For `device` see `Page.device`. The
/// result are the environments of the script's head, a line each: release, device and the number of `Page.scenes`.
@_cdecl("scene_begin")
func begin(_ flags: Int32, _ release: Int32, _ device: UInt32) -> Int32 {
    unsafe page.begin(flags: flags, release: release, device: device)
}

/// Runs for at most `fuel` instructions; returns 0 at the end.
@_cdecl("scene_advance")
func advance(_ fuel: Int32) -> Int32 { unsafe page.advance(fuel: Int(fuel)) ? 1 : 0 }

/// Returns the lines of the trace since the last call.
@_cdecl("scene_take")
func take() -> Int32 { unsafe page.takeTrace() }

/// Returns the number of lines of the trace so far.
@_cdecl("scene_lines")
func lines() -> Int32 { unsafe page.lineCount }

/// Returns a line of the trace with its origin, as JSON; nothing if there is none. Lines are counted from 0.
@_cdecl("scene_line")
func line(_ number: Int32) -> Int32 { unsafe page.line(at: Int(number)) }

/// Returns the first line of a statement that starts in a part of the script, in bytes; -1 if there is none.
@_cdecl("scene_statement")
func statement(_ start: Int32, _ end: Int32) -> Int32 { unsafe page.firstLine(from: Int(start), to: Int(end)) }

/// Goes to the moment just after a line of the trace. Returns the picture of it, as JSON. Lines are counted from 0.
@_cdecl("scene_goto")
func goTo(_ line: Int32) -> Int32 { unsafe page.go(to: Int(line)) }

/// Returns the calls that conditions have prevented in the step of a line, as JSON.
@_cdecl("scene_whynot")
func whyNot(_ line: Int32) -> Int32 { unsafe page.whyNot(Int(line)) }

/// Returns the data of a player for the run that was begun last, as JSON; nothing if the script has errors.
@_cdecl("scene_player")
func player() -> Int32 { unsafe page.player() }

/// Returns the messages since the last call: for 0 all, as the tool prints them, and for 1 those that are not about
/// failed expectations.
@_cdecl("scene_messages")
func messages(_ part: Int32) -> Int32 { unsafe page.takeMessages(withExpectations: part == 0) }

/// Returns the expectations that failed in the run, as a list of diagnostics in JSON: see `DiagnosticText`.
@_cdecl("scene_failures")
func failures() -> Int32 { unsafe page.failures() }

/// Returns the status of the run, as that of the tool: 0, 1 after a failure, 3 for a script with errors.
@_cdecl("scene_status")
func status() -> Int32 { unsafe page.status }
