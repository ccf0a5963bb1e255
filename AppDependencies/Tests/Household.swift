import Caching
import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import MoviesDomain
import MoviesInfrastructure
import PeopleInfrastructure
import Persistence
import SearchInfrastructure
import Synchronization
import TVSeriesInfrastructure
import ViewingDomain
import ViewingInfrastructure

@testable import AppDependencies

/// A household with two disks, driven at random, and a model of what its viewer did. In the model a movie is its contents, whatever they are
/// called and wherever they are.
final class Household {
    struct Movie {
        var name: String
        /// The places of its contents by their number; nil for one that was deleted.
        var contents: [Int: Place?] = [:]
        var isOnWatchlist = false
        var position: Double?
        /// The corrected title.
        var correction: String?
        var ids: [Int: FileID] = [:]
    }

    struct Place: Hashable {
        var disk: Int
        var path: String
    }

    private final class Clock: Sendable {
        let now = Mutex(Date(timeIntervalSince1970: 1_900_000_000))
    }

    var movies: [Movie] = []
    var log: [String] = []
    private(set) var isPlugged = [true, true]
    private var random: SeededGenerator
    private var issued = 0
    private let root = FileManager.default.temporaryDirectory.path + "/household-\(UUID().uuidString)"
    private let clock = Clock()
    private let precious: Database
    let viewing: SQLiteViewingRepository
    private(set) var library: Library
    private var catalogue: any MovieRepository

