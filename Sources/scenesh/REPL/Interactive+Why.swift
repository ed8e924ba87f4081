extension Interactive {
    /// Tells the rules behind the last step, or the one behind a line of the last trace.
    mutating func why(_ argument: String) {
        if argument.isEmpty {
            let rules = moments.current.bench.rules()
            guard !rules.isEmpty else { return fail("no rule stands behind the last step", .failed) }
            for rule in rules { console.write(rule.text) }
            return
        }
        guard let traced = moments.lastTraced else { return fail("nothing has been traced yet", .failed) }
        let lines = Lines.split(traced.trace)
        guard let number = Int(argument), lines.indices.contains(number - 1) else {
            return fail(":why takes the number of a line of the last trace, from 1 to \(lines.count)", .usage)
        }
        console.write(Lines.join([lines[number - 1]]))
        guard let rule = rule(ofLine: number, after: traced.entries) else {
            return fail("that line is the script's own: no rule stands behind it", .failed)
        }
        console.write(rule.text)
    }

    /// The rule that the JSON form of the trace names for a line. The entries are run again for it: the same script
    /// gives the same lines.
    private func rule(ofLine number: Int, after entries: [String]) -> RuleListing? {
        var options = options
        options.isJSON = true
        var bench = Workbench(options: options)
        var trace: [UInt8] = []
        for entry in entries {
            guard bench.begin(ScriptSource(name: "entry", bytes: Array(entry.utf8), base: ".")) else { return nil }
            while bench.advance() && !Interrupt.isRequested {}
            trace = bench.takeTrace()
        }
        let lines = Lines.split(trace)
        guard lines.indices.contains(number - 1) else { return nil }
        let line = String(decoding: lines[number - 1], as: UTF8.self)
        return line.firstMatch(of: /"rule":"([A-Z0-9-]+)"/).flatMap { RuleListing.rule(String($0.1)) }
    }
}
