import Foundation

/// Runs ffmpeg and ffprobe with the fixed arguments of the tests.
enum FFmpeg {
    struct Failure: Error { let message: String }

    static let isInstalled = ["/usr/bin/ffmpeg", "/usr/bin/ffprobe"].allSatisfy(FileManager.default.isExecutableFile)

    @discardableResult
    static func run(_ tool: String, _ arguments: [String], in folder: URL? = nil) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(tool)")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(message: "\(tool) \(arguments.joined(separator: " "))") }
        return data
    }

    /// The parts of ffprobe's output that the tests compare.
    struct Probe: Decodable {
        struct Stream: Decodable {
            var codec_name: String?
            var codec_type: String
            var width: Int?
            var height: Int?
            var channels: Int?
            var sample_rate: String?
            var avg_frame_rate: String?
            var color_transfer: String?
            var sample_aspect_ratio: String?
            var side_data_list: [SideData]?
            var disposition: [String: Int]?
            var tags: [String: String]?
        }
        struct SideData: Decodable {
            /// Degrees counter-clockwise.
            var rotation: Int?
            var dv_profile: Int?
        }
        struct Format: Decodable {
            var duration: String?
            var tags: [String: String]?
        }
        struct Chapter: Decodable {
            var start_time: String
            var end_time: String
            var tags: [String: String]?
        }
        var streams: [Stream]
        var format: Format
        var chapters: [Chapter]
    }

    static func probe(_ path: String) throws -> Probe {
        let data = try run("ffprobe", ["-v", "error", "-show_streams", "-show_format", "-show_chapters", "-of", "json", path])
        return try JSONDecoder().decode(Probe.self, from: data)
    }

    /// Presentation times of the keyframes of the first video stream, in seconds.
    static func keyframes(_ path: String) throws -> [Double] {
        struct Frames: Decodable {
            struct Frame: Decodable {
                var best_effort_timestamp_time: String?
                var key_frame: Int
            }
            var frames: [Frame]
        }
        let data = try run(
            "ffprobe",
            [
                "-v", "error", "-select_streams", "v:0", "-skip_frame", "nokey", "-show_frames", "-show_entries",
                "frame=best_effort_timestamp_time,key_frame", "-of", "json", path,
            ])
        return try JSONDecoder().decode(Frames.self, from: data).frames.filter { $0.key_frame == 1 }
            .compactMap { $0.best_effort_timestamp_time.flatMap(Double.init) }
    }
}
