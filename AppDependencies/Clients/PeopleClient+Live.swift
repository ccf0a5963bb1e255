public import CoreDomain
import DesignSystem
import Flow
import MoviesDomain
public import PeopleDomain
public import PeopleFeature
import Screens
import Synchronization
import TMDbAdapter
import TVSeriesDomain

extension Cinema {
    public func peopleClient(for viewer: Viewer) -> PeopleClient {
        PeopleClient(
            person: { id in personUpdates(id, viewer) },
            cast: { title in
                updating(on: { changes([.title(title.id)]) }) { try await castContent(title, viewer.audience) }
            })
    }

    /// Who is known is shown at once. Others are asked for before the page says that there is no such person.
    private func personUpdates(_ id: PersonID, _ viewer: Viewer) -> AsyncStream<Result<PersonContent, ViewStateError>> {
        let problem = Mutex<String?>(nil)
        // Once for as long as the page is open, however often something changes meanwhile.
        let search = Mutex<Result<Void, any Error>?>(nil)
        return updating(
            on: { changes(viewer.audience.listKeys.union([.person(id)])) },
            refreshing: {
                guard (try? await people.person(id, for: viewer.audience)) != nil else { return }
                do {
                    try await refresh(person: id, viewer)
                } catch TMDbError.notFound {
                } catch {
                    problem.withLock { $0 = ViewStateError(describing: error).message }
                    // Nothing has changed, but now the page can say why no credits are known.
                    publish([.person(id)])
                }
            }
        ) {
            var content: PersonContent
            do { content = try await personContent(id, viewer.audience) } catch PeopleError.notFound {
                if search.withLock({ $0 == nil }) {
                    let found = await find(person: id, viewer)
                    search.withLock { $0 = found }
                }
                try search.withLock(\.self)?.get()
                content = try await personContent(id, viewer.audience)
            }
            if content.groups.isEmpty { content.problem = problem.withLock(\.self) }
            return content
        }
    }

    private func personContent(_ id: PersonID, _ audience: Audience) async throws -> PersonContent {
        let person = try await people.person(id, for: audience)
        var parts = PageParts()
        let works = try await parts.read(.credits, or: []) {
            try await self.works(of: try await people.credits(of: person.id, for: audience), audience)
        }
        return PersonContent(
            person: person, knownFor: KnownFor.of(works, department: person.summary.knownForDepartment),
            groups: PersonCreditGroup.groups(of: works), missing: parts.missing)
    }

    /// A person with all that the audience may see of their work.
    public func personWithWorks(_ id: PersonID, _ audience: Audience) async throws -> (Person, [CreditedWork]) {
        let person = try await people.person(id, for: audience)
        return (person, try await works(of: try await people.credits(of: person.id, for: audience), audience))
    }

    /// Credits with the facts of their titles.
    private func works(of credits: [Credit], _ audience: Audience) async throws -> [CreditedWork] {
        func ids(_ kind: CreditedTitle.Kind) -> [TitleID] {
            var seen: Set<TitleID> = []
            return credits.map(\.title).filter { $0.kind == kind && seen.insert($0.id).inserted }.map(\.id)
        }
        func first(of series: TitleID) -> EpisodeKey { EpisodeKey(series: series, season: 1, number: 1) }
        let movies = Dictionary(
            try await movies.movies(ids(.movie), for: audience).map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        let firsts = try await series.episodes(ids(.series).map(first(of:)), for: audience)
        let shows = Dictionary(
            try await series.summaries(ids(.series), for: audience).map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        return credits.compactMap { credit in
            switch credit.title.kind {
            case .movie:
                movies[credit.title.id].map {
                    CreditedWork(
                        title: credit.title, name: $0.summary.title, date: $0.premiered ?? credit.date, year: $0.summary.year,
                        poster: $0.summary.poster, backdrop: $0.summary.backdrop, popularity: credit.popularity, rating: $0.summary.rating,
                        credit: credit.kind, isOwned: $0.summary.isOwned)
                }
            case .series:
                shows[credit.title.id].map {
                    CreditedWork(
                        title: credit.title, name: $0.title, date: credit.date ?? firsts[first(of: $0.id)]?.aired, year: $0.year,
                        poster: $0.poster, backdrop: $0.backdrop, popularity: credit.popularity, rating: $0.rating, credit: credit.kind,
                        isOwned: $0.isOwned)
                }
            }
        }
    }

    /// The people on the page of a title: its cast, or its crew where no cast is known.
    func shownPeople(
        of title: CreditedTitle, _ audience: Audience
    ) async throws -> (cast: [CastMember], crew: [CrewGroup.Member]) {
        let cast = CastMember.members(of: try await people.cast(of: title, for: audience))
        guard cast.isEmpty else { return (cast, []) }
        return ([], CrewGroup.everyone(in: CrewGroup.groups(of: try await people.crew(of: title, for: audience))))
    }

    private func castContent(_ title: CreditedTitle, _ audience: Audience) async throws -> CastContent {
        let (name, about) = try await heading(of: title, audience)
        return CastContent(
            title: name, about: about,
            cast: CastMember.members(of: try await people.cast(of: about, for: audience)),
            crew: CrewGroup.groups(of: try await people.crew(of: about, for: audience)))
    }

    /// The title in words, and with the id that its pages use.
    private func heading(of title: CreditedTitle, _ audience: Audience) async throws -> (String, CreditedTitle) {
        switch title.kind {
        case .movie:
            let movie = try await movies.movie(title.id, for: audience)
            return (movie.summary.title, .movie(movie.id))
        case .series:
            let show = try await series.series(title.id, for: audience)
            guard let key = title.episode else { return (show.summary.title, .series(show.id)) }
            let episode = try await series.episode(key.number, season: key.season, of: show.id, for: audience)
            return (
                "\(show.summary.title) · \(EpisodeText.title(key.number, name: episode.name))",
                .episode(of: show.id, season: key.season, number: key.number)
            )
        }
    }
}
