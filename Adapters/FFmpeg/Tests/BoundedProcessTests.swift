import Foundation
import Testing

@testable import FFmpegAdapter

@Suite struct BoundedProcessTests {
    /// Where the time limit is not what a test is about, a busy machine has time enough.
    static func shell(_ limits: ProcessLimits = ProcessLimits(seconds: 600)) -> BoundedProcess {
        BoundedProcess(program: "/bin/sh", limits: limits)
    }

    @Test("Output, the end of standard error and the status are returned")
    func answers() async throws {
        let output = try await Self.shell().run(["-c", "cat; echo why >&2; exit 3"], input: Array("hello".utf8))
        #expect(output == .init(bytes: Array("hello".utf8), lastWords: "why", succeeded: false))
    }

    @Test("A large output is complete")
    func large() async throws {
        let output = try await Self.shell().run(["-c", "head -c 5000000 /dev/zero"])
        #expect(output.bytes.count == 5_000_000)
    }

    @Test("A stuck process is killed at its time limit")
    func stuck() async {
        await #expect(throws: FFmpegError.timedOut(seconds: 1)) {
            try await Self.shell(ProcessLimits(seconds: 1)).run(["-c", "trap '' TERM; exec sleep 600"])
        }
    }

    @Test("A process with endless output is killed")
    func endless() async {
        await #expect(throws: FFmpegError.outputTooLarge(bytes: 1000)) {
            try await Self.shell(ProcessLimits(output: 1000)).run(["-c", "exec yes"])
        }
    }

    @Test("Only the end of a long error output is kept")
    func complaint() async throws {
        let output = try await Self.shell().run(["-c", "i=0; while [ $i -lt 3000 ]; do echo line $i >&2; i=$((i+1)); done"])
        #expect(output.lastWords.utf8.count <= 2_000)
        #expect(output.lastWords.hasSuffix("line 2999"))
    }

    @Test("Cancelling the task kills the process")
    func cancels() async throws {
        let mark = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        let task = Task { try await Self.shell().run(["-c", "echo $$ > \(mark); exec sleep 600"]) }
        var pid: Int32?
        while pid == nil {
            await Task.yield()
            pid = (try? String(contentsOfFile: mark, encoding: .utf8)).flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        }
        task.cancel()
        await #expect(throws: FFmpegError.cancelled) { try await task.value }
        #expect(kill(try #require(pid), 0) == -1)
        try FileManager.default.removeItem(atPath: mark)
    }

    @Test("The environment of the server is not inherited")
    func environment() async throws {
        setenv("FFREPORT", "file=/tmp/report", 1)
        defer { unsetenv("FFREPORT") }
        let output = try await BoundedProcess(program: "/usr/bin/env", limits: ProcessLimits()).run([])
        #expect(!String(decoding: output.bytes, as: UTF8.self).contains("FFREPORT"))
    }

    @Test("Input that nobody reads does no harm")
    func unread() async throws {
        let output = try await Self.shell().run(["-c", "exit 0"], input: [UInt8](repeating: 1, count: 4_000_000))
        #expect(output.succeeded)
    }

    @Test("Memory is limited", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/prlimit")))
    func memory() async throws {
        let output = try await Self.shell(ProcessLimits(memory: 1 << 30)).run(["-c", "ulimit -v"])
        #expect(String(decoding: output.bytes, as: UTF8.self) == "1048576\n")
    }

    @Test("A missing program is reported as missing")
    func missing() async {
        await #expect(throws: FFmpegError.notInstalled) {
            try await BoundedProcess(program: "/nowhere/ffmpeg", limits: ProcessLimits()).run([])
        }
    }
}
