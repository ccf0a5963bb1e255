import Testing

@testable import Containers

@Suite("Matroska, byte by byte")
struct MatroskaTests {
    private func describe(_ bytes: [UInt8], limits: ReadLimits = .default) throws -> MediaDescription {
        try Containers.describe(MemorySource(bytes), limits: limits)
    }

    @Test("Without an index or a duration they are read from the clusters, of known or unknown size", arguments: [false, true])
    func clusters(_ isOpen: Bool) throws {
        let media = try describe(TinyMatroska.usual(isOpen: isOpen))
        #expect(media.title == "Tiny")
        #expect(media.keyframes?.ticks == [0, 980])
        #expect(media.duration == 1.06)
        #expect(media.tracks.map(\.codec) == [.vp8, .subrip])
        let source = MemorySource(TinyMatroska.usual(isOpen: isOpen))
        #expect(try textCues(of: 2, in: source) == [SubtitleCue(start: 0.01, end: 0.51, text: "Hello")])
    }

    @Test("The index is omitted if reading the clusters would exceed the limit")
    func budget() throws {
        let blocks = (0..<400).map { TinyMatroska.simpleBlock(time: Int16($0), isKeyframe: $0 == 0, TinyMP4.zeros(2000)) }
        let file = TinyMatroska.file(tracks: [TinyMatroska.video], [TinyMatroska.cluster(time: 0, blocks)])
        #expect(try describe(file).keyframes?.count == 1)
        let media = try describe(file, limits: ReadLimits(indexBytesRead: 10_000))
        #expect(media.keyframes == nil)
        #expect(media.tracks.count == 1)
    }

    @Test(
        "Lacing: Xiph, fixed and EBML sizes",
        arguments: [
            (0x02, [2, 3, 2] + Array(1...9), [3, 2, 4]), (0x04, [2] + Array(1...9), [3, 3, 3]),
            (0x06, [2, 0x83, 0xBE] + Array(1...9), [3, 2, 4]), (0x00, Array(1...9), [9]),
            (0x02, [1, 255, 1] + Array(repeating: 7, count: 260), [256, 4]),
        ] as [(UInt8, [UInt8], [Int])])
    func lacing(_ flags: UInt8, _ body: [UInt8], _ sizes: [Int]) throws {
        let content = Bytes([0x81, 0, 5, flags] + body)
        let block = try MatroskaBlock(content, position: 0, size: Int64(content.count), isSimple: true)
        #expect(block.offset == 5)
        #expect(try block.frames(content).map(\.count) == sizes)
    }

