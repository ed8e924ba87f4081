/// Notifications. Handlers of `on notification` run before `post` returns.
extension World {
    /// Notifies the app, the delegates, then the living controllers, oldest first.
    mutating func post(_ name: NameID, info: UInt32) {
        cite(.post1)
        notifyAll(name, info)
    }

    /// `post "name"`. UIKit does not say if nothing observes the notification.
    mutating func postForScript(_ name: NameID, info: UInt32) {
        let pending = agenda.now.count
        post(name, info: info)
        if agenda.now.count == pending { reportNoEffect(.notObserved, name: name) }
    }

    /// Notifies all that handle a notification, by the rule that is cited.
    mutating func notifyAll(_ name: NameID, _ info: UInt32) {
        if blueprint.app.notifications.contains(name) { notify(ObjectRef(.app), name, info) }
        for place in blueprint.delegates.indices where blueprint.delegates[place].notifications.contains(name) {
            notify(ObjectRef(.delegate, UInt32(place)), name, info)
        }
        if blueprint.classes.contains(where: { $0.notifications.contains(name) }) {
            for id in livingControllersByAge() where spec(of: id).notifications.contains(name) {
                notify(ObjectRef(id), name, info)
            }
        }
        notifyCodeObservers(name, info)
    }

    /// Whether the script handles a notification anywhere.
    func hasHandlers(of name: NameID) -> Bool {
        blueprint.app.notifications.contains(name)
            || blueprint.delegates.contains { $0.notifications.contains(name) }
            || blueprint.classes.contains { $0.notifications.contains(name) }
            || features.codeObservers.contains { $0.name == name }
    }

    private mutating func notify(_ receiver: ObjectRef, _ name: NameID, _ info: UInt32) {
        let value = info == 0 ? Argument.absent : Argument(.script, bits: UInt64(info))
        enqueueCall(
            MethodCall(receiver: receiver, method: .notification, name: name, first: .string(name), second: value))
    }

    /// Posts a notification of UIKit, if the script uses its name.
    mutating func postSystemNotification(_ text: StaticString) {
        let name = findName(text.utf8Bytes)
        if name.exists { enqueue(.system(.post(name, info: 0))) }
    }
}
