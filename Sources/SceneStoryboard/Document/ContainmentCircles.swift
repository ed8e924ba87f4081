/// Finds containers of a storyboard that contain themselves, by a depth-first search along relationships and embed
/// segues. Nothing recurses.
struct ContainmentCircles {
    /// A segue that closes a circle, and the container that it leads back to.
    struct Circle {
        let segue: StoryboardSegue
        let container: Int
    }

    private let children: [[StoryboardSegue]]
    /// Whether a scene and everything in it was searched.
    private var isDone: [Bool]

    init(_ storyboard: Storyboard) {
        var children = [[StoryboardSegue]](repeating: [], count: storyboard.scenes.count)
        for segue in storyboard.segues where segue.kind == .relationship || segue.kind == .embed {
            children[segue.source].append(segue)
        }
        self.children = children
        isDone = [Bool](repeating: false, count: storyboard.scenes.count)
    }

    /// Returns the circles among `first` and the scenes that it contains, directly or not. A scene is searched once, so
    /// each circle is found once, whatever scenes the searches begin with.
    mutating func takeCircles(from first: Int) -> [Circle] {
        guard !isDone[first] else { return [] }
        var found: [Circle] = []
        // A segue to a scene that is still open closes a circle.
        var isOpen: Set<Int> = [first]
        var path = [(scene: first, next: 0)]
        while let (scene, next) = path.last {
            guard next < children[scene].count else {
                isOpen.remove(scene)
                isDone[scene] = true
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let segue = children[scene][next]
            guard let target = segue.target, !isDone[target] else { continue }
            if isOpen.insert(target).inserted {
                path.append((target, 0))
            } else {
                found.append(Circle(segue: segue, container: target))
            }
        }
        return found
    }
}
