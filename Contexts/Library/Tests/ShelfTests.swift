import LibraryDomain
import Testing

@testable import LibraryApplication

@Suite("Folders arranged by title")
struct ShelfTests {
    /// Folders with their files, from paths below the unit; the last part of each path is a file.
    static func listed(_ unit: String, _ paths: [String]) -> [ListedFolder] {
        var folders: [RelativePath: [ListedFile]] = [RelativePath(unit): []]
        for (number, path) in paths.enumerated() {
            let path = RelativePath(unit.isEmpty ? path : "\(unit)/\(path)")
            folders[path.parent, default: []].append(
                ListedFile(path: path, stamp: FileStamp(size: 1, modified: 1, inode: UInt64(number))))
        }
        return folders.sorted { $0.key < $1.key }.map { path, files in
            ListedFolder(
                path: path, stamp: FolderStamp(modified: 0, inode: 0, count: files.count, digest: 0, media: 0, isMount: false),
                files: files.sorted { $0.path < $1.path }, folders: [])
        }
    }

    /// `Title (year) [hints]: file +subtitle =version #part !extra; nfo poster backdrop`
    private func summary(_ group: TitleGroup) -> String {
        let members = group.members.map { member in
            [
                member.file.name, member.version.map { "=\($0)" }, member.part.map { "#\($0)" }, member.extra.map { "!\($0.rawValue)" },
            ].compactMap(\.self).joined(separator: " ") + member.subtitles.map { " +\($0.fileName)" }.joined()
        }
        let rest = [("nfo", group.nfo.first), ("poster", group.poster), ("backdrop", group.backdrop)].compactMap { name, file in
            file.map { "\(name) \($0.path.text)" }
        }
        let name = [group.name.title, group.name.year.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
        return ([name + group.name.hints.ids(isSeries: false).map { " \($0)" }.joined(), members.joined(separator: ", ")] + rest).joined(
            separator: " | ")
    }

    private func movies(_ unit: String, _ paths: String...) -> [String] {
        MovieShelf.arrange(RelativePath(unit), Self.listed(unit, paths)).titles.map(summary)
    }

    @Test("Files of one title and year are one movie; one without a year joins the only movie of its title")
    func grouping() {
        #expect(
            movies("", "Heat (1995).mkv", "Heat 1080p.mkv", "HEAT (1995) - Cut.mkv") == [
                "HEAT (1995) | HEAT (1995) - Cut.mkv =Cut, Heat (1995).mkv, Heat 1080p.mkv =1080p"
            ])
        #expect(
            movies("", "Heat (1995).mkv", "Heat.mkv", "Heat (2001).mkv")
                == ["Heat (1995) | Heat (1995).mkv", "Heat (2001) | Heat (2001).mkv", "Heat | Heat.mkv"])
        #expect(
            movies("", "Heat [tmdb-5].mkv", "Heat [imdb-tt00001].mkv") == [
                "Heat tmdb-5 imdb-tt00001 | Heat [imdb-tt00001].mkv, Heat [tmdb-5].mkv"
            ])
        #expect(movies("", "Heat-cd1.mkv", "Heat-cd2.mkv") == ["Heat | Heat-cd1.mkv #1, Heat-cd2.mkv #2"])
        #expect(MovieShelf.arrange(RelativePath("Other"), Self.listed("Here", ["a.mkv"])) == Shelf())
    }

    @Test("No movie has a title that nobody can see")
    func untitled() {
        #expect(movies("", " .mp4") == ["Untitled |  .mp4"])
        #expect(movies("Heat (1995)", " .mp4") == ["Heat (1995) |  .mp4"])
        let videos = MovieShelf.arrangeVideos(RelativePath(""), Self.listed("", [" .mp4"])).titles
        #expect(videos.map(\.name.title) == ["Untitled"])
    }

    @Test("Folders of parts make one movie, named by the folder above them")
    func folders() {
        #expect(
            movies("Harbour", "CD1/movie.avi", "CD1/movie.en.srt", "CD2/movie.avi", "CD2/movie.en.srt") == [
                "Harbour | movie.avi #1 +movie.en.srt, movie.avi #2 +movie.en.srt"
            ])
        #expect(
            movies("Low Water (1999)", "Disc 1/grp-low-a.avi", "Disc 2/grp-low-b.avi", "Low.nfo") == [
                "Low Water (1999) | grp-low-a.avi #1, grp-low-b.avi #2 | nfo Low Water (1999)/Low.nfo"
            ])
        #expect(movies("Rope", "DVD1/rope.cd1.avi", "DVD2/rope.cd2.avi") == ["Rope | rope.cd1.avi #1, rope.cd2.avi #2"])
        #expect(
            movies("Ropes Collection", "CD1/Rope (1999).avi", "CD2/Tide (2001).avi") == [
                "Rope (1999) | Rope (1999).avi #1", "Tide (2001) | Tide (2001).avi #2",
            ])
        #expect(
            movies("Harbour (2019)", "Harbour CD1/hb-a.avi", "Harbour CD2/hb-b.avi") == ["Harbour (2019) | hb-a.avi #1, hb-b.avi #2"])
        #expect(
            movies("Harbour (2019)", "720p/CD1/hb-a.avi", "720p/CD2/hb-b.avi")
                == ["Harbour (2019) | hb-a.avi =720p #1, hb-b.avi =720p #2"])
        #expect(ScanUnit.of(RelativePath("Harbour (2019)/720p/CD1"), .movies) == RelativePath("Harbour (2019)"))
        #expect(ScanUnit.of(RelativePath("Harbour (2019)/Harbour CD1"), .movies) == RelativePath("Harbour (2019)"))
        #expect(ScanUnit.of(RelativePath("Harbour/CD1"), .movies) == RelativePath("Harbour"))
        #expect(ScanUnit.of(RelativePath("CD1"), .movies) == RelativePath("CD1"))
    }

    @Test(
        "The name of a movie's own folder helps if the file says less",
        arguments: [
            ("Heat (1995)", "Heat.mkv", "Heat (1995)"), ("Heat (1995)", "Heat (1996).mkv", "Heat (1996)"),
            ("Heat (1995)", "movie.mkv", "Heat (1995)"), ("Heat", "movie.mkv", "Heat"), ("Heat", "x.mkv", "x"),
            ("Heat (1995)", "x.mkv", "Heat (1995)"), ("Heat (1995)", "x (2001).mkv", "x (2001)"),
            ("Heat", "Ｈeat (1995).mkv", "Heat (1995)"),
            ("Heat [tmdb-5]", "x.mkv", "Heat tmdb-5"), ("Heat (1995) [tmdb-5]", "x [tmdb-6].mkv", "x tmdb-6"),
            ("Heat (1995) [tmdb-5]", "Heat [imdb-tt00001].mkv", "Heat (1995) tmdb-5 imdb-tt00001"),
        ])
    func adopting(_ folder: String, _ file: String, _ name: String) {
        #expect(movies(folder, file) == ["\(name) | \(file)"])
    }

    @Test("Several movies in one folder keep their own names")
    func several() {
        #expect(movies("Heat (1995)", "movie.mkv", "Alien.mkv") == ["Alien | Alien.mkv", "movie | movie.mkv"])
        #expect(movies("", "Heat.mkv") == ["Heat | Heat.mkv"])
    }

    @Test("Extras belong to the movie of their name and year, or to the only one; samples to none")
    func extras() {
        #expect(
            movies(
                "", "Heat (1995).mkv", "Heat (2001).mkv", "Heat (2001)-trailer.mkv", "Heat-clip.mkv", "Alien-clip.mkv", "Heat-sample.mkv")
                == [
                    "Heat (1995) | Heat (1995).mkv, Heat-clip.mkv !clip", "Heat (2001) | Heat (2001).mkv, Heat (2001)-trailer.mkv !trailer",
                ])
        #expect(movies("", "Heat.mkv", "Heat (2001)-trailer.mkv") == ["Heat | Heat.mkv, Heat (2001)-trailer.mkv !trailer"])
        #expect(movies("", "Heat (1995).mkv", "Other-trailer.mkv") == ["Heat (1995) | Heat (1995).mkv, Other-trailer.mkv !trailer"])
        #expect(movies("", "Other-trailer.mkv").isEmpty)
    }

    @Test("Folders of extras belong to the movie whose folder it is")
    func extraFolders() {
        #expect(
            movies(
                "Heat (1995)", "Heat.mkv", "Trailers/One.mkv", "Extras/Deleted Scenes/Two.mkv", "Extras/Three-interview.mkv",
                "Samples/Four.mkv",
                "Other/Five-sample.mkv", "Extras/notes.txt", "Elsewhere/Six.mkv") == [
                    "Heat (1995) | Heat.mkv, Three-interview.mkv !interview, Two.mkv !deletedScene, One.mkv !trailer"
                ])
        #expect(movies("Two", "A.mkv", "B.mkv", "Trailers/One.mkv") == ["A | A.mkv", "B | B.mkv"])
    }

    @Test("NFO, pictures and subtitles by the file's name, or in a movie's own folder by their own")
    func sidecars() {
        let own = [
            "Heat.mkv", "movie.nfo", "poster.jpg", "fanart.jpg", "Heat.en.srt", "Subs/2_German.srt", "Subs/More/3_French.srt",
            "Other/fr.srt",
        ]
        let all = MovieShelf.arrange(RelativePath("Heat (1995)"), Self.listed("Heat (1995)", own)).titles.map(summary)
        #expect(
            all == [
                "Heat (1995) | Heat.mkv +Heat.en.srt +Subs/2_German.srt | nfo Heat (1995)/movie.nfo | poster Heat (1995)/poster.jpg | "
                    + "backdrop Heat (1995)/fanart.jpg"
            ])
        #expect(movies("", "a.mkv", "A.nfo", "a.nfo") == ["a | a.mkv | nfo A.nfo"])
        #expect(movies("Heat", "Heat.mkv", "fanart.jpg", "landscape.jpg") == ["Heat | Heat.mkv | backdrop Heat/fanart.jpg"])
        #expect(
            movies("", "Heat-cd1.mkv", "Heat-cd2.mkv", "Heat-cd1.jpg", "Heat-cd2.jpg", "Heat-cd1-fanart.jpg", "Heat-cd2-landscape.jpg")
                == ["Heat | Heat-cd1.mkv #1, Heat-cd2.mkv #2 | poster Heat-cd1.jpg | backdrop Heat-cd1-fanart.jpg"])
        #expect(movies("Heat (1995)", "Heat.mkv", "any.nfo") == ["Heat (1995) | Heat.mkv | nfo Heat (1995)/any.nfo"])
        #expect(movies("Heat (1995)", "Heat.mkv", "any.nfo", "other.nfo") == ["Heat (1995) | Heat.mkv"])
        #expect(movies("", "Heat.mkv", "movie.nfo", "poster.jpg", "any.nfo") == ["Heat | Heat.mkv"])
        #expect(
            movies(
                "", "Heat.mkv", "Alien.mkv", "heat.nfo", "HEAT-poster.jpg", "heat.jpg", "Alien.jpg", "Alien-landscape.jpg",
                "Alien-fanart.jpg")
                == [
                    "Alien | Alien.mkv | poster Alien.jpg | backdrop Alien-fanart.jpg",
                    "Heat | Heat.mkv | nfo heat.nfo | poster HEAT-poster.jpg",
                ])
        #expect(movies("", "A.mkv", "A B.mkv", "A B.en.srt", "a.de.srt", "C.srt") == ["A B | A B.mkv +A B.en.srt", "A | A.mkv +a.de.srt"])
        // With two files nobody knows to which one the loose subtitles belong.
        #expect(
            movies("Heat (1995)", "Heat-cd1.mkv", "Heat-cd2.mkv", "Subs/de.srt") == ["Heat (1995) | Heat-cd1.mkv #1, Heat-cd2.mkv #2"])
    }

    @Test("A private video is a title of its own")
    func videos() {
        let shelf = MovieShelf.arrangeVideos(
            RelativePath("Trip"), Self.listed("Trip", ["Day 1.mp4", "Day 1.nfo", "Day 1.jpg", "Day 1.en.srt", "Day 2.mp4", "poster.jpg"]))
        #expect(
            shelf.titles.map(summary) == [
                "Day 1 | Day 1.mp4 +Day 1.en.srt | nfo Trip/Day 1.nfo | poster Trip/Day 1.jpg", "Day 2 | Day 2.mp4",
            ])
        #expect(shelf.titles.allSatisfy { $0.slot == .video })
        #expect(MovieShelf.arrangeVideos(RelativePath("Other"), Self.listed("Trip", ["a.mp4"])) == Shelf())
    }

    @Test("Folders of technical words alone hold versions of one movie")
    func versionFolders() {
        let shelf = MovieShelf.arrange(
            RelativePath("Heat (1995)"), Self.listed("Heat (1995)", ["1080p/Heat.mkv", "2160p/Heat.mkv", "1080p/VIDEO_TS/a.txt"]))
        #expect(shelf.titles.map { $0.members.map(\.version) } == [["1080p", "2160p"]])
        #expect(shelf.titles.map(\.name.year) == [1995])
        #expect(ScanUnit.of(RelativePath("Heat (1995)/1080p"), .movies) == RelativePath("Heat (1995)"))
        #expect(ScanUnit.of(RelativePath("Movies/1080p"), .movies) == RelativePath("Movies/1080p"))
        #expect(ScanUnit.of(RelativePath("Movies/Shorts"), .movies) == RelativePath("Movies/Shorts"))
    }

    @Test(
        "The folder with which a folder is scanned",
        arguments: [
            ("A/Trailers", FolderKind.movies, "A"), ("A/Subs", .movies, "A"), ("A/Extras/Deleted Scenes", .movies, "A"),
            ("Trailers", .movies, "Trailers"), ("A/B", .movies, "A/B"), ("A/Season 1", .movies, "A/Season 1"), ("", .movies, ""),
            ("A/Season 1", .series, "A"), ("A/Season 1/Subs", .series, "A"), ("A/Extras", .series, "A"), ("A/B", .series, "A/B"),
            ("Season 1", .series, "Season 1"), ("A/Show S01E02 1080p", .series, "A"), ("A/Show 12", .series, "A/Show 12"),
            ("A/S2019", .series, "A"), ("A/Trailers", .videos, "A/Trailers"), ("A/Season 1", .videos, "A/Season 1"),
        ])
    func units(_ path: String, _ kind: FolderKind, _ unit: String) {
        #expect(ScanUnit.of(RelativePath(path), kind) == RelativePath(unit))
    }

    @Test("Any file that affects a title changes its inputs, and no other file does")
    func inputs() {
        let names = ["Heat.mkv", "movie.nfo", "poster.jpg", "fanart.jpg", "Heat.en.srt", "Trailers/One.mkv"]
        func inputs(_ names: [String], at date: Int64? = nil, of changed: String = "") -> Int64? {
            var listed = Self.listed("Heat (1995)", names)
            for folder in listed.indices {
                for file in listed[folder].files.indices where listed[folder].files[file].path.text.hasSuffix(changed) {
                    if let date { listed[folder].files[file].stamp.modified = date }
                }
            }
            return MovieShelf.arrange(RelativePath("Heat (1995)"), listed).titles.first?.inputs
        }
        let before = inputs(names)
        #expect(before == inputs(names) && before == inputs(names + ["notes.txt"]) && before != inputs(Array(names.dropLast())))
        for name in names { #expect(inputs(names, at: 9, of: name) != before, "\(name)") }
    }

    @Test(
        "An NFO says more than pictures, and both more than nothing",
        arguments: [(["movie.nfo"], 2), (["poster.jpg"], 1), (["fanart.jpg"], 1), ([], 0)])
    func precedence(_ names: [String], _ precedence: Int) {
        #expect(
            MovieShelf.arrange(RelativePath("Heat"), Self.listed("Heat", ["Heat.mkv"] + names)).titles.map(\.precedence) == [precedence])
        let show = names.map { $0 == "movie.nfo" ? "tvshow.nfo" : $0 }
        #expect(ShowShelf.arrange(RelativePath("Show"), Self.listed("Show", ["S01E01.mkv"] + show)).shows.map(\.precedence) == [precedence])
    }
}

