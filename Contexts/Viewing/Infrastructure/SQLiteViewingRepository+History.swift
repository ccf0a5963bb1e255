public import CoreDomain
public import Foundation
import GRDB
import Persistence
public import ViewingDomain

/// History and ratings.
extension SQLiteViewingRepository {
    public func history(
        in period: Range<Date>?, page: PageRequest, viewer: ViewerID
    ) async throws(ViewingError) -> Page<HistoryEntry> {
        let before: HistoryEntry.ID?
        if let after = page.after {
            guard let cursor = HistoryEntry.ID(rawValue: after) else { throw .unknownCursor }
            before = cursor
        } else {
            before = nil
        }
        return try await database.read(or: ViewingError.unavailable) { db in
            let found = try HistoryRows.find(period.milliseconds, before: before, limit: page.limit + 1, viewer, in: db)
            let items = Array(found.prefix(page.limit))
            return Page(items: items, next: found.count > page.limit ? items.last?.id.rawValue : nil)
        }
    }

    public func history(in period: Range<Date>, limit: Int, viewer: ViewerID) async throws(ViewingError) -> [HistoryEntry] {
        try await database.read(or: ViewingError.unavailable) {
            try HistoryRows.find(Optional(period).milliseconds, before: nil, limit: limit, viewer, in: $0)
        }
    }

    public func hasHistory(in periods: [Range<Date>], viewer: ViewerID) async throws(ViewingError) -> [Bool] {
        if periods.isEmpty { return [] }
        return try await database.read(or: ViewingError.unavailable) {
            try HistoryRows.exist(in: periods.map { Optional($0).milliseconds }, viewer, in: $0)
        }
    }

    public func historyBounds(viewer: ViewerID) async throws(ViewingError) -> ClosedRange<Date>? {
        try await database.read(or: ViewingError.unavailable) { try HistoryRows.bounds(viewer, in: $0) }
    }

    @discardableResult
    public func removeFromHistory(_ entry: HistoryEntry.ID, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo? {
        try await database.write(or: ViewingError.unavailable) { try HistoryRows.remove(entry, viewer, in: $0).map { .history([$0]) } }
    }

    @discardableResult
    public func markWatchedElsewhere(
        _ reference: TitleReference, at date: Date, viewer: ViewerID
    ) async throws(ViewingError) -> ViewingUndo {
        try await database.write(or: ViewingError.unavailable) {
            .watchedElsewhere(try HistoryRows.markWithoutFile(reference, at: date, viewer, in: $0))
        }
    }

    public func watchedElsewhere(
        _ references: [TitleReference], viewer: ViewerID
    ) async throws(ViewingError) -> [TitleReference: Date] {
        if references.isEmpty { return [:] }
        let marks = try await database.read(or: ViewingError.unavailable) {
            try HistoryRows.marksWithoutFile(of: references, viewer, in: $0)
        }
        return Dictionary(marks.map { ($0.reference, $0.watchedAt) }, uniquingKeysWith: { max($0, $1) })
    }

    @discardableResult
    public func unmarkWatchedElsewhere(_ reference: TitleReference, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo? {
        try await database.write(or: ViewingError.unavailable) { db in
            let removed = try HistoryRows.unmark([reference], viewer, in: db)
            return removed.isEmpty ? nil : .history(removed)
        }
    }

    @discardableResult
    public func setRating(
        _ rating: OwnRating?, of title: RatedTitle, at date: Date, viewer: ViewerID
    ) async throws(ViewingError) -> ViewingUndo {
        try await database.write(or: ViewingError.unavailable) { db in
            let before = try RatingRows.find(title, viewer, in: db)
            if before?.rating != rating {
                try RatingRows.set(rating.map { RatingUndo(rating: $0, ratedAt: date) }, of: title, viewer, in: db)
            }
            return .rating(title, before: before)
        }
    }
}

extension Range<Date>? {
    fileprivate var milliseconds: Range<Int64> {
        map { Moment($0.lowerBound).milliseconds..<Moment($0.upperBound).milliseconds } ?? .min..<(.max)
    }
}
