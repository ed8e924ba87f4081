// tidy: long, one case an instruction, each with its meaning

/// What an instruction does. `R[x]` is register `x` of the running frame; `wide` is the 32-bit number in `b` and `c`.
///
/// Registers own what they hold: writing one lets go of what it held. "Copies" leaves the source as it is, "takes"
/// leaves nil in it. A variable lives in a register until a `clear` at the end of its block; temporaries are cleared at
/// the end of their statement, but for strings, whose end nobody sees. What is still held when a frame ends is let go,
/// highest register first.
enum Opcode: UInt8, CaseIterable, Sendable {
    // Values.
    /// R[a] = nil.
    case loadNil
    /// R[a] = the marker for an operand or clause that is left out.
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
    /// R[a] = nil; what it held is let go.
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
    /// Variable `b` of self copies R[a], or takes it if `n` is 1. A weak variable is to be given a weakened value.
    case setField
    /// R[a] = the view at place `b` of self's class; nil until the view is loaded.
    case getOutlet

    // Captured and weak variables.
    /// R[a] = a new box that takes R[b]. A variable that a closure uses lives in one.
    case makeBox
    /// R[a] copies the content of the box R[b].
    case loadBox
    /// R[a] takes the content of the box R[b].
    case takeBox
    /// The box R[a] copies R[b] as its content.
    case storeBox
    /// R[a] = a weak reference to what R[b] is.
    case weaken
    /// R[a] = what the weak reference R[b] refers to, nil when it is gone.
    case strengthen
    /// R[a] = a closure of function wide. It takes R[a + 1], … as its captures (`FunctionCode.captureCount` of them),
    /// and self if the function uses it.
    case makeClosure

    // Instances.
    /// R[a] = the living instance of class wide that was made last; an error if none lives.
    case latest
    /// R[a] = instance number R[a] of class wide; an error if it never was, or is gone.
    case ordinal
    /// R[a] = an array of the living instances of class wide, oldest first.
    case instances
    /// R[a] = a fresh instance of class wide.
    case make
    /// R[a] = `View()`.
    case makeView
    /// R[a] holds a class; R[a] = its living instance in the stack (c: 0) of the navigation controller R[b], or among the
    /// pages (c: 1) of the page controller R[b] (absent: the subject left out), else a fresh one.
    case stackMember
    /// Of a container: R[a] holds a class; R[a] = its living child in the container R[b] (absent: the subject left out),
    /// else its latest instance.
    case childOf
    /// R[a] holds a string; R[a] = the view of that name of the controller R[b] (absent: the subject left out).
    case viewNamed

    // Collections and strings.
    /// R[a] = an array that takes R[b], … (`c` of them).
    case makeArray
    /// R[a] = a dictionary that takes R[b] as a key, R[b + 1] as its value, … (`c` entries).
    case makeDictionary
    /// R[a] = the text of R[b], … (`c` of them) one after the other, as in an interpolated string.
    case concatenate
    /// R[a] = R[b] ..< R[c], or ... if `n` is 1.
    case makeRange
    /// R[a] = R[b][R[c]].
    case getIndex
    /// R[a] takes R[b][R[c]] out of the collection R[b], which is to be stored back with `setIndex`.
    case takeIndex
    /// R[a][R[b]] = a copy of R[c], which is taken if `n` is 1; R[a] itself changes.
    case setIndex
    /// R[a].append(R[b]), a copy, or taken if `n` is 1; `c` is the member. R[a] itself changes.
    case append

    // Operators.
    /// R[a] = R[b] op R[c]. `n`: 1 where R[b] is a temporary that is let go of with that, 2 where R[c] is, 3 both.
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
    /// R[a] = whether R[b] is R[c] or lies in the range R[c].
    case matches

