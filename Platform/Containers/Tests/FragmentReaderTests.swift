import Testing

@testable import Containers

@Suite("Fragments from a pipe")
struct FragmentReaderTests {
    private typealias T = TinyMP4

    private static let opening = T.box("ftyp", Array("iso5".utf8), T.u32(0))

    /// One track of sound with fragments.
    private static func movie(tracks: Int = 1, hasFragments: Bool = true, samples: Int = 0) -> [UInt8] {
        let entry = T.box("mp4a", T.zeros(6), T.u16(1), T.zeros(8), T.u16(2), T.u16(16), T.zeros(4), T.u32(48_000 << 16), esds)
        let table = T.box(
            "stbl", T.box("stsd", T.u32(0), T.u32(1), entry), T.box("stts", T.u32(0), T.u32(0)),
            T.box("stsz", T.u32(0), T.u32(1), T.u32(samples)))
        let media = T.box(
            "mdia", T.box("mdhd", T.zeros(12), T.u32(48_000), T.u32(0), T.u32(0)),
            T.box("hdlr", T.zeros(8), Array("soun".utf8), T.zeros(12)),
            T.box("minf", table))
        let track = T.box("trak", T.box("tkhd", [0, 0, 0, 1], T.zeros(8), T.u32(1), T.zeros(68)), media)
        let fragments = hasFragments ? T.box("mvex", T.box("trex", T.u32(0), T.u32(1), T.u32(1), T.u32(1024), T.u32(4), T.u32(0))) : []
        let header = T.box("mvhd", T.zeros(12), T.u32(1000), T.u32(0), T.zeros(80))
        return T.box("moov", header, (0..<tracks).flatMap { _ in track }, fragments)
    }

    /// AAC-LC, 48 kHz, two channels.
    private static let esds = T.box(
        "esds", T.u32(0), [3, 22, 0, 0, 0, 4, 17, 0x40, 0x15], T.zeros(11), [5, 2, 0x11, 0x90])

    private static func fragment(count: Int, size: Int = 4, offset: Int? = nil, track: Int = 1, time: Int? = 0, data: Int? = nil) -> [UInt8]
    {
        func header(_ offset: Int) -> [UInt8] {
            let clock = time.map { T.box("tfdt", T.u32(0), T.u32($0)) } ?? []
            let run = T.box("trun", T.u32(0x201), T.u32(count), T.u32(offset), (0..<count).flatMap { _ in T.u32(size) })
            return T.box("moof", T.box("mfhd", T.u32(0), T.u32(1)), T.box("traf", T.box("tfhd", T.u32(0x2_0000), T.u32(track)), clock, run))
        }
        return header(offset ?? header(0).count + 8) + T.box("mdat", (0..<(data ?? count * size)).map { UInt8(truncatingIfNeeded: $0) })
    }

    private func read(_ bytes: [UInt8]) throws(ContainerError) -> [EncodedFragment] {
        var reader = FragmentReader()
        var fragments: [EncodedFragment] = []
        for part in try reader.append(bytes) {
            if case .fragment(let fragment) = part { fragments.append(fragment) }
        }
        try reader.finish()
        return fragments
    }

    @Test("Samples of fragments, with their bytes; other boxes are passed over")
    func fragments() throws {
        let other = T.box("free", T.zeros(100)) + T.wideBox("sidx", T.zeros(5))
        let bytes = Self.opening + other + Self.movie() + Self.fragment(count: 2) + other + Self.fragment(count: 1, time: 2048) + other
        let found = try read(bytes)
        #expect(found.map(\.samples.count) == [2, 1])
        #expect(found.first?.samples.map(\.position) == [0, 4])
        #expect(found.flatMap(\.samples).map(\.decodeTime) == [0, 1024, 2048])
        #expect(found.first?.data == [0, 1, 2, 3, 4, 5, 6, 7])
        // Fed byte by byte, and as one.
        var reader = FragmentReader()
        var count = 0
        for byte in bytes { count += try reader.append([byte]).count }
        #expect(count == 3)
        try reader.finish()
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var what: String
        var bytes: [UInt8]
        var error: ContainerError
        var testDescription: String { what }
    }

    private static let start = opening + movie()

    @Test(
        "Nonsense is an error",
        arguments: [
            Case(what: "nothing", bytes: [], error: .truncated(at: 0)),
            Case(what: "no movie", bytes: opening, error: .truncated(at: 16)),
            Case(what: "something else first", bytes: movie(), error: .notRecognised),
            Case(what: "another movie", bytes: start + movie(), error: .malformed("it has two indexes (moov)")),
            Case(
                what: "a header before the movie", bytes: opening + fragment(count: 1),
                error: .malformed("a fragment (moof) is out of place")),
            Case(
                what: "data alone", bytes: start + TinyMP4.box("mdat", [1]), error: .malformed("data (mdat) are out of place")),
            Case(
                what: "two headers", bytes: start + fragment(count: 1).dropLast(12) + fragment(count: 1),
                error: .malformed("a fragment (moof) is out of place")),
            Case(what: "an unknown box", bytes: start + TinyMP4.box("abcd", [1]), error: .malformed("the box “abcd” is out of place")),
            Case(what: "no size", bytes: start + TinyMP4.zeros(8), error: .malformed("the box “????” has no size")),
            Case(
                what: "no room", bytes: start + TinyMP4.wideBox("mdat", size: 15, []),
                error: .malformed("the box “mdat” has no room for its own header")),
            Case(what: "a huge box", bytes: start + TinyMP4.wideBox("mdat", size: .max, []), error: .tooLarge("the box “mdat”")),
            Case(
                what: "a large box", bytes: start + TinyMP4.u32(64 << 20 + 1) + Array("moof".utf8), error: .tooLarge("the box “moof”")),
            Case(what: "no track", bytes: opening + movie(tracks: 0), error: .malformed("an encoder delivers one track, and this has 0")),
            Case(what: "two tracks", bytes: opening + movie(tracks: 2), error: .malformed("an encoder delivers one track, and this has 2")),
            Case(
                what: "no fragments", bytes: opening + movie(hasFragments: false), error: .malformed("an encoder delivers fragments only")),
            Case(what: "samples", bytes: opening + movie(samples: 3), error: .malformed("an encoder delivers fragments only")),
            Case(what: "another track", bytes: start + fragment(count: 1, track: 2), error: .malformed("a fragment belongs to no track")),
            Case(
                what: "no time", bytes: start + fragment(count: 1, time: nil),
                error: .unsupported("its fragments do not say when they begin")),
            Case(
                what: "too little data", bytes: start + fragment(count: 3, data: 11), error: .malformed("a sample is outside its fragment")),
            Case(
                what: "data before the fragment", bytes: start + fragment(count: 1, offset: 5),
                error: .malformed("a sample is outside its fragment")),
            Case(
                what: "a place far behind", bytes: start + fragment(count: 1, offset: 0x7FFF_FFFF),
                error: .malformed("a sample is outside its fragment")),
            Case(
                what: "very many samples", bytes: start + fragment(count: 100_001, size: 0),
                error: .tooLarge("the number of samples of a fragment")),
        ])
    func nonsense(_ example: Case) {
        #expect(throws: example.error) { () throws(ContainerError) in try read(example.bytes) }
    }

    @Test("As many samples as are allowed")
    func many() throws { #expect(try read(Self.start + Self.fragment(count: 100_000, size: 0)).first?.samples.count == 100_000) }
}
