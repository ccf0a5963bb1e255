import Testing

@testable import Containers

@Suite("Tracks of MP4")
struct MP4TrackTests {
    private typealias T = TinyMP4

    private func media(_ tracks: TinyTrack..., duration: Int = 2000, data: [UInt8] = [], at position: Int = 0) throws -> MediaDescription {
        try describe(MemorySource(TinyTrack.file(tracks, duration: duration, data: data, at: position)))
    }

    private func track(_ change: (inout TinyTrack) -> Void = { _ in }) throws -> Track {
        var tiny = TinyTrack()
        change(&tiny)
        return try #require(try media(tiny).tracks.first)
    }

    @Test("Headers of both versions: number, flags, clock and language", arguments: [false, true])
    func headers(_ isWide: Bool) throws {
        let found = try track {
            ($0.isWide, $0.number, $0.scale, $0.duration, $0.language) = (isWide, 77, 500, 3000, 4 << 10 | 5 << 5 | 21)
        }
        #expect(found.number == 77)
        #expect(found.duration == 6)
        #expect(found.language == "de")
        #expect(found.isDefault)
        #expect(found.rotation == 0)
        for (flags, isDefault) in [(0, false), (1, true), (2, false), (7, true)] {
            #expect(try track { ($0.isWide, $0.flags) = (isWide, flags) }.isDefault == isDefault)
        }
        #expect(try track { ($0.isWide, $0.scale, $0.duration) = (isWide, 0, 5) }.duration == 5)
    }

