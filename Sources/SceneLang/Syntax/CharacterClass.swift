/// The class of a byte outside of strings and comments, which decides how a token is read.
struct CharacterClass: Sendable {
    /// How the token is read.
    enum Reading: UInt8, Sendable {
        // The bytes of names come first.
        case letter, digit, space, newline, quote, backtick
        /// A symbol that is always a token.
        case single
        /// A parenthesis: a token, unless it ends an interpolation.
        case parenthesis
        /// A symbol that is a token, and another token with `=` after it.
        case assignable
        /// `{`, which may begin the lines of an expected trace.
        case brace
        case punctuation, other, high
    }

    let reading: Reading
    /// The token of the symbol alone.
    let single: TokenKind
    /// The token of the symbol with `=` after it.
    let assigned: TokenKind

    private init(_ reading: Reading, _ single: TokenKind = .unknown, _ assigned: TokenKind = .unknown) {
        self.reading = reading
        self.single = single
        self.assigned = assigned
    }

    /// Whether the byte can continue a name.
    @inline(__always)
    var isNamePart: Bool { reading.rawValue <= Reading.digit.rawValue }

    /// The class of each byte.
    static let table: [CharacterClass] = {
        var table = [CharacterClass](repeating: CharacterClass(.other), count: 256)
        for byte in 0x80...0xFF { table[byte] = CharacterClass(.high) }
        for byte in 0x30...0x39 { table[byte] = CharacterClass(.digit) }
        for byte in 0x41...0x5A {
            table[byte] = CharacterClass(.letter)
            table[byte + 0x20] = CharacterClass(.letter)
        }
        for (byte, characterClass) in classesOfSymbols { table[Int(byte)] = characterClass }
        return table
    }()

    private static let classesOfSymbols: [(UInt8, CharacterClass)] = [
        (0x20, CharacterClass(.space)), (0x09, CharacterClass(.space)), (0x0D, CharacterClass(.space)),
        (0x0A, CharacterClass(.newline)), (0x5F, CharacterClass(.letter)), (0x22, CharacterClass(.quote)),
        (0x60, CharacterClass(.backtick)),
        (UInt8(ascii: "}"), CharacterClass(.single, .rightBrace)),
        (UInt8(ascii: "["), CharacterClass(.single, .leftBracket)),
        (UInt8(ascii: "]"), CharacterClass(.single, .rightBracket)),
        (UInt8(ascii: ","), CharacterClass(.single, .comma)),
        (UInt8(ascii: ";"), CharacterClass(.single, .semicolon)),
        (UInt8(ascii: ":"), CharacterClass(.single, .colon)),
        (UInt8(ascii: "%"), CharacterClass(.assignable, .percent, .percentEqual)),
        (UInt8(ascii: "("), CharacterClass(.parenthesis, .leftParenthesis)),
        (UInt8(ascii: ")"), CharacterClass(.parenthesis, .rightParenthesis)),
        (UInt8(ascii: "="), CharacterClass(.assignable, .equal, .equalEqual)),
        (UInt8(ascii: "!"), CharacterClass(.assignable, .exclamation, .notEqual)),
        (UInt8(ascii: "<"), CharacterClass(.assignable, .less, .lessEqual)),
        (UInt8(ascii: ">"), CharacterClass(.assignable, .greater, .greaterEqual)),
        (UInt8(ascii: "+"), CharacterClass(.assignable, .plus, .plusEqual)),
        (UInt8(ascii: "*"), CharacterClass(.assignable, .star, .starEqual)),
        (UInt8(ascii: "{"), CharacterClass(.brace, .leftBrace)), (UInt8(ascii: "."), CharacterClass(.punctuation)),
        (UInt8(ascii: "?"), CharacterClass(.punctuation)), (UInt8(ascii: "-"), CharacterClass(.punctuation)),
        (UInt8(ascii: "/"), CharacterClass(.punctuation)), (UInt8(ascii: "&"), CharacterClass(.punctuation)),
        (UInt8(ascii: "|"), CharacterClass(.punctuation)), (UInt8(ascii: "#"), CharacterClass(.punctuation)),
        (UInt8(ascii: "$"), CharacterClass(.punctuation)), (UInt8(ascii: "@"), CharacterClass(.punctuation)),
    ]
}

/// Decoding of UTF-8.
enum UTF8Scan {
    /// Returns the length of the scalar at `index` in bytes; 0 if the bytes are not valid UTF-8.
    static func length(_ bytes: [UInt8], _ index: Int) -> Int {
        let lead = bytes[index]
        let (length, low, high): (Int, UInt8, UInt8)
        switch lead {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (length, low, high) = (2, 0x80, 0xBF)
        case 0xE0: (length, low, high) = (3, 0xA0, 0xBF)
        case 0xED: (length, low, high) = (3, 0x80, 0x9F)
        case 0xE1...0xEF: (length, low, high) = (3, 0x80, 0xBF)
        case 0xF0: (length, low, high) = (4, 0x90, 0xBF)
        case 0xF1...0xF3: (length, low, high) = (4, 0x80, 0xBF)
        case 0xF4: (length, low, high) = (4, 0x80, 0x8F)
        default: return 0
        }
        guard index + length <= bytes.count, bytes[index + 1] >= low, bytes[index + 1] <= high else { return 0 }
        for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
        return length
    }

    /// Returns the scalar at `index`, of `length` bytes.
    static func scalar(_ bytes: [UInt8], _ index: Int, _ length: Int) -> UInt32 {
        if length <= 1 { return UInt32(bytes[index]) }
        var value = UInt32(bytes[index]) & (0xFF >> UInt32(length + 1))
        for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return value
    }

    /// Whether a non-ASCII scalar can be part of a name: all but spaces, and punctuation that
    /// resembles ASCII, such as full-width brackets.
    static func isNamePart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x200C, 0x200D: true
        case 0x80...0xA0, 0xAB, 0xBB, 0x1680, 0x2000...0x206F, 0x3000...0x3003, 0xFEFF, 0xFFFD: false
        case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF5E: false
        default: true
        }
    }
}
