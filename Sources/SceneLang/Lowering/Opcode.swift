// tidy: long, one case an instruction, each with its meaning

// open: new cases need no code where they are ignored.
/// What an instruction does. `R[x]` is register `x` of the running frame; `wide` is the 32-bit number in `b` and `c`.
///
/// Registers own their values: writing a register releases its old value. "Copies" retains the value of the source,
/// "takes" moves it and leaves nil. A variable is in a register until a `clear` at the end of its block. Temporaries
/// are cleared at the end of their statement, except for strings, whose release has no visible effect. When a frame
/// ends, its remaining values are released, highest register first.
enum Opcode: UInt8, CaseIterable, Sendable {
    // Values.
    /// R[a] = nil.
    case loadNil
    /// R[a] = the marker for an omitted operand or clause.
    case loadAbsent
    /// R[a] = `b` is not 0.
    case loadBool
    /// R[a] = wide, as a signed number.
    case loadInt
    /// R[a] = constant wide.
    case loadConstant
    /// R[a] copies R[b].
    case copy
    /// R[a] takes R[b].
    case move
    /// R[a] = nil; its old value is released.
    case clear
    /// Clears R[a + b - 1], … R[a], in this order.
    case clearRange
    /// R[a] copies global wide.
    case loadGlobal
    /// R[a] takes global wide: before a change in place that is stored back.
    case takeGlobal
    /// Global wide copies R[a].
    case storeGlobal

    // Self and its variables.
    /// R[a] = self.
    case loadSelf
    /// R[a] copies variable `b` of self.
    case getField
    /// R[a] takes variable `b` of self.
    case takeField
    /// Variable `b` of self copies R[a], or takes it if `n` is 1. The value of a weak variable must be a weak
    /// reference.
    case setField
    /// R[a] = view number `b` of self's class; nil until the view is loaded.
    case getOutlet

    // Captured and weak variables.
    /// R[a] = a new box that takes R[b]. A captured variable is in a box.
    case makeBox
    /// R[a] copies the content of the box R[b].
    case loadBox
    /// R[a] takes the content of the box R[b].
    case takeBox
    /// The box R[a] copies R[b] as its content.
    case storeBox
    /// R[a] = a weak reference to the object in R[b].
    case weaken
    /// R[a] = the object of the weak reference R[b]; nil if it was deallocated.
    case strengthen
    /// R[a] = a closure of function wide. It takes R[a + 1], … as its captures (`FunctionCode.captureCount` of them),
    /// and self if the function uses it.
    case makeClosure

    // Instances.
    /// R[a] = the latest living instance of class wide; an error if there is none.
    case latest
    /// R[a] = instance number R[a] of class wide; an error if it never existed or was deallocated.
    case ordinal
    /// R[a] = an array of the living instances of class wide, oldest first.
    case instances
    /// R[a] = a new instance of class wide.
    case make
    /// R[a] = a new instance of class `n b c`-wide, from the nib R[a] in the bundle R[a + 1].
    case makeFromNib
    /// R[a] = `View()`.
    case makeView
    /// R[a] contains a class; R[a] = its living instance in the stack (c: 0) of the navigation controller R[b], or
    /// among the pages (c: 1) of the page controller R[b] (absent: omitted), otherwise a new one.
    case stackMember
    /// For a container: R[a] contains a class; R[a] = its living child in the container R[b] (absent: omitted),
    /// otherwise its latest instance.
    case childOf
    /// R[a] contains a string; R[a] = the view with that name of the controller R[b] (absent: omitted).
    case viewNamed

    // Collections and strings.
    /// R[a] = an array that takes R[b], … (`c` of them).
    case makeArray
    /// R[a] = a dictionary that takes R[b] as a key, R[b + 1] as its value, … (`c` entries).
    case makeDictionary
    /// R[a] = the concatenated texts of R[b], … (`c` of them), as in an interpolated string.
    case concatenate
    /// R[a] = R[b] ..< R[c], or ... if `n` is 1.
    case makeRange
    /// R[a] = R[b][R[c]].
    case getIndex
    /// R[a] takes R[b][R[c]] out of the collection R[b]. It must be stored back with `setIndex`.
    case takeIndex
    /// R[a][R[b]] = R[c], which is moved if `n` is 1, and copied otherwise. R[a] itself changes.
    case setIndex
    /// R[a].append(R[b]): R[b] is moved if `n` is 1, and copied otherwise. `c` is the member. R[a] itself changes.
    case append

    // Operators.
    /// R[a] = R[b] op R[c]. `n`: 1 if R[b] is a temporary that the operation releases, 2 for R[c], 3 for both.
    case add, subtract, multiply, divide, remainder
    /// R[a] = R[b] op a number (`Instruction.init(_:n:a:b:number:)`); `n` as above.
    case addImmediate, subtractImmediate, multiplyImmediate, divideImmediate, remainderImmediate
    /// R[a] = -R[b].
    case negate
    /// R[a] = !R[b].
    case not
    /// R[a] = R[b] op R[c], with `n` as above; `>` and `>=` swap their operands.
    case equal, notEqual, less, lessOrEqual
    /// R[a] = R[b] is R[c], a class or a built-in base.
    case isType
    /// R[a] = whether R[b] equals R[c] or is in the range R[c].
    case matches

