import AppDependencies
import ArgumentParser
import CoreDomain
import Foundation
import LibraryDomain

extension Library {
    /// Shows how names are read. It needs no server, no data and no files, but uses them where they are.
    struct Explain: AccessDeclaring {
        static let access = Permission.manageLibrary
        static let configuration = CommandConfiguration(
            abstract: "Shows how the name of a file is read, and why.",
            discussion: """
                Give each path in full, or relative to the library’s folder, such as “Heat (1995)/Heat.1995.Directors.Cut.1080p.mkv”. \
                A file of a library is read as a scan reads it: with the other files of its folder, its NFO and your corrections. \
                If no library has the file, only the name is read.
                """)

        @OptionGroup var data: DataOptions
        @Argument(help: "Paths of files; - reads them from standard input, one per line.") var paths: [String]
        @Option(help: "movies, series or videos; guessed from each name if omitted. If given, only names are read.") var kind: FolderKind?
        @Flag(help: "Print one JSON document per path.") var json = false

        func validate() throws {
            guard !paths.contains("") else { throw ValidationError("Give the path of a file, such as “Heat (1995)/Heat.mkv”.") }
        }

        func run() async throws {
            let settings = try await data.settings()
            guard kind == nil, FileManager.default.fileExists(atPath: CinemaData(settings).preciousPath) else {
                return try await explainAll(nil)
            }
            let cinema: Cinema
            do { cinema = try await Cinema.open(settings) } catch {
                Output.note("Only names are read: \(error)")
                return try await explainAll(nil)
            }
            defer { cinema.close() }
            try await explainAll(cinema)
        }

        private func explainAll(_ cinema: Cinema?) async throws {
            for path in paths where path != "-" { try await explain(path, cinema) }
            guard paths.contains("-") else { return }
            while let line = readLine() { if !line.isEmpty { try await explain(line, cinema) } }
        }

        private func explain(_ path: String, _ cinema: Cinema?) async throws {
            let path = String(path.prefix(while: { $0 != "\0" }))
            let filed = try await cinema?.filed(path)
            let named = filed?.name ?? NamedPath(path, kind: kind ?? (NamedPath.isEpisode(path) ? .series : .movies))
            if json { return try Output.json(ExplainedPath(path, named, title: filed?.title, library: filed?.library)) }
            Output.line(path)
            for line in named.lines + (filed?.title.lines ?? []) { Output.line("  \(line)") }
            Output.line(filed.map { "  (as filed in “\($0.library)”)" } ?? "  (by its name alone: no library has this file)")
        }
    }
}

struct ExplainedPath: Encodable {
    let path: String
    /// Nil for a name that no library has.
    let library: String?
    let kind: String
    let title: String
    let year: Int?
    let seriesTitle: String?
    let season: Int?
    /// The first and the last.
    let episodes: [Int]?
    let aired: String?
    let episodeTitle: String?
    let edition: String?
    let label: String?
    let threeD: Bool
    let part: Int?
    let extra: String?
    let suggestedName: String
    let reasons: [Reason]
    /// Nil for a file that no scan has filed yet, and for a name that no library has.
    let id: String?
    /// How the file got its title: `chosen`, `given`, `same_name`, `matched`, `undecided`, `unmatched` or `video`.
    let origin: String?
    /// The title that it was matched to, or those that resemble it, the best first.
    let candidates: [Candidate]

    struct Candidate: Encodable {
        let id: String
        let title: String
        let year: Int?
        /// 0…100.
        let score: Int
        let reasons: [Points]

        struct Points: Encodable {
            let reason: String
            let points: Int
            let text: String
        }

        init(_ one: TitleMatch.Scored) {
            (id, title, year, score) = (one.candidate.id.rawValue, one.candidate.title, one.candidate.year, one.score)
            reasons = one.reasons.map { Points(reason: $0.rawValue, points: $0.points, text: $0.words) }
        }
    }

    struct Reason: Encodable {
        let fact: String
        let rule: String
        let from: String
        let text: String
    }

    init(_ path: String, _ named: NamedPath, title filed: FiledTitle?, library: String?) {
        self.library = library
        id = filed?.id?.rawValue
        origin = filed?.origin.name
        candidates = (filed?.origin.candidates ?? []).map(Candidate.init)
        let name = named.name
        self.path = path
        kind = named.kind.rawValue
        title = name.title
        year = name.year
        seriesTitle = named.kind == .series ? name.title : nil
        season = name.season
        episodes = name.episodes.map { [$0.lowerBound, $0.upperBound] }
        aired = name.aired
        episodeTitle = name.episodeTitle
        edition = name.edition
        label = name.label
        threeD = name.threeD != nil
        part = name.part
        extra = name.extra?.rawValue
        suggestedName = name.suggestedName
        reasons = name.reasons.map { reason in
            let source = reason.rule.source ?? (named.ofFolders.contains(reason.fact) ? "folder" : "file")
            return Reason(fact: reason.fact.rawValue, rule: reason.rule.rawValue, from: source, text: reason.rule.reason)
        }
    }
}

extension NameRule {
    /// Of a fact that is not in the path.
    fileprivate var source: String? {
        switch self {
        case .otherFile: "other_file"
        case .nfo: "nfo"
        case .byPerson: "person"
        default: nil
        }
    }
}

extension NamedPath {
    /// For a person.
    fileprivate var lines: [String] {
        var lines = [kind == .series ? "series: \(name.title)" : "title: \(name.title)"]
        if let year = name.year { lines.append("year: \(year)") }
        if let aired = name.aired { lines.append("broadcast on: \(aired)") }
        if !name.isNumberedByDay {
            if let season = name.season { lines.append("season: \(season)") }
            if let episodes = name.episodes {
                let (first, last) = (episodes.lowerBound, episodes.upperBound)
                lines.append(first == last ? "episode: \(first)" : "episodes: \(first) to \(last)")
            }
        }
        if let title = name.episodeTitle { lines.append("episode title: \(title)") }
        if let edition = name.edition { lines.append("edition: \(edition)") }
        if let label = name.label { lines.append("version: \(label)") }
        if name.threeD != nil { lines.append("3D") }
        if let part = name.part { lines.append("part: \(part)") }
        if let extra = name.extra { lines.append("extra: \(extra.rawValue)") }
        return lines
            + name.reasons.map { reason in
                let because = "because the \(reason.fact.name) \(reason.rule.reason)"
                if because.contains("folder") || reason.rule.source != nil { return because }
                return because + (ofFolders.contains(reason.fact) ? " (name of the folder)" : " (name of the file)")
            }
    }
}
