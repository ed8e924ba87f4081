/// A statement as people write it from experience with other tools, and the statement that means the same.
struct Phrase {
    /// The words, in lower case, and `*` for a text of one or more parts. An element of several words, such as
    /// `to/on`, matches each of them.
    let pattern: [String]
    /// The statement: `{0}` is the text of the first `*`.
    let template: String

    init(_ pattern: String, _ template: String) {
        self.pattern = pattern.split(separator: " ").map(String.init)
        self.template = template
    }

    /// Returns the statement for a text that matches, or nil.
    func statement(for text: StatementText) -> String? {
        var found: [String] = []
        guard matches(text, 0, 0, &found) else { return nil }
        var result = ""
        var rest = template[...]
        while let mark = rest.firstIndex(of: "{"),
            let number = rest[rest.index(after: mark)...].first?.wholeNumberValue,
            number < found.count
        {
            result += rest[..<mark] + found[number]
            rest = rest[rest.index(mark, offsetBy: 3)...]
        }
        return result + rest
    }

    private func matches(_ text: StatementText, _ part: Int, _ place: Int, _ found: inout [String]) -> Bool {
        guard place < pattern.count else { return part == text.parts.count }
        guard part < text.parts.count else { return false }
        let wanted = pattern[place]
        guard wanted == "*" else {
            let word = text.parts[part].text.lowercased()
            let isWord = wanted.split(separator: "/").contains { $0 == word }
            return isWord && matches(text, part + 1, place + 1, &found)
        }
        let count = found.count
        for end in part + 1...text.parts.count {
            found.append(text.text(part..<end))
            if matches(text, end, place + 1, &found) { return true }
            found.removeSubrange(count...)
        }
        return false
    }

    /// The phrases, the more special ones first.
    static let all: [Phrase] =
        app + expectations + system + screens + [
            // Taps and gestures.
            Phrase("select/click/touch/press row *", "tap row {0}"),
            Phrase("tap/click/touch/press on/at/the *", "tap {0}"),
            Phrase("tap/click/touch/press the/on * button", "tap {0}"),
            Phrase("tap/click/touch/press button/tab *", "tap {0}"),
            Phrase("tap/click/touch/press * button", "tap {0}"),
            Phrase("tap/click/touch/press tab *", "select {0}"),
            Phrase("edge/finger swipe", "swipe .back"),
            Phrase("rotate to/device landscape", "rotate .landscapeLeft"),
            Phrase("rotate to/device portrait", "rotate .portrait"),
            Phrase("drag/pull/flick down", "swipe .down"),
            Phrase("swipe from left", "swipe .back"),
            // Containers.
            Phrase("tab *", "select {0}"),
            Phrase("switch/select/go to/tab tab *", "select {0}"),
            Phrase("switch/select to/tab *", "select {0}"),
            Phrase("add * to/into/in *", "embed {0} in {1}"),
            Phrase("set root *", "root {0}"),
            Phrase("pop all/everything", "pop to root"),
            Phrase("pop to start/first/bottom/top", "pop to root"),
            Phrase("pop back", "pop"),
            Phrase("push to/the *", "push {0}"),
            Phrase("back", "pop"),
            Phrase("go/navigate back", "pop"),
            Phrase("goback", "pop"),
            Phrase("go/navigate to *", "push {0}"),
            Phrase("goto/navigate *", "push {0}"),
            Phrase("open *", "show {0}"),
            Phrase("unwind to *", "pop to {0}"),
            // Presentations.
            Phrase("present modal/modally/the *", "present {0}"),
            Phrase("modal/showmodal/presentmodally *", "present {0}"),
            Phrase("present * modally", "present {0}"),
            Phrase("present * detents/detent *", "present {0}; {0}.sheetPresentationController.detents = {1}"),
            Phrase("dismiss/close all/everything", "dismiss from window.rootViewController"),
            Phrase("dismissall", "dismiss from window.rootViewController"),
            Phrase("close/hide", "dismiss"),
            Phrase("close modal/sheet/alert", "dismiss"),
            Phrase("close *", "dismiss from {0}"),
            Phrase("perform/trigger/run segue *", "perform {0}"),
            Phrase("trigger *", "perform {0}"),
            // Time and values.
            Phrase("wait/sleep/delay/advance for * seconds/second/sec/s", "advance {0}"),
            Phrase("wait/sleep/delay/advance * seconds/second/sec/s", "advance {0}"),
            Phrase("set * to/= *", "{0} = {1}"),
            Phrase("const *", "let {0}"),
            Phrase("repeat * times *", "repeat {0} {1}"),
            Phrase("loop * times *", "repeat {0} {1}"),
            Phrase("foreach * in *", "for {0} in {1}"),
            Phrase("for each * in *", "for {0} in {1}"),
            Phrase("function/def/fn/fun *", "func {0}"),
            Phrase("it/describe/context * *", "scenario {0} {1}"),
            Phrase("screen/viewcontroller/vc *", "scene {0}"),
            Phrase("device iphone *", "device iPhone"),
            Phrase("device ipad *", "device iPad"),
        ]

