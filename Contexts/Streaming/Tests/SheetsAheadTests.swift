import CoreDomain
import Foundation
import StreamingDomain
import Testing

@Suite("Which sheet of thumbnails is drawn ahead")
struct SheetsAheadTests {
    static let one = movie("movie00001"), two = movie("movie00002")

    static func movie(_ name: String) -> FileID { FileID(name)! }

    static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    @Test(
        "From the position of the viewer to the end, then from the start",
        arguments: [
            // 1,000 s are a hundred tiles, one every 10 s, on four sheets of 250 s each.
            (0, [0, 1, 2, 3]), (249.9, [0, 1, 2, 3]), (250, [1, 2, 3, 0]), (999, [3, 0, 1, 2]), (5_000, [3, 0, 1, 2]), (-5, [0, 1, 2, 3]),
            (.nan, [0, 1, 2, 3]), (.infinity, [3, 0, 1, 2]),
        ] as [(Double, [Int])])
    func order(position: Double, sheets: [Int]) throws {
        let track = try #require(ThumbnailTrack(duration: 1_000, width: 16, height: 9))
        #expect(track.sheetCount == 4 && track.sheets(from: position) == sheets)
    }

    @Test("Ten seconds after the start of a movie, where the viewer is by then, for as long as it is watched")
    func time() {
        var ahead = SheetsAhead()
        let nobody = ahead.step(at: Self.date(0), isBusy: false)
        ahead.watch(Self.one, position: 100, at: Self.date(0))
        let start = ahead.step(at: Self.date(4), isBusy: false)
        ahead.watch(Self.one, position: 105, at: Self.date(5))
        let later = ahead.step(at: Self.date(10), isBusy: false)
        ahead.watch(Self.one, position: 110, at: Self.date(10))
        let last = ahead.step(at: Self.date(40), isBusy: false), left = ahead.step(at: Self.date(40.1), isBusy: false)
        #expect(nobody == nil && start == .wait(6) && later == .draw(Self.one, position: 105))
        #expect(last == .draw(Self.one, position: 110) && left == nil)
        // Who comes back starts again.
        ahead.watch(Self.one, position: 110, at: Self.date(50))
        let again = ahead.step(at: Self.date(50), isBusy: false)
        #expect(again == .wait(10))
    }

    @Test("While others need the processor it waits, and does not look at all when nothing is missing")
    func busy() {
        var ahead = SheetsAhead()
        ahead.watch(Self.one, position: 0, at: Self.date(0))
        let waits = [ahead.step(at: Self.date(1), isBusy: true), ahead.step(at: Self.date(20), isBusy: true)]
        let draws = ahead.step(at: Self.date(21), isBusy: false)
        ahead.finish(Self.one)
        ahead.finish(Self.two)
        ahead.watch(Self.one, position: 30, at: Self.date(30))
        let done = [ahead.step(at: Self.date(31), isBusy: false), ahead.step(at: Self.date(31), isBusy: true)]
        #expect(waits == [.wait(5), .wait(5)] && draws == .draw(Self.one, position: 0) && done == [nil, nil])
    }

    @Test("Of several movies the one that was seen last, until it has all its sheets")
    func several() {
        var ahead = SheetsAhead()
        ahead.watch(Self.one, position: 1, at: Self.date(0))
        ahead.watch(Self.two, position: 2, at: Self.date(5))
        let onlyOne = ahead.step(at: Self.date(12), isBusy: false), latest = ahead.step(at: Self.date(15), isBusy: false)
        ahead.finish(Self.two)
        let rest = ahead.step(at: Self.date(16), isBusy: false)
        #expect(onlyOne == .draw(Self.one, position: 1) && latest == .draw(Self.two, position: 2) && rest == .draw(Self.one, position: 1))
    }

    @Test("It remembers a few movies only, and positions that are none are the start")
    func bounds() throws {
        var ahead = SheetsAhead()
        for number in 0..<40 {
            ahead.watch(try #require(FileID("movie000\(number + 10)")), position: .nan, at: Self.date(Double(number) / 10))
        }
        var drawn: [FileID] = []
        while case .draw(let movie, position: 0)? = ahead.step(at: Self.date(20), isBusy: false) {
            drawn.append(movie)
            ahead.finish(movie)
        }
        #expect(drawn.map(\.rawValue) == (18..<50).reversed().map { "movie000\($0)" })
    }
}
