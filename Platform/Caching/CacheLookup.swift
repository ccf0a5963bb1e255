/// What a cache found under a key (behaviour.md §2.2).
public enum CacheLookup<Value> {
    case hit(Value)
    case miss
    /// It was kept for longer than its lifetime, and is gone.
    case expired

    /// Nil without a hit.
    public var value: Value? { if case .hit(let value) = self { value } else { nil } }

    /// `HIT`, `MISS` or `EXPIRED`, for logs.
    public var label: String {
        switch self {
        case .hit: "HIT"
        case .miss: "MISS"
        case .expired: "EXPIRED"
        }
    }
}

extension CacheLookup: Sendable where Value: Sendable {}
extension CacheLookup: Equatable where Value: Equatable {}
