extension UIKitMessage {
    /// The code of the message, which `scenesh explain` explains. Forms of one message have one code; `.none` has none.
    public var code: StaticString {
        switch self {
        case .none: ""
        case .presentAlready, .presentAlreadyModern: "U0101"
        case .presentNoWindow, .presentNoWindowModern: "U0102"
        case .presentBusy, .presentBusyModern: "U0103"
        case .detached, .detached14, .detached17: "U0104"
        case .presentActive: "U0105"
        case .presentPresented: "U0106"
        case .presentNil: "U0107"
        case .noPresentationController: "U0108"
        case .partialCurl: "U0109"
        case .popoverWithoutAnchor: "U0110"
        case .sheetWithoutAnchor, .sheetWithoutAnchorOld, .activityWithoutAnchor: "U0111"
        case .dismissBusy: "U0112"
        case .alertEmpty: "U0121"
        case .alertActionUntitled: "U0122"
        case .alertSecondCancel: "U0123"
        case .alertFieldInSheet: "U0124"
        case .nestedPush, .nestedPop, .unexpectedState: "U0201"
        case .pushSame, .pushSameOld: "U0202"
        case .pushNavigationController: "U0203"
        case .pushSplit: "U0204"
        case .popToStranger: "U0205"
        case .stackNotDistinct: "U0206"
        case .popDuringSearch, .popToDuringSearch: "U0207"
        case .selectedForeignTab: "U0208"
        case .noSegue: "U0301"
        case .noScene: "U0302"
        case .noNavigation, .noNavigationUnnamed: "U0303"
        case .segueNotPerformed, .segueNotPerformedUnnamed: "U0304"
        case .notDecoded: "U0305"
        case .unbalanced: "U0401"
        case .misuseWillAppear, .misuseDidAppear, .misuseWillDisappear, .misuseDidDisappear: "U0402"
        case .hierarchy: "U0403"
        case .sharedView: "U0404"
        case .noCommonParent: "U0405"
        case .viewWhileDeallocating: "U0406"
        case .noViewOutlet: "U0501"
        case .noNib: "U0502"
        case .unknownKey: "U0503"
        case .unrecognizedSelector: "U0504"
        case .noCommonOrientation: "U0601"
        case .preferredNotSupported: "U0602"
        case .noRoot, .noRootRaised: "U0701"
        case .scenesRecommended, .scenesSoonRequired, .scenesRequired: "U0702"
        case .fatalError: "U0801"
        case .notModelled: "U0802"
        }
    }

    /// Whether `text`, a message of a trace, has this form: the parts of the template between its placeholders are in
    /// it, in order.
    public func matches(_ text: [UInt8]) -> Bool {
        var template: [UInt8] = []
        self.template.append(to: &template)
        var place = 0
        var part: [UInt8] = []
        var index = 0
        var parts: [[UInt8]] = []
        while index < template.count {
            if template[index] == UInt8(ascii: "%"), index + 1 < template.count {
                parts.append(part)
                part = []
                index += 2
            } else {
                part.append(template[index])
                index += 1
            }
        }
        parts.append(part)
        guard parts.contains(where: { $0.count > 3 }) else { return false }
        for part in parts where !part.isEmpty {
            guard let found = UIKitMessage.find(part, in: text, from: place) else { return false }
            place = found + part.count
        }
        return true
    }

    /// Returns where `part` is in `text` at or after `start`, or nil.
    private static func find(_ part: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        guard text.count - start >= part.count else { return nil }
        return (start...text.count - part.count).first { text[$0] == part[0] && text[$0...].starts(with: part) }
    }
}
