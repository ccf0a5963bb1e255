import Foundation
import StreamingDomain
import Testing

@testable import FFmpegAdapter

@Suite("The end of an encoder", .enabled(if: FFmpeg.locate() != nil))
struct EncodeEndTests {
    /// The processes that read a file.
    private static func encoders(of path: String) -> [Int32] {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return numbers.compactMap { Int32($0) }
            .filter { (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\($0)/cmdline")))?.range(of: Data(path.utf8)) != nil }
    }

    /// A movie whose encoded pictures are larger than a pipe holds, so that its encoder is at work until somebody reads them.
    private func movie(_ clips: borrowing Clips) async throws -> EncodingJob {
        let path = try await clips.make(
            "a.mkv", pictures: "testsrc2=s=640x360:r=25:d=30,noise=alls=40:allf=t", sound: nil,
            [.option("-c:v", "libx264"), .option("-preset", "ultrafast")])
        return EncodingJob(
            path: path, output: .video(.init(rung: .p480, width: 640, height: 360)), start: 2, hasFileTimes: true,
            boundaries: (2...14).map { Double($0) * 2 })
    }

    @Test("A cancelled run leaves no process, and one that waits for its reader ends too", arguments: [true, false])
    func cancelled(isTaken: Bool) async throws {
        let ffmpeg = try #require(FFmpeg.locate())
        let clips = try Clips(ffmpeg)
        let job = try await movie(clips)
        let (pieces, arrived) = AsyncStream.makeStream(of: Void.self)
        let run = Task {
            try await ffmpeg.encode(job) { _ in
                arrived.yield()
                if !isTaken { try await Task.sleep(for: .seconds(600)) }
            }
        }
        for await _ in pieces { break }
        #expect(Self.encoders(of: job.path).count == 1)
        run.cancel()
        await #expect(throws: FFmpegError.cancelled) { try await run.value }
        #expect(Self.encoders(of: job.path).isEmpty)
    }

    @Test("A killed encoder is reported")
    func killed() async throws {
        let ffmpeg = try #require(FFmpeg.locate())
        let clips = try Clips(ffmpeg)
        let job = try await movie(clips)
        let error = await #expect(throws: FFmpegError.self) {
            try await ffmpeg.encode(job) { _ in
                for encoder in Self.encoders(of: job.path) { kill(encoder, SIGKILL) }
            }
        }
        guard case .failed = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("A file that is no movie, or has no pictures, fails with a reason")
    func damaged() async throws {
        let ffmpeg = try #require(FFmpeg.locate())
        let clips = try Clips(ffmpeg)
        let nonsense = clips.path("n.mkv")
        try Data(repeating: 7, count: 10_000).write(to: URL(fileURLWithPath: nonsense))
        let sound = try await clips.make("sound.mkv", [.option("-map", "1:a")])
        for path in [nonsense, sound] {
            let job = EncodingJob(
                path: path, output: .video(.init(rung: .p240, width: 160, height: 90)), start: 0, hasFileTimes: true, boundaries: [])
            await #expect(throws: FFmpegError.self) { try await ffmpeg.encode(job) { _ in } }
        }
    }
}
