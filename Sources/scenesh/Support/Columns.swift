import SceneLang

extension String {
    /// The width of the text in columns of a terminal.
    var columns: Int { DisplayWidth.of(Array(utf8)[...]) }
}
