/// The frame of a view that is not a controller's root view, and its autoresizing. Few views have such a record.
struct ViewLayout: Hashable, Sendable, BitwiseCopyable {
    let view: ViewID
    /// The frame as it was set; nil for a view of a file of which code has not set it.
    var frame: Rect?
    /// The size of the superview at that time; nil without one, or if it is not known.
    var around: Size?
    var mask: AutoresizingMask = []
    var resizesSubviews = true
}
