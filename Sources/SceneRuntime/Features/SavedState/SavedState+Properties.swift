extension PropertyRow {
    /// The properties of saved state.
    static let savedState: [PropertyRow] = [
        PropertyRow(
            .restorationIdentifier, "restorationIdentifier", of: [.controllers, .view], releases: .since(6), .text,
            .computed({ .value($0.restorationIdentifier(of: $1)) }, { $0.setRestorationIdentifier(of: $1, $2) }),
            access: .readWrite, "The name of the controller or view in saved state."),
        PropertyRow(
            .userActivity, "userActivity", of: .controllers, releases: .since(8), .text,
            .computed(
                { .value($0.features.activities[$1.controller].map { .string($0) } ?? .null) },
                { $0.setUserActivity(of: $1.controller, $2) }),
            access: .readWrite, listed: false, "The activity that saves the controller's state: a string or nil."),
    ]
}

extension World {
    fileprivate func restorationIdentifier(of object: ObjectRef) -> Argument {
        let name =
            object.kind == .view
            ? features.viewRestorationNames[object.view] : features.restorationNames[object.controller]
        return name.map { .string($0) } ?? .null
    }

    fileprivate mutating func setRestorationIdentifier(of object: ObjectRef, _ value: Argument) -> PropertyWriting {
        guard value.isTextOrNil else { return .mismatch }
        if object.kind == .view {
            features.viewRestorationNames[object.view] = value.asName
        } else {
            features.restorationNames[object.controller] = value.asName
        }
        return .done
    }

    fileprivate mutating func setUserActivity(of id: ControllerID, _ value: Argument) -> PropertyWriting {
        guard value.isTextOrNil else { return .mismatch }
        features.activities[id] = value.asName
        return .done
    }
}

extension Argument {
    fileprivate var isTextOrNil: Bool { kind == .string || kind == .null }

    fileprivate var asName: NameID? { kind == .string ? NameID(extra) : nil }
}
