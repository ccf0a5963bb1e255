import CoreDomain
import Foundation
import GRDB
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Persistence
import Synchronization
import Testing

@Suite("Scanning movies")
struct ScanMoviesTests {
    private let home: Home
    init() throws { home = try Home() }

    @Test("sound files are listed with the movie or episode next to them, as they come and go")
    func sound() async throws {
        try home.put("Heat (1995)/Heat (1995).mp4")
        try home.put("Heat (1995)/Heat (1995).de.ac3", [1])
        try home.put("Heat (1995)/Heat (1995).Commentary.mka", [1])
        try home.put("Heat (1995)/theme.mp3", [1])
        try home.put("Heat (1995)/Heat (1995)-trailer.mp4")
        _ = try await home.scan()
        let repository = home.library().repository
        func sound() async throws -> [[ExternalAudio]] {
            let movie = try #require(home.catalogue.movies.first)
            return try await repository.files(of: .movie(movie.id), for: .unlimited).sorted { ($0.extra ?? "") < ($1.extra ?? "") }.map(
                \.externalAudio)
        }
        let german = ExternalAudio(fileName: "Heat (1995).de.ac3", codec: "ac3", language: "de")
        let commentary = ExternalAudio(fileName: "Heat (1995).Commentary.mka", isCommentary: true)
        #expect(try await sound() == [[commentary, german], []])
        #expect(try await home.scan().rowsWritten == 0)
        try home.remove("Heat (1995)/Heat (1995).Commentary.mka")
        _ = try await home.scan()
        #expect(try await sound() == [[german], []])
        try home.remove("Heat (1995)/Heat (1995).de.ac3")
        _ = try await home.scan()
        #expect(try await sound() == [[], []])
        #expect(try await home.problems().isEmpty)
    }

