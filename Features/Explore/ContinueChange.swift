public import Flow

/// What a person changed on the row of begun titles.
public enum ContinueChange: UnsavedChange {
    case dismissed(ContinueItem)
    /// Brought back to the place that it had.
    case restored(ContinueItem, at: Int)

    var item: ContinueItem {
        switch self {
        case .dismissed(let item), .restored(let item, _): item
        }
    }

    public func apply(to shelves: inout ExploreShelves) {
        let index = shelves.continueWatching.firstIndex { $0.title == item.title }
        switch self {
        case .dismissed:
            if let index { shelves.continueWatching.remove(at: index) }
        case .restored(let item, let place):
            if index == nil { shelves.continueWatching.insert(item, at: min(place, shelves.continueWatching.count)) }
        }
    }
}
