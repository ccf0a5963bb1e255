import CoreDomain
import Foundation
import Testing

@testable import LibraryApplication
@testable import LibraryDomain

@Suite("Titles from names, NFO files and media files")
struct IdentificationTests {
    private func file(_ number: Int, seconds: Double? = 6_000, day: Double = 1) -> StoredFile {
        StoredFile(
            id: LibrarySpecification.id(number), folder: "Home", path: RelativePath("\(number).mkv"),
            stamp: FileStamp(size: 1, modified: 5, inode: 1), addedAt: LibrarySpecification.day(day),
            reference: .movie(LibrarySpecification.title(1)),
            facts: MediaFacts(container: "mp4", duration: seconds, video: [VideoTrack(number: 0, codec: "h264", width: 64, height: 36)]))
    }

    private func group(_ slot: TitleGroup.Slot = .movie, title: String = "Heat", year: Int? = 1995) -> TitleGroup {
        TitleGroup(slot: slot, name: ParsedName(title: title, year: year), members: [])
    }

    private func movie(_ files: [StoredFile], _ group: TitleGroup? = nil, nfo: String? = nil) throws -> IdentifiedMovie {
        var reading = GroupReading()
        if let nfo { reading.nfo = try NFO.read(Array("<movie>\(nfo)</movie>".utf8)) }
        let group = group ?? self.group()
        return Identification.movie(
            Identification.identity(of: group, reading.title, first: files.first?.id), group, reading, files: files, colours: [:])
    }

