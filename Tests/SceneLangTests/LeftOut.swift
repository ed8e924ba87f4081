/// An observation of UIKit that the model leaves out, because its sources are too weak. `docs/conformance.md` lists
/// them.
struct LeftOut {
    let what: String
    let releases: String
    let source: String
    let why: String

    private init(_ what: String, _ releases: String, _ source: String, _ why: String) {
        self.what = what
        self.releases = releases
        self.source = source
        self.why = why
    }

    private static let fixed = "A mistake of one release, reported once, that a later release does not have."
    private static let lone = "One report, and no second source."

    static let all = [
        LeftOut("An unwind segue out of a presentation context dismisses nothing.", "7.1", "rdar 17794274", fixed),
        LeftOut("An unwind segue behaves otherwise.", "6", "rdar 12693349", fixed),
        LeftOut("A page view controller caches a page.", "6", "rdar 13162693", fixed),
        LeftOut("A search controller leaks.", "11", "rdar 34987551", fixed),
        LeftOut("Reading presentationController has an effect.", "8.1", "rdar 19096083", fixed),
        LeftOut("The first call of willTransition differs.", "10", "rdar 28528503", fixed),
        LeftOut("A double tap is not ignored.", "8.1", "rdar 19067761", fixed),
        LeftOut("Beta releases differ.", "8, 11", "rdar 17826464, 34186209", fixed),
        LeftOut("viewWillDisappear comes when the user leaves the app.", "3", "bunnyhero.org 2010", lone),
        LeftOut(
            "presentedViewController is not nil after a dismissal without animation.", "8.0.2", "rdar 18464897", lone),
        LeftOut(
            "A swipe back does not begin if the delegate answers nil for the animator.", "7", "rdar 15215690", lone),
        LeftOut(
            "A covered stack misses viewWillTransition.", "9.2", "rdar 24277475",
            "One report, of which another step contradicts a simple rule."),
        LeftOut("isMovingFromParent of a parent, read from its child.", "11", "LifecycleHooks #2", lone),
        LeftOut(
            "The system ends a scene that is in front.", "13 and later", "two reports",
            "The two sources contradict each other."),
        LeftOut(
            "A presentation that is dropped keeps its leaving presenter alive (MODAL-LEAVING-2).", "12",
            "rdar 48124947", "One report; a leak that is not there would mislead."),
        LeftOut(
            "The balance of calls when two transitions meet, such as an unembed during a pop.", "all", "none",
            "No log has both; the trace calls them contested (TRANS-OVERLAP-1)."),
    ]
}
