public import CoreDomain

/// A saved change of what a viewer keeps of a title, and the way to undo it.
///
/// - `Undo`: restores the state before; screens do not look inside.
public struct UndoOffer<Undo: Hashable & Sendable>: Hashable, Sendable {
    public var change: UndoableChange
    public var undo: Undo

    public init(_ change: UndoableChange, undo: Undo) {
        self.change = change
        self.undo = undo
    }

    /// The change as a sentence about a title.
    public func sentence(about title: String) -> String { change.sentence(about: title) }

    /// Differs for each change of a page, for the key of its toast.
    public var key: String { change.key }
}

/// A change of what a viewer keeps of a title.
public enum UndoableChange: Hashable, Sendable {
    case watchlist(isOn: Bool)
    /// One file.
    case watched(Bool, FileID)
    /// Everything of the title: all episodes of a series, or a movie without files.
    case allWatched(Bool)
    /// From Continue watching.
    case dismissed(TitleID)
    /// Nil: without a rating.
    case rated(OwnRating?, before: OwnRating?)

    var key: String {
        switch self {
        case .watchlist(let isOn): isOn ? "watchlist-on" : "watchlist-off"
        case .watched(let isWatched, let file): "\(isWatched ? "watched" : "unwatched")-\(file)"
        case .allWatched(let isWatched): isWatched ? "watched" : "unwatched"
        case .dismissed(let title): "dismissed-\(title)"
        case .rated(let rating, _): "rated-\(rating.map(\.description) ?? "not")"
        }
    }

    func sentence(about title: String) -> String {
        switch self {
        case .watchlist(isOn: true): "Added “\(title)” to your watchlist."
        case .watchlist(isOn: false): "Removed “\(title)” from your watchlist."
        case .watched(true, _), .allWatched(true): "Marked “\(title)” as watched."
        case .watched(false, _), .allWatched(false): "Marked “\(title)” as unwatched."
        case .dismissed: "Removed “\(title)” from Continue watching."
        case .rated(let rating?, _): "Rated “\(title)” \(rating)/10."
        case .rated(nil, _): "Removed your rating of “\(title)”."
        }
    }
}
