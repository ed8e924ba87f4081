/// An observer of notifications that code has added: it receives an action, or runs a block.
struct CodeObserver: Hashable, Sendable {
    /// The name of the notification; none for all.
    let name: NameID
    let receiver: ObjectRef
    let action: NameID
    let block: BlockID
    /// The number of the token of a block, or 0.
    let token: UInt32
}

extension World {
    /// Adds an observer, and returns the number of its token. An observer with a block has no receiver.
    @discardableResult
    package mutating func addObserver(
        _ name: NameID, _ receiver: ObjectRef, _ action: NameID, block: BlockID
    ) -> UInt32 {
        makeUnique()
        features.observerCount += 1
        features.codeObservers.append(
            CodeObserver(
                name: name, receiver: receiver, action: action, block: block, token: features.observerCount))
        return features.observerCount
    }

    /// Removes the observers of a receiver, or the one with a token. With a name, only those of this name.
    package mutating func removeObservers(_ receiver: ObjectRef, token: UInt32, name: NameID) {
        makeUnique()
        features.codeObservers.removeAll { observer in
            let isMeant = token > 0 ? observer.token == token : receiver.exists && observer.receiver == receiver
            return isMeant && (!name.exists || observer.name == name)
        }
    }

    /// Notifies the observers of code, in the order of adding. A controller that is gone is no observer any more.
    mutating func notifyCodeObservers(_ name: NameID, _ info: UInt32) {
        guard !features.codeObservers.isEmpty else { return }
        let living = features.codeObservers.filter {
            !$0.receiver.controller.exists || isAlive($0.receiver.controller)
        }
        features.codeObservers = living
        // A notification of UIKit has no value of the script: the machine makes one from its name.
        let value = info == 0 ? Argument.notification(name) : Argument(.script, bits: UInt64(info))
        for observer in features.codeObservers where observer.name == name || !observer.name.exists {
            if observer.block.exists {
                enqueue(.observer(observer.block, info: info, name))
            } else if observer.action.exists {
                enqueueCall(
                    MethodCall(receiver: observer.receiver, method: .action, name: observer.action, first: value))
            }
        }
    }

    /// Runs the block of an observer, which stays registered.
    mutating func runObserver(_ block: BlockID, info: UInt32, _ name: NameID) {
        blockArgument = info == 0 ? Argument.notification(name) : Argument(.script, bits: UInt64(info))
        stop(for: .registered(block))
    }

    /// Whether a view is the first responder.
    package func isFirst(_ view: ViewID) -> Bool { isFirstResponder(view) }

    /// Whether code can make the window key now: the app has launched.
    package var canActivate: Bool { features.isLaunched }
}
