/// The calls to the delegates of the app, its scenes and the notification center.
extension World {
    /// Calls a delegate of the app, if the script has a handler. A call without a handler has a line only, and only if
    /// something needs it (`rareLines`): the category `unhandled`, or an expectation. A method that decides
    /// what UIKit does next has none, because UIKit would do something else after such a call.
    mutating func callDelegate(
        _ receiver: ObjectRef, _ method: Method, _ first: Argument = .absent, _ second: Argument = .absent
    ) {
        let isHandled = blueprint.app.overrides.contains(method)
        guard isHandled || rareLines.contains(.unhandledCalls) && !method.spec.decides else { return }
        enqueueCall(MethodCall(receiver: receiver, method: method, first: first, second: second))
    }

    /// Records that UIKit does not make the call of the life cycle that belongs to the other mode: with scenes that of
    /// the app delegate, without scenes that of the scene delegate. Both are nil where the other mode has no such call.
    mutating func recordMissedLifeCycle(_ application: Method?, _ scene: Method?) {
        guard observation.isOn else { return }
        if usesScenes {
            if let application { recordMissed(application, of: ObjectRef(.app), .sceneDelegateInstead) }
        } else if let scene {
            recordMissed(scene, of: ObjectRef(.scene), .appDelegateInstead)
        }
    }

    /// Records that UIKit does not ask the delegate of the other mode about saved state: with scenes the app delegate,
    /// without scenes the scene delegate, whose question is `scene`. `cause` is the rule of this mode.
    mutating func recordMissedQuestions(answeredBy scene: Method, by cause: Rule) {
        guard observation.isOn, applies(cause) else { return }
        let previous = rule
        cite(cause)
        if usesScenes {
            for spec in MethodSpec.table where spec.withScenes == scene { recordMissedLifeCycle(spec.method, nil) }
        } else {
            recordMissedLifeCycle(nil, scene)
        }
        cite(previous)
    }
}
