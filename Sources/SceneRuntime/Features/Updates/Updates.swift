/// The callbacks of an update pass that UIKit tracks. The two layout callbacks count as one.
package enum UpdateCallback: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case properties, constraints, layout

    /// The group of `method`, or nil if UIKit does not track it.
    package init?(_ method: Method) {
        if method == .updateProperties {
            self = .properties
        } else if method == .updateViewConstraints {
            self = .constraints
        } else if method == .viewWillLayoutSubviews || method == .viewDidLayoutSubviews {
            self = .layout
        } else {
            return nil
        }
    }
}

/// A value that a callback of a controller has read. If the value changes, UIKit calls the callback again.
struct TrackedRead: Hashable, Sendable, BitwiseCopyable {
    enum Value: Hashable, Sendable, BitwiseCopyable {
        case variable(ModelVariable)
        case trait(TraitSet)
    }

    let value: Value
    let controller: ControllerID
    let callback: UpdateCallback
}

/// The update pass of properties, which comes before layout from iOS 26, and the tracking of observed variables.
extension World {
    /// UPDATE-PASS-1: calls updateProperties on a controller that needs it. A new controller does. The call has a line
    /// if the script handles it, or has asked for it and shows the lines of layout.
    mutating func updateProperties(of id: ControllerID, by rule: Rule) {
        guard isAlive(id), self[id].flags.contains(.viewLoaded) else { return }
        guard !self[id].geometry.facts.contains(.hasUpdatedProperties) else { return }
        self[id].geometry.facts.insert(.hasUpdatedProperties)
        guard handles(id, .updateProperties) || showsLayout && rule != .updatePass1 else { return }
        if !features.trackedReads.isEmpty { forgetReads(of: id, by: .properties) }
        cite(rule)
        call(id, .updateProperties)
    }

    /// Marks the properties of a controller. The next update pass updates them if the view is in a window, otherwise
    /// the first one when it is in a window again.
    mutating func invalidateProperties(of id: ControllerID) {
        guard applies(.updatePass1), isAlive(id) else { return }
        self[id].geometry.facts.remove(.hasUpdatedProperties)
        if hasWindow(id) { enqueueAtLayout(.view(.updateProperties(id))) }
    }

    /// UPDATE-MANUAL-1: `setNeedsUpdateProperties`.
    mutating func setNeedsUpdateProperties(_ id: ControllerID) {
        guard applies(.updateManual1) else { return }
        cite(.updateManual1)
        invalidateProperties(of: id)
    }

    /// UPDATE-VIEW-1: `view.setNeedsUpdateProperties()`. A view that is not the root view has only an
    /// `updateProperties` of its own, which a script cannot override.
    package mutating func setNeedsUpdateProperties(of view: ViewID) {
        let id = views[view.index].owner
        guard applies(.updateView1), isAlive(id), self[id].view == view else { return }
        makeUnique()
        cite(.updateView1)
        invalidateProperties(of: id)
    }

    /// UPDATE-NOW-1: `updatePropertiesIfNeeded` updates `id` and the controllers in it. No source says what it does
    /// outside of a window.
    mutating func updatePropertiesNow(of id: ControllerID) {
        guard applies(.updateNow1) else { return }
        guard hasWindow(id) else { return refuse(.updateOutsideWindow, id, .none) }
        cite(.updateNow1)
        for inner in loadedFamily(of: id) { enqueue(.view(.updateProperties(inner))) }
    }

    /// UPDATE-VIEW-2: `view.updatePropertiesIfNeeded()` updates the controllers whose root views are `view` or in it. A
    /// view that is in no controller's view contains none.
    mutating func updatePropertiesNow(in view: ViewID) {
        let owner = views[view.index].owner
        guard applies(.updateView2), isAlive(owner) else { return }
        guard hasWindow(owner) else { return refuse(.updateOutsideWindow, owner, .none) }
        cite(.updateView2)
        for inner in loadedFamily(of: owner) where isRootView(of: inner, in: view) {
            enqueue(.view(.updateProperties(inner)))
        }
    }

