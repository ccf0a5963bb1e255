/// The content of an NFO file about a movie, a series or episodes (Kodi's format).
public struct NFO: Hashable, Sendable {
    public enum Kind: String, Sendable, Hashable { case movie, series, episode, other }

    public var kind: Kind
    public var title: String?
    public var originalTitle: String?
    public var sortTitle: String?
    public var year: Int?
    public var hints = IdentityHints()
    public var facts = TitleFacts()
    public var episode: Int?
    /// `2019-04-21`.
    public var aired: String?
    public var seasonNames: [Int: String] = [:]

    public init(kind: Kind) { self.kind = kind }

    /// All documents of one file: one for a movie or series, several for the episodes of one file. A file that is only an
    /// address (or ends in one) gives the id in it.
    public static func read(_ bytes: [UInt8]) throws(NFOError) -> [NFO] {
        guard bytes.count <= XMLReader.maximumSize else { throw .tooLarge }
        let text = NFOText.utf8(bytes)
        guard let first = text.first(where: { !(0x09...0x20).contains($0) }) else { throw .nothing }
        guard first == UInt8(ascii: "<") else {
            let hints = NFOAddress.hints(in: String(decoding: text.prefix(64 << 10), as: UTF8.self))
            guard !hints.isEmpty else { throw .nothing }
            var nfo = NFO(kind: .other)
            nfo.hints = hints
            return [nfo]
        }
        let document = try XMLReader(bytes)
        // Some programs wrap several episodes in an element of their own.
        let roots = document.roots.flatMap { $0.name == "xbmcmultiepisode" ? $0.children : [$0] }
        var read = roots.compactMap { NFO($0) }
        let outside = NFOAddress.hints(in: String(decoding: document.outside, as: UTF8.self))
        if read.isEmpty {
            guard !outside.isEmpty else { throw .nothing }
            read = [NFO(kind: .other)]
        }
        read[0].hints = read[0].hints.merging(outside)
        return read
    }
}

/// Ids inside the addresses of pages about a title. Linear in the length of the text.
enum NFOAddress {
    /// The maximum length of an address in bytes; longer words are ignored.
    static let longest = 2_048

    static func hints(in text: String) -> IdentityHints {
        var hints = IdentityHints()
        for word in text.split(whereSeparator: { $0.isWhitespace || "<>\"'".contains($0) })
        where word.utf8.count <= longest && word.contains("/") {
            let (isTMDb, isTVDb) = (word.contains("themoviedb.org"), word.contains("thetvdb.com"))
            let parts = word.split(whereSeparator: { "/?&=#".contains($0) }).map { $0.lowercased() }
            for (index, part) in parts.enumerated() {
                if let id = IdentityHints.imdbID(part) { hints.imdb = hints.imdb ?? id }
                guard index + 1 < parts.count else { continue }
                let number = String(parts[index + 1].prefix(while: \.isNumber))
                if isTMDb, part == "movie" || part == "tv" { _ = hints.take(source: "tmdb", id: number) }
                if isTVDb, part == "series" || part == "id" { _ = hints.take(source: "tvdb", id: number) }
            }
        }
        return hints
    }
}