@Suite("Every file has a place")
struct ShelfPlaceTests {
    /// The folders from the unit down to the file, which is the only one.
    private func listed(_ path: RelativePath, from unit: RelativePath) -> [ListedFolder] {
        let file = ListedFile(path: path, stamp: FileStamp(size: 1, modified: 1, inode: 1))
        return (unit.names.count..<path.names.count).map { depth in
            let folder = RelativePath(Array(path.names[..<depth].joined(separator: [UInt8(ascii: "/")])))
            return ListedFolder(
                path: folder, stamp: FolderStamp(modified: 0, inode: 0, count: 1, digest: 0, media: 0, isMount: false),
                files: folder == path.parent ? [file] : [], folders: [])
        }
    }

    @Test("Each file of the examples belongs to a title or has a problem, wherever it is; an extra alone is no title")
    func placed() throws {
        var lost: [String] = []
        for row in NamedPathTests.all where row.kind != .videos && !row.read.contains("!") {
            let path = RelativePath(row.path)
            guard FileClass.of(NameText.decode(path.name)) == .media else { continue }
            let unit = ScanUnit.of(path.parent, row.kind), folders = listed(path, from: unit)
            let shelf = row.kind == .movies ? MovieShelf.arrange(unit, folders) : ShowShelf.arrange(unit, folders)
            let members = (shelf.titles + shelf.shows.flatMap(\.episodes)).flatMap(\.members).map(\.file.path)
            if !members.contains(path), !shelf.problems.contains(where: { $0.path == path }) { lost.append(row.path) }
        }
        #expect(lost == [])
    }
}
