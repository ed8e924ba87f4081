extension Explanation {
    /// The codes of the lexer, explained.
    static let lexical: [Explanation] = [
        Explanation(
            .invalidUTF8,
            """
            The file contains a byte that is not valid UTF-8: it was saved in another encoding, or it is not a text \
            file.
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
            A string between double quotes must end on the same line. Write a longer text between """ and """.
            """#,
            why: "Without the closing quote, it is not clear where the string ends and the next statement begins.",
            example: """
                print "hello
                """,
            fixedExample: """
                print "hello"
                """),
        Explanation(
            .unterminatedComment,
            "A comment that begins with /* ends with */. Comments nest, so each /* inside a comment needs its own */.",
            why: "Without the end, the rest of the file is a comment and does not run.",
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
            Strings support the escape sequences \n, \t, \r, \0, \", \', \\, \(value) and \u{1F600}. To write a \#
            backslash, write two.
            """#,
            why: "Other sequences are errors, because a backslash that is printed as such is usually a mistake.",
            example: #"""
                print "C:\Work"
                """#,
            fixedExample: #"""
                print "C:\\Work"
                """#),
        Explanation(
            .numberTooLarge,
            "Whole numbers have 64 bits. Other numbers go up to about 1.8e308.",
            why: "A larger number would have to be rounded or cut off, so the script would compute with another value.",
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
            A name between backticks may contain spaces and punctuation. It must end with a backtick on the same line.
            """,
            why: "Without the second backtick, it is not clear where the name ends and where the statement goes on.",
            example: "scene `Sign in",
            fixedExample: "scene `Sign in`"),
        Explanation(
            .stringIndentation,
            #"""
            The closing """ sets the indentation of the text: each line must be indented at least as far. The \#
            text begins on the line after the opening """.
            """#,
            why: """
                The indentation is removed from every line. A line that does not have it would lose characters of the \
                text.
                """,
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
            "The file is larger than the limit of 64 MiB, or the limit that --max-file-size sets.",
            why: "The limit protects the tool from a file that is not a script and fills the memory.",
            example: """
                print "more than ten bytes"
                """,
            fixedExample: "print 1",
            option: "--max-file-size 10"),
    ]
}
