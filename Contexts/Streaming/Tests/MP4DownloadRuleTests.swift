import Testing

@testable import StreamingDomain

@Suite("Which files can be downloaded as MP4")
struct MP4DownloadRuleTests {
    struct Row: Sendable {
        let container: String
        let video: [String]
        let audio: [String]
        let becomes: Bool
    }

    @Test(
        "Those that are none, and keep their picture and at least one sound without conversion",
        arguments: [
            Row(container: "matroska", video: ["h264"], audio: ["ac3"], becomes: true),
            Row(container: "webm", video: ["vp9"], audio: ["opus"], becomes: true),
            Row(container: "matroska", video: ["hevc"], audio: [], becomes: true),
            Row(container: "matroska", video: [], audio: ["flac"], becomes: true),
            Row(container: "matroska", video: ["h264"], audio: ["dts", "aac"], becomes: true),
            Row(container: "matroska", video: ["h264"], audio: ["dts"], becomes: false),
            Row(container: "matroska", video: ["vc1"], audio: ["aac"], becomes: false),
            Row(container: "webm", video: ["vp8"], audio: ["vorbis"], becomes: false),
            Row(container: "matroska", video: [], audio: [], becomes: false),
            Row(container: "mp4", video: ["h264"], audio: ["aac"], becomes: false),
            Row(container: "avi", video: ["h264"], audio: ["mp3"], becomes: false),
        ])
    func rule(row: Row) { #expect(PlayableMedia.sample(row.container, row.video, row.audio).becomesMP4 == row.becomes) }

    @Test("Where pictures cannot be cut, there is none")
    func uncut() {
        var media = PlayableMedia.sample("matroska", ["h264"], ["aac"])
        for longest in [nil, 16.0, .nan] {
            media.longestSegment = longest
            #expect(!media.becomesMP4)
        }
    }
}
