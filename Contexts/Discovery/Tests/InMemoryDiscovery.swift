import DiscoveryDomain
import Synchronization

/// A repository without limits, which can be out of order.
final class InMemoryDiscovery: DiscoveryRepository {
    private struct State {
        var pages: [DiscoveryList: [Int: DiscoveryPage]] = [:]
        var readProblem: DiscoveryError?
        var isReadOnly = false
    }

    private let state = Mutex(State())

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
    }

    func removeGeneral() async throws(DiscoveryError) {
        state.withLock { state in state.pages = state.pages.filter { !$0.key.isGeneral } }
    }

    func removeOutdated() async throws(DiscoveryError) {}
}
