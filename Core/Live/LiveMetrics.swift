import Synchronization

/// Counts since the start, for the metrics page.
public struct LiveCounts: Sendable, Equatable {
    /// Pages painted.
    public var painted = 0
    /// Painted stores taken over by their socket.
    public var adopted = 0
    /// Sockets whose browser already showed the session's page, and those that got the whole page.
    public var resumed = 0, rebuilt = 0
    /// Sockets turned away.
    public var refused = 0
    /// Frames sent, their patches and bytes.
    public var frames = 0, patches = 0, bytes = 0
    /// Intents that reached a feature, those that no visible screen knows, and those dropped because there were too many.
    public var intents = 0, unknown = 0, dropped = 0
    /// Frames from browsers that were not understood.
    public var faults = 0
    /// Regions whose key occurred twice on one page: a mistake in a view.
    public var duplicates = 0
}

/// The counts of a host and its sessions. Readable at any time.
public final class LiveMetrics: Sendable {
    private let state = Mutex(LiveCounts())

    public var counts: LiveCounts { state.withLock { $0 } }

    func count(_ change: (inout LiveCounts) -> Void) {
        state.withLock { change(&$0) }
    }
}
