extension PropertyRow {
    /// The properties of sheets.
    static let sheets: [PropertyRow] = [
        PropertyRow(
            .sheetPresentationController, "sheetPresentationController", of: .controllers, releases: .since(15),
            .presentationController,
            .computed { .object($0.sheetController(of: $0.nearestPresented(from: $1.controller))) }, listed: false,
            "The presentation controller if the style is pageSheet or formSheet, otherwise nil."),
        PropertyRow(
            .detents, "detents", of: .presentationController, releases: .since(15), .symbol(.detents),
            .computed(
                { $0.sheetValue(of: $1) { .symbols($0.detents.map { $0.symbol }) } }, { $0.setDetents(of: $1, $2) }),
            access: .readWrite, "The heights at which a sheet rests: .medium() and .large()."),
        PropertyRow(
            .selectedDetentIdentifier, "selectedDetentIdentifier", of: .presentationController, releases: .since(15),
            .symbol(.detent),
            .computed({ $0.sheetValue(of: $1) { argument($0.selected) } }, { $0.selectDetent(of: $1, $2) }),
            access: .step, "The detent at which a sheet rests, or nil for the lowest."),
        PropertyRow(
            .largestUndimmedDetentIdentifier, "largestUndimmedDetentIdentifier", of: .presentationController,
            releases: .since(15), .symbol(.detent),
            .computed({ $0.sheetValue(of: $1) { argument($0.undimmed) } }, { $0.setUndimmedDetent(of: $1, $2) }),
            access: .readWrite, "The highest detent at which the views beneath a sheet are not dimmed, or nil."),
        PropertyRow(
            .prefersGrabberVisible, "prefersGrabberVisible", of: .presentationController, releases: .since(15),
            .boolean(),
            .computed({ $0.sheetValue(of: $1) { .bool($0.showsGrabber) } }, { $0.setGrabber(of: $1, $2.asBool) }),
            access: .readWrite, "Whether a sheet shows a grabber."),
    ]

    private static func argument(_ detent: Detent?) -> Argument { detent.map { .symbol($0.symbol) } ?? .null }
}

// A presentation controller that is not that of a sheet has none of the properties.
extension World {
    fileprivate func sheetValue(of object: ObjectRef, _ value: (SheetSettings) -> Argument) -> PropertyReading {
        let id = ControllerID(object.index)
        return hasSheetController(id) ? .value(value(sheetSettings(of: id))) : .unavailable
    }

    fileprivate func setDetents(of object: ObjectRef, _ value: Argument) -> PropertyWriting {
        let id = ControllerID(object.index)
        guard hasSheetController(id) else { return .unavailable }
        guard let symbols = value.asSymbols, !symbols.isEmpty, symbols.allSatisfy({ Detent($0) != nil }) else {
            return .mismatch
        }
        let (hasMedium, hasLarge) = (symbols.contains(.medium), symbols.contains(.large))
        return .perform(.presented(.sheet(.setDetents(id, hasMedium: hasMedium, hasLarge: hasLarge))))
    }

    fileprivate func selectDetent(of object: ObjectRef, _ value: Argument) -> PropertyWriting {
        let id = ControllerID(object.index)
        guard hasSheetController(id) else { return .unavailable }
        guard isDetentOrNil(value) else { return .mismatch }
        return .perform(.presented(.sheet(.select(value.asSymbol, id))))
    }

    fileprivate mutating func setUndimmedDetent(of object: ObjectRef, _ value: Argument) -> PropertyWriting {
        let id = ControllerID(object.index)
        guard hasSheetController(id) else { return .unavailable }
        guard isDetentOrNil(value) else { return .mismatch }
        changeSheet(id) { $0.undimmed = value.asSymbol.flatMap { Detent($0) } }
        return .done
    }

    fileprivate mutating func setGrabber(of object: ObjectRef, _ isVisible: Bool?) -> PropertyWriting {
        let id = ControllerID(object.index)
        guard hasSheetController(id) else { return .unavailable }
        guard let isVisible else { return .mismatch }
        changeSheet(id) { $0.showsGrabber = isVisible }
        return .done
    }

    private func isDetentOrNil(_ value: Argument) -> Bool {
        value.kind == .null || value.asSymbol.flatMap { Detent($0) } != nil
    }
}
