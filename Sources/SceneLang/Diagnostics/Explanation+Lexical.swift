extension Explanation {
    /// The codes of the lexer, explained.
    static let lexical: [Explanation] = [
        Explanation(
            .invalidUTF8,
            """
            scripts are UTF-8. a byte here belongs to no character of it: the file was saved in another \
            encoding, or is no text at all.
            """,
            example: """
                // a script saved as Latin-1 or UTF-16:
                //     iconv -f LATIN1 -t UTF-8 old.scene > new.scene
                """,
            mended: """
                print "é"
                """),
        Explanation(
            .unknownCharacter,
            """
            the character has no meaning outside of strings and comments. quotation marks that a word \
            processor made curly and operators of other languages end here.
            """,
            example: "print “hello”",
            mended: """
                print "hello"
                """),
        Explanation(
            .unterminatedString,
            #"""
            a string between single double quotes ends on its own line. longer texts stand between """ and \#
            """.
            """#,
            example: """
                print "hello
                """,
            mended: """
                print "hello"
                """),
        Explanation(
            .unterminatedComment,
            """
            a comment that begins with /* goes on to its own */. comments nest, so each /* inside needs one of \
            its own.
            """,
            example: """
                /* first /* second */
                launch
                """,
            mended: """
                /* first /* second */ */
                initial scene home
                launch
                """),
        Explanation(
            .unknownEscape,
            #"""
            strings know \n, \t, \r, \0, \", \\, \(value) and \u{1F600}. a backslash before anything else is \#
            written twice.
            """#,
            example: #"""
                print "C:\Work"
                """#,
            mended: #"""
                print "C:\\Work"
                """#),
        Explanation(
            .numberTooLarge,
            "whole numbers have 64 bits, others reach to about 1.8e308.",
            example: "print 99999999999999999999",
            mended: "print 9223372036854775807"),
        Explanation(
            .malformedNumber,
            "a number ends with something that belongs to no number. names do not begin with digits.",
            example: "let count = 12abc",
            mended: "let count = 12"),
        Explanation(
            .unterminatedName,
            """
            between backticks stands a name with blanks or signs in it. it ends with a second backtick on the \
            same line.
            """,
            example: "scene `Sign in",
            mended: "scene `Sign in`"),
        Explanation(
            .stringIndentation,
            #"""
            the closing """ says how far a text is indented: each of its lines stands at least as far to the \#
            right. text begins below the opening """.
            """#,
            example: #"""
                let text = """
                  hello
                    """
                """#,
            mended: #"""
                let text = """
                    hello
                    """
                """#),
        Explanation(
            .fileTooLarge,
            "the file is larger than scripts may be: 64 MiB, or what --max-file-size says.",
            example: """
                print "more than ten bytes"
                """,
            mended: "print 1",
            option: "--max-file-size 10"),
    ]
}
