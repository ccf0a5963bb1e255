public import CoreDomain
public import Flow
public import Foundation
public import MoviesDomain
public import TVSeriesDomain
public import Screens
public import ViewingDomain

/// The data and operations of the watchlist.
public struct WatchlistClient: Sendable {
    /// The list now, and again whenever it changes.
    public var watchlist: @Sendable () -> AsyncStream<Result<WatchlistContent, ViewStateError>>
    public var marks: MarkClient<ViewingUndo>

    public init(
        watchlist: @escaping @Sendable () -> AsyncStream<Result<WatchlistContent, ViewStateError>>,
        marks: MarkClient<ViewingUndo>
    ) {
        self.watchlist = watchlist
        self.marks = marks
    }
}

public struct WatchlistContent: Hashable, Sendable {
    public var items: [WatchlistItem]
    /// Three suggestions, shown while the list is empty.
    public var suggestions: [MovieSummary]
    /// What could not be read.
    public var missing: Set<PagePart>

    public init(items: [WatchlistItem], suggestions: [MovieSummary] = [], missing: Set<PagePart> = []) {
        self.items = items
        self.suggestions = suggestions
        self.missing = missing
    }
}

public struct WatchlistItem: Hashable, Sendable, Identifiable {
    public enum Title: Hashable, Sendable {
        case movie(MovieSummary)
        case series(SeriesSummary)
    }

    public var title: Title
    public var addedAt: Date
    /// The file that plays a movie; nil for a series, and for a movie that cannot be played.
    public var file: FileID?
    public var isWatched: Bool
    /// Whether Continue watching shows it.
    public var isContinued: Bool

    public init(title: Title, addedAt: Date, file: FileID? = nil, isWatched: Bool = false, isContinued: Bool = false) {
        self.title = title
        self.addedAt = addedAt
        self.file = file
        self.isWatched = isWatched
        self.isContinued = isContinued
    }

    /// Whether it can be marked as watched: a movie, whether it can be played or not. Of a series, its episodes are.
    public var isMarkable: Bool { if case .movie = title { true } else { false } }

    public var id: TitleID {
        switch title {
        case .movie(let movie): movie.id
        case .series(let series): series.id
        }
    }
}
