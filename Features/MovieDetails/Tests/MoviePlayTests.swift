import CoreDomain
import DesignSystem
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import MoviesDomain
import Screens
import ScreensTesting
import StreamingDomain
import Testing
import ViewingDomain

@testable import MovieDetailsFeature

@Suite("What a movie's page offers to play")
struct MoviePlayTests {
    private static let id = TitleID("tmdb-1")!
    private static let chromium = ClientCapabilities([.mp4, .h264, .aac, .hls])
    private static let safari = ClientCapabilities([.mp4, .h264, .hevc, .aac, .hls])

    private static func file(
        _ id: String, _ codec: String = "h264", part: Int? = nil, extra: String? = nil, position: Double? = nil
    ) -> MovieFile {
        let reference = TitleReference.movie(Self.id), file = FileID(id)!
        return MovieFile(
            file: MediaFile(
                id: file, library: "Movies", path: "\(id).mp4", size: 1, modifiedAt: .distantPast, addedAt: .distantPast,
                reference: reference, part: part, extra: extra,
                media: MediaFacts(
                    container: "mp4", duration: 1_000, chapters: [Chapter(start: 0, title: "Start"), Chapter(start: 60, title: id)])),
            offered: .sample(id, codec, download: "/download/\(id)"),
            progress: position.map {
                PlaybackProgress(file: file, reference: reference, position: $0, duration: 1_000, updatedAt: .distantPast)
            })
    }

    private static func state(_ files: [MovieFile], _ browser: ClientCapabilities?) -> MovieDetailsFeature.State {
        var state = MovieDetailsFeature.State(id: id, capabilities: browser)
        state.page.content = .ready(
            MovieContent(
                movie: Movie(summary: MovieSummary(id: id, title: "The General", addedAt: .distantPast)), files: files, isOnWatchlist: false
            ))
        return state
    }

    private static func page(_ files: [MovieFile], _ browser: ClientCapabilities? = chromium) -> String {
        htmlString(MovieDetailsView(state(files, browser)))
    }

    @Test("A file that plays is offered, and the browser is not asked again")
    func plays() {
        let page = Self.page([Self.file("aaaaaaaa", position: 500)])
        #expect(page.contains("id=\"play\"") && page.contains("Resume at 8:20") && page.contains("/watch/aaaaaaaa?t=60"))
        #expect(!page.contains("data-capabilities") && !page.contains("file-warning"))
    }

    @Test("If only another version plays, every link to the player leads to that one, and the panel of the other says why")
    func otherVersion() {
        let page = Self.page([Self.file("aaaaaaaa", "hevc", position: 500), Self.file("bbbbbbbb", position: 500)])
        #expect(page.contains("Resume at 8:20") && page.contains("/watch/bbbbbbbb?from=start") && page.contains("/watch/bbbbbbbb?t=60"))
        #expect(!page.contains("/watch/aaaaaaaa"))
        #expect(page.contains("can’t show this movie’s picture. The picture is HEVC (H.265) video"))
        #expect(page.contains("/download/aaaaaaaa"))
        #expect(!Self.page([Self.file("aaaaaaaa", "hevc"), Self.file("bbbbbbbb")], Self.safari).contains("file-warning"))
    }

    @Test("If no version plays, the page says why and what helps instead of offering it")
    func refused() {
        let page = Self.page([Self.file("aaaaaaaa", "hevc"), Self.file("bbbbbbbb", "vc1"), Self.file("cccccccc", "hevc", extra: "Trailer")])
        #expect(!page.contains("id=\"play\"") && !page.contains(htmlString(Icon.play)) && !page.contains("Chapters"))
        let actions = page.components(separatedBy: "class=\"actions\">").dropFirst().first ?? ""
        for words in ["Your browser can’t show this movie’s picture. Try Safari", "/download/aaaaaaaa", "/watch/aaaaaaaa?anyway=1"] {
            #expect(actions.contains(words), "\(words)")
        }
        #expect(actions.contains("Listen without picture") && actions.contains("Mark as watched"))
        #expect(page.contains("data-capabilities=\"\(Self.chromium.cookieValue)\""))
    }

    @Test("Part 2 does not stand in for part 1")
    func parts() {
        let page = Self.page([Self.file("aaaaaaaa", "hevc", part: 1), Self.file("bbbbbbbb", part: 2)])
        #expect(!page.contains("id=\"play\"") && page.contains("/watch/bbbbbbbb"))
    }

    @Test("A browser that has not answered is offered what some browser plays, and asked; its answer decides")
    func answer() {
        var state = Self.state([Self.file("aaaaaaaa", "hevc")], nil)
        func page() -> String { htmlString(MovieDetailsView(state)) }
        #expect(page().contains("id=\"play\"") && page().contains("data-capabilities=\"\""))
        let client = MovieDetailsClient(
            movie: { _ in unimplementedStream("MovieDetailsClient.movie") }, marks: .unimplemented(giving: .dismissal(Self.id, before: nil))
        )
        let feature = MovieDetailsFeature(client: client, clock: ManualClock())
        feature.reduceOnly([.intent(.capabilities(answers: Self.chromium.cookieValue))], into: &state)
        #expect(!page().contains("id=\"play\"") && page().contains("can’t show this movie’s picture"))
        feature.reduceOnly([.intent(.capabilities(answers: "nonsense"))], into: &state)
        #expect(state.capabilities == Self.chromium)
        feature.reduceOnly([.intent(.capabilities(answers: Self.safari.cookieValue))], into: &state)
        #expect(page().contains("id=\"play\"") && !page().contains("data-capabilities"))
    }
}
