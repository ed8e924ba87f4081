/// A call of a method, with its receiver and up to three arguments.
struct MethodCall: Hashable, Sendable, BitwiseCopyable {
    var receiver: ObjectRef
    var method: Method
    var name = NameID.none
    var first = Argument.absent
    var second = Argument.absent
    var third = Argument.absent
}
