import SceneRuntime

/// The members of collections that call a function for each element, as code: so no call of the script needs Swift's
/// stack. Their functions and members come first in every program.
enum Prelude {
    /// Positions in `Program.functions`.
    static let map: UInt32 = 0
    static let filter: UInt32 = 1
    static let reduce: UInt32 = 2
    static let sorted: UInt32 = 3

    /// Positions in `Program.members`.
    static let append: UInt16 = 0
    static let insert: UInt16 = 1
    static let count: UInt16 = 2
}

extension Program {
    mutating func installPrelude() {
        let nowhere = SourceSpan(file: FileID(0), start: 0, end: 0)
        members = [
            MemberName(.none, builtIn: .append), MemberName(.none, builtIn: .insert),
            MemberName(.none, builtIn: .count),
        ]
        for (parameters, registers, body) in [
            (2, 10, Program.mapCode), (2, 10, Program.filterCode), (3, 9, Program.reduceCode),
            (2, 15, Program.sortedCode),
        ] {
            var function = FunctionCode(.closure, span: nowhere)
            function.entry = UInt32(code.count)
            function.parameterCount = UInt8(parameters)
            function.registerCount = UInt16(registers)
            functions.append(function)
            code += body(function.entry)
        }
    }

    /// R0 sequence, R1 function; R3, R4 cursor; R5 element; R6, R7 call; R8 result, R9 what is appended.
    private static func mapCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.makeArray, a: 8),
            Instruction(.move, a: 3, b: 0),
            Instruction(.forPrepare, a: 3),
            Instruction(.forNext, a: 3, b: 5),
            Instruction(.jump, wide: entry + 11),
            Instruction(.copy, a: 6, b: 1),
            Instruction(.move, a: 7, b: 5),
            Instruction(.callValue, n: 1, a: 6),
            Instruction(.move, a: 9, b: 6),
            Instruction(.mutateMember, n: 1, a: 8, b: Prelude.append),
            Instruction(.jump, wide: entry + 3),
            Instruction(.returnValue, a: 8),
        ]
    }

    /// The registers of `mapCode`.
    private static func filterCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.makeArray, a: 8),
            Instruction(.move, a: 3, b: 0),
            Instruction(.forPrepare, a: 3),
            Instruction(.forNext, a: 3, b: 5),
            Instruction(.jump, wide: entry + 12),
            Instruction(.copy, a: 6, b: 1),
            Instruction(.copy, a: 7, b: 5),
            Instruction(.callValue, n: 1, a: 6),
            Instruction(.jumpIfFalse, a: 6, wide: entry + 3),
            Instruction(.move, a: 9, b: 5),
            Instruction(.mutateMember, n: 1, a: 8, b: Prelude.append),
            Instruction(.jump, wide: entry + 3),
            Instruction(.returnValue, a: 8),
        ]
    }

    /// R0 sequence, R1 result so far, R2 function; R3, R4 cursor; R5 element; R6, R7, R8 call.
    private static func reduceCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.move, a: 3, b: 0),
            Instruction(.forPrepare, a: 3),
            Instruction(.forNext, a: 3, b: 5),
            Instruction(.jump, wide: entry + 10),
            Instruction(.copy, a: 6, b: 2),
            Instruction(.move, a: 7, b: 1),
            Instruction(.move, a: 8, b: 5),
            Instruction(.callValue, n: 2, a: 6),
            Instruction(.move, a: 1, b: 6),
            Instruction(.jump, wide: entry + 2),
            Instruction(.returnValue, a: 1),
        ]
    }

    /// Each element is inserted where the search by halves finds its place: after those that it does not precede.
    ///
    /// R0 sequence, R1 function; R3, R4 cursor; R5 element; R6 low, R7 high; R8, R9, R10 call; R11 middle; R12 result,
    /// R13, R14 what is inserted, and where.
    private static func sortedCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.makeArray, a: 12),
            Instruction(.move, a: 3, b: 0),
            Instruction(.forPrepare, a: 3),
            Instruction(.forNext, a: 3, b: 5),
            Instruction(.jump, wide: entry + 25),
            Instruction(.loadInt, a: 6, wide: 0),
            Instruction(.getMember, a: 7, b: 12, c: Prelude.count),
            // 7: while low < high
            Instruction(.testLess, n: 0, a: 6, b: 7),
            Instruction(.jump, wide: entry + 21),
            Instruction(.add, a: 11, b: 6, c: 7),
            Instruction(.loadInt, a: 8, wide: 2),
            Instruction(.divide, a: 11, b: 11, c: 8),
            Instruction(.copy, a: 8, b: 1),
            Instruction(.copy, a: 9, b: 5),
            Instruction(.getIndex, a: 10, b: 12, c: 11),
            Instruction(.callValue, n: 2, a: 8),
            Instruction(.jumpIfTrue, a: 8, wide: entry + 19),
            Instruction(.addImmediate, a: 6, b: 11, c: 1),
            Instruction(.jump, wide: entry + 7),
            // 19: the element precedes the one in the middle
            Instruction(.copy, a: 7, b: 11),
            Instruction(.jump, wide: entry + 7),
            // 21: the place is found
            Instruction(.move, a: 13, b: 5),
            Instruction(.copy, a: 14, b: 6),
            Instruction(.mutateMember, n: 2, a: 12, b: Prelude.insert),
            Instruction(.jump, wide: entry + 3),
            Instruction(.returnValue, a: 12),
        ]
    }
}
