public import CoreDomain
import Synchronization

/// The epoch of each account. Raising it revokes at once all that was given before: sessions and capabilities carry the epoch of their
/// beginning, and an older one counts for nothing.
public final class Epochs: Sendable {
    private let raised: Mutex<[ViewerID: Int]>

    /// - Parameter raised: Epochs other than 0, as they were kept.
    public init(_ raised: [ViewerID: Int] = [:]) { self.raised = Mutex(raised) }

    public func current(of viewer: ViewerID) -> Int { raised.withLock { $0[viewer] ?? 0 } }

    public func isCurrent(_ viewer: Viewer) -> Bool { viewer.epoch == current(of: viewer.id) }

    /// - Returns: the new epoch.
    @discardableResult
    public func raise(_ viewer: ViewerID) -> Int {
        raised.withLock { raised in
            raised[viewer, default: 0] += 1
            return raised[viewer, default: 0]
        }
    }
}
