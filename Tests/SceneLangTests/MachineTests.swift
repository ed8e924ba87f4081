import SceneRuntime
import Testing

@testable import SceneLang

/// Programs written by hand: instructions, calls, ownership of registers.
@Suite struct MachineTests {
    static let span = SourceSpan(file: FileID(0), start: 0, end: 0)

    /// A program whose only scenario is `code`; jumps count from its first instruction.
    static func program(
        _ code: [Instruction], registers: UInt16 = 32, constants: [Constant] = [],
        functions: [(parameters: UInt8, captures: UInt16, code: [Instruction])] = []
    ) -> Program {
        var program = Program()
        program.constants = constants
        func add(_ kind: FunctionCode.Kind, _ code: [Instruction], parameters: UInt8, captures: UInt16) {
            var function = FunctionCode(kind, span: span)
            function.entry = UInt32(program.code.count)
            function.registerCount = registers
            function.parameterCount = parameters
            function.captureCount = captures
            program.functions.append(function)
            let placed = code.map { instruction in
                if [.returnValue, .returnNothing].contains(instruction.op) {
                    return Instruction(instruction.op, a: instruction.a, b: registers)
                }
                let moves: [Opcode] = [.jump, .jumpIfTrue, .jumpIfFalse, .jumpIfNil, .jumpIfNotNil]
                guard moves.contains(instruction.op) else { return instruction }
                return Instruction(instruction.op, a: instruction.a, wide: UInt32(instruction.wide) + function.entry)
            }
            program.code.append(contentsOf: placed)
        }
        for function in functions {
            add(.function, function.code, parameters: function.parameters, captures: function.captures)
        }
        add(.scenario, code, parameters: 0, captures: 0)
        program.scenarios = [ScenarioCode(name: nil, function: UInt32(program.functions.count - 1), span: span)]
        return program
    }

    static func machine(_ program: Program, limits: Limits = Limits()) -> Machine {
        var settings = Settings()
        settings.limits = limits
        return Machine(program: program, blueprint: Blueprint(), sources: SourceMap(), settings: settings)
    }

    /// What the program prints, without the first line; the message of its error if it ends in one.
    static func run(_ program: Program, limits: Limits = Limits()) -> String {
        var machine = machine(program, limits: limits)
        var rounds = 0
        while case .unfinished = machine.advance(fuel: 100_000, stopAtLine: false), rounds < 1_000 { rounds += 1 }
        let lines = String(decoding: machine.takeOutput(), as: UTF8.self).split(separator: "\n").dropFirst()
        let errors = machine.diagnostics.map { "\($0.code.id) \($0.message)" }
        return (lines.map { $0.drop { $0 == " " || $0 == "|" }.description } + errors).joined(separator: "; ")
    }

    @Test(arguments: [
        (Opcode.add, Constant.int(7), Constant.int(3), "10"),
        (.subtract, .int(7), .int(3), "4"),
        (.multiply, .int(7), .double(0.5), "3.5"),
        (.divide, .int(7), .int(2), "3"),
        (.divide, .double(7), .int(2), "3.5"),
        (.remainder, .int(-7), .int(3), "-1"),
        (.remainder, .int(.min), .int(-1), "0"),
        (.add, .string(Array("a".utf8)), .string(Array("b".utf8)), "ab"),
        (.equal, .int(1), .double(1), "true"),
        (.notEqual, .string([0x61]), .string([0x61]), "false"),
        (.less, .string([0x61]), .string([0x62]), "true"),
        (.add, .int(.max), .int(1), "E0301 9223372036854775807 + 1 does not fit into 64 bits; "),
        (.multiply, .int(.min), .int(-1), "E0301 -9223372036854775808 * -1 does not fit into 64 bits; "),
        (.divide, .int(.min), .int(-1), "E0301 -9223372036854775808 / -1 does not fit into 64 bits; "),
        (.divide, .int(1), .int(0), "E0302 1 cannot be divided by zero; "),
        (.remainder, .int(1), .int(0), "E0302 1 cannot be divided by zero; "),
        (.add, .int(1), .string([0x61]), "E0304 operator '+' cannot be applied to a whole number and a string; "),
    ])
    func arithmetic(_ op: Opcode, _ x: Constant, _ y: Constant, _ expected: String) {
        let code = [
            Instruction(.loadConstant, a: 0, wide: 0), Instruction(.loadConstant, a: 1, wide: 1),
            Instruction(op, a: 2, b: 0, c: 1), Instruction(.print, a: 2), Instruction(.returnNothing),
        ]
        let output = Self.run(Self.program(code, constants: [x, y]))
        #expect(output == expected.replacing("; ", with: ""))
    }

