public import CoreDomain
public import Foundation

/// The watchlists, positions, plays, histories and ratings of all viewers. All of it is precious.
public protocol ViewingRepository: Sendable {
    /// The position that was saved for one file, though the file may be gone.
    func progress(of file: FileID, viewer: ViewerID) async throws(ViewingError) -> PlaybackProgress?
    /// Of each file the newest position, its own or that of another version of the same part.
    func progress(of files: [ShownFile], viewer: ViewerID) async throws(ViewingError) -> [FileID: PlaybackProgress]
    /// Keeps the newest position of each file; a play that reaches its end counts once towards *Most Watched*, and is an entry of the history
    /// once it is finished. Parts of a title that are watched one after another are one entry. Extras are none.
    func save(_ progress: PlaybackProgress, viewer: ViewerID) async throws(ViewingError)
    /// Saves the ends of files as their positions, as if they had been played to there: all or nothing. What was not finished before gets
    /// an entry in the history.
    ///
    /// - Parameter ends: the positions; also taken as the durations.
    @discardableResult
    func markWatched(_ ends: [PlaybackProgress], viewer: ViewerID) async throws(ViewingError) -> ViewingUndo
    /// Deletes the positions of files and of their other versions, and the entries of the history that marks made for them, or without a file for
    /// what they show. What was played stays in the history.
    ///
    /// - Returns: nil if there was nothing to delete.
    @discardableResult
    func forget(_ files: [ShownFile], viewer: ViewerID) async throws(ViewingError) -> ViewingUndo?

