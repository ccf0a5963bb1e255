/// The page of a title at a public database, or its id there, as a person enters it.
enum TitleAddress {
    private static let hosts = ["imdb.com", "themoviedb.org", "thetvdb.com"]

    /// - Parameter isSeries: TMDb and TheTVDB number movies and series apart.
    /// - Returns: no hints for empty text.
    /// - Throws: `LibraryError.invalidCorrection` with what to change.
    static func hints(in text: String, isSeries: Bool) throws(LibraryError) -> IdentityHints {
        var hints = IdentityHints()
        if text.isEmpty { return hints }
        let advice = LibraryError.invalidCorrection("Enter an address on IMDb, TMDb or TheTVDB, or an id such as tt0137523 or tmdb-550.")
        guard text.contains("/") else {
            guard hints.take(text) else { throw advice }
            return hints
        }
        let address = text.lowercased().split(separator: "://", maxSplits: 1).last ?? ""
        let host = address.prefix { !"/?#".contains($0) }
        guard hosts.contains(where: { host == $0 || host.hasSuffix("." + $0) }) else { throw advice }
        let kind = address.dropFirst(host.count).split(separator: "/").first { ["movie", "movies", "tv", "series"].contains($0) }
        if let kind, kind.hasPrefix("movie") == isSeries {
            throw .invalidCorrection(
                isSeries
                    ? "This address is for a movie. Enter the series’ address."
                    : "This address is for a series. Enter the movie’s address.")
        }
        hints = NFOAddress.hints(in: text)
        guard !hints.isEmpty else { throw advice }
        return hints
    }
}