    /// What the system does.
    private static let app: [Phrase] = [
        Phrase("app/enter/go background/backgrounded", "background"),
        Phrase("app/enter/go foreground/foregrounded", "foreground"),
        Phrase("go/send/move to background", "background"),
        Phrase("app/send to/in background", "background"),
        Phrase("enterbackground/entersbackground/gotobackground", "background"),
        Phrase("enterforeground/entersforeground/gotoforeground", "foreground"),
        Phrase("go/come to/back foreground", "foreground"),
        Phrase("press/tap/click home", "background"),
        Phrase("home", "background"),
        Phrase("home button", "background"),
        Phrase("press/tap/click home button", "background"),
        Phrase("press key/button home", "background"),
        Phrase("background for * seconds/second/sec/s", "background; foreground"),
        Phrase("background app for * seconds/second/sec/s", "background; foreground"),
        Phrase("lock/sleep screen/device/phone", "background"),
        Phrase("unlock/wake screen/device/phone", "foreground"),
        Phrase("lock", "background"),
        Phrase("unlock", "foreground"),
        Phrase("app inactive/interrupt", "interrupt"),
        Phrase("resign active", "interrupt"),
        Phrase("app active/resume", "resume"),
        Phrase("become active", "resume"),
        Phrase("kill/quit/terminate/close/stop app", "terminate"),
        Phrase("app terminate/quit/kill/stop", "terminate"),
        Phrase("kill/quit", "terminate"),
        Phrase("launch/start/open/run app", "launch"),
        Phrase("launch the app", "launch"),
        Phrase("start", "launch"),
        Phrase("lowmemory/didreceivememorywarning", "memory warning"),
        Phrase("low memory", "memory warning"),
        Phrase("simulate/send/receive/app memory warning", "memory warning"),
        Phrase("low memory warning", "memory warning"),
        Phrase("dark mode", "trait style .dark"),
        Phrase("darkmode", "trait style .dark"),
        Phrase("set/use/enable dark mode", "trait style .dark"),
        Phrase("mode/appearance/theme dark", "trait style .dark"),
        Phrase("light mode", "trait style .light"),
        Phrase("lightmode", "trait style .light"),
        Phrase("set/use/enable light mode", "trait style .light"),
        Phrase("mode/appearance/theme light", "trait style .light"),
        Phrase("keyboard hide/dismiss/close", "unfocus"),
        Phrase("hide/dismiss/close keyboard", "unfocus"),
        Phrase("open/receive url *", "receive url {0}"),
        Phrase("deeplink *", "receive url {0}"),
    ]

