import CoreDomain
import LibraryDomain

/// The submitted fields, so that a refused form is still filled in.
public struct CorrectionForm: Equatable, Sendable {
    public enum Kind: String, Codable, Sendable { case movie, episode, series }

    public var kind: Kind
    public var title: String
    public var year: String
    public var address: String
    public var season: String
    public var episode: String
    /// Only this file, not its other versions.
    public var isAlone: Bool

    public init(
        _ kind: Kind, title: String = "", year: String = "", address: String = "", season: String = "", episode: String = "",
        isAlone: Bool = false
    ) {
        self.kind = kind
        self.title = String(title.prefix(1_000))
        self.year = String(year.prefix(20))
        self.address = String(address.prefix(1_000))
        self.season = String(season.prefix(20))
        self.episode = String(episode.prefix(20))
        self.isAlone = isAlone
    }

    /// - Throws: `LibraryError.invalidCorrection` with what to change.
    func correction() throws(LibraryError) -> Correction {
        switch kind {
        case .movie: return try Correction(movie: title, year: try yearNumber(), address: address)
        case .series: return try Correction(series: title, year: try yearNumber(), address: address)
        case .episode:
            guard let season = Self.number(season) else {
                throw .invalidCorrection("Enter the number of the season. Specials are season 0.")
            }
            let ends = episode.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            guard let first = ends.first.flatMap(Self.number), let last = ends.last.flatMap(Self.number), ends.count <= 2 else {
                throw .invalidCorrection("Enter the number of the episode, or the first and the last: 3-4.")
            }
            return try Correction(
                episode: first, to: last, season: season, of: title, year: try yearNumber(), address: address)
        }
    }

    private func yearNumber() throws(LibraryError) -> Int? {
        if year.allSatisfy(\.isWhitespace) { return nil }
        guard let number = Self.number(year) else { throw .invalidCorrection("Enter a year from 1870 to 2100, or none.") }
        return number
    }

    private static func number(_ text: String) -> Int? {
        let text = text.filter { !$0.isWhitespace }
        guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}
