extension PropertyRow {
    /// The properties of presentations.
    static let presentation: [PropertyRow] = [
        PropertyRow(
            .presentedViewController, "presentedViewController", of: [.controllers, .presentationController],
            releases: .since(5), .controller(), .computed({ .controller($0.presented(at: $1)) }),
            "The controller that this controller or its nearest ancestor presents."),
        PropertyRow(
            .presentingViewController, "presentingViewController", of: [.controllers, .presentationController],
            releases: .since(5),
            .controller(), .computed({ .controller($0.presenter(of: $1)) }),
            "The controller that presented this controller or its farthest ancestor."),
        PropertyRow(
            .isBeingPresented, "isBeingPresented", of: .controllers, releases: .since(5), .boolean(),
            .motion(.isBeingPresented),
            "Whether the controller is being presented: true from viewWillAppear to viewDidAppear."),
        PropertyRow(
            .isBeingDismissed, "isBeingDismissed", of: .controllers, releases: .since(5), .boolean(),
            .motion(.isBeingDismissed),
            "Whether the controller is being dismissed: true from viewWillDisappear to viewDidDisappear."),
        PropertyRow(
            .modalPresentationStyle, "modalPresentationStyle", of: .controllers, .presentationStyle,
            .computed({ $0.style(of: $1.controller) }, { $0.setStyle(of: $1.controller, $2) }), access: .readWrite,
            "The style in which the controller is presented."),
        PropertyRow(
            .modalTransitionStyle, "modalTransitionStyle", of: .controllers, .symbol(.modalTransition),
            .computed(
                { .symbol($0.delegation(of: $1.controller).transitionStyle.symbol) },
                { $0.setModalTransition(of: $1.controller, $2.asSymbol) }), access: .readWrite, listed: false,
            "The animation with which the controller is presented."),
        PropertyRow(
            .definesPresentationContext, "definesPresentationContext", of: .controllers, releases: .since(5),
            .boolean(),
            .flag(.definesContext), access: .readWrite,
            "Whether presentations in a current-context style cover this controller."),
        PropertyRow(
            .providesPresentationContextTransitionStyle, "providesPresentationContextTransitionStyle", of: .controllers,
            releases: .since(5),
            .boolean(), .flag(.providesContextStyle), access: .readWrite,
            "Whether this controller's transition style replaces that of the controller it presents."),
        PropertyRow(
            .isModalInPresentation, "isModalInPresentation", of: .controllers, releases: .since(13), .boolean(),
            .flag(.isModalInPresentation), access: .readWrite, "Whether the user cannot dismiss the controller."),
        PropertyRow(
            .isModalInPopover, "isModalInPopover", of: .controllers, .boolean(), .flag(.isModalInPresentation),
            access: .readWrite, listed: false, "The older name of isModalInPresentation, for popovers."),
        PropertyRow(
            .presentationController, "presentationController", of: .controllers, releases: .since(8),
            .presentationController,
            .computed({ .object(ObjectRef(.presentationController, $0.nearestPresented(from: $1.controller).raw)) }),
            listed: false,
            "The object that manages the controller's presentation. It is created when this property is read."),
        PropertyRow(
            .popoverPresentationController, "popoverPresentationController", of: .controllers, releases: .since(8),
            .presentationController,
            .computed({ $0.popoverController(of: $0.nearestPresented(from: $1.controller)) }), listed: false,
            "The presentation controller if the style is popover, otherwise nil."),
        PropertyRow(
            .sourceView, "sourceView", of: .presentationController, releases: .since(8), .view,
            .computed({ _, _ in .unavailable }, { $0.setSourceView(of: ControllerID($1.index), $2) }),
            access: .readWrite, "The view that a popover points at."),
        PropertyRow(
            .presentationStyle, "presentationStyle", of: .presentationController, releases: .since(8),
            .presentationStyle, .computed({ .symbol($0.resolvedStyle(of: ControllerID($1.index)).symbol) }),
            listed: false, "The style of the presentation. If the style is .automatic, this is the concrete style."),
    ]
}

extension World {
    fileprivate func style(of id: ControllerID) -> PropertyReading {
        if self[id].base.isSystemOwned { return .symbol(systemStyle(of: id).symbol) }
        if lacksStyle(id) { return .perform(.refuse(.styleOfClass, id, .none)) }
        let declared = delegation(of: id).customStyle
        if declared.exists { return .value(.object(ObjectRef(.style, declared.raw))) }
        return .symbol(isActivityPopover(id) && self[id].style == .automatic ? .popover : self[id].style.symbol)
    }

    fileprivate mutating func setStyle(of id: ControllerID, _ value: Argument) -> PropertyWriting {
        if self[id].base.isSystemOwned {
            return isActionSheet(id) && value.asSymbol == .popover
                ? .done : .perform(.presented(.alert(.refuseStyle(id))))
        }
        let object = value.asObject
        if object.kind == .style {
            setCustomStyle(StyleID(object.index), of: id)
            return .done
        }
        guard let style = value.asSymbol.flatMap({ ModalStyle($0) }) else { return .mismatch }
        self[id].style = style
        updateDelegation(of: id) { $0.customStyle = .none }
        return .done
    }

    fileprivate mutating func setModalTransition(of id: ControllerID, _ symbol: Symbol?) -> PropertyWriting {
        guard let style = symbol.flatMap({ ModalTransition($0) }) else { return .mismatch }
        updateDelegation(of: id) { $0.transitionStyle = style }
        return .done
    }

    fileprivate mutating func setSourceView(of id: ControllerID, _ value: Argument) -> PropertyWriting {
        guard value.kind == .null || value.asObject.kind == .view else { return .mismatch }
        return setFlag(.hasAnchor, of: id, value.kind != .null)
    }

    /// Whether the presentation controller of `id` is that of a popover.
    package func hasPopoverController(_ id: ControllerID) -> Bool { resolvedStyle(of: id) == .popover }

    fileprivate func popoverController(of presented: ControllerID) -> PropertyReading {
        .object(hasPopoverController(presented) ? ObjectRef(.presentationController, presented.raw) : .none)
    }

    /// Returns the controller that `id` or its nearest ancestor presents, or none.
    func presented(by id: ControllerID) -> ControllerID {
        var walk = id
        while walk.exists {
            let presented = self[contents: walk].presented
            if presented.exists { return presented }
            walk = self[walk].parent
        }
        return .none
    }

    /// Returns the controller that a controller or its nearest ancestor presents, or that of a presentation controller.
    fileprivate func presented(at object: ObjectRef) -> ControllerID {
        let id = ControllerID(object.index)
        return object.kind == .controller ? presented(by: id) : id
    }

    /// Returns the presenter of a controller's outermost ancestor, or of the controller of a presentation controller. A
    /// controller that is being dismissed has it until the calls after the animation.
    fileprivate func presenter(of object: ObjectRef) -> ControllerID {
        let id = ControllerID(object.index)
        let top = object.kind == .controller ? topAncestor(of: id) : id
        let presenter = self[top].presenter
        if presenter.exists { return presenter }
        // It is nil from viewDidDisappear on, and not before (WO2114).
        let dismissal = transitions.first { $0.phase == .running && $0.lowestDismissed == top }
        return dismissal?.container ?? .none
    }

    /// MODAL-PC-1: returns the nearest presented controller among `id` and its ancestors; `id` if none is presented.
    package func nearestPresented(from id: ControllerID) -> ControllerID {
        var walk = id
        while walk.exists {
            if self[walk].presenter.exists { return walk }
            walk = self[walk].parent
        }
        return id
    }
}
