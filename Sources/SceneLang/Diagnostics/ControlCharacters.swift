import SceneRuntime

extension Unicode.Scalar {
    /// Whether this is a control character or a bidirectional control, or ends a line in some program. Texts of files
    /// that may reach a terminal have none of them.
    package var isControl: Bool { VisibleText.isControl(value) }
}
