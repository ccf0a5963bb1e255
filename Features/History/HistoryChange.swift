import CoreDomain
public import Flow
public import ViewingDomain

/// A change of the history.
public enum HistoryChange: UnsavedChange, Hashable {
    case removed(HistoryItem)
    /// At its old place.
    case restored(HistoryItem)

    var item: HistoryItem {
        switch self {
        case .removed(let item), .restored(let item): item
        }
    }

    public func apply(to content: inout HistoryContent) {
        let index = content.items.firstIndex { $0.id == item.id }
        switch self {
        case .removed:
            if let index { content.items.remove(at: index) }
        case .restored(let item):
            guard index == nil else { return }
            let place = content.items.firstIndex { $0.entry.isBefore(item.entry) } ?? content.items.endIndex
            content.items.insert(item, at: place)
        }
    }
}

extension HistoryEntry {
    /// Newest first, and of one moment the later reference, as the list is ordered.
    fileprivate func isBefore(_ other: HistoryEntry) -> Bool {
        (watchedAt, reference.rawValue) < (other.watchedAt, other.reference.rawValue)
    }
}

/// An entry that was removed, and the way back.
public struct HistoryOffer: Hashable, Sendable {
    public var item: HistoryItem
    public var undo: ViewingUndo

    public init(item: HistoryItem, undo: ViewingUndo) {
        self.item = item
        self.undo = undo
    }
}
