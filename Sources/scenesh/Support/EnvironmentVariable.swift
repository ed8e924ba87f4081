#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The process's environment variables.
enum EnvironmentVariable {
    /// The value of a variable; one that is set to nothing counts as unset.
    static func value(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// Whether a continuous-integration service runs the tool: `CI` is set, and not to `false` or `0`.
    static var isContinuousIntegration: Bool {
        guard let value = value("CI") else { return false }
        return value != "false" && value != "0"
    }
}

/// When to colour, as `--color` says it.
enum ColourChoice: String, Sendable, CaseIterable {
    case auto, always, never

    /// Whether to colour what goes to a descriptor. With `auto`: `NO_COLOR` forbids, `CLICOLOR_FORCE` demands,
    /// otherwise a terminal that says what it is and is not dumb gets colours.
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
