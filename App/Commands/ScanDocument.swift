import AppDependencies
import CoreDomain
import LibraryDomain

/// The output of `scan --json`: a report for each folder, every file with its contents, and the files that could not be read.
struct ScanDocument: Encodable {
    let libraries: [ScanReport]
    let files: [File]
    let problems: [ProblemAnswer]

    init(_ reports: [ScanReport], _ cinema: Cinema) async throws {
        libraries = reports
        let names = Set(reports.map(\.library))
        var files: [File] = []
        for name in names.sorted() { files += try await cinema.allFiles(in: name).map(File.init) }
        self.files = files
        var problems: [ProblemAnswer] = []
        var last: FileProblem.Cursor?
        while case let next = try await cinema.files.problems(of: nil, after: last, limit: 10_000), !next.isEmpty {
            problems += next.lazy.filter { names.contains($0.library) }.map(ProblemAnswer.init)
            last = next.last?.cursor
        }
        self.problems = problems
    }

    struct File: Encodable {
        let id: String
        let library: String
        let path: String
        /// Such as `movie/local-…`.
        let title: String
        /// As in the API.
        let role: String
        let part: Int?
        let extra: String?
        let version: String?
        let name: String
        let size: Int64
        let missing: Bool
        let media: MediaFacts
        let externalSubtitles: [ExternalSubtitle]
        /// Not played yet.
        let externalAudio: [ExternalAudio]

        init(_ file: MediaFile) {
            id = file.id.rawValue
            library = file.library
            path = file.path
            title = file.reference.rawValue
            role = file.role.rawValue
            part = file.part
            extra = file.extra
            version = file.version
            name = file.name
            size = file.size
            missing = file.missingSince != nil
            media = file.media
            externalSubtitles = file.externalSubtitles
            externalAudio = file.externalAudio
        }
    }
}
