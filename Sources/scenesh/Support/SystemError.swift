#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An error of a system call.
struct SystemError: Error, Sendable {
    let code: Int32

    /// The error of the last system call that failed (`errno`).
    static var last: SystemError { SystemError(code: errno) }

    /// The message of the system, such as `No such file or directory`.
    var message: String {
        String(cString: strerror(code))
    }
}
