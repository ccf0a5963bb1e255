import CoreDomain
public import DiscoveryDomain
public import Foundation

/// Reads lists: what is stored and valid, otherwise what the sources say, otherwise what is stored.
public struct TitleLists: Sendable {
    private let repository: any DiscoveryRepository
    private let sources: [any DiscoverySource]
    private let now: @Sendable () -> Date
    let loads = SharedWork<ListPage, DiscoveryResult, DiscoveryError>(
        cancelled: .unavailable(reason: "Nobody waits for the list any more."))
    /// So that a server that does not answer makes only one page wait. It remembers more lists than screens show in a pause.
    private let failures: RecentFailures<DiscoveryList, DiscoveryError>

    private static let pause = Duration.seconds(60)

    struct ListPage: Hashable, Sendable {
        let list: DiscoveryList
        let number: Int
    }

    /// - Parameter sources: the first one that serves a list wins.
    public init(repository: any DiscoveryRepository, sources: [any DiscoverySource], now: @escaping @Sendable () -> Date = { Date() }) {
        self.repository = repository
        self.sources = sources
        self.now = now
        failures = RecentFailures(capacity: 1_000) { .seconds(now().timeIntervalSinceReferenceDate) }
    }

    /// - Parameter number: 1…500; any other is `notFound`.
    /// - Throws: what the sources or the repository say, if nothing is stored. For 60 seconds after a failure of a list its sources are not
    ///   asked again.
    public func page(_ number: Int = 1, of list: DiscoveryList) async throws(DiscoveryError) -> DiscoveryResult {
        guard DiscoveryPage.numbers.contains(number) else { throw .notFound }
        if let page = try await repository.pages(of: list, upTo: number).valid(number, at: now()) { return DiscoveryResult(page: page) }
        return try await loads.value(for: ListPage(list: list, number: number)) { () async throws(DiscoveryError) in
            try await load(number, of: list)
        }
    }

    /// Why the sources gave no page of the list when they were asked last; nil if they gave one or were not asked.
    public func problem(of list: DiscoveryList) -> DiscoveryError? { failures.last(list) }

    private func load(_ number: Int, of list: DiscoveryList) async throws(DiscoveryError) -> DiscoveryResult {
        // The request before this one may have ended after its caller looked.
        let stored = try await repository.pages(of: list, upTo: number)
        if let page = stored.valid(number, at: now()) { return DiscoveryResult(page: page) }
        do throws(DiscoveryError) {
            return DiscoveryResult(page: try await fetch(number, of: list))
        } catch {
            guard let old = stored.page(number) else { throw error }
            return DiscoveryResult(page: old, isStale: true, problem: error)
        }
    }

    private func fetch(_ number: Int, of list: DiscoveryList) async throws(DiscoveryError) -> DiscoveryPage {
        if let error = failures.recent(list) { throw error }
        do throws(DiscoveryError) {
            let answer = try await answer(number, of: list)
            // One clock decides about the age, and the number is the one that was asked for.
            let page = DiscoveryPage(items: answer.items, page: number, totalPages: answer.totalPages, fetchedAt: now())
            failures.forget(list)
            try? await repository.save(page, of: list)
            return page
        } catch {
            // An abandoned request says nothing about the source.
            if !Task.isCancelled { failures.note(error, for: list, pause: Self.pause) }
            throw error
        }
    }

    private func answer(_ number: Int, of list: DiscoveryList) async throws(DiscoveryError) -> DiscoveryPage {
        for source in sources {
            do throws(DiscoveryError) {
                return try await source.page(list, number)
            } catch .notFound {
                continue
            }
        }
        throw .notFound
    }
}
