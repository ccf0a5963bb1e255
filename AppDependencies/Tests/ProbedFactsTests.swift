import LibraryDomain
import Testing

@testable import AppDependencies
@testable import FFmpegAdapter

@Suite("Facts that ffprobe read")
struct ProbedFactsTests {
    private func stream(_ kind: ProbedStream.Kind, _ change: (inout ProbedStream) -> Void) -> ProbedStream {
        var stream = ProbedStream(
            index: 0, kind: kind, codec: "hevc", width: 1080, height: 1920, rotation: 90, isDefault: false, isForced: false,
            isCommentary: false, isHearingImpaired: false, isVisualImpaired: false, isAttachedPicture: false)
        change(&stream)
        return stream
    }

    private func facts(_ streams: ProbedStream...) -> MediaFacts {
        MediaFacts(ProbedMedia(formats: ["mpegts"], streams: streams, chapters: []))
    }

    @Test("Pictures: size, rotation and kind of HDR")
    func pictures() {
        let kinds: [(String?, Int?, String?, VideoTrack.HDR?)] = [
            ("smpte2084", nil, "PQ", .hdr10), ("arib-std-b67", nil, "HLG", .hlg), ("smpte2084", 8, "PQ", .dolbyVision),
            ("bt709", nil, "SDR", nil),
            ("unknown", nil, nil, nil), (nil, nil, nil, nil),
        ]
        for (transfer, profile, range, hdr) in kinds {
            let video = facts(stream(.video) { ($0.transfer, $0.dolbyVisionProfile) = (transfer, profile) }).video.first
            #expect(video?.range == range && video?.hdr == hdr)
            #expect([video?.width, video?.height, video?.rotation] == [1080, 1920, 90])
        }
    }

    @Test("Purposes of tracks")
    func purposes() {
        let facts = facts(
            stream(.audio) { $0.isCommentary = true }, stream(.audio) { $0.isVisualImpaired = true },
            stream(.subtitle) { ($0.isForced, $0.isHearingImpaired) = (true, true) })
        #expect(facts.audio.map(\.isCommentary) == [true, false])
        #expect(facts.audio.map(\.isDescriptive) == [false, true])
        #expect(facts.subtitles.map { [$0.isForced, $0.isForHardOfHearing] } == [[true, true]])
    }

    @Test(
        "Languages by two letters, three letters of both kinds, or as they are",
        arguments: [("de", "de"), ("ger", "de"), ("deu", "de"), ("eng", "en"), ("pt-br", "pt-BR"), ("tlh", "tlh"), (nil, nil)]
            as [(String?, String?)])
    func languages(code: String?, tag: String?) {
        let facts = facts(stream(.audio) { $0.language = code }, stream(.subtitle) { $0.language = code })
        #expect(facts.audio.map(\.language) == [tag])
        #expect(facts.subtitles.map(\.language) == [tag])
    }
}
