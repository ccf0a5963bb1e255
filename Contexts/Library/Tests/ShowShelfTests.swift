import LibraryDomain
import Testing

@testable import LibraryApplication

@Suite("Folders arranged by series")
struct ShowShelfTests {
    /// `Show (year): 1x2 file, …`
    private func shows(_ unit: String, _ paths: String...) -> [String] { summaries(shelf(unit, paths)) }

    private func shelf(_ unit: String, _ paths: [String]) -> Shelf { ShowShelf.arrange(RelativePath(unit), ShelfTests.listed(unit, paths)) }

    private func summaries(_ shelf: Shelf) -> [String] {
        shelf.shows.map { show in
            let name = [show.name.title, show.name.year.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
            return "\(name): " + show.episodes.map(episode).joined(separator: ", ")
        }
    }

    private func episode(_ group: TitleGroup) -> String {
        guard case .episode(let season, let episodes, let aired) = group.slot else { return "?" }
        let number = episodes.count == 1 ? "\(season)x\(episodes.lowerBound)" : "\(season)x\(episodes.lowerBound)-\(episodes.upperBound)"
        let files = group.members.map {
            $0.file.name + ($0.version.map { "=\($0)" } ?? "") + $0.subtitles.map { "+\($0.fileName)" }.joined()
        }
        let rest = [group.name.title.isEmpty ? nil : "“\(group.name.title)”", aired, group.nfo.first?.name, group.backdrop?.name]
        return ([number] + files + rest.compactMap(\.self)).joined(separator: " ")
    }

    @Test("The season comes from the name, then from the folder, then it is the first")
    func seasons() {
        #expect(
            shows("Show (2005)", "Season 2/S03E01.mkv", "Season 2/E02.mkv", "E04.mkv", "Specials/E05.mkv", "2nd Season/Part/06.mkv")
                == ["Show (2005): 1x4 E04.mkv, 2x6 06.mkv, 2x2 E02.mkv, 3x1 S03E01.mkv, 0x5 E05.mkv"])
        #expect(shows("Show S02", "E01.mkv") == ["Show: 2x1 E01.mkv"])
        #expect(shows("Specials", "E01.mkv") == ["Specials: 1x1 E01.mkv"])
        #expect(shows("Show", "Season 1/Season 2/E01.mkv") == ["Show: 2x1 E01.mkv"])
        #expect(ShowShelf.arrange(RelativePath("Other"), ShelfTests.listed("Show", ["E01.mkv"])) == Shelf())
    }

    @Test(
        "A number that begins with its folder's season leaves the season out",
        arguments: [
            ("Season 1/102.mkv", "1x2"), ("Season 1/100.mkv", "1x100"), ("Season 1/202.mkv", "1x202"), ("Season 1/199.mkv", "1x99"),
            ("Season 1/102-103.mkv", "1x2-3"), ("Season 1/199-201.mkv", "1x199-201"), ("Season 10/1002.mkv", "10x2"),
            ("Specials/002.mkv", "0x2"), ("102.mkv", "1x2"), ("099.mkv", "1x99"), ("140.mkv", "1x140"), ("Season 1/S01E102.mkv", "1x102"),
            ("Season 1/101.mkv", "1x1"),
        ])
    func shortNumbers(_ path: String, _ number: String) {
        #expect(shows("Show", path).first?.hasPrefix("Show: \(number) ") == true)
    }

