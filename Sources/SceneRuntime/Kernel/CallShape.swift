/// What a call of a method to an instance of a class consists of in the release.
struct CallShape: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8
    /// The call is made and has a line, whatever the state of the world is. The other facts are set only with this one.
    static let hasLine = CallShape(rawValue: 1 << 0)
    /// The script handles it.
    static let isHandled = CallShape(rawValue: 1 << 1)
    /// The call does more than print its line: it runs a handler or an inherited implementation.
    static let hasFurtherParts = CallShape(rawValue: 1 << 2)
    /// The method is an appearance callback: the call does more than print its line if the receiver's view contains
    /// another controller's.
    static let isAppearance = CallShape(rawValue: 1 << 3)
}

/// The shapes of the calls to controllers, by class and method, so that a call needs to look up only its shape.
struct CallShapes: Sendable {
    /// Rows of `MethodSet.capacity` shapes: one of the classes of the system, one of classes that handle nothing, then
    /// one for each other class.
    private var shapes = Slab<CallShape>()
    /// The start of the row of each class.
    private var rows = Slab<UInt32>()
    /// Whether a class handles updateViewConstraints.
    private(set) var handlesConstraints = false

    init(of blueprint: Blueprint, _ callFacts: Slab<CallFacts>) {
        shapes.grow(to: MethodSet.capacity, with: [])
        let table = MethodSpec.table
        for place in table.indices {
            shapes.append(table[place].owner == .controller ? CallShapes.unhandled(callFacts[place]) : [])
        }
        shapes.grow(to: 2 * MethodSet.capacity, with: [])
        extend(to: blueprint, callFacts)
    }

    /// Adds the classes that a blueprint has in addition.
    mutating func extend(to blueprint: Blueprint, _ callFacts: Slab<CallFacts>) {
        for index in rows.count..<max(rows.count, blueprint.classes.count) {
            let spec = blueprint.classes[index]
            if spec.overrides.contains(.updateViewConstraints) { handlesConstraints = true }
            if BuiltInClass.contains(ClassID(UInt32(index))) || spec.base.isSystemOwned {
                rows.append(0)
            } else if spec.overrides == MethodSet(), !spec.hasInitialisers, spec.base != .tabBarController {
                rows.append(UInt32(MethodSet.capacity))
            } else {
                rows.append(UInt32(shapes.count))
                for place in MethodSet.capacity..<2 * MethodSet.capacity { shapes.append(shapes[place]) }
                addParts(of: spec, from: shapes.count - MethodSet.capacity, callFacts)
            }
        }
    }

    /// Returns the shape of a call to a class that neither handles it nor has initial values.
    private static func unhandled(_ facts: CallFacts) -> CallShape {
        guard facts.contains(.isMade), !facts.contains(.isLayout) else { return [] }
        if !facts.contains(.isPlain) { return [.hasLine, .hasFurtherParts] }
        return facts.contains(.isAppearance) ? [.hasLine, .isAppearance] : .hasLine
    }

    /// Adds what the class of `spec` does itself to its shapes, which begin at `start`.
    private mutating func addParts(of spec: ClassSpec, from start: Int, _ callFacts: Slab<CallFacts>) {
        for (place, facts) in callFacts.enumerated() where shapes[start + place].contains(.hasLine) {
            if let method = Method(rawValue: UInt8(place)), spec.overrides.contains(method) {
                shapes[start + place].formUnion([.isHandled, .hasFurtherParts])
            }
            if facts.contains(.isInitialiser), spec.hasInitialisers { shapes[start + place].insert(.hasFurtherParts) }
        }
        if spec.base.loadsViewInInitialiser {
            shapes[start + Int(Method.initNib.rawValue)].insert(.hasFurtherParts)
        }
    }

    subscript(cls: ClassID, method: Method) -> CallShape {
        @inline(__always) get {
            // Every line of a trace reads a shape. A world extends the shapes to the classes of its blueprint before an
            // instance of them exists. Each row begins in the shapes and has one for each method.
            unsafe shapes[unchecked: Int(rows[unchecked: cls.index]) &+ Int(method.rawValue)]
        }
    }
}

/// The shapes follow from the blueprint and the release: worlds that differ in neither are equal.
extension CallShapes: Hashable {
    static func == (a: CallShapes, b: CallShapes) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
