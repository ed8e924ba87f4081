import SceneRuntime

extension VerbTable {
    /// The verbs for what the code of an app does otherwise.
    static let appCode: [VerbRow] = [
        VerbRow(
            .release, ["release"], .variable, .required, [], kind: .release,
            "Set a variable to nil in a step of its own."),
        VerbRow(
            .call, ["call"], .invocation, .required, [], effects: [.movesOthers, .callsMethods],
            "Call a method as the app's own code does."),
        VerbRow(.post, ["post"], .text, .required, [optional(.info, .value)], "Post a notification."),
    ]
}

extension Machine {
    /// `call x.viewWillAppear(true)`.
    mutating func callMethod(_ arguments: VerbArguments) {
        let a = arguments.operand
        guard let id = controller(a), state.registers[a + 1].tag == .string else { return }
        let name = Array(bytes(state.registers[a + 1]))
        guard let spec = MethodSpec.table.first(where: { $0.owner == .controller && $0.handler.utf8Bytes == name })
        else {
            return fail(.noMember, "UIKit has no method `\(String(decoding: name, as: UTF8.self))` to call here")
        }
        state.world.request(.callMethod(id, spec.method, state.registers[a + 2].asBool ?? false))
    }

    /// `post "name" info V`.
    mutating func post(_ arguments: VerbArguments) {
        let name = state.registers[arguments.operand]
        guard name.tag == .string else {
            return fail(.wrongType, "expected a string as the name of a notification, found \(name.noun)")
        }
        let info = state.registers[arguments.register(of: .info)]
        state.world.request(.post(state.world.internName(Array(bytes(name))), info: sender(info)))
    }
}
