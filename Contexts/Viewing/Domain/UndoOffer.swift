public import CoreDomain

/// A saved change on a title's page that can be undone.
public struct UndoOffer: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
        case watchlist(isOn: Bool)
        case watched(Bool, FileID)
        /// From Continue watching.
        case dismissed(TitleID)
    }

    public var change: Change
    public var undo: ViewingUndo

    public init(_ change: Change, undo: ViewingUndo) {
        self.change = change
        self.undo = undo
    }

    /// The change as a sentence about a title.
    public func sentence(about title: String) -> String {
        switch change {
        case .watchlist(isOn: true): "Added “\(title)” to your watchlist."
        case .watchlist(isOn: false): "Removed “\(title)” from your watchlist."
        case .watched(true, _): "Marked “\(title)” as watched."
        case .watched(false, _): "Marked “\(title)” as unwatched."
        case .dismissed: "Removed “\(title)” from Continue watching."
        }
    }

    /// Differs for each change of a page, for the key of its toast.
    public var key: String {
        switch change {
        case .watchlist(let isOn): isOn ? "watchlist-on" : "watchlist-off"
        case .watched(let isWatched, let file): "\(isWatched ? "watched" : "unwatched")-\(file)"
        case .dismissed(let title): "dismissed-\(title)"
        }
    }
}
