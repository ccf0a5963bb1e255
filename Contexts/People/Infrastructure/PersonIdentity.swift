import CoreDomain
import Persistence

/// The ids of people.
enum PersonIdentity {
    /// The id of a person who is known by name alone: the same wherever that name occurs.
    ///
    /// - Parameter key: a folded name.
    static func local(_ key: String) -> String {
        var hash = StableHash()
        hash.add(key.utf8)
        let value = hash.value
        return "local-" + Hexadecimal.text((0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) })
    }

    /// The form under which two spellings of a name are the same.
    static func key(_ name: String) -> String {
        let folded = Folding.fold(name)
        return folded.isEmpty ? name : folded
    }

    /// The id for addresses first. It does not depend on the order in which ids became known, nor on settings.
    static func ranked(_ ids: [String]) -> [String] {
        ids.sorted { (rank($0), $0.utf8.count, $0) < (rank($1), $1.utf8.count, $1) }
    }

    /// Whether two people with these ids may be one: a source gives nobody two ids.
    static func agree(_ one: [String], _ other: [String]) -> Bool {
        sources(one).subtracting([.local]).isDisjoint(with: sources(other))
    }

    static func isLocal(_ ids: [String]) -> Bool { sources(ids) == [.local] }

    private static func sources(_ ids: [String]) -> Set<TitleID.Source> { Set(ids.compactMap(source)) }

    private static func source(_ id: String) -> TitleID.Source? {
        id.firstIndex(of: "-").flatMap { TitleID.Source(rawValue: String(id[..<$0])) }
    }

    private static func rank(_ id: String) -> Int {
        source(id).flatMap(TitleID.Source.allCases.firstIndex) ?? TitleID.Source.allCases.count
    }
}
