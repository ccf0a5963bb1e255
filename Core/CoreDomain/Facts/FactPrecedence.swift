/// The order in which sources and languages are believed. Each field is taken from the best document that has it.
public struct FactPrecedence: Hashable, Sendable {
    /// The best first; sources that are not named come last, in the order of their declaration.
    public let sources: [FactSource]
    /// BCP 47, the best first. Facts in no certain language come after these, those in other languages last.
    public let languages: [String]

    /// Files first, then the sources with the most facts (DESIGN §6).
    public static let standard = FactPrecedence()

    public init(sources: [FactSource] = [.local, .tmdb, .imdb, .sample], languages: [String] = ["en"]) {
        var all: [FactSource] = []
        for source in sources + FactSource.allCases where !all.contains(source) { all.append(source) }
        self.sources = all
        self.languages = languages
    }

    /// Documents of equal rank stay in the order of their languages, so that the same documents always give the same row.
    public func ranked<Facts>(_ documents: [FactDocument<Facts>]) -> RankedFacts<Facts> {
        let keyed = documents.map { document in
            (
                source: sources.firstIndex(of: document.source) ?? sources.count, language: rank(of: document.language),
                tag: document.language, facts: document.facts
            )
        }
        return RankedFacts(
            keyed.sorted { ($0.source, $0.language, $0.tag) < ($1.source, $1.language, $1.tag) }.map(\.facts))
    }

    private func rank(of language: String) -> Int {
        languages.firstIndex(of: language) ?? (language.isEmpty ? languages.count : languages.count + 1)
    }
}

/// The facts of several documents, the most believed first.
public struct RankedFacts<Facts: Sendable>: Sendable {
    /// One for each document.
    public let facts: [Facts]

    init(_ facts: [Facts]) { self.facts = facts }

    /// A part of the facts, in the same order; documents without it are left out.
    public func part<Part>(_ make: (Facts) -> Part?) -> RankedFacts<Part> { RankedFacts<Part>(facts.compactMap(make)) }

    /// Of the best document that has the field.
    public subscript<Value>(_ field: KeyPath<Facts, Value?>) -> Value? {
        for one in facts {
            if let value = one[keyPath: field] { return value }
        }
        return nil
    }

    /// Of the best document whose list is not empty. Lists are taken as a whole: a cast is never mixed from two sources.
    public subscript<Element>(_ field: KeyPath<Facts, [Element]>) -> [Element] {
        for one in facts where !one[keyPath: field].isEmpty { return one[keyPath: field] }
        return []
    }
}
