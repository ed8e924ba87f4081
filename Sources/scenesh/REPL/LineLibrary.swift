/// Checks the library of the line editor. On macOS, another library has the name readline.
enum LineLibrary {
    /// Returns a message about a library with a version, and what to do; nil if it is GNU readline.
    static func problem(version: String) -> String? {
        if version.contains("EditLine") {
            return """
                this build is linked with libedit, which passes for GNU readline: completion, hints and pasting \
                will not work as described; `brew install readline`, and build with \
                -Xcc -I$(brew --prefix readline)/include -Xlinker -L$(brew --prefix readline)/lib
                """
        }
        guard let major = version.split(separator: ".").first.flatMap({ Int($0) }), major >= 7 else {
            return "GNU readline 7 or newer is required, found '\(version)'; install a newer version and build again"
        }
        return nil
    }
}
