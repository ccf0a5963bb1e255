import Foundation
import LibraryDomain
import Synchronization
import Testing

@Suite("Files that could not be read for a reason that is not their content are tried again with each scan")
struct ReadingAgainTests {
    @Test("A movie and a poster: nothing is written while the reason stays, and both come without a change of the files")
    func tools() async throws {
        let home = try Home()
        let isLocked = Mutex(true)
        let library = home.library { tools in
            var tools = tools
            let (probe, header) = (tools.probe, tools.imageHeader)
            tools.probe = { location in
                if isLocked.withLock({ $0 }) { throw Unreadable("Popcorn has no permission.", kind: .permission) }
                return try await probe(location)
            }
            tools.imageHeader = { head throws(Unreadable) in
                if isLocked.withLock({ $0 }) { throw Unreadable("The disk reported an error.", kind: .unreadable) }
                return try header(head)
            }
            return tools
        }
        try home.put("Locked (2002).avi", text: "movie")
        try home.put("Open (2001)/Open (2001).mp4")
        try home.put("Open (2001)/poster.jpg", [0x89, 0x50, 0x4E, 0x47])
        try home.put("Damaged (2003).mp4", text: "no movie")
        try await home.scan(with: library)
        #expect(home.catalogue.titles == ["Open (2001)"])
        #expect(try await Set(home.problems().keys) == ["Locked (2002).avi", "Open (2001)/poster.jpg", "Damaged (2003).mp4"])
        isLocked.withLock { $0 = false }
        try await home.scan(with: library)
        #expect(home.catalogue.titles == ["Locked (2002)", "Open (2001)"])
        #expect(home.catalogue.movies.last?.poster != nil)
        #expect(try await Set(home.problems().keys) == ["Damaged (2003).mp4"])
        #expect(try await home.scan(with: library).rowsWritten == 0)
    }

    @Test(
        "Permissions: a movie, an episode, an NFO, subtitles and pictures", .disabled(if: geteuid() == 0, "the superuser reads everything"),
        arguments: [FolderKind.movies, .series])
    func permissions(_ kind: FolderKind) async throws {
        let home = try Home()
        let names =
            kind == .movies
            ? ["Locked (2002).mp4", "Open (2001)/Open (2001).en.srt", "Open (2001)/movie.nfo", "Open (2001)/poster.jpg"]
            : ["Show/Show S01E02.mp4", "Show/tvshow.nfo", "Show/poster.jpg", "Show/Show S01E01.en.srt"]
        try home.put(kind == .movies ? "Open (2001)/Open (2001).mp4" : "Show/Show S01E01.mp4")
        for name in names {
            switch name.suffix(3) {
            case "srt": try home.put(name, text: "1\n00:00:01,000 --> 00:00:02,000\nHello\n")
            case "nfo":
                try home.put(
                    name,
                    text: "<\(kind == .movies ? "movie" : "tvshow")><title>Real name</title></\(kind == .movies ? "movie" : "tvshow")>")
            case "jpg": try home.put(name, [0x89, 0x50, 0x4E, 0x47])
            default: try home.put(name)
            }
            chmod("\(home.path)/\(name)", 0)
        }
        try await home.scan(kind)
        #expect(try await Set(home.problems().keys) == Set(names))
        #expect(try await home.scan(kind).rowsWritten == 0)
        for name in names { chmod("\(home.path)/\(name)", 0o644) }
        try await home.scan(kind)
        #expect(try await home.problems().isEmpty)
        #expect((home.catalogue.movies.map(\.title) + home.catalogue.series.map(\.title)).contains("Real name"))
        #expect(home.catalogue.movies.count + home.catalogue.episodes.count == 2)
        #expect(try await home.scan(kind).rowsWritten == 0)
    }
}
