/// One quality of a movie.
public struct BitrateLevel: Hashable, Sendable {
    /// Bits per second.
    public var bitrate: Int
    /// "1080p".
    public var label: String

    public init(bitrate: Int, label: String) {
        self.bitrate = bitrate
        self.label = label
    }
}

/// The qualities of a movie, lowest first (`behaviour.md` §1.12).
public struct BitrateLadder: Hashable, Sendable {
    public let levels: [BitrateLevel]

    /// In any order. Of two levels with the same bitrate the first is kept, so that a step always changes something; a bitrate that is not
    /// positive is no level.
    public init(_ levels: [BitrateLevel]) {
        var bitrates: Set<Int> = []
        self.levels = levels.filter { $0.bitrate > 0 && bitrates.insert($0.bitrate).inserted }.sorted { $0.bitrate < $1.bitrate }
    }

    public static let standard = BitrateLadder([
        BitrateLevel(bitrate: 500_000, label: "360p"), BitrateLevel(bitrate: 1_000_000, label: "480p"),
        BitrateLevel(bitrate: 2_500_000, label: "720p"), BitrateLevel(bitrate: 5_000_000, label: "1080p"),
        BitrateLevel(bitrate: 15_000_000, label: "4K"),
    ])

    /// The index of the level of a bitrate: the first that is not below it; nil above the highest level.
    public func index(of bitrate: Int) -> Int? { levels.firstIndex { $0.bitrate >= bitrate } }
}
