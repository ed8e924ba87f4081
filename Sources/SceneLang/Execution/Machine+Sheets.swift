import SceneRuntime

/// The methods of sheet presentation controllers.
extension Machine {
    /// `sheet.animateChanges { … }`, `sheet.invalidateDetents()`: the receiver is in register `a`.
    mutating func callSheet(
        _ builtIn: BuiltInMember, _ member: MemberName, of object: ObjectRef, at a: Int, count: Int
    ) {
        // The prelude, whose members have no name, calls the second one at the end of the first.
        if member.name.exists {
            let releases: ReleaseRange = .since(builtIn == .animateChanges ? 15 : 16)
            if failRelease(releases, builtIn.spelling.text) { return }
            guard checkMethodCall(member, count, isMutating: false) else { return }
        }
        if builtIn == .animateChanges { return callPrelude(Prelude.animateChanges, at: a) }
        guard !top.phase.isReady else {
            return requestAndRetry(.presented(.sheet(.layoutPass(ControllerID(object.index)))))
        }
        top.phase = .ready
        finishCall(at: a, count: count, .null)
    }
}