    /// Expectations in the words of test tools.
    private static let expectations: [Phrase] = [
        Phrase("expect leak *", "expect no call {0}.deinit"),
        Phrase("expect * leaks/leaked", "expect no call {0}.deinit"),
        Phrase("expect no leak *", "expect call {0}.deinit"),
        Phrase("expect * dealloc", "expect call {0}.deinit"),
        Phrase("expect deinit/dealloc *", "expect call {0}.deinit"),
        Phrase("expect * deinit/deallocated/released/dead/gone/freed", "expect call {0}.deinit"),
        Phrase("expect * is deallocated/released/dead/gone/freed", "expect call {0}.deinit"),
        Phrase("expect call * after *", "expect call {1} before {0}"),
        Phrase("expect * called after *", "expect call {1} before {0}"),
        Phrase("expect * after *", "expect call {1} before {0}"),
        Phrase("expect * called before *", "expect call {0} before {1}"),
        Phrase("expect * before *", "expect call {0} before {1}"),
        Phrase("expect * then *", "expect call {0} before {1}"),
        Phrase("expect * not called", "expect no call {0}"),
        Phrase("expect * never called", "expect no call {0}"),
        Phrase("expect * was not called", "expect no call {0}"),
        Phrase("expect not/never call/called *", "expect no call {0}"),
        Phrase("expect called *", "expect call {0}"),
        Phrase("expect * was/is called", "expect call {0}"),
        Phrase("expect * called", "expect call {0}"),
        Phrase("expect call * 1/1x/once", "expect call {0} once"),
        Phrase("expect call * 2/2x", "expect call {0} twice"),
        Phrase("expect call * 0/0x", "expect call {0} never"),
        Phrase("expect call * exactly *", "expect call {0} {1}"),
        Phrase("expect call * with animated *", "expect call {0}(animated: {1})"),
        Phrase("expect call * with *", "expect call {0}({1})"),
        Phrase("expect * called with *", "expect call {0}({1})"),
        Phrase("asserttrue/assert_true *", "expect {0}"),
        Phrase("assertfalse/assert_false *", "expect !{0}"),
        Phrase("expect call * * time", "expect call {0} once"),
        Phrase("expect * once", "expect call {0} once"),
        Phrase("expect * twice", "expect call {0} twice"),
        Phrase("expect * never", "expect call {0} never"),
        Phrase("expect crash/throw/throws/exception in/from *", "expect exception in {0}"),
        Phrase("expect crash/throw/throws *", "expect exception in {0}"),
        Phrase("expect warn/warned/log/logs *", "expect warning {0}"),
        Phrase("expect no warn/warnings *", "expect no warning {0}"),
        Phrase("expect no warnings", "expect no warning"),
        Phrase("expect visible *", "expect {0}.view.window != nil"),
        Phrase("expect * is/was presented", "expect {0}.presentingViewController != nil"),
        Phrase("expect * presented", "expect {0}.presentingViewController != nil"),
        Phrase("expect * visible", "expect {0}.view.window != nil"),
        Phrase("expect * is visible", "expect {0}.view.window != nil"),
        Phrase("expect * to be/equal nil", "expect {0} == nil"),
        Phrase("expect * not to be/equal *", "expect {0} != {1}"),
        Phrase("expect * to not be/equal *", "expect {0} != {1}"),
        Phrase("expect * to be/equal *", "expect {0} == {1}"),
        Phrase("expect * equals/equal/eq/be/toequal/tobe *", "expect {0} == {1}"),
        Phrase("expect * should be/equal *", "expect {0} == {1}"),
        Phrase("expect * is equal to *", "expect {0} == {1}"),
        Phrase("expect * is not nil", "expect {0} != nil"),
        Phrase("expect * not nil", "expect {0} != nil"),
        Phrase("expect * exists", "expect {0} != nil"),
        Phrase("expect * is nil", "expect {0} == nil"),
        Phrase("expect * is true", "expect {0}"),
        Phrase("expect * is false", "expect !{0}"),
        Phrase("expect * is not *", "expect {0} != {1}"),
        Phrase("expect * contains/includes *", "expect {0}.contains({1})"),
        Phrase("expect * in *", "expect {1}.contains({0})"),
        Phrase("expect that *", "expect {0}"),
        Phrase("should/ensure/require *", "expect {0}"),
        Phrase("* should be/equal *", "expect {0} == {1}"),
    ]
}