    /// Started and not finished, newest first, one for each title; dismissed titles are left out until they are played again.
    func continueWatching(limit: Int, viewer: ViewerID) async throws(ViewingError) -> [PlaybackProgress]
    @discardableResult
    func dismiss(_ title: TitleID, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo
    /// Titles by how often they were played, most first, newest play first among equals.
    func mostWatched(limit: Int) async throws(ViewingError) -> [TitleReference]

    /// Newest first.
    func watchlist(viewer: ViewerID) async throws(ViewingError) -> [WatchlistEntry]
    /// Those of the titles that are on the watchlist.
    func onWatchlist(_ titles: [TitleID], viewer: ViewerID) async throws(ViewingError) -> Set<TitleID>
    func isOnWatchlist(_ title: TitleID, viewer: ViewerID) async throws(ViewingError) -> Bool
    /// Adding a title that is on the list, or removing one that is not, changes nothing.
    @discardableResult
    func setOnWatchlist(_ isOn: Bool, _ title: TitleID, at date: Date, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo

    // MARK: History and ratings

    /// Newest first, in `period`. The cursor is the `rawValue` of an entry's id; the entry itself may be gone.
    func history(in period: Range<Date>?, page: PageRequest, viewer: ViewerID) async throws(ViewingError) -> Page<HistoryEntry>
    /// Newest first, the newest `limit` of them.
    func history(in period: Range<Date>, limit: Int, viewer: ViewerID) async throws(ViewingError) -> [HistoryEntry]
    /// Whether the viewer watched anything in each of these periods.
    func hasHistory(in periods: [Range<Date>], viewer: ViewerID) async throws(ViewingError) -> [Bool]
    /// The moments of the first and the last entry; nil without entries.
    func historyBounds(viewer: ViewerID) async throws(ViewingError) -> ClosedRange<Date>?
    /// Removes an entry. The position in its file stays.
    ///
    /// - Returns: nil if there was no such entry.
    @discardableResult
    func removeFromHistory(_ entry: HistoryEntry.ID, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo?

    /// Makes an entry of the history for something that was watched elsewhere: marked by hand and without a file.
    @discardableResult
    func markWatchedElsewhere(_ reference: TitleReference, at date: Date, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo
    /// The moment of the last such mark of each of these; those without one are left out.
    func watchedElsewhere(_ references: [TitleReference], viewer: ViewerID) async throws(ViewingError) -> [TitleReference: Date]
    /// Removes the entries that such marks made.
    ///
    /// - Returns: nil if there were none.
    @discardableResult
    func unmarkWatchedElsewhere(_ reference: TitleReference, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo?

    /// Those of the titles that the viewer has rated.
    func ratings(of titles: [RatedTitle], viewer: ViewerID) async throws(ViewingError) -> [RatedTitle: OwnRating]
    /// Setting the rating that a title has changes nothing.
    ///
    /// - Parameter rating: nil removes it.
    @discardableResult
    func setRating(_ rating: OwnRating?, of title: RatedTitle, at date: Date, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo

    // MARK: Everything

    /// Restores the state before a change: the old position, the old dates and the old number of plays. A position saved since then stays.
    func undo(_ undo: ViewingUndo, viewer: ViewerID) async throws(ViewingError)

    /// Deletes everything of a viewer; plays stay counted.
    func remove(_ viewer: ViewerID) async throws(ViewingError)

    // MARK: Titles that change

    /// Remembers the files of a title that a viewer marks, so that the title is found again by their content.
    func remember(_ files: [FileID: TitleReference]) async throws(ViewingError)
    /// The positions in these files go with them to the titles that they belong to now, and so does the entry of a watchlist that was made for them.
    ///
    /// - Parameter new: those of them that the library had not seen before.
    /// - Returns: the titles under which viewers knew the files, with those that they belong to now. Whether everything else moves there, too,
    ///   depends on the other files of those titles: see `move`.
    func follow(_ files: [ShownFile], new: Set<FileID>) async throws(ViewingError) -> [TitleReference: TitleReference]
    /// Moves everything under each first id to the second, all or nothing. If both have entries, the watchlist keeps the earlier date,
    /// Continue watching the later play, ratings the later one, and plays add up. Repeating it changes nothing.
    func move(_ titles: [TitleID: TitleID]) async throws(ViewingError)
    /// The same for the positions, plays, histories and ratings of single movies and episodes; watchlist entries and dismissals stay with the title.
    func move(_ references: [TitleReference: TitleReference]) async throws(ViewingError)

    /// Those of the titles that somebody has put on a watchlist, has begun, watched or rated.
    func mentioned(_ titles: [TitleID]) async throws(ViewingError) -> Set<TitleID>
    /// Ids on watchlists from a version in which a movie and a series could have the same one.
    func unclearTitles() async throws(ViewingError) -> [TitleID]
    /// Moves the unclear ids that mean a series to its own id. What is unclear about them is settled, and about those that stay as they are.
    func settle(_ titles: [TitleID: TitleID]) async throws(ViewingError)

    /// One element now and one after each change to one of the keys, coalesced.
    func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void>
}

extension ViewingRepository {
    /// No new files.
    public func follow(_ files: [ShownFile]) async throws(ViewingError) -> [TitleReference: TitleReference] {
        try await follow(files, new: [])
    }

    /// The moment of the last mark without a file; nil without one.
    public func watchedElsewhere(_ reference: TitleReference, viewer: ViewerID) async throws(ViewingError) -> Date? {
        try await watchedElsewhere([reference], viewer: viewer)[reference]
    }

    /// Nil for one without.
    public func rating(of title: RatedTitle, viewer: ViewerID) async throws(ViewingError) -> OwnRating? {
        try await ratings(of: [title], viewer: viewer)[title]
    }

    /// One file.
    @discardableResult
    public func markWatched(_ end: PlaybackProgress, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo {
        try await markWatched([end], viewer: viewer)
    }

    /// One file.
    @discardableResult
    public func forget(_ file: ShownFile, viewer: ViewerID) async throws(ViewingError) -> ViewingUndo? {
        try await forget([file], viewer: viewer)
    }
}

public enum ViewingError: Error, Equatable {
    case unavailable(reason: String)
    case unknownCursor
}

/// A title on a watchlist.
public struct WatchlistEntry: Hashable, Sendable {
    public var title: TitleID
    public var addedAt: Date

    public init(title: TitleID, addedAt: Date) {
        self.title = title
        self.addedAt = addedAt
    }
}
