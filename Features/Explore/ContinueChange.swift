public import Flow
public import ViewingDomain

/// An item that was dismissed and may be brought back.
public struct Dismissal: Hashable, Sendable {
    public var item: ContinueItem
    /// Its place on the row.
    public var place: Int
    public var undo: ViewingUndo

    public init(item: ContinueItem, place: Int, undo: ViewingUndo) {
        self.item = item
        self.place = place
        self.undo = undo
    }
}

/// What a person changed on the row of begun titles.
public enum ContinueChange: UnsavedChange {
    /// Taken from its place.
    case dismissed(ContinueItem, from: Int)
    /// Brought back to the place that it had.
    case restored(ContinueItem, at: Int)

    var item: ContinueItem {
        switch self {
        case .dismissed(let item, _), .restored(let item, _): item
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
