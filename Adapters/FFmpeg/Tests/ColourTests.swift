import CoreDomain
import Foundation
import Testing

@testable import FFmpegAdapter

@Suite struct ColourTests {
    @Test(
        "OKLab goes there and back",
        arguments: [
            RGB(red: 0, green: 0, blue: 0), RGB(red: 255, green: 255, blue: 255), RGB(red: 200, green: 30, blue: 60),
            RGB(red: 12, green: 120, blue: 230),
        ])
    func roundTrip(colour: RGB) { #expect(OKLab(colour).rgb == colour) }

    @Test("Theme colours are readable on both backgrounds, whatever the picture", arguments: 0..<64)
    func readable(seed: Int) {
        let picture = (0..<96).map {
            RGB(red: UInt8((seed * 37 + $0 * seed) & 255), green: UInt8((seed * 91 + $0) & 255), blue: UInt8((seed * 13 + $0 * 3) & 255))
        }
        let theme = ThemeColour(picture)
        #expect(theme.readable(on: .darkGround, lighter: true).contrast(with: .darkGround) >= 4.5)
        #expect(theme.readable(on: .paper, lighter: false).contrast(with: .paper) >= 4.5)
    }

    @Test("A red picture with a white sky is red")
    func red() {
        let picture =
            [RGB](repeating: RGB(red: 250, green: 250, blue: 250), count: 60)
            + [RGB](repeating: RGB(red: 170, green: 30, blue: 30), count: 20)
        let accent = ThemeColour(picture).readable(on: .darkGround, lighter: true)
        #expect(accent.red > accent.green && accent.red > accent.blue)
    }

    @Test("A grey picture gets an unsaturated colour")
    func grey() {
        #expect(ThemeColour([RGB](repeating: RGB(red: 128, green: 128, blue: 128), count: 9)).chroma < 0.025)
    }

    @Test("The miniature is a bitmap of at most 110 bytes", arguments: [(16, 24), (24, 16)])
    func miniature(columns: Int, rows: Int) throws {
        let shape = PixelGrid.Shape(columns: columns, rows: rows)
        let grid = try #require(PixelGrid(shape, [UInt8](repeating: 90, count: columns * rows * 3)))
        let bitmap = grid.smaller().bitmap
        #expect(bitmap.starts(with: "BM".utf8))
        #expect(Int(bitmap[2]) == bitmap.count)
        #expect(bitmap.count <= 110)
    }

    @Test(
        "Codec strings follow profile and level",
        arguments: [
            ("h264", "High", 40, "avc1.640028"), ("h264", "Constrained Baseline", 10, "avc1.42E00A"),
            ("hevc", "Main", 93, "hvc1.1.6.L93.B0"),
            ("hevc", "Main 10", 120, "hvc1.2.4.L120.B0"), ("aac", "LC", nil, "mp4a.40.2"), ("ac3", nil, nil, "ac-3"),
            ("mpeg4", "Simple", 1, nil),
            ("h264", "'; rm", 40, nil), ("av1", "Main", 8, "av01.0.08M.08"),
        ] as [(String, String?, Int?, String?)])
    func codecs(codec: String, profile: String?, level: Int?, written: String?) {
        #expect(CodecString.of(codec: codec, profile: profile, level: level) == written)
    }
}