    @Test("movies are filed with what their names, NFO files and files say")
    func files() async throws {
        try home.put("The General (1926)/The General (1926).mkv", Clips.mkv)
        try home.put("The General (1926)/The General (1926).en.sdh.srt", text: "1\n00:00:01,000 --> 00:00:02,000\nHi\n")
        try home.put(
            "The General (1926)/movie.nfo",
            text: "<movie><title>The General</title><uniqueid type=\"tmdb\">961</uniqueid><plot>A train.</plot></movie>")
        try home.put("The General (1926)/poster.jpg", Clips.picture)
        try home.put("Metropolis.1927.1080p.mkv")
        try home.put("notes.txt", text: "nothing")
        let report = try await home.scan()
        #expect(report.files == 2)
        #expect(report.added == 2)
        #expect(report.problems == 0)
        #expect(home.catalogue.titles == ["Metropolis (1927)", "The General (1926)"])
        let general = try #require(home.catalogue.movies.last)
        #expect(general.id.rawValue == "tmdb-961")
        #expect(general.aliases.map(\.rawValue).allSatisfy { $0.hasPrefix("local-") })
        #expect(general.sortTitle == "General, The")
        #expect(general.facts.overview == "A train.")
        #expect(general.poster?.width == 64)
        let file = try #require(try await home.library().repository.files(of: .movie(general.id), for: .unlimited).first)
        #expect(file.media.container == "matroska")
        #expect(file.media.video.first?.codec == "h264")
        #expect(file.media.subtitles.map(\.language) == ["en", "de"])
        #expect(file.media.chapters.map(\.title) == ["Opening", "End"])
        #expect(
            file.externalSubtitles == [
                ExternalSubtitle(fileName: "The General (1926).en.sdh.srt", language: "en", isForHardOfHearing: true)
            ])
        let track = try #require(file.media.subtitles.first?.number)
        let text = try #require(try await home.library().repository.embeddedSubtitle(track: track, of: file.id))
        #expect(String(decoding: text, as: UTF8.self).hasPrefix("WEBVTT"))
        #expect(String(decoding: text, as: UTF8.self).contains("Hello"))
        #expect(try await home.library().keyframes(of: file.id) != nil)
        let location = try await home.library().repository.location(of: file.id)
        #expect(location == FileLocation(root: home.path, path: Array("The General (1926)/The General (1926).mkv".utf8)))
    }

    @Test("files whose facts an older version read are read again, once, and keep their ids")
    func olderFacts() async throws {
        try home.put("Metropolis (1927)/Metropolis (1927).mkv", Clips.mkv)
        _ = try await home.scan()
        let id = try #require(home.catalogue.movies.first?.id)
        let before = try await home.library().repository.files(of: .movie(id), for: .unlimited)
        try await home.database.write { db in
            try db.execute(
                sql: "UPDATE library_file SET facts = json_remove(json_set(facts, '$.video', json('[]')), '$.version'), published = 0")
            try db.execute(sql: "UPDATE library_directory SET digest = digest - 1")
        }
        #expect(try await home.library().repository.files(of: .movie(id), for: .unlimited).first?.media.version == 1)
        let report = try await home.scan()
        #expect(report.added == 0 && report.changed == 1 && report.problems == 0)
        #expect(try await home.library().repository.files(of: .movie(id), for: .unlimited) == before)
        #expect(try await home.scan().rowsWritten == 0)
    }

    @Test("a second scan of an unchanged library writes nothing and files nothing")
    func unchanged() async throws {
        for number in 1...20 { try home.put("Movie \(number) (2001)/Movie \(number) (2001).mp4") }
        try home.put("Movie 1 (2001)/poster.png", Clips.picture)
        try home.put("broken.mp4", Array("no movie".utf8))
        try home.put("Movie 2 (2001)/movie.nfo", text: "<!DOCTYPE x>")
        _ = try await home.scan()
        let filings = home.catalogue.state.withLock { $0.filings }
        home.later(days: 1)
        let again = try await home.scan()
        #expect(again.rowsWritten == 0)
        #expect(again.unchanged == 21)
        #expect(again.files == 21)
        #expect(home.catalogue.state.withLock { $0.filings } == filings)
        #expect(try await home.library().repository.statuses().first?.lastScannedAt != nil)
    }

    @Test("one new movie files one movie")
    func oneMore() async throws {
        for number in 1...5 { try home.put("Movie \(number) (2001).mp4") }
        _ = try await home.scan()
        let filings = home.catalogue.state.withLock { $0.filings }
        try home.put("Movie 6 (2001).mp4")
        let report = try await home.scan()
        #expect(report.added == 1)
        #expect(home.catalogue.state.withLock { $0.filings } == filings + 1)
        #expect(home.catalogue.titles.count == 6)
    }

    @Test("versions, parts and extras belong to one movie")
    func groups() async throws {
        try home.put("First (2001)/First (2001) - 1080p.mp4")
        try home.put("First (2001)/First (2001) - Director's Cut.mp4")
        try home.put("First (2001)/First (2001)-trailer.mp4")
        try home.put("First (2001)/Interviews/Somebody.mp4")
        try home.put("First (2001)/sample.mp4")
        try home.put("First (2001)/Samples/x.mp4")
        try home.put("Long (2002)/Long (2002)-cd1.mp4")
        try home.put("Long (2002)/Long (2002)-cd2.mp4")
        _ = try await home.scan()
        #expect(home.catalogue.titles == ["First (2001)", "Long (2002)"])
        let movie = try #require(home.catalogue.movies.first)
        let files = try await home.library().repository.files(of: .movie(movie.id), for: .unlimited)
        #expect(files.map(\.version) == ["1080p", "Director's Cut", nil, nil])
        #expect(files.map(\.extra) == [nil, nil, "Interview", "Trailer"])
        let long = try #require(home.catalogue.movies.last)
        #expect(try await home.library().repository.files(of: .movie(long.id), for: .unlimited).map(\.part) == [1, 2])
        #expect(try await home.library().repository.playableFiles(of: [.movie(movie.id), .movie(long.id)], for: .unlimited).count == 2)
    }

    @Test("broken, empty and cut files are problems with reasons, and harm nothing else")
    func broken() async throws {
        try home.put("Good (2001).mp4")
        try home.put("Empty (2002).mp4", [])
        try home.put("Noise (2003).mkv", (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try home.put("Cut (2004).mp4", Array(Clips.mp4.prefix(600)))
        try home.put("Other (2005).avi", Clips.avi)
        let report = try await home.scan()
        #expect(report.problems == 3)
        #expect(home.catalogue.titles == ["Good (2001)", "Other (2005)"])
        let problems = try await home.problems()
        #expect(problems["Empty (2002).mp4"]?.contains("empty") == true)
        #expect(problems.keys.sorted() == ["Cut (2004).mp4", "Empty (2002).mp4", "Noise (2003).mkv"])
        try home.put("Empty (2002).mp4")
        _ = try await home.scan()
        #expect(try await home.problems()["Empty (2002).mp4"] == nil)
        #expect(home.catalogue.titles.contains("Empty (2002)"))
    }

    @Test("a bad NFO or picture is a problem, and the movie is filed by its name")
    func badSidecars() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Movie (2001)/Movie (2001).nfo", text: "<movie><title>Unfinished")
        try home.put("Movie (2001)/poster.jpg", text: "no picture")
        _ = try await home.scan()
        #expect(home.catalogue.titles == ["Movie (2001)"])
        #expect(try await home.problems().keys.sorted() == ["Movie (2001)/Movie (2001).nfo", "Movie (2001)/poster.jpg"])
        try home.put("Movie (2001)/Movie (2001).nfo", text: "<movie><title>Other</title><year>2001</year></movie>")
        try home.put("Movie (2001)/poster.jpg", Clips.picture)
        _ = try await home.scan()
        #expect(try await home.problems().isEmpty)
        #expect(home.catalogue.titles == ["Other (2001)"])
        #expect(home.catalogue.state.withLock { $0.removed.isEmpty })
    }

    @Test(
        "names of any kind are kept",
        arguments: [
            "Line\nbreak (2001).mp4", "Quote \" ' ` $(x) (2001).mp4", "🎬 (2001).mp4", "مدينة (2010).mp4", "-rf (2001).mp4",
            "a;b|c (2001).mp4",
        ])
    func names(_ name: String) async throws {
        try home.put(name)
        let report = try await home.scan()
        #expect(report.added == 1)
        #expect(report.problems == 0)
        let movie = try #require(home.catalogue.movies.first)
        let file = try #require(try await home.library().repository.files(of: .movie(movie.id), for: .unlimited).first)
        #expect(try await home.library().repository.location(of: file.id).path == Array(name.utf8))
        #expect(try await home.scan().rowsWritten == 0)
    }

    @Test("names that are not UTF-8 are kept as bytes and shown with U+FFFD")
    func bytes() async throws {
        let name: [UInt8] = [0x46, 0xFF, 0xFE] + Array(" (2001).mp4".utf8)
        try home.put("x.mp4")
        let (from, to) = (Array("\(home.path)/x.mp4".utf8CString), (Array("\(home.path)/".utf8) + name + [0]).map { CChar(bitPattern: $0) })
        #expect(rename(from, to) == 0)
        _ = try await home.scan()
        let movie = try #require(home.catalogue.movies.first)
        #expect(movie.title == "F\u{FFFD}\u{FFFD}")
        let file = try #require(try await home.library().repository.files(of: .movie(movie.id), for: .unlimited).first)
        #expect(try await home.library().repository.location(of: file.id).path == name)
        #expect(try await home.scan().rowsWritten == 0)
    }

    @Test("links are not followed, those that lead out are told, and loops do no harm")
    func links() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try FileManager.default.createSymbolicLink(atPath: "\(home.path)/loop", withDestinationPath: home.path)
        try FileManager.default.createSymbolicLink(atPath: "\(home.path)/Movie (2001)/again", withDestinationPath: "..")
        try FileManager.default.createSymbolicLink(atPath: "\(home.path)/out", withDestinationPath: "/etc")
        try FileManager.default.createSymbolicLink(atPath: "\(home.path)/passwd.mp4", withDestinationPath: "/etc/passwd")
        try FileManager.default.createSymbolicLink(atPath: "\(home.path)/nowhere", withDestinationPath: "/does/not/exist")
        let report = try await home.scan()
        #expect(report.files == 1)
        #expect(home.catalogue.titles == ["Movie (2001)"])
        #expect(try await home.problems().keys.sorted() == ["out", "passwd.mp4"])
        #expect(try await home.scan().rowsWritten == 0)
        try home.remove("out")
        _ = try await home.scan()
        #expect(try await home.problems().keys.sorted() == ["passwd.mp4"])
    }

    @Test("hidden and system folders, marked ones and discs are left alone")
    func leftAlone() async throws {
        try home.put("Movie (2001).mp4")
        try home.put(".hidden/a.mp4")
        try home.put("@eaDir/b.mp4")
        try home.put("lost+found/c.mp4")
        try home.put("Private/.nomedia", [])
        try home.put("Private/d.mp4")
        try home.put("Disc/VIDEO_TS/VTS_01_1.VOB")
        try home.put("Image/Ran (1985).ISO", [1])
        try home.put("._Movie (2001).mp4")
        try home.put("pipe.txt", [])
        #expect(mkfifo("\(home.path)/pipe.mp4", 0o600) == 0)
        let report = try await home.scan()
        #expect(report.files == 1)
        #expect(home.catalogue.titles == ["Movie (2001)"])
        #expect(try await home.problems()["Disc/VIDEO_TS"]?.contains("DVD") == true)
        #expect(try await home.problems()["Image/Ran (1985).ISO"]?.contains("image of a disc") == true)
    }

    @Test("an unreadable folder is a problem", .disabled(if: geteuid() == 0, "the superuser reads everything"))
    func unreadable() async throws {
        try home.put("Movie (2001).mp4")
        try home.put("Secret/Other (2002).mp4")
        chmod("\(home.path)/Secret", 0)
        _ = try await home.scan()
        #expect(try await home.problems()["Secret"] != nil)
        chmod("\(home.path)/Secret", 0o755)
    }

    @Test("private videos called alike stay apart")
    func videos() async throws {
        try home.put("2019/IMG_1.mp4")
        try home.put("2020/IMG_1.mp4")
        _ = try await home.scan(.videos)
        #expect(home.catalogue.titles == ["IMG 1", "IMG 1"])
        #expect(home.catalogue.movies.allSatisfy { $0.isVideo })
        let before = Set(home.catalogue.movies.map(\.id))
        try home.move("2019/IMG_1.mp4", to: "2021/Beach.mp4")
        _ = try await home.scan(.videos)
        #expect(Set(home.catalogue.movies.map(\.id)) == before)
    }

    @Test("five thousand files in one folder")
    func many() async throws {
        let movie = Clips.mp4
        for number in 0..<5_000 {
            let mark = withUnsafeBytes(of: UInt64(number).bigEndian, Array.init)
            try home.put("Movie \(number) (2001).mp4", movie + [0, 0, 0, 16] + Array("free".utf8) + mark)
        }
        let report = try await home.scan()
        #expect(report.added == 5_000)
        #expect(home.catalogue.movies.count == 5_000)
        #expect(try await home.scan().rowsWritten == 0)
    }
}
