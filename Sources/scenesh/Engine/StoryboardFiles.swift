/// The files of storyboards.
enum StoryboardFiles {
    /// The ending of their names.
    static let ending = ".storyboard"
}
