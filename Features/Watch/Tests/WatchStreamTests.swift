import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import StreamingDomain
import Synchronization
import Testing

@testable import WatchFeature

@Suite("Streams on the player's screen")
struct WatchStreamTests {
    static let hevc = Sample.cut(
        "hevccut001", video: VideoTrack(number: 0, codec: "hevc", codecString: "hvc1.1.6.L93.B0", width: 3840, height: 1600))

    static func watchable(_ file: MediaFile, canConvert: Bool = true) -> Watchable {
        var watchable = Sample.watchable(file)
        watchable.abilities = ServerAbilities(canConvert: canConvert)
        return watchable
    }

    /// A screen whose file has been loaded.
    static func open(
        _ file: MediaFile, in browser: ClientCapabilities? = Sample.browser, canConvert: Bool = true,
        saved: WatchFeatureTests.Saved = .init()
    ) -> (WatchFeature.State, WatchFeature) {
        let watchable = watchable(file, canConvert: canConvert)
        let feature = WatchFeatureTests.feature(.success(watchable), saved: saved)
        var state = WatchFeature.State(file: file.id, capabilities: browser)
        _ = feature.reduce(into: &state, .content(.loaded(watchable)))
        return (state, feature)
    }

    static func source(_ state: WatchFeature.State) -> PlayerSource? {
        state.content.content.map { PlayerSource($0, plan: state.decision?.plan, capabilities: state.capabilities ?? .presumed) }
    }

    @Test("A browser with MediaSource gets the playlist for its script and no address of its own; others load the playlist or the file")
    func sources() {
        let stream = "/media/cut0000001/master.m3u8?c=cap", original = "/media/cut0000001/original?c=cap"
        let native = ClientCapabilities([.mp4, .h264, .aac, .hls])
        let old = ClientCapabilities([.mp4, .matroska, .h264, .aac])
        let rows: [(ClientCapabilities?, address: String?, stream: String?, original: String?, sound: String?)] = [
            (Sample.browser, nil, stream, original, "audio-1"), (native, stream, stream, nil, "audio-1"),
            (nil, stream, stream, original, "audio-1"), (old, original, nil, nil, nil),
        ]
        for (browser, address, stream, original, sound) in rows {
            let source = Self.source(Self.open(Sample.cut, in: browser).0)
            #expect(source?.address == address && source?.stream == stream, "\(String(describing: browser))")
            #expect(source?.original == original && source?.sound == sound, "\(String(describing: browser))")
            #expect(source?.expectsPicture == true)
        }
        let converted = Self.source(Self.open(Self.hevc).0)
        #expect(converted?.stream == "/media/hevccut001/master.m3u8?c=cap" && converted?.original == nil)
    }

