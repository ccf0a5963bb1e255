public import Flow

/// The content of a page about a title, with what the viewer keeps of it.
public protocol MarkedContent: Equatable, Sendable {
    var isOnWatchlist: Bool { get set }
    /// Whether Continue watching shows it.
    var isContinued: Bool { get set }
}

/// A change of what the viewer keeps of a title, shown before it is saved.
public enum TitleMark<Content: MarkedContent>: UnsavedChange {
    /// Added to the watchlist or removed.
    case listed(Bool)
    /// Shown in Continue watching, or dismissed from there.
    case continued(Bool)

    /// The change on the screen that takes a saved change back; nil where the screen shows that only when it is loaded again.
    public init?(undoing change: UndoableChange) {
        switch change {
        case .watchlist(let isOn): self = .listed(!isOn)
        case .dismissed: self = .continued(true)
        case .watched, .allWatched: return nil
        }
    }

    public func apply(to content: inout Content) {
        switch self {
        case .listed(let isOn): content.isOnWatchlist = isOn
        case .continued(let isOn): content.isContinued = isOn
        }
    }
}
