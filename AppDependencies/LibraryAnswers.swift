import Foundation
public import LibraryDomain

/// A folder in the API and in `popcorn library list --json`.
public struct FolderAnswer: Encodable {
    let name: String
    let path: String
    let kind: String
    let available: Bool
    let scanning: Bool
    let files: Int
    let titles: Int
    let problems: Int
    let lastScannedAt: Date?

    public init(_ status: FolderStatus) {
        name = status.folder.name
        path = status.folder.path
        kind = status.folder.kind.rawValue
        available = status.isAvailable
        scanning = status.isScanning
        files = status.files
        titles = status.titles
        problems = status.problems
        lastScannedAt = status.lastScannedAt
    }
}

/// An unreadable file in the API and in `popcorn scan --json`.
public struct ProblemAnswer: Encodable {
    let library: String
    let path: String
    let kind: String
    let reason: String

    public init(_ problem: FileProblem) {
        library = problem.library
        path = problem.path
        // Every word of the API is in snake_case.
        kind = problem.kind == .subtitleFormat ? "subtitle_format" : problem.kind.rawValue
        reason = problem.reason
    }
}
