// Names: those that the script declares, and the run's own.
extension World {
    /// The number of a name that comes up while the script runs: of the declared one, else of one of the run's own.
    public mutating func internName(_ text: [UInt8]) -> NameID {
        let declared = blueprint.names.find(text)
        return declared.exists ? declared : texts.intern(text)
    }

    /// The number of `text`, or none where it is no name yet.
    public func findName(_ text: [UInt8]) -> NameID {
        let declared = blueprint.names.find(text)
        return declared.exists ? declared : texts.find(text)
    }

    /// The UTF-8 text of a name, declared or not.
    public func text(of name: NameID) -> ArraySlice<UInt8> {
        RunTexts.isOwn(name) ? texts[name] : blueprint.names[name]
    }

    /// A name of the run's own that has been declared since is the declared one.
    func declared(_ name: NameID) -> NameID {
        guard RunTexts.isOwn(name) else { return name }
        let declared = blueprint.names.find(Array(texts[name]))
        return declared.exists ? declared : name
    }
}

// Actions that UIKit knows by their names.
extension World {
    /// Whether an action is one that containers take: `show` or `showDetailViewController`.
    func isShow(_ action: Argument) -> Bool {
        text(of: NameID(action.extra)).elementsEqual("show".utf8) || isShowDetail(action)
    }

    /// Whether an action that a script names means `showDetailViewController`.
    func isShowDetail(_ action: Argument) -> Bool {
        text(of: NameID(action.extra)).starts(with: "showDetail".utf8)
    }
}
