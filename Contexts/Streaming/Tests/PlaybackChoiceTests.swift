import CoreDomain
import Testing

@testable import StreamingDomain

@Suite("What pages offer to play")
struct PlaybackChoiceTests {
    private static func file(_ id: String, _ video: [String], in container: String = "mp4", converts: Bool = false) -> OfferedFile {
        OfferedFile(
            id: FileID(id)!, media: .sample(container, video, video.isEmpty ? [] : ["aac"]), server: ServerAbilities(canConvert: converts),
            downloadURL: "/d?c=x")
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let browser: ClientCapabilities?
        let files: [OfferedFile]
        /// Nil where nothing is offered.
        let played: String?
        let asks: Bool

        var testDescription: String { name }
    }

    private static let h264 = file("aaaaaaaa", ["h264"]), hevc = file("bbbbbbbb", ["hevc"]), vc1 = file("cccccccc", ["vc1"])
    private static let converted = file("dddddddd", ["vc1"], converts: true), empty = file("eeeeeeee", [])
    private static let avi = file("ffffffff", ["mpeg4"], in: "avi")

    @Test(
        "The first file that plays is offered; a browser is asked only where its answer matters, and is given the benefit of the doubt",
        arguments: [
            Row(name: "it plays", browser: .chromium, files: [h264], played: "aaaaaaaa", asks: false),
            Row(name: "the first choice before others", browser: .safari, files: [hevc, h264], played: "bbbbbbbb", asks: false),
            Row(name: "only another version plays", browser: .chromium, files: [hevc, vc1, h264], played: "aaaaaaaa", asks: false),
            Row(name: "none plays", browser: .chromium, files: [hevc, vc1], played: nil, asks: true),
            Row(name: "the server converts", browser: .chromium, files: [converted], played: "dddddddd", asks: false),
            Row(name: "nothing inside", browser: .chromium, files: [empty], played: nil, asks: true),
            Row(name: "unknown, plays everywhere", browser: nil, files: [h264], played: "aaaaaaaa", asks: false),
            Row(name: "unknown, a version plays everywhere", browser: nil, files: [hevc, h264], played: "aaaaaaaa", asks: false),
            Row(name: "unknown, plays in some", browser: nil, files: [vc1, hevc], played: "bbbbbbbb", asks: true),
            Row(name: "unknown, plays in some as a file", browser: nil, files: [avi], played: "ffffffff", asks: true),
            Row(name: "unknown, plays in none", browser: nil, files: [vc1], played: nil, asks: true),
            Row(name: "unknown, nothing inside", browser: nil, files: [empty], played: nil, asks: true),
        ])
    func choices(row: Row) throws {
        let choice = PlaybackChoice(try #require(row.files.first), or: Array(row.files.dropFirst()), for: row.browser)
        #expect((choice.plays ? choice.file.id.rawValue : nil) == row.played)
        #expect(choice.asksBrowser == row.asks)
        if !choice.plays { #expect(choice.file == row.files[0] && choice.refusal?.reason.isEmpty == false) }
    }

    @Test("A refusal is that of the decision for the first choice, with the remedies that apply")
    func remedies() {
        let choice = PlaybackChoice(Self.hevc, or: [Self.vc1], for: .chromium)
        #expect(choice.refusal == PlaybackDecision.decide(Self.hevc.media, .chromium, ServerAbilities(canConvert: false)).refusal)
        #expect(choice.refusal?.advice?.contains("Safari") == true)
        #expect(choice.download == "/d?c=x" && choice.pathWithoutPicture == "/watch/bbbbbbbb?anyway=1" && choice.pathWithoutSound == nil)
        let played = PlaybackChoice(Self.h264, for: .chromium)
        #expect(played.download == nil && played.pathWithoutPicture == nil && played.file.path == "/watch/aaaaaaaa")
    }

    @Test("A browser's answer is found among its cookies")
    func cookies() {
        #expect(ClientCapabilities(cookies: ["popcorn-caps": "v1+aac+mp4", "other": "x"]) == ClientCapabilities([.aac, .mp4]))
        #expect(ClientCapabilities(cookies: ["popcorn-caps": "nonsense"]) == nil && ClientCapabilities(cookies: [:]) == nil)
    }
}
