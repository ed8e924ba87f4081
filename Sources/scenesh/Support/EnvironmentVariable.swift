#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The process's environment variables.
enum EnvironmentVariable {
    /// Returns the value of a variable; nil if it is unset or empty.
    static func value(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// Returns the path of a file with state of the tool, `$XDG_STATE_HOME/scenesh/NAME`, by default under
    /// `~/.local/state`; nil if there is no home folder.
    static func stateFile(_ name: String) -> String? {
        let folder = value("XDG_STATE_HOME") ?? value("HOME").map { $0 + "/.local/state" }
        return folder.map { "\($0)/scenesh/\(name)" }
    }

    /// Whether a continuous-integration service runs the tool: `CI` is set, and not to `false` or `0`.
    static var isContinuousIntegration: Bool {
        guard let value = value("CI") else { return false }
        return value != "false" && value != "0"
    }
}

/// The values of `--color`.
enum ColourChoice: String, Sendable, CaseIterable {
    case auto, always, never

    /// Whether output to a descriptor is coloured. With `auto`, `NO_COLOR` turns colours off and `CLICOLOR_FORCE` turns
    /// them on; otherwise a terminal gets colours if `TERM` is set and not `dumb`.
    func applies(to descriptor: Int32) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if EnvironmentVariable.value("NO_COLOR") != nil { return false }
            if let force = EnvironmentVariable.value("CLICOLOR_FORCE"), force != "0" { return true }
            guard let kind = EnvironmentVariable.value("TERM"), kind != "dumb" else { return false }
            return Descriptor.isTerminal(descriptor)
        }
    }
}
