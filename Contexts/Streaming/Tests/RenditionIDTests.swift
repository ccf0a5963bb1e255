import StreamingDomain
import Testing

@Suite("Renditions and their sizes")
struct RenditionIDTests {
    @Test(
        "Each has one name",
        arguments: [
            (RenditionID.video, "video"), (.encodedVideo(.p720), "video-720"), (.audio(0), "audio-0"),
            (.audio(4_294_967_295), "audio-4294967295"),
            (.encodedAudio(12), "audio-12-aac"),
        ])
    func names(_ id: RenditionID, _ name: String) {
        #expect(id.description == name)
        #expect(RenditionID(name) == id)
    }

    @Test(
        "Any other name is none",
        arguments: [
            "", "video-", "video-721", "video-0720", "audio", "audio-", "audio--1", "audio-01", "audio-1-mp3", "audio-1-aac-", "audio-١",
            "VIDEO",
            "audio-99999999999", "video-720 ", "audio-+1",
        ])
    func noName(_ name: String) { #expect(RenditionID(name) == nil) }

    @Test(
        "A picture is made smaller to fit, with even sides, and never larger",
        arguments: [
            (1920, 1080, Rung.p720, 1280, 720), (1920, 800, .p720, 1280, 532), (1080, 1920, .p720, 720, 1280), (640, 480, .p1080, 640, 480),
            (641, 481, .p1080, 640, 480), (0, 0, .p240, 426, 240), (65_536, 1, .p240, 426, 2), (1, 1, .p240, 2, 2),
            (4096, 2160, .p1080, 1920, 1012),
        ])
    func sizes(_ width: Int, _ height: Int, _ rung: Rung, _ smallWidth: Int, _ smallHeight: Int) {
        #expect(rung.size(ofWidth: width, height: height) == (smallWidth, smallHeight))
    }

    @Test(
        "Frames of sound are counted from the start of the movie",
        arguments: [
            (0.0, 0), (0.001, 1), (1024.0 / 48_000, 1), (4, 188), (-1, 0), (.infinity, 4_687_500_000),
        ])
    func frames(_ seconds: Double, _ frame: Int) { #expect(AudioFrames.first(at: seconds) == frame) }

    @Test("The first frame of each frame's start is itself")
    func frameStarts() {
        for frame in stride(from: 0, to: 5_000_000, by: 997) { #expect(AudioFrames.first(at: AudioFrames.start(of: frame)) == frame) }
    }
}
