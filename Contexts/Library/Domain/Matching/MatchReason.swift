/// A sign for or against a candidate, with its points. All points of a candidate together are its score, from 0 to 100.
public enum MatchReason: String, Sendable, Hashable, CaseIterable {
    // Titles: one for each candidate
    case sameTitle, sameWords, sameOtherTitle, sameOtherWords
    case oneTypingError, twoTypingErrors, threeTypingErrors
    case sameMainTitle
    // Years: at most one
    case sameYear, nextYear, twoYearsApart, fewYearsApart, manyYearsApart, seriesWithoutYear
    // Lengths: at most one
    case sameLength, similarLength, otherLength

    /// An equal title of the same year is enough; an equal title alone is not. One that is only similar needs the year and the length.
    public var points: Int {
        switch self {
        case .sameTitle: 70
        case .sameWords, .sameOtherTitle: 68
        case .sameOtherWords: 66
        case .oneTypingError: 58
        case .twoTypingErrors: 54
        case .threeTypingErrors, .sameMainTitle: 50
        case .sameYear: 20
        // The first showing at a festival, and the release in another country.
        case .nextYear: 10
        case .twoYearsApart: -10
        case .fewYearsApart: -25
        // A remake.
        case .manyYearsApart: -40
        // Folders of series rarely have a year, unless there are two of the name.
        case .seriesWithoutYear: 12
        case .sameLength: 10
        case .similarLength: 5
        // A trailer or an incomplete file of the movie, if the title and the year are the same.
        case .otherLength: -10
        }
    }

    /// As a person reads it, after “because”.
    public var words: String {
        switch self {
        case .sameTitle: "the title is the same"
        case .sameWords: "the title is the same but for an article, a numeral or the word for a part"
        case .sameOtherTitle: "the original or another title is the same"
        case .sameOtherWords: "the original or another title is the same but for an article, a numeral or the word for a part"
        case .oneTypingError: "the title differs by one letter"
        case .twoTypingErrors: "the title differs by two letters"
        case .threeTypingErrors: "the title differs by three letters"
        case .sameMainTitle: "the title is the same without its subtitle"
        case .sameYear: "the year is the same"
        case .nextYear: "the year differs by one"
        case .twoYearsApart: "the year differs by two"
        case .fewYearsApart: "the year differs by three to five"
        case .manyYearsApart: "the year differs by more than five"
        case .seriesWithoutYear: "the names of the files give no year, as is usual for a series"
        case .sameLength: "it is as long as the file"
        case .similarLength: "it is about as long as the file"
        case .otherLength: "it is much longer or shorter than the file"
        }
    }

    /// - Returns: nil where one of the years is unknown, which says nothing, unless it is that of a series’ files.
    static func years(_ clues: TitleClues, _ year: Int?) -> MatchReason? {
        guard let own = clues.year else { return clues.kind == .series ? .seriesWithoutYear : nil }
        guard let year else { return nil }
        switch own.subtractingReportingOverflow(year) {
        case (0, false): return .sameYear
        case (-1...1, false): return .nextYear
        case (-2...2, false): return .twoYearsApart
        case (-5...5, false): return .fewYearsApart
        default: return .manyYearsApart
        }
    }

    /// Editions of a movie differ by up to a third. Episodes differ among themselves, so the length of a series says nothing.
    ///
    /// - Parameter minutes: of the candidate.
    static func lengths(_ clues: TitleClues, _ minutes: Int?) -> MatchReason? {
        guard clues.kind == .movie, let own = clues.runtimeMinutes, let minutes, own > 0, minutes > 0 else { return nil }
        let (shorter, longer) = (Double(min(own, minutes)), Double(max(own, minutes)))
        let difference = (longer - shorter) / longer
        if difference <= 0.05 || longer - shorter <= 3 { return .sameLength }
        if difference <= 0.15 { return .similarLength }
        return difference <= 0.35 ? nil : .otherLength
    }
}
