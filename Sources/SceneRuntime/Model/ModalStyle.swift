/// `UIModalPresentationStyle`.
public enum ModalStyle: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
    case popover, blurOverFullScreen, none

    /// The style that `symbol` names, or nil.
    package init?(_ symbol: Symbol) {
        let offset = Int(symbol.rawValue) - Int(Symbol.automatic.rawValue)
        guard let raw = UInt8(exactly: offset), let style = ModalStyle(rawValue: raw) else { return nil }
        self = style
    }

    /// The releases that can present with the style; nil if the model does not support it. `.automatic` means the
    /// default of a release.
    public var releases: ReleaseRange? {
        switch self {
        case .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext: .since(3)
        case .custom: .since(7)
        case .overFullScreen, .overCurrentContext, .popover: .since(8)
        case .none, .blurOverFullScreen: nil
        }
    }

    /// What a presentation covers.
    enum Family: Equatable, Sendable, BitwiseCopyable {
        /// The view of a presentation context. `keepsPresenter` says that the presenter's view stays in the window.
        case context(keepsPresenter: Bool)
        /// The window.
        case screen(keepsPresenter: Bool)
        case sheet, popover
        /// The script says what.
        case custom
    }

    /// What a presentation with the style covers.
    var family: Family {
        switch self {
        case .automatic, .fullScreen: .screen(keepsPresenter: false)
        case .overFullScreen, .blurOverFullScreen, .none: .screen(keepsPresenter: true)
        case .currentContext: .context(keepsPresenter: false)
        case .overCurrentContext: .context(keepsPresenter: true)
        case .pageSheet, .formSheet: .sheet
        case .popover: .popover
        case .custom: .custom
        }
    }

    /// Whether it covers a presentation context.
    var isInContext: Bool {
        if case .context = family { true } else { false }
    }

    /// The symbol that names `self`.
    package var symbol: Symbol {
        Symbol(rawValue: Symbol.automatic.rawValue + UInt16(rawValue)) ?? .automatic
    }
}

/// `UIModalTransitionStyle`.
public enum ModalTransition: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl

    /// The transition style that `symbol` names, or nil.
    package init?(_ symbol: Symbol) {
        let offset = Int(symbol.rawValue) - Int(Symbol.coverVertical.rawValue)
        guard let raw = UInt8(exactly: offset), let style = ModalTransition(rawValue: raw) else { return nil }
        self = style
    }

    /// The symbol that names `self`.
    package var symbol: Symbol {
        Symbol(rawValue: Symbol.coverVertical.rawValue + UInt16(rawValue)) ?? .coverVertical
    }
}
