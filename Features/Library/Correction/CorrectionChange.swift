public import CoreDomain
import Flow
public import LibraryDomain

/// A correction that was saved or withdrawn, with the way back.
public struct CorrectionChange: Hashable, Sendable {
    /// The first is the one that the screen shows.
    public var files: [FileID]
    /// The corrections that the files had.
    public var before: [FileID: Correction]
    /// Nil if they were withdrawn.
    public var now: Correction?

    public init(files: [FileID], before: [FileID: Correction], now: Correction?) {
        (self.files, self.before, self.now) = (files, before, now)
    }

    /// The correction of a whole series may be remembered by another file, if this one has a place of its own.
    var canBeUndone: Bool { now.map { $0.isPlace || before.isEmpty } ?? true }

    /// Differs for each change, for the key of its toast.
    var key: String { now.map { "filed-\(files.first?.rawValue ?? "")-\($0.digest)" } ?? "withdrawn-\(files.first?.rawValue ?? "")" }

    func undo(_ client: CorrectionClient) async throws(ViewStateError) -> CorrectionContent {
        var content: CorrectionContent?
        if now != nil { content = try await client.withdraw(files) }
        for correction in Set(before.values).sorted(by: { $0.digest < $1.digest }) {
            content = try await client.correct(files.filter { before[$0] == correction }, correction)
        }
        if let content { return content }
        throw .undoExpired
    }
}