    /// Whether the root view of `id` is `view` or a subview of it at any depth, also through the views of parents.
    private func isRootView(of id: ControllerID, in view: ViewID) -> Bool {
        var walk = ObjectRef(self[id].view)
        while walk.kind == .view, walk.view != view { walk = superview(of: walk.view) }
        return walk.kind == .view
    }

    // MARK: Models

    /// Whether UIKit calls layout callbacks again for models: with the app's key from iOS 18, always from iOS 26.
    private var tracksLayout: Bool {
        applies(.update18) && (has(.observationIsTracked) || blueprint.app.tracksObservations)
    }

    /// UPDATE-MODEL-1, UPDATE-18: a callback of the update pass reads a variable.
    package mutating func track(_ variable: ModelVariable, in id: ControllerID, by callback: UpdateCallback) {
        guard callback == .properties ? applies(.updateModel1) : tracksLayout else { return }
        record(TrackedRead(value: .variable(variable), controller: id, callback: callback))
    }

    private mutating func record(_ read: TrackedRead) {
        if !features.trackedReads.contains(read) { features.trackedReads.append(read) }
    }

    /// Whether a callback has read the variable since UIKit last called it.
    package func isTracked(_ variable: ModelVariable) -> Bool {
        !features.trackedReads.isEmpty && features.trackedReads.contains { $0.value == .variable(variable) }
    }

    /// Makes the callbacks that have read the variable wait for the next update pass. Further changes before it have no
    /// effect on them.
    mutating func modelChanged(_ variable: ModelVariable) {
        for read in features.trackedReads where read.value == .variable(variable) {
            invalidate(read.controller, read.callback, by: read.callback == .properties ? .updateModel1 : .update18)
        }
    }

    /// Makes a callback wait for the next update pass, because something that it has read has changed.
    private mutating func invalidate(_ id: ControllerID, _ callback: UpdateCallback, by rule: Rule) {
        forgetReads(of: id, by: callback)
        switch callback {
        case .properties:
            cite(rule)
            return invalidateProperties(of: id)
        case .constraints: self[id].flags.remove(.hasUpdatedConstraints)
        case .layout: break
        }
        guard hasWindow(id) else { return }
        cite(rule)
        enqueueAtLayout(.view(.sizeAndLayOut(id)))
    }

    // MARK: Traits

    /// TRAIT-AUTO-18: a callback of the update pass reads a trait.
    package mutating func track(_ trait: TraitSet, in id: ControllerID, by callback: UpdateCallback) {
        guard applies(.traitAuto18), isAlive(id) else { return }
        record(TrackedRead(value: .trait(trait), controller: id, callback: callback))
    }

    /// TRAIT-AUTO-18: makes the callbacks of `id` that have read one of these traits wait for the next update pass.
    mutating func traitsChanged(_ changed: TraitSet, of id: ControllerID) {
        guard applies(.traitAuto18), !features.trackedReads.isEmpty else { return }
        for callback in UpdateCallback.allCases where hasRead(changed, id, callback) {
            invalidate(id, callback, by: .traitAuto18)
        }
    }

    private func hasRead(_ traits: TraitSet, _ id: ControllerID, _ callback: UpdateCallback) -> Bool {
        features.trackedReads.contains {
            guard $0.controller == id, $0.callback == callback, case .trait(let read) = $0.value else { return false }
            return !read.isDisjoint(with: traits)
        }
    }

    /// Discards what a callback has read, because it is called again.
    mutating func forgetReads(of id: ControllerID, by callback: UpdateCallback) {
        features.trackedReads.removeAll { $0.controller == id && $0.callback == callback }
    }

    /// Discards what all callbacks of a deallocated controller have read.
    mutating func forgetReads(of id: ControllerID) {
        features.trackedReads.removeAll { $0.controller == id }
    }
}
