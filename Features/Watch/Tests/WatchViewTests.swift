import CoreDomain
import Flow
import Foundation
import HTML
import LibraryDomain
import StreamingDomain
import Testing
import ViewingDomain
@testable import WatchFeature

@Suite("The player's page")
struct WatchViewTests {
    static func page(
        _ watchable: Watchable, next: WatchNext? = nil, wish: WatchWish = WatchWish(), capabilities: ClientCapabilities? = nil
    ) -> String {
        var state = WatchFeature.State(file: watchable.file.id, wish: wish, capabilities: capabilities)
        var content = watchable
        content.next = next
        _ = WatchFeatureTests.feature(.success(watchable)).reduce(into: &state, .content(.loaded(content)))
        return htmlString(WatchView(state: state))
    }

    @Test("The movie is in the first paint: source, place and subtitles need no script")
    func firstPaint() {
        let file = Sample.file(
            "movie00001", video: Sample.h264,
            subtitles: [
                SubtitleTrack(number: 3, codec: "subrip", language: "en", isText: true),
                SubtitleTrack(number: 4, codec: "hdmv_pgs_subtitle", language: "fr", isText: false),
            ], beside: [ExternalSubtitle(fileName: "x.de.srt", language: "de", isForced: true)])
        let html = Self.page(Sample.watchable(file, at: 42.4))
        #expect(html.contains(#"src="/media/movie00001/original?c=cap#t=42.4""#))
        #expect(html.contains("<video") && html.contains(" controls") && html.contains(" autoplay") && html.contains(" playsinline"))
        #expect(html.contains(#"src="/media/movie00001/subtitles/3.vtt?c=cap" label="English""#))
        #expect(html.contains(#"src="/media/movie00001/subtitles/x0.vtt?c=cap" label="German (foreign speech only)""#))
        #expect(html.contains("Image-based subtitles can’t be shown here: French."))
        #expect(html.contains(#"data-progress="/api/v1/progress/movie00001""#))
        #expect(html.contains(#"id="player-movie00001-direct" class="player" data-live="ignore""#))
        #expect(html.contains("(can’t play here)"))
    }

    @Test("Nothing of the page changes while a movie runs, so nothing is sent")
    func steady() {
        let watchable = Sample.watchable(Sample.movie)
        var state = WatchFeature.State(file: Sample.movie.id)
        let feature = WatchFeatureTests.feature(.success(watchable))
        _ = feature.reduce(into: &state, .content(.loaded(watchable)))
        let before = htmlString(WatchView(state: state))
        for event in [PlayerEvent.ready, .playing, .waiting, .resumed, .paused] {
            _ = feature.reduce(into: &state, .intent(.player(event: event)))
        }
        _ = feature.reduce(into: &state, .intent(.progress(position: 20, duration: 60)))
        #expect(htmlString(WatchView(state: state)) == before)
    }

    @Test("A movie that cannot play says why and offers what plays, as links")
    func cannotPlay() {
        let html = Self.page(Sample.watchable(Sample.hevc))
        #expect(!html.contains("<video"))
        #expect(html.contains("Your browser can’t show this movie’s picture.") && html.contains("HEVC (H.265)"))
        #expect(html.contains(#"href="/watch/movie00001""#) && html.contains(#"href="/watch/movie00002""#))
        #expect(html.contains(#"href="/media/hevc00001/download?c=cap""#))
        #expect(html.contains(#"href="/watch/hevc00001?anyway=1""#))
        #expect(html.contains(#"data-capabilities="""#))
        #expect(Self.page(Sample.watchable(Sample.hevc), wish: WatchWish(anyway: true)).contains("<video"))
        #expect(Self.page(Sample.watchable(Sample.hevc), capabilities: .init([.mp4, .hevc, .aac])).contains("<video"))
    }

    @Test("Of the versions, those that play here are offered, but not the one that was asked for")
    func versions() {
        let other = Sample.file("hevc00002", video: Sample.hevc.media.video[0], version: "1440p")
        var watchable = Sample.watchable(Sample.hevc)
        watchable.files = [Sample.movie, Sample.hevc, other]
        let page = Self.page(watchable)
        let links = page.matches(of: /href="\/watch\/(\w+)"/).map { String($0.1) }
        #expect(links == ["movie00001"])
        watchable = Sample.watchable(Sample.movie)
        watchable.files = [Sample.movie, Sample.archive, other]
        let problems = Self.page(watchable).components(separatedBy: "data-problem=").dropFirst()
        #expect(problems.count == 4)
        for problem in problems {
            #expect(problem.contains("Play Archive, 720p") && !problem.contains("Play Restoration") && !problem.contains("Play 1440p"))
            #expect(problem.contains("Try again") == problem.hasPrefix("\"network\""))
            #expect(problem.contains("Listen anyway") == problem.hasPrefix("\"blind\""))
        }
    }

