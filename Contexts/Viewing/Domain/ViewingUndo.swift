public import CoreDomain
public import Foundation

/// Puts back what a change replaced, with the old places and dates. A change gives it, `ViewingRepository.undo` takes it; in between a
/// screen keeps it and looks at nothing in it.
public enum ViewingUndo: Hashable, Sendable {
    /// Marked as watched, or forgotten.
    case progress(ProgressUndo)
    /// Added to the watchlist or removed; since when it was on the list before.
    case watchlist(TitleID, before: Date?)
    /// Dismissed from Continue watching; up to when it was dismissed before.
    case dismissal(TitleID, before: Date?)
}

/// The position of a file as it was before a change.
public struct ProgressUndo: Hashable, Sendable {
    public var file: FileID
    public var title: TitleID
    /// Nil when nothing of the file had been played.
    public var before: PlaybackProgress?
    /// Whether the viewing of before had been counted as a play.
    public var wasCounted: Bool
    /// The date that the change gave to the position; nil when it removed the position. A position that was saved since stays.
    public var after: Date?
    /// The play that the change counted.
    public var play: Play?

    public struct Play: Hashable, Sendable {
        public var reference: TitleReference
        /// The latest play before; nil when this was the first.
        public var latest: Date?

        public init(reference: TitleReference, latest: Date?) {
            self.reference = reference
            self.latest = latest
        }
    }

    public init(
        file: FileID, title: TitleID, before: PlaybackProgress?, wasCounted: Bool = false, after: Date? = nil, play: Play? = nil
    ) {
        self.file = file
        self.title = title
        self.before = before
        self.wasCounted = wasCounted
        self.after = after
        self.play = play
    }
}
