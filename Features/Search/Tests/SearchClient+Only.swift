import CoreDomain
import Flow
import SearchDomain
import SearchFeature

extension SearchClient {
    /// Nothing but results; nothing may be written.
    static func only(_ search: @escaping @Sendable (String) async throws -> [SearchHit]) -> SearchClient {
        SearchClient(
            search: search,
            beginning: {
                AsyncStream {
                    $0.yield(.success(SearchBeginning()))
                    $0.finish()
                }
            },
            remember: { _ throws(ViewStateError) in throw ViewStateError("remember") },
            forget: { _ throws(ViewStateError) in throw ViewStateError("forget") },
            forgetAll: { () throws(ViewStateError) in throw ViewStateError("forgetAll") })
    }
}
