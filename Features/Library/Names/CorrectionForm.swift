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

    func movie() throws(LibraryError) -> Correction { try Correction(movie: title, year: number(year, "a year"), address: address) }

    func series() throws(LibraryError) -> Correction { try Correction(series: title, year: number(year, "a year"), address: address) }

    /// - Parameter guess: the title of the series that was filled in: a file stays in its series unless the person typed another one.
    func episode(of guess: TitleName? = nil) throws(LibraryError) -> Correction {
        guard let season = try number(season, "a season"), let episode = try number(episode, "an episode") else {
            throw .invalidCorrection("Enter a season and an episode. Specials are season 0.")
        }
        let year = try number(year, "a year")
        let isSame = address.isEmpty && title == guess?.title && year == guess?.year
        return try Correction(
            episode: episode, to: number(lastEpisode, "an episode"), season: season, of: isSame ? "" : title, year: year, address: address)
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
