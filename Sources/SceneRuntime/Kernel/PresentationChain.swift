/// A chain of presentations: `base` is the root of a window, and each controller presents the next one, up to `top`.
///
/// Walks along presentations skip the controllers in between, so that a step costs the same in a long chain. The chain
/// follows from the rest of the world, and does not count for equality.
@usableFromInline
struct PresentationChain: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline var base = ControllerID.none
    @usableFromInline var top = ControllerID.none

    init() {}

    @usableFromInline
    static func == (left: PresentationChain, right: PresentationChain) -> Bool { true }

    @usableFromInline
    func hash(into hasher: inout Hasher) {}
}

extension World {
    /// Records in the chain that `presenter` presents `id`.
    mutating func extendChain(by id: ControllerID, presenter: ControllerID) {
        if presentationChain.top.exists, presentationChain.top == presenter {
            presentationChain.top = id
        } else if self[presenter].hosting == .window {
            (presentationChain.base, presentationChain.top) = (presenter, id)
        } else {
            presentationChain = PresentationChain()
        }
    }

    /// Records in the chain that `presenter` no longer presents `id`.
    mutating func shortenChain(by id: ControllerID, presenter: ControllerID) {
        if presentationChain.top == id, presenter != presentationChain.base {
            presentationChain.top = presenter
        } else {
            presentationChain = PresentationChain()
        }
    }

    /// Returns the base of the chain for its top, and `id` for every other controller.
    @inline(__always)
    func belowChain(_ id: ControllerID) -> ControllerID {
        presentationChain.top == id && presentationChain.base.exists ? presentationChain.base : id
    }

    /// Why the chain is not one of presentations; nil if it is.
    var chainViolation: StaticString? {
        guard presentationChain.base.exists else { return nil }
        var walk = presentationChain.base
        while walk != presentationChain.top {
            walk = self[contents: walk].presented
            if !walk.exists || self[walk].hosting == .view { return "the chain of presentations is broken" }
        }
        return nil
    }
}
