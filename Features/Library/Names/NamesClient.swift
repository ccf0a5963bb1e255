public import CoreDomain
public import Flow
public import LibraryDomain

/// The data and operations of the page of names.
public struct NamesClient: Sendable {
    /// Doubtful names after another one, and what people corrected, now and again whenever they change.
    public var names: @Sendable (DoubtfulName.Cursor?) -> AsyncStream<Result<NamesContent, ViewStateError>>
    public var correct: @Sendable (FileID, Correction) async throws(ViewStateError) -> Void
    /// Of a file that has no title yet.
    public var place: @Sendable (RelativePath, _ library: String, Correction) async throws(ViewStateError) -> Void
    public var withdraw: @Sendable ([FileID]) async throws(ViewStateError) -> Void

    public init(
        names: @escaping @Sendable (DoubtfulName.Cursor?) -> AsyncStream<Result<NamesContent, ViewStateError>>,
        correct: @escaping @Sendable (FileID, Correction) async throws(ViewStateError) -> Void,
        place: @escaping @Sendable (RelativePath, _ library: String, Correction) async throws(ViewStateError) -> Void,
        withdraw: @escaping @Sendable ([FileID]) async throws(ViewStateError) -> Void
    ) {
        self.names = names
        self.correct = correct
        self.place = place
        self.withdraw = withdraw
    }
}

public struct NamesContent: Hashable, Sendable {
    public var doubts: [DoubtfulName]
    /// Whether there are more doubts after these.
    public var hasMore: Bool
    /// Files whose names give no episode.
    public var unplaced: [FileProblem]
    public var corrected: [CorrectedFile]
    /// The titles that the doubtful files were taken for.
    public var titles: [TitleID: TitleName]
    /// What the corrected files belong to now; files that are in no library any more are left out.
    public var filed: [FileID: TitleReference]
    public var away: [AwayFolder]

    public init(
        doubts: [DoubtfulName] = [], hasMore: Bool = false, unplaced: [FileProblem] = [], corrected: [CorrectedFile] = [],
        titles: [TitleID: TitleName] = [:], filed: [FileID: TitleReference] = [:], away: [AwayFolder] = []
    ) {
        self.doubts = doubts
        self.hasMore = hasMore
        self.unplaced = unplaced
        self.corrected = corrected
        self.titles = titles
        self.filed = filed
        self.away = away
    }

    /// One for each correction: the versions and parts of a movie are corrected together.
    var corrections: [SharedCorrection] {
        let files = Dictionary(grouping: corrected, by: \.correction)
        return corrected.compactMap { file in
            guard let all = files[file.correction], all.first == file else { return nil }
            return SharedCorrection(first: file, files: all.map(\.file))
        }
    }

    /// The series that an episode belongs to now.
    func series(of file: FileID) -> TitleName? {
        if case .episode(let series, _, _) = filed[file] { titles[series] } else { nil }
    }

    func correction(of subject: NamesFeature.Subject) -> SharedCorrection? {
        let file =
            switch subject {
            case .file(let file): corrected.first { $0.file == file }
            case .place(let place): corrected.first { $0.place.library == place.library && $0.place.path == place.path }
            }
        return file.flatMap { file in corrections.first { $0.files.contains(file.file) } }
    }
}

/// Files that were corrected to the same title.
struct SharedCorrection {
    let first: CorrectedFile
    let files: [FileID]
}
