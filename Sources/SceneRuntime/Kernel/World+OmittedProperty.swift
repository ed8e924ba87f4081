extension Omission {
    /// The property that is switched off, or nil. It reads as if it never had a value.
    package var property: Property? {
        get { propertyNumber.flatMap { Property(rawValue: $0) } }
        set { propertyNumber = newValue?.rawValue }
    }
}

extension World {
    /// Returns what a property that is switched off reads as; nil for any other property.
    @inline(__always)
    func omittedReading(_ property: Property) -> PropertyReading? {
        guard Omission.isPossible, property.rawValue == environment.omission.propertyNumber else {
            return nil
        }
        switch property.spec.type {
        case .boolean(let usual): return .value(.bool(usual))
        case .tabIndex, .points: return .value(.int(0))
        case .size: return .value(.size(.zero))
        case .rect: return .value(.rect(Rect(packed: 0)))
        case .symbol, .presentationStyle: return .value(.symbol(.unknown))
        default: return .value(.null)
        }
    }
}
