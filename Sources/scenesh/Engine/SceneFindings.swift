/// What `check` reports about the scenes of a graph.
struct SceneFindings {
    /// The place where the text of a scene begins, or of something that belongs to it, or where one ends.
    struct Mark {
        /// The file, as messages name it.
        let path: String
        let line: Int
        let column: Int
        /// The number of the scene; nil where one ends.
        let scene: Int?
    }

    /// The findings of each scene.
    private(set) var scenes: [[Finding]]
    /// The findings that belong to no scene.
    private(set) var withoutScene: [Finding] = []

    /// Gives each finding to the scene of the last mark before it. `count` is the number of scenes.
    init(_ findings: [Finding], marks: [Mark], count: Int) {
        scenes = [[Finding]](repeating: [], count: count)
        let byPath = Dictionary(grouping: marks, by: \.path).mapValues { marks in
            // A scene can begin where another one ends.
            marks.sorted { ($0.line, $0.column, $0.scene ?? -1) < ($1.line, $1.column, $1.scene ?? -1) }
        }
        for finding in findings {
            let start = finding.region.start
            let before = byPath[finding.region.path]?.last {
                ($0.line, $0.column) <= (start.line, start.column)
            }
            if let scene = before?.scene { scenes[scene].append(finding) } else { withoutScene.append(finding) }
        }
    }
}
