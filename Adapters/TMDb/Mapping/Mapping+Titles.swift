import CoreDomain
import MoviesDomain
import TVSeriesDomain

extension Mapping {
    /// - Parameter number: that was asked for; an answer about something else is refused.
    func movie(_ answer: TitleAnswer, number: Int) throws(TMDbError) -> TMDbMovie {
        guard answer.item.id == number, let id = Self.title(number, .movie) else { throw .unexpected("id") }
        let details = answer.details, cast = castMembers(details.credits), crew = crewMembers(details.credits)
        var facts = movieFacts(answer.item)
        (facts.title, facts.originalTitle) = titles(
            answer.item.title, translated(\.title, details.translations), original: answer.item.original_title)
        facts.overview = facts.overview ?? Clean.prose(translated(\.overview, details.translations))
        facts.tagline = tagline(details)
        facts.certification = certification(details.release_dates)
        facts.status = Self.unreleased(details.status)
        facts.runtimeMinutes = Clean.runtime(details.runtime)
        facts.genres = Clean.lines(details.genres.map(\.name))
        facts.directors = Clean.lines(crew.filter { $0.job == "Director" }.map(\.person.name))
        facts.writers = Clean.lines(crew.filter { Self.writing.contains($0.job ?? "") }.map(\.person.name))
        facts.studios = Clean.lines(details.production_companies.map(\.name))
        facts.cast = Self.shownCast(cast)
        facts.collection = Clean.line(details.belongs_to_collection?.name).map {
            MovieCollection(name: $0, overview: Clean.prose(details.belongs_to_collection?.overview))
        }
        facts.poster = picture(answer.item.poster_path, details.images?.posters)
        facts.backdrop = picture(answer.item.backdrop_path, details.images?.backdrops)
        facts.logo = logo(details.images)
        (facts.countries, facts.languages) = (countries(details), spokenLanguages(details))
        facts.originalLanguage = Clean.languages([details.original_language]).first
        facts.otherTitles = otherTitles(details, \.title, besides: [facts.title, facts.originalTitle])
        let ids = [details.external_ids?.imdb_id, details.imdb_id].compactMap { $0 }
        let document = MovieDocument(id: id, aliases: aliases(ids), content: self.document(facts, isComplete: true))
        return title(document, answer, date: PartialDate(answer.item.release_date), cast, crew)
    }

    /// - Parameter number: that was asked for; an answer about something else is refused.
    func series(_ answer: TitleAnswer, number: Int) throws(TMDbError) -> TMDbSeries {
        guard answer.item.id == number, let id = Self.title(number, .series) else { throw .unexpected("id") }
        let details = answer.details, cast = castMembers(details.aggregate_credits)
        let crew = creators(details.created_by) + crewMembers(details.aggregate_credits)
        var facts = seriesFacts(answer.item)
        (facts.title, facts.originalTitle) = titles(
            answer.item.name, translated(\.name, details.translations), original: answer.item.original_name)
        facts.overview = facts.overview ?? Clean.prose(translated(\.overview, details.translations))
        facts.tagline = tagline(details)
        facts.certification = certification(details.content_ratings)
        facts.status = Clean.line(details.status)
        facts.genres = Clean.lines(details.genres.map(\.name))
        facts.studios = Clean.lines(details.production_companies.map(\.name))
        if facts.studios.isEmpty { facts.studios = Clean.lines(details.networks.map(\.name)) }
        facts.seasons = seasons(details.seasons)
        facts.poster = picture(answer.item.poster_path, details.images?.posters)
        facts.backdrop = picture(answer.item.backdrop_path, details.images?.backdrops)
        facts.logo = logo(details.images)
        (facts.countries, facts.languages) = (countries(details), spokenLanguages(details))
        facts.originalLanguage = Clean.languages([details.original_language]).first
        facts.otherTitles = otherTitles(details, \.name, besides: [facts.title, facts.originalTitle])
        var aliases = aliases([details.external_ids?.imdb_id].compactMap { $0 })
        if let number = details.external_ids?.tvdb_id, number > 0, let id = TitleID(source: .tvdb, key: "\(number)") {
            aliases.append(id.ofSeries)
        }
        let document = SeriesDocument(id: id, aliases: aliases, content: self.document(facts, isComplete: true))
        return title(document, answer, date: PartialDate(answer.item.first_air_date), cast, crew)
    }

    private func title<Document: ListedDocument>(
        _ document: Document, _ answer: TitleAnswer, date: PartialDate?, _ cast: [TMDbCastMember], _ crew: [TMDbCrewMember]
    ) -> TMDbTitle<Document> {
        let details = answer.details
        return TMDbTitle(
            document: document, date: date?.text, lastAired: PartialDate(details.last_air_date)?.text,
            popularity: Clean.popularity(answer.item.popularity), cast: cast, crew: crew, trailers: trailers(details.videos),
            watchProviders: watchProviders(answer.watch), similar: documents(details.similar),
            recommendations: documents(details.recommendations),
            recommendationPages: TMDb.totalPages(of: details.recommendations, from: 1))
    }

    private static let writing: Set<String> = [
        "Writer", "Co-Writer", "Screenplay", "Teleplay", "Scenario Writer", "Story", "Original Story", "Screenstory", "Adaptation",
    ]

    private func tagline(_ details: TitleDetails) -> String? {
        Clean.line(details.tagline) ?? Clean.line(translated(\.tagline, details.translations))
    }

    private func countries(_ details: TitleDetails) -> [String]? {
        let countries = Clean.countries(details.production_countries.map(\.iso_3166_1))
        let all = countries.isEmpty ? Clean.countries(details.origin_country) : countries
        return all.isEmpty ? nil : all
    }

    private func spokenLanguages(_ details: TitleDetails) -> [String]? {
        let languages = Clean.languages(details.spoken_languages.map(\.iso_639_1))
        return languages.isEmpty ? nil : languages
    }

    /// Nil for a movie that was released, as nearly all are.
    private static func unreleased(_ status: String?) -> String? { Clean.line(status).flatMap { $0 == "Released" ? nil : $0 } }

    private func aliases(_ ids: [String]) -> [TitleID] {
        var aliases: [TitleID] = []
        for id in ids.map(\.trimmed) where Self.isIMDb(id, prefix: "tt") {
            if let alias = TitleID(source: .imdb, key: id), !aliases.contains(alias) { aliases.append(alias) }
        }
        return aliases
    }

    private func seasons(_ answers: [SeasonAnswer]) -> [SeasonFacts] {
        var seasons: [SeasonFacts] = []
        for answer in answers {
            guard let number = Clean.number(answer.season_number, in: Self.numbers), !seasons.contains(where: { $0.number == number }),
                seasons.count < 1_000
            else { continue }
            seasons.append(season(answer, number: number))
        }
        return seasons
    }
}
