import CoreDomain
import Flow
import FlowTesting
import Foundation
import LibraryDomain
import StreamingDomain
import Synchronization
import Testing
import Screens
import ViewingDomain

@testable import WatchFeature

@Suite("The player's screen")
struct WatchFeatureTests {
    static let next = WatchNext(
        file: Sample.offered("episode0004"), title: "4. Snow", reference: .episode(series: Sample.title, season: 1, episode: 4))

    static func feature(
        _ result: Result<Watchable, any Error>, next: WatchNext? = nil, saved: Saved = Saved(), isSaving: Bool = true,
        suggestions: [WatchSuggestion] = []
    ) -> WatchFeature {
        WatchFeature(
            client: WatchClient(
                watchable: { _ in try result.get() },
                saveProgress: { progress in
                    if !isSaving { throw ViewingError.unavailable(reason: "full") }
                    saved.all.withLock { $0.append(progress) }
                },
                markUnwatched: { file in
                    if !isSaving { throw ViewingError.unavailable(reason: "full") }
                    saved.unwatched.withLock { $0.append(file) }
                },
                next: { _, _ in next }, suggestions: { _ in suggestions }, session: { _, levels, _ in Sample.session(levels) },
                record: { outputs in saved.records.withLock { $0 += outputs } }, now: { Sample.date }))
    }

    final class Saved: Sendable {
        let all = Mutex<[PlaybackProgress]>([])
        let unwatched = Mutex<[FileID]>([])
        let records = Mutex<[PlaybackSession.Output]>([])
    }

    @Test(
        "The rules begin with the network that the visitor's address tells",
        arguments: [("203.0.113.9", NetworkQuality.good), ("::1", .excellent)])
    func network(address: String, quality: NetworkQuality) {
        let paths = Mutex<[NetworkPath]>([])
        var client = Self.feature(.success(Sample.watchable(Sample.movie))).client
        client.session = { _, levels, path in
            paths.withLock { $0.append(path) }
            return Sample.session(levels)
        }
        var state = WatchFeature.State(file: Sample.movie.id, capabilities: Sample.browser, path: .presumed(for: IPAddress(address)))
        _ = WatchFeature(client: client).reduce(into: &state, .content(.loaded(Sample.watchable(Sample.movie))))
        #expect(paths.withLock { $0.map(\.quality) } == [quality])
    }

    @Test("What is prepared is what plays in this browser")
    func prepared() {
        var watchable = Sample.watchable(Sample.movie), next = Self.next
        next.file = Sample.offered("episode0004", Sample.hevc)
        next.others = [Sample.offered("episode4sd")]
        next.afterwards = [Sample.offered("episode0005", Sample.hevc), Sample.offered("episode5sd")]
        watchable.next = next
        let found = Mutex<[WatchNext?]>([])
        var client = Self.feature(.success(watchable)).client
        client.session = { watchable, levels, _ in
            found.withLock { $0.append(watchable.next) }
            return Sample.session(levels)
        }
        var state = WatchFeature.State(file: Sample.movie.id, capabilities: Sample.browser)
        _ = WatchFeature(client: client).reduce(into: &state, .content(.loaded(watchable)))
        let prepared = found.withLock { $0 }.first ?? nil
        #expect(prepared?.file.id.rawValue == "episode4sd" && prepared?.afterwards.map(\.id.rawValue) == ["episode5sd"])
    }

