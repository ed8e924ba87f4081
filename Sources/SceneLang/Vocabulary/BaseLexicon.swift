import SceneRuntime

/// The built-in controller classes that a script can inherit from, by name.
enum BaseLexicon {
    static let lexicon = Lexicon(ControllerKind.allCases.map { ($0.spelling, $0) })

    /// The classes of the system, by name.
    static let systemClasses = Lexicon(SystemClass.allCases.dropFirst().map { ($0.spelling, $0) })

    /// Returns the names of all built-in classes, with UIKit's prefix if `name` has it; none if `name` cannot be a
    /// misspelt one, because it does not begin with a capital letter.
    static func names(like name: String) -> [String] {
        guard let first = name.utf8.first, (0x41...0x5A).contains(first) else { return [] }
        let prefix = name.utf8.starts(with: "UI".utf8) ? "UI" : ""
        return ControllerKind.allCases.map { prefix + $0.spelling.text }
    }

    /// Returns the built-in class for a name with UIKit's prefix, such as `UINavigationController`; nil if there is
    /// none.
    static func withoutPrefix(_ name: [UInt8]) -> ControllerKind? {
        guard name.starts(with: "UI".utf8) else { return nil }
        return lexicon[Array(name.dropFirst(2))]
    }

    /// Returns the class of the system for a name with UIKit's prefix, such as `UIImagePickerController`; nil if there
    /// is none.
    static func systemClass(withPrefix name: [UInt8]) -> SystemClass? {
        guard name.starts(with: "UI".utf8) else { return nil }
        return systemClasses[Array(name.dropFirst(2))]
    }
}
