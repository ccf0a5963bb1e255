import Foundation
import Synchronization
import Testing

@testable import FFmpegAdapter

@Suite struct StreamedProcessTests {
    private struct Enough: Error {}

    private static func shell(stall: Int = 600) -> StreamedProcess {
        StreamedProcess(program: "/bin/sh", limits: .streaming, stallSeconds: stall)
    }

    /// Ignores the request to end, as does its child. The mark is the name of both.
    private static let stubborn = "trap '' TERM; sh -c 'while :; do sleep 1; done' $0 & while :; do sleep 1; done"

    private static func running(_ mark: String) -> Int {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return numbers.filter { Int($0) != nil }
            .count { (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\($0)/cmdline")))?.range(of: Data(mark.utf8)) != nil }
    }

    private static func untilRunning(_ mark: String) async throws {
        while running(mark) < 2 { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test("All output arrives, in order and in small pieces")
    func pieces() async throws {
        let output = Mutex<[UInt8]>([])
        let largest = Mutex(0)
        try await Self.shell().run(["-c", "seq 1 200000; echo words >&2"]) { piece in
            output.withLock { $0 += piece }
            largest.withLock { $0 = max($0, piece.count) }
        }
        let expected = (1...200_000).map { "\($0)\n" }.joined()
        let isEqual = output.withLock { $0 == Array(expected.utf8) }
        let size = largest.withLock { $0 }
        #expect(isEqual)
        #expect(size <= 256 << 10)
    }

    @Test("The process waits while its output is being taken")
    func waits() async throws {
        let mark = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        @Sendable func written() -> Int {
            (try? String(contentsOf: mark, encoding: .utf8)).flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 0
        }
        let total = Mutex(0)
        let script = "i=0; while [ $i -lt 40 ]; do head -c 65536 /dev/zero; i=$((i+1)); echo $i > \(mark.path); done"
        try await Self.shell().run(["-c", script]) { piece in
            let before = total.withLock { total in
                defer { total += piece.count }
                return total
            }
            guard before == 0 else { return }
            while written() == 0 { try await Task.sleep(for: .milliseconds(10)) }
            try await Task.sleep(for: .milliseconds(300))
            #expect(written() <= 3)
        }
        let bytes = total.withLock { $0 }
        #expect(bytes == 40 * 65_536)
        try FileManager.default.removeItem(at: mark)
    }

    @Test("A process that waits for us is not hung")
    func slow() async throws {
        let pieces = Mutex(0)
        try await Self.shell(stall: 1).run(["-c", "echo 1; head -c 200000 /dev/zero; echo 2"]) { _ in
            let count = pieces.withLock { pieces in
                pieces += 1
                return pieces
            }
            if count == 2 { try await Task.sleep(for: .seconds(2)) }
        }
        let count = pieces.withLock { $0 }
        #expect(count > 2)
    }

    @Test(
        "A hung process is killed with its children, whatever it ignores and prints",
        arguments: [stubborn, "trap '' TERM; sh -c 'trap \"\" TERM; sleep 600; :' $0 & while :; do echo $0 >&2; done"])
    func hung(script: String) async throws {
        let mark = UUID().uuidString
        await #expect(throws: FFmpegError.stalled(seconds: 1)) { try await Self.shell(stall: 1).run(["-c", script, mark]) { _ in } }
        #expect(Self.running(mark) == 0)
    }

    @Test("Cancelling the task kills the process and its children")
    func cancels() async throws {
        let mark = UUID().uuidString
        let task = Task { try await Self.shell().run(["-c", Self.stubborn, mark]) { _ in } }
        try await Self.untilRunning(mark)
        task.cancel()
        await #expect(throws: FFmpegError.cancelled) { try await task.value }
        #expect(Self.running(mark) == 0)
    }

    @Test("Cancelling the task reaches a receiver that waits")
    func cancelsReceiver() async throws {
        let mark = UUID().uuidString
        let task = Task {
            try await Self.shell().run(["-c", "echo; \(Self.stubborn)", mark]) { _ in try await Task.sleep(for: .seconds(600)) }
        }
        try await Self.untilRunning(mark)
        task.cancel()
        await #expect(throws: FFmpegError.cancelled) { try await task.value }
        #expect(Self.running(mark) == 0)
    }

    @Test("A receiver that wants no more ends the process")
    func enough() async {
        let mark = UUID().uuidString
        await #expect(throws: FFmpegError.cancelled) {
            try await Self.shell().run(["-c", "echo; \(Self.stubborn)", mark]) { _ in throw Enough() }
        }
        #expect(Self.running(mark) == 0)
    }

    @Test("A child that stays behind is killed, and one that keeps the output open is not awaited")
    func leftBehind() async throws {
        let mark = UUID().uuidString
        let script = "trap '' TERM; sh -c 'while :; do sleep 1; done' $0 & echo done"
        let output = Mutex<[UInt8]>([])
        try await Self.shell().run(["-c", script, mark]) { piece in output.withLock { $0 += piece } }
        let bytes = output.withLock { $0 }
        #expect(bytes == Array("done\n".utf8))
        // It was killed, but the system may take a moment for it.
        for _ in 0..<100 where Self.running(mark) > 0 { try await Task.sleep(for: .milliseconds(50)) }
        #expect(Self.running(mark) == 0)
    }

    @Test("A process that closes its output and goes on is ended")
    func silent() async {
        await #expect(throws: FFmpegError.self) { try await Self.shell().run(["-c", "exec 1>&- 2>&-; sleep 600"]) { _ in } }
    }

    @Test(
        "A process that fails or is killed says why",
        arguments: [("echo why >&2; exit 3", "why"), ("echo out; kill -9 $$", ""), ("seq 1 9000 >&2; exit 1", "9000")])
    func fails(script: String, end: String) async throws {
        let error = await #expect(throws: FFmpegError.self) { try await Self.shell().run(["-c", script]) { _ in } }
        guard case .failed(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.hasSuffix(end))
        #expect(reason.utf8.count <= 2_000)
    }

    @Test("A time limit ends also a process that writes")
    func limit() async {
        let process = StreamedProcess(program: "/bin/sh", limits: ProcessLimits(seconds: 1))
        await #expect(throws: FFmpegError.timedOut(seconds: 1)) { try await process.run(["-c", "exec yes"]) { _ in } }
    }

    @Test(
        "The priority is that of the limits", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ionice")),
        arguments: [(ProcessLimits.Priority.low, ["10", "none: prio 0"]), (.idle, ["19", "idle"])])
    func priority(_ priority: ProcessLimits.Priority, words: [String]) async throws {
        let process = BoundedProcess(program: "/bin/sh", limits: ProcessLimits(seconds: 600, priority: priority))
        let output = try await process.run(["-c", "nice; ionice"])
        #expect(String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").map(String.init) == words)
    }
}
