import SearchDomain

/// The rank of an entry among equally good hits, as the upper part of its id: movies and series before people before videos before episodes,
/// then by importance, then the newest first.
struct EntryRank: Hashable {
    /// The ids of this rank.
    let ids: ClosedRange<Int64>

    init(_ entry: SearchEntry) {
        let importance = Self.lowest - Int64(min(max(entry.importance, 0), Int(Self.lowest)))
        let year = 4000 - Int64(min(max(entry.year ?? 0, 0), 4000))
        let rank =
            switch entry.reference {
            case .movie, .series: importance << 12 | year
            case .person: Self.afterTitles << 12 | importance
            case .video: 1 << 22 | importance << 12 | year
            case .episode: 2 << 22 | importance << 12 | year
            }
        ids = Self.ids(of: rank, to: rank)
    }

    /// All ids of people.
    static let people = ids(of: afterTitles << 12, to: afterTitles << 12 | 0xFFF)

    /// The ranks of movies and series end here, and those of videos begin later: people came when both had their ids.
    private static let afterTitles = lowest + 1
    private static let lowest: Int64 = 1000
    /// Room for sixteen million entries of one rank.
    private static let bits: Int64 = 24

    private static func ids(of first: Int64, to last: Int64) -> ClosedRange<Int64> { first << bits...((last + 1) << bits) - 1 }
}
