/// One quality of a movie: a rendition of its pictures.
public struct StreamLevel: Hashable, Sendable {
    /// The rendition's name in addresses (`RenditionID`): `video-720`.
    public var name: String
    /// Bits per second, as the playlist states them. A level without a positive bitrate is never chosen automatically.
    public var bitrate: Int
    /// Lines of the picture; 0 if unknown.
    public var height: Int

    public init(name: String, bitrate: Int, height: Int) {
        self.name = name
        self.bitrate = bitrate
        self.height = height
    }

    /// "720p".
    public var label: String { height > 0 ? "\(height)p" : name }

    var isOriginal: Bool { RenditionID(name) == .video }
}

/// The qualities of a movie for its viewer and for the automatic choice.
public struct LevelLadder: Hashable, Sendable {
    /// All that the viewer may choose, in the given order; of two with the same name the first.
    public let all: [StreamLevel]
    /// Lowest first. An encoded picture that needs no less than the original is not among them: it costs an encoder and looks worse.
    public let automatic: [StreamLevel]
    let strategy: ConservativeBitrateStrategy

    public init(_ levels: [StreamLevel]) {
        var names: Set<String> = []
        all = levels.filter { names.insert($0.name).inserted }
        let limit = all.first { $0.isOriginal && $0.bitrate > 0 }?.bitrate ?? .max
        let useful = all.filter { $0.isOriginal || $0.bitrate < limit }
        let ladder = BitrateLadder(useful.map { BitrateLevel(bitrate: $0.bitrate, label: $0.label) })
        automatic = ladder.levels.compactMap { level in useful.first { $0.bitrate == level.bitrate } }
        strategy = ConservativeBitrateStrategy(ladder: ladder)
    }

    func level(_ name: String) -> StreamLevel? { all.first { $0.name == name } }

    /// The best automatic level that needs no more than a bitrate; the lowest if all need more.
    func best(within bitrate: Int) -> StreamLevel? { automatic.last { $0.bitrate <= bitrate } ?? automatic.first }
}
