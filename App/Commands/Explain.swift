import ArgumentParser
import CoreDomain
import LibraryDomain

extension Library {
    /// Shows how names are read. It needs no server and no files.
    struct Explain: AccessDeclaring {
        static let access = Permission.manageLibrary
        static let configuration = CommandConfiguration(
            abstract: "Shows how the name of a file is read, and why.",
            discussion: """
                Give each path relative to the library’s folder, such as “Heat (1995)/Heat.1995.Directors.Cut.1080p.mkv”. \
                The file doesn’t have to exist.
                """)

        @Argument(help: "Paths of files; - reads them from standard input, one per line.") var paths: [String]
        @Option(help: "movies, series or videos; guessed from each name if omitted.") var kind: FolderKind?
        @Flag(help: "Print one JSON document per path.") var json = false

        func validate() throws {
            guard !paths.contains("") else { throw ValidationError("Give the path of a file, such as “Heat (1995)/Heat.mkv”.") }
        }

        func run() async throws {
            for path in paths where path != "-" { try explain(path) }
            guard paths.contains("-") else { return }
            while let line = readLine() { if !line.isEmpty { try explain(line) } }
        }

        private func explain(_ path: String) throws {
            let path = String(path.prefix(while: { $0 != "\0" }))
            let named = NamedPath(path, kind: kind ?? (NamedPath.isEpisode(path) ? .series : .movies))
            if json { return try Output.json(ExplainedPath(path, named)) }
            Output.line(path)
            for line in named.lines { Output.line("  \(line)") }
        }
    }
}

struct ExplainedPath: Encodable {
    let path: String
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

    struct Reason: Encodable {
        let fact: String
        let rule: String
        let from: String
        let text: String
    }

    init(_ path: String, _ named: NamedPath) {
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
            let isOfFolder = named.ofFolders.contains(reason.fact)
            return Reason(
                fact: reason.fact.rawValue, rule: reason.rule.rawValue, from: isOfFolder ? "folder" : "file", text: reason.rule.reason)
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
                if because.contains("folder") { return because }
                return because + (ofFolders.contains(reason.fact) ? " (name of the folder)" : " (name of the file)")
            }
    }
}
