/// `show` and `showDetail`: the target is looked up along the ancestors, from iOS 8.
extension World {
    mutating func perform(_ operation: QuestionOperation) -> Outcome? {
        switch operation {
        case .selectAnswered(let id, let tab): selectAnswered(id, in: tab)
        case .swipeAnswered(let id, let finishes, let holds): swipeAnswered(id, finishes: finishes, holds: holds)
        case .tapOutsideAnswered(let id): tapOutsideAnswered(id)
        case .targetAnswered(let id, let source, let sender, let isDetail):
            return targetAnswered(id, from: source, sender: sender, isDetail: isDetail)
        case .oldChild(let child, let container, let action, let source):
            askOldChild(child, of: container, action: action, source: source)
        case .oldChildAnswered(let child):
            if answer.asBool == true, !result.asController.exists { result = .controller(child) }
        case .oldResult: answer = result
        case .removalAnswered(let id): removalAnswered(id)
        }
        return nil
    }

    /// SHOW-1, SHOW-2, SHOW-DETAIL-2: asks for the target, then lets it show.
    mutating func show(_ id: ControllerID, from source: ControllerID, sender: UInt32, isDetail: Bool) {
        guard isAlive(id), isAlive(source), release.major >= 8 else { return }
        cite(.show1)
        addOwner(id)
        let action = blueprint.names.find(Array((isDetail ? "showDetailViewController" : "show").utf8))
        send(
            Call(
                receiver: ObjectRef(source), method: .targetViewController, first: .name(action),
                second: senderArgument(sender)))
        then(.targetAnswered(id, source, sender: sender, isDetail: isDetail))
        then(.release(id))
    }

    private mutating func targetAnswered(
        _ id: ControllerID, from source: ControllerID, sender: UInt32, isDetail: Bool
    ) -> Outcome? {
        let target = answer.asController
        guard isAlive(id), isAlive(source) else { return nil }
        guard target.exists, isAlive(target), self[target].base == .navigationController, !isDetail else {
            cite(isDetail ? .showDetail2 : .show2)
            return present(id, from: source, animated: true, completion: .none)
        }
        cite(.show1)
        send(
            Call(
                receiver: ObjectRef(target), method: .show, first: .controller(id), second: senderArgument(sender)))
        then(.request(.push(id, onto: target, animated: true)))
        return nil
    }

    /// SHOW-TARGET-1: the nearest ancestor that overrides it; navigation controllers override `show`.
    func targetForShow(_ id: ControllerID, isDetail: Bool) -> ControllerID {
        if isDetail { return .none }
        return isStack(id) ? id : ancestor(of: id, kind: .navigationController)
    }

    private mutating func askOldChild(
        _ child: ControllerID, of container: ControllerID, action: NameID, source: ControllerID
    ) {
        guard !result.asController.exists, isAlive(child) else { return }
        cite(.segueUnwindSearch1)
        send(
            Call(
                receiver: ObjectRef(child), method: .canPerformUnwindSegueAction, first: .name(action),
                second: .controller(source), third: .null))
        then(.oldChildAnswered(child))
    }
}
