import CoreDomain
import Foundation
import HTML
import Testing

@testable import DesignSystem

/// Each component with all that it can show, and with nothing of it.
@Suite("Components with everything and with nothing")
struct ComponentTests {
    private enum Intent: BrowserIntent {
        case watched, listed, dismissed
        var access: Permission { .keep }
    }

    private static let picture = Picture(id: "abcdef0123456789", width: 500, height: 750, colour: "884422", theme: "c0392b")
    private static let person = PersonID("tmdb-7")!
    private static let drawn = Artwork.drawn(path: "/a.svg")
    private static let art = Artwork.picture(picture)

    @Test("Cards and rows")
    func cards() throws {
        try expectGolden(
            "cards",
            ul {
                PosterCard(title: "A", path: "/a", artwork: Self.drawn)
                PosterCard(title: "A", note: "n", path: "/a", artwork: Self.art, progress: 1, isFirst: true) { Button("More") }
                PosterCard(title: "A", path: "/a", artwork: Self.drawn, isOnWatchlist: true, isOwned: true)
                WideCard(title: "A", path: "/a", artwork: Self.drawn, showsPlay: false)
                WideCard(key: "w", title: "A", note: "n", path: "/a", artwork: Self.art, progress: 0, badge: "New", isFirst: true) {
                    Button("More")
                }
                EpisodeRow(number: 1, title: "A", path: "/a", artwork: Self.drawn)
                EpisodeRow(
                    key: "e", number: 2, title: "A", note: "n", overview: "o", path: "/a", artwork: Self.art, progress: 0.5, isWatched: true
                ) { Button("Play") }
                PersonCard(name: "Ida Brandt", path: "/p", artwork: .portrait(nil, of: Self.person, name: "Ida Brandt"))
                PersonCard(
                    key: "p", name: "Ida", role: "Director", path: "/p", artwork: .portrait(Self.picture, of: Self.person, name: "Ida"))
            })
        try expectGolden(
            "media-rows",
            div {
                MediaList {
                    MediaRow(title: "A", path: "/a", artwork: Self.drawn)
                    MediaRow(title: "A", path: "/a", artwork: Self.drawn, isOwned: true)
                }
                MediaList(key: "list") {
                    MediaRow(key: "m", title: "A", note: "n", text: "t", path: "/a", artwork: Self.art, shape: .wide, progress: 0.5) {
                        Button("Play")
                    }
                }
                Row("short", title: "Short") { EmptyHTML() }
                Row("wide", title: "Wide", path: "/w", size: .wide, isLive: true) { EmptyHTML() }
                CastRow(members: [.init(name: "Ida", path: "/p", artwork: .initials(name: "Ida"))])
            })
    }

    @Test("A logo stands in place of the title, and says it; its size is told if it is known")
    func logo() {
        func page(_ logo: Picture?) -> String { htmlString(DetailsHeader(title: "A & B", logo: logo, poster: nil) { EmptyHTML() }) }
        let sized = page(Picture(id: "abcdef0123456789", width: 600, height: 200)), bare = page(Picture(id: "abcdef0123456789"))
        #expect(sized.contains("<img src=\"/artwork/abcdef0123456789/500.jpg\" width=\"600\" height=\"200\" alt=\"A &amp; B\""))
        #expect(bare.contains("/500.jpg\" alt=\"A &amp; B\"") && !sized.contains(">A &amp; B</h1>"))
        #expect(page(nil).contains(">A &amp; B</h1>"))
    }

    @Test("Details, files, facts, chapters")
    func details() throws {
        try expectGolden(
            "details-parts",
            div {
                DetailsHeader(title: "A", originalTitle: "A", poster: nil) { EmptyHTML() }
                DetailsHeader(kicker: "k", kickerPath: "/k", title: "A", poster: Self.drawn, posterShape: .wide) { Button("Play") }
                FilePanel(name: "a.mkv", chips: [])
                FilePanel(name: "a.mkv", chips: ["4K"], note: "n", warning: "w") { Button("Play") }
                FactList([.init("Studio", "S"), .init("Rating", ""), .init("Genre", "G", path: "/g")])
                ChapterList([.init(title: "One", start: 61, path: "/c")])
                MetaLine([])
                MetaLine(year: 1956, runtimeMinutes: 61, certification: "PG", genres: ["Western"])
                Section { EmptyHTML() }
                Section("Files", path: "/f") { EmptyHTML() }
                ScreenTitle("A")
                ScreenTitle("A", note: "n", kicker: "k", kickerPath: "/k") { Button("Scan") }
                PathText("/srv/a b/ا.mkv")
            })
    }

