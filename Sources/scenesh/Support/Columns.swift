import SceneLang

extension String {
    /// The columns of a terminal that the text takes.
    var columns: Int { DisplayWidth.of(Array(utf8)[...]) }
}