    @Test("An NFO says more than the name, and fills nothing that it does not say")
    func names() throws {
        let plain = try movie([file(1)])
        #expect(plain.title == "Heat" && plain.year == 1995 && plain.sortTitle == "Heat" && plain.originalTitle == nil && !plain.isVideo)
        let told = try movie(
            [file(1)], nfo: "<title>The Heat</title><year>1996</year><sorttitle>S</sorttitle><originaltitle>O</originaltitle><plot>P</plot>"
        )
        #expect(
            told.title == "The Heat" && told.year == 1996 && told.sortTitle == "S" && told.originalTitle == "O"
                && told.facts.overview == "P")
        #expect(try movie([file(1)], nfo: "<title>The Heat</title>").sortTitle == "Heat, The")
        #expect(try movie([file(1)], nfo: "<plot>P</plot>").year == 1995)
        #expect(try movie([file(1)], group(.video)).isVideo)
    }

    @Test(
        "The running time is the NFO's, or that of the first file in whole minutes, from half a minute on",
        arguments: [(6_000.0, 100), (6_029, 100), (6_030, 101), (30, 1), (29.9, nil), (89, 1), (90, 2), (nil, nil)] as [(Double?, Int?)])
    func runtimes(_ seconds: Double?, _ minutes: Int?) throws {
        #expect(try movie([file(1, seconds: seconds)]).facts.runtimeMinutes == minutes)
        #expect(try movie([file(1, seconds: seconds)], nfo: "<runtime>7</runtime>").facts.runtimeMinutes == 7)
    }

    @Test("Parts follow each other; versions and extras do not count")
    func parts() throws {
        var files = [file(1), file(2), file(3), file(4)]
        files[0].extra = "Trailer"
        #expect(try movie(files).facts.runtimeMinutes == 100)
        (files[1].part, files[2].part) = (1, 2)
        #expect(try movie(files).facts.runtimeMinutes == 200)
        files[2].part = nil
        #expect(try movie(files).facts.runtimeMinutes == 100)
    }

    @Test("A title is as old as its first file, extras aside")
    func dates() throws {
        var files = [file(1, day: 5), file(2, day: 3), file(3, day: 1)]
        files[2].extra = "Trailer"
        #expect(try movie(files).addedAt == LibrarySpecification.day(3))
        #expect(try movie([files[2]]).addedAt == LibrarySpecification.day(1))
    }

    private func picture(_ id: String, _ width: Int, _ height: Int) -> FoundPicture {
        FoundPicture(picture: Picture(id: id, width: width, height: height), library: "Home", path: RelativePath("x"), place: .file)
    }

    @Test("Picture files come first, then an upright cover as the poster or a wide one as the backdrop, then a frame")
    func pictures() {
        func ids(
            _ slot: TitleGroup.Slot = .movie, poster: Bool = false, backdrop: Bool = false, cover: (Int, Int)? = nil, isExtra: Bool = false,
            isPortrait: Bool = false
        ) -> [String?] {
            var reading = GroupReading()
            if poster { reading.poster = picture("poster", 2, 3) }
            if backdrop { reading.backdrop = picture("backdrop", 3, 2) }
            var one = file(1)
            one.cover = cover.map { picture("cover", $0.0, $0.1) }
            if isExtra { one.extra = "Trailer" }
            if isPortrait { one.facts.video = [VideoTrack(number: 0, codec: "h264", width: 36, height: 64, rotation: 90)] }
            let found = Identification.pictures(of: group(slot), reading, files: [one])
            let frame = Identification.frame(of: one)?.picture.id
            return [found.poster, found.backdrop].map { $0.map { $0.picture.id == frame ? "frame" : $0.picture.id } }
        }
        #expect(ids() == [nil, "frame"])
        #expect(ids(isExtra: true) == [nil, nil])
        #expect(ids(poster: true, backdrop: true, cover: (2, 3)) == ["poster", "backdrop"])
        #expect(ids(cover: (2, 3)) == ["cover", "frame"])
        #expect(ids(cover: (3, 3)) == ["cover", "frame"])
        #expect(ids(cover: (3, 2)) == [nil, "cover"])
        #expect(ids(backdrop: true, cover: (3, 2)) == [nil, "backdrop"])
        // A portrait frame has the shape of a poster.
        #expect(ids(isPortrait: true) == ["frame", nil])
        #expect(ids(poster: true, isPortrait: true) == ["poster", nil])
        #expect(ids(cover: (3, 2), isPortrait: true) == ["frame", "cover"])
        #expect(ids(cover: (2, 3), isPortrait: true) == ["cover", nil])
        #expect(ids(.video, isPortrait: true) == ["frame", nil])
        #expect(ids(.episode(season: 1, episodes: 1...1, aired: nil), isPortrait: true) == [nil, "frame"])
        #expect(ids(.episode(season: 1, episodes: 1...1, aired: nil), poster: true, cover: (2, 3)) == [nil, "frame"])
        #expect(ids(.episode(season: 1, episodes: 1...1, aired: nil), cover: (3, 2)) == [nil, "cover"])
    }

    @Test("A frame comes from two fifths of the running time, and has an id of its own")
    func frames() throws {
        let one = try #require(Identification.frame(of: file(1, seconds: 1_234)))
        #expect(one.place == .frame(seconds: 493.6) && one.picture.width == 64 && one.picture.height == 36)
        var changed = file(1, seconds: 1_234)
        changed.stamp.modified = 6
        #expect(Set([one.picture.id] + [file(2), changed].compactMap { Identification.frame(of: $0)?.picture.id }).count == 3)
        var turned = file(1, seconds: 1_234)
        turned.facts.video = [VideoTrack(number: 0, codec: "h264", width: 64, height: 36, rotation: 180)]
        #expect(Identification.frame(of: turned)?.picture.id != one.picture.id)
        #expect(Identification.frame(of: file(1, seconds: nil)) == nil)
        for (width, height, isThere) in [(0, 36, false), (64, 0, false), (1, 1, true)] {
            var one = file(1)
            one.facts.video = [VideoTrack(number: 0, codec: "h264", width: width, height: height)]
            #expect((Identification.frame(of: one) != nil) == isThere)
        }
        var silent = file(1)
        silent.facts.video = []
        #expect(Identification.frame(of: silent) == nil)
    }

    private func episodes(
        _ numbers: ClosedRange<Int>, _ nfo: String = "", title: String = "", aired: String? = nil, seconds: Double = 6_000
    ) throws -> [IdentifiedEpisode] {
        var reading = GroupReading()
        if !nfo.isEmpty { reading.nfo = try NFO.read(Array(nfo.utf8)) }
        return Identification.episodes(
            group(.episode(season: 2, episodes: numbers, aired: aired), title: title), reading, files: [file(1, seconds: seconds)],
            colours: [:])
    }

    private func document(_ title: String, _ number: Int? = nil) -> String {
        "<episodedetails><title>\(title)</title>\(number.map { "<episode>\($0)</episode>" } ?? "")</episodedetails>"
    }

    @Test("Episodes of one file share its time, and take the documents of their numbers, or else those in order")
    func episodeNames() throws {
        let plain = try episodes(3...4, title: "Name", aired: "2019-04-21")
        #expect(plain.map(\.number) == [3, 4] && plain.allSatisfy { $0.season == 2 && $0.title == "Name" && $0.aired == "2019-04-21" })
        #expect(plain.map(\.runtimeMinutes) == [50, 50] && plain.allSatisfy { $0.still != nil })
        #expect(try episodes(3...3).map(\.title) == [nil])
        #expect(try episodes(3...4, document("B", 4) + document("A", 3)).map(\.title) == ["A", "B"])
        #expect(try episodes(3...4, document("A") + document("B")).map(\.title) == ["A", "B"])
        #expect(try episodes(3...4, document("A")).map(\.title) == [nil, nil])
        #expect(try episodes(3...3, document("A") + document("B")).map(\.title) == ["A"])
        #expect(try episodes(3...3, document("A", 9)).map(\.title) == ["A"])
        #expect(try episodes(3...3, document("A", 9) + document("B", 3)).map(\.title) == ["B"])
        #expect(try episodes(1...150).count == 100)
        #expect(try episodes(1...3, seconds: 60).map(\.runtimeMinutes) == [1, 1, 1])
        let told = "<episodedetails><plot>P</plot><aired>2001-02-03</aired><runtime>7</runtime></episodedetails>"
        let one = try #require(try episodes(1...1, told, title: "Name", aired: "2019-04-21").first)
        #expect(one.overview == "P" && one.aired == "2001-02-03" && one.runtimeMinutes == 7 && one.title == "Name")
        #expect(Identification.episodes(group(), GroupReading(), files: [file(1)], colours: [:]).isEmpty)
    }

    @Test("A title is named after an id if there is one, else after its file; the title in the NFO is another name of it")
    func identities() throws {
        func identity(_ nfo: String?, _ slot: TitleGroup.Slot = .movie) throws -> TitleIdentity {
            let read = try nfo.map { try #require(try NFO.read(Array("<movie>\($0)</movie>".utf8)).first) }
            return Identification.identity(of: group(slot), read, first: FileID("file0001"))
        }
        let local = try identity(nil)
        #expect(local.id.source == .local && local.aliases.isEmpty)
        let told = try identity("<tmdbid>5</tmdbid>")
        #expect(told.id.rawValue == "tmdb-5" && told.aliases == [local.id])
        let renamed = try identity("<title>Other</title>")
        #expect(renamed.id == local.id && renamed.aliases.count == 1)
        #expect(try identity("<title>heat</title>").aliases.isEmpty)
        #expect(try identity("<tmdbid>5</tmdbid><title>HEAT</title>").aliases == [local.id])
        #expect(try identity("<title>Heat</title><year>1996</year>").aliases.count == 1)
        // A private video is named after its file.
        #expect(try identity(nil, .video).id.rawValue == "local-file0001")
        #expect(try identity("<tmdbid>5</tmdbid>", .video) == TitleIdentity(id: TitleID("tmdb-5")!, aliases: [TitleID("local-file0001")!]))
        #expect(TitleID("tmdb-5")!.source == .tmdb)
    }
}