    @Test("Numbers beyond 99 are absolute where others of their folder are below")
    func absoluteNumbers() {
        #expect(
            shows("Show", "Season 1/Show - 012.mkv", "Season 1/Show - 112.mkv") == [
                "Show: 1x12 Show - 012.mkv, 1x112 Show - 112.mkv"
            ])
        #expect(shows("Show", "Season 1/101.mkv", "Season 1/102.mkv") == ["Show: 1x1 101.mkv, 1x2 102.mkv"])
        #expect(shows("Show", "Season 1/102.mkv", "Season 1/203.mkv") == ["Show: 1x102 102.mkv, 1x203 203.mkv"])
    }

    @Test("A number of three digits alone is absolute if a number of the series is")
    func numbersAlone() {
        #expect(shows("Show", "102.mkv", "203.mkv") == ["Show: 1x2 102.mkv, 2x3 203.mkv"])
        #expect(shows("Show", "099.mkv", "102.mkv") == ["Show: 1x99 099.mkv, 1x102 102.mkv"])
        #expect(shows("Show", "Show.139.mkv", "Show.140.mkv") == ["Show: 1x139 Show.139.mkv, 1x140 Show.140.mkv"])
        #expect(shows("Show", "Arc 1/012.mkv", "Arc 2/112.mkv") == ["Show: 1x12 012.mkv, 1x112 112.mkv"])
        #expect(shows("", "Show.099.mkv", "Show.102.mkv", "Port.103.mkv").contains { $0.hasPrefix("Port: 1x3 ") })
        #expect(shows("Show 901-928", "921.mkv") == ["Show: 1x921 921.mkv"])
    }

    @Test("Discs, arcs and years inside a series are no series, and a release folder of one episode has the series' name")
    func folders() {
        #expect(shows("Show", "Disc 1/S01E01.mkv", "Arc 2 - Sea/S01E02.mkv") == ["Show: 1x2 S01E02.mkv, 1x1 S01E01.mkv"])
        #expect(ScanUnit.of(RelativePath("Show/Disc 1"), .series) == RelativePath("Show"))
        #expect(ScanUnit.of(RelativePath("Show/2023"), .series) == RelativePath("Show"))
        #expect(ScanUnit.of(RelativePath("Show/Season 1/ep3/extract"), .series) == RelativePath("Show"))
        #expect(ScanUnit.of(RelativePath("Season 1/Show"), .series) == RelativePath("Season 1/Show"))
        #expect(shows("Show", "Season 2/ep3/extract/E03.mkv") == ["Show: 2x3 E03.mkv"])
        #expect(ScanUnit.of(RelativePath("Show/Featurettes/Disc 2"), .series) == RelativePath("Show"))
        #expect(shows("Harbour.S02E01.1080p.WEB-GRP", "harbour.s02e01.mkv") == ["Harbour: 2x1 harbour.s02e01.mkv"])
        #expect(shows("Harbour.S02E02.1080p.WEB-GRP", "9f8a7b.mkv").first?.hasPrefix("Harbour: 2x2 9f8a7b.mkv") == true)
        #expect(shows("Season 2", "Harbour 2x05.mkv") == ["Harbour: 2x5 Harbour 2x05.mkv"])
        #expect(shows("", "03 - Harbour - Rope.mkv") == ["Harbour: 1x3 03 - Harbour - Rope.mkv “Rope”"])
    }

    @Test("A folder such as “TV” holds the series that its files name, unless they name none")
    func collecting() {
        #expect(
            shows("TV Shows", "Port S01E02.mkv", "Harbour.1x05.mkv", "1080p/Port S01E03.mkv") == [
                "Harbour: 1x5 Harbour.1x05.mkv", "Port: 1x2 Port S01E02.mkv, 1x3 Port S01E03.mkv",
            ])
        #expect(shows("Kids", "S01E01.mkv", "Kids - S01E02.mkv") == ["Kids: 1x2 Kids - S01E02.mkv, 1x1 S01E01.mkv"])
        #expect(shelf("Kids", ["S01E01.mkv"]).shows.map(\.hasFolder) == [true])
        #expect(shelf("Kids", ["Harbour S01E01.mkv"]).shows.map(\.hasFolder) == [false])
        #expect(ScanUnit.of(RelativePath("TV/Harbour.S02.1080p-GRP"), .series) == RelativePath("TV/Harbour.S02.1080p-GRP"))
        #expect(ScanUnit.of(RelativePath("TV/Season 2"), .series) == RelativePath("TV"))
        #expect(ScanUnit.of(RelativePath("Harbour/Season 2/1080p"), .series) == RelativePath("Harbour"))
    }

    @Test("An extra belongs to its own episode, else to the first of its season, else to the first of the series; samples to none")
    func extras() {
        let shelf = shelf(
            "Show",
            [
                "Season 1/S01E01.mkv", "Season 1/S01E02.mkv", "Season 2/S02E03.mkv", "Specials/S00E01.mkv", "Season 1/S01E02-trailer.mkv",
                "Season 2/Extras/Making.mkv", "Featurettes/Disc 1/Rope.mkv", "Season 2/S02E03-sample.mkv",
            ])
        let members = shelf.shows.flatMap(\.episodes).map { group in
            group.members.map { $0.file.name + ($0.extra.map { "!\($0.rawValue)" } ?? "") }.joined(separator: " ")
        }
        #expect(
            Set(members) == [
                "S01E01.mkv Rope.mkv!featurette", "S01E02.mkv S01E02-trailer.mkv!trailer", "S02E03.mkv Making.mkv!other", "S00E01.mkv",
            ])
        #expect(shelf.problems.isEmpty)
    }

    @Test("An episode in several files has parts; a single file called a part is whole")
    func parts() {
        func parts(_ paths: String...) -> [[Int?]] { shelf("Show", paths).shows.flatMap(\.episodes).map { $0.members.map(\.part) } }
        #expect(parts("S01E01 cd1.mkv", "S01E01 cd2.mkv") == [[1, 2]])
        #expect(parts("S01E01 - Part 1.mkv", "S01E02 - Part 2.mkv") == [[nil], [nil]])
    }

    @Test("The folder of a single episode says what its file does not")
    func folderOfEpisode() {
        #expect(shows("Show", "Show S01E02 Title 1080p/abc.mkv") == ["Show: 1x2 abc.mkv=1080p “Title”"])
        let shelf = shelf("Show", ["abc.mkv", "Extras/E01.mkv", "S01E01-trailer.mkv", "Folder/def.mkv"])
        #expect(shelf.shows.isEmpty)
        #expect(shelf.problems.map(\.path.text) == ["Show/abc.mkv", "Show/Folder/def.mkv"])
        #expect(shelf.problems.allSatisfy { $0.reason.contains("S01E02") })
    }

    @Test("Loose episodes in the library are series by their names")
    func loose() {
        #expect(
            shows("", "Show S01E01.mkv", "SHOW S01E02.mkv", "Other (2005) S01E01.mkv", "E03.mkv") == [
                "Unknown series: 1x3 E03.mkv", "Other (2005): 1x1 Other (2005) S01E01.mkv",
                "SHOW: 1x2 SHOW S01E02.mkv, 1x1 Show S01E01.mkv",
            ])
        #expect(shelf("", ["Show S01E01.mkv", "tvshow.nfo", "poster.jpg"]).shows.allSatisfy { $0.nfo == nil && $0.poster == nil })
    }

    @Test("The year of a series in its own folder is the folder's")
    func year() {
        #expect(shows("Show", "Show (2005) S01E01.mkv").first?.hasPrefix("Show: ") == true)
        #expect(shows("Show (2004)", "Show (2005) S01E01.mkv").first?.hasPrefix("Show (2004): ") == true)
        #expect(shows("", "Show (2005) S01E01.mkv", "Show (2006) S01E02.mkv").first?.hasPrefix("Show (2005): ") == true)
    }

    @Test("Files of one episode are its versions, with the sidecars of their names")
    func versions() {
        #expect(
            shows(
                "Show", "S01E01 720p.mkv", "S01E01 1080p.mkv", "S01E01 1080p.nfo", "S01E01 720p-thumb.jpg", "S01E01 720p.de.srt",
                "S01E02.mkv", "S01E02.jpg")
                == [
                    "Show: 1x1 S01E01 1080p.mkv=1080p S01E01 720p.mkv=720p+S01E01 720p.de.srt S01E01 1080p.nfo S01E01 720p-thumb.jpg, "
                        + "1x2 S01E02.mkv S01E02.jpg"
                ])
        #expect(
            shows("Show", "Season 01/S01E01.mkv", "Season 01/S01E01.nfo", "Season 1/S01E01 1080p.mkv")
                == ["Show: 1x1 S01E01.mkv S01E01 1080p.mkv=1080p S01E01.nfo"])
        #expect(shows("Show", "2019-04-21 Guest.mkv") == ["Show: 2019x421 2019-04-21 Guest.mkv “Guest” 2019-04-21"])
        #expect(shows("Show", "S01E01-E02.mkv", "S01E01.mkv") == ["Show: 1x1-2 S01E01-E02.mkv, 1x1 S01E01.mkv"])
    }

    @Test("A series has the NFO and the pictures of its folder, and a poster for each season")
    func pictures() throws {
        let show = try #require(
            shelf(
                "Show",
                [
                    "S01E01.mkv", "tvshow.nfo", "poster.jpg", "fanart.jpg", "season01-poster.jpg", "season01-cover.jpg",
                    "season02-banner.jpg",
                    "Season 1/poster.jpg", "Season 3/folder.jpg", "Season 3/cover.jpg", "Season 4/More/poster.jpg", "Extras/poster.jpg",
                ]
            ).shows.first)
        #expect([show.nfo, show.poster, show.backdrop].map { $0?.path.text } == ["Show/tvshow.nfo", "Show/poster.jpg", "Show/fanart.jpg"])
        #expect(show.seasonPosters.mapValues(\.path.text) == [1: "Show/season01-poster.jpg", 3: "Show/Season 3/folder.jpg"])
        let bare = try #require(shelf("Show", ["S01E01.mkv", "any.nfo", "landscape.jpg"]).shows.first)
        #expect(bare.nfo == nil && bare.poster == nil && bare.backdrop?.name == "landscape.jpg")
    }

    @Test("What a series is filed with changes its inputs and those of its episodes; an episode's files change only its own")
    func inputs() throws {
        let names = ["S01E01.mkv", "S01E01.nfo", "S01E01-thumb.jpg", "S01E01.de.srt", "S01E02.mkv"]
        let more = ["tvshow.nfo", "poster.jpg", "fanart.jpg", "season01-poster.jpg"]
        func show(of changed: String? = nil) throws -> ShowGroup {
            var listed = ShelfTests.listed("Show", names + more)
            for file in listed[0].files.indices where listed[0].files[file].name == changed { listed[0].files[file].stamp.size = 9 }
            return try #require(ShowShelf.arrange(RelativePath("Show"), listed).shows.first)
        }
        let before = try show()
        for name in names.dropLast() {
            let after = try show(of: name)
            #expect(after.inputs == before.inputs && after.episodes[0].inputs != before.episodes[0].inputs, "\(name)")
            #expect(after.episodes[1].inputs == before.episodes[1].inputs)
        }
        for name in more {
            let after = try show(of: name)
            #expect(after.inputs != before.inputs, "\(name)")
            #expect(zip(after.episodes, before.episodes).allSatisfy { $0.inputs != $1.inputs })
        }
        #expect(before.listed.count == 4 && Set(before.paths).count == 4)
    }
}
