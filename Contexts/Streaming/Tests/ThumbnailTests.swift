import StreamingDomain
import Testing

@Suite("Thumbnails")
struct ThumbnailTests {
    @Test(
        "A tile every few seconds, at most one a second and at least one every ten",
        arguments: [
            (1.0, 1.0, 1), (12.5, 1, 13), (120, 1, 120), (600, 6, 100), (5_400, 10, 540), (1e8, 10, 20_000),
        ])
    func intervals(_ duration: Double, _ interval: Double, _ tiles: Int) throws {
        let track = try #require(ThumbnailTrack(duration: duration, width: 1920, height: 1080))
        #expect(track.interval == interval)
        #expect(track.tileCount == tiles)
    }

    @Test("A movie of unknown or impossible length has none", arguments: [nil, 0, 0.5, -3, .nan, .infinity] as [Double?])
    func none(_ duration: Double?) { #expect(ThumbnailTrack(duration: duration, width: 1920, height: 1080) == nil) }

    @Test(
        "A tile has the shape of the picture",
        arguments: [
            (1920, 1080, 240, 136), (1080, 1920, 136, 240), (1920, 800, 240, 100), (0, 0, 240, 136), (65_536, 1, 240, 2),
        ])
    func shapes(_ width: Int, _ height: Int, _ tileWidth: Int, _ tileHeight: Int) throws {
        let track = try #require(ThumbnailTrack(duration: 60, width: width, height: height))
        #expect((track.width, track.height) == (tileWidth, tileHeight))
    }

    @Test("Each tile is on one sheet, and the sheets follow each other")
    func sheets() throws {
        let track = try #require(ThumbnailTrack(duration: 5_400, width: 1920, height: 1080))
        #expect(track.sheetCount == 22)
        let sheets = (0..<track.sheetCount).compactMap(track.sheet)
        #expect(sheets.map(\.tiles).reduce(0, +) == track.tileCount)
        #expect(sheets.map(\.start) == (0..<22).map { Double($0) * 250 })
        #expect(track.sheet(22) == nil)
        #expect(track.sheet(-1) == nil)
    }

    @Test("The track names sheet and place of each tile")
    func text() throws {
        let track = try #require(ThumbnailTrack(duration: 26.5, width: 1920, height: 1080))
        let cues = track.text { "thumbnails/\($0).jpg?c=x" }.split(separator: "\n\n").map(String.init)
        #expect(cues.count == 28)
        #expect(cues[0] == "WEBVTT")
        #expect(cues[1] == "00:00:00.000 --> 00:00:01.000\nthumbnails/0.jpg?c=x#xywh=0,0,240,136")
        #expect(cues[7] == "00:00:06.000 --> 00:00:07.000\nthumbnails/0.jpg?c=x#xywh=240,136,240,136")
        #expect(cues[27] == "00:00:26.000 --> 00:00:26.500\nthumbnails/1.jpg?c=x#xywh=240,0,240,136\n")
    }
}