    init(seed: UInt64) async throws {
        random = SeededGenerator(seed: seed)
        precious = try Database.inMemory(CinemaData.preciousSchema)
        viewing = SQLiteViewingRepository(precious)
        (library, catalogue) = try Self.library(precious, viewing, root, clock: clock)
        for disk in 0...1 {
            try FileManager.default.createDirectory(atPath: path(disk), withIntermediateDirectories: true)
            try await library.service.add(Folder(name: "Disk \(disk)", path: path(disk), kind: .movies))
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private static func library(
        _ precious: Database, _ viewing: SQLiteViewingRepository, _ root: String, clock: Clock
    ) throws -> (Library, any MovieRepository) {
        let catalogue = try Database.inMemory(CinemaData.catalogueSchema)
        let movies = SQLiteMovieRepository(catalogue, folders: Library.titleFolders)
        let sink = TitleSink(
            KnownTitles(
                movies: movies, series: SQLiteSeriesRepository(catalogue, folders: Library.titleFolders),
                people: SQLitePeopleRepository(catalogue: catalogue), search: SQLiteSearchIndex(catalogue, folders: Library.titleFolders),
                viewing: viewing, history: SQLiteSearchHistory(precious)))
        let library = Library(
            precious: precious, catalogue: catalogue, sink: sink,
            tools: MediaTools(
                probe: { _ in
                    MediaFacts(container: "avi", duration: 100, video: [VideoTrack(number: 0, codec: "mpeg4", width: 64, height: 96)])
                },
                frame: { _, _, _, _ in throw Unreadable("There are no frames.") },
                scale: { _, _ in throw Unreadable("There are no pictures.") },
                palette: { _ in throw Unreadable("There are no pictures.") },
                imageHeader: { _ throws(Unreadable) in throw Unreadable("There are no pictures.") }),
            pictureCache: DiskCache(directory: root + "-cache", capacity: 1 << 20), watches: false, now: { clock.now.withLock { $0 } },
            cores: 1)
        return (library, movies)
    }

    private func path(_ disk: Int) -> String { "\(root)/disk\(disk)" }

    private func file(_ place: Place) -> URL { URL(filePath: "\(path(place.disk))/\(place.path)") }

    func chance() -> Bool { Bool.random(using: &random) }

    func pick(_ indices: [Int]) -> Int? { indices.randomElement(using: &random) }

    private func number() -> Int {
        issued += 1
        return issued
    }

    // MARK: What happens to the disks

    /// A title that no other movie has.
    private func newName() -> String { "Movie number \(number()) (\(1_950 + issued % 70))" }

    func newPlace(of name: String, on disk: Int) -> Place {
        let quality = ["", " 1080p", " - 2160p"].randomElement(using: &random) ?? ""
        let files = [
            "\(name)/\(name)\(quality) v\(number()).avi", "\(name) [v\(number())]\(quality).avi",
            "Shelf \(issued % 3)/\(name)/\(name) [v\(number())].avi",
        ]
        return Place(disk: disk, path: files.randomElement(using: &random) ?? "\(name).avi")
    }

    private func write(_ content: Int, at place: Place) throws {
        try FileManager.default.createDirectory(at: file(place).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("The content with the number \(content) is no movie of a kind that Popcorn reads itself.".utf8).write(to: file(place))
    }

    func move(_ old: Place, to new: Place) throws {
        try FileManager.default.createDirectory(at: file(new).deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: file(old), to: file(new))
    }

    private var pluggedDisk: Int? { isPlugged.indices.filter { isPlugged[$0] }.randomElement(using: &random) }

    func present(_ movie: Movie) -> [(content: Int, place: Place)] {
        movie.contents.sorted { $0.key < $1.key }.compactMap { content, place in place.map { (content, $0) } }
    }

    /// A movie of which every file can be reached.
    private func reachable() -> Int? {
        movies.indices.filter { index in
            let places = present(movies[index]).map(\.place)
            return !places.isEmpty && places.allSatisfy { isPlugged[$0.disk] }
        }.randomElement(using: &random)
    }

    func step() async throws {
        switch Int.random(in: 0..<20, using: &random) {
        case 0, 1: try add()
        case 2: try addVersion()
        case 3, 4: try await rename()
        case 5: try moveOne()
        case 6: try copyToNewDisk()
        case 7: try await delete()
        case 8: try restore()
        case 9: try await replaceByBetter()
        case 10: try togglePlug()
        case 11: try await scan([Int.random(in: 0...1, using: &random)])
        case 12: try rebuild()
        case 13: wait()
        case 14: try await watchlist()
        case 15: try await play()
        case 16: try await joinAndPart()
        case 17: try await renameThereAndBack()
        case 18: try await swapNames()
        default: try await correct()
        }
    }

    private func add() throws {
        guard let disk = pluggedDisk else { return }
        var movie = Movie(name: newName())
        let (content, place) = (number(), newPlace(of: movie.name, on: disk))
        try write(content, at: place)
        movie.contents[content] = place
        movies.append(movie)
        log.append("add \(place)")
    }

    private func addVersion() throws {
        // The correction of one file is not that of others.
        guard let index = reachable(), movies[index].correction == nil, let disk = pluggedDisk else { return }
        let (content, place) = (number(), newPlace(of: movies[index].name, on: disk))
        try write(content, at: place)
        movies[index].contents[content] = place
        log.append("another version \(place)")
    }

    /// All files of a movie get another title, in place or on the other disk.
    private func rename() async throws {
        guard let (index, _) = try await seen() else { return }
        let name = newName()
        for (content, place) in present(movies[index]) {
            let new = newPlace(of: name, on: Bool.random(using: &random) ? place.disk : pluggedDisk ?? place.disk)
            try move(place, to: new)
            movies[index].contents[content] = new
            log.append("rename \(place) to \(new)")
        }
        movies[index].name = name
    }

    private func moveOne() throws {
        guard let index = reachable(), let (content, place) = present(movies[index]).randomElement(using: &random), let disk = pluggedDisk
        else { return }
        let new = newPlace(of: movies[index].name, on: disk)
        try move(place, to: new)
        movies[index].contents[content] = new
        log.append("move \(place) to \(new)")
    }

    /// As after a restored backup: other inodes, other dates.
    private func copyToNewDisk() throws {
        guard let index = reachable(), let disk = pluggedDisk else { return }
        for (content, place) in present(movies[index]) {
            let new = newPlace(of: movies[index].name, on: disk)
            try FileManager.default.removeItem(at: file(place))
            try write(content, at: new)
            movies[index].contents[content] = new
            log.append("copy \(place) to \(new)")
        }
    }

    private func delete() async throws {
        guard let (index, _) = try await seen(), let (content, place) = present(movies[index]).randomElement(using: &random) else { return }
        try FileManager.default.removeItem(at: file(place))
        movies[index].contents[content] = .some(nil)
        log.append("delete \(place)")
    }

    private func restore() throws {
        let gone = movies.indices.flatMap { index in movies[index].contents.filter { $0.value == nil }.map { (index, $0.key) } }.sorted {
            $0.1 < $1.1
        }
        guard let (index, content) = gone.randomElement(using: &random), let disk = pluggedDisk else { return }
        // Alone, it may come back under another name.
        if present(movies[index]).isEmpty, Bool.random(using: &random) { movies[index].name = newName() }
        let place = newPlace(of: movies[index].name, on: disk)
        try write(content, at: place)
        movies[index].contents[content] = place
        log.append("restore \(place)")
    }

    private func replaceByBetter() async throws {
        guard let (index, _) = try await seen(), movies[index].correction == nil,
            let (content, place) = present(movies[index]).randomElement(using: &random)
        else { return }
        let (better, new) = (number(), newPlace(of: movies[index].name, on: place.disk))
        try write(better, at: new)
        try FileManager.default.removeItem(at: file(place))
        movies[index].contents[content] = .some(nil)
        movies[index].contents[better] = new
        log.append("replace \(place) by \(new)")
    }

    private func togglePlug() throws {
        let disk = Int.random(in: 0...1, using: &random)
        try setPlugged(!isPlugged[disk], disk)
    }

    func setPlugged(_ isOn: Bool, _ disk: Int) throws {
        guard isPlugged[disk] != isOn else { return }
        isPlugged[disk] = isOn
        if isOn {
            try? FileManager.default.removeItem(atPath: path(disk))
            try FileManager.default.moveItem(atPath: path(disk) + "-away", toPath: path(disk))
        } else {
            try FileManager.default.moveItem(atPath: path(disk), toPath: path(disk) + "-away")
            // Of an unmounted disk the empty mount point is left.
            if Bool.random(using: &random) {
                try FileManager.default.createDirectory(atPath: path(disk), withIntermediateDirectories: true)
            }
        }
        log.append("\(isOn ? "plug" : "unplug") \(disk)")
    }

    func rebuild() throws {
        (library, catalogue) = try Self.library(precious, viewing, root, clock: clock)
        log.append("rebuild the catalogue")
    }

    /// Longer than missing files are kept.
    private func wait() {
        clock.now.withLock { $0 += 40 * 86_400 }
        log.append("wait 40 days")
    }

    // MARK: What people do

    func scan(_ disks: [Int]) async throws {
        for disk in disks {
            log.append("scan \(disk)")
            _ = try await library.service.scan("Disk \(disk)")
        }
    }

    /// The files of a movie as the library knows them.
    func files(_ movie: Movie) async throws -> [Int: MediaFile] {
        var all: [Place: MediaFile] = [:]
        for disk in 0...1 {
            for file in try await library.files(in: "Disk \(disk)") where file.missingSince == nil {
                all[Place(disk: disk, path: file.path)] = file
            }
        }
        return Dictionary(uniqueKeysWithValues: present(movie).compactMap { content, place in all[place].map { (content, $0) } })
    }

    func title(_ id: TitleID) async throws -> String { try await catalogue.movie(id, for: .unlimited).summary.title }

    /// A movie that people see with all its files. What happens to a file between two scans is seen from its content, but two files are known to be
    /// one movie only when a scan has found them under one name: so everything that takes a file or a name away comes after one.
    private func seen() async throws -> (index: Int, files: [MediaFile])? {
        guard let index = reachable() else { return nil }
        try await scan(Bool.random(using: &random) ? [0, 1] : [1, 0])
        let files = try await files(movies[index])
        for (content, file) in files where movies[index].ids[content] == nil { movies[index].ids[content] = file.id }
        return files.count == present(movies[index]).count ? (index, files.values.sorted { $0.id < $1.id }) : nil
    }

    private func watchlist() async throws {
        guard let (index, files) = try await seen(), let title = files.first?.reference.title else { return }
        movies[index].isOnWatchlist.toggle()
        if movies[index].isOnWatchlist { try await viewing.remember(try await library.repository.contents(of: title, limit: 20)) }
        try await viewing.setOnWatchlist(movies[index].isOnWatchlist, title, at: now(), viewer: .owner)
        log.append("watchlist \(movies[index].isOnWatchlist) \(movies[index].name)")
    }

    private func play() async throws {
        guard let (index, files) = try await seen(), let file = files.randomElement(using: &random) else { return }
        let position = Double(Int.random(in: 10...90, using: &random))
        movies[index].position = position
        try await viewing.save(
            PlaybackProgress(
                file: file.id, reference: file.reference, part: file.shown.part, position: position, duration: 100, updatedAt: now()),
            viewer: .owner)
        log.append("play \(file.path) to \(position)")
    }

    private func correct() async throws {
        guard let (index, files) = try await seen() else { return }
        if movies[index].correction != nil, Bool.random(using: &random) {
            movies[index].correction = nil
            try await library.service.withdrawCorrections(of: Array(movies[index].ids.values) + files.map(\.id))
            log.append("withdraw \(movies[index].name)")
        } else {
            let title = "Corrected number \(number())"
            movies[index].correction = title
            movies[index].contents = movies[index].contents.filter { $0.value != nil }
            try await library.service.correct(files.map(\.id), to: Correction(movie: title, year: 2_001))
            log.append("correct \(movies[index].name) to \(title)")
        }
    }

    /// Moves on with each call.
    private func now() -> Date {
        clock.now.withLock {
            $0 += 1
            return $0
        }
    }
}

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
