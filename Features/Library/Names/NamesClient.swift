public import CoreDomain
public import Flow
public import LibraryDomain

/// The data and operations of the page of names.
public struct NamesClient: Sendable {
    /// Doubtful names after another one, and what people corrected, now and again whenever they change.
    public var names: @Sendable (DoubtfulName?) -> AsyncStream<Result<NamesContent, ViewStateError>>
    public var correct: @Sendable (FileID, Correction) async throws(ViewStateError) -> Void
    /// Of a file that has no title yet.
    public var place: @Sendable (RelativePath, _ library: String, Correction) async throws(ViewStateError) -> Void
    public var withdraw: @Sendable (FileID) async throws(ViewStateError) -> Void

    public init(
        names: @escaping @Sendable (DoubtfulName?) -> AsyncStream<Result<NamesContent, ViewStateError>>,
        correct: @escaping @Sendable (FileID, Correction) async throws(ViewStateError) -> Void,
        place: @escaping @Sendable (RelativePath, _ library: String, Correction) async throws(ViewStateError) -> Void,
        withdraw: @escaping @Sendable (FileID) async throws(ViewStateError) -> Void
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
    public var titles: [TitleID: GuessedTitle]

    public init(
        doubts: [DoubtfulName] = [], hasMore: Bool = false, unplaced: [FileProblem] = [], corrected: [CorrectedFile] = [],
        titles: [TitleID: GuessedTitle] = [:]
    ) {
        self.doubts = doubts
        self.hasMore = hasMore
        self.unplaced = unplaced
        self.corrected = corrected
        self.titles = titles
    }
}

public struct GuessedTitle: Hashable, Sendable {
    public var title: String
    public var year: Int?

    public init(title: String, year: Int? = nil) {
        self.title = title
        self.year = year
    }
}