    /// fib(n) as the compiler writes it.
    static let fib: (parameters: UInt8, captures: UInt16, code: [Instruction]) = (
        1, 0,
        [
            Instruction(.testLessImmediate, n: 0, a: 0, wide: 2),
            Instruction(.jump, wide: 3),
            Instruction(.returnValue, a: 0),
            Instruction(.subtractImmediate, a: 1, b: 0, number: 1),
            Instruction(.call, a: 1, wide: Prelude.functionCount),
            Instruction(.addImmediate, a: 2, b: 0, number: -2),
            Instruction(.call, a: 2, wide: Prelude.functionCount),
            Instruction(.add, a: 1, b: 1, c: 2),
            Instruction(.returnValue, a: 1),
        ]
    )

    static func fibonacci(_ number: UInt32) -> Program {
        program(
            [
                Instruction(.loadInt, a: 0, wide: number), Instruction(.call, a: 0, wide: Prelude.functionCount),
                Instruction(.print, a: 0), Instruction(.returnNothing),
            ], registers: 4, functions: [fib])
    }

    @Test func callsReturnTheirAnswer() { #expect(Self.run(Self.fibonacci(15)) == "610") }

    @Test func closuresShareTheirVariables() {
        // var n = 0; let f = { n += 1 }; f(); f(); print(n)
        let program = Self.program(
            [
                Instruction(.loadInt, a: 0, wide: 0), Instruction(.makeBox, a: 0, b: 0),
                Instruction(.copy, a: 2, b: 0), Instruction(.makeClosure, a: 1, wide: Prelude.functionCount),
                Instruction(.copy, a: 3, b: 1), Instruction(.callValue, a: 3),
                Instruction(.copy, a: 3, b: 1), Instruction(.callValue, a: 3),
                Instruction(.loadBox, a: 4, b: 0), Instruction(.print, a: 4), Instruction(.returnNothing),
            ],
            functions: [
                (
                    0, 1,
                    [
                        Instruction(.loadBox, a: 1, b: 0), Instruction(.addImmediate, a: 1, b: 1, number: 1),
                        Instruction(.storeBox, a: 0, b: 1), Instruction(.returnNothing),
                    ]
                )
            ])
        #expect(Self.run(program) == "2")
    }

    @Test(arguments: [
        (Prelude.map, [Instruction(.multiply, a: 0, b: 0, c: 0)], "[9, 1, 4]"),
        (
            Prelude.filter, [Instruction(.loadInt, a: 1, wide: 2), Instruction(.lessOrEqual, a: 0, b: 1, c: 0)],
            "[3, 2]"
        ),
    ])
    func preludeCallsForEachElement(_ function: UInt32, _ body: [Instruction], _ expected: String) {
        let code =
            [3, 1, 2].enumerated().map { Instruction(.loadInt, a: UInt16($0.offset), wide: $0.element) } + [
                Instruction(.makeArray, a: 0, b: 0, c: 3), Instruction(.loadConstant, a: 1, wide: 0),
                Instruction(.call, a: 0, wide: function), Instruction(.print, a: 0), Instruction(.returnNothing),
            ]
        let closure = (UInt8(1), UInt16(0), body + [Instruction(.returnValue, a: 0)])
        #expect(
            Self.run(Self.program(code, constants: [.function(Prelude.functionCount)], functions: [closure]))
                == expected)
    }

    @Test func preludeSortsByAFunction() {
        let numbers: [UInt32] = [3, 1, 2, 5, 4, 1, 0, 9]
        let code =
            numbers.enumerated().map { Instruction(.loadInt, a: UInt16($0.offset), wide: $0.element) } + [
                Instruction(.makeArray, a: 0, b: 0, c: UInt16(numbers.count)),
                Instruction(.loadConstant, a: 1, wide: 0), Instruction(.call, a: 0, wide: Prelude.sorted),
                Instruction(.print, a: 0), Instruction(.returnNothing),
            ]
        let descending = (
            UInt8(2), UInt16(0), [Instruction(.less, a: 0, b: 1, c: 0), Instruction(.returnValue, a: 0)]
        )
        let output = Self.run(
            Self.program(code, constants: [.function(Prelude.functionCount)], functions: [descending]))
        #expect(output == "[9, 5, 4, 3, 2, 1, 1, 0]")
    }

    /// A loop over ten million elements comes back when its fuel is spent, and goes on.
    @Test func fuelStopsALoop() {
        var machine = Self.machine(
            Self.program([Instruction(.jump, wide: 0), Instruction(.returnNothing)]))
        for _ in 0..<10 {
            guard case .unfinished = machine.advance(fuel: 1_000, stopAtLine: false) else {
                Issue.record("the loop ended")
                return
            }
        }
    }

    @Test func recursionWithoutEndIsAnError() {
        let program = Self.program(
            [Instruction(.call, a: 0, wide: Prelude.functionCount), Instruction(.returnNothing)],
            functions: [(0, 0, [Instruction(.call, a: 0, wide: Prelude.functionCount), Instruction(.returnNothing)])])
        #expect(Self.run(program) == "E0401 calls of functions are nested more than 1000 deep")
    }

    @Test func instructionsAndValuesAreSmall() {
        #expect(MemoryLayout<Instruction>.size == 8)
        #expect(MemoryLayout<Value>.size == 16)
    }
}
