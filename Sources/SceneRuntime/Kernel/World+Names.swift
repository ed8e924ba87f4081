// Names: those that the script declares, and the run's own.
extension World {
    /// Returns the name for a text at run time: the declared one, otherwise one of the run's own, which is added if it
    /// is new.
    public mutating func internName(_ text: [UInt8]) -> NameID {
        let declared = blueprint.names.find(text)
        return declared.exists ? declared : texts.intern(text)
    }

    /// Returns the name for `text`; `.none` if there is none.
    public func findName(_ text: [UInt8]) -> NameID {
        let declared = blueprint.names.find(text)
        return declared.exists ? declared : texts.find(text)
    }

    /// Returns the UTF-8 text of a name, declared or not.
    public func text(of name: NameID) -> ArraySlice<UInt8> {
        RunTexts.isRunName(name) ? texts[name] : blueprint.names[name]
    }

    /// Returns the declared name for a name of the run that was declared later.
    func declared(_ name: NameID) -> NameID {
        guard RunTexts.isRunName(name) else { return name }
        let declared = blueprint.names.find(Array(texts[name]))
        return declared.exists ? declared : name
    }
}

// Actions that UIKit knows by their names.
extension World {
    /// Whether an action is `show` or `showDetailViewController`, which containers handle.
    func isShow(_ action: Argument) -> Bool {
        text(of: NameID(action.extra)).elementsEqual("show".utf8) || isShowDetail(action)
    }

    /// Whether an action is `showDetailViewController`.
    func isShowDetail(_ action: Argument) -> Bool {
        text(of: NameID(action.extra)).elementsEqual("showDetailViewController".utf8)
    }
}
