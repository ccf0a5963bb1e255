import Foundation
import Testing

@testable import Containers

@Suite("Segments against ffmpeg", .enabled(if: FFmpeg.isInstalled))
struct RemuxTests {
    /// Clips whose times ffmpeg and we see alike.
    static let exact = [
        "h264.mp4", "faststart.mp4", "h264.mov", "late.mp4", "hevc.mp4", "vp9.mp4", "av1.mp4", "ac3.mp4", "eac3.mp4", "aac6.mp4",
        "flac.mp4", "mp3.mp4", "opus.mp4", "opus6.mp4", "roles.mp4", "fragmented.mp4", "halffragmented.mp4", "longfragments.mp4",
        "indexed.mp4", "dash.mp4", "shortfragments.mp4", "delayed.mp4", "fragmentsof50.mp4", "mp3fragments.mp4", "upsidedown.mp4",
        "ac3mono.mp4", "aac8.m4a", "hdr.mp4", "mastered.mp4", "hlg.mp4", "mp3mono.mp4", "mp3mono.mov", "anamorphic.mp4", "rotated.mp4",
        "pq.mp4",
        "wide.m4v", "plain.3gp", "cover.mp4", "chapters.mov", "codecshape.mp4", "h264pq.mp4",
    ]

    /// Clips whose times are rounded to milliseconds.
    static let rounded = [
        "h264.mkv", "front.mkv", "clusters.mkv", "cut.mkv", "hevc.mkv", "hdr.mkv", "vp9.webm", "av1.webm", "ac3.mkv", "eac3.mkv",
        "opus6.mkv",
        "flac.mkv", "mp3.mkv", "live.mkv", "live.webm", "pipe.mkv", "nocues.mkv", "timed.mkv", "timed24.mkv", "timed.webm",
        "tracks.mkv",
        "anamorphic.mkv", "pq.webm", "roles.mkv", "hlg.mkv", "mastered.mkv", "codecshape.mkv", "chapters.mkv", "vp9shape.webm",
    ]

    @Test("Segments decode to the frames of the file, at the same times and without a complaint", arguments: exact)
    func frames(_ name: String) throws {
        let clip = try RemuxComparison(path: SampleClips.path(name))
        for track in clip.tracks {
            let difference = try clip.difference(track)
            #expect(difference == nil, "\(difference ?? "")")
        }
    }

    @Test("Segments of Matroska decode to the frames of the file, within its rounding of times", arguments: rounded)
    func matroskaFrames(_ name: String) throws {
        let clip = try RemuxComparison(path: SampleClips.path(name))
        for track in clip.tracks {
            let difference = try clip.difference(track, tolerance: 0.0015)
            #expect(difference == nil, "\(difference ?? "")")
        }
    }

    @Test("Many segments, with open groups of pictures, gaps, late tracks and varying rates", arguments: RemuxClips.all.map(\.name))
    func oddities(_ name: String) throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        for track in clip.tracks {
            // The pictures before an edit take a tick each.
            let isCut = clip.remuxer.plan.first < 0 && track.kind == .video
            let rounding = clip.description.container == .mp4 ? 0.0005 : 0.0015
            let difference = try clip.difference(track, tolerance: isCut ? 0.006 : rounding)
            #expect(difference == nil, "\(difference ?? "")")
            #expect(try clip.isContinuous(track) || name.hasPrefix("gap"))
            // A picture that lasts into the next segment makes browsers drop that.
            let spans = try clip.spans(track).filter { $0.start > .min }
            for (one, next) in zip(spans, spans.dropFirst()) { #expect(one.end <= next.start) }
        }
    }

    @Test("Times that ffmpeg shows later are kept as they are", arguments: ["cmaf.mp4"])
    func negativeOffsets(_ name: String) throws {
        let clip = try RemuxComparison(path: SampleClips.path(name))
        for track in clip.tracks {
            let found = try clip.frames(track)
            #expect(found.complaints == "")
            #expect(Set(found.source.map(\.digest)).isSubset(of: found.segments.map(\.digest)))
        }
    }

    @Test(
        "Sound and pictures that segments cannot hold are refused with a reason",
        arguments: ["vp8.webm", "dts.mp4", "truehd.mkv", "mpeg4.mp4", "pcm.mkv", "alac.m4a", "mp2.mkv"])
    func refused(_ name: String) throws {
        let clip = try RemuxComparison(path: SampleClips.path(name))
        let track = try #require(clip.tracks.first)
        #expect(throws: ContainerError.unsupported("segments cannot hold \(track.codec)")) { try clip.remuxer.rendition(of: track.id) }
    }

