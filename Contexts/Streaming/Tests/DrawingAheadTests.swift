import Caching
import CoreDomain
import FlowTesting
import Foundation
import StreamingDomain
import Synchronization
import Testing

@testable import StreamingInfrastructure

@Suite("Sheets of thumbnails are drawn ahead", .timeLimit(.minutes(1)))
struct DrawingAheadTests {
    private final class Studio: Sendable {
        struct State {
            var isBusy = false
            var drawn: [Double] = []
            var outcomes: [DrawingAhead.Outcome] = []
        }

        let state = Mutex(State())
        let clock = ManualClock()

        init(_ outcomes: [DrawingAhead.Outcome]) { state.withLock { $0.outcomes = outcomes } }

        func drawing() -> DrawingAhead {
            DrawingAhead(
                isBusy: { self.state.withLock(\.isBusy) },
                now: { Date(timeIntervalSince1970: self.clock.now.offset / .seconds(1)) }, on: clock
            ) { _, position in
                self.state.withLock { state in
                    state.drawn.append(position)
                    return state.outcomes.isEmpty ? .complete : state.outcomes.removeFirst()
                }
            }
        }

        var drawn: [Double] { state.withLock(\.drawn) }
    }

    private let movie = SheetsAheadTests.one

    @Test("One after another, from ten seconds after the start until all are there")
    func all() async {
        let studio = Studio([.drawn(of: 9), .drawn(of: 9), .later]), drawing = studio.drawing()
        await drawing.watch(movie, position: 7)
        await studio.clock.advance(by: .seconds(9))
        #expect(studio.drawn == [])
        await drawing.watch(movie, position: 16)
        await studio.clock.advance(by: .seconds(1))
        #expect(studio.drawn == [16, 16, 16])
        await studio.clock.advance(by: .seconds(SheetsAhead.pause))
        #expect(studio.drawn == [16, 16, 16, 16] && studio.clock.sleeping == 0)
        // It is complete.
        await drawing.watch(movie, position: 21)
        await studio.clock.advance(by: .seconds(5))
        #expect(studio.drawn.count == 4)
    }

    @Test("Not while encoders run, and not for a movie that was left")
    func busy() async {
        let studio = Studio(Array(repeating: .drawn(of: 9), count: 3)), drawing = studio.drawing()
        studio.state.withLock { $0.isBusy = true }
        await drawing.watch(movie, position: 1)
        for _ in 0..<5 { await studio.clock.advance(by: .seconds(5)) }
        #expect(studio.drawn == [])
        studio.state.withLock { $0.isBusy = false }
        await studio.clock.advance(by: .seconds(5))
        #expect(studio.drawn == [1, 1, 1, 1])
        await drawing.watch(SheetsAheadTests.two, position: 2)
        studio.state.withLock { $0.isBusy = true }
        for _ in 0..<8 { await studio.clock.advance(by: .seconds(5)) }
        studio.state.withLock { $0.isBusy = false }
        await studio.clock.advance(by: .seconds(5))
        #expect(studio.drawn == [1, 1, 1, 1] && studio.clock.sleeping == 0)
    }

    @Test("Each sheet is drawn once, even if the cache keeps none")
    func once() async {
        let studio = Studio(Array(repeating: .drawn(of: 3), count: 9)), drawing = studio.drawing()
        await drawing.watch(movie, position: 1)
        await studio.clock.advance(by: .seconds(10))
        #expect(studio.drawn.count == 3 && studio.clock.sleeping == 0)
    }

    @Test("Stopping ends it")
    func stops() async {
        let studio = Studio([.drawn(of: 9)]), drawing = studio.drawing()
        await drawing.watch(movie, position: 1)
        await drawing.stop()
        await drawing.watch(movie, position: 1)
        await studio.clock.advance(by: .seconds(20))
        #expect(studio.drawn == [] && studio.clock.sleeping == 0)
    }
}
