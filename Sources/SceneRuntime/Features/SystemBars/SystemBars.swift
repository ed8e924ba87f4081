/// The questions of the system about its bars and gestures. UIKit asks them often, so that the number of calls means
/// nothing. They have a line only if the script handles them.
extension World {
    /// STATUS-ASK-1, STATUS-MODAL-1: a controller in a window is about to appear, and is asked if it decides.
    @inline(never)
    mutating func askAboutSystemBars(for id: ControllerID) {
        // Checked first, because most controllers have no answer, and the other check walks along all presentations.
        let questions = SystemQuestion.allCases.filter { canHaveEffect($0, to: id) }
        guard !questions.isEmpty else { return }
        guard applies(.statusAsk1), id == systemBarController() else { return refuseInSecondScene(id) }
        for question in questions { enqueue(.ask(.systemBar(question, id, isUpdate: false))) }
    }

    /// The bars of a second scene are not modelled: refuses `id` if it would answer a question about them.
    private mutating func refuseInSecondScene(_ id: ControllerID) {
        guard isRootOfSecondScene(id) else { return }
        guard SystemQuestion.allCases.contains(where: { handles(id, $0.method) || handles(id, $0.childMethod) }) else {
            return
        }
        refuse(.systemBarsOfSecondScene, id, .none)
    }

    /// Whether a question to `id` can have any effect.
    private func canHaveEffect(_ question: SystemQuestion, to id: ControllerID) -> Bool {
        handles(id, question.method) || handles(id, question.childMethod)
            || unsourcedAnswer(of: id, to: question).exists || question == .statusBarHidden && features.hidesStatusBar
    }

    /// STATUS-MODAL-2: a sheet that has captured the status bar is being dismissed.
    mutating func returnSystemBars(from id: ControllerID) {
        guard applies(.statusModal2), isAlive(id), decidesAboutSystemBars(id) else { return }
        let next = systemBarController()
        for question in SystemQuestion.allCases where canHaveEffect(question, to: next) {
            enqueue(.ask(.systemBar(question, next, isUpdate: true)))
        }
    }

    /// STATUS-UPDATE-1, HOME-IND-1: the app has called `method` of `caller`.
    mutating func updateSystemBars(by method: Method, of caller: ControllerID) {
        let id = systemBarController()
        guard id.exists, SystemQuestion.allCases.contains(where: { $0.invalidationMethod == method }) else { return }
        if isSecondScene(windowOf(caller)) {
            return refuse(.systemBarsOfSecondScene, caller, .none)
        }
        for question in SystemQuestion.allCases where question.invalidationMethod == method {
            enqueue(.ask(.systemBar(question, id, isUpdate: true)))
        }
    }

    /// The controller that UIKit asks first: the highest presented one that takes over, otherwise the root of the
    /// window.
    private func systemBarController() -> ControllerID {
        var decider = self[WindowID.main].shownRoot
        var top = decider
        while top.exists, self[contents: top].presented.exists {
            top = self[contents: top].presented
            if decidesAboutSystemBars(top), !self[top].flags.contains(.isBeingDismissed) { decider = top }
        }
        return decider
    }

    /// Whether a presented controller takes over: on the full screen, or because it captures the status bar.
    private func decidesAboutSystemBars(_ id: ControllerID) -> Bool {
        self[id].hosting.isPresentation
            && (effectiveStyle(of: id) == .fullScreen || self[id].geometry.facts.contains(.capturesStatusBar))
    }

    /// Asks `id` for the child that answers the question, if the script handles that; otherwise `id` itself.
    mutating func ask(_ question: SystemQuestion, _ id: ControllerID, isUpdate: Bool) {
        guard isAlive(id), question.method.spec.releases.contains(release) else { return }
        if question.isAboutStatusBar, !blueprint.app.controllersDecideAboutStatusBar { return }
        guard handles(id, question.childMethod) else {
            let asked = unsourcedAnswer(of: id, to: question)
            if asked.exists {
                return leaveOut(question, id, asked)
            }
            return askItself(question, id, isUpdate: isUpdate)
        }
        cite(systemBarRule(question, id, isUpdate: isUpdate))
        enqueueCall(MethodCall(receiver: ObjectRef(id), method: question.childMethod))
        enqueue(.ask(.systemBarChild(question, id, isUpdate: isUpdate)))
    }