    @Test("A file whose length is unknown has the length that the viewer's player saw last, or none", arguments: [nil, 90.0])
    func length(seen: Double?) {
        var watchable = Sample.watchable(Sample.endless)
        watchable.progress = seen.map {
            PlaybackProgress(
                file: watchable.file.id, reference: watchable.file.reference, position: 1, duration: $0, updatedAt: Sample.date)
        }
        #expect(Self.page(watchable).contains("data-duration=\"\(seen ?? 0)\""))
    }

    @Test("The menu of chapters has at most two hundred, and is there for two", arguments: [(1, 0), (2, 2), (200, 200), (201, 200)])
    func chapters(count: Int, shown: Int) {
        let chapters = (1...count).map { Chapter(start: Double($0), title: "Scene \($0).") }
        let page = Self.page(Sample.watchable(Sample.file("movie00001", video: Sample.h264, chapters: chapters)))
        #expect(page.components(separatedBy: "Scene ").count - 1 == shown)
    }

    @Test("The next episode's card and button are there only if something follows")
    func next() {
        let alone = Self.page(Sample.watchable(Sample.movie))
        #expect(!alone.contains(#"data-card="next""#) && !alone.contains(#"data-control="next""#))
        let series = Self.page(Sample.watchable(Sample.movie), next: WatchFeatureTests.next)
        #expect(series.contains(#"data-card="next""#) && series.contains("4. Snow") && series.contains(#"data-next-lead="20.0""#))
    }

    @Test("What follows is offered in the version that plays in this browser, and not where none does")
    func nextThatPlays() {
        var next = WatchFeatureTests.next
        next.file = Sample.offered("episode0004", Sample.hevc)
        let alone = Self.page(Sample.watchable(Sample.movie), next: next, capabilities: Sample.browser)
        #expect(!alone.contains(#"data-card="next""#) && !alone.contains("4. Snow"))
        next.others = [Sample.offered("episode4sd")]
        let another = Self.page(Sample.watchable(Sample.movie), next: next, capabilities: Sample.browser)
        #expect(another.contains("/watch/episode4sd") && !another.contains("/watch/episode0004"))
        // Some browser plays it, and this one has not answered yet.
        next.others = []
        #expect(Self.page(Sample.watchable(Sample.movie), next: next).contains("/watch/episode0004"))
    }

    @Test("A hostile title stays text")
    func hostile() {
        var watchable = Sample.watchable(Sample.movie)
        watchable.subject = .movie(title: "<script>alert(1)</script>", year: nil)
        #expect(!Self.page(watchable).contains("<script>"))
    }

    @Test(
        "Titles read as on a box",
        arguments: [
            (WatchSubject.movie(title: "Sherlock Jr.", year: 1924), "Sherlock Jr.", "1924"),
            (.episode(number: 3, name: "Pilot", series: "Show", season: 2), "3. Pilot", "Show · Season 2"),
            (.episode(number: 3, name: "", series: "Show", season: 0), "Episode 3", "Show · Specials"),
        ] as [(WatchSubject, String, String)])
    func subjects(subject: WatchSubject, title: String, note: String) {
        #expect(subject.title == title && subject.note == note)
    }

    @Test("Subtitles of one name are numbered, and one at most is on")
    func subtitles() {
        let file = Sample.file(
            "movie00001", video: Sample.h264,
            subtitles: [
                SubtitleTrack(number: 2, codec: "subrip", language: "en", isDefault: true, isText: true),
                SubtitleTrack(number: 3, codec: "subrip", language: "en", isDefault: true, isText: true),
                SubtitleTrack(number: 4, codec: "ass", language: "pt-BR", name: "Signs", isText: true),
                SubtitleTrack(number: 5, codec: "subrip", isText: true),
            ])
        let choices = SubtitleChoice.all(of: file)
        #expect(choices.map(\.label) == ["English", "English 2", "Portuguese (Brazil), Signs", "Unknown language"])
        #expect(choices.map(\.isOn) == [true, false, false, false])
    }

    private static func script(_ name: String) throws -> String {
        String(decoding: try #require(WatchAsset.all.first { $0.name == name }).bytes, as: UTF8.self)
    }

    @Test("capabilities.js comes with the questions of the server, and player.js reports events that the server knows")
    func scripts() throws {
        #expect(try Self.script("capabilities.js").hasPrefix("const cookieName = 'popcorn-caps', probes = {\n  mp4: 'video/mp4',\n"))
        let script = try Self.script("player.js")
        for event in script.matches(of: /report\('(\w+)'\)/) { #expect(PlayerEvent(rawValue: String(event.1)) != nil, "\(event.1)") }
    }
}

extension SubtitleTrack {
    init(number: Int, codec: String, language: String? = nil, name: String? = nil, isDefault: Bool = false, isText: Bool) {
        self.init(number: number, codec: codec, language: language, name: name, isDefault: isDefault, isForced: false, isText: isText)
    }
}
