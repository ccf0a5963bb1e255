/// What a genre looks like when only shapes may speak.
enum Motif: String, CaseIterable, Sendable {
    case orbits, horizon, blinds, circles, jag, curtain, frames, smiles, door, tunnel, keyhole, burst, mountains, crescent, tiles, balloons
    case searchlights, arches, record, fingerprint, beam

    /// By genre, in any common spelling. Unknown genres give nil.
    init?(genre: String) {
        let genre = genre.lowercased()
        guard let found = Self.words.first(where: { genre.contains($0.0) }) else { return nil }
        self = found.1
    }

    private static let words: [(String, Motif)] = [
        ("science fiction", .orbits), ("sci-fi", .orbits), ("western", .horizon), ("noir", .blinds), ("crime", .fingerprint),
        ("romance", .circles),
        ("horror", .jag), ("musical", .curtain), ("music", .record), ("documentary", .frames), ("news", .frames), ("reality", .frames),
        ("comedy", .smiles), ("thriller", .tunnel), ("mystery", .keyhole), ("action", .burst), ("sport", .burst), ("adventure", .mountains),
        ("fantasy", .crescent), ("animation", .tiles), ("family", .balloons), ("kids", .balloons), ("children", .balloons),
        ("war", .searchlights),
        ("history", .arches), ("biography", .arches), ("drama", .door), ("silent", .beam), ("talk", .record), ("short", .beam),
    ]

    /// One of the motifs that the genres name, most often the first; without any, one by the hash.
    static func choose(_ genres: [String], _ hash: UInt64) -> Motif {
        var named: [Motif] = []
        for genre in genres.prefix(3) {
            if let motif = Motif(genre: genre), !named.contains(motif) { named.append(motif) }
        }
        // Drama is in half of all movies; what stands beside it says more.
        if named.count > 1, let drama = named.firstIndex(of: .door) { named.append(named.remove(at: drama)) }
        if named.isEmpty { return [.beam, .frames, .circles, .door, .arches][Int(hash % 5)] }
        return named[hash % 3 == 0 && named.count > 1 ? 1 : 0]
    }

    func draw(_ brush: inout Brush) {
        switch self {
        case .orbits: brush.orbits()
        case .horizon: brush.horizon()
        case .blinds: brush.blinds()
        case .circles: brush.circles()
        case .jag: brush.jag()
        case .curtain: brush.curtain()
        case .frames: brush.frames()
        case .smiles: brush.smiles()
        case .door: brush.door()
        case .tunnel: brush.tunnel()
        case .keyhole: brush.keyhole()
        case .burst: brush.burst()
        case .mountains: brush.mountains()
        case .crescent: brush.crescent()
        case .tiles: brush.tiles()
        case .balloons: brush.balloons()
        case .searchlights: brush.searchlights()
        case .arches: brush.arches()
        case .record: brush.record()
        case .fingerprint: brush.fingerprint()
        case .beam: brush.beam()
        }
    }
}
