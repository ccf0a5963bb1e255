import DiscoveryApplication
import DiscoveryComposition
import DiscoveryDomain
import Logging
import Persistence
import ServiceLifecycle

/// Keeps the lists of Explore fresh: they are shown as they were stored, so that no page waits for a service.
struct ListRefreshing: Service, CustomStringConvertible {
    let cinema: Cinema
    let description = "list refreshing"

    static let lists: [DiscoveryList] = [
        .popular(.movie), .popular(.series), .trending(.movie), .trending(.series), .trendingPeople,
    ]

    /// Lists of other sources than the present ones are not shown until they expire, but replaced at once.
    private func forgetOthers() async throws {
        let sources = cinema.online == nil ? "built-in 2" : "tmdb, built-in 2"
        if try await cinema.editions.edition(of: "lists") == sources { return }
        try await cinema.discovery.repository.removeGeneral()
        try await cinema.editions.note(sources, of: "lists")
    }

    /// Once a day, because new lists name titles that may be those of files.
    private static let matchingRounds = 144

    private func matchAgain() async {
        do {
            try await cinema.known.matchAgain(in: cinema.library)
        } catch is CancellationError {
        } catch {
            cinema.logger.warning("Titles that nothing matched could not be looked for again: \(error)")
        }
    }

    /// A failure changes nothing that is stored, but Explore says that there was one.
    private func refresh(_ list: DiscoveryList) async {
        let before = Self.problem(cinema.discovery.lists)
        _ = try? await cinema.discovery.lists.page(of: list)
        if Self.problem(cinema.discovery.lists) != before { cinema.publish([list.changeKey]) }
    }

    /// Why a list of Explore is not as its sources have it now; nil where they answered, or have no such list.
    static func problem(_ lists: TitleLists) -> DiscoveryError? {
        Self.lists.lazy.compactMap(lists.problem).first { $0 != .notFound }
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            try? await forgetOthers()
            var round = 0
            while !Task.isCancelled {
                // While the lists are still valid, nothing else asks for the names.
                _ = await cinema.online?.genres.all()
                // A list that fails is tried again in the next round, and shown as it was until then.
                for list in Self.lists { await refresh(list) }
                if round.isMultiple(of: Self.matchingRounds) { await matchAgain() }
                round += 1
                try? await Task.sleep(for: .seconds(600))
            }
        }
    }
}
