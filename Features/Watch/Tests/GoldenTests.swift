import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import StreamingDomain
import Testing
import ViewingDomain

@testable import WatchFeature

@Suite("Golden player")
struct GoldenTests {
    private static let rich: MediaFile = {
        let subtitles = [
            SubtitleTrack(number: 3, codec: "subrip", language: "en", isText: true),
            SubtitleTrack(number: 4, codec: "hdmv_pgs_subtitle", language: "fr", isText: false),
            SubtitleTrack(number: 5, codec: "subrip", language: "es", isDefault: true, isText: true),
        ]
        return Sample.file(
            "movie00001", video: Sample.h264, version: "Restoration", subtitles: subtitles,
            chapters: [Chapter(start: 0, title: ""), Chapter(start: 30.5, title: "The <chase>")],
            beside: [
                ExternalSubtitle(fileName: "x.de.srt", language: "de", isForced: true),
                ExternalSubtitle(fileName: "x.it.srt", language: "it", isForHardOfHearing: true, isDefault: true),
            ])
    }()

    private func check(
        _ name: String, _ watchable: Watchable, wish: WatchWish = WatchWish(), next: WatchNext? = nil,
        in browser: ClientCapabilities? = nil,
        change: (inout WatchFeature.State) -> Void = { _ in }
    ) throws {
        var state = WatchFeature.State(file: watchable.file.id, wish: wish, capabilities: browser)
        var content = watchable
        content.next = next
        _ = WatchFeatureTests.feature(.success(watchable)).reduce(into: &state, .content(.loaded(content)))
        change(&state)
        try expectGolden(name, htmlString(WatchView(state: state)))
    }

    @Test("Each state of the player's page")
    func states() throws {
        let plain = Sample.watchable(Sample.movie)
        try check("loading", plain) { $0.content = .loading }
        try check("error", plain) { $0.content = .error(ViewStateError("It broke", reason: "The disk is full.", recovery: "Try later.")) }
        try check("unknown", plain) { $0.content = .error(ViewStateError("No such file", isRetryable: false)) }
        try check("ready", plain)
        try check("rich", Sample.watchable(Self.rich, at: 42.4), next: WatchFeatureTests.next)
        try check("unsaved", plain) { $0.savingFailed = true }
        try check("cannot-play", Sample.watchable(Sample.hevc))
        try check("anyway", Sample.watchable(Sample.hevc), wish: WatchWish(anyway: true))
        var alone = Sample.watchable(Sample.movie)
        alone.files = [Sample.movie]
        alone.subject = .episode(number: 3, name: "", series: "Show", season: 2)
        try check("alone", alone)
    }

    @Test("A stream, and the end of a movie")
    func streams() throws {
        var cut = Sample.watchable(Sample.cut)
        cut.abilities = Sample.converting
        cut.files = [Sample.cut]
        try check("stream", cut, in: Sample.browser)
        try check("stream-native", cut)
        let title = WatchSuggestion(id: TitleID("tmdb-962")!, title: "Seven <Chances>", year: 1925, path: "/movies/tmdb-962")
        let plain = Sample.watchable(Sample.movie)
        for (name, mark) in [("end", WatchEnding.Mark.watched), ("end-unwatched", .unwatched), ("end-unsaved", .stillWatched)] {
            let ending = WatchEnding(mark: mark, suggestions: mark == .watched ? [title] : nil)
            try expectGolden(name, htmlString(EndScreen(ending: ending, watchable: plain, next: nil)))
        }
        try expectGolden("end-next", htmlString(EndScreen(ending: WatchEnding(), watchable: plain, next: WatchFeatureTests.next)))
    }
}
