import AppDependencies
import CoreDomain
import Foundation
import LibraryDomain
import LiveServer
import MoviesDomain
import StreamingDomain
import TVSeriesDomain
import ViewingDomain
import Testing

@testable import WebAPI

@Suite("Answers of the API")
struct FileAnswerTests {
    private static func file(_ path: String = "Alien (1979)/Alien.mkv", change: (inout MediaFile) -> Void = { _ in }) -> MediaFile {
        var file = MediaFile(
            id: FileID("abcdefgh")!, library: "Movies", path: path, size: 10, modifiedAt: .distantPast, addedAt: .distantPast,
            reference: .movie(TitleID("local-1")!), media: MediaFacts(container: "matroska"))
        change(&file)
        return file
    }

    private static func answer(_ file: MediaFile, isStreamable: Bool = true) -> FileAnswer {
        FileAnswer(file, MediaAddresses(file.id, capability: "c"), isStreamable: isStreamable)
    }

    private static func json(_ answer: some Encodable) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(JSONBytes.encode(answer))) as? [String: Any])
    }

    @Test("A file says which part of its title it is; absent values are null")
    func roles() throws {
        let cases: [(MediaFile, role: String, part: Int?, extra: String?, version: String?)] = [
            (Self.file(), "feature", nil, nil, nil),
            (Self.file { $0.version = "Director's Cut" }, "feature", nil, nil, "Director's Cut"),
            (Self.file { ($0.part, $0.version) = (2, "1080p") }, "part", 2, nil, "1080p"),
            (Self.file { $0.extra = "Trailer" }, "extra", nil, "Trailer", nil),
        ]
        for (file, role, part, extra, version) in cases {
            let answer = try Self.json(Self.answer(file, isStreamable: false))
            #expect(answer["role"] as? String == role)
            #expect(answer["part"] as? Int == part && answer["extra"] as? String == extra && answer["version"] as? String == version)
            for key in ["part", "extra", "version", "hls_url", "duration"] { #expect(answer.keys.contains(key), "\(key)") }
        }
    }

    @Test(
        "A file is named without its folders",
        arguments: [("a.mkv", "a.mkv"), ("D/E/a b.mkv", "a b.mkv"), ("D/\u{FFFD}.mkv", "\u{FFFD}.mkv")])
    func names(path: String, name: String) throws {
        #expect(
            try Self.json(Self.answer(Self.file(path)))["name"] as? String
                == name)
    }

    @Test("Sound files next to the movie are listed apart from its tracks")
    func audioFiles() throws {
        let file = Self.file {
            $0.externalAudio = [ExternalAudio(fileName: "Alien.de.ac3", codec: "ac3", language: "de", isCommentary: true)]
        }
        let answer = try Self.json(Self.answer(file))
        let audio = try #require((answer["audio_files"] as? [[String: Any]])?.first)
        #expect(audio["name"] as? String == "Alien.de.ac3" && audio["codec"] as? String == "ac3" && audio["language"] as? String == "de")
        #expect(audio["commentary"] as? Bool == true && audio["visual_impaired"] as? Bool == false)
        #expect((answer["audio"] as? [Any])?.isEmpty == true)
    }

    @Test("The description of the API names every value of a file, a movie and a series, and no other")
    func described() throws {
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(PackageResources.openapi_json)) as? [String: Any])
        let schemas = try #require((document["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]])
        let movie = Movie(summary: MovieSummary(id: TitleID("local-1")!, title: "Alien", addedAt: .distantPast))
        let series = Series(summary: SeriesSummary(id: TitleID("local-2")!, title: "Silo", addedAt: .distantPast))
        let problem = FileProblem(library: "Movies", location: RelativePath("a.mkv"), kind: .damaged, reason: "It is cut off.")
        let episode = Episode(series: TitleID("local-2")!, season: 1, number: 1, name: "Pilot", addedAt: .distantPast)
        let season = Season(summary: SeasonSummary(number: 1, episodeCount: 1), seriesTitle: "Silo", episodes: [episode])
        let listed = MovieAnswer(movie, files: [], onWatchlist: false, rating: OwnRating(8))
        let part = EpisodeAnswer(episode, files: [], rating: nil)
        let answers: [(String, [String: Any])] = [
            ("File", try Self.json(Self.answer(Self.file()))),
            ("Movie", try Self.json(listed)), ("MovieDetails", try Self.json(MovieDetailsAnswer(listed, TitlePeople()))),
            ("Series", try Self.json(SeriesAnswer(series.summary, onWatchlist: false, rating: OwnRating(8)))),
            ("SeriesDetails", try Self.json(SeriesDetailsAnswer(series, TitlePeople(), onWatchlist: false, rating: OwnRating(8)))),
            ("CastMember", try Self.json(CastMemberAnswer(id: nil, name: "Per", character: nil))),
            ("CrewMember", try Self.json(CrewMemberAnswer(id: "local-1", name: "Per", job: nil, department: nil))),
            ("FileProblem", try Self.json(ProblemAnswer(problem))),
            ("Season", try Self.json(SeasonAnswer(season, ratings: [:]) { _ in [] })),
            ("Episode", try Self.json(part)), ("EpisodeDetails", try Self.json(EpisodeDetailsAnswer(part, TitlePeople()))),
            ("MovieSummary", try Self.json(MovieSummaryAnswer(movie.summary, onWatchlist: false, rating: nil))),
            ("Track", try Self.json(TrackAnswer(codec: "aac", language: nil, name: nil, default: true))),
        ]
        for (name, answer) in answers {
            let properties = try #require(schemas[name]?["properties"] as? [String: Any])
            #expect(Set(properties.keys) == Set(answer.keys), "\(name)")
            let required = try #require(schemas[name]?["required"] as? [String])
            #expect(Set(required) == Set(answer.keys), "\(name)")
        }
    }

    @Test("A list of problems goes on after any problem, whatever bytes its name has; anything else is no place in it")
    func problemPlaces() throws {
        for path in [[], Array("Häfen/a/b.mkv".utf8), [0xFF, 0x0A, 0x2F, 0x00]] as [[UInt8]] {
            let place = FileProblem.Cursor(library: "Älter 1", location: RelativePath(path), kind: .damaged)
            let id = ProblemPlace.id(place)
            #expect(ProblemPlace.cursor(id) == place)
            #expect(id.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        }
        let texts = ["", "A", "/damaged/A", "A/other/B", "A/damaged"].map { Hexadecimal.text(Array($0.utf8)) }
        for id in texts + ["0", "zz", "ff2f64616d616765642f41", "tmdb-550"] { #expect(ProblemPlace.cursor(id) == nil, "\(id)") }
    }

    @Test("A title whose files are all missing is not owned")
    func owned() throws {
        for (hasFiles, missing, owned) in [(true, nil, true), (true, Date.distantPast, false), (false, nil, false)] {
            let summary = MovieSummary(
                id: TitleID("local-1")!, title: "Alien", addedAt: .distantPast, hasFiles: hasFiles, missingSince: missing)
            #expect(
                try Self.json(MovieAnswer(Movie(summary: summary), files: [], onWatchlist: false, rating: nil))["owned"] as? Bool == owned)
        }
    }
}
