// open: new cases need no code where they are ignored.
/// What the instruction `Opcode.primitive` computes. Its operands are in R[a], R[a + 1], …; the result replaces R[a], and
/// the other operands are released.
enum Primitive: UInt8, CaseIterable, Sendable {
    /// Does nothing.
    case nothing

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
    /// R[a] = the type of R[a].
    case typeOf
    /// Ends the program if R[a] is nil, because an implicitly unwrapped value is read.
    case unwrapImplicitly
    /// R[a] = a box with R[a].
    case box
}
