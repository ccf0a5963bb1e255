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
            SearchHitsView(key: "hits", results: results)
        }
    }
}

/// Titles as a list and people as a row; the row comes first if the best hit is a person.
struct SearchHitsView: HTML {
    let key: String
    let results: SearchResults

    var body: some HTML {
        let (people, titles) = (results.people, results.titles)
        if results.hits.first?.reference.kind == .person {
            SearchPeopleRow(key: key, hits: people)
            SearchTitleList(key: key, hits: titles)
        } else {
            SearchTitleList(key: key, hits: titles)
            SearchPeopleRow(key: key, hits: people)
        }
    }
}

private struct SearchTitleList: HTML {
    let key: String
    let hits: [SearchHit]

    var body: some HTML {
        if !hits.isEmpty {
            MediaList(key: key) {
                ForEach(hits) { hit in
                    MediaRow(
                        key: "\(key)-\(hit.reference.path)", title: hit.title, note: hit.note, path: hit.reference.path, artwork: hit.artwork)
                }
            }
        }
    }
}

private struct SearchPeopleRow: HTML {
    let key: String
    let hits: [SearchHit]

    var body: some HTML {
        if !hits.isEmpty {
            Row("\(key)people", title: SearchWords.people, size: .person, isLive: true) {
                ForEach(hits) { hit in
                    PersonCard(key: "\(key)-\(hit.reference.path)", name: hit.title, path: hit.reference.path, artwork: hit.artwork)
                }
            }
        }
    }
}

extension SearchHit {
    var artwork: Artwork { reference.title.map { .poster(poster, of: $0) } ?? .portrait(poster, of: title) }
    var note: String { MetaText.joined([reference.kind.word, year.map(String.init) ?? "", context ?? ""]) }
}
