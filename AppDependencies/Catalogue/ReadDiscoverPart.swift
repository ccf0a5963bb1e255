import CoreDomain
import DiscoverFeature
import DiscoveryApplication
import DiscoveryDomain
import Flow
import Foundation
import MoviesDomain
import PeopleDomain
import SampleCatalogue
import TVSeriesDomain

/// Reads what a grid shows of a list: what is stored at once, and then what its sources say.
struct ReadDiscoverPart: Sendable {
    let lists: TitleLists
    let repository: any DiscoveryRepository
    let movies: any MovieRepository
    let series: any SeriesRepository
    let people: any PeopleRepository
    let audience: Audience

    /// A page with nothing new is passed over, at most so many times for a part (behaviour.md §2.14).
    static let passedOver = 3

    typealias Update = Result<DiscoverContent, ViewStateError>

    /// - Parameter after: pages before the part.
    func updates(
        of list: DiscoveryList, after: Int, on changes: @escaping @Sendable (Set<ChangeKey>) -> AsyncStream<Void>
    ) -> AsyncStream<Update> {
        let (updates, continuation) = AsyncStream<Update>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let work = Task {
            await follow(list, after, changes(audience.listKeys.union([list.changeKey, list.itemsKey])).paced()) { continuation.yield($0) }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
        return updates
    }

    private func follow(_ list: DiscoveryList, _ after: Int, _ signals: AsyncStream<Void>, _ show: (Update) -> Void) async {
        var last: Update?
        func update(_ next: Update) {
            if next != last { show(next) }
            last = next
        }
        var problem: DiscoveryError?
        do {
            let stored = try await stored(list, after)
            if let stored { update(.success(stored.content(nil))) }
            if stored?.isStale ?? true {
                let (loaded, failure) = try await load(list, after)
                problem = failure
                var content = (loaded ?? stored)?.content(problem)
                if content == nil, problem == .notFound { content = try await builtIn(list, after) }
                update(content.map { .success($0) } ?? .missing(problem, after))
            }
        } catch {
            update(.failure(ViewStateError(describing: error)))
        }
        for await _ in signals {
            if let stored = try? await stored(list, after) {
                update(.success(stored.content(problem)))
            } else if problem == .notFound, let content = try? await builtIn(list, after) {
                update(.success(content))
            }
        }
    }

    /// The people of most of the built-in titles, where no source has a list of people.
    private func builtIn(_ list: DiscoveryList, _ after: Int) async throws -> DiscoverContent? {
        guard list == .trendingPeople, after == 0, let samples = try? SampleCatalogue.builtIn() else { return nil }
        let ids = samples.mostCredited(SampleLists.pageSize).compactMap { PersonID($0.id) }
        let found = try await people.summaries(ids, for: audience).eachOnce
        return found.isEmpty ? nil : .part(DiscoverPart(.people(found), isBuiltIn: true))
    }

    /// The part once, as the sources say; an old one where they cannot be asked.
    ///
    /// - Throws: `DiscoveryError`; `notFound` where no source serves the list, and after its end.
    func once(_ list: DiscoveryList, after: Int) async throws -> FoundPart {
        let (found, problem) = try await load(list, after)
        guard let found else { throw problem ?? .notFound }
        return found
    }

    /// The part as it is stored, if it is there to its end.
    private func stored(_ list: DiscoveryList, _ after: Int) async throws -> FoundPart? {
        try await part(list, after) { number in
            try await repository.pages(of: list, upTo: number).page(number).map {
                DiscoveryResult(page: $0, isStale: $0.isExpired(at: .now))
            }
        }
    }

    /// The part as the sources say, and the reason why that is not all.
    private func load(_ list: DiscoveryList, _ after: Int) async throws -> (FoundPart?, DiscoveryError?) {
        do {
            let found = try await part(list, after) { try await lists.page($0, of: list) }
            return (found, found?.problem)
        } catch let error as DiscoveryError {
            return (nil, error)
        }
    }

    private func part(
        _ list: DiscoveryList, _ after: Int, _ read: (Int) async throws -> DiscoveryResult?
    ) async throws -> FoundPart? {
        let earlier = after == 0 ? [] : try await repository.pages(of: list, upTo: after).items(before: after + 1)
        guard let first = try await read(after + 1) else { return nil }
        var last = first
        var items = try await items(last.page, of: list, but: earlier)
        for _ in 0..<Self.passedOver {
            guard items.isEmpty, let next = last.page.next else { break }
            // What comes after a page that cannot be read is on the next part.
            let result: DiscoveryResult?
            do { result = try await read(next) } catch { break }
            guard let result else { return nil }
            last = result
            items = try await self.items(last.page, of: list, but: earlier)
        }
        return FoundPart(
            items: items, next: last.page.next.map { $0 - 1 }, isStale: first.isStale || last.isStale,
            fetchedAt: min(first.page.fetchedAt, last.page.fetchedAt), problem: first.problem ?? last.problem)
    }

    /// What the audience may see of a page, each title once: a page may name one by two ids.
    private func items(_ page: DiscoveryPage, of list: DiscoveryList, but earlier: Set<DiscoveredItem>) async throws -> DiscoverPart.Items {
        let new = page.items.filter { !earlier.contains($0) }
        let titles = new.compactMap { if case .title(let id) = $0 { id } else { nil } }
        switch list.kind {
        case .movie: return .movies(try await movies.summaries(titles, for: audience).eachOnce)
        case .series: return .series(try await series.summaries(titles, for: audience).eachOnce)
        case nil:
            let ids = new.compactMap { if case .person(let id) = $0 { id } else { nil } }
            return .people(try await people.summaries(ids, for: audience).eachOnce)
        }
    }
}

extension FoundPart {
    /// An old list says so once it is known that there is no newer one.
    fileprivate func content(_ problem: DiscoveryError?) -> DiscoverContent {
        let age = isStale ? problem.map { DiscoverAge(day: fetchedAt.formatted(.iso8601), reason: $0.words) } : nil
        return .part(DiscoverPart(items, next: next, age: age))
    }
}

extension ReadDiscoverPart.Update {
    /// Nothing is stored, and this is why.
    fileprivate static func missing(_ problem: DiscoveryError?, _ after: Int) -> Self {
        switch problem {
        case .unauthorised: .failure(ViewStateError(ErrorWords.tmdbRefused, recovery: ErrorWords.checkToken))
        case .unavailable: .failure(ViewStateError(ErrorWords.tmdbAway, recovery: ErrorWords.tryAgain))
        case .notFound, nil: .success(after == 0 ? .unserved : .part(DiscoverPart(.movies([]))))
        }
    }
}

extension DiscoveryError {
    fileprivate var words: String? {
        switch self {
        case .notFound: nil
        case .unauthorised: ErrorWords.tmdbRefused
        case .unavailable: ErrorWords.tmdbAway
        }
    }
}

extension DiscoveryList {
    /// Nil for a list of people.
    fileprivate var kind: Kind? {
        switch self {
        case .trending(let kind), .popular(let kind), .discover(let kind, _), .similar(let kind, _), .recommended(let kind, _): kind
        case .trendingPeople, .search: nil
        }
    }

    /// What changes when the cards of its items do.
    fileprivate var itemsKey: ChangeKey {
        switch kind {
        case .movie: .titles(.movie)
        case .series: .titles(.series)
        case nil: .people
        }
    }
}

extension Array where Element: Identifiable {
    fileprivate var eachOnce: [Element] {
        var seen: Set<Element.ID> = []
        return filter { seen.insert($0.id).inserted }
    }
}
