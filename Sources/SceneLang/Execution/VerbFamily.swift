import SceneRuntime

/// The verbs of statements that ask something of the world, by what they need to know first.
enum VerbFamily {
    case launch(Launch)
    case navigation(Navigation)
    case presentation(Presentation)
    case touch(Touch)
    case containment(Containment)
    case paging(Paging)
    case split(Split)
    case responder(Responder)
    case environment(EnvironmentChange)
    case system(SystemEvent)
    case load, layout, call, advance, finish, cancel, relaunch, post
    /// Has instructions of its own: no request.
    case instruction

    enum Launch { case launch, inBackground, root, activate }
    enum Navigation { case push, pop, popTo, popToRoot, setStack }
    enum Presentation { case present, popover, dismiss, show, showDetail }
    enum Touch { case perform, tap, select, swipe }
    enum Containment {
        case embed, unembed, addChild, addView, willMove, didMove, removeView, removeChild
        case transition, beginAppearance, endAppearance
    }
    enum Paging { case to, forward, back, swipe }
    enum Split { case show, hide, collapse, expand }
    enum Responder { case focus, unfocus, send }
    enum EnvironmentChange { case rotate, resize, trait }
}

extension Verb {
    /// The family of the verb, and which one of it.
    var family: VerbFamily {
        switch self {
        case .launch: .launch(.launch)
        case .launchBackground: .launch(.inBackground)
        case .root: .launch(.root)
        case .activate: .launch(.activate)
        case .push: .navigation(.push)
        case .pop: .navigation(.pop)
        case .popTo: .navigation(.popTo)
        case .popToRoot: .navigation(.popToRoot)
        case .setStack: .navigation(.setStack)
        case .present: .presentation(.present)
        case .popover: .presentation(.popover)
        case .dismiss: .presentation(.dismiss)
        case .show: .presentation(.show)
        case .showDetail: .presentation(.showDetail)
        case .perform: .touch(.perform)
        case .tap: .touch(.tap)
        case .select: .touch(.select)
        case .swipe: .touch(.swipe)
        case .embed: .containment(.embed)
        case .unembed: .containment(.unembed)
        case .addChild: .containment(.addChild)
        case .addView: .containment(.addView)
        case .willMove: .containment(.willMove)
        case .didMove: .containment(.didMove)
        case .removeView: .containment(.removeView)
        case .removeChild: .containment(.removeChild)
        case .transition: .containment(.transition)
        case .beginAppearance: .containment(.beginAppearance)
        case .endAppearance: .containment(.endAppearance)
        case .pageTo: .paging(.to)
        case .pageForward: .paging(.forward)
        case .pageBack: .paging(.back)
        case .swipeTo: .paging(.swipe)
        case .showColumn: .split(.show)
        case .hideColumn: .split(.hide)
        case .collapse: .split(.collapse)
        case .expand: .split(.expand)
        case .focus: .responder(.focus)
        case .unfocus: .responder(.unfocus)
        case .send: .responder(.send)
        case .rotate: .environment(.rotate)
        case .resize: .environment(.resize)
        case .trait: .environment(.trait)
        case .memoryWarning: .system(.memoryWarning)
        case .background: .system(.background)
        case .foreground: .system(.foreground)
        case .interrupt: .system(.interrupt)
        case .resume: .system(.resume)
        case .closeScene: .system(.closeScene)
        case .terminate: .system(.terminate)
        case .relaunch: .relaunch
        case .load: .load
        case .layout: .layout
        case .call: .call
        case .advance: .advance
        case .finish: .finish
        case .cancel: .cancel
        case .post: .post
        case .release, .turn, .begin, .print, .note, .tree, .trace, .traceOnly, .expect, .expectCall, .expectNoCall,
            .expectTrace, .expectWarning, .expectNoWarning, .expectException:
            .instruction
        }
    }
}
