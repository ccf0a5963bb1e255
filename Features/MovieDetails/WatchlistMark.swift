public import Flow

/// The movie put on the watchlist, or taken off it.
public struct WatchlistMark: UnsavedChange {
    public var isOn: Bool

    public init(isOn: Bool) { self.isOn = isOn }

    public func apply(to content: inout MovieContent) { content.isOnWatchlist = isOn }
}