    // Swift.
    /// R[a] = the result of `Primitive` number `n` on R[a], … (`b` values). `c` depends on it.
    case primitive

    // Control.
    /// Continues at wide.
    case jump
    /// Continues at wide if R[a] is true (false); an error if it is neither.
    case jumpIfTrue, jumpIfFalse
    /// Continues at wide if R[a] is nil (is not).
    case jumpIfNil, jumpIfNotNil
    /// Compares R[a] with R[b]. The next instruction is a `jump`: taken iff the result of the comparison is `n & 1`. `n
    /// & 2`: R[a] is a temporary that is released before the jump; `n & 4`: R[b] is.
    case testEqual, testLess, testLessOrEqual
    /// The tests above, with wide, as a signed number, in place of R[b].
    case testEqualImmediate, testLessImmediate, testLessOrEqualImmediate, testGreaterImmediate
    case testGreaterOrEqualImmediate
    /// R[a] contains a sequence (range, array, dictionary, string, or a number of iterations); R[a + 1] becomes its
    /// cursor. Continues at wide, which is a `forNext`.
    case forPrepare
    /// R[b] = the next element of the sequence at R[a], R[a + 1]. The next instruction is a `jump`: taken iff there was
    /// one.
    case forNext

    // Calls. The window of a call begins at R[a]. The registers after its arguments must not be in use. The result is
    // in R[a], and the rest of the window is nil afterwards.
    /// Calls function wide. Its arguments are in R[a], ….
    case call
    /// Calls function wide like `call`, and passes self: a method of self's class, or a function nested in one.
    case callSelf
    /// Calls the function value R[a]. `n` arguments are in R[a + 1], ….
    case callValue
    /// Calls member `b` of R[a]. `n` arguments are in R[a + 1], ….
    case callMember
    /// Calls a mutating member `b` of R[a] with `n` arguments. Afterwards R[a] is the changed value and R[a + 1] the
    /// result (nil if there is none). The window has at least two registers.
    case mutateMember
    /// Calls the built-in function `b` (`BuiltInFunction.rawValue`). `n` arguments are in R[a], ….
    case callBuiltIn
    /// Ends the frame with the result R[a], which is a variable if `n` is 1. The other values that must be released are
    /// in the first `b` registers, at least one. Strings in later registers stay until they are overwritten.
    case returnValue
    /// Ends the frame without a result. A handler with a return value then returns the default.
    case returnNothing
    /// R[a] = the result of the inherited implementation, which runs now. Only in handlers.
    case callSuper

    // Members. `Program.members` has the possible meanings of a member's name.
    /// R[a] = member `c` of R[b].
    case getMember
    /// Member `c` of R[a] = R[b], which is moved if `n` is 1, and copied otherwise.
    case setMember
    /// R[a] = `ios` if `b` is 0, `device` if it is 1.
    case environment

    // Steps.
    /// Begins step wide (`Program.steps`): prints its line and counts it.
    case step
    /// Ends the step: at file or scenario level, the world runs until it is idle. It must follow the clearing of the
    /// statement's temporaries.
    case endStep
    /// The verb `n` (`Verb.rawValue`). R[a] is its operand, R[a + 1], … its clauses in the order of
    /// `VerbTable.row(of:)`. Omitted ones are absent; a clause without an operand is true. New instances have been
    /// created already. Not for: turn, begin, release, print, note, tree, trace, traceOnly and the expectations.
    case request
    /// Begins a turn of the run loop for the frame. R[a] saves whether it was in one.
    case beginTurn
    /// Ends what `beginTurn` with the same `a` began.
    case endTurn
    /// Stops printing the lines of steps (`setup { … }`).
    case beginSetup
    case endSetup
    /// Prints R[a].
    case print
    /// Prints the tree of controllers from R[a] (absent: from the windows).
    case tree
    /// Change wide of `Program.traceChanges`.
    case trace

    // Expectations. Sites are in `Program.expectations`.
    /// Expectation wide passes iff R[a] is true. R[a + 1] is the value for the message (the left side of a comparison,
    /// otherwise absent).
    case expectTrue
    /// Begins a record of events. R[a] saves the previous start.
    case beginRecord
    /// Ends what `beginRecord` with the same `a` began. It must follow the check.
    case endRecord
    /// Checks expectation wide on the calls, lines or warnings of the last step, or of the record. Its patterns refer
    /// to R[a], ….
    case expectEvents
    /// Takes a snapshot. An exception restores it and continues at wide.
    case protect
    /// There was no exception: restores the snapshot and continues at the target of `protect`.
    case unprotect
    /// Expectation wide passes iff the code after `protect` raised the exception. R[a] is the text, or absent.
    case expectException

    /// Ends the run with an error whose text is constant wide.
    case fail
}
