/// The responder chain, actions, and the first responder.
extension World {
    mutating func perform(_ request: ResponderRequest) {
        switch request {
        case .send(let action, let start, let sender): return sendAction(action, from: start, sender: sender)
        case .sendTo(let target, let action, let sender):
            cite(.resp1)
            deliver(action, to: target, sender: sender)
        case .target(let action, let id, let sender): askTarget(of: action, from: id, sender: sender)
        case .focus(let view): return focus(view)
        case .unfocus: unfocus()
        }
    }

    @inline(never)
    mutating func perform(_ operation: ResponderOperation) {
        switch operation {
        case .offered(let action, let responder, let sender): return offered(action, to: responder, sender: sender)
        case .targetFound: createdObject = returnValue
        case .focusAfterPush(let view, let isPush): focusAfterPush(view, isPush: isPush)
        case .editingAnswered(let view):
            if returnValue.asBool != false { beginEditing(view) }
        case .keyboardMoved(let isShown): finishKeyboard(isShown: isShown)
        }
    }

    // MARK: The chain

    /// RESP-1: returns the next responder of `object`; none at the end.
    func nextResponder(of object: ObjectRef) -> ObjectRef {
        switch object.kind {
        case .view:
            let (owner, place) = ownerOfView(object.view)
            return place > 0 ? superview(of: object.view) : ObjectRef(owner)
        case .controller: return isUsable(object.controller) ? nextResponder(of: object.controller) : .none
        // The application and its delegate are one object of the model.
        case .window: return ObjectRef(.app)
        case .systemView: return superview(ofSystem: object)
        default: return .none
        }
    }

    /// RESP-1, RESP-2: the next responder of a controller is the superview of its root view. Since iOS 13, that of a
    /// presented controller is its presenter.
    private func nextResponder(of id: ControllerID) -> ObjectRef {
        switch self[id].hosting {
        case .none: return .none
        case .view: return superview(of: self[id].view)
        case .window: return rootSuperview(of: id)
        case .presentation, .context:
            let presenter = self[id].presenter
            let passes = presenter.exists && !self[presenter].flags.contains(.passesNoActions)
            return applies(.resp2) && passes ? ObjectRef(presenter) : ObjectRef(.window, windowOf(id).raw)
        }
    }

    /// VIEW-CHAIN-1: returns the superview of the view of a window's root: since iOS 13, the inner one of two private
    /// views; before, the window.
    func rootSuperview(of id: ControllerID) -> ObjectRef {
        let window = windowOf(id).raw
        return has(.rootViewsAreWrapped) ? ObjectRef(.systemView, window << 1) : ObjectRef(.window, window)
    }

    /// Returns the superview of a private view: that of the inner one is the outer one, and that of the outer one is
    /// the window.
    func superview(ofSystem view: ObjectRef) -> ObjectRef {
        view.index & 1 == 0 ? ObjectRef(.systemView, view.index | 1) : ObjectRef(.window, view.index >> 1)
    }

    /// Returns the superview of `view`, or none.
    package func superview(of view: ViewID) -> ObjectRef {
        let outer = views[view.index].superview
        if outer.exists { return ObjectRef(outer) }
        let owner = views[view.index].owner
        guard owner.exists else { return .none }
        let host = self[owner].host
        if self[owner].hosting == .window, hasWindow(owner) { return rootSuperview(of: owner) }
        return host.exists ? ObjectRef(namedView(self[contents: owner].superviewNumber, of: host)) : .none
    }

    /// Returns the subviews of `view`, in the order of adding.
    package func subviews(of view: ViewID) -> [ViewID] {
        guard viewExists(view) else { return [] }
        let (owner, place) = ownerOfView(view)
        var all: [ViewID] = []
        // In the chain, subviews come after the view that contains them.
        var walk = views[view.index].next
        while walk.exists {
            if views[walk.index].superview == view { all.append(walk) }
            walk = views[walk.index].next
        }
        guard owner.exists else { return all }
        for occupant in occupants(of: owner)
        where self[contents: occupant].superviewNumber == place && self[occupant].view.exists {
            all.append(self[occupant].view)
        }
        return all
    }

    // MARK: Actions

