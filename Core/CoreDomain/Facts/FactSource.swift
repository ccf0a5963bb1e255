/// The origin of facts about a title or a person. A source rewrites only its own facts (DESIGN §6).
public enum FactSource: String, Sendable, Codable, CaseIterable {
    /// Names of files, NFO and sidecar files.
    case local
    /// The Movie Database, with the user's token.
    case tmdb
    /// IMDb's datasets, imported.
    case imdb
    /// The built-in catalogue.
    case sample
}
