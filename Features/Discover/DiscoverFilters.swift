import DesignSystem
import DiscoveryDomain
import HTML

/// The filters as a plain form. A title has all chosen genres, so that each has a field of its own, and an empty one adds another.
struct DiscoverFilters: HTML {
    let query: DiscoverQuery
    let choices: DiscoverChoices

    /// Fields for genres; an address may name more.
    static let genreFields = 3

    var body: some HTML {
        FilterBar(path: query.place, fields: fields) {
            if query.isFiltered { LinkButton(DiscoverWords.clear, kind: .plain, path: query.place) }
        }
    }

    private var filter: DiscoveryFilter { query.filter }

    private var fields: [FilterField] {
        var fields = filter.genres.map { genre(current: $0, none: DiscoverWords.allGenres, but: filter.genres) }
        if fields.count < Self.genreFields {
            fields.append(
                genre(current: "", none: fields.isEmpty ? DiscoverWords.allGenres : DiscoverWords.anotherGenre, but: filter.genres))
        }
        return fields + [
            year("from", DiscoverWords.from, DiscoverWords.anyFrom, filter.fromYear, DiscoverWords.from),
            year("to", DiscoverWords.to, DiscoverWords.anyTo, filter.upToYear, DiscoverWords.to),
            FilterField(
                name: "language", label: DiscoverWords.language,
                choices: [.init("", DiscoverWords.anyLanguage)]
                    + languages.map { .init($0.tag, $0.name) },
                current: filter.originalLanguage ?? ""),
        ]
    }

    /// - Parameter chosen: genres that have fields of their own.
    private func genre(current: String, none: String, but chosen: [String]) -> FilterField {
        let others = choices.genres.filter { !chosen.contains($0) }
        let names = current.isEmpty ? others : (others + [current]).sorted()
        return FilterField(
            name: "genre", label: DiscoverWords.genre, choices: [.init("", none)] + names.map { .init($0, $0) }, current: current)
    }

    private func year(_ name: String, _ label: String, _ any: String, _ current: Int?, _ words: (Int) -> String) -> FilterField {
        let years = Set(choices.years).union([current].compactMap(\.self)).sorted(by: >)
        return FilterField(
            name: name, label: label, choices: [.init("", any)] + years.map { .init(String($0), words($0)) },
            current: current.map(String.init) ?? "")
    }

    /// Also the one of the address, by its tag.
    private var languages: [(tag: String, name: String)] {
        guard let tag = filter.originalLanguage, !DiscoverWords.languages.contains(where: { $0.tag == tag }) else {
            return DiscoverWords.languages
        }
        return DiscoverWords.languages + [(tag: tag, name: tag)]
    }
}
