import CoreDomain

extension Mapping {
    /// Of one document.
    static let mostOtherTitles = 12

    /// The titles of translations and the alternative ones, the best known to this household first; nil if there are none.
    ///
    /// - Parameter shown: titles that are known anyway.
    func otherTitles(
        _ details: TitleDetails, _ field: (TranslationsAnswer.Words) -> String?, besides shown: [String?]
    ) -> [String]? {
        var found: [(rank: Int, title: String)] = []
        for translation in details.translations?.translations ?? [] {
            guard let title = Clean.line(translation.data.flatMap(field)) else { continue }
            found.append((rank(ofLanguage: translation.iso_639_1), title))
        }
        let near = Set([region] + details.origin_country)
        for alternative in details.alternative_titles.map({ $0.titles + $0.results }) ?? [] {
            guard let title = Clean.line(alternative.title) else { continue }
            let isNear = alternative.iso_3166_1.map(near.contains) ?? false
            found.append((languages.count + Self.usualLanguages.count + (isNear ? 0 : 2), title))
        }
        let ordered = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        var seen = Set(shown.compactMap { $0?.lowercased() })
        let others = ordered.map { $0.element.title }.filter { seen.insert($0.lowercased()).inserted }
        return others.isEmpty ? nil : Array(others.prefix(Self.mostOtherTitles))
    }

    /// Alternative titles of the region and of the country of origin, such as the original one in Latin letters, come after the usual languages.
    private func rank(ofLanguage language: String?) -> Int {
        if let own = languages.firstIndex(where: { $0.language == language }) { return own }
        let place = language.flatMap { Self.usualLanguages.firstIndex(of: $0) }
        return languages.count + (place ?? Self.usualLanguages.count + 1)
    }

    /// Languages in which files are named most often.
    private static let usualLanguages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"]
}