    @Test(
        "Lacing that does not fit is refused",
        arguments: [
            (0x02, [2, 255, 255]), (0x04, [2, 1, 2]), (0x06, [2, 0x83, 0x80, 1]),
            (0x06, [1, 0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
            (0x02, []), (0x06, [255, 0xFF]),
        ] as [(UInt8, [UInt8])])
    func badLacing(_ flags: UInt8, _ body: [UInt8]) throws {
        let content = Bytes([0x81, 0, 0, flags] + body)
        let block = try MatroskaBlock(content, position: 0, size: Int64(content.count), isSimple: true)
        #expect(throws: ContainerError.self) { try block.frames(content) }
    }

    private func text(encoding: [[UInt8]], _ frame: [UInt8]) throws -> [SubtitleCue] {
        let compression = TinyMatroska.element(0x6240, [TinyMatroska.element(0x5034, encoding)])
        let track = TinyMatroska.subtitles(TinyMatroska.element(0x6D80, compression))
        let cluster = TinyMatroska.cluster(time: 0, [TinyMatroska.group(track: 2, time: 0, duration: 1000, frame)])
        return try textCues(of: 2, in: MemorySource(TinyMatroska.file(tracks: [track], [cluster])))
    }

    @Test("Stripped headers are restored")
    func stripped() throws {
        let encoding = [TinyMatroska.number(0x4254, 3), TinyMatroska.text(0x4255, "Hel")]
        #expect(try text(encoding: encoding, Array("lo".utf8)).map(\.text) == ["Hello"])
    }

    @Test(
        "Compressed text is inflated, within bounds",
        arguments: [
            // zlib, level 9: “Hello Hello Hello Hello”.
            [0x78, 0xDA, 0xF3, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xF0, 0x40, 0x27, 0x01, 0x61, 0x03, 0x08, 0x31],
            // The same, uncompressed.
            [0x78, 0x01, 0x01, 0x17, 0x00, 0xE8, 0xFF] + Array("Hello Hello Hello Hello".utf8) + [0x61, 0x03, 0x08, 0x31],
        ] as [[UInt8]])
    func compressed(_ frame: [UInt8]) throws {
        #expect(try text(encoding: [TinyMatroska.number(0x4254, 0)], frame).map(\.text) == ["Hello Hello Hello Hello"])
        #expect(Inflate.zlib(frame, limit: 22) == nil)
        for length in 0..<frame.count - 4 { #expect(Inflate.zlib(Array(frame.prefix(length)), limit: 1000) == nil) }
    }

    @Test("A block with dynamic Huffman codes is inflated")
    func ownCodes() {
        let frame: [UInt8] = [
            0x78, 0xDA, 0x4D, 0x8C, 0xC1, 0x11, 0x00, 0x31, 0x08, 0x02, 0xFF, 0x76, 0xB9, 0x60, 0xFF, 0x35, 0x04, 0xEE,
            0xF2, 0x88, 0xCE, 0x20, 0x83, 0x00, 0x36, 0xA0, 0x80, 0xB3, 0x88, 0xD9, 0xE0, 0xF0, 0x8E, 0x15, 0xB9, 0x4F,
            0x6D, 0x38, 0xDA, 0x0A, 0x9F, 0xBB, 0x57, 0x91, 0x5A, 0x31, 0xE5, 0xE3, 0x54, 0x5D, 0x8A, 0xBD, 0xFA, 0xAD,
            0x09, 0x71, 0xED, 0x0D, 0x64, 0x0E, 0x3F, 0x54, 0x2B, 0x6E,
        ]
        let words =
            "accaaabcaacacaaba\ndaab\naaaaaaaaaaaaacbba\ncaabbdacbabdcbbaacaabbbaabcbaaaab\nbaab\ncbcab\nbaab\naccdbcbbaacbabaaabbbaaaabcccc"
        #expect(Inflate.zlib(frame, limit: 1000) == Array(words.utf8))
    }

    @Test("Seek heads that reference each other or themselves do not loop")
    func seekCycle() throws {
        // The first seek head is at offset 0 of the segment, the second right after it; each references both.
        func seekHead(_ places: [UInt64]) -> [UInt8] {
            TinyMatroska.element(
                0x114D_9B74,
                places.map { place in
                    TinyMatroska.element(
                        0x4DBB, [TinyMatroska.element(0x53AB, [0x11, 0x4D, 0x9B, 0x74]), TinyMatroska.number(0x53AC, place)])
                })
        }
        let length = UInt64(seekHead([0, 0]).count)
        let heads = seekHead([0, length]) + seekHead([length, 0])
        let body = heads + TinyMatroska.info + TinyMatroska.element(0x1654_AE6B, TinyMatroska.video)
        let media = try describe(TinyMatroska.header + TinyMatroska.element(0x1853_8067, body))
        #expect(media.tracks.count == 1)
    }

    @Test("Positions far outside the file are ignored", arguments: [UInt64.max, 1 << 63, (1 << 63) - 1, 1 << 40] as [UInt64])
    func farSeek(_ place: UInt64) throws {
        let seek = TinyMatroska.element(
            0x4DBB, [TinyMatroska.element(0x53AB, [0x1C, 0x53, 0xBB, 0x6B]), TinyMatroska.number(0x53AC, place)])
        let body = TinyMatroska.element(0x114D_9B74, seek) + TinyMatroska.info + TinyMatroska.element(0x1654_AE6B, TinyMatroska.video)
        let file = TinyMatroska.header + TinyMatroska.element(0x1853_8067, body)
        do { _ = try describe(file) } catch { #expect(error is ContainerError) }
    }

    @Test(
        "Impossible element sizes",
        arguments: [
            [0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], [0x00], [0x00, 0xFF], [0x01, 0x80, 0, 0, 0, 0, 0, 0],
            [0x08, 0x7F, 0xFF, 0xFF, 0xFF],
        ] as [[UInt8]])
    func sizes(_ size: [UInt8]) {
        for id: UInt32 in [0x1549_A966, 0x1654_AE6B, 0x114D_9B74, 0xEC] {
            let file = TinyMatroska.header + TinyMatroska.open(0x1853_8067, TinyMatroska.identifier(id) + size + TinyMP4.zeros(40))
            #expect(throws: ContainerError.self) { try describe(file) }
        }
        #expect(throws: ContainerError.self) { try describe([0x1A, 0x45, 0xDF, 0xA3] + size + TinyMP4.zeros(40)) }
    }

    @Test("Deeply nested elements are bounded")
    func nesting() {
        var bytes = TinyMatroska.video
        for _ in 0..<2000 { bytes = TinyMatroska.element(0x1654_AE6B, bytes) }
        let file = TinyMatroska.header + TinyMatroska.element(0x1853_8067, bytes)
        do { _ = try describe(file) } catch { #expect(error is ContainerError) }
    }

    @Test("An EBML document of another type is not a movie")
    func otherDocument() {
        let other = TinyMatroska.element(0x1A45_DFA3, TinyMatroska.text(0x4282, "other")) + TinyMP4.zeros(20)
        #expect(throws: ContainerError.notRecognised) { try describe(other) }
    }
}
