import Testing

@testable import Containers

@Suite("Bit rates and keyframes of renditions")
struct BitRateTests {
    @Test("The peak is that of segments that last about as long as the longest one")
    func peaks() {
        #expect(BitRates(bytes: [1000, 1000, 1000], durations: [4, 4, 4]) == BitRates(peak: 2000, average: 2000))
        #expect(BitRates(bytes: [1000, 3000, 1000], durations: [4, 4, 4]) == BitRates(peak: 6000, average: 3333))
        // A keyframe in a last tenth of a second is no peak of its own.
        #expect(BitRates(bytes: [4000, 4000, 500], durations: [4, 4, 0.1]).peak == 8780)
        // Two short ones together are.
        #expect(BitRates(bytes: [1000, 1000, 1000, 10], durations: [6, 2, 2, 6]).peak == 4000)
        #expect(BitRates(bytes: [], durations: []) == BitRates(peak: 1, average: 1))
        #expect(BitRates(bytes: [.max, .max], durations: [1e-9, 0]).peak > 0)
        #expect(BitRates(peak: 5, average: 7) == BitRates(peak: 7, average: 7))
    }

    @Test("Bytes between places; segments at the same place share them")
    func places() {
        func plan(_ positions: [Int64]) -> SegmentPlan {
            let ticks = positions.indices.map { Int64($0) * 4000 }
            return SegmentPlan(
                keyframes: KeyframeIndex(timescale: 1000, ticks: ticks, positions: positions), duration: Double(positions.count) * 4)
        }
        #expect(plan([100, 300, 600]).bytes(sourceSize: 1000) == [200, 300, 400])
        #expect(plan([100, 100, 600]).bytes(sourceSize: 1000) == [250, 250, 400])
        #expect(plan([100, 600, 600]).bytes(sourceSize: 1000) == [500, 200, 200])
        #expect(plan([.max, 0, 5]).bytes(sourceSize: 1000) == [0, 5, 995])
    }

    @Test(
        "Bit rates are those of the segments, or not much above", .enabled(if: FFmpeg.isInstalled),
        arguments: [
            "closed.mp4", "closed.mkv", "clusters.mkv", "fragments.mp4", "vp9.webm", "flac.mkv", "flac.mp4", "ntsc.mkv", "sound.m4a",
            "sound.mka",
            "one.mp4", "late.mp4",
        ])
    func clips(_ name: String) throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        let plan = clip.remuxer.plan
        for track in clip.tracks {
            let rendition = try clip.remuxer.rendition(of: track.id)
            let sizes = try (0..<plan.count).map { try rendition.segment($0).size }
            let real = BitRates(bytes: sizes, durations: (0..<plan.count).map(plan.duration))
            let found = try rendition.bitRates()
            #expect(found.peak >= found.average)
            if clip.description.container == .mp4, !clip.description.isFragmented {
                // Headers are an estimate.
                #expect(found.peak >= real.peak)
                let most = Double(real.peak) * 1.02 + 8 * 16 * 60 + 2000
                #expect(Double(found.peak) < most)
                #expect(found.average >= real.average)
            } else {
                // Other tracks may be in between.
                #expect(Double(found.peak) > Double(real.peak) * 0.8)
                #expect(found.average < real.average + (clip.description.bitRate ?? 0))
            }
        }
    }

    @Test(
        "The keyframe of a segment is its first picture and lasts as long as it", .enabled(if: FFmpeg.isInstalled),
        arguments: ["closed.mp4", "closed.mkv", "open.mp4", "clusters.mkv", "fragments.mp4", "hevc.mkv", "vp9.webm", "closedcut.mp4"])
    func keyframes(_ name: String) throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        let plan = clip.remuxer.plan
        for track in clip.tracks {
            let rendition = try clip.remuxer.rendition(of: track.id)
            guard track.kind == .video else {
                #expect(throws: ContainerError.malformed("sound has no keyframes")) { try rendition.keyframe(0) }
                continue
            }
            let pictures = try (0..<plan.count).map { try rendition.keyframe($0) }
            for (number, picture) in pictures.enumerated() {
                let whole = try rendition.segment(number)
                let (own, theirs) = (try picture.bytes(from: clip.source), try whole.bytes(from: clip.source))
                let read = try EncodedClip.Segment((number, own))
                let first = try #require(try EncodedClip.Segment((number, theirs)).samples.first)
                #expect(read.number == number)
                #expect(read.samples.map(\.isSync) == [true])
                if number > 0 { #expect(read.samples.first?.time == first.time) }
                // The picture is what the segment begins with.
                let data = own.suffix(Int(picture.size) - self.header(own))
                #expect(!data.isEmpty && theirs.dropFirst(self.header(theirs)).starts(with: data))
            }
            for (one, next) in zip(pictures, pictures.dropFirst()) { #expect(one.decodeTime + one.ticks == next.decodeTime) }
            let bytes = try pictures.map { try $0.bytes(from: clip.source) }
            let played = try EncodedClip.decoded(rendition.initSegment, bytes, stream: "v:0")
            #expect(played.complaints == "")
            #expect(played.times.count == plan.count)
            #expect(throws: ContainerError.self) { try rendition.keyframe(plan.count) }
        }
    }

    /// Bytes before the data of a segment.
    private func header(_ segment: [UInt8]) -> Int {
        let boxes = try? Bytes(segment).boxes(SourceReader(MemorySource([]), limits: .default))
        return segment.count - (boxes?.last?.body.count ?? 0)
    }
}