    // Control.
    /// Continues at wide.
    case jump
    /// Continues at wide if R[a] is true (false); an error if it is neither.
    case jumpIfTrue, jumpIfFalse
    /// Continues at wide if R[a] is nil (is not).
    case jumpIfNil, jumpIfNotNil
    /// Compares R[a] with R[b]. The next instruction is a `jump`: taken iff the truth of the comparison is `n & 1`.
    /// `n & 2`: R[a] is a temporary that is let go of before that; `n & 4`: R[b] is.
    case testEqual, testLess, testLessOrEqual
    /// The same with wide, as a signed number, in place of R[b].
    case testEqualImmediate, testLessImmediate, testLessOrEqualImmediate, testGreaterImmediate
    case testGreaterOrEqualImmediate
    /// R[a] holds a sequence (range, array, dictionary, string, or a number: so many times); R[a + 1] becomes its cursor.
    /// Continues at wide, which is a `forNext`.
    case forPrepare
    /// R[b] = the next element of the sequence at R[a], R[a + 1]. The next instruction is a `jump`: taken iff there was one.
    case forNext

    // Calls. The window of a call begins at R[a]; nothing that is needed stands behind its arguments. The result is left
    // in R[a], the rest of the window is nil afterwards.
    /// Function wide; its arguments stand from R[a] on.
    case call
    /// Method wide of self's class or a function nested in one: as `call`, and self is passed on.
    case callSelf
    /// The function value R[a]; `n` arguments stand from R[a + 1] on.
    case callValue
    /// Member `b` of R[a]; `n` arguments stand from R[a + 1] on.
    case callMember
    /// The same for a member that changes the value it is called on: afterwards R[a] is the changed value and R[a + 1] the
    /// result (nil where there is none). `n` arguments; the window has at least two registers.
    case mutateMember
    /// Built-in function `b` (`BuiltInFunction.rawValue`); `n` arguments stand from R[a] on.
    case callBuiltIn
    /// Ends the frame with the answer R[a], which is a variable if `n` is 1. What else has to be let go of stands in the
    /// first `b` registers, at least one; strings behind them stay until something else is put there.
    case returnValue
    /// The same without an answer; a handler that is a question has then given the default answer.
    case returnNothing
    /// R[a] = the answer of the inherited implementation, which runs now. In handlers only.
    case callSuper

    // Members. `Program.members` says what the name of a member may mean.
    /// R[a] = member `c` of R[b].
    case getMember
    /// Member `c` of R[a] = a copy of R[b], which is taken if `n` is 1.
    case setMember
    /// R[a] = `ios` if `b` is 0, `device` if it is 1.
    case environment

    // Steps.
    /// Begins step wide (`Program.steps`): its line, and its count.
    case step
    /// Ends the step: at file or scenario level everything that is pending happens. Stands after the temporaries of the
    /// statement have been cleared.
    case endStep
    /// The verb `n` (`Verb.rawValue`). R[a] is its operand, R[a + 1], … its clauses in the order of `VerbTable.row(of:)`.
    /// What is not written is absent; a clause without an operand is true. Fresh instances have been made already.
    /// Not for: turn, begin, release, print, note, tree, trace, traceOnly and the expectations.
    case request
    /// From here on the frame is in one turn; R[a] remembers whether it was.
    case beginTurn
    /// Ends what `beginTurn` with the same `a` began.
    case endTurn
    /// The lines of steps are not printed from here on (`setup { … }`).
    case beginSetup
    case endSetup
    /// Prints R[a].
    case print
    /// Prints the tree of controllers from R[a] (absent: from the windows).
    case tree
    /// Change wide of `Program.traceChanges`.
    case trace

    // Expectations. Sites are in `Program.expectations`.
    /// Expectation wide holds iff R[a] is true. R[a + 1] is what was seen (the left side of a comparison, else absent).
    case expectTrue
    /// What happens from here on is kept together: R[a] remembers where it began.
    case beginRecord
    /// Ends what `beginRecord` with the same `a` began. Stands after the check.
    case endRecord
    /// The expectation wide on the calls, lines or warnings of the last step; in a record, of the record. R[a], … are what
    /// its patterns refer to.
    case expectEvents
    /// The state is kept; an exception from here on brings it back and continues at wide.
    case protect
    /// No exception came: brings the state back and continues where `protect` said.
    case unprotect
    /// Expectation wide holds iff what `protect` guarded raised the exception. R[a] is the text, or absent.
    case expectException

    /// Ends the run with an error whose text is constant wide.
    case fail
}
