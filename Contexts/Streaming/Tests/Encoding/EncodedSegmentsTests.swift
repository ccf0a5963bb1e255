import Caching
import Containers
import FlowTesting
import Foundation
import StreamingDomain
import StreamingInfrastructure
import Synchronization
import Testing

@Suite("Segments that an encoder makes")
struct EncodedSegmentsTests {
    final class Bench: Sendable {
        let folder = FileManager.default.temporaryDirectory.path + "/encoded-\(UUID().uuidString)"
        let clock = ManualClock()
        let encoder: FakeEncoder
        let segments: EncodedSegments
        let cache: DiskCache

        init(_ encoder: FakeEncoder = FakeEncoder(), cores: Int = 2, directory: String? = nil, capacity: Int64 = 1_000_000) {
            self.encoder = encoder
            cache = DiskCache(directory: directory ?? folder, capacity: capacity)
            segments = Self.segments(encoder, cache, clock, cores: cores)
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        static func segments(
            _ encoder: FakeEncoder, _ cache: DiskCache, _ clock: ManualClock, cores: Int = 2, named name: String = "fake",
            report: @escaping @Sendable (EncodingJob, EncodingError) -> Void = { _, _ in }
        ) -> EncodedSegments {
            EncodedSegments(
                cache: cache, encoder: { name }, budget: EncoderBudget(cores: cores), on: clock, encode: encoder.encode,
                assemble: { FakeEncoder.Assembler($0) }, report: report)
        }

        func segment(_ number: Int?, of movie: EncodedMovie = Bench.movie("m"), near: Int = 0, viewer: String = "v") async throws
            -> [UInt8]?
        {
            try await Self.bytes(segments.segment(number, of: .encodedVideo(.p720), in: movie, near: near, for: viewer))
        }

        static func bytes(_ source: (any ByteSource)?) throws -> [UInt8]? { try source.map { try $0.read(at: 0, count: Int($0.size)) } }

        /// Waits for something that happens soon.
        func until(_ isTrue: () async -> Bool) async throws {
            while await !isTrue() { try await Task.sleep(for: .milliseconds(1)) }
        }

        static func movie(_ key: String, count: Int = 40) -> EncodedMovie {
            EncodedMovie(
                key: key, path: "/m", starts: (0..<count).map { Double($0) * 4 }, end: Double(count) * 4, hasFileTimes: true,
                picture: .init(width: 1_280, height: 720), sounds: [:])
        }
    }

