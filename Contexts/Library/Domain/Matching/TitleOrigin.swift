public import CoreDomain

/// How a file got its title.
public enum TitleOrigin: Hashable, Sendable {
    /// A person chose the title.
    case chosen
    /// The names or the NFO give an id.
    case given
    /// Other files of the same name give an id.
    case sameName
    /// The known title that resembles it most, by far.
    case matched(TitleMatch.Scored)
    /// Known titles resemble it, and none is sure enough. The best first.
    case undecided([TitleMatch.Scored])
    /// No known title resembles it.
    case unmatched
    /// A video is nothing but its file.
    case video
}

extension TitleOrigin {
    /// - Parameter note: what a scan noted about the name of the file.
    public init(_ note: NotedMatch?) {
        if let claimed = note?.claimed, let scored = note?.candidates.first(where: { $0.candidate.id == claimed }) {
            self = .matched(scored)
        } else if let note, !note.candidates.isEmpty {
            self = .undecided(note.candidates)
        } else {
            self = .unmatched
        }
    }
}

extension TitleOrigin {
    /// In documents for programs.
    public var name: String {
        switch self {
        case .chosen: "chosen"
        case .given: "given"
        case .sameName: "same_name"
        case .matched: "matched"
        case .undecided: "undecided"
        case .unmatched: "unmatched"
        case .video: "video"
        }
    }

    /// The title that it was matched to, or those that resemble it, the best first.
    public var candidates: [TitleMatch.Scored] {
        switch self {
        case .matched(let one): [one]
        case .undecided(let all): all
        case .chosen, .given, .sameName, .unmatched, .video: []
        }
    }
}

/// The title of a file, and how it got it.
public struct FiledTitle: Hashable, Sendable {
    /// Nil for a file that no scan has filed yet.
    public var id: TitleID?
    public var origin: TitleOrigin

    public init(id: TitleID?, origin: TitleOrigin) {
        self.id = id
        self.origin = origin
    }

    /// For a person.
    public var lines: [String] { (id.map { ["filed as: \($0)"] } ?? []) + origin.lines }
}

extension TitleOrigin {
    fileprivate var lines: [String] {
        switch self {
        case .chosen: ["because you chose the title"]
        case .given: ["because the names or the NFO give the id"]
        case .sameName: ["because other files of the same name give the id"]
        case .matched(let one): ["matched to: \(one.words)"] + one.reasons.map { "because \($0.words) (\($0.signedPoints))" }
        case .undecided(let candidates):
            ["not matched: that takes \(TitleMatch.threshold) of 100 points, and \(TitleMatch.margin) more than the next title"]
                + candidates.map {
                    "candidate: \($0.words): " + $0.reasons.map { "\($0.words) (\($0.signedPoints))" }.joined(separator: ", ")
                }
        case .unmatched: ["not matched: no known title resembles it"]
        case .video: []
        }
    }
}

extension TitleMatch.Scored {
    /// “Heat (1995), tmdb-949 of The Movie Database, 90 points”
    public var words: String {
        let year = candidate.year.map { " (\($0))" } ?? ""
        let source = candidate.id.source.map { " of \($0.name)" } ?? ""
        return "\(candidate.title)\(year), \(candidate.id)\(source), \(score) points"
    }
}

extension MatchReason {
    /// “+20”
    public var signedPoints: String { points < 0 ? "−\(-points)" : "+\(points)" }
}

extension TitleID.Source {
    fileprivate var name: String {
        switch self {
        case .tmdb: "The Movie Database"
        case .imdb: "IMDb"
        case .tvdb: "TheTVDB"
        case .sample: "the built-in titles"
        case .local: "your files"
        }
    }
}
