/// The scenes to which unwind segues lead, as far as storyboards show them.
///
/// A storyboard does not say which class declares an unwind action. It is assumed to be the class of each scene that
/// has a segue to the source of the unwind segue, or to a container of the source.
struct UnwindTargets {
    /// The maximum number of containers around a scene.
    private static let mostContainers = 100

    private let app: StoryboardApp
    /// For each scene of the app, the containers that hold it, and the scenes with a segue to it.
    private var holders: [[Int]]
    private var leaders: [[Int]]

    init(_ app: StoryboardApp) {
        self.app = app
        let count = app.storyboards.reduce(0) { $0 + $1.scenes.count }
        holders = [[Int]](repeating: [], count: count)
        leaders = holders
        for (place, storyboard) in app.storyboards.enumerated() {
            for segue in storyboard.segues {
                guard let target = app.target(of: segue, in: place).map({ app.number(of: $0) }) else { continue }
                let source = app.offsets[place] + segue.source
                switch segue.kind {
                case .relationship, .embed: holders[target].append(source)
                case .unwind: break
                case .show, .showDetail, .presentation, .popoverPresentation, .custom, .push, .modal, .popover,
                    .replace, nil:
                    leaders[target].append(source)
                }
            }
        }
    }

    /// Returns the numbers in the app of the scenes that are assumed to have the action of an unwind segue.
    ///
    /// - `place`: the place of the storyboard that has the segue.
    func scenes(of segue: StoryboardSegue, in place: Int) -> [Int] {
        var around = [app.offsets[place] + segue.source]
        var next = 0
        while next < around.count, around.count < UnwindTargets.mostContainers {
            for holder in holders[around[next]] where !around.contains(holder) { around.append(holder) }
            next += 1
        }
        var found: [Int] = []
        for leader in around.flatMap({ leaders[$0] }) where !found.contains(leader) { found.append(leader) }
        return found
    }
}
