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
            div(.region("search-results"), .aria("live", "polite")) {
                if state.trimmed.isEmpty { SearchBeginningView(state: state) } else { SearchResultsView(state: state) }
            }
            div(.region("search-online"), .aria("live", "polite")) { SearchOnlineView(state: state) }
        }
    }
}

struct SearchResultsView: HTML {
    let state: SearchFeature.State

    var body: some HTML {
        switch state.results {
        case .initial, .loading:
            SkeletonText(lines: 6)
        case .error(let error):
            SearchErrorView(error: error)
        case .ready(let results) where results.hits.isEmpty:
            EmptyState(icon: .search, title: SearchWords.noMatches, text: SearchWords.noMatches(results.query))
        case .ready(let results):
            SearchHitsView(key: "hits", results: results)
        }
    }
}

struct SearchErrorView: HTML {
    let error: ViewStateError

    var body: some HTML {
        ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
            IntentForm(SearchFeature.Intent.retry) { Button(SearchWords.retry, icon: .retry, .type("submit")) }
        }
    }
}

/// What a remote catalogue adds to the results, in a section of its own.
struct SearchOnlineView: HTML {
    let state: SearchFeature.State

    var body: some HTML {
        switch state.online {
        case .initial: EmptyHTML()
        case .loading:
            Section(SearchWords.online) { SkeletonText(lines: 3) }
        case .error(let error):
            p(.class("quiet search-note")) { SearchWords.offline(error.message) }
        case .ready(let results):
            let more = results.without(state.results.content)
            if !more.hits.isEmpty {
                Section(SearchWords.online) { SearchHitsView(key: "online", results: more) }
            }
        }
    }
}
