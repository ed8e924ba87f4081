// tidy: long, one case an operation, each with its meaning

// open: new cases need no code where they are ignored.
/// What the instruction `Opcode.primitive` computes. Its operands are in R[a], R[a + 1], …; the result replaces R[a],
/// and the other operands are released.
enum Primitive: UInt8, Sendable {
    // Errors and the end of the program.
    /// Throws R[a]: execution continues where the error is caught.
    case throwError
    /// Ends the program because of the error R[a] in `try!`.
    case failTry
    /// Ends the program with the text R[a]. `c`: a number of `EndOfProgram`.
    case endProgram
    /// R[a] = R[a]; the end of the program if it is nil. `c`: a number of `EndOfProgram`.
    case unwrap
    // Tuples, cases and types.
    /// R[a] = a tuple of R[a], … (`b` of them) with the labels number `c` of `Program.tupleLabels`.
    case tuple
    /// R[a] = element `c` of the tuple R[a].
    case tupleElement
    /// R[a] = whether R[a] is a tuple of `c` elements.
    case isTuple
    /// R[a] = whether the value R[a] is the case with the name of the symbol R[a + 1].
    case matchesCase
    /// R[a] = associated value `c` of the case R[a]. With `b` 2, several values are one tuple.
    case associatedValue
    /// R[a] = R[a] as type `c` of `Program.typeTests`; `b` is a `CastKind`, or 3 for whether it is of this type.
    case cast
    // Comparisons.
    /// R[a] = whether R[a] matches R[a + 1]: a value or a range.
    case patternMatch
    /// R[a] = whether R[a] is between R[a + 1] and R[a + 2], and with `c` 1 at most R[a + 2].
    case isInRange
    /// R[a] = whether R[a] and R[a + 1] are the same object.
    case isIdentical
    /// R[a] = R[a] op R[a + 1]; `c` is the raw value of the `BinaryOperator`.
    case bitOperation
    /// R[a] = ~R[a].
    case complement
    /// R[a] = a range with the bound R[a] only; `c` is the raw value of the `UnaryOperator`.
    case openRange
    // Sequences and functions.
    /// R[a] = the elements of R[a] as Swift's `for` gets them: those of a dictionary are tuples.
    case sequence
    /// R[a] = the result of the free function `c` (a number of `LibraryForm`) on R[a], … (`b` of them).
    case libraryFunction
    /// R[a] = the result of a member of Swift's library that calls a function for each element: R[a] is the receiver,
    /// R[a + 1] the results or the place found, R[a + 2] the number of the `LibraryMember`; for members of a
    /// dictionary's values in a tuple with the dictionary.
    case finishLibrary
    /// Prints R[a], … (`b` of them). `c`: a number of `PrintForm`.
    case print
    // Queues and timers.
    /// Puts the block R[a] on the main queue. R[a] = nil, or with `c` 1 a handle for it.
    case enqueue
    /// Runs the block R[a + 1] after R[a] seconds. `c` as above.
    case enqueueLater
    /// R[a] = a new timer with the interval R[a] and the block R[a + 1], which repeats if R[a + 2] is true.
    case makeTimer
    /// R[a] is the number of a timer: R[a] = its block, and R[a + 1] = the timer; nil if it is not valid.
    case beginTimer
    /// Schedules the timer R[a] again, if it repeats.
    case repeatTimer
    /// Suspends the task for R[a] seconds, or for a turn if R[a] is not a number.
    case suspend
    /// Continues the suspended task with the number R[a].
    case resume
    /// R[a] = R[a]; if it is an unknown value, the task continues in a turn of its own.
    case awaitValue
    /// R[a] = R[a] with at most as many arguments as the function R[a] takes. Calls it with R[a + 1], … (`b` of
    /// them).
    case callLeniently
    /// R[a] = whether the release is at least `c` with the minor release `b`.
    case isAvailable
    /// R[a] = whether R[a] is a string, an array, a dictionary or another value without functions of the script.
    case isLibraryValue
    /// R[a] = `Result.success` (`c` 0) or `.failure` (`c` 1) of R[a].
    case makeResult
    /// R[a] = element R[a + 1] of R[a], or R[a + 2] if there is none.
    case indexOrDefault

    // Names of UIKit, and values that nothing declares. `c` is a position in a table where it is named.
    /// R[a] = the unknown value of the source of the instruction.
    case unknown
    /// R[a] = the class `c` of `UIKitName.table`.
    case uikitName
    /// R[a] = a new window. Bit 0 of `c`: a delegate keeps it. Bit 1: it is made with a window scene.
    case makeWindow
    /// R[a] = the window of the app's delegate, or with `c` 1 of the scene's, or nil.
    case delegateWindow
    /// The window R[a] is released, if it is an additional one.
    case dropWindow
    /// R[a] = whether the receiver R[a] is known. If not, the trace says that nothing happens.
    case isKnown
    /// R[a] = whether the script declares member `c` for the object R[a]; with `b` 2 also for a type of Swift, with `b` 3
    /// a function with the labels of the member.
    case declaresMember
    /// The trace says that the call does nothing, because its receiver, the source of the instruction, is nil.
    case nothingHappens
    /// R[a] = the result of the call `c` (`UIKitCall`) of the receiver R[a] with the arguments after it.
    case uikitCall
    /// R[a] = a new object of the class `c` of `UIKitName.table`. Its properties are names (integers) in R[a], R[a +
    /// 2], …, each followed by its value.
    case makeItem
    /// The view R[a] is of the class `c` of `UIKitName.table`. Its action is R[a + 1], or absent.
    case describeView
    /// R[a] = the storyboard with the name R[a].
    case storyboardNamed
    /// R[a] = the controllers on the stack of R[a].
    case stackOf
    /// R[a] = those of the controllers R[a] that are no longer on the stack of R[a + 1]; with `c` 1, the last of them.
    case removedFromStack
    /// R[a] = the controller in front.
    case frontController
    /// `let x = R[a]` of an `if`, which becomes nil if it is unknown; `c` is 1 if no branch changes anything.
    case bindIfKnown
    /// `let x = R[a]` of a `guard`, which is met.
    case bindInGuard
    /// The subject R[a] of a `switch`: the trace says that it is unknown.
    case decideSwitch
    /// The style R[a + 1] of the new split view controller R[a].
    case splitStyle
    /// The new navigation controller R[a] begins with the root R[a + 1], for which it calls `pushViewController`.
    case beginStack
    /// R[a] = R[a], or a controller that stands for it if it is unknown.
    case controllerForUnknown

