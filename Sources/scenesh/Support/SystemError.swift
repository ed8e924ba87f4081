#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An error of a system call.
struct SystemError: Error, Sendable {
    let code: Int32
    /// The kind of file, if the path leads to one that cannot be used; nil for an error of the system.
    private var kind: String?

    init(code: Int32) { self.code = code }

    /// The error for a pipe or a device where a file is required.
    static var notAFile: SystemError {
        var error = SystemError(code: EINVAL)
        error.kind = "it is a pipe or a device, not a file"
        return error
    }

    /// The error for a page that the tool has not written.
    static var foreignPage: SystemError {
        var error = SystemError(code: EEXIST)
        error.kind = "there is a page of this name that scenesh has not written"
        return error
    }

    /// The error for a path that does not exist.
    static var missing: SystemError { SystemError(code: ENOENT) }

    /// The error of the last system call that failed (`errno`).
    static var last: SystemError { SystemError(code: errno) }

    /// The message of the system, such as `No such file or directory`.
    var message: String {
        kind ?? String(cString: strerror(code))
    }
}
