extension TMDb {
    private static let appended = "external_ids,images,videos,similar,recommendations,watch/providers,translations,alternative_titles"

    /// Everything about a movie, in one request.
    ///
    /// - Parameter number: TMDb's own, from 1.
    public func movie(_ number: Int) async throws(TMDbError) -> TMDbMovie {
        let answer = try await title(.movie, number, append: "credits,release_dates")
        return try mapping.movie(answer, number: number)
    }

    /// Everything about a series and its seasons, in one request. Seasons come without their episodes.
    public func series(_ number: Int) async throws(TMDbError) -> TMDbSeries {
        let answer = try await title(.series, number, append: "aggregate_credits,content_ratings")
        return try mapping.series(answer, number: number)
    }

    /// A season with its episodes, in one request. Only if an episode has no name or no overview, a second one asks in a further language: no
    /// answer has the texts of episodes in several.
    ///
    /// - Parameters:
    ///   - series: TMDb's own number, from 1.
    ///   - number: from 0, which holds the specials.
    public func season(_ number: Int, of series: Int) async throws(TMDbError) -> TMDbSeason {
        guard let id = Mapping.title(series, .series), Mapping.numbers.contains(number) else { throw .notFound }
        let path = ["tv", "\(series)", "season", "\(number)"], appended = [("append_to_response", Optional("translations"))]
        let answer: SeasonAnswer = try await ask(path, appended)
        var season = try mapping.season(answer, of: id, number: number)
        guard season.lacksTexts, let language = settings.furtherLanguage else { return season }
        do {
            let further: SeasonAnswer = try await ask(path, in: language)
            season.fill(from: try mapping.season(further, of: id, number: number))
        } catch {
            // What the first answer has is enough for a page.
        }
        return season
    }

    /// A person with all credits, in one request.
    public func person(_ number: Int) async throws(TMDbError) -> TMDbPerson {
        guard number > 0 else { throw .notFound }
        let answer: PersonAnswer = try await ask(
            ["person", "\(number)"], [("append_to_response", "combined_credits,external_ids,images,translations")])
        return try mapping.person(answer, number: number)
    }

    private func title(_ kind: TMDbKind, _ number: Int, append: String) async throws(TMDbError) -> TitleAnswer {
        guard number > 0 else { throw .notFound }
        return try await ask(
            [kind.name, "\(number)"],
            [
                ("append_to_response", "\(append),\(Self.appended)"), ("include_image_language", mediaLanguages),
                ("include_video_language", mediaLanguages),
            ])
    }
}
