#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program that transforms its standard input.
enum Subprocess {
    /// The greatest output, in bytes.
    private static let mostOutput = 1 << 26

    /// Returns what a program of the search path prints for an input; nil if there is no such program, if it fails, or
    /// if it needs more than `seconds`. What it prints on standard error is dropped.
    static func output(of command: [String], input: [UInt8], seconds: Int) -> [UInt8]? {
        // An unlinked file as input cannot fill up, as a pipe does.
        guard let file = tmpfile() else { return nil }
        defer { fclose(file) }
        var ends: [Int32] = [0, 0]
        guard fwrite(input, 1, input.count, file) == input.count, fflush(file) == 0,
            lseek(fileno(file), 0, SEEK_SET) == 0, pipe(&ends) == 0
        else { return nil }
        defer { close(ends[0]) }
        let process = start(command, input: fileno(file), output: ends[1], unused: ends[0])
        close(ends[1])
        guard let process else { return nil }
        let output = read(ends[0], seconds: seconds)
        if output == nil { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status == 0 ? output : nil
    }

    private static func start(_ command: [String], input: Int32, output: Int32, unused: Int32) -> pid_t? {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, unused)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        guard let name = command.first, posix_spawnp(&process, name, &actions, nil, &arguments, environ) == 0 else {
            return nil
        }
        return process
    }

    /// Reads to the end; nil after an error, too many bytes or too much time.
    private static func read(_ descriptor: Int32, seconds: Int) -> [UInt8]? {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while output.count <= mostOutput, !Interrupt.isRequested {
            let left = (end - clock.now) / .milliseconds(1)
            guard left > 0 else { return nil }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, Int32(left) + 1) > 0 else {
                if errno == EINTR { continue }
                return nil
            }
            #if canImport(Glibc)
                let count = Glibc.read(descriptor, &chunk, chunk.count)
            #else
                let count = Darwin.read(descriptor, &chunk, chunk.count)
            #endif
            if count == 0 { return output }
            if count > 0 { output += chunk[0..<count] } else if errno != EINTR { return nil }
        }
        return nil
    }
}
