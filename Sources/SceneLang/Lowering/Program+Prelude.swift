import SceneRuntime

/// The members of collections that call a function for each element, as code, so that no call of the script uses
/// Swift's stack. Their functions and members come first in every program.
enum Prelude {
    /// Positions in `Program.functions`.
    static let map: UInt32 = 0
    static let filter: UInt32 = 1
    static let reduce: UInt32 = 2
    static let sorted: UInt32 = 3
    static let animateChanges: UInt32 = 4
    static let libraryMap: UInt32 = 5
    static let libraryFind: UInt32 = 6
    static let librarySort: UInt32 = 7
    static let runTask: UInt32 = 8
    static let resumeTask: UInt32 = 9
    static let fireTimer: UInt32 = 10
    static let callEach: UInt32 = 11
    /// The position of the first function of the script.
    static let functionCount: UInt32 = 12

    /// Positions in `Program.members`.
    static let append: UInt16 = 0
    static let insert: UInt16 = 1
    static let count: UInt16 = 2
    static let invalidateDetents: UInt16 = 3
}

extension Program {
    mutating func installPrelude() {
        let nowhere = SourceSpan(file: FileID(0), start: 0, end: 0)
        members = [
            MemberName(.none, builtIn: .append), MemberName(.none, builtIn: .insert),
            MemberName(.none, builtIn: .count), MemberName(.none, builtIn: .invalidateDetents),
        ]
        for (parameters, registers, body) in [
            (2, 8, Program.mapCode), (2, 8, Program.filterCode), (3, 9, Program.reduceCode),
            (2, 12, Program.sortedCode), (2, 5, Program.animateChangesCode),
            (3, 10, Program.libraryMapCode), (4, 11, Program.libraryFindCode), (3, 8, Program.librarySortCode),
            (0, 4, Program.runTaskCode), (0, 4, Program.resumeTaskCode), (0, 5, Program.fireTimerCode),
            (3, 8, Program.callEachCode),
        ] {
            var function = FunctionCode(.closure, span: nowhere)
            function.entry = UInt32(code.count)
            function.parameterCount = UInt8(parameters)
            function.registerCount = UInt16(registers)
            if parameters == 0 { function.captureCount = 1 }
            functions.append(function)
            code.append(contentsOf: body(function.entry))
        }
        // The function of a task and its number.
        functions[Int(Prelude.runTask)].captureCount = 2
        // An error that a task does not catch ends the task only.
        catches = [Prelude.runTask, Prelude.resumeTask].map { function in
            let task = functions[Int(function)].entry
            return CatchEntry(code: task + 1..<task + 2, target: task + 2, error: 2)
        }
    }