    /// RESP-1: sends an action to the first object of the chain, from `start` on, that has it. Does nothing if none
    /// has.
    mutating func sendAction(_ action: NameID, from start: ObjectRef, sender: UInt32) {
        cite(.resp1)
        return offer(action, to: start, sender: sender)
    }

    private mutating func offer(_ action: NameID, to start: ObjectRef, sender: UInt32) {
        var walk = start
        var steps = 0
        // The private views between a window and its root are no records.
        while walk.exists, steps <= controllers.count + views.count + 2 * windows.count {
            if walk.kind == .controller, handles(walk.controller, .canPerformAction) {
                enqueueCall(
                    MethodCall(
                        receiver: walk, method: .canPerformAction, first: .name(action),
                        second: senderArgument(sender)))
                enqueue(.offered(action, walk, sender: sender))
                return
            }
            if hasAction(action, walk) {
                deliver(action, to: walk, sender: sender)
                return
            }
            let next = nextResponder(of: walk)
            if walk.kind == .controller, next.kind == .controller { cite(.resp2) }
            walk = next
            steps += 1
        }
        reportNoEffect(.noAction, name: action)
    }

    private mutating func offered(_ action: NameID, to responder: ObjectRef, sender: UInt32) {
        guard isUsable(responder.controller) else { return }
        guard returnValue.asBool == true else {
            return offer(action, to: nextResponder(of: responder), sender: sender)
        }
        guard hasAction(action, responder) else {
            return raise(.unrecognizedSelector, responder.controller, name: action)
        }
        deliver(action, to: responder, sender: sender)
    }

    private mutating func deliver(_ action: NameID, to responder: ObjectRef, sender: UInt32) {
        enqueueCall(MethodCall(receiver: responder, method: .action, name: action, first: senderArgument(sender)))
    }

    /// Whether `responder` has an action with this name.
    private func hasAction(_ action: NameID, _ responder: ObjectRef) -> Bool {
        if responder.kind == .app { return blueprint.app.actions.contains(action) }
        let id = responder.controller
        return isUsable(id) && spec(of: id).actions.contains(action)
    }

    /// The default result of `canPerformAction`.
    func canPerform(_ action: NameID, _ id: ControllerID) -> Bool { hasAction(action, ObjectRef(id)) }

    // MARK: targetViewController

