#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A failed call to the operating system, with the system's words for it.
struct SystemError: Error, Sendable {
    let code: Int32

    /// The error of the call that has just failed.
    static var last: SystemError { SystemError(code: errno) }

    /// The system's sentence, `No such file or directory`.
    var message: String {
        String(cString: strerror(code))
    }
}
