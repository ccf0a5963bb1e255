public import CoreDomain
public import Foundation

/// Restores the state before a change, with the old positions and dates. Returned by a change and passed to
/// `ViewingRepository.undo`; screens do not look inside.
public enum ViewingUndo: Hashable, Sendable {
    /// Files that were marked as watched, or whose positions were deleted, with the marks without a file that went with them.
    case progress([ProgressUndo], marks: [HistoryUndo] = [])
    /// Added to the watchlist or removed, with the previous date of the entry.
    case watchlist(TitleID, before: Date?)
    /// Dismissed from Continue watching, with the previous limit.
    case dismissal(TitleID, before: Date?)
    /// Removed from the history.
    case history([HistoryUndo])
    /// Marked as watched without a file.
    case watchedElsewhere(HistoryEntry.ID)
    /// Rated, or the rating removed, with the previous one.
    case rating(RatedTitle, before: RatingUndo?)
}

/// An entry of the history, with the file that was watched.
public struct HistoryUndo: Hashable, Sendable {
    public var entry: HistoryEntry
    /// Nil if none is known.
    public var file: FileID?

    public init(entry: HistoryEntry, file: FileID?) {
        self.entry = entry
        self.file = file
    }
}

/// A rating with its date.
public struct RatingUndo: Hashable, Sendable {
    public var rating: OwnRating
    public var ratedAt: Date

    public init(rating: OwnRating, ratedAt: Date) {
        self.rating = rating
        self.ratedAt = ratedAt
    }
}

/// The position of a file as it was before a change.
public struct ProgressUndo: Hashable, Sendable {
    public var file: FileID
    public var title: TitleID
    /// Nil if nothing of the file had been played.
    public var before: PlaybackProgress?
    /// Whether the previous viewing had been counted as a play.
    public var wasCounted: Bool
    /// The date that the change gave to the position; nil if it removed the position. A position saved since then stays.
    public var after: Date?
    /// The play that the change counted.
    public var play: Play?
    /// The entry of the history that the viewing before had made.
    public var watchedBefore: Date?
    /// The entry of the history that the change made, or removed.
    public var entry: Entry?

    public enum Entry: Hashable, Sendable {
        case made(HistoryEntry.ID)
        case removed(HistoryUndo)
    }

    public struct Play: Hashable, Sendable {
        public var reference: TitleReference
        /// The latest play before; nil if this was the first.
        public var latest: Date?

        public init(reference: TitleReference, latest: Date?) {
            self.reference = reference
            self.latest = latest
        }
    }

    public init(
        file: FileID, title: TitleID, before: PlaybackProgress?, wasCounted: Bool, after: Date? = nil, play: Play? = nil,
        watchedBefore: Date? = nil, entry: Entry? = nil
    ) {
        self.file = file
        self.title = title
        self.before = before
        self.wasCounted = wasCounted
        self.after = after
        self.play = play
        self.watchedBefore = watchedBefore
        self.entry = entry
    }
}
