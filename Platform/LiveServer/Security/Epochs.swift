public import CoreDomain
import Synchronization

/// The epoch of each account. Raising it immediately revokes all older sessions and capabilities: they carry the epoch in which they
/// began, and an older one is invalid.
public final class Epochs: Sendable {
    private let raised: Mutex<[ViewerID: Int]>

    /// - Parameter raised: The stored epochs other than 0.
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
