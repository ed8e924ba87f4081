/// Something that stands in a value and is no part of its state: values that differ in nothing else are equal.
@propertyWrapper
public struct Aside<Value: Sendable>: Hashable, Sendable {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public static func == (a: Aside, b: Aside) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}
