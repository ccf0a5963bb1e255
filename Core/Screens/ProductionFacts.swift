public import DesignSystem

/// Where a title comes from, what is spoken in it, and how far its makers are: facts that only pages of details show.
public struct ProductionFacts: Hashable, Sendable {
    /// ISO 3166-1.
    public var countries: [String]
    /// ISO 639.
    public var originalLanguage: String?
    /// ISO 639.
    public var languages: [String]
    /// In the words of its source: “Post Production”, “Returning Series”.
    public var status: String?

    public init(countries: [String] = [], originalLanguage: String? = nil, languages: [String] = [], status: String? = nil) {
        self.countries = countries
        self.originalLanguage = originalLanguage
        self.languages = languages
        self.status = status
    }

    /// Those that are known, in words.
    public var list: [FactList.Fact] {
        let names = countries.map(RegionText.name), original = LanguageText.name(originalLanguage)
        let spoken = languages.compactMap { LanguageText.name($0) }
        let all: [FactList.Fact] = [
            .init(ProductionWords.countries(names.count), names.joined(separator: ", ")),
            .init(ProductionWords.language, original ?? ""),
            .init(ProductionWords.spoken(spoken.count), spoken.allSatisfy { $0 == original } ? "" : spoken.joined(separator: ", ")),
            .init(ProductionWords.status, status.map(ProductionWords.written) ?? ""),
        ]
        return all.filter { !$0.isEmpty }
    }
}

private enum ProductionWords {
    static let language = "Language"
    static let status = "Status"

    static func spoken(_ count: Int) -> String { count > 1 ? "Spoken languages" : "Spoken language" }
    static func countries(_ count: Int) -> String { count > 1 ? "Countries" : "Country" }

    /// “Post production” for “Post Production”.
    static func written(_ status: String) -> String { status.prefix(1).uppercased() + status.dropFirst().lowercased() }
}
