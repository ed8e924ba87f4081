extension Explanation {
    /// The codes of the lexer, explained.
    static let lexical: [Explanation] = [
        Explanation(
            .invalidUTF8,
            """
            The file contains a byte that is not valid UTF-8. The file was saved in another encoding, or the file is \
            not a text file.
            """,
            why: "A script must be UTF-8, because in another encoding the same bytes mean other characters.",
            example: """
                // a script saved as Latin-1 or UTF-16:
                //     iconv -f LATIN1 -t UTF-8 old.scene > new.scene
                """,
            fixedExample: """
                print "é"
                """),
        Explanation(
            .unknownCharacter,
            """
            The character is allowed only in strings, comments and names between backticks. Frequent causes are curly \
            quotation marks and operators of other languages.
            """,
            why: "No token of the language begins with this character, so the statement cannot be read.",
            example: "print “hello”",
            fixedExample: """
                print "hello"
                """),
        Explanation(
            .unterminatedString,
            #"""
            A string between double quotes must end on the same line. Write a text of several lines between `"""` and \#
            `"""`.
            """#,
            why: """
                Without the closing quote, it is not clear where the string ends and where the next statement begins.
                """,
            example: """
                print "hello
                """,
            fixedExample: """
                print "hello"
                """),
        Explanation(
            .unterminatedComment,
            """
            A comment that begins with `/*` must end with `*/`. Comments nest, so each `/*` inside a comment needs its \
            own `*/`.
            """,
            why: "Without the last `*/`, the rest of the file is a comment and does not run.",
            example: """
                /* first /* second */
                launch
                """,
            fixedExample: """
                /* first /* second */ */
                initial scene home
                launch
                """),
        Explanation(
            .unknownEscape,
            #"""
            Strings support the escape sequences `\n`, `\t`, `\r`, `\0`, `\"`, `\'`, `\\`, `\(value)` and \#
            `\u{1F600}`. To write a backslash in a string, write `\\`.
            """#,
            why: "A backslash before any other character is usually a mistake, so it is an error.",
            example: #"""
                print "C:\Work"
                """#,
            fixedExample: #"""
                print "C:\\Work"
                """#),
        Explanation(
            .numberTooLarge,
            "Whole numbers have 64 bits. Other numbers go up to about 1.8e308.",
            why: """
                The tool would have to round or cut off a larger number. Then the script would compute with a \
                different number than the written number.
                """,
            example: "print 99999999999999999999",
            fixedExample: "print 9223372036854775807"),
        Explanation(
            .malformedNumber,
            "The number contains a character that numbers cannot contain. Names cannot begin with a digit.",
            why: "It is not clear whether a number or a name is meant.",
            example: "let count = 12abc",
            fixedExample: "let count = 12"),
        Explanation(
            .unterminatedName,
            """
            A name between backticks may contain spaces and punctuation. The name must end with a backtick on the same \
            line.
            """,
            why: """
                Without the second backtick, it is not clear where the name ends and where the rest of the statement \
                begins.
                """,
            example: "scene `Sign in",
            fixedExample: "scene `Sign in`"),
        Explanation(
            .stringIndentation,
            #"""
            A string between `"""` and `"""` begins on the line after the opening `"""`. Each line of the string must \#
            be indented at least as far as the closing `"""`.
            """#,
            why: #"""
                The indentation of the closing `"""` is removed from every line. A line with less indentation would \#
                lose characters of its text.
                """#,
            example: #"""
                let text = """
                  hello
                    """
                """#,
            fixedExample: #"""
                let text = """
                    hello
                    """
                """#),
        Explanation(
            .fileTooLarge,
            "A file can have at most 64 MiB. The option `--max-file-size` changes this limit.",
            why: "Without the limit, a file that is not a script could fill the memory.",
            example: """
                print "more than ten bytes"
                """,
            fixedExample: "print 1",
            option: "--max-file-size 10"),
    ]
}
