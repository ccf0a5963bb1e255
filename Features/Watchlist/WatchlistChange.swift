public import Flow
public import ViewingDomain

/// An item that was removed and may be put back.
public struct Removal: Hashable, Sendable {
    public var item: WatchlistItem
    public var undo: ViewingUndo

    public init(item: WatchlistItem, undo: ViewingUndo) {
        self.item = item
        self.undo = undo
    }
}

/// What a person changed on the watchlist.
public enum WatchlistChange: UnsavedChange {
    case removed(WatchlistItem)
    /// Put back under its old date.
    case restored(WatchlistItem)

    var item: WatchlistItem {
        switch self {
        case .removed(let item), .restored(let item): item
        }
    }

    public func apply(to content: inout WatchlistContent) {
        switch self {
        case .removed(let item):
            content.items.removeAll { $0.id == item.id }
        case .restored(let item):
            guard !content.items.contains(where: { $0.id == item.id }) else { return }
            // Newest first.
            let place = content.items.firstIndex { $0.addedAt < item.addedAt } ?? content.items.endIndex
            content.items.insert(item, at: place)
        }
    }
}
