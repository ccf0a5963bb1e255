import CoreDomain
import DesignSystem
import Flow
public import HTML
import ViewingDomain

/// A year in movies.
public struct YearView: HTML {
    let state: YearFeature.State

    public init(_ state: YearFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-year"), .region("year")) {
            ScreenTitle(HistoryWords.year(state.year), kicker: HistoryWords.title, kickerPath: "/history")
            switch state.content {
            case .initial, .loading:
                SkeletonGrid(count: 6)
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(YearFeature.Intent.retry) { Button(HistoryWords.retry, icon: .retry, .type("submit")) }
                }
            case .ready(let content):
                YearChips(years: content.years, current: content.year)
                if content.items.isEmpty {
                    EmptyState(icon: .clock, title: HistoryWords.emptyYear(content.year), text: HistoryWords.emptyText) {
                        LinkButton(HistoryWords.wholeHistory, path: "/history")
                    }
                } else {
                    YearPage(summary: YearSummary(content.items), year: content.year)
                }
            }
        }
    }
}

struct YearPage: HTML {
    let summary: YearSummary
    let year: Int

    var body: some HTML {
        Section {
            dl(.class("figures")) {
                Figure(name: HistoryWords.movies(summary.movies), value: CountText.grouped(summary.movies))
                Figure(name: HistoryWords.episodes(summary.episodes), value: CountText.grouped(summary.episodes))
                if summary.seconds > 0 { Figure(name: HistoryWords.time, value: HistoryWords.duration(summary.seconds)) }
            }
            if let remarks = HistoryWords.remarks(summary) { p(.class("quiet")) { remarks } }
        }
        Section(HistoryWords.months) { MonthChart(months: summary.months, year: year) }
        if !summary.best.isEmpty {
            Row("best", title: HistoryWords.best) {
                PosterCards(summary.best, \.poster) { item, artwork in
                    PosterCard(
                        title: item.listed.title, note: item.rating.map(RatingText.own), path: item.path, artwork: artwork)
                }
            }
        }
        CountList(title: HistoryWords.genres, counts: summary.genres)
        CountList(title: HistoryWords.people, counts: summary.people)
        if let first = summary.first, let last = summary.last {
            Section(first.id == last.id ? HistoryWords.only : HistoryWords.firstAndLast) {
                MediaList {
                    YearEnd(item: first)
                    if first.id != last.id { YearEnd(item: last) }
                }
            }
        }
    }
}

struct Figure: HTML {
    let name: String
    let value: String

    var body: some HTML {
        div {
            dt { name }
            dd { value }
        }
    }
}

/// A bar for each month; the number stands above it, so that nothing depends on the picture.
struct MonthChart: HTML {
    let months: [Int]
    let year: Int

    var body: some HTML {
        let most = max(months.max() ?? 0, 1)
        ol(.class("months")) {
            ForEach(Array(zip(HistoryWords.monthNames, months))) { name, count in
                li {
                    span(.class("month-count")) { count > 0 ? String(count) : "" }
                    span(.class("month-bar"), .style("--share:\(count * 100 / most)%"), .aria("hidden", true))
                    span(.class("month-name"), .title("\(name) \(year): \(count)")) { String(name.prefix(3)) }
                }
            }
        }
    }
}

struct CountList: HTML {
    let title: String
    let counts: [YearSummary.Count]

    var body: some HTML {
        if let most = counts.first?.count, most > 0 {
            Section(title) {
                ol(.class("shares")) {
                    ForEach(counts) { entry in
                        li {
                            span(.class("share-name"), .dir("auto")) { entry.name }
                            span(.class("share-bar"), .style("--share:\(entry.count * 100 / most)%"), .aria("hidden", true))
                            span(.class("share-count")) { String(entry.count) }
                        }
                    }
                }
            }
        }
    }
}

struct YearEnd: HTML {
    let item: HistoryItem

    var body: some HTML {
        MediaRow(
            title: item.listed.title, note: item.note, text: HistoryWords.watched(item), path: item.path,
            artwork: Artwork.posters([item.poster]).artworks.first ?? .poster(nil, of: item.listed.id)
        ) {
            if let rating = item.rating { RatingMark(rating) }
        }
    }
}
