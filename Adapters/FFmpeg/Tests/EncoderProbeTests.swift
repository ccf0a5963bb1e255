import Foundation
import Testing

@testable import FFmpegAdapter

/// Machines with other hardware are played by scripts.
@Suite("Choice of the encoder", .enabled(if: FFmpeg.locate() != nil))
struct EncoderProbeTests {
    private func choice(listed: String, filters: String = "", runs: String) async throws -> EncoderChoice {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let script = """
            #!/bin/sh
            case "$*" in
            *-encoders*) echo 'Encoders:'; for name in \(listed); do echo " V....D $name  An encoder"; done ;;
            *-filters*) for name in \(filters); do echo " ... $name  V->V  A filter"; done ;;
            *) \(runs) ;;
            esac
            """
        try script.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return await FFmpeg(ffmpeg: path, ffprobe: path).encoderChoice()
    }

    /// What works encodes with libx264 in truth.
    private static func working(_ name: String) -> String {
        """
        case "$*" in *\(name)*) exec /usr/bin/ffmpeg -loglevel error -f lavfi -i testsrc2=s=64x64:r=10:d=3 -c:v libx264 -g 20 -keyint_min 20 \
        -sc_threshold 0 -movflags frag_keyframe+empty_moov+default_base_moof -f mp4 pipe:1 ;; *) echo broken >&2; exit 1 ;; esac
        """
    }

    @Test(
        "The first listed encoder that works is used",
        arguments: [
            ("h264_nvenc h264_vaapi h264_qsv h264_v4l2m2m", working("h264_nvenc"), EncoderChoice.Encoder.nvenc),
            ("h264_nvenc h264_vaapi h264_qsv h264_v4l2m2m", working("h264_vaapi"), .vaapi),
            ("h264_nvenc h264_vaapi h264_qsv h264_v4l2m2m", working("h264_qsv"), .qsv),
            ("h264_v4l2m2m", working("h264_v4l2m2m"), .v4l2),
            ("libx264 h264_vaapi", working("h264_nvenc"), .software), ("libx264", working("h264"), .software),
            ("h264_nvenc", "exit 0", .software), ("h264_nvenc", "kill -9 $$", .software), ("h264_nvenc", "echo nonsense", .software),
            ("h264_nvenc", "trap '' TERM; sleep 600", .software), ("h264_nvenc", "exec yes", .software),
        ])
    func first(listed: String, runs: String, encoder: EncoderChoice.Encoder) async throws {
        #expect(try await choice(listed: listed, runs: runs).encoder == encoder)
    }

    @Test("One that ignores where keyframes are wanted is not used")
    func keyframes() async throws {
        let runs = Self.working("h264_nvenc").replacingOccurrences(of: "-g 20 -keyint_min 20", with: "-g 300")
        #expect(try await choice(listed: "h264_nvenc", runs: runs).encoder == .software)
    }

    @Test("Tones are mapped exactly where both filters exist", arguments: [("zscale tonemap", true), ("tonemap", false), ("", false)])
    func tones(filters: String, mapsTones: Bool) async throws {
        #expect(try await choice(listed: "", filters: filters, runs: "exit 1").mapsTones == mapsTones)
    }

    @Test("The trial of this machine's own encoder passes")
    func software() async throws {
        let ffmpeg = try #require(FFmpeg.locate())
        #expect(FragmentedFile(try await ffmpeg.run(.trial(.software))).hasKeyframes(2))
    }

    @Test("Each encoder is asked for the wanted shape", arguments: EncoderChoice.Encoder.allCases)
    func arguments(encoder: EncoderChoice.Encoder) {
        let words = [Argument].trial(EncoderChoice(encoder: encoder, mapsTones: true)).flatMap(\.words)
        #expect(words.contains(encoder.rawValue))
        #expect(words.contains("-vaapi_device") == (encoder == .vaapi))
        #expect(words.contains { $0.hasSuffix("hwupload") } == (encoder == .vaapi))
        #expect(words.last == "pipe:1")
    }
}
