import SceneRuntime

// Functions that are overloaded by the types of their parameters.
extension Machine {
    /// How far the types of arguments, from register `first`, are from those of parameters: 0 if each is the same.
    func distance(from first: Int, _ arrangement: [[Int]], to types: [ParameterType]) -> Int {
        var sum = 0
        for (taken, type) in zip(arrangement, types) {
            for place in taken { sum += distance(of: referent(of: state.registers[first + place]), to: type) }
        }
        return sum
    }

    /// How far the type of a value is from that of a parameter. A class is nearer than its superclass, a protocol or a
    /// generic type.
    private func distance(of value: Value, to type: ParameterType) -> Int {
        guard Int(type.test) < program.typeTests.count, value.tag != .unknown else { return 0 }
        if value.isNull { return type.isOptional ? 0 : 40 }
        let test = program.typeTests[Int(type.test)]
        let content = value.tag == .box ? state.heap[value.slot][0] : value
        guard isOf(content, test) else { return distance(ofOther: content, to: test) }
        if test.kind == .any || test.kind == .generic { return 8 }
        if case .controller(let id) = test.kind { return state.world.classOf(content.asController) == id ? 0 : 2 }
        if case .nominal(let index) = test.kind {
            let isProtocol = program.types[Int(index)].kind == .protocolType
            return isProtocol ? 6 : typeIndex(of: content) == Int(index) ? 0 : 2
        }
        if case .base = test.kind { return 4 }
        guard test.kind == .view else { return 0 }
        // Classes of the script are nearer than those of UIKit.
        let classes = frameworkClasses(of: content).filter { ViewClass.named($0) != nil }
        return (content.tag == .reference ? 4 : 0) + (classes.firstIndex(of: text(test.name)) ?? 0)
    }

    /// The distance of a value that is not of the type, but that can be meant as one.
    private func distance(ofOther value: Value, to test: TypeTest) -> Int {
        // The literal of a number, and a type of another framework.
        if test.kind == .number, value.tag == .int { return 10 }
        if test.kind == .undeclared { return 12 }
        guard case .nominal(let index) = test.kind, value.tag == .symbol else { return 40 }
        let text = symbolText(value)
        let hasCase = program.types[Int(index)].cases.contains { state.world.text(of: $0.name).elementsEqual(text) }
        return hasCase ? 0 : 40
    }
}
