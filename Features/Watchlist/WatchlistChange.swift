public import CoreDomain
public import Flow
public import Screens
public import ViewingDomain

/// A change that was saved and can be undone.
public struct WatchlistOffer: Hashable, Sendable {
    public var offer: UndoOffer<ViewingUndo>
    public var title: TitleID
    public var name: String
    /// Undoes the change on the screen; nil if the list shows it only when it is loaded again.
    public var reverse: WatchlistChange?

    public init(_ offer: UndoOffer<ViewingUndo>, title: TitleID, name: String, reverse: WatchlistChange? = nil) {
        self.offer = offer
        self.title = title
        self.name = name
        self.reverse = reverse
    }
}

/// A change of the watchlist.
public enum WatchlistChange: UnsavedChange, Hashable {
    case removed(WatchlistItem)
    /// Restored with its old date.
    case restored(WatchlistItem)
    case watched(TitleID, Bool)
    /// Shown in Continue watching, or dismissed from there.
    case continued(TitleID, Bool)

    var id: TitleID {
        switch self {
        case .removed(let item), .restored(let item): item.id
        case .watched(let id, _), .continued(let id, _): id
        }
    }

    var reverse: WatchlistChange {
        switch self {
        case .removed(let item): .restored(item)
        case .restored(let item): .removed(item)
        case .watched(let id, let isOn): .watched(id, !isOn)
        case .continued(let id, let isOn): .continued(id, !isOn)
        }
    }

    public func apply(to content: inout WatchlistContent) {
        let index = content.items.firstIndex { $0.id == id }
        switch self {
        case .removed:
            if let index { content.items.remove(at: index) }
        case .restored(let item):
            guard index == nil else { return }
            // Newest first.
            let place = content.items.firstIndex { $0.addedAt < item.addedAt } ?? content.items.endIndex
            content.items.insert(item, at: place)
        case .watched(_, let isOn):
            if let index { content.items[index].isWatched = isOn }
        case .continued(_, let isOn):
            if let index { content.items[index].isContinued = isOn }
        }
    }
}
