public import CoreDomain
public import Flow
public import Foundation
public import MoviesDomain
public import TVSeriesDomain
public import ViewingDomain

/// The data and operations of the watchlist.
public struct WatchlistClient: Sendable {
    /// The list now, and again whenever it changes.
    public var watchlist: @Sendable () -> AsyncStream<Result<WatchlistContent, ViewStateError>>
    public var add: @Sendable (TitleID) async throws(ViewStateError) -> Void
    public var remove: @Sendable (TitleID) async throws(ViewStateError) -> ViewingUndo
    public var undo: @Sendable (ViewingUndo) async throws(ViewStateError) -> Void

    public init(
        watchlist: @escaping @Sendable () -> AsyncStream<Result<WatchlistContent, ViewStateError>>,
        add: @escaping @Sendable (TitleID) async throws(ViewStateError) -> Void,
        remove: @escaping @Sendable (TitleID) async throws(ViewStateError) -> ViewingUndo,
        undo: @escaping @Sendable (ViewingUndo) async throws(ViewStateError) -> Void
    ) {
        self.watchlist = watchlist
        self.add = add
        self.remove = remove
        self.undo = undo
    }
}

public struct WatchlistContent: Hashable, Sendable {
    public var items: [WatchlistItem]
    /// Three movies to begin with, shown while the list is empty.
    public var suggestions: [MovieSummary]

    public init(items: [WatchlistItem], suggestions: [MovieSummary] = []) {
        self.items = items
        self.suggestions = suggestions
    }
}

public struct WatchlistItem: Hashable, Sendable, Identifiable {
    public enum Title: Hashable, Sendable {
        case movie(MovieSummary)
        case series(SeriesSummary)
    }

    public var title: Title
    public var addedAt: Date

    public init(title: Title, addedAt: Date) {
        self.title = title
        self.addedAt = addedAt
    }

    public var id: TitleID {
        switch title {
        case .movie(let movie): movie.id
        case .series(let series): series.id
        }
    }
}
