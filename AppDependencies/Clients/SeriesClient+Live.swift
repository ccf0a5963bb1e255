public import CoreDomain
import DesignSystem
import Flow
import Foundation
import LibraryDomain
import PeopleDomain
public import Screens
public import SeriesFeature
import StreamingDomain
import Synchronization
import TMDbAdapter
import TVSeriesDomain
import ViewingDomain

extension Cinema {
    public func seriesListClient(for viewer: Viewer) -> SeriesListClient {
        let audience = viewer.audience
        return SeriesListClient(
            page: { [series] query, page in try await describingErrors { try await series.series(query, page: page, for: audience) } },
            facets: { [series] _ in
                try await describingErrors {
                    SeriesFacets(count: try await series.count(for: audience), letters: try await series.letters(for: audience))
                }
            },
            changes: { changes(audience.listKeys.union([.titles(.series)])).paced() },
            refresh: { () throws(ViewStateError) in try await describingErrors { try await startScan(nil) } },
            menu: posterMenuClient(for: viewer))
    }

    public func seriesClient(for viewer: Viewer) -> SeriesClient {
        SeriesClient(
            series: { id in updating(on: { changes(.details(of: id, viewer.id)) }) { try await seriesContent(id, viewer) } },
            season: { id, number in seasonUpdates(id, number, viewer) },
            episode: { id, season, number in
                updating(on: { changes(.details(of: id, viewer.id)) }, refreshing: { try await refresh(season: season, of: id, viewer) }) {
                    try await episodeContent(id, season, number, viewer)
                }
            },
            offers: seriesOffers(for: viewer),
            posterTheme: makingPosterThemes(for: viewer),
            marks: markClient(for: viewer))
    }

    private func seriesContent(_ id: TitleID, _ viewer: Viewer) async throws -> SeriesContent {
        let found = try await series.series(id, for: viewer.audience)
        var parts = PageParts()
        let episodes = try await series.episodes(of: found.id, for: viewer.audience)
        let playable = try await findEpisodes(episodes, viewer, &parts).filter { !$0.versions.isEmpty }
        let (cast, crew) = try await parts.read(.cast, or: ([], [])) { try await shownPeople(of: .series(found.id), viewer.audience) }
        let similar = try await parts.read(.similar, or: []) {
            viewer.may(.browse) ? try await self.similar(to: found, viewer.audience) : []
        }
        let facts: RankedFacts<SeriesFacts>? = try await parts.read(nil, or: nil) {
            precedence.ranked(try await series.documents(of: found.id))
        }
        var content = SeriesContent(
            series: found, posterTheme: await themes.known(found.summary.poster), logo: await visible(facts?[\.logo], viewer),
            tagline: facts?[\.tagline], production: ProductionFacts(facts, status: found.status), cast: cast, crew: crew,
            next: nextEpisode(of: found, playable).map { item($0, viewer) },
            isWatched: playable.isEmpty ? nil : playable.allSatisfy { $0.progress?.isFinished == true }, isOnWatchlist: false,
            similar: similar, mayMark: viewer.may(.keep),
            correctedFile: viewer.may(.manageLibrary) ? playable.first?.versions.first?.id : nil)
        try await parts.read(.marks, or: ()) {
            content.isOnWatchlist = try await viewing.isOnWatchlist(found.id, viewer: viewer.id)
            content.isContinued = try await isContinued(found.id, viewer)
            content.ownRating = try await viewing.rating(of: .title(found.id), viewer: viewer.id)
        }
        content.missing = parts.missing
        return content
    }

    /// The first episode that was not finished, or the first of all.
    private func nextEpisode(of found: Series, _ playable: [FoundEpisode]) -> FoundEpisode? {
        let episodes = playable.filter { $0.episode.season > 0 || found.seasons.count == 1 }
        return episodes.first { $0.progress?.isFinished != true } ?? episodes.first
    }

