import CoreDomain
import DesignSystem
import Flow
public import HTML
import Screens
import ViewingDomain

/// The history, month by month.
public struct HistoryView: HTML {
    let state: HistoryFeature.State

    public init(_ state: HistoryFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-history"), .region("history")) {
            ScreenTitle(HistoryWords.title, kicker: HistoryWords.watchlist, kickerPath: "/watchlist")
            switch state.page.content {
            case .initial, .loading:
                SkeletonGrid(count: 6)
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(HistoryFeature.Intent.retry) { Button(HistoryWords.retry, icon: .retry, .type("submit")) }
                }
            case .ready(let content):
                YearChips(years: content.years)
                if content.items.isEmpty {
                    HistoryEmpty(isFirst: state.after == nil && content.next == nil)
                } else {
                    ForEach(HistoryMonth.months(content.items)) { HistoryMonthSection(month: $0) }
                }
                HistoryPaging(isFirst: state.after == nil, next: content.next)
            }
        }
    }
}

/// The last removal, with its undo.
public struct HistoryToast: HTML {
    let offer: HistoryOffer?
    let failure: ViewStateError?

    public init(_ state: HistoryFeature.State) {
        offer = state.page.notice.offer
        failure = state.page.notice.failure
    }

    public var body: some HTML {
        FailureToast(failure)
        if let offer {
            UndoToast(key: "removed-\(offer.item.key)", HistoryWords.removed(offer.item.name), undo: HistoryFeature.Intent.undo)
        }
    }
}

/// Entries of one month.
struct HistoryMonth {
    /// `2026-11`.
    var month: String
    var items: [(item: HistoryItem, artwork: Artwork)]

    static func months(_ items: [HistoryItem]) -> [HistoryMonth] {
        zip(items, Artwork.posters(items.map(\.poster)).artworks).reduce(into: []) { months, next in
            if months.last?.month != next.0.day.monthText { months.append(HistoryMonth(month: next.0.day.monthText, items: [])) }
            months[months.count - 1].items.append((item: next.0, artwork: next.1))
        }
    }
}

struct HistoryMonthSection: HTML {
    let month: HistoryMonth

    var body: some HTML {
        Section(DateText.written(month.month)) {
            MediaList(key: "history-\(month.month)") { ForEach(month.items) { HistoryRow(item: $0.item, artwork: $0.artwork) } }
        }
    }
}

struct HistoryRow: HTML {
    let item: HistoryItem
    let artwork: Artwork

    var body: some HTML {
        MediaRow(
            key: "h-\(item.key)", title: item.listed.title, note: item.note, text: HistoryWords.watched(item), path: item.path,
            artwork: artwork
        ) {
            if let rating = item.rating { RatingMark(rating) }
            IntentForm(HistoryFeature.Intent.remove(entry: item.id)) {
                IconButton(.close, label: HistoryWords.remove(item.name), .type("submit"))
            }
        }
    }
}

/// The years with entries.
struct YearChips: HTML {
    let years: [Int]
    var current: Int?

    var body: some HTML {
        if !years.isEmpty {
            div(.class("block")) {
                ChipLine(HistoryWords.years) {
                    ForEach(years) { Chip(String($0), path: "/history/\($0)", isCurrent: $0 == current) }
                }
            }
        }
    }
}

struct HistoryEmpty: HTML {
    let isFirst: Bool

    var body: some HTML {
        EmptyState(
            icon: .clock, title: isFirst ? HistoryWords.empty : HistoryWords.emptySlice,
            text: isFirst ? HistoryWords.emptyText : HistoryWords.emptySliceText
        ) {
            if isFirst { LinkButton(HistoryWords.allMovies, path: "/movies") }
        }
    }
}

struct HistoryPaging: HTML {
    let isFirst: Bool
    let next: String?

    var body: some HTML {
        if next != nil || !isFirst {
            div(.class("block actions")) {
                if !isFirst { LinkButton(HistoryWords.newest, path: "/history") }
                if let next { LinkButton(HistoryWords.next, path: "/history?after=\(next)") }
            }
        }
    }
}
