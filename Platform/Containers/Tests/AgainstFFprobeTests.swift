import Containers
import Foundation
import Testing

@Suite("Against ffprobe", .enabled(if: FFmpeg.isInstalled))
struct AgainstFFprobeTests {
    @Test("Tracks, durations, titles and chapters match ffprobe", arguments: SampleClips.all)
    func facts(_ clip: SampleClips.Clip) throws {
        let different = try FactComparison(clip).different
        #expect(different.isEmpty, "\(different)")
    }

    @Test("Keyframes agree within 1 ms", arguments: SampleClips.all.filter { !$0.isShifted })
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