    private func findEpisodes(_ episodes: [Episode], _ viewer: Viewer, _ parts: inout PageParts) async throws -> [FoundEpisode] {
        let available = try await files.availableFiles(of: episodes.map(\.reference), for: viewer.audience).mapValues(\.versions)
        let progress = try await parts.read(.marks, or: [:]) {
            try await viewing.progress(of: available.values.compactMap(\.first?.shown), viewer: viewer.id)
        }
        return episodes.map { episode in
            let versions = available[episode.reference] ?? []
            return FoundEpisode(episode: episode, versions: versions, progress: versions.first.flatMap { progress[$0.id] })
        }
    }

    private func item(_ found: FoundEpisode, _ viewer: Viewer) -> EpisodeItem {
        EpisodeItem(episode: found.episode, files: found.versions.map { offered($0, viewer) }, progress: found.progress)
    }

    /// A season or an episode; where the series is there without it, the error says so.
    private func part<Part: Sendable>(
        _ missing: ViewStateError, of id: TitleID, _ viewer: Viewer, _ read: () async throws(TVSeriesError) -> Part
    ) async throws -> Part {
        do { return try await read() } catch {
            guard case .notFound = error else { throw error }
            _ = try await series.series(id, for: viewer.audience)
            throw missing
        }
    }

    private func seasonUpdates(_ id: TitleID, _ number: Int, _ viewer: Viewer) -> AsyncStream<Result<SeasonContent, ViewStateError>> {
        let isAsking = Mutex(isAsking(season: number, of: id, viewer))
        return updating(
            on: { changes(.details(of: id, viewer.id)) },
            refreshing: {
                try? await refresh(season: number, of: id, viewer)
                isAsking.withLock { $0 = false }
                let season = try? await series.season(number, of: id, for: viewer.audience)
                // Nothing has changed, but now the page can say that nobody knows the episodes, and why.
                if season?.episodes.isEmpty == true { publish([.title(id)]) }
            }
        ) { try await seasonContent(id, number, viewer, isAsking: isAsking.withLock(\.self)) }
    }

    private func seasonContent(_ id: TitleID, _ number: Int, _ viewer: Viewer, isAsking: Bool) async throws -> SeasonContent {
        let season = try await part(.seasonNotFound, of: id, viewer) { () async throws(TVSeriesError) in
            try await series.season(number, of: id, for: viewer.audience)
        }
        var parts = PageParts()
        let items = try await findEpisodes(season.episodes, viewer, &parts).map { item($0, viewer) }
        let show = try await series.series(id, for: viewer.audience)
        let theme = await posterTheme(season.summary.poster ?? show.summary.poster, of: show.summary)
        return SeasonContent(
            season: season, series: show, posterTheme: theme, episodes: items,
            service: items.isEmpty ? episodeService(for: viewer, isAsking: isAsking) : .answering, today: Self.today,
            missing: parts.missing)
    }

    private func episodeService(for viewer: Viewer, isAsking: Bool) -> EpisodeService {
        if isAsking { return .asking }
        guard viewer.may(.browse) else { return .unasked }
        guard let online else { return viewer.may(.operate) ? .unconnected : .unasked }
        return switch online.status.outcome {
        case .unused, .answered, .failed(.notFound, _): .answering
        case .failed(.unauthorised, _): .refusing
        case .failed(.unavailable, _): .away
        }
    }

    /// The colour of a poster, if it is known, or of the drawing in its place.
    private func posterTheme(_ poster: Picture?, of show: SeriesSummary?) async -> String? {
        if let poster { return await themes.known(poster) }
        return show.flatMap { PosterFacts($0).theme }
    }

