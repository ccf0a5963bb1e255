public import CoreDomain
public import Flow
public import MoviesDomain
public import TVSeriesDomain
public import ViewingDomain

/// The data and operations of the history and of its years.
public struct HistoryClient: Sendable {
    /// One slice of the history now, and again whenever it changes. The cursor is the `next` of the slice before; nil for the newest.
    public var history: @Sendable (_ after: String?) -> AsyncStream<Result<HistoryContent, ViewStateError>>
    /// Everything watched in a year.
    public var year: @Sendable (Int) -> AsyncStream<Result<YearContent, ViewStateError>>
    /// Returns nil if the entry is gone already.
    public var remove: @Sendable (HistoryEntry.ID) async throws(ViewStateError) -> ViewingUndo?
    public var undo: @Sendable (ViewingUndo) async throws(ViewStateError) -> Void

    public init(
        history: @escaping @Sendable (String?) -> AsyncStream<Result<HistoryContent, ViewStateError>>,
        year: @escaping @Sendable (Int) -> AsyncStream<Result<YearContent, ViewStateError>>,
        remove: @escaping @Sendable (HistoryEntry.ID) async throws(ViewStateError) -> ViewingUndo?,
        undo: @escaping @Sendable (ViewingUndo) async throws(ViewStateError) -> Void
    ) {
        self.history = history
        self.year = year
        self.remove = remove
        self.undo = undo
    }
}

public struct HistoryContent: Hashable, Sendable {
    /// Newest first. Titles that the viewer may not see, or that nobody knows any more, are left out.
    public var items: [HistoryItem]
    /// The cursor of the next slice; nil at the end.
    public var next: String?
    /// The years with entries, newest first.
    public var years: [Int]

    public init(items: [HistoryItem], next: String? = nil, years: [Int] = []) {
        self.items = items
        self.next = next
        self.years = years
    }
}

/// Something that was watched.
public struct HistoryItem: Hashable, Sendable, Identifiable {
    public enum Title: Hashable, Sendable {
        case movie(MovieSummary)
        case episode(SeriesSummary, season: Int, number: Int, name: String?)
    }

    public var entry: HistoryEntry
    @Boxed public var title: Title
    /// The day on the server's calendar.
    public var day: WatchedDay
    /// Of the movie or the episode.
    public var rating: OwnRating?
    /// Seconds: that of the files, or of the title; nil if neither is known.
    public var duration: Double?
    /// Directors and main cast, for a year.
    public var people: [String]

    public init(
        entry: HistoryEntry, title: Title, day: WatchedDay, rating: OwnRating? = nil, duration: Double? = nil, people: [String] = []
    ) {
        self.entry = entry
        self.title = title
        self.day = day
        self.rating = rating
        self.duration = duration
        self.people = people
    }

    public var id: HistoryEntry.ID { entry.id }
}

/// A day on the calendar.
public struct WatchedDay: Hashable, Sendable {
    public var year: Int
    /// 1…12.
    public var month: Int
    public var day: Int

    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }
}

public struct YearContent: Hashable, Sendable {
    public var year: Int
    /// Newest first.
    public var items: [HistoryItem]
    /// The years with entries, newest first.
    public var years: [Int]

    public init(year: Int, items: [HistoryItem], years: [Int] = []) {
        self.year = year
        self.items = items
        self.years = years
    }
}
