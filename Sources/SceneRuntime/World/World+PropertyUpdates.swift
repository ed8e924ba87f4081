/// The callbacks of an update pass that UIKit tracks. The two layout callbacks count as one.
package enum UpdateCallback: UInt8, Sendable, BitwiseCopyable {
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

/// A callback of a controller has read a variable of a model.
struct ModelRead: Hashable, Sendable, BitwiseCopyable {
    let variable: ModelVariable
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
        if !modelReads.isEmpty { forgetReads(of: id, by: .properties) }
        cite(rule)
        call(id, .updateProperties)
    }

    /// Marks the properties of a controller. The next update pass updates them if the view is in a window, otherwise
    /// the first one when it is in a window again.
    mutating func markProperties(of id: ControllerID) {
        guard applies(.updatePass1), isAlive(id) else { return }
        self[id].geometry.facts.remove(.hasUpdatedProperties)
        if hasWindow(id) { atLayout(.view(.updateProperties(id))) }
    }

    /// UPDATE-MANUAL-1: `setNeedsUpdateProperties`.
    mutating func setNeedsUpdateProperties(_ id: ControllerID) {
        guard applies(.updateManual1) else { return }
        cite(.updateManual1)
        markProperties(of: id)
    }

    /// UPDATE-NOW-1: `updatePropertiesIfNeeded` updates `id` and the controllers in it. No source says what it does
    /// outside of a window.
    mutating func updatePropertiesNow(of id: ControllerID) {
        guard applies(.updateNow1) else { return }
        guard hasWindow(id) else { return refuse(.updateOutsideWindow, id, .none) }
        cite(.updateNow1)
        for inner in loadedFamily(of: id) { then(.view(.updateProperties(inner))) }
    }

    // MARK: Models

    /// Whether UIKit calls layout callbacks again for models: with the app's key from iOS 18, always from iOS 26.
    private var tracksLayout: Bool {
        applies(.update18) && (has(.observationIsTracked) || blueprint.app.tracksObservations)
    }

    /// UPDATE-MODEL-1, UPDATE-18: a callback of the update pass reads a variable.
    package mutating func track(_ variable: ModelVariable, in id: ControllerID, by callback: UpdateCallback) {
        guard callback == .properties ? applies(.updateModel1) : tracksLayout else { return }
        let read = ModelRead(variable: variable, controller: id, callback: callback)
        if !modelReads.contains(read) { modelReads.append(read) }
    }

    /// Whether a callback has read the variable since UIKit last called it.
    package func isTracked(_ variable: ModelVariable) -> Bool {
        !modelReads.isEmpty && modelReads.contains { $0.variable == variable }
    }

    /// Makes those that have read the variable wait for the next update pass. Each is notified of one change.
    mutating func modelChanged(_ variable: ModelVariable) {
        for read in modelReads where read.variable == variable {
            forgetReads(of: read.controller, by: read.callback)
            invalidate(read.controller, read.callback)
        }
    }

    private mutating func invalidate(_ id: ControllerID, _ callback: UpdateCallback) {
        switch callback {
        case .properties:
            cite(.updateModel1)
            return markProperties(of: id)
        case .constraints: self[id].flags.remove(.hasUpdatedConstraints)
        case .layout: break
        }
        guard hasWindow(id) else { return }
        cite(.update18)
        atLayout(.view(.layoutPass(id)))
    }

    /// Discards what a callback has read, because it is called again.
    mutating func forgetReads(of id: ControllerID, by callback: UpdateCallback) {
        modelReads.removeAll { $0.controller == id && $0.callback == callback }
    }

    /// Discards what all callbacks of a deallocated controller have read.
    mutating func forgetReads(of id: ControllerID) {
        modelReads.removeAll { $0.controller == id }
    }
}
