/// Changes the quality one level at a time: up only on a good connection with a full buffer, down at once (`behaviour.md` §1.12).
public struct ConservativeBitrateStrategy: Hashable, Sendable {
    /// A fair connection starts above the lowest one of so many parts of the ladder.
    public static let fairPart = 3

    public var ladder: BitrateLadder
    /// The buffer health that an upgrade needs, 0…1.
    public var healthThreshold = 0.7
    /// The rebuffering ratio that forces a downgrade, 0…1.
    public var rebufferingThreshold = 0.05

    public init(ladder: BitrateLadder = .standard) { self.ladder = ladder }

    /// The bitrate to start with; 0 without levels. A good connection starts at 1080p of the standard ladder (§5, no. 4).
    public func initialBitrate(on network: NetworkQuality) -> Int {
        let count = ladder.levels.count
        guard count > 0 else { return 0 }
        let index =
            switch network {
            case .offline, .poor: 0
            case .fair: count / Self.fairPart
            case .good: min(count * 2 / 3, count - 1)
            case .excellent: count - 1
            }
        return ladder.levels[index].bitrate
    }

    /// The next level; nil on less than a good connection, with too little in the buffer, or at the top.
    public func upgrade(from bitrate: Int, network: NetworkQuality, bufferHealth: Double) -> Int? {
        guard network >= .good, bufferHealth >= healthThreshold, let index = ladder.index(of: bitrate),
            index + 1 < ladder.levels.count
        else { return nil }
        return ladder.levels[index + 1].bitrate
    }

    /// The level below, if the movie stops too often or the connection is poor; nil otherwise or at the bottom.
    public func downgrade(from bitrate: Int, network: NetworkQuality, rebufferingRatio: Double) -> Int? {
        guard rebufferingRatio >= rebufferingThreshold || network <= .poor else { return nil }
        return levelBelow(bitrate)
    }

    func levelBelow(_ bitrate: Int) -> Int? {
        guard let index = ladder.index(of: bitrate), index > 0 else { return nil }
        return ladder.levels[index - 1].bitrate
    }
}
