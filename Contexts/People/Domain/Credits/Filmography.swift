public import CoreDomain

/// All that one source says a person took part in.
public struct Filmography: Hashable, Sendable {
    /// Further credits are dropped.
    public static let most = 5_000

    public struct Work: Hashable, Sendable {
        /// A movie or a whole series.
        public var title: CreditedTitle
        public var kind: Credit.Kind
        /// Of a series.
        public var episodeCount: Int?
        /// From 0; only for comparing with others.
        public var popularity: Double?
        /// ISO 8601, down to a year: of the premiere or of the first episode.
        public var date: String?

        public init(
            title: CreditedTitle, kind: Credit.Kind, episodeCount: Int? = nil, popularity: Double? = nil, date: String? = nil
        ) {
            self.title = title
            self.kind = kind
            self.episodeCount = episodeCount
            self.popularity = popularity
            self.date = date
        }

        /// The same within the lengths that are stored: sources are never trusted.
        var cleaned: Work {
            var work = self
            work.title.episode = nil
            work.kind =
                switch kind {
                case .cast(let character): .cast(character: PersonText.line(character, most: 200))
                case .crew(let job, let department):
                    .crew(job: PersonText.line(job, most: 100), department: PersonText.line(department, most: 100))
                }
            work.episodeCount = episodeCount.flatMap { (0...1_000_000).contains($0) ? $0 : nil }
            work.date = PersonText.day(date)
            work.popularity = popularity.flatMap { $0.isFinite ? max(0, $0) : nil }
            return work
        }
    }

    public let person: PersonID
    public let source: FactSource
    /// In the order of the source.
    public let works: [Work]

    public init(person: PersonID, source: FactSource, works: [Work]) {
        self.person = person
        self.source = source
        self.works = works.prefix(Self.most).map(\.cleaned)
    }
}
