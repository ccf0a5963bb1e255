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
            (nil, "nan", nil, WatchWish()), (nil, "inf", nil, WatchWish()), (nil, "-inf", nil, WatchWish()), (nil, "x", nil, WatchWish()),
        ] as [(String?, String?, String?, WatchWish)])
    func wish(from: String?, time: String?, anyway: String?, expected: WatchWish) {
        #expect(WatchWish(from: from, time: time, anyway: anyway) == expected)
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
