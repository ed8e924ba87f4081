/// The heights of bars and the edges of devices, by release. `grammar.md` prints them as a table. A number that no
/// source has is that of the device whose size the model uses, and is inferred.
package struct Metrics: Sendable, BitwiseCopyable {
    let release: Release
    let kind: Device.Kind
    let isPad: Bool
    /// The size of the window.
    let size: Size

    /// Creates the metrics of a window of a size on a device.
    package init(_ release: Release, _ device: Device, window size: Size) {
        self.release = release
        kind = device.kind
        isPad = device.isPad
        self.size = size
    }

    /// Whether the window is that of a phone in landscape.
    private var isFlatPhone: Bool { !isPad && size.isWide }

    /// Whether the window fills a second screen, which has neither a status bar nor a home indicator.
    private var isExternal: Bool { size == Metrics.externalScreen }

    /// Whether the device is a phone without a home button.
    private var hasNotch: Bool { kind == .iPhone && release.has(.phonesHaveNotches) }

    /// The height of the status bar. Since iOS 8, a phone in landscape has none.
    var statusBar: UInt32 {
        if isExternal { return 0 }
        if isFlatPhone, release.has(.statusBarHidesInLandscape) { return 0 }
        if hasNotch { return 47 }
        return kind == .iPad && release.has(.padsHaveNoHomeButton) ? 24 : 20
    }

    /// The height of a navigation bar.
    var navigationBar: UInt32 {
        if isFlatPhone { return 32 }
        return isPad && release.has(.padsHaveNoHomeButton) ? 50 : 44
    }

    /// The height of a tab bar.
    var tabBar: UInt32 {
        if isFlatPhone, release.has(.tabBarsShrinkInLandscape) { return 32 }
        return isPad && release.has(.padsHaveNoHomeButton) ? 50 : 49
    }

    /// The insets of the device's edges and the status bar since iOS 7. Before, the root view begins below the status
    /// bar and has no insets.
    package var edges: Insets {
        if isExternal || !release.has(.statusBarOverlapsContent) { return Insets() }
        let top = UInt8(clamping: statusBar)
        if hasNotch {
            return size.isWide ? Insets(top: 0, sides: 47, bottom: 21) : Insets(top: top, sides: 0, bottom: 34)
        }
        return Insets(top: top, sides: 0, bottom: kind == .iPad && release.has(.padsHaveNoHomeButton) ? 20 : 0)
    }

    /// The insets of the device's edges while the status bar is hidden. A notch has the height of the status bar next
    /// to it.
    var edgesWithoutStatusBar: Insets {
        var insets = edges
        if !hasNotch { insets.top = 0 }
        return insets
    }

    /// The size of a second screen.
    static var externalScreen: Size { Size(1920, 1080) }

    /// The size of a view in its storyboard or nib.
    static var canvas: Size { Size(375, 667) }

    /// Returns the size of a sheet or popover with this style; for other styles, that of the window.
    package func sheet(_ style: ModalStyle) -> Size {
        if style == .popover { return Size(min(320, size.width), min(480, size.height)) }
        let isCard = release.has(.sheetsAreCards)
        if !isPad || size.width < 668 {
            // A card leaves the top of the presenter visible; in landscape, it fills the window.
            if isCard, !size.isWide { return size.lowered(by: statusBar + 10) }
            return size
        }
        guard style.family == .sheet else { return size }
        if style == .formSheet { return Size(min(540, size.width), min(620, size.height)) }
        let isTurned = size.isWide
        if isCard { return Size(min(712, size.width), size.lowered(by: isTurned ? 60 : 64).height) }
        return Size(min(isTurned ? size.height : size.width, size.width), size.lowered(by: statusBar).height)
    }
}