    /// RESP-3: `x.targetViewController(forAction:sender:)` in code of the app.
    mutating func askTarget(of action: NameID, from id: ControllerID, sender: UInt32) {
        if applies(.resp3) { cite(.resp3) }
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(id), method: .targetViewController, first: .name(action),
                second: senderArgument(sender)))
        enqueue(.targetFound)
    }

    /// RESP-3: for an action of the script, the controller itself or its nearest ancestor that has it, or that handles
    /// `canPerformAction`.
    func candidate(for action: NameID, from id: ControllerID) -> ControllerID {
        var walk = id
        while walk.exists, !canPerform(action, walk), !handles(walk, .canPerformAction) { walk = self[walk].parent }
        return walk
    }

    // MARK: First responder and keyboard

    /// Whether `view` is first responder.
    func isFirstResponder(_ view: ViewID) -> Bool { view.exists && features.firstResponder == view }

    /// Whether `view` is first responder, or becomes it when it is in the window.
    package func becomesFirst(_ view: ViewID) -> Bool {
        isFirstResponder(view) || view.exists && features.waitingResponder == view
    }

    /// Returns the start of an action that is sent to nil: the first responder, otherwise the front-most controller.
    package func actionStart() -> ObjectRef {
        features.firstResponder.exists ? ObjectRef(features.firstResponder) : ObjectRef(frontmost())
    }

    private mutating func focus(_ view: ViewID) {
        let owner = ownerOfView(view).controller
        guard isAlive(owner), hasWindow(owner) else {
            guard isBeingPushed(owner) || isBeingShown(owner) else {
                return refuse(.focusBeforeWindow, owner, .none)
            }
            features.waitingResponder = view
            return
        }
        if isFirstResponder(view) { return reportNoEffect(.alreadyFirstResponder, view: view) }
        cite(features.coveredResponder == view ? .keyModal1 : .keyOrder1)
        makeFirstResponder(view)
    }

    /// KEY-EARLY-1: whether `id` is being pushed, so that a view of it can wait for its window.
    private func isBeingPushed(_ id: ControllerID) -> Bool {
        applies(.keyEarly1) && isAlive(id) && isNavigationController(self[id].parent)
            && self[id].flags.contains(.isMovingToParent)
    }

    /// REFUSE-SCOPE-1: whether `id` is being presented or appears in another way, so that a view of it can wait, too.
    private func isBeingShown(_ id: ControllerID) -> Bool {
        guard applies(.keyEarly1), isAlive(id) else { return false }
        return self[id].appearance == .appearing || self[id].flags.contains(.isBeingPresented)
    }

    /// KEY-EARLY-1: the view that has waited becomes first responder.
    mutating func focusWaitingView(in id: ControllerID) {
        let view = features.waitingResponder
        guard ownerOfView(view).controller == id else { return }
        features.waitingResponder = .none
        enqueue(.responder(.focusAfterPush(view, isPush: self[id].flags.contains(.isMovingToParent))))
    }

    /// Continues after `viewDidAppear` of a pushed controller.
    private mutating func focusAfterPush(_ view: ViewID, isPush: Bool) {
        let owner = ownerOfView(view).controller
        guard isAlive(owner), hasWindow(owner), !self[contents: topAncestor(of: owner)].presented.exists else {
            return
        }
        cite(isPush ? .keyEarly1 : .refuseScope1)
        makeFirstResponder(view)
    }

    /// KEY-BEGIN-1: the delegate of a text field or text view is asked first.
    private mutating func makeFirstResponder(_ view: ViewID) {
        guard features.firstResponder != view else { return }
        let (owner, kind) = editing(of: view)
        let question: Method = kind == .textView ? .textViewShouldBeginEditing : .textFieldShouldBeginEditing
        guard kind != .nothing, owner.exists, isAlive(owner), handles(owner, question) else {
            return beginEditing(view)
        }
        let cause = rule
        cite(.keyBegin1)
        enqueueCall(MethodCall(receiver: ObjectRef(owner), method: question, first: .object(ObjectRef(view))))
        cite(cause)
        enqueue(.responder(.editingAnswered(view)))
    }

    /// KEY-ORDER-1: a text field begins editing before the notification of the keyboard, a text view after it.
    private mutating func beginEditing(_ view: ViewID) {
        guard features.firstResponder != view, viewExists(view), hasWindow(ownerOfView(view).controller) else { return }
        let showed = isKeyboardShown
        if showed, observesKeyboard { return refuse(.keyboardOfNextView, ownerOfView(view).controller, .none) }
        endEditing()
        features.firstResponder = view
        features.keyboardOwner = .none
        forgetRevealedResponder()
        let (owner, kind) = editing(of: view)
        let begin: Method = kind == .textView ? .textViewDidBeginEditing : .textFieldDidBeginEditing
        let isDelegate = kind != .nothing && owner.exists && isAlive(owner) && handles(owner, begin)
        let call = MethodCall(receiver: ObjectRef(owner), method: begin, first: .object(ObjectRef(view)))
        if isDelegate, kind == .textField { enqueueCall(call) }
        if !showed { announceKeyboard() }
        if isDelegate, kind == .textView { enqueueCall(call) }
    }

    /// KEY-END-1: the first responder is about to resign, and its delegate learns that.
    private mutating func endEditing() {
        let view = features.firstResponder
        guard view.exists else { return }
        let (owner, kind) = editing(of: view)
        guard kind != .nothing, owner.exists, isAlive(owner) else { return }
        var end: Method = kind == .textView ? .textViewDidEndEditing : .textFieldDidEndEditing
        // UITextField.h: if implemented, it is called in place of the one without a reason.
        let hasReason = kind != .textView && handles(owner, .textFieldDidEndEditingReason)
        if hasReason, applies(.keyEnd2) { end = .textFieldDidEndEditingReason }
        guard handles(owner, end) else { return }
        let cause = rule
        cite(end == .textFieldDidEndEditingReason ? .keyEnd2 : .keyEnd1)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(owner), method: end, first: .object(ObjectRef(view)),
                second: end == .textFieldDidEndEditingReason ? .symbol(.committed) : .absent))
        cite(cause)
    }

    private static var textFieldKind: StaticString { "textField" }
    private static var textViewKind: StaticString { "textView" }

    /// The delegate of a view that the user edits, and what it is: what code has set, or the owner of a view that a
    /// class declares, as a storyboard connects it.
    private func editing(of view: ViewID) -> (delegate: ControllerID, Edited) {
        let record = views[view.index]
        if record.edited != .nothing { return (record.editingDelegate, record.edited) }
        let owner = ownerOfView(view).controller
        guard let kind = declaration(of: view)?.kind else { return (owner, .nothing) }
        let name = Array(blueprint.names[kind])
        if name == Self.textFieldKind.utf8Bytes { return (owner, .textField) }
        return (owner, name == Self.textViewKind.utf8Bytes ? .textView : .nothing)
    }

    /// Code sets the delegate of a text field or text view that it has made; `delegate` is none for one that is no
    /// controller. `name` is that of the variable with the view, or none.
    package mutating func setEditingDelegate(
        of view: ViewID, named name: NameID, isTextView: Bool, _ delegate: ControllerID
    ) {
        guard view.exists, viewExists(view) else { return }
        makeUnique()
        views[unique: view.index].edited = isTextView ? .textView : .textField
        views[unique: view.index].editingDelegate = delegate
        if name.exists { features.viewNames[view] = name }
    }

    /// KEY-SWIPE-1: a swipe back begins, and a view of the controller that goes resigns.
    mutating func resignForSwipe(of id: ControllerID) {
        guard applies(.keySwipe1), features.firstResponder.exists, ownerOfView(features.firstResponder).controller == id
        else { return }
        let cause = rule
        if observesKeyboard { return refuse(.keyboardOfSwipe, id, .none) }
        cite(.keySwipe1)
        cite(cause)
        endEditing()
        features.swipedResponder = features.firstResponder
        features.firstResponder = .none
    }

    /// KEY-SWIPE-1: the swipe has ended. If it was cancelled, the view is first responder again.
    mutating func endSwipe(isCancelled: Bool) {
        let view = features.swipedResponder
        features.swipedResponder = .none
        let owner = ownerOfView(view).controller
        if isCancelled, isAlive(owner), hasWindow(owner), !features.firstResponder.exists {
            features.firstResponder = view
        }
    }

    /// MODAL-KEYBOARD-1: resigns the first responder. The keyboard is hidden, unless the presented controller keeps it.
    private mutating func unfocus() {
        guard features.firstResponder.exists else {
            let wasUnknown = features.coveredResponder.exists
            forgetRevealedResponder()
            if !wasUnknown || features.coveredResponder.exists { reportNoEffect(.noFirstResponder) }
            return
        }
        let top = topAncestor(of: ownerOfView(features.firstResponder).controller)
        endEditing()
        features.firstResponder = .none
        if release >= .firstWithKeyboardDismissal, self[top].presenter.exists, keepsKeyboard(top) {
            features.keyboardOwner = top
        }
        announceHiddenKeyboard(wasShown: true)
    }

    /// Whether the keyboard is on screen.
    package var isKeyboardShown: Bool { features.firstResponder.exists || features.keyboardOwner.exists }

    /// `disablesAutomaticKeyboardDismissal`: true for a form sheet, unless the script sets it.
    func keepsKeyboard(_ id: ControllerID) -> Bool {
        if self[id].flags.contains(.keepsKeyboard) { return true }
        return self[id].style == .formSheet && !self[id].flags.contains(.dropsKeyboard)
    }

    /// Resigns the first responder if it is in a view that leaves the window, and hides a keyboard that `id` keeps.
    mutating func resignFirstResponder(_ id: ControllerID) {
        let wasShown = isKeyboardShown
        defer { announceHiddenKeyboard(wasShown: wasShown) }
        if features.firstResponder.exists, ownerOfView(features.firstResponder).controller == id {
            endEditing()
            features.firstResponder = .none
        }
        if features.keyboardOwner == id { features.keyboardOwner = .none }
        if features.waitingResponder.exists, ownerOfView(features.waitingResponder).controller == id {
            features.waitingResponder = .none
        }
        if features.swipedResponder.exists, ownerOfView(features.swipedResponder).controller == id {
            features.swipedResponder = .none
        }
    }
}