    @Test("Subtitles that are pictures can be chosen where the server can draw them into those of a stream")
    func drawnSubtitles() {
        var file = Sample.cut
        file.media.subtitles = [
            SubtitleTrack(number: 4, codec: "hdmv_pgs_subtitle", language: "fr", isForced: true, isText: false),
            SubtitleTrack(number: 5, codec: "eia_608", language: "en", isText: false),
        ]
        let old = ClientCapabilities([.mp4, .matroska, .h264, .aac])
        let rows: [(ClientCapabilities, canConvert: Bool, isOffered: Bool)] = [
            (Sample.browser, true, true), (Sample.browser, false, false), (old, true, false),
        ]
        for (browser, canConvert, isOffered) in rows {
            let html = htmlString(WatchView(state: Self.open(file, in: browser, canConvert: canConvert).0))
            #expect(
                html.contains("French (foreign speech only) (image-based)") == isOffered
                    && html.contains(#"value="picture-4""#) == isOffered)
            #expect(html.contains(WatchWords.drawnSubtitles) == isOffered && html.contains("can’t be shown here: French") == !isOffered)
            #expect(!html.contains("picture-5"))
        }
    }

    @Test("The levels of a stream have the bit rate of the file or of the encoder; a file without one is measured by its size")
    func levels() {
        let (state, _) = Self.open(Sample.cut)
        let expected = [
            StreamLevel(name: "video", bitrate: 9_000_000, height: 1080), StreamLevel(name: "video-720", bitrate: 4_000_000, height: 720),
            StreamLevel(name: "video-480", bitrate: 1_500_000, height: 480), StreamLevel(name: "video-240", bitrate: 400_000, height: 240),
        ]
        #expect(state.decision?.plan?.levels(of: Sample.cut) == expected)
        var unknown = Sample.cut
        unknown.media = MediaFacts(
            container: "matroska", duration: 60, longestSegment: 4, video: unknown.media.video, audio: unknown.media.audio)
        #expect(state.decision?.plan?.levels(of: unknown).first?.bitrate == 10_000_000)
        let (plain, _) = Self.open(Sample.movie, canConvert: false)
        #expect(plain.decision?.plan?.levels(of: Sample.movie) == [])
    }

    @Test(
        "The rules start the player with a level and seconds ahead; a choice of the viewer is obeyed, and one that is not on offer is not")
    func orders() {
        var (state, feature) = Self.open(Sample.cut)
        #expect(state.session?.order.level == "video" && state.session?.order.buffer == 10)
        for (name, level) in [
            ("video-480", "video-480"), ("video-1080", "video-480"), ("audio-1", "video-480"), ("", "video-480"), ("video", "video"),
        ] {
            _ = feature.reduce(into: &state, .intent(.quality(name: name)))
            #expect(state.session?.order.level == level, "\(name)")
        }
        #expect(state.session?.isLevelChosen == true)
        _ = feature.reduce(into: &state, .intent(.quality(name: nil)))
        #expect(state.session?.isLevelChosen == false)
    }

    @Test("Measurements change the orders; numbers that cannot be true change nothing")
    func measurements() {
        var (state, feature) = Self.open(Sample.cut)
        let before = state
        for intent in [
            WatchFeature.Intent.measured(bytes: -1, seconds: 1), .measured(bytes: .max, seconds: .nan),
            .measured(bytes: 1_000_000, seconds: 0),
            .measured(bytes: 1_000_000, seconds: -.infinity), .buffered(ahead: .nan), .buffered(ahead: -1), .buffered(ahead: 1e300),
            .level(name: "video-1080"), .level(name: "../../etc"),
        ] {
            _ = feature.reduce(into: &state, .intent(intent))
            #expect(state == before, "\(intent)")
        }
        _ = feature.reduce(into: &state, .intent(.measured(bytes: 4_000_000, seconds: 0.2)))
        #expect(state.session?.order.buffer == 30 && state.session?.order.level == "video")
    }

    @Test("The orders are a region of their own, which changes while the player stays; the file as it is has none")
    func region() {
        var (state, feature) = Self.open(Sample.cut)
        let before = htmlString(WatchView(state: state))
        #expect(before.contains(#"<div id="player-orders" hidden data-level="video" data-buffer="10.0">"#))
        _ = feature.reduce(into: &state, .intent(.quality(name: "video-240")))
        let after = htmlString(WatchView(state: state))
        #expect(after == before.replacing(#"data-level="video""#, with: #"data-level="video-240""#))
        #expect(!htmlString(WatchView(state: Self.open(Sample.movie, canConvert: false).0)).contains("player-orders"))
    }

    @Test("A stream offers its qualities and all its sounds, with the names of their renditions; converted ones too")
    func menus() {
        let html = htmlString(WatchView(state: Self.open(Sample.cut).0))
        func values(_ menu: String) -> [String] {
            html.matches(of: /name="player-(\w+)" value="([^"]*)"/).filter { $0.1 == menu }.map { String($0.2) }
        }
        #expect(values("quality") == ["", "video", "video-720", "video-480", "video-240"])
        #expect(values("sound") == ["audio-1", "audio-2-aac", "audio-3"])
        #expect(html.contains("Original, 1080p") && html.contains("English, stereo (2)") && html.contains("French, 5.1"))
        let plain = htmlString(WatchView(state: Self.open(Sample.movie, canConvert: false).0))
        #expect(!plain.contains("player-quality"))
    }

    @Test("The player is another one when the way of playing changes, so that the browser takes the new one")
    func another() {
        let remux = htmlString(WatchView(state: Self.open(Sample.cut).0))
        let refusing = ClientCapabilities(Sample.browser.answers, refused: ["avc1.640028"])
        let encoded = htmlString(WatchView(state: Self.open(Sample.cut, in: refusing).0))
        #expect(remux.contains(#"id="player-cut0000001-remux""#) && encoded.contains(#"id="player-cut0000001-transcodeVideo""#))
    }

    @Test("Leaving ends the session once, and its records are written")
    func leaving() async {
        let saved = WatchFeatureTests.Saved()
        let (state, feature) = Self.open(Sample.cut, saved: saved)
        let store = TestStore(state, feature)
        await store.send(.intent(.player(event: .playing))) {
            _ = $0.session?.receive(.reported(.playing), at: Sample.date)
            $0.ending.suggestions = []
        }
        await store.send(.intent(.left)) { _ = $0.session?.receive(.left, at: Sample.date) }
        await store.send(.intent(.left))
        await store.finish()
        let records = saved.records.withLock { $0 }
        #expect(!records.isEmpty && records.allSatisfy { if case .order = $0 { false } else { true } })
    }

    @Test("Near the end the next video is asked for")
    func preloading() async {
        let saved = WatchFeatureTests.Saved()
        var (state, feature) = Self.open(Sample.cut, saved: saved)
        state.session = Sample.session([], upcoming: ["episode0004"])
        let store = TestStore(state, feature)
        let position = (Sample.cut.media.duration ?? 0) - 10
        await store.send(.intent(.progress(position: position, duration: position + 10))) {
            _ = $0.session?.receive(.position(position, duration: position + 10), at: Sample.date)
            $0.ending.mark = .watched
        }
        await store.receive(.saved(true))
        await store.finish()
        #expect(saved.records.withLock { $0 } == [.preload(["episode0004"])])
    }

