public import CoreDomain
public import Flow
public import LibraryDomain

/// The data and operations of the screen on which a person corrects the title of a file.
public struct CorrectionClient: Sendable {
    /// The file now, and again whenever its title changes.
    public var file: @Sendable (FileID) -> AsyncStream<Result<CorrectionContent, ViewStateError>>
    /// The titles that the file may be, by what a person typed or else by its names: first the known ones, then also those of services on the
    /// network.
    public var candidates: @Sendable (FileID, CandidateSearch?) -> AsyncStream<Result<CandidateList, ViewStateError>>
    /// Corrects files, the first of which the screen shows, and returns what it is now.
    public var correct: @Sendable ([FileID], Correction) async throws(ViewStateError) -> CorrectionContent
    /// Withdraws the corrections of files, the first of which the screen shows, and returns what it is now.
    public var withdraw: @Sendable ([FileID]) async throws(ViewStateError) -> CorrectionContent

    public init(
        file: @escaping @Sendable (FileID) -> AsyncStream<Result<CorrectionContent, ViewStateError>>,
        candidates: @escaping @Sendable (FileID, CandidateSearch?) -> AsyncStream<Result<CandidateList, ViewStateError>>,
        correct: @escaping @Sendable ([FileID], Correction) async throws(ViewStateError) -> CorrectionContent,
        withdraw: @escaping @Sendable ([FileID]) async throws(ViewStateError) -> CorrectionContent
    ) {
        self.file = file
        self.candidates = candidates
        self.correct = correct
        self.withdraw = withdraw
    }
}

public struct CorrectionContent: Hashable, Sendable {
    public var file: MediaFile
    /// Of the movie or the series that the file belongs to.
    public var title: TitleName
    /// The other files of the same movie or episode, extras included.
    public var others: [MediaFile]
    /// Why the name is read as it is: “The title is before the year.”
    public var reasons: [String]
    /// Of this file.
    public var correction: Correction?
    /// Of the other files that have one.
    public var otherCorrections: [FileID: Correction]

    public init(
        file: MediaFile, title: TitleName, others: [MediaFile] = [], reasons: [String] = [], correction: Correction? = nil,
        otherCorrections: [FileID: Correction] = [:]
    ) {
        self.file = file
        self.title = title
        self.others = others
        self.reasons = reasons
        self.correction = correction
        self.otherCorrections = otherCorrections
    }

    /// The series of an episode.
    var series: TitleName? { if case .episode = file.reference { title } else { nil } }

    /// Whether the next correction is more probably about this file than about all versions of its title.
    var isAlone: Bool {
        file.extra != nil || correction != nil && others.contains { $0.extra == nil && otherCorrections[$0.id] != correction }
    }

    public var ids: [FileID] { [file.id] + others.map(\.id) }
    /// Versions and parts.
    var versions: Int { 1 + others.count { $0.extra == nil } }
}
