/// Names something that pages show. A commit names what it changed, and tells only those that show it.
public enum ChangeKey: Hashable, Sendable {
    /// The facts, pictures, episodes or files of a movie or series, under any of its ids.
    case title(TitleID)
    /// Which titles of a kind there are, and the contents of their cards.
    case titles(Kind)
    /// Something that one viewer did.
    case viewer(ViewerID, Part)
    /// How often titles were played, by everybody together.
    case plays
    /// Which folders there are.
    case folders
    /// The files, problems and scans of the folders.
    case scans

    public enum Kind: Hashable, Sendable {
        case movie, video, series
    }

    public enum Part: Hashable, Sendable {
        /// Which titles are on the watchlist, and in which order.
        case watchlist
        /// Whether one title is on the watchlist.
        case onWatchlist(TitleID)
        case continueWatching
        /// The positions in the files of one title.
        case progress(TitleID)
    }
}
