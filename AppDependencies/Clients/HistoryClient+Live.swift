public import CoreDomain
import Flow
import Foundation
public import HistoryFeature
import MoviesDomain
import TVSeriesDomain
public import ViewingDomain

extension Cinema {
    public func historyClient(for viewer: Viewer) -> HistoryClient {
        let signals = { @Sendable in
            changes([
                .viewer(viewer.id, .history), .viewer(viewer.id, .ratings), .titles(.movie), .titles(.video), .titles(.series),
            ])
        }
        return HistoryClient(
            history: { after in updating(on: signals) { try await history(after: after, viewer) } },
            year: { year in updating(on: signals) { try await self.year(year, viewer) } },
            remove: { [viewing] entry throws(ViewStateError) in
                try await describingErrors { try await viewing.removeFromHistory(entry, viewer: viewer.id) }
            },
            undo: { [viewing] undo throws(ViewStateError) in
                try await describingErrors { try await viewing.undo(undo, viewer: viewer.id) }
            })
    }

    private func history(after: String?, _ viewer: Viewer) async throws -> HistoryContent {
        let page = try await viewing.history(in: nil, page: PageRequest(limit: 50, after: after), viewer: viewer.id)
        return HistoryContent(
            items: try await historyItems(page.items, viewer), next: page.next, years: try await historyYears(viewer))
    }

    private func year(_ year: Int, _ viewer: Viewer) async throws -> YearContent {
        guard let period = WatchedDay.period(of: year) else { return YearContent(year: year, items: []) }
        let entries = try await viewing.history(in: period, limit: Self.mostOfYear, viewer: viewer.id)
        var items = try await historyItems(entries, viewer)
        let ids = Set(items.map(\.entry.reference.title))
        let whole = try await movies.movies(Array(ids), for: viewer.audience)
        let people = Dictionary(
            whole.map { ($0.id, $0.directors + $0.cast.prefix(8).map(\.name)) }, uniquingKeysWith: { first, _ in first })
        for index in items.indices { items[index].people = people[items[index].entry.reference.title] ?? [] }
        return YearContent(year: year, items: items, years: try await historyYears(viewer))
    }

    /// Nobody watches more in a year: 27 things a day.
    private static let mostOfYear = 10_000

    /// Entries with their titles; those of titles that the viewer may not see, or that are unknown, are left out.
    public func historyItems(_ entries: [HistoryEntry], _ viewer: Viewer) async throws -> [HistoryItem] {
        let ids = Array(Set(entries.map(\.reference.title)))
        let listed = try await movies.summaries(ids, for: viewer.audience)
        let shows = try await series.summaries(ids, for: viewer.audience)
        let episodes = try await series.episodes(Array(Set(entries.compactMap(\.reference.episode))), for: viewer.audience)
        let ratings = try await viewing.ratings(of: Array(Set(entries.map(\.reference.rated))), viewer: viewer.id)
        let moviesByID = Dictionary(listed.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let showsByID = Dictionary(shows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return entries.compactMap { entry in
            let title: HistoryItem.Title
            let minutes: Int?
            if let key = entry.reference.episode {
                guard let show = showsByID[key.series] else { return nil }
                title = .episode(show, season: key.season, number: key.number, name: episodes[key]?.name)
                minutes = episodes[key]?.runtimeMinutes
            } else {
                guard let movie = moviesByID[entry.reference.title] else { return nil }
                title = .movie(movie)
                minutes = movie.runtimeMinutes
            }
            return HistoryItem(
                entry: entry, title: title, day: WatchedDay(entry.watchedAt), rating: ratings[entry.reference.rated],
                duration: entry.duration ?? minutes.map { Double($0 * 60) })
        }
    }

    /// The years with entries, newest first; at most 200.
    private func historyYears(_ viewer: Viewer) async throws -> [Int] {
        guard let bounds = try await viewing.historyBounds(viewer: viewer.id) else { return [] }
        let (first, last) = (WatchedDay(bounds.lowerBound).year, WatchedDay(bounds.upperBound).year)
        let years = (max(first, last - 199)...last).reversed().compactMap { year in WatchedDay.period(of: year).map { (year, $0) } }
        let watched = try await viewing.hasHistory(in: years.map(\.1), viewer: viewer.id)
        return zip(years, watched).compactMap { $1 ? $0.0 : nil }
    }
}

extension WatchedDay {
    /// The server's: a household shares one.
    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar
    }

    init(_ date: Date) {
        let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
        self.init(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    /// From New Year's Day to the next.
    static func period(of year: Int) -> Range<Date>? {
        guard let start = calendar.date(from: DateComponents(year: year)), let end = calendar.date(from: DateComponents(year: year + 1)),
            start < end
        else { return nil }
        return start..<end
    }
}
