public import HTML

/// The menu of a title, the same on its cards and on its page. An entry that does not apply is left out; the order never changes.
/// A `details` with forms, so that it works without scripts.
public struct TitleMenu<Intent: BrowserIntent>: HTML {
    /// A mark of the title, and the intent that turns it over.
    public typealias Mark = (isOn: Bool, turn: Intent)

    let title: String
    let watched: Mark?
    let watchlist: Mark?
    let dismiss: Intent?
    let deletesFromWatchlist: Bool

    /// - Parameters:
    ///   - dismiss: for a title that is shown in Continue watching.
    ///   - deletesFromWatchlist: The Delete key on the card removes the title from the watchlist, not from Continue watching.
    public init(
        of title: String, watched: Mark? = nil, watchlist: Mark? = nil, dismiss: Intent? = nil, deletesFromWatchlist: Bool = false
    ) {
        self.title = title
        self.watched = watched
        self.watchlist = watchlist
        self.dismiss = dismiss
        self.deletesFromWatchlist = deletesFromWatchlist
    }

    public var body: some HTML {
        if watched != nil || watchlist != nil || dismiss != nil {
            details(.class("menu")) {
                summary(.class("icon-button"), .aria("label", TitleMenuWords.name(title)), .title(TitleMenuWords.name(title))) {
                    Icon.more
                }
                div(.class("menu-list")) {
                    TitleMenuEntries(watched: watched, watchlist: watchlist, dismiss: dismiss, deletesFromWatchlist: deletesFromWatchlist)
                }
            }
        }
    }
}

/// The entries of a title's menu: the same on its page, its cards and its posters.
public struct TitleMenuEntries<Intent: BrowserIntent>: HTML {
    let watched: TitleMenu<Intent>.Mark?
    let watchlist: TitleMenu<Intent>.Mark?
    let dismiss: Intent?
    let deletesFromWatchlist: Bool

    /// The parameters are those of `TitleMenu`.
    public init(
        watched: TitleMenu<Intent>.Mark? = nil, watchlist: TitleMenu<Intent>.Mark? = nil, dismiss: Intent? = nil,
        deletesFromWatchlist: Bool = false
    ) {
        self.watched = watched
        self.watchlist = watchlist
        self.dismiss = dismiss
        self.deletesFromWatchlist = deletesFromWatchlist
    }

    public var body: some HTML {
        if let watched { entry(TitleMenuWords.watched(watched.isOn), watched.isOn ? .retry : .check, watched.turn) }
        if let watchlist {
            entry(
                TitleMenuWords.watchlist(watchlist.isOn), watchlist.isOn ? .bookmarked : .bookmark, watchlist.turn,
                isDelete: deletesFromWatchlist)
        }
        if let dismiss { entry(TitleMenuWords.dismiss, .close, dismiss, isDelete: !deletesFromWatchlist) }
    }

    private func entry(_ label: String, _ icon: Icon, _ intent: Intent, isDelete: Bool = false) -> some HTML {
        IntentForm(intent) {
            button(.class("menu-entry"), .type("submit"), .when(isDelete, .data("delete"))) {
                icon
                span { label }
            }
        }
    }
}

enum TitleMenuWords {
    static let dismiss = "Remove from Continue watching"

    static func name(_ title: String) -> String { "More options for “\(title)”" }
    static func watched(_ isWatched: Bool) -> String { isWatched ? "Mark as unwatched" : "Mark as watched" }
    static func watchlist(_ isOn: Bool) -> String { isOn ? "Remove from watchlist" : "Add to watchlist" }
}
