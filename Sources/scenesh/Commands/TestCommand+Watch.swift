/// `scenesh test --watch`.
extension TestCommand {
    /// Runs the tests that a change affects, until Ctrl-C or the key `q`.
    func watchFiles(_ console: inout Console) -> ExitStatus {
        // Scripts may be added later, but if there are none at the start, the path is probably wrong.
        guard hasTests(Discovery.tests(paths: testPaths.paths, filter: pathFilter), &console) else {
            return .nothingMatched
        }
        Interrupt.watchContinuing()
        let (paths, filter, shard, seed) = (testPaths.paths, pathFilter, shard, seed)
        let keyboard = WatchKeyboard()
        var watch = Watch(runner: runner, keyboard: keyboard) {
            Discovery.tests(paths: paths, filter: filter, shard: shard, seed: seed)
        }
        let reporter = TextReporter(isColoured: isColoured, isQuiet: quiet)
        var (isFirst, hasFailed) = (true, false)
        while let event = watch.next() {
            switch event {
            case .update(let update):
                if !isFirst { complain(update.problems, &console) }
                if !isFirst, !quiet { console.write(update.heading) }
                console.write(reporter.failures(in: update.changed.outcomes))
                console.write(reporter.warnings(update.changed.warnings))
                console.write(reporter.tally(update.whole, showsTime: true))
                hasFailed = update.whole.failed > 0
                _ = writeIndex(of: update.whole, &console)
                console.flush()
                let keys = keyboard == nil ? "press Ctrl-C to stop" : WatchKey.help
                if isFirst, !quiet { console.writeError("waiting for changes; \(keys)") }
                isFirst = false
            case .key(.quit): return hasFailed ? .failed : .done
            case .key(.all): watch.runAll()
            case .key(.bless): blessItems(watch.items, reporter, &console)
            case .key(.review): reviewItems(watch.items, &console)
            }
            console.flush()
        }
        return .interrupted
    }

    /// Why the keys write no goldens; nil if they do.
    private var refusalOfKeys: String? {
        if !force, EnvironmentVariable.isContinuousIntegration {
            return "goldens are not written, because CI is set; use --force to write them"
        }
        if !scenarios.isAll {
            return "a golden belongs to a whole script: remove --tag, and the names of scenarios after '::'"
        }
        return isMoved ? "goldens are not written with --ios, --device, --scenes or --sdk" : nil
    }

    /// The key `b`: writes the goldens that differ or are missing.
    private func blessItems(_ items: [ReviewItem], _ reporter: TextReporter, _ console: inout Console) {
        if let refusalOfKeys { return console.writeError(refusalOfKeys) }
        let items = items.filter { $0.unread == nil }
        if items.isEmpty { return console.write("no golden differs\n") }
        for item in items {
            guard item.canBeAccepted else {
                console.write("\(item.outcomes.first?.title ?? ""): \(item.refusal)")
                continue
            }
            let (written, problems) = item.accept(runner)
            console.write(reporter.written(written))
            console.write(reporter.failures(in: problems))
        }
    }

    /// The key `r`: reviews what fails, as `scenesh review` does.
    private func reviewItems(_ items: [ReviewItem], _ console: inout Console) {
        if let refusalOfKeys { return console.writeError(refusalOfKeys) }
        var runner = runner
        runner.showsNewTraces = true
        runner.progress = nil
        var review = Review(items: items.compactMap { $0.rerun(by: runner) }, runner: runner, isColoured: isColoured)
        _ = review.askAboutItems(&console)
        console.write(review.summary)
    }
}
