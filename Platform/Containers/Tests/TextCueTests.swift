import Containers
import Foundation
import Testing

@Suite("Text tracks", .enabled(if: FFmpeg.isInstalled))
struct TextCueTests {
    private func cues(_ name: String, _ place: Int) throws -> [SubtitleCue] {
        let source = try FileSource(path: SampleClips.path(name))
        let tracks = try describe(source).tracks(of: .subtitle)
        return try textCues(of: tracks[place].id, in: source)
    }

    private func expectTimes(_ cues: [SubtitleCue]) {
        #expect(cues.count == 2)
        for (cue, times) in zip(cues, [(0.5, 1.25), (2.0, 2.9)]) {
            // ffmpeg moves everything by the sound's priming (21 ms) when it writes Matroska.
            #expect(abs(cue.start - times.0) < 0.025)
            #expect(abs(cue.end - times.1) < 0.025)
        }
    }

    @Test("SubRip, in indexed and in piped Matroska", arguments: ["tracks.mkv", "pipe.mkv"])
    func subRip(_ name: String) throws {
        let cues = try cues(name, 0)
        expectTimes(cues)
        #expect(cues.map(\.text) == ["First line\nsecond & third", "Ümläute → 日本"])
    }

    @Test("ASS without overrides and drawings")
    func ass() throws {
        let cues = try cues("tracks.mkv", 1)
        expectTimes(cues)
        #expect(cues.map(\.text) == ["First line\nsecond, third", "Last"])
    }

    @Test("WebVTT in Matroska")
    func webVTT() throws {
        let cues = try cues("tracks.mkv", 2)
        expectTimes(cues)
        #expect(cues.map(\.text) == ["First line\nsecond & third", "Ümläute → 日本"])
    }

    @Test("3GPP timed text in MP4")
    func timedText() throws {
        let cues = try cues("text.mp4", 0)
        expectTimes(cues)
        #expect(cues.map(\.text) == ["First line\nsecond & third", "Ümläute → 日本"])
    }

    @Test("A track that is not text is refused")
    func refused() throws {
        let source = try FileSource(path: SampleClips.path("tracks.mkv"))
        #expect(throws: ContainerError.self) { try textCues(of: 1, in: source) }
        #expect(throws: ContainerError.self) { try textCues(of: 99, in: source) }
    }

    @Test("Cover pictures and attachments are found", arguments: ["tracks.mkv", "cover.mp4", "cover.m4a"])
    func covers(_ name: String) throws {
        let source = try FileSource(path: SampleClips.path(name))
        let media = try describe(source)
        let cover = try #require(media.attachments.first)
        let original = try Data(contentsOf: URL(fileURLWithPath: SampleClips.path("cover.png")))
        #expect(media.attachments.count == 1)
        #expect(cover.mimeType == "image/png")
        #expect(try source.read(at: cover.offset, count: Int(cover.size)) == [UInt8](original))
    }

    @Test("Rotation, shape of pixels, fragments, tags and names")
    func details() throws {
        func media(_ name: String) throws -> MediaDescription { try describe(FileSource(path: SampleClips.path(name))) }
        // ffmpeg 5.1 writes a matrix that ffprobe calls 90 degrees counter-clockwise.
        #expect(try media("rotated.mp4").tracks.first?.rotation == 270)
        #expect(try media("fragmented.mp4").isFragmented)
        #expect(try !media("h264.mp4").isFragmented)
        #expect(try media("tracks.mkv").tracks.compactMap(\.name) == ["Kommentar"])
        #expect(try media("tracks.mkv").tracks.map(\.language) == [nil, "de", "ja", "en", "fr", nil])
        #expect(try media("hdr.mkv").tracks.first?.transfer == .pq)
        #expect(try media("hdr.mkv").tracks.first?.bitDepth == 10)
        #expect(try media("flac.mp4").tracks.first?.bitDepth == 16)
        #expect(try ["h264.mp4", "h264.mov", "h264.mkv", "vp9.webm"].map { try media($0).container } == [.mp4, .mov, .matroska, .webm])
    }
}
