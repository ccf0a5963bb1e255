import Foundation
import StreamingDomain
import Synchronization

@testable import FFmpegAdapter

/// A folder with movies of 12 s, 25 pictures/s, in which the brightness of each picture tells its number.
struct Clips: ~Copyable {
    let ffmpeg: FFmpeg
    let folder: URL

    init(_ ffmpeg: FFmpeg) throws {
        self.ffmpeg = ffmpeg
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    static let numbered: FilterGraph = "color=c=gray:s=160x90:r=25:d=12,geq=lum='30+mod(N*7,190)':cb=128:cr=128"

    /// The brightness of a picture by its number, in the range of video (16…235).
    static func brightness(_ number: Int) -> Int { 30 + number * 7 % 190 }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func make(
        _ name: String, pictures: FilterGraph = numbered, sound: FilterGraph? = "sine=d=12", _ words: [Argument]
    ) async throws -> String {
        let tone: [Argument] = sound.map { [.option("-f", "lavfi"), .graph("-i", $0)] } ?? []
        _ = try await ffmpeg.run(
            [.option("-f", "lavfi"), .graph("-i", pictures)] + tone + words + [.option("-threads", 1), .output(try MediaPath(path(name)))])
        return path(name)
    }

    /// A copy of the streams in another container.
    func copy(_ source: String, _ name: String, before: [Argument] = [], _ words: [Argument] = []) async throws -> String {
        _ = try await ffmpeg.run(
            before + [.input(try MediaPath(source)), .option("-c", "copy")] + words + [.output(try MediaPath(path(name)))])
        return path(name)
    }

    func encode(_ job: EncodingJob, with choice: EncoderChoice = .software) async throws -> Run {
        let output = Mutex<[UInt8]>([])
        try await ffmpeg.encode(job, with: choice) { piece in output.withLock { $0 += piece } }
        let bytes = output.withLock { $0 }
        return Run(bytes: bytes, file: FragmentReader(bytes))
    }

    /// The encoded pictures as `columns` × `rows` grey pixels each, in the order of showing.
    func pixels(_ run: Run, columns: Int = 1, rows: Int = 1) async throws -> [[Int]] {
        let size = columns * rows
        let grey = try await decoded(run, [.graph("-vf", "scale=\(columns):\(rows):flags=area,format=gray"), .option("-f", "rawvideo")])
        // Grey has the range 0…255.
        return stride(from: 0, to: grey.count - grey.count % size, by: size).map { grey[$0..<$0 + size].map { 16 + Int($0) * 219 / 255 } }
    }

    /// The encoded sound, left channel, 48 kHz.
    func samples(_ run: Run) async throws -> [Int] {
        let bytes = try await decoded(run, [.graph("-af", "pan=mono|c0=c0"), .option("-f", "s16le")])
        return stride(from: 0, to: bytes.count - 1, by: 2).map { Int(Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8)) }
    }

    private func decoded(_ run: Run, _ words: [Argument]) async throws -> [UInt8] {
        let file = path(UUID().uuidString)
        try Data(run.bytes).write(to: URL(fileURLWithPath: file))
        return try await ffmpeg.run(
            [.input(try MediaPath(file)), .option("-fps_mode", "passthrough")] + words + [.word("pipe:1")],
            limits: ProcessLimits(seconds: 600, output: 64 << 20))
    }

    struct Run {
        var bytes: [UInt8]
        var file: FragmentReader
    }
}
