import DesignSystem
import Flow
public import HTML
import SearchDomain

/// The search screen. On a phone it has a field of its own; elsewhere the field is in the bar.
public struct SearchView: HTML {
    let state: SearchFeature.State

    public init(_ state: SearchFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-search"), .region("search-screen")) {
            h1(.class("unseen")) { SearchWords.title }
            form(.class("search search-large"), .role("search"), .action("/search"), .method("get"), .liveInput("typed")) {
                Icon.search
                input(
                    .id("search-large"), .type("search"), .name("q"), .value(state.query), .placeholder(SearchWords.placeholder),
                    .aria("label", SearchWords.title), .autocomplete("off"), .spellcheck(false), .maxlength(100), .autofocus)
            }
            div(.region("search-results"), .aria("live", "polite")) { SearchResultsView(state: state) }
        }
    }
}

struct SearchResultsView: HTML {
    let state: SearchFeature.State

    var body: some HTML {
        switch state.results {
        case .initial:
            EmptyState(icon: .search, title: SearchWords.start, text: SearchWords.startText)
        case .loading:
            SkeletonText(lines: 6)
        case .error(let error):
            ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                IntentForm(SearchFeature.Intent.retry) { Button(SearchWords.retry, icon: .retry, .type("submit")) }
            }
        case .ready(let results) where results.hits.isEmpty:
            EmptyState(
                icon: .search, title: SearchWords.noMatches, text: SearchWords.noMatches(results.query))
        case .ready(let results):
            MediaList(key: "hits") {
                ForEach(results.hits) { hit in
                    MediaRow(
                        key: "hit-\(hit.reference.path)", title: hit.title,
                        note: MetaText.joined([hit.reference.kind.word, hit.year.map(String.init) ?? "", hit.context ?? ""]),
                        path: hit.reference.path, artwork: .poster(hit.poster, of: hit.reference.title))
                }
            }
        }
    }
}