    @Test(
        "A movie is made from its start to its end by one run, and comes from the cache afterwards, also after a restart",
        .timeLimit(.minutes(1)))
    func whole() async throws {
        let bench = Bench()
        #expect(try await bench.segment(nil) == [7])
        for number in 0..<40 { #expect(try await bench.segment(number) == FakeEncoder.Assembler.segment(number)) }
        try await bench.until { await bench.segments.statistics.runs == 0 }
        #expect(bench.encoder.jobs.count == 1)
        let other = FakeEncoder(), next = Bench.segments(other, bench.cache, bench.clock)
        for number in [nil, 39, 0] {
            let found = try await next.segment(number, of: .encodedVideo(.p720), in: Bench.movie("m"), for: "w")
            #expect(try Bench.bytes(found) == number.map(FakeEncoder.Assembler.segment) ?? [7])
        }
        #expect(other.jobs.isEmpty)
        let counted = await next.statistics
        #expect(counted.runs == 0 && counted.waiting == 0 && counted.made == 0 && counted.hits == 3)
        #expect(await bench.segments.statistics.made == 40)
    }

    @Test("500 viewers that open a movie at once share one run", .timeLimit(.minutes(1)))
    func crowd() async throws {
        let bench = Bench()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for viewer in 0..<500 {
                group.addTask {
                    let start = try await bench.segment(nil, viewer: "\(viewer)"), first = try await bench.segment(0, viewer: "\(viewer)")
                    return start == [7] && first == FakeEncoder.Assembler.segment(0)
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        #expect(bench.encoder.jobs.count == 1)
    }

    @Test("A run makes six segments more than asked for, and ends within 10 seconds after the last request", .timeLimit(.minutes(1)))
    func ahead() async throws {
        let bench = Bench()
        #expect(try await bench.segment(5) != nil)
        // The seventh of the pieces that follow completes the sixth segment.
        try await bench.until { bench.encoder.made.count == 8 }
        await bench.clock.advance(by: .seconds(5))
        #expect(bench.encoder.made.count == 8 && bench.encoder.alive == 1)
        #expect(try await bench.segment(7) != nil)
        try await bench.until { bench.encoder.made.count == 10 }
        for _ in 0..<9 { await bench.clock.advance(by: .seconds(1)) }
        try await bench.until { bench.encoder.alive == 0 }
        #expect(bench.encoder.jobs.map(\.start) == [20] && bench.encoder.made.count == 10)
    }

    @Test("Ten seeks leave no encoder but the last one, and what was made stays", .timeLimit(.minutes(1)))
    func seeks() async throws {
        let bench = Bench(cores: 1)
        let places = [30, 0, 20, 10, 35, 2, 24, 14, 5, 29]
        for place in places { #expect(try await bench.segment(place) == FakeEncoder.Assembler.segment(place)) }
        try await bench.until { bench.encoder.alive <= 1 }
        #expect(bench.encoder.most == 1)
        let jobs = bench.encoder.jobs.count
        for place in places { #expect(try await bench.segment(place) != nil) }
        #expect(bench.encoder.jobs.count == jobs && jobs <= 10)
        await bench.segments.stop()
        #expect(bench.encoder.alive == 0)
    }

    @Test("Of quick seeks that nobody cancels, the last one gets its segment, and the others are told at once", .timeLimit(.minutes(1)))
    func quickSeeks() async throws {
        let bench = Bench(FakeEncoder { $0 < 1 ? .hangs : .works }, cores: 1)
        async let first = Result { try await bench.segment(0) }
        try await bench.until { bench.encoder.alive == 1 }
        async let start = bench.segment(nil)
        try await bench.until { await bench.segments.statistics.waiting == 2 }
        #expect(try await bench.segment(20) == FakeEncoder.Assembler.segment(20))
        #expect(await first == .failure(.superseded))
        #expect(try await start == [7])
        #expect(bench.encoder.jobs.map(\.start) == [0, 80] && bench.encoder.most == 1)
    }

    @Test("A killed encoder is not seen by the viewer", .timeLimit(.minutes(1)))
    func killed() async throws {
        let bench = Bench(FakeEncoder { $0 == 0 ? .fails(after: 3) : .works })
        for number in 0..<10 { #expect(try await bench.segment(number) == FakeEncoder.Assembler.segment(number)) }
        #expect(bench.encoder.jobs.map(\.start) == [0, 8], "The piece that would have completed the third segment never came")
    }

    @Test("An encoder that always fails is started twice, and again after 10 seconds", .timeLimit(.minutes(1)))
    func fails() async throws {
        let bench = Bench(FakeEncoder { _ in .fails(after: 0) })
        for _ in 0..<3 { await #expect(throws: EncodingError.failed(reason: "Killed()")) { try await bench.segment(3) } }
        #expect(bench.encoder.jobs.map(\.start) == [12, 12])
        await bench.clock.advance(by: .seconds(10))
        await #expect(throws: EncodingError.self) { try await bench.segment(3) }
        #expect(bench.encoder.jobs.count == 4)
    }

    @Test("The reason of a failure is that of the segments, not that of the encoder that was stopped for it", .timeLimit(.minutes(1)))
    func babbles() async throws {
        let bench = Bench(FakeEncoder { _ in .babbles })
        await #expect(throws: EncodingError.failed(reason: "Damaged()")) { try await bench.segment(0) }
        #expect(bench.encoder.jobs.count == 2 && bench.encoder.alive == 0)
    }

    @Test("Many viewers, seeks, cancellations and failures: every segment is right, and no encoder stays", .timeLimit(.minutes(2)))
    func chaos() async throws {
        let bench = Bench(FakeEncoder { $0 % 4 == 3 ? .fails(after: $0 % 5) : .works }, cores: 3)
        await withTaskGroup(of: Void.self) { group in
            for viewer in 0..<20 {
                group.addTask {
                    var random = SplitMix(state: UInt64(viewer))
                    for _ in 0..<20 {
                        let number = Int.random(in: 0..<40, using: &random),
                            movie = Bench.movie("m\(Int.random(in: 0..<3, using: &random))")
                        let request = Task { try await bench.segment(number, of: movie, viewer: "\(viewer % 12)") }
                        if Int.random(in: 0..<5, using: &random) == 0 { request.cancel() }
                        let result = await request.result
                        if case .success(let bytes) = result { #expect(bytes == FakeEncoder.Assembler.segment(number)) }
                    }
                }
            }
        }
        #expect(await bench.segments.statistics.waiting == 0)
        #expect(bench.encoder.most <= 3)
        await bench.clock.advance(by: .seconds(10))
        try await bench.until { bench.encoder.alive == 0 }
        #expect(await bench.segments.statistics.runs == 0)
    }

    @Test("A hanging encoder is replaced", .timeLimit(.minutes(1)))
    func hangs() async throws {
        let bench = Bench(FakeEncoder { $0 == 0 ? .hangs : .works })
        async let bytes = bench.segment(0)
        try await bench.until { bench.encoder.alive == 1 }
        await bench.clock.advance(by: .seconds(20))
        #expect(try await bytes == FakeEncoder.Assembler.segment(0))
        #expect(bench.encoder.jobs.count == 2)
    }

    @Test("Without room a request is told so after 20 seconds, and a segment that is not ready after 30 is late", .timeLimit(.minutes(1)))
    func limits() async throws {
        let bench = Bench(FakeEncoder { _ in .hangs }, cores: 1)
        async let late = Result { try await bench.segment(0) }
        try await bench.until { bench.encoder.alive == 1 }
        async let busy = Result { try await bench.segment(0, of: Bench.movie("other"), viewer: "w") }
        try await bench.until { await bench.segments.statistics.waiting == 2 }
        for _ in 0..<30 { await bench.clock.advance(by: .seconds(1)) }
        #expect(await busy == .failure(.busy))
        #expect(await late == .failure(.late))
        await bench.segments.stop()
    }

    @Test("Each encoder that fails is reported with its reason, and one that nobody needs is not", .timeLimit(.minutes(1)))
    func reports() async throws {
        let bench = Bench(), failed = Mutex<[EncodingError]>([])
        let encoder = FakeEncoder { $0 < 2 ? .fails(after: 0) : .works }
        let segments = Bench.segments(
            encoder, bench.cache, bench.clock,
            report: { job, error in
                if job.path == "/m" { failed.withLock { $0.append(error) } }
            })
        let key = RenditionID.encodedVideo(.p720)
        await #expect(throws: EncodingError.self) { try await segments.segment(3, of: key, in: Bench.movie("m"), for: "v") }
        #expect(failed.withLock { $0 }.map(\.detail) == ["Killed()", "Killed()"])
        await bench.clock.advance(by: .seconds(10))
        _ = try await segments.segment(3, of: key, in: Bench.movie("m"), for: "v")
        await segments.stop()
        #expect(failed.withLock { $0.count } == 2)
    }

    @Test("Segments of another encoder are not used", .timeLimit(.minutes(1)))
    func encoders() async throws {
        let bench = Bench(), other = FakeEncoder(format: { _ in 8 })
        #expect(try await bench.segment(nil) == [7])
        let segments = Bench.segments(other, bench.cache, bench.clock, named: "other")
        let found = try await segments.segment(nil, of: .encodedVideo(.p720), in: Bench.movie("m"), for: "v")
        #expect(try Bench.bytes(found) == [8])
        #expect(try await bench.segment(nil) == [7], "Both are kept")
    }

    @Test("A cancelled request ends at once and harms nobody", .timeLimit(.minutes(1)))
    func cancelled() async throws {
        let bench = Bench(FakeEncoder { $0 == 0 ? .hangs : .works })
        let leaving = Task { try await bench.segment(0) }
        async let staying = bench.segment(0, viewer: "w")
        try await bench.until { await bench.segments.statistics.waiting == 2 }
        leaving.cancel()
        await #expect(throws: CancellationError.self) { try await leaving.value }
        await bench.clock.advance(by: .seconds(20))
        #expect(try await staying == FakeEncoder.Assembler.segment(0))
    }

    @Test("Without a disk a movie plays, and nothing is made twice for viewers close together", .timeLimit(.minutes(1)))
    func noDisk() async throws {
        let bench = Bench(directory: "/proc/nowhere")
        for number in 0..<20 {
            #expect(try await bench.segment(number) == FakeEncoder.Assembler.segment(number))
            #expect(try await bench.segment(number, viewer: "w") == FakeEncoder.Assembler.segment(number))
        }
        #expect(bench.encoder.jobs.count == 1)
    }

    @Test("What the cache has lost is made again: one that is too small costs work, but no segment", .timeLimit(.minutes(1)))
    func lost() async throws {
        let bench = Bench(capacity: 14)
        for number in [0, 1, 2, 3, 4, 5, 2, 0, 1, 2, nil] {
            #expect(try await bench.segment(number) == number.map(FakeEncoder.Assembler.segment) ?? [7])
        }
        #expect(bench.encoder.jobs.count > 1)
        #expect(await bench.cache.usage() <= 14)
    }

    @Test("A segment on disk is not read into memory, and can be sent to its end though the cache loses it", .timeLimit(.minutes(1)))
    func fromDisk() async throws {
        let bench = Bench()
        var file: FileSource?
        // It is in memory until it is on disk.
        while file == nil {
            file = try await bench.segments.segment(3, of: .encodedVideo(.p720), in: Bench.movie("m"), for: "v") as? FileSource
        }
        try FileManager.default.removeItem(atPath: bench.folder)
        let pieces = SegmentPieces(encoded: try #require(file))
        #expect(try pieces.next() == FakeEncoder.Assembler.segment(3))
        #expect(try pieces.next() == nil)
    }

    @Test("A run ends where the cache has the next three segments", .timeLimit(.minutes(1)))
    func overlap() async throws {
        let bench = Bench()
        _ = try await bench.segment(10)
        try await bench.until { bench.encoder.made.count == 8 }
        for number in 0..<16 { #expect(try await bench.segment(number, viewer: "w") != nil) }
        #expect(bench.encoder.jobs.map(\.start) == [40, 0])
        #expect(bench.encoder.made.suffix(from: 8).filter { $0 > 11 }.isEmpty)
    }

    @Test("A run of another format empties the cache of its rendition, and nothing is mixed", .timeLimit(.minutes(1)))
    func format() async throws {
        let bench = Bench(FakeEncoder(format: { $0 == 0 ? 7 : 8 }))
        #expect(try await bench.segment(nil) == [7])
        #expect(try await bench.segment(0) != nil)
        _ = try await bench.segment(0, of: Bench.movie("other"))
        await #expect(throws: EncodingError.self) { try await bench.segment(30) }
        #expect(try await bench.segment(nil) == [8])
        #expect(try await bench.segment(30) == FakeEncoder.Assembler.segment(30))
        #expect(try await bench.segment(0) == FakeEncoder.Assembler.segment(0))
    }

    @Test("There is nothing beyond the end, and nothing that is not encoded", .timeLimit(.minutes(1)))
    func nothing() async throws {
        let bench = Bench()
        for number in [-1, 40, Int.max, Int.min] { #expect(try await bench.segment(number) == nil) }
        #expect(try await bench.segment(nil, of: Bench.movie("m", count: 0)) == nil)
        for rendition in [RenditionID.video, .audio(1), .encodedAudio(1)] {
            #expect(try await bench.segments.segment(0, of: rendition, in: Bench.movie("m"), for: "v") == nil)
        }
        #expect(bench.encoder.jobs.isEmpty)
    }

    @Test("When the server stops, all encoders end, and requests are answered", .timeLimit(.minutes(1)))
    func stops() async throws {
        let bench = Bench(FakeEncoder { _ in .hangs })
        async let waiting = Result { try await bench.segment(0) }
        try await bench.until { bench.encoder.alive == 1 }
        await bench.segments.stop()
        #expect(bench.encoder.alive == 0)
        #expect(await waiting == .failure(.busy))
        await #expect(throws: EncodingError.busy) { try await bench.segment(1) }
        #expect(bench.encoder.jobs.count == 1)
    }
}

extension Result where Failure == EncodingError, Success == [UInt8]? {
    fileprivate init(_ work: () async throws -> [UInt8]?) async {
        do {
            self = .success(try await work())
        } catch {
            self = .failure(error as? EncodingError ?? .failed(reason: "\(error)"))
        }
    }
}
