import Testing

@testable import FFmpegAdapter

@Suite struct GreyPictureTests {
    private func picture(_ brightness: (_ x: Int, _ y: Int) -> Int) throws -> GreyPicture {
        let pixels = (0..<GreyPicture.rows).flatMap { y in (0..<GreyPicture.columns).map { x in UInt8(brightness(x, y)) } }
        return try #require(GreyPicture(pixels))
    }

    /// Strokes of 3 pixels as letters have them, between two columns and rows.
    private func letters(_ x: Int, _ y: Int, columns: ClosedRange<Int>, rows: ClosedRange<Int>, ground: Int, ink: Int) -> Int {
        columns.contains(x) && rows.contains(y) && (x * 7 + y / 5) % 6 < 3 ? ink : ground
    }

    @Test(
        "A line of text is found whatever its size, place and colours",
        arguments: [(80...240, 45...60, 40, 230), (60...140, 150...154, 200, 20), (10...310, 60...110, 90, 140)])
    func text(columns: ClosedRange<Int>, rows: ClosedRange<Int>, ground: Int, ink: Int) throws {
        let card = try picture { letters($0, $1, columns: columns, rows: rows, ground: ground + $1 / 20, ink: ink) }
        #expect(card.textRows >= rows.count - 2)
        #expect(card.unrest > 0)
    }

    @Test("Pictures without text are calm")
    func calm() throws {
        // A sky above hills, blinds, a face-like disc, stars.
        #expect(try picture { x, y in y > 120 - abs(x % 80 - 40) ? 40 : 180 - y / 2 }.unrest == 0)
        #expect(try picture { _, y in y / 9 % 2 == 0 ? 30 : 200 }.unrest == 0)
        #expect(try picture { x, y in (x - 160) * (x - 160) + (y - 90) * (y - 90) < 3600 ? 210 : 70 }.unrest == 0)
        #expect(try picture { x, y in (x &* 2_654_435_761 ^ y &* 40_503 &* 97) % 97 == 0 ? 250 : 10 + x / 2 }.unrest == 0)
    }

    @Test("A texture over most of the height is no line of text")
    func texture() throws { #expect(try picture { x, y in (20...150).contains(y) && x / 3 % 2 == 0 ? 200 : 60 }.unrest == 0) }

    @Test("A fade to black and a plain ground are the last choice", arguments: [0, 128, 255])
    func plain(grey: Int) throws { #expect(try picture { x, _ in max(0, grey - x % 4) }.unrest == .max) }

    @Test("Pixels of another size are refused", arguments: [0, 1, 57_599, 57_601])
    func size(count: Int) { #expect(GreyPicture([UInt8](repeating: 0, count: count)) == nil) }
}
