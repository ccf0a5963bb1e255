import CoreDomain
import LibraryDomain
import Testing

@testable import WatchFeature

@Suite("Choices of the player")
struct WatchChoicesTests {
    @Test(
        "The query of the address is read, and malformed values are ignored",
        arguments: [
            (nil, nil, nil, WatchWish()), ("start", "754", "1", WatchWish(fromStart: true, time: 754, anyway: true)),
            ("end", "0", "0", WatchWish(time: 0)), ("", "1.5", "true", WatchWish(time: 1.5)), (nil, "-1", nil, WatchWish()),
            (nil, "0.5", nil, WatchWish(time: 0.5)), (nil, "nan", nil, WatchWish()), (nil, "inf", nil, WatchWish()),
            (nil, "-inf", nil, WatchWish()), (nil, "x", nil, WatchWish()),
        ] as [(String?, String?, String?, WatchWish)])
    func wish(from: String?, time: String?, anyway: String?, expected: WatchWish) {
        #expect(WatchWish(from: from, time: time, anyway: anyway) == expected)
    }

    @Test(
        "A time is in the movie or none",
        arguments: [(0.0, 0.0), (0.5, 0.5), (-0.5, nil), (.nan, nil), (.infinity, nil)] as [(Double, Double?)])
    func times(asked: Double, expected: Double?) { #expect(WatchWish(time: asked).time == expected) }

    @Test(
        "Sound by its name or language, and its layout",
        arguments: [
            (nil, "en", 1, "English, mono"), (nil, "en", 2, "English, stereo"), (nil, "en", 6, "English, 5.1"),
            (nil, "en", 8, "English, 7.1"),
            (nil, "en", 3, "English"), (nil, "en", nil, "English"), ("Commentary", "en", 2, "Commentary, stereo"),
            (nil, nil, 2, "Sound, stereo"),
            (nil, "und", nil, "Sound"),
        ] as [(String?, String?, Int?, String)])
    func sound(name: String?, language: String?, channels: Int?, label: String) {
        #expect(SoundName.of(AudioTrack(number: 1, codec: "aac", language: language, name: name, channels: channels)) == label)
    }

    @Test(
        "A subtitle that is marked as default or forced is on",
        arguments: [(false, false), (true, false), (false, true), (true, true)])
    func marked(isDefault: Bool, isForced: Bool) {
        let track = SubtitleTrack(
            number: 3, codec: "subrip", language: "en", name: nil, isDefault: isDefault, isForced: isForced, isText: true)
        let external = ExternalSubtitle(fileName: "x.en.srt", language: "en", isForced: isForced, isDefault: isDefault)
        for file in [
            Sample.file("movie00001", video: Sample.h264, subtitles: [track]),
            Sample.file("movie00001", video: Sample.h264, beside: [external]),
        ] {
            #expect(SubtitleChoice.all(of: file).map(\.isOn) == [isDefault || isForced])
            #expect(SubtitleChoice.all(of: file).map(\.label) == [isForced ? "English (foreign speech only)" : "English"])
        }
    }

    @Test(
        "The name of a subtitle completes its language, and does not repeat it",
        arguments: [
            ("en", "English", "English"), ("en", "english", "English"), ("en", "SDH", "English, SDH"), (nil, "English", "English"),
            ("und", "Signs", "Signs"),
        ] as [(String?, String, String)])
    func names(language: String?, name: String, label: String) {
        let track = SubtitleTrack(number: 3, codec: "subrip", language: language, name: name, isText: true)
        #expect(SubtitleChoice.all(of: Sample.file("movie00001", video: Sample.h264, subtitles: [track])).map(\.label) == [label])
    }

    @Test("Versions that can be chosen have different labels; a single one is no choice")
    func versions() {
        var watchable = Sample.watchable(Sample.movie)
        let twin = Sample.file("twin000001", video: Sample.h264, version: "Archive")
        var trailer = Sample.file("trailer001", video: Sample.h264)
        trailer.extra = "Trailer"
        var away = Sample.file("away000001", video: Sample.h264)
        away.missingSince = Sample.date
        watchable.files = [Sample.movie, Sample.archive, twin, trailer, away]
        let versions = WatchVersion.all(of: watchable)
        #expect(versions.map(\.label) == ["Restoration, 720p", "Archive, 720p", "Archive, 720p (twin000001.mp4)"])
        #expect(versions.map(\.isCurrent) == [true, false, false])
        #expect(versions.map(\.path) == ["/watch/movie00001", "/watch/movie00002", "/watch/twin000001"])
        watchable.files = [Sample.movie, trailer, away]
        #expect(WatchVersion.all(of: watchable) == [])
        var current = Sample.watchable(away)
        current.files = [Sample.movie, away]
        #expect(WatchVersion.all(of: current).map(\.isCurrent) == [false, true])
    }
}