    @Test(
        "Segments have the same bytes in any order and for many at once",
        arguments: ["open.mp4", "open.mkv", "clusters.mkv", "fragments.mp4", "gap.mkv", "vp9.webm"])
    func anyOrder(_ name: String) async throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        for track in clip.tracks {
            let rendition = try clip.remuxer.rendition(of: track.id)
            let forwards = try (0..<clip.remuxer.plan.count).map { try rendition.segment($0) }
            var chance = SeededGenerator(state: 5)
            let again = try RemuxComparison(path: clip.path).remuxer.rendition(of: track.id)
            #expect(again.initSegment == rendition.initSegment)
            let order = forwards.indices.shuffled(using: &chance)
            try await withThrowingTaskGroup(of: (Int, MediaSegment).self) { group in
                for number in order { group.addTask { (number, try again.segment(number)) } }
                for try await (number, segment) in group { #expect(segment == forwards[number]) }
            }
            let source = clip.source
            for segment in forwards { #expect(try segment.bytes(from: source).count == Int(segment.size)) }
        }
    }

    @Test(
        "ffmpeg plays a playlist of the segments without a complaint",
        arguments: ["open.mp4", "open.mkv", "hevc.mkv", "vp9.webm", "flac.mp4", "cut.mp4"])
    func playlist(_ name: String) throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        let folder = FileManager.default.temporaryDirectory.appending(path: "playlist-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let plan = clip.remuxer.plan
        for track in clip.tracks {
            let rendition = try clip.remuxer.rendition(of: track.id)
            try Data(rendition.initSegment).write(to: folder.appending(path: "init.mp4"))
            let longest = Int(plan.longest.rounded(.up))
            var text =
                "#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:\(longest)\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-MAP:URI=\"init.mp4\"\n"
            for number in 0..<plan.count {
                try Data(rendition.segment(number).bytes(from: clip.source)).write(to: folder.appending(path: "\(number).m4s"))
                text += "#EXTINF:\(plan.duration(of: number)),\n\(number).m4s\n"
            }
            try Data((text + "#EXT-X-ENDLIST\n").utf8).write(to: folder.appending(path: "list.m3u8"))
            let stream = track.kind == .video ? "v:0" : "a:0"
            let played = try RemuxComparison.frames(folder.appending(path: "list.m3u8").path, stream: stream)
            #expect(played.complaints == "")
            #expect(played.frames.map(\.digest) == (try clip.frames(track).segments.map(\.digest)))
        }
    }

    @Test(
        "Segments that begin with a picture which others before it depend on are known",
        arguments: [
            ("closed.mp4", true), ("closed.mkv", true), ("open.mp4", false), ("open.mkv", false), ("hevc.mp4", true), ("vp9.webm", true),
        ])
    func independence(_ name: String, _ isIndependent: Bool) throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        for track in clip.tracks {
            let rendition = try clip.remuxer.rendition(of: track.id)
            #expect(try rendition.isIndependent(0))
            for number in 1..<clip.remuxer.plan.count {
                #expect(try rendition.isIndependent(number) == (isIndependent || track.kind == .audio))
            }
        }
    }

    @Test("Parameter sets that are in the configuration too make a hvc1 of a hev1, and the string says so")
    func hevcType() throws {
        let clip = try RemuxComparison(path: RemuxClips.path("hevc.mp4"))
        let rendition = try clip.remuxer.rendition(of: 1)
        #expect(clip.description.tracks.first?.codecString?.hasPrefix("hev1") == true)
        #expect(rendition.codecString?.hasPrefix("hvc1") == true)
        let flac = try RemuxComparison(path: RemuxClips.path("flac.mkv"))
        #expect(try flac.remuxer.rendition(of: 2).codecString == "fLaC")
    }

    @Test(
        "The entry of FLAC gives the sample size of its stream info, which Chromium compares",
        arguments: [("flac.mkv", 2, 16), ("flac24.mkv", 1, 24)])
    func flacSize(_ name: String, _ track: Int, _ bits: UInt8) throws {
        let bytes = try RemuxComparison(path: RemuxClips.path(name)).remuxer.rendition(of: track).initSegment
        let entry = try #require(bytes.firstRange(of: Array("fLaC".utf8)))
        // Reserved, index, reserved and channels come before it.
        #expect(Array(bytes[entry.upperBound + 18..<entry.upperBound + 20]) == [0, bits])
    }

    @Test(
        "What we read of the segments is what we read of the file",
        arguments: ["closed.mp4", "closed.mkv", "hevc.mkv", "vp9.webm", "flac.mkv"])
    func facts(_ name: String) throws {
        let clip = try RemuxComparison(path: RemuxClips.path(name))
        for track in clip.tracks {
            let whole = try describe(MemorySource(clip.whole(track)))
            let found = try #require(whole.tracks.first)
            #expect(found.codec == track.codec)
            #expect(found.codecString?.dropFirst(4) == track.codecString?.dropFirst(4))
            #expect(
                [found.width, found.height, found.displayWidth, found.displayHeight] == [
                    track.width, track.height, track.displayWidth, track.displayHeight,
                ])
            #expect([found.channels, found.sampleRate] == [track.channels, track.sampleRate])
            #expect(whole.isFragmented)
            if track.kind == .video, let own = whole.keyframes, let theirs = clip.description.keyframes {
                #expect(own.times == theirs.times)
            }
        }
    }
}