    /// REFUSE-SCOPE-1: warns once of a question that a container of UIKit answers or passes on, and asks nobody.
    private mutating func leaveOut(_ question: SystemQuestion, _ id: ControllerID, _ asked: ControllerID) {
        guard features.questionsLeftOut & (1 << question.rawValue) == 0 else { return }
        features.questionsLeftOut |= 1 << question.rawValue
        leaveOut(
            .systemBarsOfContainer, id, asked, name: internName(question.method.spec.handler.utf8Bytes))
    }

    /// Continues with the child, or with the controller itself if it has returned nil.
    mutating func systemBarChildAnswered(_ question: SystemQuestion, _ id: ControllerID, isUpdate: Bool) {
        let child = returnValue.asController
        guard child.exists, child != id else { return askItself(question, id, isUpdate: isUpdate) }
        guard descendants(of: id).contains(child) else { return refuse(.systemBarsOfOther, child, id) }
        ask(question, child, isUpdate: isUpdate)
    }

    private mutating func askItself(_ question: SystemQuestion, _ id: ControllerID, isUpdate: Bool) {
        guard isAlive(id) else { return }
        cite(systemBarRule(question, id, isUpdate: isUpdate))
        returnValue = .bool(false)
        if handles(id, question.method) { enqueueCall(MethodCall(receiver: ObjectRef(id), method: question.method)) }
        if question == .statusBarHidden { enqueue(.ask(.statusBarAnswered(id, isUpdate: isUpdate))) }
    }

    private func systemBarRule(_ question: SystemQuestion, _ id: ControllerID, isUpdate: Bool) -> Rule {
        guard question.isAboutStatusBar else { return .homeInd1 }
        if question == .statusBarStyle, isNavigationController(id) { return .statusNav1 }
        let decider = systemBarController()
        if self[decider].hosting.isPresentation {
            return effectiveStyle(of: decider) == .fullScreen ? .statusModal1 : .statusModal2
        }
        return isUpdate ? .statusUpdate1 : .statusAsk1
    }

    /// STATUS-UPDATE-1: hides or shows the status bar. An update asks how, then updates layout and safe area.
    mutating func statusBarAnswered(_ id: ControllerID, isUpdate: Bool) {
        let hides = returnValue.asBool ?? false
        guard hides != features.hidesStatusBar else { return }
        features.hidesStatusBar = hides
        cite(.statusUpdate1)
        if isUpdate, handles(id, .preferredStatusBarUpdateAnimation) {
            enqueueCall(MethodCall(receiver: ObjectRef(id), method: .preferredStatusBarUpdateAnimation))
        }
        var top = self[WindowID.main].shownRoot
        while top.exists {
            updateSafeArea(of: top, by: .statusUpdate1, inner: .statusUpdate1)
            top = self[contents: top].presented
        }
    }

    /// Returns a controller with a handler of a question that a container of UIKit may answer or pass on, because no
    /// source says which. None if the container itself answers.
    private func unsourcedAnswer(of id: ControllerID, to question: SystemQuestion) -> ControllerID {
        switch self[id].base.container {
        case .none: return .none
        case .navigation where question == .statusBarStyle: return .none
        case .navigation, .tabs, .split, .pages:
            return ([id] + descendants(of: id)).first {
                handles($0, question.method) || handles($0, question.childMethod)
            } ?? .none
        }
    }

    /// Returns the controllers below `id`, parents first.
    func descendants(of id: ControllerID) -> [ControllerID] {
        var found: [ControllerID] = []
        var waiting = children(of: id)
        while let next = waiting.popLast() {
            found.append(next)
            waiting += children(of: next)
        }
        return found
    }
}