    @Test("Buttons, chips, menus, fields")
    func controls() throws {
        try expectGolden(
            "controls",
            div {
                ForEach([ButtonKind.primary, .quiet, .plain, .danger]) { Button("B", kind: $0) }
                Button("Plain")
                LinkButton("Link", icon: .play, path: "/l")
                IconButton(.star, label: "Star")
                ForEach([true, false]) { IconButton(.star, label: "Star", isPressed: $0) }
                IconLink(.back, label: "Back", path: "/b")
                Chip("Word")
                Chip("Link", path: "/l")
                Chip("Here", path: "/h", isCurrent: true)
                ChipLine("Chips") { Chip("One") }
                ForEach([true, false]) { Switch("Switch", isOn: $0) }
                SettingRow("Setting") { EmptyHTML() }
                SettingRow("Setting", text: "t") { EmptyHTML() }
                Field("Name", name: "name")
                Field("Name", name: "name", type: "email", value: "v", hint: "h", error: "e")
                Field("Name", name: "name", hint: "h")
            })
        try expectGolden(
            "menus",
            div {
                TitleMenu<Intent>(of: "A")
                ForEach([true, false]) { isOn in
                    TitleMenu<Intent>(of: "A", watched: (isOn, .watched))
                    TitleMenu<Intent>(of: "A", watchlist: (isOn, .listed), deletesFromWatchlist: isOn)
                    TitleMenu<Intent>(of: "A", dismiss: .dismissed, deletesFromWatchlist: isOn)
                }
                FilterBar(
                    path: "/m",
                    fields: [FilterField(name: "sort", label: "Sort", choices: [.init("a", "A"), .init("b", "B")], current: "b")],
                    summary: "3 movies", .data("live")
                ) { Button("More") }
                PlayerMenu(name: "sound", title: "Sound", choices: [.init("1", "One"), .init("2", "Two", isOn: true)])
            })
        try expectGolden(
            "letters",
            div {
                LetterRail([LetterMark("A")], start: nil) { $0 ?? "/" }
                LetterRail([LetterMark("#"), LetterMark("A", after: "x"), LetterMark("#", after: "z")], start: "x") { "/m?\($0 ?? "")" }
            })
    }

    @Test("Loading, nothing there, failures, questions")
    func states() throws {
        try expectGolden(
            "states",
            div {
                SkeletonRow()
                ForEach([PictureShape.poster, .wide, .portrait]) { SkeletonRow($0, count: 1) }
                SkeletonGrid()
                SkeletonGrid(count: 1)
                SkeletonDetails()
                SkeletonText()
                ForEach([StatePlace.page, .screen, .section]) { place in
                    EmptyState(icon: .folder, title: "T", text: "t", place: place) { Button("Add") }
                    ErrorState("T", place: place)
                }
                ScanStory(headline: "h")
                ScanStory(key: "k", headline: "h", now: "n", fraction: 0.25)
                ConfirmDialog(key: "k", title: "T", text: "t") { Button("Yes") }
                FailureToast(nil)
                FailureToast(isUnsaved: false)
                FailureToast(isUnsaved: true)
                NoticeBanner("n")
                CannotPlayCard(reason: "r") { EmptyHTML() }
                CannotPlayCard("T", reason: "r", recovery: "c") { Button("Play") }
                CannotPlayNote("r")
                CannotPlayNote("r", advice: "a", download: "/d", withoutSound: "/s", withoutPicture: "/p")
                CapabilityCheck(known: "v1+aac")
                NextEpisodeCard(title: "T", path: "/n", artwork: Self.drawn)
                KindChips()
                KindChips(current: "/movies", hasVideos: true)
                KindChips(current: "/videos")
            })
    }

