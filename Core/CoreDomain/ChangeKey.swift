/// Identifies something that pages show. A commit lists the keys of its changes, and only pages that show them reload.
public enum ChangeKey: Hashable, Sendable {
    /// The facts, pictures, episodes or files of a movie or series, under any of its ids.
    case title(TitleID)
    /// The set of titles of a kind, and the contents of their cards.
    case titles(Kind)
    /// The facts, picture or credits of a person, under any of its ids.
    case person(PersonID)
    /// The set of known people.
    case people
    /// An action of one viewer.
    case viewer(ViewerID, Part)
    /// The play counts of titles, for all viewers together.
    case plays
    /// Which titles or people are in a list of discovery; the text is the list's stable key.
    case discovery(String)
    /// The list of folders.
    case folders
    /// The files, problems and scans of the folders.
    case scans

    public enum Kind: Hashable, Sendable {
        case movie, video, series
    }

    public enum Part: Hashable, Sendable {
        /// The titles on the watchlist, and their order.
        case watchlist
        /// Whether one title is on the watchlist.
        case onWatchlist(TitleID)
        case continueWatching
        /// What was opened from the results of a search.
        case searches
        /// The positions in the files of one title.
        case progress(TitleID)
        /// The entries of the history.
        case history
        /// Any rating.
        case ratings
        /// The rating of one title, or of an episode of it.
        case rating(TitleID)
    }
}
