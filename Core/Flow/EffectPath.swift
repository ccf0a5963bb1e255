/// Where an effect runs: the chain of ids from the root feature down to the one that started it.
///
/// Cancelling a path cancels everything that runs below it, so leaving a screen ends its work.
public struct EffectPath: Hashable, Sendable, CustomStringConvertible {
    private var keys: [Key]

    init(_ id: (any Hashable & Sendable)?) {
        keys = id.map { [Key($0)] } ?? []
    }

    func under(_ id: any Hashable & Sendable) -> EffectPath {
        var path = self
        path.keys.insert(Key(id), at: 0)
        return path
    }

    /// Whether this path is `other` or lies below it.
    public func isWithin(_ other: EffectPath) -> Bool {
        keys.starts(with: other.keys)
    }

    public var description: String {
        keys.isEmpty ? "the feature itself" : keys.map { "\($0.value)" }.joined(separator: " › ")
    }

    private struct Key: Hashable, Sendable {
        let value: any Hashable & Sendable

        init(_ value: any Hashable & Sendable) { self.value = value }

        static func == (one: Key, other: Key) -> Bool { AnyHashable(one.value) == AnyHashable(other.value) }
        func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
    }
}
