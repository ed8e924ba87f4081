/// The storyboards of an app, with the names that scripts have for them and for their scenes.
///
/// The first one is the main storyboard, unless the app has one elsewhere. References lead to the others.
public struct StoryboardApp: Sendable {
    /// A scene of one of the storyboards.
    struct Place: Hashable {
        let storyboard: Int
        let scene: Int
    }

    let storyboards: [Storyboard]
    let names: [StoryboardNames]
    /// Whether the first storyboard is the main one, whose scenes are declared at file level.
    let hasMain: Bool
    /// The names of the storyboards in scripts.
    let labels: [String]
    /// The number of the first scene of each storyboard among the scenes of all.
    let offsets: [Int]
    /// The places of the storyboards by their names in files.
    private let places: [String: Int]

    /// The number of references that can lead to one another.
    private static let longestChain = 16
    /// The name of the main storyboard in scripts.
    private static let main = "Main"

    /// The app of some storyboards, which have no errors. If it `hasMain`, that is the first one.
    public init(_ storyboards: [Storyboard], hasMain: Bool) {
        self.storyboards = storyboards
        self.hasMain = hasMain
        names = storyboards.map { StoryboardNames($0) }
        var taken = NameSet()
        taken.insert(StoryboardApp.main)
        for storyboard in storyboards {
            for scene in storyboard.scenes { scene.customClass.map { taken.insert($0) } }
            for segue in storyboard.segues { segue.customClass.map { taken.insert($0) } }
        }
        if hasMain { for name in names.first?.scenes ?? [] { taken.insert(name) } }
        var (labels, offsets, places): ([String], [Int], [String: Int]) = ([], [], [:])
        var count = 0
        for (place, storyboard) in storyboards.enumerated() {
            let isMain = place == 0 && hasMain
            labels.append(isMain ? StoryboardApp.main : ScriptText.name(taken.makeUnique(storyboard.name)))
            offsets.append(count)
            count += storyboard.scenes.count
            if places[storyboard.name] == nil { places[storyboard.name] = place }
        }
        (self.labels, self.offsets, self.places) = (labels, offsets, places)
    }

    /// The number of a scene among the scenes of all storyboards.
    func number(of place: Place) -> Int { offsets[place.storyboard] + place.scene }

    /// Whether a storyboard is the main one.
    func isMain(_ storyboard: Int) -> Bool { hasMain && storyboard == 0 }

    /// Returns the scene that a segue to `place` leads to: what a reference stands for, or the scene itself. A
    /// reference to a storyboard or a scene that is not there is a scene of its own.
    func destination(ofSegueTo place: Place) -> Place {
        var place = place
        for _ in 0..<StoryboardApp.longestChain {
            guard let reference = storyboards[place.storyboard].scenes[place.scene].reference,
                let next = target(of: reference, from: place.storyboard)
            else { return place }
            place = next
        }
        return place
    }

    /// Whether a scene is a reference to a scene that is there, so that scripts do not have it.
    func isResolvedReference(_ place: Place) -> Bool {
        storyboards[place.storyboard].scenes[place.scene].reference != nil && destination(ofSegueTo: place) != place
    }

    /// Returns the storyboard with a name, if the app has it.
    func storyboard(named name: String) -> Storyboard? { places[name].map { storyboards[$0] } }

    private func target(of reference: StoryboardReference, from storyboard: Int) -> Place? {
        guard reference.bundle == nil else { return nil }
        let found = reference.storyboard.map { places[$0] } ?? storyboard
        guard let found else { return nil }
        let wanted = storyboards[found]
        let scene = wanted.scenes.firstIndex {
            reference.identifier == nil ? $0.id == wanted.initial : $0.identifier == reference.identifier
        }
        return scene.map { Place(storyboard: found, scene: $0) }
    }

    /// Returns the name of a scene, as the scripts of `storyboard` write it.
    func spelled(_ place: Place, from storyboard: Int) -> String {
        let name = ScriptText.name(names[place.storyboard].scenes[place.scene])
        return place.storyboard == storyboard ? name : "\(labels[place.storyboard]).\(name)"
    }

    /// Returns the scene that a segue leads to, or nil for an unknown one.
    func target(of segue: StoryboardSegue, in storyboard: Int) -> Place? {
        segue.target.map { destination(ofSegueTo: Place(storyboard: storyboard, scene: $0)) }
    }
}
