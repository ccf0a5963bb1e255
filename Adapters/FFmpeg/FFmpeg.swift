import Foundation

/// The ffmpeg and ffprobe of this machine. Copies share one `Admission`, so that at most `concurrent` processes run.
public struct FFmpeg: Sendable {
    public let ffmpeg: String
    public let ffprobe: String
    let limits: ProcessLimits
    private let admission: Admission

    /// - Parameters:
    ///   - ffmpeg, ffprobe: absolute paths of the programs.
    ///   - limits: for probes and pictures; encoders pass their own.
    ///   - concurrent: processes at the same time, at least 1.
    public init(ffmpeg: String, ffprobe: String, limits: ProcessLimits = ProcessLimits(), concurrent: Int = 2) {
        self.ffmpeg = ffmpeg
        self.ffprobe = ffprobe
        self.limits = limits
        self.admission = Admission(limit: concurrent)
    }

    /// Looks for both programs in the PATH; nil if one is missing (report `FFmpegError.notInstalled`).
    public static func locate(limits: ProcessLimits = ProcessLimits(), concurrent: Int = 2) -> FFmpeg? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return locate(in: path.split(separator: ":").map(String.init), limits: limits, concurrent: concurrent)
    }

    static func locate(in folders: [String], limits: ProcessLimits = ProcessLimits(), concurrent: Int = 2) -> FFmpeg? {
        func find(_ name: String) -> String? {
            folders.lazy.filter { $0.hasPrefix("/") }.map { $0 + "/" + name }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
        }
        guard let ffmpeg = find("ffmpeg"), let ffprobe = find("ffprobe") else { return nil }
        return FFmpeg(ffmpeg: ffmpeg, ffprobe: ffprobe, limits: limits, concurrent: concurrent)
    }

    /// Runs ffmpeg with typed arguments and returns its standard output. The caller adds the input restrictions if the
    /// input is foreign; `-nostdin` is prepended unless input bytes are given.
    public func run(
        _ arguments: [Argument], input: [UInt8]? = nil, limits: ProcessLimits = .encoding
    ) async throws(FFmpegError) -> [UInt8] {
        let stdin: [Argument] = input == nil ? [.word("-nostdin")] : []
        return try await run(ffmpeg, stdin + .preamble + arguments, input: input, limits: limits)
    }

    func probe(_ arguments: [Argument]) async throws(FFmpegError) -> [UInt8] {
        try await run(ffprobe, .preamble + arguments, input: nil, limits: limits)
    }

    private func run(
        _ program: String, _ arguments: [Argument], input: [UInt8]?, limits: ProcessLimits
    ) async throws(FFmpegError) -> [UInt8] {
        let process = BoundedProcess(program: program, limits: limits)
        let output = try await admission.run { () async throws(FFmpegError) in
            try await process.run(arguments.flatMap(\.words), input: input)
        }
        guard output.succeeded else { throw .failed(reason: output.lastWords) }
        return output.bytes
    }
}
