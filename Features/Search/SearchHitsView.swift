import DesignSystem
import HTML
import SearchDomain

/// Titles as a list and people as a row; the row comes first if the best hit is a person.
struct SearchHitsView: HTML {
    let key: String
    let results: SearchResults

    var body: some HTML {
        if results.hits.first?.reference.kind == .person {
            SearchPeopleRow(key: key, hits: results.people)
            SearchTitleList(key: key, hits: results.titles)
        } else {
            SearchTitleList(key: key, hits: results.titles)
            SearchPeopleRow(key: key, hits: results.people)
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
                        key: "\(key)-\(hit.reference.path)", title: hit.title, note: hit.note, path: hit.reference.path,
                        artwork: hit.artwork, isOwned: hit.isOwned)
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
    var artwork: Artwork {
        switch reference {
        case .movie(let id), .video(let id), .series(let id), .episode(let id, _, _): .poster(poster, of: id)
        case .person(let id): .portrait(poster, of: id, name: title)
        }
    }
    var note: String { MetaText.joined([reference.kind.word, year.map(String.init) ?? "", context ?? ""]) }
}