    @Test("A browser that refuses the picture gets another player with rules of its own; an answer that changes nothing does not")
    func decidingAgain() {
        let saved = WatchFeatureTests.Saved()
        var (state, feature) = Self.open(Sample.cut, saved: saved)
        _ = feature.reduce(into: &state, .intent(.quality(name: "video-240")))
        let answers = Sample.browser.cookieValue
        _ = feature.reduce(into: &state, .intent(.capabilities(answers: answers)))
        #expect(state.session?.order.level == "video-240" && state.session?.isLevelChosen == true)
        _ = feature.reduce(into: &state, .intent(.capabilities(answers: answers + "~avc1.640028")))
        #expect(state.decision?.plan?.method == .transcodeVideo)
        #expect(state.session?.order.level == "video-1080" && state.session?.isLevelChosen == false && state.session?.state != .idle)
    }

    @Test("The browser is asked for the exact formats that it gets as they are, and not for what is converted")
    func exactTypes() {
        func types(_ file: MediaFile) -> [String] { ExactTypes.of(file.media, Self.open(file).0.decision?.plan) }
        #expect(types(Sample.cut) == [#"video/mp4; codecs="avc1.640028""#, #"audio/mp4; codecs="mp4a.40.2""#])
        #expect(types(Self.hevc) == [#"audio/mp4; codecs="mp4a.40.2""#])
        var dts = Sample.cut
        dts.media.audio = [Sample.cut.media.audio[1]]
        #expect(types(dts) == [#"video/mp4; codecs="avc1.640028""#])
    }

    @Test("It is asked whether it decodes a picture of this size, where all of that is known and the picture is not converted")
    func pictureFacts() {
        func picture(_ file: MediaFile) -> String? { ExactTypes.picture(of: file, Self.open(file).0.decision?.plan) }
        func file(_ codec: String, _ codecString: String?, width: Int = 1_920, rate: Double? = 23.976) -> MediaFile {
            var file = Sample.cut
            file.media.video = [
                VideoTrack(number: 1, codec: codec, codecString: codecString, width: width, height: 800, frameRate: rate)
            ]
            return file
        }
        let bits = Sample.cut.bitRate ?? 0
        #expect(
            picture(file("h264", "avc1.640028"))
                == #"{"contentType":"video/mp4; codecs=\"avc1.640028\"","width":1920,"height":800,"bitrate":\#(bits),"framerate":23.976}"#)
        for unknown in [
            file("hevc", "hvc1.1.6.L120.90"), file("h264", nil), file("h264", "avc1.640028", width: 0),
            file("h264", "avc1.640028", rate: nil),
        ] {
            #expect(picture(unknown) == nil)
        }
    }

    @Test("What the viewer does reaches the rules; a command with a number that is none does not")
    func commands() {
        var (state, feature) = Self.open(Sample.cut)
        func perform(_ command: PlayerCommandName, _ value: Double = 0) {
            let intent = WatchFeature.Intent.performed(
                command: command, value: value, position: 5, duration: 60, volume: 1, isMuted: false, speed: 1, isPlaying: true)
            _ = feature.reduce(into: &state, .intent(intent))
        }
        for event in [PlayerEvent.ready, .playing] { _ = feature.reduce(into: &state, .intent(.player(event: event))) }
        perform(.pause)
        #expect(state.session?.state == .paused)
        perform(.play)
        #expect(state.session?.state == .playing)
        let before = state.session
        for (command, value) in [(PlayerCommandName.seek, -1.0), (.seekForward, .infinity), (.setVolume, 7), (.setSpeed, .nan)] {
            perform(command, value)
            #expect(state.session == before, "\(command)")
        }
        // A picture that is waited for after a seek is no interruption.
        perform(.seek, 30)
        _ = feature.reduce(into: &state, .intent(.player(event: .waiting)))
        #expect(state.session?.snapshot(at: Sample.date)?.currentBuffering == nil)
    }

    @Test("The rules of the domain go to the browser with the page")
    func rules() {
        #expect(
            PlayerRules.json
                == #"{"speeds":[1,1.25,1.5,2,0.5],"skip":10,"hide":5,"tick":0.5,"save":5,"pause":30,"rewind":3,"#
                + #""network":{"share":0.7,"samples":4,"window":5,"part":3}}"#)
    }

    @Test(
        "The connection in the browser's words; what it does not say is unknown",
        arguments: [
            ("", "", false, BrowserConnection()),
            ("wifi", "4g", true, BrowserConnection(type: "wifi", effectiveType: "4g", savesData: true)),
        ])
    func connection(type: String, effectiveType: String, isSaving: Bool, expected: BrowserConnection) {
        #expect(BrowserConnection(type, effectiveType, isSaving) == expected)
    }
}