    /// R0 sequence, R1 function, R2 result; R3, R4 cursor; R5 element; R6, R7 calls.
    private static func mapCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.makeArray, a: 2),
            Instruction(.move, a: 3, b: 0),
            Instruction(.forPrepare, a: 3, wide: entry + 7),
            Instruction(.copy, a: 6, b: 1),
            Instruction(.move, a: 7, b: 5),
            Instruction(.callValue, n: 1, a: 6),
            Instruction(.append, n: 1, a: 2, b: 6, c: Prelude.append),
            Instruction(.forNext, a: 3, b: 5),
            Instruction(.jump, wide: entry + 3),
            Instruction(.returnValue, a: 2, b: 8),
        ]
    }

    /// The registers of `mapCode`.
    private static func filterCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.makeArray, a: 2),
            Instruction(.move, a: 3, b: 0),
            Instruction(.forPrepare, a: 3, wide: entry + 8),
            Instruction(.copy, a: 6, b: 1),
            Instruction(.copy, a: 7, b: 5),
            Instruction(.callValue, n: 1, a: 6),
            Instruction(.jumpIfFalse, a: 6, wide: entry + 8),
            Instruction(.append, n: 1, a: 2, b: 5, c: Prelude.append),
            Instruction(.forNext, a: 3, b: 5),
            Instruction(.jump, wide: entry + 3),
            Instruction(.returnValue, a: 2, b: 8),
        ]
    }

    /// R0 functions, R1 their argument, R2 the result; R3, R4 cursor; R5 function; R6, R7 call.
    private static func callEachCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.move, a: 3, b: 0),
            Instruction(.forPrepare, a: 3, wide: entry + 6),
            Instruction(.move, a: 6, b: 5),
            Instruction(.copy, a: 7, b: 1),
            Instruction(.primitive, n: Primitive.callLeniently.rawValue, a: 6, b: 1),
            Instruction(.forNext, a: 3, b: 5),
            Instruction(.jump, wide: entry + 2),
            Instruction(.returnValue, a: 2, b: 8),
        ]
    }

    /// R0 sheet, R1 function; R2, R3 calls.
    private static func animateChangesCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.copy, a: 2, b: 1),
            Instruction(.callValue, n: 0, a: 2),
            Instruction(.copy, a: 3, b: 0),
            Instruction(.callMember, n: 0, a: 3, b: Prelude.invalidateDetents),
            Instruction(.returnValue, a: 3, b: 5),
        ]
    }

    /// R0 sequence, R1 result so far, R2 function; R3, R4 cursor; R5 element; R6, R7, R8 call.
    private static func reduceCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.move, a: 3, b: 0),
            Instruction(.forPrepare, a: 3, wide: entry + 7),
            Instruction(.copy, a: 6, b: 2),
            Instruction(.move, a: 7, b: 1),
            Instruction(.move, a: 8, b: 5),
            Instruction(.callValue, n: 2, a: 6),
            Instruction(.move, a: 1, b: 6),
            Instruction(.forNext, a: 3, b: 5),
            Instruction(.jump, wide: entry + 2),
            Instruction(.returnValue, a: 1, b: 9),
        ]
    }

    /// Insertion sort with binary search. It is stable: an element is inserted after those that it does not precede.
    ///
    /// R0 sequence, R1 function, R2 result; R3, R4 cursor; R5 element; R6 low, R7 high, R8 middle; R9, R10, R11 calls.
    private static func sortedCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.makeArray, a: 2),
            Instruction(.move, a: 3, b: 0),
            Instruction(.forPrepare, a: 3, wide: entry + 23),
            Instruction(.loadInt, a: 6, wide: 0),
            Instruction(.getMember, a: 7, b: 2, c: Prelude.count),
            // 5: while low < high
            Instruction(.testLess, n: 0, a: 6, b: 7),
            Instruction(.jump, wide: entry + 18),
            Instruction(.add, a: 8, b: 6, c: 7),
            Instruction(.divideImmediate, a: 8, b: 8, number: 2),
            Instruction(.copy, a: 9, b: 1),
            Instruction(.copy, a: 10, b: 5),
            Instruction(.getIndex, a: 11, b: 2, c: 8),
            Instruction(.callValue, n: 2, a: 9),
            Instruction(.jumpIfTrue, a: 9, wide: entry + 16),
            Instruction(.addImmediate, a: 6, b: 8, number: 1),
            Instruction(.jump, wide: entry + 5),
            // 16: the element precedes the one in the middle
            Instruction(.copy, a: 7, b: 8),
            Instruction(.jump, wide: entry + 5),
            // 18: the position is found
            Instruction(.move, a: 9, b: 2),
            Instruction(.move, a: 10, b: 5),
            Instruction(.copy, a: 11, b: 6),
            Instruction(.mutateMember, n: 2, a: 9, b: Prelude.insert),
            Instruction(.move, a: 2, b: 9),
            // 23
            Instruction(.forNext, a: 3, b: 5),
            Instruction(.jump, wide: entry + 3),
            Instruction(.returnValue, a: 2, b: 12),
        ]
    }

    /// R0 sequence, R1 function, R2 the member, R3 result; R4, R5 cursor; R6 element; R7, R8 call.
    private static func libraryMapCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.makeArray, a: 3),
            Instruction(.copy, a: 4, b: 0),
            Instruction(.forPrepare, a: 4, wide: entry + 7),
            Instruction(.copy, a: 7, b: 1),
            Instruction(.move, a: 8, b: 6),
            Instruction(.callValue, n: 1, a: 7),
            Instruction(.append, n: 1, a: 3, b: 7, c: Prelude.append),
            Instruction(.forNext, a: 4, b: 6),
            Instruction(.jump, wide: entry + 3),
            // 9
            Instruction(.move, a: 7, b: 0),
            Instruction(.move, a: 8, b: 3),
            Instruction(.move, a: 9, b: 2),
            Instruction(.primitive, n: Primitive.finishLibrary.rawValue, a: 7, b: 3),
            Instruction(.returnValue, a: 7, b: 10),
        ]
    }

    /// R0 sequence, R1 function, R2 the member, R3 the wanted result, R4 the place; R5, R6 cursor; R7 element; R8, R9
    /// call. Without an element with the wanted result, the place is the number of elements.
    private static func libraryFindCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.loadInt, a: 4, wide: 0),
            Instruction(.copy, a: 5, b: 0),
            Instruction(.forPrepare, a: 5, wide: entry + 9),
            Instruction(.copy, a: 8, b: 1),
            Instruction(.move, a: 9, b: 7),
            Instruction(.callValue, n: 1, a: 8),
            Instruction(.testEqual, n: 1, a: 8, b: 3),
            Instruction(.jump, wide: entry + 11),
            Instruction(.addImmediate, a: 4, b: 4, number: 1),
            // 9
            Instruction(.forNext, a: 5, b: 7),
            Instruction(.jump, wide: entry + 3),
            // 11
            Instruction(.move, a: 8, b: 0),
            Instruction(.move, a: 9, b: 4),
            Instruction(.move, a: 10, b: 2),
            Instruction(.primitive, n: Primitive.finishLibrary.rawValue, a: 8, b: 3),
            Instruction(.returnValue, a: 8, b: 11),
        ]
    }

    /// R0 sequence, R1 function, R2 the member; R3, R4 call; R5, R6, R7 result.
    private static func librarySortCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.copy, a: 3, b: 0),
            Instruction(.move, a: 4, b: 1),
            Instruction(.call, n: 2, a: 3, wide: Prelude.sorted),
            Instruction(.move, a: 6, b: 3),
            Instruction(.move, a: 5, b: 0),
            Instruction(.move, a: 7, b: 2),
            Instruction(.primitive, n: Primitive.finishLibrary.rawValue, a: 5, b: 3),
            Instruction(.returnValue, a: 5, b: 8),
        ]
    }

    /// R0 the function of a task, R1 the number of the task; R2 call. It is the frame below those of the task.
    private static func runTaskCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.copy, a: 2, b: 0),
            Instruction(.callValue, n: 0, a: 2),
            Instruction(.returnNothing, b: 4),
        ]
    }

    /// R0 the number of a suspended task, and then that of the task; R1 call.
    private static func resumeTaskCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.move, a: 1, b: 0),
            Instruction(.primitive, n: Primitive.resume.rawValue, a: 1, b: 1),
            Instruction(.returnNothing, b: 4),
        ]
    }

    /// R0 the number of a timer; R1 its function, R2 the timer.
    private static func fireTimerCode(at entry: UInt32) -> [Instruction] {
        [
            Instruction(.copy, a: 1, b: 0),
            Instruction(.primitive, n: Primitive.beginTimer.rawValue, a: 1, b: 2),
            Instruction(.jumpIfNil, a: 1, wide: entry + 5),
            Instruction(.primitive, n: Primitive.callLeniently.rawValue, a: 1, b: 1),
            Instruction(.primitive, n: Primitive.repeatTimer.rawValue, a: 0, b: 1),
            Instruction(.returnNothing, b: 5),
        ]
    }
}
