/// `show` and `showDetail`: since iOS 8, the target is searched among the ancestors.
extension World {
    @inline(never)
    mutating func perform(_ operation: QuestionOperation) {
        switch operation {
        case .selectTapped(let id, let tab): select(id, in: tab, isTap: true)
        case .shouldSelectTabAnswered(let id, let tab): selectAnswered(id, in: tab)
        case .backAnswered(let nav): if returnValue.asBool != false { popByUser(nav) }
        case .endCallOfSwipe: features.callingSwipe = nil
        case .swipeDownAnswered(let id, let finishes, let keepsTracking):
            swipeAnswered(id, finishes: finishes, keepsTracking: keepsTracking)
        case .tapOutsideAnswered(let id): tapOutsideAnswered(id)
        case .dragToDismiss(let id, let finishes, let keepsTracking):
            dragToDismiss(id, finishes: finishes, keepsTracking: keepsTracking)
        case .dismissByOutsideTap(let id): dismissByOutsideTap(id)
        case .systemBar(let question, let id, let isUpdate): ask(question, id, isUpdate: isUpdate)
        case .systemBarChild(let question, let id, let isUpdate):
            systemBarChildAnswered(question, id, isUpdate: isUpdate)
        case .statusBarAnswered(let id, let isUpdate): statusBarAnswered(id, isUpdate: isUpdate)
        case .showTargetAnswered(let id, let source, let sender, let isDetail):
            return targetAnswered(id, from: source, sender: sender, isDetail: isDetail)
        case .findTarget(let action, let id, let sender): findTarget(of: action, from: id, sender: sender)
        case .targetAllowed(let action, let id, let sender):
            targetAllowed(action, id, sender: sender)
        case .legacyUnwindChild(let child, let container, let action, let source):
            askOldChild(child, of: container, action: action, source: source)
        case .legacyUnwindChildAnswered(let child):
            if returnValue.asBool == true, !createdObject.asController.exists { createdObject = .controller(child) }
        case .legacyUnwindResult: returnValue = createdObject
        case .removalAnswered(let id): removalAnswered(id)
        }
    }

    /// SHOW-1, SHOW-2, SHOW-DETAIL-1, SHOW-DETAIL-2: asks for the target, then calls it. A controller that overrides
    /// the action is called directly.
    mutating func show(_ id: ControllerID, from source: ControllerID, sender: UInt32, isDetail: Bool) {
        guard isAlive(id), isAlive(source), applies(.show1) else { return }
        cite(isDetail ? .showDetail1 : .show1)
        addOwner(id)
        if shows(source, isDetail: isDetail) {
            returnValue = .controller(source)
        } else {
            askForTarget(source, showAction(isDetail: isDetail), sender: sender)
        }
        enqueue(.showTargetAnswered(id, source, sender: sender, isDetail: isDetail))
        enqueue(.release(id))
    }