    @Test(
        "A line of progress is between nothing and all",
        arguments: [(-1.0, 0), (0, 0), (0.004, 0), (0.005, 1), (0.42, 42), (0.995, 100), (1, 100), (1.5, 100), (.nan, 0)])
    func progress(fraction: Double, percent: Int) {
        let line = htmlString(ProgressLine(fraction))
        #expect(line.contains("aria-valuenow=\"\(percent)\"") && line.contains("--done:\(percent)%"))
        #expect(line.contains("aria-label=\"Watched\" ") && line.contains("aria-valuemin=\"0\" aria-valuemax=\"100\""))
    }

    @Test(
        "Marks of chapters lie between the ends, at a tenth of a percent",
        arguments: [(1_000.0, ["0.1", "50.0", "99.9"]), (0, []), (2_000, ["0.0", "25.0", "49.9", "50.0"])] as [(Double, [String])])
    func marks(duration: Double, places: [String]) {
        let html = htmlString(Scrubber(duration: duration, marks: [-1, 0, 1, 500, 999, 1_000]))
        #expect(html.matches(of: /--at:([0-9.]+)%/).map { String($0.1) } == places)
    }

    @Test(
        "Each part of a path keeps its own direction",
        arguments: [
            ("", ""), ("a", "<bdi>a</bdi>"), ("/", "/"), ("/a", "/<bdi>a</bdi>"), ("a/b/", "<bdi>a</bdi>/<bdi>b</bdi>/"),
            ("/a//b", "/<bdi>a</bdi>//<bdi>b</bdi>"),
        ])
    func paths(path: String, html: String) {
        #expect(htmlString(PathText(path)) == "<span dir=\"ltr\">\(html)</span>")
    }

    @Test("A long title is set smaller: over 36 characters in a hero, over 60 on its page", arguments: [36, 37, 60, 61])
    func longTitles(count: Int) {
        let title = String(repeating: "T", count: count)
        let hero = htmlString(Hero(title: title, path: "/t", backdrop: Self.drawn, poster: Self.drawn) { EmptyHTML() })
        let page = htmlString(DetailsHeader(title: title, poster: nil) { EmptyHTML() })
        #expect(hero.contains("title-long") == (count > 36) && page.contains("title-long") == (count > 60))
    }

    @Test("A frame asks for the widths that the server makes, and keeps the room of its shape")
    func frames() throws {
        try expectGolden(
            "frames",
            div {
                ForEach([PictureShape.poster, .wide, .portrait]) { shape in
                    PictureFrame(Self.art, shape: shape)
                    PictureFrame(Self.drawn, shape: shape, alt: "A", isFirst: true)
                    PictureFrame(.initials(name: "Ida"), shape: shape)
                    PictureFrame(.initials(name: "Ida"), shape: shape, alt: "Ida")
                }
            })
    }

    @Test("Only Base64 is a miniature", arguments: ["AZ", "az", "09", "+/=", "@", "[", "`", "{", ":", ".", "-", "_", ",", "*"])
    func base64(text: String) {
        let picture = Picture(id: "abcdefgh", colour: "102030", miniature: text), isBase64 = text.wholeMatch(of: /[A-Za-z0-9+\/=]*/) != nil
        #expect(htmlString(PictureFrame(.picture(picture))).contains("--miniature") == isBase64)
    }

    @Test("A drawing in the page is a poster, or a backdrop in a wide frame", arguments: [PictureShape.poster, .wide, .portrait])
    func inline(shape: PictureShape) {
        let html = htmlString(PictureFrame(.inline(DrawnPoster(title: "Salt")), shape: shape))
        #expect(html.contains("viewBox=\"0 0 1280 720\"") == (shape == .wide))
        #expect(html.contains("viewBox=\"0 0 600 900\"") == (shape != .wide))
    }

    @Test("A miniature has at most 200 characters", arguments: [200, 201])
    func miniature(length: Int) {
        let picture = Picture(id: "abcdefgh", colour: "102030", miniature: String(repeating: "A", count: length))
        #expect(htmlString(PictureFrame(.picture(picture))).contains("--miniature") == (length <= 200))
    }
}
