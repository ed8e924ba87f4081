import SceneRuntime

extension Unicode.Scalar {
    /// Whether this is a control character or a bidirectional control, or ends a line in some program. Texts of files
    /// that may reach a terminal have none of them.
    package var isControl: Bool { VisibleText.isControl(value) }
}

extension String {
    /// The UTF-8 of the text as in a string of JSON, without the quotes around it. Control characters are escaped.
    package var escapedInJSON: [UInt8] { VisibleText.escapedInJSON(Array(utf8)) }
}