    @Test("Opening a movie loads it with what follows, decides, and goes on where the viewer stopped")
    func opening() async {
        var watchable = Sample.watchable(Sample.movie, at: 42.4)
        let store = TestStore(WatchFeature.State(file: Sample.movie.id), Self.feature(.success(watchable), next: Self.next))
        watchable.next = Self.next
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(watchable))) { [watchable] in
            $0.content = .ready(watchable)
            $0.startsAt = 42.4
            $0.session = Sample.loaded(watchable)
        }
        await store.finish()
        let state = await store.state
        #expect(state.showsPlayer && WatchFeature.status(of: state) == 200 && WatchFeature.title(of: state) == "The General")
    }

    @Test(
        "An address that asks for the start or for a time gets it",
        arguments: [
            (WatchWish(from: "start", time: nil, anyway: nil), 0.0), (WatchWish(from: nil, time: "20.5", anyway: nil), 20.5),
            (WatchWish(from: "start", time: "nan", anyway: nil), 0), (WatchWish(from: nil, time: "1e9", anyway: nil), 59),
            (WatchWish(from: nil, time: "-4", anyway: nil), 42.4),
        ] as [(WatchWish, Double)])
    func wishes(wish: WatchWish, start: Double) {
        var state = WatchFeature.State(file: Sample.movie.id, wish: wish)
        let watchable = Sample.watchable(Sample.movie, at: 42.4)
        _ = Self.feature(.success(watchable)).reduce(into: &state, .content(.loaded(watchable)))
        #expect(state.startsAt == start)
    }

    @Test("A file that is gone is a 404 in words, without a retry; another failure can be tried again")
    func failures() async {
        let gone = TestStore(WatchFeature.State(file: Sample.movie.id), Self.feature(.failure(LibraryError.fileNotFound)))
        await gone.send(.appeared) { $0.content = .loading }
        await gone.receive(where: { if case .content(.failed) = $0 { true } else { false } }) {
            $0.content = .error(
                ViewStateError(
                    "File not found", reason: "It may have been moved or removed.",
                    recovery: "If it is still in one of your folders, a scan finds it again.",
                    isRetryable: false))
        }
        await gone.finish()
        #expect(WatchFeature.status(of: await gone.state) == 404)

        var state = WatchFeature.State(file: Sample.movie.id)
        state.content = .error(ViewStateError("x"))
        _ = Self.feature(.success(Sample.watchable(Sample.movie))).reduce(into: &state, .intent(.retry))
        #expect(state.content == .loading)
    }

    @Test("Positions are saved for the file that is open, with its own duration; nonsense is not")
    func progress() async {
        let saved = Saved(), watchable = Sample.watchable(Sample.movie)
        var state = WatchFeature.State(file: Sample.movie.id)
        let feature = Self.feature(.success(watchable), saved: saved)
        _ = feature.reduce(into: &state, .content(.loaded(watchable)))
        let store = TestStore(state, feature)
        await store.send(.intent(.progress(position: 31.5, duration: 9999))) {
            _ = $0.session?.receive(.position(31.5, duration: 9999), at: Sample.date)
        }
        await store.receive(.saved(true))
        for bad in [Double.nan, -1, .infinity] { await store.send(.intent(.progress(position: bad, duration: 60))) }
        await store.finish()
        #expect(
            saved.all.withLock { $0 } == [
                PlaybackProgress(
                    file: Sample.movie.id, reference: Sample.movie.reference, part: 0, position: 31.5, duration: 60, updatedAt: Sample.date)
            ])
    }

    @Test(
        "Of a file that does not know its length, the player's counts, if there is one",
        arguments: [(90.0, 90.0), (0.5, 0.5), (0, nil), (-1, nil), (.nan, nil), (.infinity, nil)] as [(Double, Double?)])
    func unknownLength(reported: Double, saved length: Double?) async {
        let saved = Saved(), watchable = Sample.watchable(Sample.endless), feature = Self.feature(.success(watchable), saved: saved)
        var state = WatchFeature.State(file: Sample.endless.id)
        _ = feature.reduce(into: &state, .content(.loaded(watchable)))
        let store = TestStore(state, feature)
        for position in [0, 0.25] {
            await store.send(.intent(.progress(position: position, duration: reported))) {
                _ = $0.session?.receive(.position(position, duration: reported), at: Sample.date)
            }
            if length != nil { await store.receive(.saved(true)) }
        }
        await store.finish()
        let expected: [Double?] = length == nil ? [] : [length, length]
        #expect(saved.all.withLock { $0.map(\.duration) } == expected)
        #expect(saved.all.withLock { $0.map(\.position) } == (length == nil ? [] : [0, 0.25]))
    }

    @Test("The screen is settled once its file is there or cannot be shown; only a missing file is a missing page")
    func screen() {
        var state = WatchFeature.State(file: Sample.movie.id)
        for (content, isSettled, status) in [
            (ViewState<Watchable>.initial, false, 200), (.loading, false, 200), (.error(.cannotOpen), true, 200),
            (.error(.fileNotFound), true, 404),
            (.ready(Sample.watchable(Sample.movie)), true, 200),
        ] {
            state.content = content
            #expect(WatchFeature.isSettled(state) == isSettled && WatchFeature.status(of: state) == status)
        }
    }

    @Test("The player is shown for a file that plays, and for half of one that the viewer wants anyway")
    func showsPlayer() {
        #expect(!WatchFeature.State(file: Sample.movie.id, wish: WatchWish(anyway: true)).showsPlayer)
        var silent = Sample.movie, closed = Sample.movie
        silent.media.audio = [AudioTrack(number: 1, codec: "dts", channels: 6)]
        closed.media.container = "avi"
        for (file, anyway, isShown) in [
            (Sample.movie, false, true), (Sample.hevc, false, false), (Sample.hevc, true, true), (silent, false, false),
            (silent, true, true),
            (closed, true, false), (Sample.empty, true, false),
        ] {
            var state = WatchFeature.State(file: file.id, wish: WatchWish(anyway: anyway))
            state.content = .ready(Sample.watchable(file))
            #expect(state.showsPlayer == isShown, "\(file.media.container) \(file.media.video) \(anyway)")
        }
    }

    @Test("Coming back to the player loads it anew, so that it goes on where the viewer stopped since")
    func comingBack() async {
        let watchable = Sample.watchable(Sample.movie, at: 42.4)
        var state = WatchFeature.State(file: Sample.movie.id)
        let feature = Self.feature(.success(watchable))
        _ = feature.reduce(into: &state, .content(.loaded(Sample.watchable(Sample.movie))))
        #expect(state.startsAt == 0)
        let store = TestStore(state, feature)
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(watchable))) {
            $0.content = .ready(watchable)
            $0.startsAt = 42.4
            $0.session = Sample.loaded(watchable)
        }
        await store.finish()
    }

    @Test("A position that cannot be saved is noticed, and the next one that can clears it")
    func savingFails() async {
        var state = WatchFeature.State(file: Sample.movie.id)
        let watchable = Sample.watchable(Sample.movie), feature = Self.feature(.success(watchable), isSaving: false)
        _ = feature.reduce(into: &state, .content(.loaded(watchable)))
        let store = TestStore(state, feature)
        await store.send(.intent(.progress(position: 5, duration: 60))) {
            _ = $0.session?.receive(.position(5, duration: 60), at: Sample.date)
        }
        await store.receive(.saved(false)) { $0.savingFailed = true }
        await store.send(.saved(true)) { $0.savingFailed = false }
        await store.finish()
    }

    @Test("The machine follows what the browser's player reports, autoplay included, and a player that got over a failure")
    func events() {
        var state = WatchFeature.State(file: Sample.movie.id)
        let watchable = Sample.watchable(Sample.movie), feature = Self.feature(.success(watchable))
        _ = feature.reduce(into: &state, .content(.loaded(watchable)))
        let story: [(PlayerEvent, PlaybackState)] = [
            (.playing, .playing), (.waiting, .buffering(resumeTo: .playing)), (.resumed, .playing), (.paused, .paused),
            (.paused, .paused), (.playing, .playing), (.ended, .ended), (.playing, .playing),
            (.failedNetwork, .failed(.networkError(reason: "Playback failed"))), (.playing, .playing),
            (.failedDecoding, .failed(.decodingError(reason: "The browser could not decode the movie."))),
            (.paused, .failed(.decodingError(reason: "The browser could not decode the movie."))),
        ]
        for (event, expected) in story {
            _ = feature.reduce(into: &state, .intent(.player(event: event)))
            #expect(state.session?.state == expected, "\(event)")
        }
    }

    @Test("A browser that answers is decided for anew; a forged answer changes nothing")
    func capabilities() {
        var state = WatchFeature.State(file: Sample.hevc.id)
        let watchable = Sample.watchable(Sample.hevc), feature = Self.feature(.success(watchable))
        _ = feature.reduce(into: &state, .content(.loaded(watchable)))
        #expect(!state.showsPlayer && state.session == nil)
        _ = feature.reduce(into: &state, .intent(.capabilities(answers: "v9+hevc")))
        #expect(!state.showsPlayer)
        _ = feature.reduce(into: &state, .intent(.capabilities(answers: "v1+mp4+hevc+aac")))
        #expect(state.showsPlayer)
    }

    @Test("What is begun and finished is the same here and in the viewing history")
    func sameRule() {
        for duration in [30.0, 60, 90, 1200, 7200] {
            for step in 0...200 {
                let position = duration * Double(step) / 200
                let progress = PlaybackProgress(
                    file: Sample.movie.id, reference: Sample.movie.reference, position: position, duration: duration, updatedAt: Sample.date
                )
                let offers = ResumeRule.offer(position: position, duration: duration) != .start
                #expect(offers == progress.isBegun, "\(position) of \(duration)")
            }
        }
    }
}