    @Test("The duration: of the edits, of the media header, or of the samples")
    func durations() throws {
        let edits = T.box("edts", T.box("elst", T.u32(0), T.u32(1), T.u32(1500), T.u32(0), T.u32(0x10000)))
        #expect(try track { ($0.extra, $0.duration, $0.durations, $0.sizes) = (edits, 7000, [500], [1]) }.duration == 1.5)
        #expect(try track { ($0.duration, $0.durations, $0.sizes) = (7000, [500], [1]) }.duration == 7)
        #expect(try track { ($0.durations, $0.sizes) = ([500], [1]) }.duration == 0.5)
        #expect(try track { _ in }.duration == nil)
        #expect(
            try media(TinyTrack(durations: [500], sizes: [1]), TinyTrack(number: 2, durations: [900], sizes: [1]), duration: 0).duration
                == 0.9)
    }

    @Test("The bit rate of the samples, unless the sound's own description tells it")
    func bitRate() throws {
        let rated = T.box(
            "mp4a", T.zeros(16) + T.u16(2) + T.u16(16) + T.zeros(4) + T.u32(48_000 << 16) + T.box("btrt", T.u32(0), T.u32(0), T.u32(640)))
        #expect(try track { ($0.durations, $0.sizes) = ([500, 500], [100, 25]) }.bitRate == 1000)
        #expect(try track { ($0.entry, $0.durations, $0.sizes) = (rated, [500, 500], [100, 25]) }.bitRate == 640)
        #expect(try track { ($0.entry) = (rated) }.bitRate == 640)
        #expect(try track().bitRate == nil)
        let picture = T.box("avc1", T.zeros(24) + T.u16(320) + T.u16(180) + T.zeros(50) + T.box("btrt", T.u32(0), T.u32(0), T.u32(640)))
        let video = try track { ($0.handler, $0.entry, $0.durations, $0.sizes) = ("vide", picture, [500, 500], [100, 25]) }
        #expect(video.bitRate == 1000)
        #expect(video.frameRate == 2)
        #expect(try track { ($0.handler, $0.entry) = ("vide", picture) }.frameRate == nil)
        #expect(try track { ($0.durations, $0.sizes) = ([500, 500], [100, 25]) }.frameRate == nil)
        #expect(try media(TinyTrack(), duration: 1000).bitRate == TinyTrack.file([TinyTrack()], duration: 1000).count * 8)
    }

    @Test(
        "Names of handlers, with a zero at the end or a length in front, unless they are those of a program",
        arguments: [
            (Array("Director".utf8) + [0], "Director"), ([8] + Array("Director".utf8), "Director"), ([0], nil), ([], nil),
            ([1, 0x41], "A"),
            (Array("SoundHandler\0".utf8), nil), (Array("Core Media Audio".utf8), nil), (Array("GPAC ISO".utf8), nil),
            (Array("L-SMASH Audio".utf8), nil),
            (Array("Apple Sound".utf8), nil), (Array("ISO Media file".utf8), "ISO Media file"), (Array("Apples\0".utf8), "Apples"),
            ([0x41, 0x42], "AB"),
        ] as [([UInt8], String?)])
    func handlers(_ bytes: [UInt8], _ name: String?) throws {
        #expect(try track { $0.handlerName = bytes }.name == name)
        let given = T.box("udta", T.box("name", Array("Given".utf8)))
        #expect(try track { ($0.handlerName, $0.extra) = (bytes, given) }.name == "Given")
    }

    private var marks: [KeyPath<Track, Bool>] { [\.isForced, \.isHearingImpaired, \.isVisualImpaired, \.isCommentary] }

    @Test(
        "Roles of a track: by the schemes of MP4 and by QuickTime's characteristics",
        arguments: [
            ("forced-subtitle", "public.subtitles.forced-only", 0), ("forced_subtitle", nil, 0),
            ("caption", "public.accessibility.transcribes-spoken-dialog", 1), ("description", "public.accessibility.describes-video", 2),
            ("commentary", nil, 3),
        ] as [(String, String?, Int)])
    func roles(_ role: String, _ characteristic: String?, _ mark: Int) throws {
        func kind(_ scheme: String, _ value: String) -> [UInt8] {
            T.box("udta", T.box("kind", T.u32(0), Array(scheme.utf8) + [0] + Array(value.utf8) + [0]))
        }
        let scheme = "urn:mpeg:dash:role:2011"
        let marked = try track { $0.extra = kind(scheme, role) }
        #expect(marks.map { marked[keyPath: $0] } == (0..<4).map { $0 == mark })
        if let characteristic {
            #expect(try track { $0.extra = T.box("udta", T.box("tagc", Array(characteristic.utf8))) }[keyPath: marks[mark]])
        }
        for other in [kind("urn:other", role), kind(scheme, "main"), kind(scheme, ""), T.box("udta", T.box("kind"))] {
            #expect(try !track { $0.extra = other }[keyPath: marks[mark]])
        }
    }

    @Test("A track that another one names as its forced subtitles is forced")
    func forcedTracks() throws {
        let text = T.box("tx3g", T.zeros(40))
        let usual = TinyTrack(number: 1, handler: "sbtl", entry: text, extra: T.box("tref", T.box("forc", T.u32(2))))
        let forced = TinyTrack(number: 2, handler: "sbtl", entry: text)
        #expect(
            try media(usual, forced, TinyTrack(number: 3, handler: "sbtl", entry: text)).tracks.map(\.isForced) == [false, true, false])
    }

    @Test("The first frame tells the channels of MPEG audio")
    func firstFrame() throws {
        let entry = T.box(".mp3", T.zeros(16) + T.u16(2) + T.u16(16) + T.zeros(4) + T.u32(48_000 << 16))
        let mono = TinyTrack(entry: entry, durations: [1], sizes: [4], position: 2000)
        #expect(try media(mono, data: [0xFF, 0xFB, 0x90, 0xC0], at: 2000).tracks.map(\.channels) == [1])
        #expect(try media(mono, data: [0xFF, 0xFB], at: 2000).tracks.map(\.channels) == [2])
        #expect(try media(mono, at: 0).tracks.map(\.channels) == [2])
    }

    @Test("An extended language comes first, unless it is empty")
    func languages() throws {
        #expect(try track { $0.mediaExtra = T.box("elng", T.u32(0), Array("de-CH\0".utf8)) }.language == "de-CH")
        #expect(try track { $0.mediaExtra = T.box("elng", T.u32(0)) }.language == "en")
        #expect(try track { $0.mediaExtra = T.box("elng", T.u32(0), Array("d".utf8)) }.language == "en")
    }

    @Test("A picture with a single frame next to another track is a cover; alone or with more frames it is not")
    func covers() throws {
        func cover(_ type: String, sizes: [Int] = [3], position: Int = 2000) -> TinyTrack {
            let entry = T.box(type, T.zeros(24) + T.u16(32) + T.u16(32) + T.zeros(50))
            return TinyTrack(number: 2, handler: "vide", entry: entry, durations: sizes.map { _ in 1 }, sizes: sizes, position: position)
        }
        func found(_ tracks: TinyTrack...) throws -> [Containers.Attachment] {
            try describe(MemorySource(TinyTrack.file(tracks, data: [1, 2, 3], at: 2000))).attachments
        }
        #expect(
            try found(TinyTrack(), cover("png ")) == [
                Containers.Attachment(name: "cover.png", mimeType: "image/png", offset: 2000, size: 3)
            ])
        #expect(
            try found(TinyTrack(), cover("jpeg")) == [
                Containers.Attachment(name: "cover.jpg", mimeType: "image/jpeg", offset: 2000, size: 3)
            ])
        #expect(try found(TinyTrack(), cover("avc1")).isEmpty)
        #expect(try found(TinyTrack(), cover("png ", sizes: [1, 2])).isEmpty)
        #expect(try found(cover("png ")).isEmpty)
        // Data beyond the end of the file.
        #expect(try found(TinyTrack(), cover("png ", sizes: [4])).isEmpty)
        #expect(try found(TinyTrack(), cover("png ", position: 2001)).isEmpty)
        #expect(try found(TinyTrack(), cover("png ", position: 9000)).isEmpty)
    }

    private func cues(_ type: String, _ samples: [[UInt8]], durations: [Int]? = nil, edits: [UInt8] = [], limits: ReadLimits = .default)
        throws -> [SubtitleCue]
    {
        let track = TinyTrack(
            number: 3, handler: "sbtl", entry: T.box(type, T.zeros(40)), extra: edits, durations: durations ?? samples.map { _ in 1000 },
            sizes: samples.map(\.count), position: 2000)
        return try textCues(of: 3, in: MemorySource(TinyTrack.file([track], data: samples.flatMap(\.self), at: 2000)), limits: limits)
    }

    private func line(_ text: String) -> [UInt8] { T.u16(text.utf8.count) + Array(text.utf8) }

    @Test("Timed text: lengths, empty samples that clear the screen, and UTF-16")
    func timedText() throws {
        let wide: [UInt8] = [0, 6, 0xFE, 0xFF, 0, 0x61, 0, 0xE4]
        let found = try cues(
            "tx3g", [line("One"), [0, 0], [0, 9] + Array("Long".utf8), wide, [0, 1]], durations: [1000, 500, 1000, 250, 10])
        #expect(
            found == [
                SubtitleCue(start: 0, end: 1, text: "One"), SubtitleCue(start: 1.5, end: 2.5, text: "Long"),
                SubtitleCue(start: 2.5, end: 2.75, text: "aä"),
            ])
        // A style after the text is not part of it.
        #expect(try cues("text", [line("A") + T.box("styl", T.zeros(4))]).map(\.text) == ["A"])
        #expect(throws: ContainerError.malformed("it has no readable text track with the number 3")) { try cues("c608", [line("One")]) }
    }

    @Test("The text of all subtitles is bounded: many samples may be the same bytes")
    func bounds() throws {
        let long = line(String(repeating: "a", count: 60_000))
        let limits = ReadLimits(tableBytes: 1 << 20)
        #expect(try cues("tx3g", Array(repeating: long, count: 10), limits: limits).count == 10)
        #expect(throws: ContainerError.tooLarge("its subtitles")) {
            try cues("tx3g", Array(repeating: long, count: 40), limits: limits).count
        }
    }

    @Test("An edit moves texts; what ends before the start is left out, what begins before it is cut")
    func edits() throws {
        let late = T.box("edts", T.box("elst", T.u32(0), T.u32(1), T.u32(0), T.u32(1500), T.u32(0x10000)))
        #expect(
            try cues("tx3g", [line("One"), line("Two"), line("Three")], edits: late) == [
                SubtitleCue(start: 0, end: 0.5, text: "Two"), SubtitleCue(start: 0.5, end: 1.5, text: "Three"),
            ])
        let exact = T.box("edts", T.box("elst", T.u32(0), T.u32(1), T.u32(0), T.u32(1000), T.u32(0x10000)))
        #expect(try cues("tx3g", [line("One"), line("Two")], edits: exact).map(\.text) == ["Two"])
    }

    @Test("WebVTT: several cues in a sample, and one cue over several samples")
    func webVTT() throws {
        func sample(_ texts: String...) -> [UInt8] { texts.flatMap { T.box("vttc", T.box("iden", [0x31]), T.box("payl", Array($0.utf8))) } }
        let found = try cues("wvtt", [sample("A"), sample("A"), T.box("vtte"), sample("A"), sample("A", "<b>B</b> &amp;")])
        #expect(
            found == [
                SubtitleCue(start: 0, end: 2, text: "A"), SubtitleCue(start: 3, end: 4, text: "A"),
                SubtitleCue(start: 4, end: 5, text: "A\nB &"),
            ])
        // Equal texts of other formats stay apart.
        #expect(try cues("tx3g", [line("A"), line("A")]).count == 2)
    }

    @Test("Limits on the number and the size of texts")
    func limits() throws {
        #expect(try cues("tx3g", [line("A"), line("B")], limits: ReadLimits(cues: 2)).count == 2)
        #expect(throws: ContainerError.tooLarge("the number of its subtitles")) {
            try cues("tx3g", [line("A"), line("B")], limits: ReadLimits(cues: 1))
        }
        #expect(try cues("tx3g", [line("ABC"), line("D")], limits: ReadLimits(stringBytes: 5)).map(\.text) == ["ABC", "D"])
        #expect(try cues("tx3g", [line("ABC"), line("D")], limits: ReadLimits(stringBytes: 4)).map(\.text) == ["D"])
    }

    @Test("Keyframes beyond the limit, and positions beyond the file, are left out")
    func keyframes() throws {
        let bytes = TinyMP4().file
        #expect(try describe(MemorySource(bytes), limits: ReadLimits(keyframes: 2)).keyframes?.count == 2)
        #expect(try describe(MemorySource(bytes), limits: ReadLimits(keyframes: 1)).keyframes == nil)
        var tiny = TinyMP4()
        tiny.positions = T.box("stco", T.u32(0), T.u32(5), [1000, 1007, 50_000, 1021, 1028].flatMap(T.u32))
        #expect(try describe(MemorySource(tiny.file)).keyframes?.ticks == [0])
        tiny = TinyMP4()
        tiny.syncs = T.box("stss", T.u32(0), T.u32(5), [1, 1, 6, 4, 7].flatMap(T.u32))
        #expect(try describe(MemorySource(tiny.file)).keyframes?.ticks == [0, 500, 600])
        tiny.syncs = []
        #expect(try describe(MemorySource(tiny.file)).keyframes?.count == 10)
        tiny.offsets = T.box("ctts", T.u32(0), T.u32(2), T.u32(1), T.u32(900), T.u32(9), T.u32(0))
        #expect(try describe(MemorySource(tiny.file)).keyframes?.ticks == [100, 200, 300, 400, 500, 600, 700, 800, 900, 900])
    }

    @Test("Boxes at the top: brands, stray bytes, a movie that is cut off, and files of other kinds")
    func top() throws {
        let movie = TinyMP4().movie
        func container(_ head: [UInt8]) throws -> Container { try describe(MemorySource(head + movie)).container }
        #expect(try container(T.box("ftyp", Array("qt  ".utf8), T.u32(0))) == .mov)
        #expect(try container(T.box("ftyp", Array("isom".utf8), T.u32(0))) == .mp4)
        #expect(try container(T.box("styp", Array("msdh".utf8))) == .mp4)
        #expect(try container(T.box("ftyp", [1, 2])) == .mp4)
        #expect(try container(T.box("wide")) == .mov)
        for type in ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot", "styp", "udta"] {
            #expect(MP4File.matches(Bytes(T.box(type))))
            #expect(MP4File.matches(Bytes(T.u32(1) + Array(type.utf8))))
            #expect(MP4File.matches(Bytes(T.u32(0) + Array(type.utf8))))
            for size in [2, 7] { #expect(!MP4File.matches(Bytes(T.u32(size) + Array(type.utf8)))) }
        }
        #expect(!MP4File.matches(Bytes(T.box("trak"))))
        let head = T.box("ftyp", Array("isom".utf8), T.u32(0))
        for stray in 1..<8 { #expect(try describe(MemorySource(head + movie + T.zeros(stray))).tracks.count == 1) }
        #expect(throws: ContainerError.truncated(at: Int64(head.count + movie.count - 1))) {
            try describe(MemorySource(head + movie.dropLast()))
        }
        #expect(throws: ContainerError.truncated(at: 23)) { try describe(MemorySource(head + T.zeros(7))) }
        // The first movie counts.
        var other = TinyMP4()
        other.clock = (1000, 5000)
        #expect(try describe(MemorySource(head + movie + other.movie)).duration == 1)
        for count in 0..<8 {
            #expect(throws: ContainerError.notRecognised) { try describe(MemorySource(Array(T.box("ftyp").prefix(count)))) }
        }
    }
}
