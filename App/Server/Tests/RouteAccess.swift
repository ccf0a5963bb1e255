import CoreDomain
import LiveServer

/// The answer of a route to a role.
enum Expected {
    /// The route's own answer, which for an id that does not exist is 404.
    case answer
    /// 401: sign in.
    case signIn
    /// 403.
    case refused
}

/// Which role gets which answer from each route of the server. A route that is missing here fails the test.
enum RouteAccess {
    static let title = TitleID("sample-matrix")!
    /// One that lists of discovery have too.
    static let other = TitleID("sample-seven-samurai")!

    static let roles: [(letter: Character, role: Role)] = [
        ("o", .owner), ("a", .adult), ("c", .child), ("g", .guest(title)), ("n", .nobody),
    ]

    /// For each route the roles that get its answer: o owner, a adult, c child, g guest, n nobody.
    static let table = [
        "GET /": "oac", "POST /": "oac",
        "GET /movies": "oac", "POST /movies": "oac", "GET /videos": "oac", "POST /videos": "oac",
        "GET /movies/{id}": "oacg", "POST /movies/{id}": "oacg",
        "GET /series": "oac", "POST /series": "oac", "GET /series/{id}": "oacg", "POST /series/{id}": "oacg",
        "GET /series/{id}/seasons/{season}": "oacg", "POST /series/{id}/seasons/{season}": "oacg",
        "GET /series/{id}/seasons/{season}/episodes/{episode}": "oacg", "POST /series/{id}/seasons/{season}/episodes/{episode}": "oacg",
        "GET /movies/{id}/cast": "oacg", "POST /movies/{id}/cast": "oacg", "GET /series/{id}/cast": "oacg",
        "POST /series/{id}/cast": "oacg",
        "GET /series/{id}/seasons/{season}/episodes/{episode}/cast": "oacg",
        "POST /series/{id}/seasons/{season}/episodes/{episode}/cast": "oacg",
        "GET /discover/movies": "oac", "POST /discover/movies": "oac", "GET /discover/series": "oac", "POST /discover/series": "oac",
        "GET /discover/people": "oac", "POST /discover/people": "oac",
        "GET /people/{id}": "oacg", "POST /people/{id}": "oacg",
        "GET /search": "oac", "POST /search": "oac", "GET /watchlist": "oac", "POST /watchlist": "oac",
        "GET /history": "oac", "POST /history": "oac", "GET /history/{year}": "oac", "POST /history/{year}": "oac",
        "GET /library": "o", "POST /library": "o", "GET /library/problems": "o", "POST /library/problems": "o",
        "GET /library/versions": "o", "POST /library/versions": "o", "GET /library/names": "o", "POST /library/names": "o",
        "GET /library/unmatched": "o", "POST /library/unmatched": "o",
        "GET /library/folder": "o", "POST /library/folder": "o", "GET /library/files/{file}": "o", "POST /library/files/{file}": "o",
        "GET /settings": "oac", "POST /settings": "oac",
        "GET /showroom": "oac", "POST /showroom": "oac", "GET /watch/{file}": "oacg", "POST /watch/{file}": "oacg",

        "GET /api/v1/movies": "oac", "GET /api/v1/movies/{id}": "oacg",
        "GET /api/v1/series": "oac", "GET /api/v1/series/{id}": "oacg", "GET /api/v1/series/{id}/seasons/{season}": "oacg",
        "GET /api/v1/series/{id}/seasons/{season}/episodes/{episode}": "oacg",
        "GET /api/v1/people": "oac", "GET /api/v1/people/{id}": "oac", "GET /api/v1/search": "oac",
        "GET /api/v1/discover/movies": "oac", "GET /api/v1/discover/series": "oac", "GET /api/v1/discover/people": "oac",
        "GET /api/v1/discover/movies/genres": "oac", "GET /api/v1/discover/series/genres": "oac",
        "GET /api/v1/library": "o", "GET /api/v1/library/problems": "o", "POST /api/v1/library/scan": "o",
        "PUT /api/v1/watchlist/{title}": "oac", "DELETE /api/v1/watchlist/{title}": "oac",
        "PUT /api/v1/ratings/{title}": "oac", "DELETE /api/v1/ratings/{title}": "oac", "GET /api/v1/history": "oac",
        "GET /api/v1/progress/{file}": "oacg", "PUT /api/v1/progress/{file}": "oacg", "DELETE /api/v1/progress/{file}": "oacg",

        "GET /artwork/{picture}/{width}": "oacg", "GET /artwork/drawn/{title}": "oacg", "GET /artwork/drawn/{title}/backdrop.svg": "oacg",
        "GET /artwork/drawn/people/{person}": "oacg",

        "GET /healthz": "oacgn", "GET /metrics": "oacgn", "GET /openapi.json": "oacgn", "GET /assets/{file}": "oacgn",
    ]

    /// Media addresses: whoever holds a capability that was issued for the file gets the answer, and nobody does without one.
    static let media: Set<String> = [
        "GET /media/{file}/original", "GET /media/{file}/download", "GET /media/{file}/subtitles/{track}",
        "GET /media/{file}/master.m3u8", "GET /media/{file}/stream/{rendition}/{part}", "GET /media/{file}/thumbnails.vtt",
        "GET /media/{file}/thumbnails/{sheet}", "GET /media/{file}/download.mp4",
    ]

    static func expected(_ route: String, _ letter: Character) -> Expected? {
        if media.contains(route) { return .refused }
        return table[route].map { $0.contains(letter) ? .answer : letter == "n" ? .signIn : .refused }
    }
}
