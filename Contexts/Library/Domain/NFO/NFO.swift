/// The content of an NFO file about a movie, a series, a season or episodes (Kodi's format).
public struct NFO: Hashable, Sendable {
    public enum Kind: String, Sendable, Hashable { case movie, series, season, episode, other }

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

    /// Set on the first document of a file in which something was not understood.
    public var damage: NFOError?

    public init(kind: Kind, hints: IdentityHints = IdentityHints()) {
        self.kind = kind
        self.hints = hints
    }

    /// Bytes of a file that is read.
    public static let maximumSize = XMLReader.maximumSize

    /// Without the facts, for a file in which letters are not certain.
    public var identityOnly: NFO { NFO(kind: .other, hints: hints) }

    /// All documents of one file: one for a movie or series, several for the episodes of one file. A file that is only an
    /// address (or ends in one) gives the id in it. Other text is that of a release group, and has no documents.
    ///
    /// - Parameter text: UTF-8.
    public static func read(_ text: [UInt8]) throws(NFOError) -> [NFO] {
        guard text.count <= maximumSize else { throw .tooLarge }
        guard let first = text.firstIndex(where: { !(0x09...0x20).contains($0) }) else { throw .nothing }
        if !isXML(text[first...]) {
            // Addresses may also stand before the document.
            if let document = try? XMLReader(text), let read = try? documents(of: document), read.contains(where: { $0.kind != .other }) {
                return read
            }
            let hints = NFOAddress.hints(in: String(decoding: text.prefix(64 << 10), as: UTF8.self))
            return hints.isEmpty ? [] : [NFO(kind: .other, hints: hints)]
        }
        return try documents(of: try XMLReader(text))
    }

    /// Whether it begins with a tag, and not with a drawing of letters.
    private static func isXML(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == UInt8(ascii: "<"), let next = text.dropFirst().first else { return false }
        return (0x41...0x5A).contains(next & 0xDF) || next >= 0x80 || "_/?!".utf8.contains(next)
    }

    private static func documents(of document: XMLReader) throws(NFOError) -> [NFO] {
        // Some programs wrap several episodes in an element of their own.
        let roots = document.roots.flatMap { ["xbmcmultiepisode", "kodimultiepisode"].contains($0.name) ? $0.children : [$0] }
        var read = roots.compactMap { NFO($0) }
        let outside = NFOAddress.hints(in: String(decoding: document.outside, as: UTF8.self))
        if read.isEmpty, !outside.isEmpty { read = [NFO(kind: .other)] }
        if !read.isEmpty { read[0].hints = read[0].hints.merging(outside) }
        guard let reason = document.damage else {
            guard !read.isEmpty else { throw .nothing }
            return read
        }
        guard read.contains(where: { $0 != NFO(kind: $0.kind) }) else { throw .damaged(reason) }
        read[0].damage = .partlyRead(reason)
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
