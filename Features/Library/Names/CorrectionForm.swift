import CoreDomain
import LibraryDomain

/// The fields of a correction as a person typed them.
public struct CorrectionForm: Hashable, Sendable {
    public var title = ""
    public var year = ""
    public var address = ""
    public var season = ""
    public var episode = ""
    public var lastEpisode = ""

    public init() {}

    /// With the guess that the form corrects.
    init(guess: DoubtfulName, _ title: TitleName?) {
        self.title = title?.title ?? ""
        year = title?.year.map(String.init) ?? ""
        if case .episode(_, let season, let episode) = guess.reference {
            self.season = String(season)
            self.episode = String(episode)
            lastEpisode = guess.lastEpisode.map(String.init) ?? ""
        }
    }

    /// With the facts that are shown now: a form that is sent unchanged changes nothing.
    init(_ content: CorrectionContent, for kind: CorrectionFeature.Sent.Kind) {
        guard (content.series == nil) == (kind == .movie) else { return }
        (title, year) = (content.title.title, content.title.year.map(String.init) ?? "")
        address = content.correction?.name?.hints.ids(isSeries: false).first?.rawValue ?? ""
        if kind == .episode, case .episode(_, let season, let episode) = content.file.reference {
            self.season = String(season)
            self.episode = String(episode)
            lastEpisode = content.file.lastEpisode.flatMap { $0 > episode ? String($0) : nil } ?? ""
        }
    }

    func movie() throws(LibraryError) -> Correction { try Correction(movie: title, year: number(year, "a year"), address: address) }

    func series() throws(LibraryError) -> Correction { try Correction(series: title, year: number(year, "a year"), address: address) }

    /// - Parameters:
    ///   - filled: the form as it was filled in: a file stays in its series unless the person typed another one.
    ///   - kept: the series as a person entered it before; nil for the one in whose folder the file is.
    func episode(from filled: CorrectionForm? = nil, kept: CorrectedName? = nil) throws(LibraryError) -> Correction {
        guard let season = try number(season, "a season"), let episode = try number(episode, "an episode") else {
            throw .invalidCorrection("Enter a season and an episode. Specials are season 0.")
        }
        let year = try number(year, "a year")
        let last = try number(lastEpisode, "an episode")
        guard let filled, (title, self.year, address) == (filled.title, filled.year, filled.address) else {
            return try Correction(episode: episode, to: last, season: season, of: title, year: year, address: address)
        }
        let place = try Correction(episode: episode, to: last, season: season)
        guard let kept, case .episode(_, let season, let episodes) = place else { return place }
        return .episode(of: kept, season: season, episodes: episodes)
    }

    /// Nil for an empty field.
    private func number(_ text: String, _ what: String) throws(LibraryError) -> Int? {
        let text = text.filter { !$0.isWhitespace }
        if text.isEmpty { return nil }
        // A number of any length is out of the range that the correction names.
        if text.allSatisfy({ ("0"..."9").contains($0) }) { return Int(text) ?? .max }
        guard let number = Int(text) else { throw .invalidCorrection("Enter \(what) in digits.") }
        return number
    }
}
