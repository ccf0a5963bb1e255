/// Stores a large value behind a reference, so that its owner is small and cheap to pass around.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    private indirect enum Box: Hashable, Sendable { case holding(Value) }

    private var box: Box

    public init(wrappedValue: Value) { box = .holding(wrappedValue) }

    public var wrappedValue: Value {
        get {
            switch box {
            case .holding(let value): value
            }
        }
        set { box = .holding(newValue) }
    }
}
