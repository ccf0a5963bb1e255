import SearchDomain

/// The rank of an entry among equally good hits, as the upper part of its id: movies and series before videos before episodes, then by
/// importance, then the newest first.
struct EntryRank: Hashable {
    /// The ids of this rank.
    let ids: ClosedRange<Int64>

    init(_ entry: SearchEntry) {
        let kind: Int64 =
            switch entry.reference {
            case .movie, .series: 0
            case .video: 1
            case .episode: 2
            }
        let importance = 1000 - Int64(min(max(entry.importance, 0), 1000))
        let year = 4000 - Int64(min(max(entry.year ?? 0, 0), 4000))
        let first = (kind << 22 | importance << 12 | year) << Self.bits
        ids = first...(first + (1 << Self.bits) - 1)
    }

    /// Room for sixteen million entries of one rank.
    private static let bits: Int64 = 24
}