    private func episodeContent(_ id: TitleID, _ season: Int, _ number: Int, _ viewer: Viewer) async throws -> EpisodeContent {
        let episode = try await part(.episodeNotFound, of: id, viewer) { () async throws(TVSeriesError) in
            try await series.episode(number, season: season, of: id, for: viewer.audience)
        }
        let found = try await series.season(season, of: id, for: viewer.audience)
        let show = try await series.summaries([episode.series], for: viewer.audience).first
        let poster = found.summary.poster ?? show?.poster
        let media = try await files.files(of: episode.reference, for: viewer.audience)
        let removed = try await files.removed(media.filter { $0.missingSince != nil }.map(\.id))
        let credited = CreditedTitle.episode(of: episode.series, season: season, number: number)
        var parts = PageParts()
        let progress = try await parts.read(.marks, or: [:]) { try await viewing.progress(of: media.map(\.shown), viewer: viewer.id) }
        let crew = try await parts.read(.cast, or: []) {
            CrewGroup.groups(of: try await people.crew(of: credited, for: viewer.audience))
        }
        let guests = try await parts.read(.cast, or: []) {
            CastMember.members(of: try await people.cast(of: credited, for: viewer.audience))
        }
        let directors = crew.people(in: "Directing") { $0.jobs.contains("Director") }
        let writers = crew.people(in: "Writing") { _ in true }
        let shown = Set((directors + writers).map(\.id))
        var content = EpisodeContent(
            episode: episode, seriesTitle: found.seriesTitle, seasonTitle: EpisodeText.season(season, name: found.summary.name),
            poster: poster, posterTheme: await posterTheme(poster, of: show),
            files: media.map {
                EpisodeFile(file: $0, offered: offered($0, viewer), progress: progress[$0.id], isRemoved: removed.contains($0.id))
            },
            previous: try await previousEpisode(before: number, in: found, of: id, viewer.audience),
            next: try await nextEpisode(after: number, in: found, of: id, viewer.audience),
            guests: guests, directors: directors, writers: writers,
            hasMoreCrew: CrewGroup.everyone(in: crew).contains { !shown.contains($0.person.id) }, mayMark: viewer.may(.keep),
            mayCorrect: viewer.may(.manageLibrary), today: Self.today)
        try await parts.read(.marks, or: ()) {
            content.isOnWatchlist = try await viewing.isOnWatchlist(episode.series, viewer: viewer.id)
            content.isContinued = try await isContinued(episode.series, viewer)
            content.ownRating = try await viewing.rating(of: episode.reference.rated, viewer: viewer.id)
        }
        content.missing = parts.missing
        return content
    }

    /// Where the program runs, as ISO 8601 writes it.
    private static var today: String { Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day()) }

    /// The next episode, in this season or at the start of the season after, whether it can be played or not; nil for the last, and between
    /// specials and seasons.
    private func nextEpisode(after number: Int, in season: Season, of id: TitleID, _ audience: Audience) async throws -> Episode? {
        if let later = season.episodes.first(where: { $0.number > number }) { return later }
        let seasons = try await series.series(id, for: audience).seasons.map(\.number)
        guard season.summary.number > 0, let after = seasons.filter({ $0 > season.summary.number }).min() else { return nil }
        return try await series.season(after, of: id, for: audience).episodes.first
    }

    /// The previous episode, in this season or at the end of the season before; nil for the first, and between specials and seasons.
    private func previousEpisode(before number: Int, in season: Season, of id: TitleID, _ audience: Audience) async throws -> Episode? {
        if let earlier = season.episodes.last(where: { $0.number < number }) { return earlier }
        let seasons = try await series.series(id, for: audience).seasons.map(\.number)
        guard season.summary.number > 0, let before = seasons.filter({ $0 > 0 && $0 < season.summary.number }).max() else { return nil }
        return try await series.season(before, of: id, for: audience).episodes.last
    }
}

/// An episode with the files that show it and can be played now.
private struct FoundEpisode {
    let episode: Episode
    let versions: [MediaFile]
    let progress: PlaybackProgress?
}

extension [CrewGroup] {
    fileprivate func people(in department: String, _ isRight: (CrewGroup.Member) -> Bool) -> [PersonSummary] {
        filter { $0.department == department }.flatMap(\.members).filter(isRight).map(\.person)
    }
}

extension ProductionFacts {
    fileprivate init(_ facts: RankedFacts<SeriesFacts>?, status: String?) {
        self.init(
            countries: facts?[\.countries] ?? [], originalLanguage: facts?[\.originalLanguage], languages: facts?[\.languages] ?? [],
            status: status)
    }
}
