/// Reads the names of pictures next to a movie.
public struct ArtworkName: Hashable, Sendable {
    public enum Role: String, Sendable, Hashable { case poster, backdrop, landscape, logo, banner, disc }

    public var role: Role
    /// For `season01-poster`, `season-specials-poster`.
    public var season: Int?
    /// The movie's or episode's name before the role; nil for the pictures of the whole folder.
    public var stem: String?
    /// Smaller comes first.
    public var order: Int

    /// - Parameter name: with its extension. Nil if the name has no role.
    public init?(_ name: String) {
        let (own, ending) = FileName.split(name)
        guard let ending, FileClass.pictureExtensions.contains(ending) else { return nil }
        let lower = own.lowercased()
        if let alone = Self.role(lower) {
            self.init(role: alone.role, season: nil, stem: nil, order: alone.order)
            return
        }
        // `season01.tbn`
        if let season = Self.season(lower) {
            self.init(role: .poster, season: season, stem: nil, order: 100)
            return
        }
        guard let cut = own.lastIndex(where: { $0 == "-" || $0 == "." || $0 == "_" }), cut > own.startIndex,
            let found = Self.role(own[own.index(after: cut)...].lowercased())
        else { return nil }
        let before = String(own[..<cut])
        self.init(role: found.role, season: Self.season(before.lowercased()), stem: before, order: found.order)
        if season != nil { stem = nil }
    }

    /// Names that stand for the movie or series of the folder: `movie-poster`.
    public static let folderStems: Set<String> = ["movie", "tvshow", "show", "folder"]

    /// A folder of more backdrops under any names.
    public static func isFolder(_ name: String) -> Bool { name.lowercased() == "extrafanart" }

    private init(role: Role, season: Int?, stem: String?, order: Int) {
        self.role = role
        self.season = season
        self.stem = stem
        self.order = order
    }

    /// `fanart`, `fanart2`, `poster-1`.
    private static func role(_ word: String) -> (role: Role, order: Int)? {
        let name = word.trimmingSuffix(while: { $0.isNumber }).trimmingSuffix(while: { $0 == "-" })
        let number = Int(word.drop(while: { !$0.isNumber })) ?? 0
        guard let (role, order) = names[name], (0...99).contains(number) else { return nil }
        return (role, order * 100 + number)
    }

    private static let names: [String: (Role, Int)] = [
        "poster": (.poster, 0), "folder": (.poster, 1), "cover": (.poster, 2), "movie": (.poster, 3), "show": (.poster, 3),
        "default": (.poster, 4), "keyart": (.poster, 5),
        "backdrop": (.backdrop, 0), "fanart": (.backdrop, 1), "background": (.backdrop, 2), "art": (.backdrop, 3),
        "landscape": (.landscape, 0), "thumb": (.landscape, 1), "logo": (.logo, 0), "clearlogo": (.logo, 1), "banner": (.banner, 0),
        "disc": (.disc, 0), "cdart": (.disc, 1), "discart": (.disc, 1),
    ]

    private static func season(_ text: String) -> Int? {
        guard text.hasPrefix("season") else { return nil }
        let rest = text.dropFirst(6).drop(while: { "-_ ".contains($0) })
        if rest == "specials" { return 0 }
        return rest.utf8.count <= 4 ? Int(rest) : nil
    }
}
