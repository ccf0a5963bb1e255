import Foundation
import StreamingDomain
import Testing

/// `behaviour.md` §1.15.
@Suite("Preloading")
struct PreloadTests {
    static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    @Test("None, one or two movies, by the connection", arguments: zip(NetworkQuality.allCases, [0, 1, 1, 2, 2]))
    func counts(network: NetworkQuality, count: Int) {
        #expect(network.preloadCount == count)
        #expect(AdjacentPreloading().indices(at: 3, count: 10, network: network, now: .now) == Array([4, 5].prefix(count)))
    }

    @Test(
        "Forward only, and clipped at the end of the list",
        arguments: [
            (0, 10, [1, 2]), (7, 10, [8, 9]), (8, 10, [9]), (9, 10, []), (10, 10, []), (-1, 10, []), (0, 0, []), (0, 1, []),
            (Int.max - 2, Int.max, [Int.max - 1]), (Int.min, 5, []),
        ])
    func adjacent(index: Int, count: Int, indices: [Int]) {
        #expect(AdjacentPreloading().indices(at: index, count: count, network: .good, now: .now) == indices)
        #expect(PredictivePreloading().indices(at: index, count: count, network: .good, now: .now) == indices)
    }

    /// Visits as (index, second), then the speed in the last of these seconds and what is preloaded of a list of 100.
    @Test(
        "Prediction follows direction and speed",
        arguments: [
            ([(10, 0), (11, 2)], 0.5, [12, 13]), ([(11, 0), (10, 2)], -0.5, [9, 8]), ([(10, 0), (16, 2)], 3, [19, 20]),
            ([(30, 0), (20, 1)], -10, [10, 9]), ([(10, 0), (11, 1), (10, 2)], 0, [11, 12]), ([(0, 0), (10, 6), (11, 7)], 1, [12, 13]),
            ([(90, 0), (98, 1)], 8, []), ([(20, 0), (1, 1)], -19, []), ([(50, 3), (52, 2)], 0, [53, 54]), ([(5, 1), (9, 1)], 0, [10, 11]),
            ([(98, 0), (97, 0.5), (98, 1)], 0, [99]), ([(1, 0), (0, 2)], -0.5, []),
        ] as [([(Int, Double)], Double, [Int])])
    func predictive(visits: [(index: Int, second: Double)], speed: Double, indices: [Int]) throws {
        var strategy = PredictivePreloading()
        for visit in visits { strategy.moved(to: visit.index, at: Self.date(visit.second)) }
        let last = try #require(visits.last)
        #expect(strategy.speed(at: Self.date(last.second)) == speed)
        #expect(strategy.indices(at: last.index, count: 100, network: .excellent, now: Self.date(last.second)) == indices)
        #expect(strategy.indices(at: last.index, count: 100, network: .fair, now: Self.date(last.second)) == Array(indices.prefix(1)))
        #expect(strategy.indices(at: last.index, count: 100, network: .offline, now: Self.date(last.second)) == [])
    }

    @Test("A viewer that rests for five seconds gets the neighbours")
    func rest() {
        var strategy = PredictivePreloading()
        for index in 0...10 { strategy.moved(to: index * 4, at: Self.date(Double(index))) }
        #expect(strategy.indices(at: 40, count: 100, network: .good, now: Self.date(10)) == [44, 45])
        #expect(strategy.indices(at: 40, count: 100, network: .good, now: Self.date(16)) == [41, 42])
        strategy.moved(to: -5, at: Self.date(17))
        #expect(strategy.speed(at: Self.date(17)) == 0)
    }

    @Test("For any moves: at most as many as the connection allows, within the list, never the current one", arguments: 1...50)
    func laws(seed: Int) {
        var random = SplitMix(state: UInt64(seed)), strategy = PredictivePreloading(), second = 0.0
        for _ in 0..<40 {
            let count = Int.random(in: 1...60, using: &random), index = Int.random(in: 0..<count, using: &random)
            second += Double.random(in: -0.5...3, using: &random)
            strategy.moved(to: index, at: Self.date(second))
            for network in NetworkQuality.allCases {
                let indices = strategy.indices(at: index, count: count, network: network, now: Self.date(second))
                #expect(indices.count <= network.preloadCount && indices.allSatisfy { (0..<count).contains($0) && $0 != index })
            }
        }
    }

    @Test("A new preload of a movie cancels the one before, whose end then changes nothing")
    func requests() {
        var requests = PreloadRequests()
        let (first, none) = requests.start("a", priority: .low), (second, old) = requests.start("a", priority: .high)
        let (other, _) = requests.start("b", priority: .medium)
        #expect(none == nil && old == first && requests.all == [second, other] && second.priority == .high)
        requests.finish(first)
        #expect(requests.all == [second, other])
        requests.finish(second)
        #expect(requests.all == [other])
        let (again, _) = requests.start("a", priority: .immediate)
        let cancelled = requests.cancel("b"), unknown = requests.cancel("b")
        #expect(cancelled == other && unknown == nil)
        let all = requests.cancelAll()
        #expect(all == [again] && requests.all.isEmpty)
    }

    @Test("Two run at once: of those that wait the most urgent, and of equal ones the first")
    func turns() {
        var requests = PreloadRequests()
        for (id, priority) in [("a", .low), ("b", .low), ("c", .low), ("d", .high), ("e", .medium), ("f", .high)]
            as [(String, PreloadPriority)]
        {
            _ = requests.start(id, priority: priority)
        }
        let first = [requests.next(), requests.next()]
        #expect(first.map { $0?.id } == ["d", "f"] && requests.next() == nil)
        for request in first.compactMap(\.self) { requests.finish(request) }
        #expect([requests.next(), requests.next(), requests.next()].map { $0?.id } == ["e", "a", nil])
        // One that was cancelled runs until it says that it has ended.
        let cancelled = requests.cancel("a")
        #expect(requests.next() == nil)
        if let cancelled { requests.finish(cancelled) }
        #expect(requests.next()?.id == "b")
    }

    @Test("Of too many the oldest of the lowest priority gives way, even if it is the new one")
    func bound() {
        var requests = PreloadRequests()
        for number in 0..<PreloadRequests.most {
            #expect(requests.start("\(number)", priority: number == 3 || number == 5 ? .low : .medium).cancelled == nil)
        }
        #expect(["x", "y", "z"].map { requests.start($0, priority: .medium).cancelled?.id } == ["3", "5", "0"])
        let refused = requests.start("low", priority: .low)
        #expect(refused.cancelled == refused.request && requests.all.count == PreloadRequests.most)
        #expect(requests.start("x", priority: .high).cancelled?.id == "x")
    }

    @Test("Only immediate waits for completion")
    func priorities() {
        #expect(PreloadPriority.allCases.map(\.rawValue) == [0, 1, 2, 3])
        #expect(PreloadPriority.allCases == [.low, .medium, .high, .immediate] && PreloadPriority.low < .immediate)
        #expect(PreloadPriority.allCases.filter(\.waitsForCompletion) == [.immediate])
    }
}
