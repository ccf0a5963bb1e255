import Foundation
import Testing
import ViewingDomain

@Suite("Playback progress")
struct PlaybackProgressTests {
    @Test(
        "A title is begun after 10 s or 5 %, and finished at 95 % or 15 s before the end of more than a minute",
        arguments: [
            (0, 1000, false, false), (9.9, 1000, false, false), (10, 1000, true, false), (949, 1000, true, false),
            (950, 1000, false, true), (1000, 1000, false, true),
            // Short ones: 5 % come before 10 s, and the last 15 s count for nothing up to a minute.
            (2.9, 60, false, false), (3, 60, true, false), (50, 60, true, false), (56.9, 60, true, false), (57, 60, false, true),
            (46, 61, true, false), (46.1, 61, false, true),
            // Nothing is known of the length.
            (0, 0, false, false), (20, 0, false, false),
        ])
    func states(position: Double, duration: Double, isBegun: Bool, isFinished: Bool) {
        let progress = ViewingSpecification.progress(1, at: position, of: duration, day: 1)
        #expect(progress.isBegun == isBegun)
        #expect(progress.isFinished == isFinished)
    }

    @Test("A part of nothing known is nothing", arguments: [(50.0, 100.0, 0.5), (20, 0, 0), (0, 100, 0), (200, 100, 1), (20, .nan, 0)])
    func fraction(position: Double, duration: Double, fraction: Double) {
        #expect(ViewingSpecification.progress(1, at: position, of: duration, day: 1).fraction == fraction)
    }

    @Test("A viewing counts once at four fifths, and again after it went back below the half")
    func counting() {
        var play = PlayCount()
        let steps = [(0.79, false), (0.8, true), (0.9, false), (0.5, false), (0.8, false), (0.49, false), (0.79, false), (0.8, true)]
        for (fraction, counts) in steps { #expect(play.advance(to: fraction) == counts) }
        #expect(play.isCounted && !PlayCount().isCounted)
    }

    @Test(
        "A mark without a file counts as long as nothing was played after it",
        arguments: [
            (nil, nil, false), (nil, 2, true), (1_000, nil, true), (500, nil, false), (500, 3, true), (500, 2, true), (500, 1, false),
            (2, 1, false), (1_000, 1, true),
        ] as [(Double?, Double?, Bool)])
    func marked(position: Double?, mark: Double?, isWatched: Bool) {
        let progress = position.map { ViewingSpecification.progress(1, at: $0, day: 2) }
        let marked = mark.map { Date(timeIntervalSince1970: $0 * 86_400) }
        #expect(PlaybackProgress.isWatched(progress, marked: marked) == isWatched)
    }

    @Test("A position lies between the start and the end", arguments: [(-5.0, 0.0), (0, 0), (70, 70), (100, 100), (101, 100)])
    func bounds(given: Double, kept: Double) {
        #expect(ViewingSpecification.progress(1, at: given, of: 100, day: 1).position == kept)
    }
}
