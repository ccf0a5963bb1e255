/// The result of parsing the name of a file or folder.
public struct ParsedName: Hashable, Sendable {
    /// Empty if the name has no title ("S01E02.mkv").
    public var title: String
    public var year: Int?
    public var hints = IdentityHints()
    /// "Director's Cut"; several are joined by spaces: "Extended Remastered".
    public var edition: String?
    /// "2160p": any other label of a version.
    public var label: String?
    public var threeD: ThreeD?
    /// 1… for a movie or an episode in several files.
    public var part: Int?
    public var extra: ExtraKind?
    /// Nil if the name gives no season (the folder may).
    public var season: Int?
    /// Several for a file that holds several episodes.
    public var episodes: ClosedRange<Int>?
    /// `2019-04-21`: the day of the broadcast.
    public var aired: String?
    public var episodeTitle: String?
    /// Whether the name has technical words, as those of releases.
    public internal(set) var isRelease = false
    /// One for each fact that was found.
    public private(set) var reasons: [NameReason] = []

    public init(title: String, year: Int? = nil) {
        self.title = title
        self.year = year
    }

    /// Whether the day of the broadcast stands for season and episode.
    public var isNumberedByDay: Bool {
        let parts = (aired ?? "").split(separator: "-").compactMap { Int($0) }
        return parts.count == 3 && parts[0] == season && parts[1] * 100 + parts[2] == episodes?.lowerBound
    }

    /// Distinguishes this version from others.
    public var version: String? {
        let parts = [edition, threeD.map { _ in "3D" }, label].compactMap(\.self)
        var seen: Set<String> = []
        let different = parts.filter { seen.insert($0.lowercased()).inserted }
        return different.isEmpty ? nil : different.joined(separator: " · ")
    }

    /// The name that this project would give the file, without its ending; it reads back the same.
    public var suggestedName: String {
        var name = title + (year.map { " (\($0))" } ?? "")
        if let episodes {
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let day = isNumberedByDay ? aired : nil
            name += " - " + (day ?? "S\(two(season ?? 1))E\(two(episodes.lowerBound))")
            if day == nil, episodes.count > 1 { name += "-E\(two(episodes.upperBound))" }
            if let episodeTitle { name += " - \(episodeTitle)" }
        }
        if let edition { name += " {edition-\(edition)}" }
        if threeD != nil { name += " [3D]" }
        if let label { name += episodes == nil ? " - \(label)" : " [\(label)]" }
        if let part { name += "-part\(part)" }
        return name
    }

    public func rule(of fact: NameReason.Fact) -> NameRule? { reasons.first { $0.fact == fact }?.rule }

    public mutating func note(_ fact: NameReason.Fact, _ rule: NameRule) {
        reasons.removeAll { $0.fact == fact }
        reasons.append(NameReason(fact, rule))
    }

    public mutating func forget(_ fact: NameReason.Fact) { reasons.removeAll { $0.fact == fact } }

    /// Takes over reasons that another name gave for these facts.
    public mutating func note(_ facts: [NameReason.Fact], from other: ParsedName) {
        for fact in facts { if let rule = other.rule(of: fact) { note(fact, rule) } }
    }
}
