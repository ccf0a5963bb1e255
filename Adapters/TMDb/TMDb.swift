public import Foundation
public import Logging
public import NetworkLayer

/// The Movie Database (https://developer.themoviedb.org), version 3 of its API, with the user's token.
///
/// All functions throw `TMDbError`. Calls for the same share one request when they are concurrent or within a minute, and a page with details is
/// one request. Its terms ask for a notice that names TMDb (and JustWatch for watch providers), and let facts be kept for six months at most.
public struct TMDb: Sendable {
    /// The names of genres by number, for the titles of lists: their answers hold only numbers, and those without a name are left out.
    public var genreNames: [Int: String] = [:]
    let settings: TMDbSettings
    private let client: NetworkClient
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - client: without decorators: `transport.client(for: settings.base)`.
    ///   - userAgent: name and version of the program, `Popcorn/1.2`.
    ///   - clock: for the waits between attempts and the limits.
    ///   - now: the date with which facts are marked as fetched.
    public init(
        settings: TMDbSettings, client: NetworkClient, userAgent: String, logger: Logger, clock: NetworkClock = .system,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.settings = settings
        let recent = ResponseCache.recent(logger: logger, clock: clock)
        self.client = settings.rules(userAgent: userAgent, recent: recent).client(client, logger: logger, clock: clock)
        self.now = now
    }

    var mapping: Mapping {
        Mapping(languages: settings.languages.compactMap(LanguageTag.init), region: settings.region, now: now(), genreNames: genreNames)
    }

    /// The languages of pictures and videos: those of the settings, and none, as with titles in many alphabets on one poster.
    var mediaLanguages: String {
        var codes: [String] = []
        for tag in mapping.languages where !codes.contains(tag.language) { codes.append(tag.language) }
        return (codes + ["null"]).joined(separator: ",")
    }

    /// - Parameters:
    ///   - query: names and values; those without a value are left out. The language is added.
    ///   - language: nil for the first of the settings.
    func ask<Answer: Decodable & Sendable>(
        _ path: [String], _ query: [(String, String?)] = [], in language: String? = nil
    ) async throws(TMDbError) -> Answer {
        var route = Route()
        route.path = path
        route.query = query.compactMap { name, value in value.map { Route.QueryItem(name, $0) } }
        route.query.append(Route.QueryItem("language", language ?? settings.languages[0]))
        // A person with thousands of credits takes several megabytes.
        route.largestAnswer = 12 << 20
        // Somebody waits for it: after ten seconds a page says that TMDb does not answer. TMDb itself takes less than one.
        route.timeout = .seconds(10)
        do { return try await client.decode(Answer.self, route) } catch { throw TMDbError(error) }
    }
}
