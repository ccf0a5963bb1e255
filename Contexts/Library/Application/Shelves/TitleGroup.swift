public import LibraryDomain

/// Files in one folder that belong to one title: versions, parts and extras of a movie, a video, or one episode.
public struct TitleGroup: Sendable, Hashable {
    public enum Slot: Sendable, Hashable {
        case movie, video
        case episode(season: Int, episodes: ClosedRange<Int>, aired: String?)
    }

    public var slot: Slot
    /// Of the movie; of an episode, the episode's own title.
    public var name: ParsedName
    public var members: [Member]
    /// The first one that is about it counts: others may be the text of a release group.
    public var nfo: [ListedFile] = []
    public var poster: ListedFile?
    public var backdrop: ListedFile?
    /// Why its name is a guess.
    public var doubt: NameDoubt?
    /// The files of the members' subtitles, in their order.
    private(set) var subtitleFiles: [ListedFile] = []
    /// A hash over the names and stamps of all files that affect how the title is filed.
    public var inputs: Int64 = 0

    public struct Member: Sendable, Hashable {
        public var file: ListedFile
        public var version: String?
        public var part: Int?
        public var extra: ExtraKind?
        public var subtitles: [ExternalSubtitle] = []
        public var audio: [ExternalAudio] = []
        /// The digest of the correction that placed it here.
        public var correction: Int64?
    }

    /// Main files first.
    var listed: [ListedFile] { members.map(\.file) + nfo + [poster, backdrop].compactMap(\.self) + subtitleFiles }
    var paths: [RelativePath] { listed.map(\.path) }

    /// 2 for an NFO, 1 for pictures.
    var precedence: Int { !nfo.isEmpty ? 2 : poster != nil || backdrop != nil ? 1 : 0 }

    mutating func sumUp(subtitles: [ListedFile], and others: Int64 = 0) {
        subtitleFiles = subtitles
        var digest = FilingDigest()
        digest.add(others)
        digest.add(slot)
        digest.add(name)
        if let doubt { digest.add("doubt \(doubt.rawValue)") }
        for member in members {
            digest.add(member.file)
            digest.add(member.version ?? "")
            digest.add(Int64(member.part ?? 0))
            digest.add(member.extra?.rawValue ?? "")
            if let correction = member.correction { digest.add(correction) }
        }
        for file in nfo + [poster, backdrop].compactMap(\.self) + subtitles { digest.add(file) }
        inputs = digest.value
    }
}

extension TitleGroup {
    /// The same title with some of its files.
    func with(_ indices: [Int]) -> TitleGroup {
        var rest = subtitleFiles[...]
        let files = members.map { member in
            defer { rest = rest.dropFirst(member.subtitles.count) }
            return Array(rest.prefix(member.subtitles.count))
        }
        var group = self
        group.members = indices.map { members[$0] }
        group.subtitleFiles = indices.flatMap { files[$0] }
        return group
    }

    mutating func add(_ other: TitleGroup) {
        members += other.members
        subtitleFiles += other.subtitleFiles
    }

    /// With the subtitles that it has.
    mutating func sumUp(and others: Int64 = 0) { sumUp(subtitles: subtitleFiles, and: others) }
}

/// A series' folder, or loose episodes of one series.
public struct ShowGroup: Sendable, Hashable {
    public var unit: RelativePath
    public var name: ParsedName
    public var nfo: ListedFile?
    public var poster: ListedFile?
    public var backdrop: ListedFile?
    public var seasonPosters: [Int: ListedFile] = [:]
    public var seasonNFO: [Int: ListedFile] = [:]
    public var inputs: Int64 = 0
    public var episodes: [TitleGroup] = []
    /// Some episodes of a series that has its folder elsewhere: nothing in this folder describes it.
    public var isLoose = false
    /// Whether the folder is its own, not one of many series, as the library itself.
    public var hasFolder = true

    var listed: [ListedFile] { [nfo, poster, backdrop].compactMap(\.self) + seasonPosters.values + seasonNFO.values }
    var paths: [RelativePath] { listed.map(\.path) }
    var precedence: Int { nfo != nil ? 2 : poster != nil || backdrop != nil ? 1 : 0 }

    mutating func sumUp() {
        var digest = FilingDigest()
        digest.add(name)
        for file in [nfo, poster, backdrop].compactMap(\.self) { digest.add(file) }
        for (season, file) in seasonPosters.sorted(by: { $0.key < $1.key }) + seasonNFO.sorted(by: { $0.key < $1.key }) {
            digest.add(Int64(season))
            digest.add(file)
        }
        inputs = digest.value
    }
}

// Value by value: to describe a value as text takes longer than to read its name.
extension FilingDigest {
    fileprivate mutating func add(_ slot: TitleGroup.Slot) {
        switch slot {
        case .movie: add("movie")
        case .video: add("video")
        case .episode(let season, let episodes, let aired):
            add("episode")
            for number in [season, episodes.lowerBound, episodes.upperBound] { add(Int64(number)) }
            add(aired ?? "")
        }
    }

    fileprivate mutating func add(_ name: ParsedName) {
        add(name.title)
        add(Int64(name.year ?? 0))
        add(Int64(name.hints.tmdb ?? 0))
        add(name.hints.imdb ?? "")
        add(Int64(name.hints.tvdb ?? 0))
    }
}

/// Everything in one unit, arranged by title.
public struct Shelf: Sendable, Hashable {
    public var titles: [TitleGroup] = []
    public var shows: [ShowGroup] = []
    public var problems: [SeenProblem] = []
}

extension Shelf {
    /// The titles in a unit as names and people decide.
    ///
    /// - Parameter corrected: of files in the unit and elsewhere.
    init(_ unit: RelativePath, _ kind: FolderKind, _ listed: [ListedFolder], _ corrected: [RelativePath: Correction]) {
        self =
            switch kind {
            case .movies: MovieShelf.arrange(unit, listed)
            case .videos: MovieShelf.arrangeVideos(unit, listed)
            case .series: ShowShelf.arrange(unit, listed)
            }
        guard !corrected.isEmpty else { return }
        let directories = Set(listed.map(\.path))
        apply(corrected.filter { directories.contains($0.key.parent) }, to: listed, in: unit)
    }
}
