import StreamingDomain
import StreamingInfrastructure
import Synchronization

/// An encoder that makes segments of a few bytes: a piece for the initialisation segment, then one for each segment.
final class FakeEncoder: Sendable {
    struct Killed: Error {}
    struct Damaged: Error {}
    struct Stopped: Error {}

    /// What it does in a run, counted from 0.
    enum Behaviour {
        case works
        /// Fails after some segments.
        case fails(after: Int)
        /// Makes nothing, and ends only when it is told to.
        case hangs
        /// Delivers what is not a movie.
        case babbles
    }

    private struct State {
        var jobs: [EncodingJob] = []
        var alive = 0
        var most = 0
        var made: [Int] = []
    }

    private let state = Mutex(State())
    private let behaviour: @Sendable (Int) -> Behaviour
    private let format: @Sendable (Int) -> UInt8

    /// - Parameter format: the initialisation segment of a run.
    init(_ behaviour: @escaping @Sendable (Int) -> Behaviour = { _ in .works }, format: @escaping @Sendable (Int) -> UInt8 = { _ in 7 }) {
        self.behaviour = behaviour
        self.format = format
    }

    var jobs: [EncodingJob] { state.withLock(\.jobs) }
    var alive: Int { state.withLock(\.alive) }
    /// Runs at one time.
    var most: Int { state.withLock(\.most) }
    /// Segments that it delivered.
    var made: [Int] { state.withLock(\.made) }

    var encode: Encode {
        { job, deliver in
            let run = self.state.withLock { state in
                state.jobs.append(job)
                state.alive += 1
                state.most = max(state.most, state.alive)
                return state.jobs.count - 1
            }
            defer { self.state.withLock { $0.alive -= 1 } }
            switch self.behaviour(run) {
            case .hangs: try await Task.sleep(for: .seconds(3_600))
            case .babbles: do { try await deliver([1, 2, 3]) } catch { throw Stopped() }
            case .works, .fails: break
            }
            try await deliver([0xFF, self.format(run)])
            for index in 0...job.boundaries.count {
                if case .fails(let count) = self.behaviour(run), index == count { throw Killed() }
                try Task.checkCancellation()
                self.state.withLock { $0.made.append(index) }
                try await deliver([UInt8(index)])
            }
        }
    }

    /// Numbers the pieces of a run. The last segment is complete at the end.
    struct Assembler: SegmentAssembling {
        let assembly: SegmentAssembly
        private var last: UInt8?
        private(set) var initSegment: [UInt8]?

        init(_ assembly: SegmentAssembly) { self.assembly = assembly }

        mutating func append(_ bytes: [UInt8]) throws -> [(number: Int, bytes: [UInt8])] {
            guard bytes.count < 3 else { throw Damaged() }
            if bytes[0] == 0xFF {
                initSegment = [bytes[1]]
                return []
            }
            defer { last = bytes[0] }
            return try finish()
        }

        mutating func finish() throws -> [(number: Int, bytes: [UInt8])] {
            guard let last else { return [] }
            let number = assembly.first + Int(last)
            return [(number, Self.segment(number))]
        }

        static func segment(_ number: Int) -> [UInt8] { [UInt8(number), 1, 2, 3] }
    }
}
