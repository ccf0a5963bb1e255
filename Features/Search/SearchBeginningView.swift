import DesignSystem
import Flow
import HTML
import Screens
import SearchDomain

/// Without a query: what was opened before, and genres.
struct SearchBeginningView: HTML {
    let state: SearchFeature.State

    var body: some HTML {
        switch state.beginning {
        case .initial, .loading:
            SkeletonText(lines: 6)
        case .error(let error):
            SearchErrorView(error: error)
        case .ready(let beginning) where beginning == SearchBeginning():
            EmptyState(icon: .search, title: SearchWords.start, text: SearchWords.startText)
        case .ready(let beginning):
            if let problem = state.problem { p(.class("quiet search-note"), .role("alert")) { SearchWords.unsaved(problem.message) } }
            if !beginning.history.isEmpty { SearchHistoryView(hits: beginning.history) }
            MissingPart(.searches, of: beginning.missing)
            if !beginning.genres.isEmpty { GenreTiles(genres: beginning.genres) }
        }
    }
}

private struct SearchHistoryView: HTML {
    let hits: [SearchHit]

    var body: some HTML {
        Section(SearchWords.history) {
            MediaList(key: "searched") {
                ForEach(hits) { hit in
                    MediaRow(
                        key: "searched-\(hit.reference.path)", title: hit.title, note: hit.note, path: hit.reference.path,
                        artwork: hit.artwork, shape: hit.reference.title == nil ? .portrait : .poster, isOwned: hit.isOwned
                    ) {
                        IntentForm(SearchFeature.Intent.forget(path: hit.reference.path)) {
                            IconButton(.close, label: SearchWords.forget(hit.title), .type("submit"))
                        }
                    }
                }
            }
            IntentForm(SearchFeature.Intent.forgetAll, .class("search-clear")) { Button(SearchWords.forgetAll, .type("submit")) }
        }
    }
}

private struct GenreTiles: HTML {
    let genres: [SearchGenre]

    var body: some HTML {
        Section(SearchWords.genres) {
            ul(.class("tiles")) {
                ForEach(genres) { genre in
                    GenreTile(name: genre.name, links: genre.links)
                }
            }
        }
    }
}

extension SearchGenre {
    /// The grids of the genre, the main one first.
    var links: [GenreTile.Link] {
        var links: [GenreTile.Link] = []
        if hasMovies { links.append(.init(SearchWords.movies, path: path("movies"))) }
        if hasSeries { links.append(.init(SearchWords.series, path: path("series"))) }
        return links
    }

    private func path(_ kind: String) -> String { "/discover/\(kind)?genre=\(Percent.encode(name))" }
}
