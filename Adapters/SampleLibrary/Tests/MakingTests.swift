import FFmpegAdapter
import Foundation
import Testing

@testable import SampleLibrary

/// Makes a tiny movie for each container with the real ffmpeg; the complete sample library would take minutes.
@Suite(.enabled(if: FFmpeg.locate() != nil)) struct MakingTests {
    static func tiny(_ recipe: Recipe) -> SampleMovie {
        SampleMovie(
            id: "tiny", title: "Tiny", year: 2001, genres: ["Drama"], director: "Nobody", plot: "Nothing happens, and quickly.",
            recipe: recipe, width: 1280, music: Music(chords: [[60, 64]], secondsPerChord: 1, voice: .held),
            subtitleLanguages: [.english, .german], cues: [.init(start: 0.2, end: 0.8, texts: ["Hello.", "Hallo."])],
            chapters: [.init(start: 0, title: "One"), .init(start: 0.5, title: "Two")], sidecars: [.nfo],
            scenes: [Scene(seconds: 1, lines: [Line(words: "Tiny", size: 0.1, y: 0.5)]) { $0.plain(Ink(0x203040)) }])
    }

    @Test(
        "Each container is what it says",
        arguments: [
            (Recipe.mp4, "h264", ["aac"]), (.matroskaRich, "h264", ["aac", "aac"]), (.matroskaHEVC, "hevc", ["ac3"]),
            (.matroskaLossless, "h264", ["flac"]),
            (.webM, "vp9", ["opus"]), (.av1, "av1", ["aac"]), (.transportStream, "h264", ["mp2"]), (.avi, "mpeg4", ["mp3"]),
            (.mp4WithText, "h264", ["aac"]),
        ])
    func containers(recipe: Recipe, video: String, audio: [String]) async throws {
        let ffmpeg = try #require(FFmpeg.locate())
        let movie = Self.tiny(recipe)
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: root) }
        try await SampleLibrary(ffmpeg: ffmpeg, movies: [movie]).make(in: root)

        let path = "\(root)/\(movie.file)"
        let media = try await ffmpeg.probe(path)
        #expect(media.streams.filter { $0.kind == .video }.map(\.codec) == [video])
        #expect(media.streams.filter { $0.kind == .audio }.map(\.codec) == audio)
        #expect(abs((media.duration ?? 0) - 1) < 0.3)
        if recipe.embedsSubtitles {
            #expect(media.streams.filter { $0.kind == .subtitle }.map(\.language) == ["eng", "deu"])
            #expect(media.chapters.map(\.title) == ["One", "Two"])
        }
        if recipe == .matroskaRich { #expect(media.streams.filter { $0.kind == .audio }.map(\.language) == ["eng", "deu"]) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(movie.folder)").count == 2)

        // A second run keeps existing files.
        let before = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        try await SampleLibrary(ffmpeg: ffmpeg, movies: [movie]).make(in: root)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == before)
    }

    @Test("A cancelled run leaves no incomplete movie")
    func cancelled() async throws {
        let ffmpeg = try #require(FFmpeg.locate())
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (began, start) = AsyncStream.makeStream(of: Void.self)
        let making = Task { try await SampleLibrary(ffmpeg: ffmpeg, movies: [.mercyFlat]).make(in: root) { _ in start.yield() } }
        for await _ in began { break }
        making.cancel()
        await #expect(throws: FFmpegError.cancelled) { try await making.value }
        let left = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []).filter {
            $0.contains(".mkv") || $0.contains(".part")
        }
        #expect(left == [])
    }
}