    // Types of Swift. `wide` is the number in `b` and `c`.
    /// R[a] = whether R[a] is an omitted argument.
    case isOmitted
    /// R[a] = the content of the box R[a]; other values stay.
    case unbox
    /// R[a] = whether R[a] is a value that is copied when it is assigned.
    case isCopied
    /// R[a] = field `c` of self.
    case getOwnField
    /// Field `c` of self = R[a], which stays; a weak one if `b` is 1.
    case setOwnField
    /// R[a] = member `c` of R[a], which may run a getter. Registers after R[a] are not in use.
    case getProperty
    /// Member `c` of R[a] = R[a + 1], which may run a setter. R[a] is the changed object.
    case setProperty
    /// R[a] = a new instance of plain class wide, or a box with a new value of structure wide.
    case makeInstance
    /// Calls function wide with self R[a]. Its arguments are in R[a + 1], ….
    case callMethod
    /// R[a] = a new controller of class wide, whose initialiser has not run.
    case allocate
    /// Sets the initial values of the variables of the controller R[a].
    case setInitialValues
    /// Runs UIKit's initialiser of self, a controller. R[a] is the name of the nib, or nil.
    case superInit
    /// R[a] = the case of enumeration wide whose raw value is R[a], or nil.
    case caseOfRawValue
    /// R[a] = the case with number R[a] of enumeration `b` with the `c` associated values R[a + 1], ….
    case makeCase
    /// R[a] = an array of the cases of enumeration wide.
    case allCases
    /// R[a] = the case of enumeration wide that the symbol R[a] names. Other values stay; so do elements of arrays.
    case asCase
    /// R[a] = the whole number R[a] as one with a fraction. Other values stay; so do elements of collections.
    case asFraction
    /// R[a] = the type of R[a]; with `c` 1 an unknown value instead of nil.
    case typeOf
    /// Ends the program if R[a] is nil, because an implicitly unwrapped value is read.
    case unwrapImplicitly
    /// R[a] = a box with R[a], unless it is one.
    case box
    /// Sets property `c` of self, as UIKit has it, to R[a]. No getter or setter of the script runs.
    case setUIKitProperty
    /// Element R[a + 1], … (`b` of them) of R[a] = the value after them, with the subscript `c` of the script.
    /// R[a] is the changed object.
    case setSubscript
    /// R[a] = whether UIKit has called the running function as a handler, and not code.
    case isHandlerCall
    /// The member of R[a] with the key path R[a + 2] = R[a + 1]. R[a] is the changed object.
    case setKeyPath
    /// Calls R[a + 1] with R[a + 2] after R[a] seconds, unless the request with the selector R[a + 3] is cancelled.
    case performLater
    /// Cancels the requests of `performLater` of the object R[a], with the selector R[a + 1] or all of them.
    case cancelPerform
    /// R[a] = whether the type of R[a] declares its own `description`; with `c` 1, whether R[a] is an array of such
    /// values, and with `c` 2, whether R[a] contains one.
    case isDescribed
    /// R[a] = the text of the array R[a] of descriptions.
    case joinDescriptions
    /// R[a] = R[a] as the type that is the value R[a + 1]; `c` as `b` of `cast`.
    case castToValue
    /// The place of the next call expects a result of the type R[a]; nil if none is known.
    case expectType
    /// R[a] = the type that the place of the call of this function expects.
    case expectedType
    /// R[a] = whether the type of R[a] declares member `c`.
    case hasProperty
    /// R[a] = an array of the values in R[a] that have a `description` of their own, in the order of its text.
    case describedParts
    /// R[a] = the text of R[a], with the texts R[a + 1] for these values.
    case writeDescribed
    /// Calls the function of set `c` of `Program.overloads` that the arguments R[a + 1], … (`b` of them) fit. R[a] is
    /// self if the functions have one.
    case callOverloaded
    /// R[a] = a new continuation.
    case makeContinuation
    /// Suspends the task until the continuation R[a] is resumed.
    case awaitContinuation
    /// R[a] = the value of the continuation R[a]. If it is an error, throws it.
    case continuationValue
    /// R[a] = whether R[a] and R[a + 1] have the same form, and parts whose types the script declares; with `b` 1,
    /// whether R[a] is a list with such elements.
    case haveOwnParts
    /// R[a] = an array of the parts of R[a].
    case parts
}
