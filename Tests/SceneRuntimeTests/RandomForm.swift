@testable import SceneRuntime

/// The requests that a random walk makes.
enum RandomForm {
    /// What a request is about: random living instances, and random decisions.
    struct Choice {
        let a: ControllerID
        let b: ControllerID
        let c: ControllerID
        let animated: Bool
        let finishes: Bool
        let keepsTracking: Bool
    }

    /// Makes a request, or returns nil if it makes no sense for the choice.
    typealias Form = @Sendable (_ choice: Choice, _ world: inout World) -> Request?

    /// All forms, each as often as its weight. A new request needs a line here, and nothing else.
    static let all: [Form] = weighted.flatMap { [Form](repeating: $0.form, count: $0.weight) }

    private static let weighted: [(weight: Int, form: Form)] = [
        (4, { it, _ in .navigation(.push(it.a, onto: it.b, animated: it.animated)) }),
        (2, { it, _ in .navigation(.pop(it.a, animated: it.animated)) }),
        (1, { it, _ in .navigation(.popToRoot(it.a, animated: it.animated)) }),
        (1, { it, _ in .navigation(.popTo(it.a, in: it.b, animated: it.animated)) }),
        (1, { .navigation(.setStack($1.makeList([$0.a, $0.b]), on: $0.c, animated: $0.animated)) }),
        (1, { it, _ in .navigation(.swipeBack(it.a, finishes: it.finishes, keepsTracking: it.keepsTracking)) }),
        (2, { it, _ in .present(it.a, from: it.b, animated: it.animated, completion: .none) }),
        (2, { it, _ in .dismiss(it.a, animated: it.animated, completion: .none) }),
        (1, { it, _ in .swipeDown(it.a, finishes: it.finishes, keepsTracking: it.keepsTracking) }),
        (1, { it, _ in .select(it.a, in: it.b) }),
        (1, { it, _ in .tapTab(it.a, in: it.b) }),
        (1, { .setTabs($1.makeList([$0.a]), on: $0.b, animated: false) }),
        (1, tapMoreTab),
        (1, { it, _ in .setPage(it.a, in: it.b, animated: it.animated, completion: .none) }),
        (1, { it, _ in .setPageBeside(it.a, isAfter: it.finishes, animated: it.animated, completion: .none) }),
        (1, swipePage),
        (1, { it, _ in .addChild(it.a, to: it.b) }),
        (1, { it, _ in .addView(it.a, to: it.b) }),
        (1, { it, _ in .removeView(it.a) }),
        (1, { it, _ in .removeChild(it.a) }),
        (1, transition),
        (1, { it, _ in .setRoot(it.a, WindowID.main) }),
        (1, { it, _ in .load(it.a) }),
        (1, { it, _ in .layout(it.a) }),
        (1, { _, _ in .finish }),
        (1, { _, _ in .cancel }),
    ]

    private static let transition: Form = { it, _ in
        .transition(it.a, to: it.b, in: it.c, only: it.finishes, animated: it.animated, completion: .none)
    }

    private static let swipePage: Form = { it, _ in
        let swipe = PageSwipe(
            it.animated ? .after : .before, finishes: it.finishes, keepsTracking: it.keepsTracking)
        return .swipePage(it.a, swipe, to: .none, of: .none)
    }

    /// Taps the last tab, which can be a row of the More list, or the More tab.
    private static let tapMoreTab: Form = { it, world in
        guard world.isKind(it.a, of: .tabBarController) else { return nil }
        if it.finishes, let row = world.tabs(of: it.a).last { return .tapTab(row, in: it.a) }
        world.makeUnique()
        return .tapTab(world.moreNavigation(of: it.a), in: it.a)
    }
}
