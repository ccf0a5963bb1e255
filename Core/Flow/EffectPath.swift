/// Where an effect runs: the chain of ids from the root feature down to the one that started it.
///
/// Cancelling a path cancels everything that runs below it, so leaving a screen ends its reads.
struct EffectPath: Hashable, Sendable, CustomStringConvertible {
    private var ids: [EffectID]

    /// The feature itself.
    init() { ids = [] }

    init(_ id: any Hashable & Sendable) { ids = [EffectID(id)] }

    func under(_ id: any Hashable & Sendable) -> EffectPath {
        var path = self
        path.ids.insert(EffectID(id), at: 0)
        return path
    }

    /// Whether this path is `other` or lies below it.
    func isWithin(_ other: EffectPath) -> Bool {
        ids.starts(with: other.ids)
    }

    var description: String {
        ids.isEmpty ? "the feature itself" : ids.map { "\($0.value)" }.joined(separator: " › ")
    }
}

/// An id of any type, comparable with those of other types.
struct EffectID: Hashable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    static func == (one: EffectID, other: EffectID) -> Bool { AnyHashable(one.value) == AnyHashable(other.value) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
