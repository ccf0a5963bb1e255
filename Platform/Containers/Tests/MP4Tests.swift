import Containers
import Testing

@Suite("MP4, byte by byte")
struct MP4Tests {
    private func describe(_ bytes: [UInt8]) throws -> MediaDescription { try Containers.describe(MemorySource(bytes)) }

    @Test("Keyframes: times and positions from the tables")
    func keyframes() throws {
        let media = try describe(TinyMP4().file)
        #expect(media.keyframes == KeyframeIndex(timescale: 1000, ticks: [0, 500], positions: [1000, 1017]))
        #expect(media.duration == 1)
        #expect(media.tracks.first?.codecString == "avc1.640028")
        #expect(media.tracks.first?.languageCode == "eng")
        #expect(media.tracks.first?.frameRate == 10)
    }

    @Test("64-bit chunk offsets, compact sizes and equal sizes")
    func tables() throws {
        var tiny = TinyMP4()
        tiny.positions = TinyMP4.box("co64", TinyMP4.u32(0), TinyMP4.u32(5), (0..<5).flatMap { TinyMP4.u64(1000 + UInt64($0) * 7) })
        tiny.sizes = TinyMP4.box("stz2", TinyMP4.u32(0), [0, 0, 0, 4], TinyMP4.u32(10), [0x34, 0x34, 0x34, 0x34, 0x34])
        #expect(try describe(tiny.file).keyframes?.positions == [1000, 1017])
        tiny.sizes = TinyMP4.box("stsz", TinyMP4.u32(0), TinyMP4.u32(5), TinyMP4.u32(10))
        #expect(try describe(tiny.file).keyframes?.positions == [1000, 1019])
    }

    @Test("64-bit boxes, a box up to the end of the file, and the index after the data")
    func boxes() throws {
        let tiny = TinyMP4()
        let kind = TinyMP4.box("ftyp", Array("qt  ".utf8), TinyMP4.u32(0))
        let wide = kind + TinyMP4.wideBox("mdat", TinyMP4.zeros(1100)) + tiny.movie
        #expect(try describe(wide).container == .mov)
        #expect(try describe(wide).keyframes?.count == 2)
        let movie = TinyMP4.wideBox("moov", Array(tiny.movie.dropFirst(8)))
        let open = kind + movie + TinyMP4.u32(0) + Array("mdat".utf8) + TinyMP4.zeros(1100)
        #expect(try describe(open).keyframes?.count == 2)
    }

    @Test(
        "Edits: a gap delays, a cut makes pictures before it negative, an open end lasts",
        arguments: [
            ([(500, -1), (1000, 0)], [500, 1000]), ([(700, 300)], [-300, 200]), ([(0, 100)], [-100, 400]),
            ([(1000, 0)], [0, 500]), ([], [0, 500]),
        ] as [([(Int, Int)], [Int64])])
    func edits(_ edits: [(Int, Int)], _ ticks: [Int64]) throws {
        var tiny = TinyMP4()
        let entries = edits.flatMap { TinyMP4.u32($0.0) + TinyMP4.u32($0.1) + TinyMP4.u32(0x10000) }
        tiny.edits = TinyMP4.box("edts", TinyMP4.box("elst", TinyMP4.u32(0), TinyMP4.u32(edits.count), entries))
        #expect(try describe(tiny.file).keyframes?.ticks == ticks)
    }

    @Test("Composition offsets move keyframes, negative ones too")
    func offsets() throws {
        var tiny = TinyMP4()
        tiny.offsets = TinyMP4.box(
            "ctts", TinyMP4.u32(0), TinyMP4.u32(2), TinyMP4.u32(5), TinyMP4.u32(40), TinyMP4.u32(5), TinyMP4.u32(-40))
        #expect(try describe(tiny.file).keyframes?.ticks == [40, 460])
    }

    @Test(
        "The matrix of the movie turns what the track's has turned; one of zeros does nothing",
        arguments: [
            ([1, 0, 0, 1], [0, 1, -1, 0], 90), ([0, 1, -1, 0], [0, 1, -1, 0], 180), ([0, 1, -1, 0], [0, -1, 1, 0], 0),
            ([0, 1, -1, 0], [0, 0, 0, 0], 90), ([0, 1, -1, 0], [1, 0, 0, 1], 90), ([-1, 0, 0, -1], [0, 1, -1, 0], 270),
            ([0, 1, -1, 0], [1, 0, 0, 0], 90),
        ], [false, true])
    func movieRotation(_ turns: ([Int], [Int], Int), _ isWide: Bool) throws {
        func matrix(_ cells: [Int]) -> [Int] {
            let fixed = cells.map { $0 * 0x10000 }
            return [fixed[0], fixed[1], 0, fixed[2], fixed[3], 0, 0, 0, 0x4000_0000]
        }
        var tiny = TinyMP4()
        (tiny.matrix, tiny.movieMatrix) = (matrix(turns.0), matrix(turns.1))
        if isWide { tiny.clock = (1000, 1000) }
        let track = try describe(tiny.file).tracks.first
        #expect(track?.rotation == turns.2)
        #expect([track?.displayWidth, track?.displayHeight] == (turns.2 % 180 == 0 ? [320, 180] : [180, 320]))
    }

