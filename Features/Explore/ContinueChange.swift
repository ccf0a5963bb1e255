public import Flow
import Screens
import StreamingDomain
public import ViewingDomain

/// A change of an item of the row that was saved and can be undone.
public struct ContinueOffer: Hashable, Sendable {
    public var change: ContinueChange
    public var undo: ViewingUndo

    public init(_ change: ContinueChange, undo: ViewingUndo) {
        self.change = change
        self.undo = undo
    }

    /// For the toast.
    var offer: UndoOffer<ViewingUndo> { UndoOffer(change.announcement, undo: undo) }
}

/// A change of an item of Continue watching.
public enum ContinueChange: UnsavedChange, Hashable {
    /// Taken from its place.
    case dismissed(ContinueItem, from: Int)
    /// Finished, and so taken from its place.
    case watched(ContinueItem, from: Int)
    /// Brought back to the place that it had.
    case restored(ContinueItem, at: Int)
    /// Added to the watchlist or removed.
    case listed(ContinueItem, isOn: Bool)

    var item: ContinueItem {
        switch self {
        case .dismissed(let item, _), .watched(let item, _), .restored(let item, _), .listed(let item, _): item
        }
    }

    /// The change that takes this one back.
    var reverse: ContinueChange {
        switch self {
        case .dismissed(let item, let place), .watched(let item, let place): .restored(item, at: place)
        case .restored(let item, let place): .dismissed(item, from: place)
        case .listed(let item, let isOn): .listed(item, isOn: !isOn)
        }
    }

    /// For the toast.
    var announcement: UndoableChange {
        switch self {
        case .dismissed(let item, _), .restored(let item, _): .dismissed(item.title)
        case .watched(let item, _): .watched(true, item.play.file.id)
        case .listed(_, let isOn): .watchlist(isOn: isOn)
        }
    }

    public func apply(to shelves: inout ExploreShelves) {
        let index = shelves.continueWatching.firstIndex { $0.title == item.title }
        switch self {
        case .dismissed, .watched:
            if let index { shelves.continueWatching.remove(at: index) }
        case .restored(let item, let place):
            if index == nil { shelves.continueWatching.insert(item, at: min(place, shelves.continueWatching.count)) }
        case .listed(_, let isOn):
            if let index { shelves.continueWatching[index].isOnWatchlist = isOn }
        }
    }
}
