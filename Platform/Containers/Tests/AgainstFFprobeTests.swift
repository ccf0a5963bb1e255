import Containers
import Foundation
import Testing

@Suite("Against ffprobe", .enabled(if: FFmpeg.isInstalled))
struct AgainstFFprobeTests {
    @Test("Tracks, durations, titles and chapters match ffprobe", arguments: SampleClips.all)
    func description(_ clip: SampleClips.Clip) throws {
        let path = try SampleClips.path(clip.name)
        let ours = try describe(FileSource(path: path))
        let theirs = try FFmpeg.probe(path)
        compareTracks(ours, theirs)
        let length = try #require(clip.duration ?? theirs.format.duration.flatMap { Double($0) })
        #expect(abs(try #require(ours.duration) - length) < 0.05)
        compareChapters(ours, theirs)
    }

    private func compareTracks(_ ours: MediaDescription, _ probe: FFmpeg.Probe) {
        let theirs = probe.streams.filter {
            ["video", "audio", "subtitle"].contains($0.codec_type) && $0.disposition?["attached_pic"] != 1
        }
        #expect(ours.tracks.map(\.codec.rawValue) == theirs.map { $0.codec_name ?? "none" })
        for (track, stream) in zip(ours.tracks, theirs) {
            #expect(track.kind.rawValue == stream.codec_type)
            let language = stream.tags?["language"]
            #expect(track.languageCode == (language == "und" ? nil : language))
            #expect(track.isDefault == (stream.disposition?["default"] == 1))
            #expect(track.isForced == (stream.disposition?["forced"] == 1))
            if track.kind == .video {
                #expect(track.width == stream.width)
                #expect(track.height == stream.height)
                let rate = stream.avg_frame_rate?.split(separator: "/").compactMap { Double($0) } ?? []
                if rate.count == 2, rate[1] > 0, let frameRate = track.frameRate {
                    #expect(abs(frameRate - rate[0] / rate[1]) < 0.05 * frameRate)
                }
                let transfer = stream.color_transfer.map { $0 == "smpte2084" ? Track.Transfer.pq : $0 == "arib-std-b67" ? .hlg : .sdr }
                #expect((track.transfer ?? .sdr) == (transfer ?? .sdr))
            }
            if track.kind == .audio {
                #expect(track.channels == stream.channels)
                #expect(track.sampleRate == stream.sample_rate.flatMap { Int($0) })
            }
        }
    }

    private func compareChapters(_ ours: MediaDescription, _ theirs: FFmpeg.Probe) {
        #expect(ours.title == theirs.format.tags?["title"])
        #expect(ours.chapters.map(\.title) == theirs.chapters.map { $0.tags?["title"] })
        for (chapter, other) in zip(ours.chapters, theirs.chapters) {
            #expect(abs(chapter.start - (Double(other.start_time) ?? -1)) < 0.002)
            #expect(abs((chapter.end ?? -1) - (Double(other.end_time) ?? -1)) < 0.002)
        }
    }

    @Test("Keyframes agree within 1 ms", arguments: SampleClips.all)
    func keyframes(_ clip: SampleClips.Clip) throws {
        let path = try SampleClips.path(clip.name)
        let ours = try describe(FileSource(path: path))
        guard ours.tracks.contains(where: { $0.kind == .video }) else { return }
        let index = try #require(ours.keyframes)
        // A frame before the edit is decoded but not shown: ffprobe omits it.
        let times = index.times.filter { $0 > -0.001 }
        let theirs = try FFmpeg.keyframes(path)
        #expect(times.count == theirs.count)
        for (time, other) in zip(times, theirs) { #expect(abs(time - other) < 0.001) }
        #expect(try KeyframeIndex(decoding: index.encode()) == index)
    }
}
