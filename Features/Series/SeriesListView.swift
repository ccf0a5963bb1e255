import CoreDomain
import DesignSystem
import Flow
public import HTML
import TVSeriesDomain

/// The poster grid of all series.
public struct SeriesListView: HTML {
    let state: SeriesListFeature.State

    public init(_ state: SeriesListFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-series-list"), .region("series-list")) {
            ScreenTitle("Series")
            FilterBar(path: "/series", fields: [order])
            switch state.list {
            case .initial, .loading:
                SkeletonGrid()
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(SeriesListFeature.Intent.retry) { Button("Try again", icon: .retry, .type("submit")) }
                }
            case .ready(let list) where list.items.isEmpty:
                EmptyState(title: "No series yet", text: "Add a folder of series. They appear here while it is being scanned.") {
                    LinkButton("Add a folder", icon: .folder, kind: .primary, path: "/library")
                }
            case .ready(let list):
                grid(list)
                if list.next != nil || state.start != nil {
                    LetterRail(list.letters, start: state.start) { $0.map { "/series?after=\(Percent.encode($0))" } ?? "/series" }
                }
            }
        }
    }

    private var order: FilterField {
        let choices = [
            FilterField.Choice("title", "A to Z"), .init("added", "Recently added"), .init("year", "Newest first"),
            .init("rating", "Top rated"),
        ]
        return FilterField(name: "sort", label: "Order", choices: choices, current: state.sort.rawValue)
    }

    private func grid(_ list: SeriesList) -> some HTML {
        PosterGrid("series") {
            ForEach(list.items) { series in
                PosterCard(
                    key: "s-\(series.id)", title: series.title,
                    note: series.missingSince == nil ? series.year.map(String.init) : "Unavailable",
                    path: "/series/\(series.id)", artwork: .poster(series.poster, of: series.id))
            }
        } more: {
            if let next = list.next { MoreLink(path: path(after: next)) }
        }
    }

    private func path(after id: String) -> String {
        "/series?\(state.sort == .title ? "" : "sort=\(state.sort.rawValue)&")after=\(Percent.encode(id))"
    }
}
