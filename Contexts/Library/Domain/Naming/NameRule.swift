/// The rules by which names are read. Each gives a fact and a reason for it.
public enum NameRule: String, Sendable, Hashable, CaseIterable {
    // Titles and years
    case yearInBrackets, yearBeforeRelease, yearAtEnd, yearFirst, yearAfterRelease
    case titleBeforeYear, titleBeforeRelease, titleAfterYear, wholeName, titleInBrackets, titleBeforeEpisode, titleAfterNumber
    // Versions, parts and extras
    case editionInBraces, editionWords, labelAfterDash, resolution, threeDWords, partMark, extraEnding, extraMark, extraFolder
    // Episodes
    case seasonAndEpisode, crossedNumbers, seasonAndEpisodeWords, seasonThenNumber, numberWithSeason, leadingPair, day, compactDay,
        writtenDay
    case oneOfMany, episodeWord, dottedPair, numberAfterDash, numberFirst, numberInside, joinedNumber, numberLast, partAsEpisode,
        seasonOnly, episodeTitle
    // Folders
    case titleFromFolder, yearFromFolder, releaseFolder, seasonFromFolder, episodeFromFolder, firstSeason, shortNumber

    /// The reason as a person reads it.
    public var reason: String {
        switch self {
        case .yearInBrackets: "stands in brackets"
        case .yearBeforeRelease: "is the last year before the technical words"
        case .yearAtEnd: "is the last year, with only release words after it"
        case .yearFirst: "stands before the title"
        case .yearAfterRelease: "stands among the technical words"
        case .titleBeforeYear: "is before the year"
        case .titleBeforeRelease: "is before the technical words"
        case .titleAfterYear: "is after the year"
        case .wholeName: "is the whole name"
        case .titleInBrackets: "is the only text, in brackets"
        case .titleBeforeEpisode: "is before the episode’s number"
        case .titleAfterNumber: "is after the number, because nothing else names the series"
        case .editionInBraces: "stands in {edition-…}"
        case .editionWords: "is a known edition"
        case .labelAfterDash: "is after a dash"
        case .resolution: "is the resolution"
        case .threeDWords: "is named by a 3D format"
        case .partMark: "is the number after “part”, “cd” or “disc”"
        case .extraEnding: "is the ending of the name"
        case .extraMark: "is marked by “x” and a number"
        case .extraFolder: "is given by the folder of extras"
        case .seasonAndEpisode: "is written as S01E02"
        case .crossedNumbers: "is written as 1x02"
        case .seasonAndEpisodeWords: "is written as season and episode in words"
        case .seasonThenNumber: "is the number after the season"
        case .numberWithSeason: "is joined with the season’s number: 102 for 1x02"
        case .leadingPair: "is written as 1-02 or 1.02 at the beginning"
        case .day: "is the day of the broadcast"
        case .compactDay: "is the day of the broadcast, written as 20190421"
        case .writtenDay: "is the day of the broadcast, written as 21 April 2019"
        case .oneOfMany: "is written as “1 of 6”"
        case .episodeWord: "is after the word for episode"
        case .dottedPair: "is written as 1.02"
        case .numberAfterDash: "is the number after a dash"
        case .numberFirst: "is the number at the beginning"
        case .numberInside: "is the number between title and episode title"
        case .joinedNumber: "is written as 102 before the technical words"
        case .partAsEpisode: "is the number of the part, and no other number is one of an episode"
        case .numberLast: "is the last number of the name"
        case .seasonOnly: "is named without an episode"
        case .episodeTitle: "is after the episode’s number"
        case .titleFromFolder: "is the folder’s name"
        case .yearFromFolder: "is in the folder’s name"
        case .releaseFolder: "is read from the name of the release’s folder, which says more than the file’s"
        case .seasonFromFolder: "is the season’s folder"
        case .episodeFromFolder: "is in the name of the folder, which was made for one episode"
        case .firstSeason: "is the first, because no season is named"
        case .shortNumber: "is the rest of a number that begins with the season’s"
        }
    }
}

/// Why a fact about a title was read as it was.
public struct NameReason: Hashable, Sendable {
    public enum Fact: String, Sendable, Hashable {
        case title, year, edition, label, threeD, part, extra, season, episodes, episodeTitle, aired

        /// As a person reads it.
        public var name: String {
            switch self {
            case .label: "version"
            case .threeD: "3D format"
            case .episodes: "episode"
            case .episodeTitle: "episode title"
            case .aired: "day"
            default: rawValue
            }
        }
    }

    public var fact: Fact
    public var rule: NameRule

    public init(_ fact: Fact, _ rule: NameRule) {
        self.fact = fact
        self.rule = rule
    }
}
