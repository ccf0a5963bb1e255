public import Flow

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
