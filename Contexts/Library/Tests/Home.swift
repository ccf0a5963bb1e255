import Caching
import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import LibraryInfrastructure
import Persistence
import Synchronization
import Testing

/// A household on a real disk: a folder of movies, databases in memory, and a catalogue that only remembers.
final class Home: Sendable {
    let path: String
    let catalogue: Catalogue
    let precious: Database
    let database: Database
    /// The titles of other sources, and what scans asked for.
    private let knownTitles = Mutex<[MatchCandidate]>([])
    private let questions = Mutex<[TitleClues]>([])
    let clock = Mutex(Date(timeIntervalSince1970: 1_900_000_000))
    private let owner: Home?

    /// The disk and the decisions of another home, with an empty catalogue.
    init(sharing other: Home) throws {
        (owner, path, precious) = (other, other.path, other.precious)
        catalogue = Catalogue()
        database = try Database.inMemory(Library.schemas.catalogue)
    }

    /// The disk of another home, in another process; the folder stays.
    init(at path: String) throws {
        (owner, self.path) = (try Home(), path)
        catalogue = Catalogue()
        precious = try Database.inMemory(Library.schemas.precious)
        database = try Database.inMemory(Library.schemas.catalogue)
    }

    init() throws {
        owner = nil
        path = FileManager.default.temporaryDirectory.path + "/library-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        catalogue = Catalogue()
        precious = try Database.inMemory(Library.schemas.precious)
        database = try Database.inMemory(Library.schemas.catalogue)
    }

    deinit {
        guard owner == nil else { return }
        _ = chmod(path, 0o755)
        try? FileManager.default.removeItem(atPath: path)
    }

    var tools: MediaTools {
        MediaTools(
            probe: { location in
                guard String(decoding: location.path, as: UTF8.self).hasSuffix(".avi") else { throw Unreadable("This is not a movie.") }
                return MediaFacts(container: "avi", duration: 1, video: [VideoTrack(number: 0, codec: "mpeg4", width: 64, height: 96)])
            },
            frame: { _, moments, width, _ in [0x89, 0x50, 0x4E, 0x47] + Array("frame \(width) of \(moments)".utf8) },
            scale: { bytes, width in EncodedPicture(bytes: bytes + Array("@\(width)".utf8), mime: "image/png") },
            palette: { _ in Palette(colour: "102030", theme: "a0b0c0", miniature: "Qk0=") },
            imageHeader: { head throws(Unreadable) in
                guard head.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { throw Unreadable("This is no picture.") }
                return ImageHeader(mime: "image/png", width: 64, height: 96)
            })
    }

    private var candidates: TitleCandidates {
        TitleCandidates { [self] clues in
            questions.withLock { $0 += clues }
            return clues.map { _ in known }
        }
    }

    var known: [MatchCandidate] {
        get { knownTitles.withLock(\.self) }
        set { knownTitles.withLock { $0 = newValue } }
    }

    var asked: [TitleClues] { questions.withLock(\.self) }

    func library(
        watches: Bool = false, polling: Polling = Polling(), sink: TitleSink? = nil, journal: String? = nil,
        tools change: (MediaTools) -> MediaTools = { $0 }
    ) -> Library {
        Library(
            precious: precious, catalogue: database, sink: sink ?? catalogue.sink, candidates: candidates, tools: change(tools),
            pictureCache: DiskCache(directory: path + "-cache", capacity: 1 << 20), journal: journal, watches: watches,
            schedule: .seconds(3600), polling: polling,
            quiet: .milliseconds(50),
            now: { [self] in clock.withLock { $0 } }, cores: 2)
    }

    func put(_ name: String, _ bytes: [UInt8]? = nil) throws {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes ?? Clips.movie(name)).write(to: file)
    }

    func put(_ name: String, text: String) throws { try put(name, Array(text.utf8)) }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

    func move(_ one: String, to other: String) throws {
        try FileManager.default.createDirectory(
            atPath: ("\(path)/\(other)" as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: "\(path)/\(one)", toPath: "\(path)/\(other)")
    }

    func later(days: Double) { clock.withLock { $0 += days * 86_400 } }

    /// Adds the folder if it is new, and scans.
    @discardableResult
    func scan(_ kind: FolderKind = .movies, with library: Library? = nil) async throws -> ScanReport {
        let library = library ?? self.library()
        if try await library.repository.folders().isEmpty { try await library.service.add(Folder(name: "Home", path: path, kind: kind)) }
        return try #require(try await library.service.scan("Home").first)
    }

    func problems() async throws -> [String: String] {
        Dictionary(
            try await library().repository.problems(limit: 1_000).map { ($0.path, $0.reason) }, uniquingKeysWith: { first, _ in first })
    }
}

/// Stands for the contexts of movies and series.
final class Catalogue: Sendable {
    struct State {
        var movies: [TitleID: IdentifiedMovie] = [:]
        var series: [TitleID: IdentifiedSeries] = [:]
        var episodes: [TitleReference: IdentifiedEpisode] = [:]
        var missing: [TitleReference: Date] = [:]
        var removed: [TitleReference] = []
        var moved: [TitleReference: TitleID] = [:]
        var filings = 0
        var pictures: [String] = []
    }

    let state = Mutex(State())

    var sink: TitleSink {
        TitleSink(
            file: { movies, series in
                self.state.withLock { state in
                    state.filings += movies.count + series.count
                    for movie in movies {
                        // As the catalogue does: a movie that is known by another name becomes this one.
                        for alias in movie.aliases { state.movies[alias] = nil }
                        state.movies[movie.id] = movie
                    }
                    for one in series {
                        state.series[one.id] = one
                        for episode in one.episodes {
                            state.episodes[.episode(series: one.id, season: episode.season, episode: episode.number)] = episode
                        }
                    }
                }
            },
            setMissing: { date, references in
                self.state.withLock { state in for reference in references { state.missing[reference] = date } }
            },
            remove: { references in
                self.state.withLock { state in
                    state.removed += references
                    for reference in references {
                        if case .episode = reference { state.episodes[reference] = nil } else { state.movies[reference.title] = nil }
                    }
                }
            },
            setPictures: { reference, poster, backdrop in
                self.state.withLock { $0.pictures.append("\(reference.rawValue) \(poster?.theme ?? "-") \(backdrop?.theme ?? "-")") }
            },
            setSeriesPictures: { id, poster, _ in self.state.withLock { $0.pictures.append("series/\(id) \(poster?.theme ?? "-")") } },
            move: { moved in self.state.withLock { $0.moved.merge(moved) { _, last in last } } })
    }

    var moved: [TitleReference: TitleID] { state.withLock { $0.moved } }
    var movies: [IdentifiedMovie] { state.withLock { $0.movies.values.sorted { ($0.title, $0.year ?? 0) < ($1.title, $1.year ?? 0) } } }
    var titles: [String] { movies.map { $0.year == nil ? $0.title : "\($0.title) (\($0.year!))" } }
    var series: [IdentifiedSeries] { state.withLock { $0.series.values.sorted { $0.title < $1.title } } }
    var episodes: [String] {
        state.withLock { $0.episodes.map { "\($0.value.season)x\($0.value.number) \($0.value.title ?? "-")" }.sorted() }
    }
}
