import CoreDomain
import DesignSystem
import Flow
public import HTML

/// A title with its count, the filters, the grid, and the A–Z rail of a long list.
public struct PosterListView<List: PosterList>: HTML {
    let state: PosterListFeature<List>.State

    public init(_ state: PosterListFeature<List>.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-\(List.key)"), .region("\(List.key)-screen")) {
            KindChips(current: List.path(of: state.query))
            ScreenTitle(List.title(of: state.query), note: state.facets.flatMap { List.count(state.query, $0) }) {
                if state.mayManageLibrary {
                    IntentForm(PosterListIntent.refresh, .data("pull", "refresh")) {
                        IconButton(.retry, label: List.scanLabel, .type("submit"))
                    }
                }
            }
            if let facets = state.facets { FilterBar(path: List.path(of: state.query), fields: List.filters(state.query, facets)) }
            switch state.list {
            case .initial, .loading:
                SkeletonGrid()
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(PosterListIntent.retry) { Button("Try again", icon: .retry, .type("submit")) }
                }
            case .ready(let page) where page.items.isEmpty:
                List.empty(state.query, mayManageLibrary: state.mayManageLibrary)
            case .ready(let page):
                let posters = Artwork.posters(page.items.map(List.poster), after: state.look)
                PosterGrid(List.key) {
                    ForEach(zip(page.items, posters.artworks)) { List.card($0, artwork: $1) }
                } more: {
                    if let next = page.next { MoreLink(path: List.path(of: state.query, after: next, look: posters.look)) }
                }
                // A list that fits into one part needs no letters.
                if page.next != nil || state.start != nil, let facets = state.facets, List.isAlphabetical(state.query) {
                    LetterRail(List.letters(facets), start: state.start) { [query = state.query] in
                        $0.map { List.path(of: query, after: $0) } ?? List.path(of: query)
                    }
                }
            }
            PosterMenuSheet(state.menu, sending: PosterListIntent.self)
        }
    }
}

/// A scan that could not be started, and the last change that was made in the menu of a poster.
public struct PosterListToast<List: PosterList>: HTML {
    let state: PosterListFeature<List>.State

    init(_ state: PosterListFeature<List>.State) { self.state = state }

    public var body: some HTML {
        FailureToast(saying: state.notice.failure)
        PosterMenuToast(state.menu, sending: PosterListIntent.self)
    }
}
