import CoreDomain
import DiscoveryDomain
import Persistence
import Synchronization

/// A repository without limits, which can be out of order.
final class InMemoryDiscovery: DiscoveryRepository {
    private struct State {
        var pages: [DiscoveryList: [Int: DiscoveryPage]] = [:]
        var readProblem: DiscoveryError?
        var isReadOnly = false
        var observers = 0
    }

    private let state = Mutex(State())
    private let feed = ChangeFeed()

    func breakReading(_ problem: DiscoveryError) { state.withLock { $0.readProblem = problem } }
    func refuseWriting() { state.withLock { $0.isReadOnly = true } }

    func pages(of list: DiscoveryList, upTo last: Int) async throws(DiscoveryError) -> StoredPages {
        let (found, problem) = state.withLock { ($0.pages[list] ?? [:], $0.readProblem) }
        if let problem { throw problem }
        return StoredPages(found.values.filter { $0.page <= last }.sorted { $0.page < $1.page })
    }

    func save(_ page: DiscoveryPage, of list: DiscoveryList) async throws(DiscoveryError) {
        let isSaved = state.withLock { state in
            if state.isReadOnly { return false }
            state.pages[list] = (state.pages[list] ?? [:]).filter { $0.key < page.page }
            state.pages[list]?[page.page] = page
            return true
        }
        if !isSaved { throw .unavailable(reason: "read only") }
        feed.publish([list.changeKey])
    }

    func remove(_ list: DiscoveryList, from page: Int) async throws(DiscoveryError) {
        state.withLock { state in state.pages[list] = state.pages[list]?.filter { $0.key < page } }
        feed.publish([list.changeKey])
    }

    func removeGeneral() async throws(DiscoveryError) {
        let lists = state.withLock { state in
            let lists = state.pages.keys.filter(\.isGeneral)
            for list in lists { state.pages[list] = nil }
            return lists
        }
        feed.publish(Set(lists.map(\.changeKey)))
    }

    func removeOutdated() async throws(DiscoveryError) {}

    /// The number of streams that somebody waits for.
    var observers: Int { state.withLock(\.observers) }

    func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void> {
        state.withLock { $0.observers += 1 }
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let task = Task { [feed] in
            for await _ in feed.stream(keys) { continuation.yield() }
        }
        continuation.onTermination = { [weak self] _ in
            task.cancel()
            self?.state.withLock { $0.observers -= 1 }
        }
        return stream
    }
}