    @Test("A matrix of the largest numbers is no trap")
    func extremes() throws {
        var tiny = TinyMP4()
        tiny.matrix = [Int](repeating: Int(Int32.min), count: 9)
        tiny.movieMatrix = tiny.matrix
        _ = try describe(tiny.file)
    }

    @Test(
        "The matrix tells how far to turn",
        arguments: [
            ([1, 0, 0, 1], 0), ([0, 1, -1, 0], 90), ([-1, 0, 0, -1], 180), ([0, -1, 1, 0], 270), ([1, 0, 0, -1], 0), ([0, 1, 1, 0], 90),
            ([-1, 0, 0, 1], 180), ([0, -1, -1, 0], 270), ([1, 1, -1, 1], 0), ([0, 0, 0, 0], 0), ([2, 0, 0, 2], 0),
        ])
    func rotation(_ cells: [Int], _ degrees: Int) throws {
        var tiny = TinyMP4()
        let fixed = cells.map { $0 * 0x10000 }
        tiny.matrix = [fixed[0], fixed[1], 0, fixed[2], fixed[3], 0, 0, 0, 0x4000_0000]
        let track = try describe(tiny.file).tracks.first
        #expect(track?.rotation == degrees)
        #expect(track?.width == 320)
        #expect([track?.displayWidth, track?.displayHeight] == (degrees % 180 == 0 ? [320, 180] : [180, 320]))
    }

    @Test("Each Nero chapter ends at the start of the next")
    func chapters() throws {
        var tiny = TinyMP4()
        let list = TinyMP4.u64(0) + [1, 0x41] + TinyMP4.u64(5_000_000) + [2, 0xC3, 0xA4]
        tiny.extra = TinyMP4.box("udta", TinyMP4.box("chpl", [1, 0, 0, 0], [0], TinyMP4.u32(2), list))
        #expect(
            try describe(tiny.file).chapters == [
                Chapter(start: 0, end: 0.5, title: "A"), Chapter(start: 0.5, end: 1, title: "ä"),
            ])
    }

    @Test("Damaged names and chapters do not affect the rest of the file")
    func damage() throws {
        var tiny = TinyMP4()
        tiny.extra = TinyMP4.box("udta", TinyMP4.u32(500) + Array("meta".utf8), TinyMP4.box("chpl", [1, 0, 0, 0, 0], TinyMP4.u32(99)))
        let media = try describe(tiny.file)
        #expect(media.tracks.count == 1)
        #expect(media.chapters.isEmpty)
    }

    @Test("Huge counts in small tables are refused", arguments: ["stts", "ctts", "stsc", "stco", "co64", "stss", "stsz", "stz2"])
    func counts(_ type: String) {
        var tiny = TinyMP4()
        let claim = type == "stsz" || type == "stz2" ? TinyMP4.u32(type == "stz2" ? 16 : 0) + TinyMP4.u32(-1) : TinyMP4.u32(-1)
        tiny.offsets = TinyMP4.box(type, TinyMP4.u32(0), claim, TinyMP4.zeros(64))
        // A later table of the same kind wins, so the correct ones are removed.
        if type == "stsz" || type == "stz2" { tiny.sizes = [] }
        #expect(throws: ContainerError.self) { try describe(tiny.file) }
    }

    @Test("Four billion samples of equal size cost nothing")
    func equalSamples() throws {
        var tiny = TinyMP4()
        tiny.sizes = TinyMP4.box("stsz", TinyMP4.u32(0), TinyMP4.u32(1), TinyMP4.u32(-1))
        tiny.times = TinyMP4.box("stts", TinyMP4.u32(0), TinyMP4.u32(1), TinyMP4.u32(-1), TinyMP4.u32(1))
        tiny.chunks = TinyMP4.box("stsc", TinyMP4.u32(0), TinyMP4.u32(1), TinyMP4.u32(1), TinyMP4.u32(-1), TinyMP4.u32(1))
        tiny.syncs = []
        #expect(try describe(tiny.file).keyframes == nil)
    }

    @Test("Impossible box sizes", arguments: [0, 1, 7, 8, 15, 1 << 62, 1 << 63, (1 << 63) - 1, UInt64.max - 7, UInt64.max] as [UInt64])
    func sizes(_ size: UInt64) {
        let kind = TinyMP4.box("ftyp", Array("isom".utf8), TinyMP4.u32(0))
        #expect(throws: ContainerError.self) { try describe(kind + TinyMP4.wideBox("moov", size: size, TinyMP4.zeros(64))) }
        #expect(throws: ContainerError.self) { try describe(kind + TinyMP4.wideBox("mdat", size: size, TinyMP4.zeros(64))) }
    }

    @Test("Deeply nested boxes are bounded")
    func nesting() {
        var bytes = TinyMP4.box("trak")
        for _ in 0..<2000 { bytes = TinyMP4.box("moov", bytes) }
        #expect(throws: ContainerError.self) { try describe(bytes) }
    }
}
