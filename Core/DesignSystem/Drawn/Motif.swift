/// The motif of a drawing, chosen by genre.
enum Motif: String, CaseIterable, Sendable {
    case orbits, horizon, blinds, circles, jag, curtain, frames, smiles, door, tunnel, keyhole, burst, mountains, crescent, tiles, balloons
    case searchlights, arches, record, fingerprint, beam, skyline, waves, stairs, eye, spiral, rain, leaves

    /// The motifs that suit a genre, in any common spelling; none for an unknown one.
    static func suiting(_ genre: String) -> [Motif] {
        let genre = genre.lowercased()
        return words.first { genre.contains($0.0) }?.1 ?? []
    }

    private static let words: [(String, [Motif])] = [
        ("science fiction", [.orbits, .spiral, .tunnel, .skyline]), ("sci-fi", [.orbits, .spiral, .tunnel, .skyline]),
        ("western", [.horizon, .mountains, .burst]), ("noir", [.blinds, .rain, .skyline]),
        ("crime", [.fingerprint, .skyline, .rain, .blinds]),
        ("romance", [.circles, .rain, .leaves, .waves]), ("horror", [.jag, .eye, .keyhole, .crescent]),
        ("musical", [.curtain, .record, .burst]), ("music", [.record, .curtain, .waves]), ("documentary", [.frames, .eye, .beam, .leaves]),
        ("news", [.frames, .skyline]), ("reality", [.frames, .eye]), ("comedy", [.smiles, .balloons, .tiles, .stairs]),
        ("thriller", [.tunnel, .stairs, .eye, .blinds]), ("mystery", [.keyhole, .eye, .fingerprint, .stairs]),
        ("action", [.burst, .skyline, .jag]), ("sport", [.burst, .circles]), ("adventure", [.mountains, .waves, .horizon, .leaves]),
        ("fantasy", [.crescent, .leaves, .spiral, .mountains]), ("animation", [.tiles, .balloons, .smiles, .leaves]),
        ("family", [.balloons, .tiles, .crescent]), ("kids", [.balloons, .smiles]), ("children", [.balloons, .smiles]),
        ("war", [.searchlights, .jag, .horizon]), ("history", [.arches, .waves, .stairs]), ("biography", [.arches, .frames, .leaves]),
        ("drama", [.door, .stairs, .rain, .waves, .arches]), ("silent", [.beam, .curtain]), ("talk", [.record, .frames]),
        ("short", [.beam, .frames]),
    ]

    /// A motif that suits the genres; without genres, one by the hash.
    static func choose(_ genres: [String], _ hash: UInt64) -> Motif {
        var suiting: [Motif] = []
        let known = genres.prefix(3).filter { !Motif.suiting($0).isEmpty }
        // Half of all movies are dramas, so another genre says more.
        for genre in known where known.count == 1 || !genre.lowercased().contains("drama") {
            suiting += Motif.suiting(genre).filter { !suiting.contains($0) }
        }
        let choices = suiting.isEmpty ? Motif.allCases : suiting
        return choices[Int(hash % UInt64(choices.count))]
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
        case .skyline: brush.skyline()
        case .waves: brush.waves()
        case .stairs: brush.stairs()
        case .eye: brush.eye()
        case .spiral: brush.spiral()
        case .rain: brush.rain()
        case .leaves: brush.leaves()
        }
    }
}