    private mutating func askForTarget(_ source: ControllerID, _ action: NameID, sender: UInt32) {
        cite(.showTarget1)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(source), method: .targetViewController, first: .name(action),
                second: senderArgument(sender)))
    }

    private mutating func showAction(isDetail: Bool) -> NameID {
        internName(Array((isDetail ? "showDetailViewController" : "show").utf8))
    }

    private mutating func targetAnswered(
        _ id: ControllerID, from source: ControllerID, sender: UInt32, isDetail: Bool
    ) {
        let target = returnValue.asController
        guard isAlive(id), isAlive(source) else { return }
        guard target.exists, isAlive(target) else {
            cite(isDetail ? .showDetail2 : .show2)
            return present(id, from: source, animated: true, completion: .none)
        }
        show(id, in: target, from: source, sender: sender, isDetail: isDetail)
    }

    private mutating func show(
        _ id: ControllerID, in target: ControllerID, from source: ControllerID, sender: UInt32, isDetail: Bool
    ) {
        cite(isDetail ? .showDetail1 : .show1)
        modifySplit(isSplit(target) ? target : collapsedSplit(ofStack: target)) {
            $0.requester = $0.owner == target ? source : .none
        }
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(target), method: isDetail ? .showDetailViewController : .show,
                first: .controller(id), second: senderArgument(sender)))
    }

    /// The inherited implementation of `show` and `showDetailViewController`: a navigation controller pushes, a split
    /// view controller uses its columns, any other controller searches for a target among its ancestors.
    mutating func inheritedShow(_ call: MethodCall) {
        let receiver = call.receiver.controller
        let shown = call.first.asController
        let isDetail = call.method == .showDetailViewController
        guard isAlive(receiver), isAlive(shown) else { return }
        let sender = call.second.kind == .script ? UInt32(truncatingIfNeeded: call.second.bits) : 0
        if isNavigationController(receiver), !isDetail {
            enqueue(.showOnStack(receiver, shown, animated: true))
        } else if isSplit(receiver) {
            enqueue(.ask(receiver, shown, sender: sender, isDetail: isDetail))
        } else {
            enqueue(.findTarget(showAction(isDetail: isDetail), from: self[receiver].parent, sender: sender))
            enqueue(.showTargetAnswered(shown, receiver, sender: sender, isDetail: isDetail))
        }
    }

    /// SHOW-TARGET-1, SHOW-TARGET-2, RESP-3: finds the nearest controller, from `id` upwards, that has the action. One
    /// that handles canPerformAction can return false.
    mutating func findTarget(of action: NameID, from id: ControllerID, sender: UInt32) {
        let isShow = isShow(.name(action))
        let target =
            isShow ? targetForShow(id, isDetail: isShowDetail(.name(action))) : candidate(for: action, from: id)
        guard target.exists, handles(target, .canPerformAction) else {
            returnValue = .controller(target)
            return
        }
        cite(isShow ? .showTarget2 : .resp3)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(target), method: .canPerformAction, first: .name(action),
                second: senderArgument(sender)))
        enqueue(.targetAllowed(action, target, sender: sender))
    }

    /// SHOW-TARGET-1: returns the controller itself or its nearest ancestor that overrides the action, or none.
    func targetForShow(_ id: ControllerID, isDetail: Bool) -> ControllerID {
        var walk = id
        while walk.exists, !shows(walk, isDetail: isDetail) { walk = self[walk].parent }
        return walk
    }

    private mutating func targetAllowed(_ action: NameID, _ id: ControllerID, sender: UInt32) {
        if returnValue.asBool == true {
            returnValue = .controller(id)
        } else {
            findTarget(of: action, from: self[id].parent, sender: sender)
        }
    }

    /// Whether `id` overrides the action: a navigation controller overrides `show`, a split view controller both, and
    /// other controllers those that they have handlers of.
    func shows(_ id: ControllerID, isDetail: Bool) -> Bool {
        switch self[id].base.container {
        case .navigation: if !isDetail { return true }
        case .split: return true
        case .tabs, .pages, .none: break
        }
        return handles(id, isDetail ? .showDetailViewController : .show)
    }

    /// SPLIT-SHOWDETAIL-1, SPLIT-SHOWDETAIL-2, SHOW-3: asks the delegate, which may show the controller itself.
    mutating func askToShow(_ shown: ControllerID, in id: ControllerID, sender: UInt32, isDetail: Bool) {
        guard isSplit(id), isAlive(shown) else { return }
        let expanded: Rule = isDetail ? .splitShowDetail1 : .show3
        cite(split(id).isCollapsed ? .splitShowDetail2 : expanded)
        returnValue = .bool(false)
        notifyDelegate(
            delegation(of: id).delegate, isDetail ? .splitViewControllerShowDetail : .splitViewControllerShow,
            .controller(shown), senderArgument(sender))
        enqueue(.asked(id, shown, sender: sender, isDetail: isDetail))
    }

    /// In a collapsed split view controller, the primary shows the controller, or presents it if it cannot. In an
    /// expanded one, the controller replaces that of a column.
    mutating func showAnswered(_ shown: ControllerID, in id: ControllerID, sender: UInt32, isDetail: Bool) {
        guard isSplit(id), isAlive(shown), returnValue.asBool != true else { return }
        let splitState = split(id)
        guard splitState.isCollapsed else {
            let column: SplitColumn = isDetail ? .secondary : column(ofRequester: splitState.requester, in: id)
            return replaceColumn(column, of: id, with: shown)
        }
        let front = splitState.showsCompact ? splitState.compact : splitState.collapsedRoot
        if isAlive(front), shows(front, isDetail: false) {
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(front), method: .show, first: .controller(shown),
                    second: senderArgument(sender)))
            enqueue(.clearRequester(id))
            return
        }
        if self[shown].style == .automatic { self[shown].style = .fullScreen }
        return present(shown, from: isAlive(front) ? front : id, animated: true, completion: .none)
    }

    /// Returns the column that contains a controller; the secondary one if none does.
    private func column(ofRequester requester: ControllerID, in id: ControllerID) -> SplitColumn {
        var walk = requester
        while walk.exists, isAlive(walk) {
            if let column = split(id).column(of: walk) { return column }
            walk = self[walk].parent
        }
        return .secondary
    }

    /// Performs a segue of the kinds show, showDetail and replace in a split view controller. Returns false if the
    /// source is not in one that handles it.
    mutating func showInSplitView(_ segue: SegueID, _ source: ControllerID, _ destination: ControllerID) -> Bool {
        guard applies(.show1) else { return false }
        let spec = blueprint.segues[segue.index]
        let isDetail = spec.kind == .showDetail || spec.kind == .replace
        let target = targetForShow(source, isDetail: isDetail)
        guard isSplit(target) else { return false }
        if let column = spec.column, !split(target).isCollapsed {
            cite(.splitShowDetail1)
            enqueue(.replace(target, column, with: destination))
            return true
        }
        show(destination, from: source, sender: 0, isDetail: isDetail)
        return true
    }

    private mutating func askOldChild(
        _ child: ControllerID, of container: ControllerID, action: NameID, source: ControllerID
    ) {
        guard !createdObject.asController.exists, isAlive(child) else { return }
        cite(.segueUnwindSearch1)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(child), method: .canPerformUnwindSegueAction, first: .name(action),
                second: .controller(source), third: .null))
        enqueue(.legacyUnwindChildAnswered(child))
    }
}
