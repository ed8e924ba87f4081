#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The arguments with which git calls the program of `diff.NAME.command`: the path, then file, hash and mode of both
/// versions, and after a renaming the new path and what git says about it. Only the path for a file with conflicts.
struct GitDifference {
    /// The path in the older version, as messages name it.
    let older: String
    /// The path in the newer version.
    let newer: String
    /// The files of both versions; nil for a file with conflicts. /dev/null is a version that does not exist.
    let files: (older: String, newer: String)?
    /// What git says about a renaming, as lines.
    let header: String

    /// Returns nil if git does not call a program like this.
    init?(_ arguments: [String]) {
        guard let path = arguments.first else { return nil }
        switch arguments.count {
        case 1: (files, header) = (nil, "")
        case 7...9:
            files = (arguments[1], arguments[4])
            header = arguments.count > 8 ? arguments[8] : ""
        default: return nil
        }
        older = path
        newer = arguments.count > 7 ? arguments[7] : path
    }

    /// Returns what `git diff` shows: the names, then the difference or why there is none. It never fails, because git
    /// ends at the first program that does.
    func text(limit: Int, isColoured: Bool) -> [UInt8] {
        let paint = Paint(colour: isColoured)
        var text: [UInt8] = []
        guard let files else {
            paint.line("* Unmerged path \(PlainText.line(older))", .plain, into: &text)
            return text
        }
        paint.line("diff --git \(PlainText.line("a/\(older)")) \(PlainText.line("b/\(newer)"))", .bold, into: &text)
        for line in header.split(separator: "\n") { paint.line(PlainText.line(String(line)), .bold, into: &text) }
        var pair = StoryboardPair()
        for (file, name) in [(files.older, "a/\(older)"), (files.newer, "b/\(newer)")] {
            if file == "/dev/null" {
                pair.addEmpty()
                continue
            }
            do throws(SystemError) {
                let bytes = try FileSystem.read(file, limit: limit)
                pair.add(name, bytes)
            } catch {
                paint.line("not compared: cannot read '\(PlainText.line(name))': \(error.message)", .plain, into: &text)
                return text
            }
        }
        guard let report = pair.report(isColoured: isColoured) else {
            for reason in pair.reasons { paint.line("not compared: \(PlainText.line(reason))", .plain, into: &text) }
            return text
        }
        return text + report.text()
    }
}

/// A storyboard as text for `diff.NAME.textconv` of git.
enum GitText {
    /// Returns the script of a storyboard. What is no script is returned as it is, after a comment with the reason, so
    /// that git shows its changes, too. It never fails, because git ends at the first program that does.
    ///
    /// References are not followed: git calls the program for each file, and for an old version with a copy in another
    /// folder.
    static func text(of path: String, limit: Int) -> [UInt8] {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try FileSystem.read(path, limit: limit)
        } catch {
            return comment("cannot read the file: \(error.message)")
        }
        // The name would differ between the versions.
        let finder = StoryboardFinder(at: path, root: nil, given: [], sizeLimit: limit, isAlone: true)
        let storyboard = StoryboardImport(Path.name(of: path), bytes, finder: finder)
        if let text = storyboard.text { return Array(text.utf8) }
        let reason = comment(storyboard.firstSentence ?? "it cannot be understood")
        if bytes.contains(0) || String(validating: bytes, as: UTF8.self) == nil {
            let digits = SHA256.hash(bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            return reason + comment("\(bytes.count) bytes, SHA-256 \(digits)")
        }
        return reason + bytes
    }

    private static func comment(_ sentence: String) -> [UInt8] { Array("// \(PlainText.line(sentence))\n".utf8) }
}
