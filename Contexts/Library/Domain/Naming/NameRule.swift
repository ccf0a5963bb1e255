/// The rules by which names are read. Each finds a fact and gives a reason for it.
public enum NameRule: String, Sendable, Hashable, CaseIterable {
    // Titles and years
    case yearInBrackets, yearBeforeRelease, yearAtEnd, yearFirst, yearAfterRelease
    case titleBeforeYear, titleBeforeRelease, titleAfterYear, wholeName, titleInBrackets, titleBeforeEpisode, titleAfterNumber
    // Versions, parts and extras
    case editionInBraces, editionWords, labelAfterDash, resolution, threeDWords, partMark, partFolder, extraEnding, extraMark, extraFolder
    // Episodes
    case seasonAndEpisode, crossedNumbers, seasonAndEpisodeWords, seasonThenNumber, numberWithSeason, leadingPair, day, compactDay,
        writtenDay, special
    case oneOfMany, episodeWord, dottedPair, numberAfterDash, numberFirst, numberInside, joinedNumber, joinedAlone, numberLast,
        partAsEpisode,
        seasonOnly, episodeTitle
    // Folders
    case titleFromFolder, yearFromFolder, releaseFolder, seasonFromFolder, episodeFromFolder, firstSeason, shortNumber
    // Other sources than the path: only a file of a library has them
    case otherFile, nfo, byPerson

    /// The reason as a person reads it.
    public var reason: String {
        switch self {
        case .yearInBrackets: "is in brackets"
        case .yearBeforeRelease: "is the last year before the technical words"
        case .yearAtEnd: "is the last year, with only release words after it"
        case .yearFirst: "is before the title"
        case .yearAfterRelease: "is among the technical words"
        case .titleBeforeYear: "is before the year"
        case .titleBeforeRelease: "is before the technical words"
        case .titleAfterYear: "is after the year"
        case .wholeName: "is the whole name"
        case .titleInBrackets: "is in brackets, and there is no other text"
        case .titleBeforeEpisode: "is before the episode’s number"
        case .titleAfterNumber: "is after the number, because nothing else gives the name of the series"
        case .editionInBraces: "is in {edition-…}"
        case .editionWords: "is a known edition"
        case .labelAfterDash: "is after a dash"
        case .resolution: "is the resolution"
        case .threeDWords: "is a 3D format"
        case .partMark: "is the number after “part”, “cd” or “disc”"
        case .partFolder: "is the number of the folder"
        case .extraEnding: "is at the end of the name"
        case .extraMark: "is marked by “x” and a number"
        case .extraFolder: "is the kind of the folder"
        case .seasonAndEpisode: "is written as S01E02"
        case .crossedNumbers: "is written as 1x02"
        case .seasonAndEpisodeWords: "is written in words, as “Season 1 Episode 2”"
        case .seasonThenNumber: "is the number after the season"
        case .numberWithSeason: "is written together with the season’s number: 102 for 1x02"
        case .leadingPair: "is written as 1-02 or 1.02"
        case .day: "is the day of the broadcast"
        case .compactDay: "is the day of the broadcast, written as 20190421"
        case .writtenDay: "is the day of the broadcast, written as 21 April 2019"
        case .special: "is that of a special: SP, OVA or OAD and a number"
        case .oneOfMany: "is written as “1 of 6”"
        case .episodeWord: "is after the word for episode"
        case .dottedPair: "is written as 1.02"
        case .numberAfterDash: "is the number after a dash"
        case .numberFirst: "is the number at the beginning"
        case .numberInside: "is the number between title and episode title"
        case .joinedNumber: "is written as 102 before the technical words"
        case .joinedAlone: "is written as 102, the only number of the name"
        case .partAsEpisode: "is the number of the part, because no other number could be the episode"
        case .numberLast: "is the last number of the name"
        case .seasonOnly: "is written without an episode"
        case .episodeTitle: "is after the episode’s number"
        case .titleFromFolder: "is in the name of the folder"
        case .yearFromFolder: "is in the name of the folder"
        case .releaseFolder: "is in the name of the release’s folder, which says more than the file’s name"
        case .seasonFromFolder: "is in the name of the season’s folder"
        case .episodeFromFolder: "is in the name of the folder, which holds this one episode"
        case .firstSeason: "is 1, because neither the file nor a folder gives one"
        case .shortNumber: "is the last two digits of a number that begins with the season’s"
        case .otherFile: "is in the name of another file of the same title"
        case .nfo: "is in the NFO file"
        case .byPerson: "was entered by you"
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
