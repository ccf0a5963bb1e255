import Testing

@testable import FFmpegAdapter

private actor Counter {
    private var running = 0
    private(set) var most = 0
    private(set) var done = 0
    func enter() {
        running += 1
        most = max(most, running)
    }
    func leave() {
        running -= 1
        done += 1
    }
}

@Suite struct AdmissionTests {
    @Test("Never more than the limit run at the same time, and all of them run")
    func limit() async throws {
        let admission = Admission(limit: 2)
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try? await admission.run { () async throws(FFmpegError) in
                        await counter.enter()
                        for _ in 0..<20 { await Task.yield() }
                        await counter.leave()
                    }
                }
            }
        }
        #expect(await counter.most <= 2)
        #expect(await counter.done == 50)
    }

    @Test("A waiting task may be cancelled, and the next one takes its place")
    func givesUp() async throws {
        let admission = Admission(limit: 1)
        let (stream, open) = AsyncStream.makeStream(of: Void.self)
        let first = Task { try await admission.run { () async throws(FFmpegError) in for await _ in stream { return } } }
        await Task.yield()
        let second = Task { try await admission.run { () async throws(FFmpegError) in } }
        second.cancel()
        _ = await second.result
        open.yield()
        try await first.value
        try await admission.run { () async throws(FFmpegError) in }
    }
}
