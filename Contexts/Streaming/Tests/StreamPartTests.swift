import StreamingDomain
import Testing

@Suite("Addresses of parts of a stream")
struct StreamPartTests {
    @Test(
        "Each part has one address",
        arguments: [
            ("video", "index.m3u8", StreamPart.index(.video)), ("video-720", "init.mp4", .initialisation(.encodedVideo(.p720))),
            ("audio-2-aac", "0.m4s", .segment(0, .encodedAudio(2))), ("audio-2", "1799.m4s", .segment(1799, .audio(2))),
            ("keyframes", "index.m3u8", .keyframeIndex), ("keyframes", "3.m4s", .keyframe(3)),
            ("subtitles-3", "index.m3u8", .subtitleIndex(.embedded(3))), ("subtitles-x0", "index.m3u8", .subtitleIndex(.external(0))),
        ])
    func parts(_ rendition: String, _ name: String, _ part: StreamPart) {
        #expect(StreamPart(rendition: rendition, part: name) == part)
    }

    @Test(
        "Any other address is none",
        arguments: [
            ("video", "-1.m4s"), ("video", "01.m4s"), ("video", "1.mp4"), ("video", ".m4s"), ("video", "9999999999.m4s"),
            ("video", "1.m4s "),
            ("video", "١.m4s"), ("video", "master.m3u8"), ("keyframes", "init.mp4"), ("subtitles-3", "0.m4s"), ("subtitles-", "index.m3u8"),
            ("subtitles-y1", "index.m3u8"), ("", "index.m3u8"), ("video-721", "index.m3u8"), ("..", "index.m3u8"),
        ])
    func none(_ rendition: String, _ name: String) { #expect(StreamPart(rendition: rendition, part: name) == nil) }
}
