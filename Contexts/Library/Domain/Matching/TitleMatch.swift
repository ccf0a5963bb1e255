import CoreDomain

/// The candidates for the title of some files, and the one that it is, if one of them is good enough and clearly better than the others.
public struct TitleMatch: Hashable, Sendable {
    /// A candidate with its score.
    public struct Scored: Hashable, Sendable {
        public var candidate: MatchCandidate
        /// 0…100: the points of the reasons.
        public var score: Int
        public var reasons: [MatchReason]

        public init(_ candidate: MatchCandidate, score: Int, reasons: [MatchReason]) {
            self.candidate = candidate
            self.score = score
            self.reasons = reasons
        }
    }

    /// The best first, at most `most`; none with a score below `least`.
    public let candidates: [Scored]
    /// The first candidate, if it is the title.
    public let claimed: Scored?

    /// The score from which a candidate may be the title: that of an equal title whose year differs by one.
    public static let threshold = 80
    /// How much better it must be than the next one.
    public static let margin = 10
    /// Candidates with less are not worth a question.
    public static let least = 40
    /// Candidates that are remembered.
    public static let most = 5
    /// Candidates that are compared.
    public static let mostCompared = 50
    /// Titles of one candidate, or of the files, that are compared: the title, the original one, and twelve others.
    public static let mostTitles = 14

    /// - Parameter found: more than `mostCompared` are left out.
    public init(_ clues: TitleClues, among found: [MatchCandidate]) {
        let own = ([clues.title] + clues.otherTitles).prefix(Self.mostTitles).map(ComparedTitle.init)
        var scored: [Scored] = []
        for candidate in found.prefix(Self.mostCompared) where candidate.id.source != .local {
            guard let one = Scored(candidate, clues, own), one.score >= Self.least else { continue }
            scored.append(one)
        }
        // Of equal scores the id decides, so that the order of the catalogue does not.
        scored.sort { ($1.score, $0.candidate.preference, $0.candidate.id) < ($0.score, $1.candidate.preference, $1.candidate.id) }
        candidates = Array(scored.prefix(Self.most))
        guard let best = scored.first, best.score >= Self.threshold else {
            claimed = nil
            return
        }
        let next = scored.dropFirst().first { !$0.candidate.isSame(as: best.candidate) }
        claimed = next.map { best.score - $0.score >= Self.margin } ?? true ? best : nil
    }
}

extension TitleMatch.Scored {
    /// Nil for a candidate whose titles are all different.
    ///
    /// - Parameter own: the titles that the files give.
    fileprivate init?(_ candidate: MatchCandidate, _ clues: TitleClues, _ own: [ComparedTitle]) {
        let titles = ([candidate.title] + candidate.otherTitles).prefix(TitleMatch.mostTitles).map(ComparedTitle.init)
        var best: MatchReason?
        for (index, title) in titles.enumerated() {
            for (place, mine) in own.enumerated() {
                guard let agreement = mine.agreement(with: title) else { continue }
                let reason = MatchReason(agreement, isOther: index > 0 || place > 0)
                if reason.points > best?.points ?? 0 { best = reason }
            }
        }
        guard let best else { return nil }
        let reasons = [best, MatchReason.years(clues, candidate.year), MatchReason.lengths(clues, candidate.runtimeMinutes)].compactMap(
            \.self)
        self.init(candidate, score: min(max(reasons.reduce(0) { $0 + $1.points }, 0), 100), reasons: reasons)
    }
}

extension MatchReason {
    /// - Parameter isOther: whether it is not the first title of both.
    fileprivate init(_ agreement: ComparedTitle.Agreement, isOther: Bool) {
        self =
            switch agreement {
            case .same: isOther ? .sameOtherTitle : .sameTitle
            case .sameWords: isOther ? .sameOtherWords : .sameWords
            case .errors(1): .oneTypingError
            case .errors(2): .twoTypingErrors
            case .errors: .threeTypingErrors
            case .main: .sameMainTitle
            }
    }
}

extension MatchCandidate {
    /// Databases in the order in which their ids are preferred.
    fileprivate var preference: Int { id.source.flatMap(TitleID.Source.allCases.firstIndex) ?? TitleID.Source.allCases.count }

    /// Whether both are one title: they share an id, or each is known to databases that do not know the other, under the same title and year.
    fileprivate func isSame(as other: MatchCandidate) -> Bool {
        let (ids, others) = (Set([id] + aliases), Set([other.id] + other.aliases))
        if !ids.isDisjoint(with: others) { return true }
        guard let year, year == other.year, NameText.key(title) == NameText.key(other.title) else { return false }
        return Set(ids.compactMap(\.source)).intersection(others.compactMap(\.source)).subtracting([.local]).isEmpty
    }
}
