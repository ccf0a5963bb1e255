public import Flow

/// A change of the movie, shown before it is saved.
public enum MovieMark: UnsavedChange {
    /// Added to the watchlist or removed.
    case listed(Bool)
    /// Shown in Continue watching, or dismissed from there.
    case continued(Bool)

    public func apply(to content: inout MovieContent) {
        switch self {
        case .listed(let isOn): content.isOnWatchlist = isOn
        case .continued(let isOn): content.isContinued = isOn
        }
    }
}
