/// The settings of a controller that concern bars: those of a container about its own bars, and those of a child about
/// what the bars show for it. Few controllers have such a record.
struct BarSettings: ControllerRecord, Hashable, Sendable, BitwiseCopyable {
    /// Settings that are yes or no. Most controllers have none of them.
    struct Facts: OptionSet, Hashable, Sendable, BitwiseCopyable {
        let rawValue: UInt16
        /// Of a navigation controller.
        static let hidesNavigationBar = Facts(rawValue: 1 << 0)
        static let showsToolbar = Facts(rawValue: 1 << 1)
        /// Of a controller in a stack.
        static let hidesBottomBar = Facts(rawValue: 1 << 2)
        static let hidesBackButton = Facts(rawValue: 1 << 3)
        /// Its edit button is at the left or right of the title.
        static let editsAtLeft = Facts(rawValue: 1 << 4)
        static let editsAtRight = Facts(rawValue: 1 << 5)
        /// Its view extends under opaque bars, too.
        static let includesOpaqueBars = Facts(rawValue: 1 << 6)
        /// Of a container: the bar is not translucent.
        static let hasOpaqueNavigationBar = Facts(rawValue: 1 << 7)
        static let hasOpaqueToolbar = Facts(rawValue: 1 << 8)
        static let hasOpaqueTabBar = Facts(rawValue: 1 << 9)
    }

    let controller: ControllerID
    var facts: Facts = []
    var leftItem = ViewID.none
    var rightItem = ViewID.none

    init(of controller: ControllerID) { self.controller = controller }
}
