import Testing

@testable import Containers

@Suite("Parts of an MP4 index")
struct MP4PartsTests {
    private typealias T = TinyMP4

    private func media(_ change: (inout TinyMP4) -> Void) throws -> MediaDescription {
        var tiny = TinyMP4()
        change(&tiny)
        return try describe(MemorySource(tiny.file))
    }

    private func text(_ body: [UInt8], type: UInt32 = 1) -> [UInt8] { T.box("data", T.u32(Int(type)), T.u32(0), body) }

    /// A `meta` box of MP4 with these entries of its list.
    private func meta(_ items: [UInt8]...) -> [UInt8] {
        T.box("meta", T.u32(0), T.box("hdlr", T.zeros(24)), box(nam: "ilst", items.flatMap(\.self)))
    }

    private func box(nam type: String, _ body: [UInt8]) -> [UInt8] {
        // Latin-1: the first of "©nam" is one byte.
        let bytes = type.unicodeScalars.map { UInt8($0.value) }
        return T.u32(body.count + 8) + bytes + body
    }

    @Test("Titles in each of their places; the first one counts")
    func titles() throws {
        let item = box(nam: "©nam", text(Array("Item".utf8)))
        let quickTime = box(nam: "©nam", T.u16(4) + T.u16(0x55C4) + Array("Quick".utf8))
        let assets = T.box("titl", T.u32(0), T.u16(0x15C7), Array("Asset\0".utf8))
        #expect(try media { $0.extra = T.box("udta", meta(item)) }.title == "Item")
        #expect(try media { $0.extra = meta(item) }.title == "Item")
        #expect(try media { $0.extra = T.box("udta", quickTime) }.title == "Quic")
        #expect(try media { $0.extra = T.box("udta", assets) }.title == "Asset")
        #expect(try media { $0.extra = T.box("udta", quickTime, assets) }.title == "Quic")
        #expect(try media { $0.extra = T.box("udta", assets, quickTime) }.title == "Asset")
        #expect(try media { $0.extra = T.box("udta", meta(item), quickTime) }.title == "Item")
        #expect(try media { $0.extra = T.box("udta", quickTime) + meta(item) }.title == "Quic")
        #expect(try media { $0.extra = T.box("udta", quickTime) + T.box("udta", assets) }.title == "Quic")
        let two = box(nam: "©nam", text(Array("One".utf8)) + text(Array("Two".utf8)))
        #expect(try media { $0.extra = meta(two) }.title == "One")
        let long = box(nam: "©nam", T.u16(99) + T.u16(0) + Array("Longer".utf8))
        #expect(try media { $0.extra = T.box("udta", long) }.title == "Longer")
    }

    @Test("Empty and truncated titles are no titles")
    func noTitles() throws {
        let boxes = [
            T.box("titl", T.u32(0), T.u16(0)), T.box("titl", T.u32(0), T.u16(0), [0]), box(nam: "©nam", T.u16(0) + T.u16(0)),
            box(nam: "©nam", [1]),
            meta(box(nam: "©nam", text([]))), meta(box(nam: "©alb", text(Array("Album".utf8)))), T.box("meta", []),
            meta(box(nam: "©nam", T.box("free", T.zeros(8), Array("x".utf8)))),
        ]
        for box in boxes { #expect(try media { $0.extra = T.box("udta", box) }.title == nil) }
        #expect(try media { $0.extra = T.box("udta", T.box("titl", T.u32(0), T.u16(0), [0x41])) }.title == "A")
        #expect(try media { $0.extra = meta(box(nam: "©nam", text([0x41]))) }.title == "A")
    }

    @Test("QuickTime keeps titles under numbered keys, in a meta box without a version")
    func keys() throws {
        func file(_ keys: [String], number: Int) -> [UInt8] {
            let list = T.box("keys", T.u32(0), T.u32(keys.count), keys.flatMap { T.box("mdta", Array($0.utf8)) })
            let items = T.box("ilst", T.u32(16 + 8 + 5) + T.u32(number) + text(Array("Keyed".utf8)))
            return T.box("meta", T.box("hdlr", T.zeros(24)), list, items)
        }
        #expect(try media { $0.extra = file(["com.apple.quicktime.title"], number: 1) }.title == "Keyed")
        #expect(try media { $0.extra = file(["a", "title"], number: 2) }.title == "Keyed")
        #expect(try media { $0.extra = file(["title", "a"], number: 2) }.title == nil)
        #expect(try media { $0.extra = file(["title"], number: 2) }.title == nil)
        #expect(try media { $0.extra = file([], number: 1) }.title == nil)
    }

    @Test("Cover pictures: their form by their bytes or their type, numbered from the second on")
    func covers() throws {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1]
        let items = box(
            nam: "covr",
            text([9, 9], type: 13) + text([8], type: 14) + text([7, 7, 7], type: 27) + text(png, type: 13) + text([], type: 13))
        let bytes = {
            var tiny = TinyMP4()
            tiny.extra = meta(items)
            return tiny.file
        }()
        let found = try describe(MemorySource(bytes)).attachments
        #expect(found.map(\.name) == ["cover.jpg", "cover-2.png", "cover-3.bmp", "cover-4.png"])
        #expect(found.map(\.mimeType) == ["image/jpeg", "image/png", "image/bmp", "image/png"])
        #expect(found.map { Array(bytes[Int($0.offset)..<Int($0.offset + $0.size)]) } == [[9, 9], [8], [7, 7, 7], png])
        #expect(try describe(MemorySource(bytes), limits: ReadLimits(listCount: 2)).attachments.count == 2)
    }

    @Test("Nero chapters of both versions, without empty titles, as many as allowed")
    func nero() throws {
        func chapter(_ start: UInt64, _ title: String) -> [UInt8] { T.u64(start) + [UInt8(title.utf8.count)] + Array(title.utf8) }
        let list = chapter(0, "A") + chapter(2_500_000, "") + chapter(7_500_000, "Three")
        for head in [[1, 0, 0, 0, 0] + T.u32(3), [0, 0, 0, 0, 3]] {
            let chapters = try media { $0.extra = T.box("udta", T.box("chpl", head, list)) }.chapters
            #expect(chapters.map(\.start) == [0, 0.25, 0.75])
            #expect(chapters.map(\.end) == [0.25, 0.75, 1])
            #expect(chapters.map(\.title) == ["A", nil, "Three"])
        }
        var tiny = TinyMP4()
        tiny.extra = T.box("udta", T.box("chpl", [1, 0, 0, 0, 0], T.u32(3), list))
        #expect(try describe(MemorySource(tiny.file), limits: ReadLimits(listCount: 2)).chapters.count == 2)
        #expect(try media { $0.extra = T.box("udta", T.box("chpl", [1, 0, 0, 0, 0], T.u32(4), list)) }.chapters.isEmpty)
    }

    @Test("A chapter ends at the next one, the last at the end of the movie, none before its start")
    func closed() {
        func ends(_ starts: [Double], _ duration: Double?) -> [Double?] {
            MP4Chapters.closed(starts.map { Chapter(start: $0) }, duration: duration).map(\.end)
        }
        #expect(ends([0, 5, 9], 20) == [5, 9, 20])
        #expect(ends([9, 0, 5], 20) == [5, 9, 20])
        #expect(ends([0, 5], nil) == [5, nil])
        #expect(ends([0, 20, 25], 20) == [20, 25, nil])
        #expect(ends([20], 20) == [20])
        #expect(MP4Chapters.closed([Chapter(start: 0, end: 2), Chapter(start: 5)], duration: 6).map(\.end) == [2, 6])
    }

    @Test("A text track of chapters: its texts and times, and it is no track of the movie")
    func chapterTrack() throws {
        let title: [UInt8] = T.u16(2) + Array("Ok".utf8)
        var tiny = TinyMP4()
        tiny.secondTrack = tiny.chapterTrack(delay: 25_000, position: 3000)
        let media = try describe(MemorySource(tiny.file + TinyMP4.zeros(3000 - tiny.file.count) + title))
        #expect(media.tracks.map(\.number) == [1])
        #expect(media.chapters == [Chapter(start: 25, end: 125, title: "Ok")])
    }

    @Test("The movie's clock in both forms; zero and all ones are unknown")
    func clock() throws {
        #expect(try media { $0.clock = (1, 90) }.duration == 90)
        #expect(try media { $0.clock = (500, 0xFFFF_FFFF) }.duration == Double(0xFFFF_FFFF) / 500)
        // Unknown: the duration of the track counts.
        for unknown in [0, UInt64.max] { #expect(try media { $0.clock = (500, unknown) }.duration == 1) }
        #expect(MP4Movie.known(0, wide: false) == nil)
        #expect(MP4Movie.known(1, wide: false) == 1)
        #expect(MP4Movie.known(0xFFFF_FFFF, wide: false) == nil)
        #expect(MP4Movie.known(0xFFFF_FFFF, wide: true) == 0xFFFF_FFFF)
        #expect(MP4Movie.known(0xFFFF_FFFE, wide: false) == 0xFFFF_FFFE)
        #expect(MP4Movie.known(1 << 63, wide: true) == nil)
    }

    @Test("A movie needs a header, and one that is not compressed")
    func refused() {
        func movie(_ body: [UInt8]) -> [UInt8] { T.box("ftyp", Array("isom".utf8), T.u32(0)) + T.box("moov", body) }
        #expect(throws: ContainerError.malformed("its index has no header (mvhd)")) { try describe(MemorySource(movie([]))) }
        let compressed = T.box("mvhd", T.zeros(100)) + T.box("cmov")
        #expect(throws: ContainerError.malformed("its index is compressed in a way that is no longer in use")) {
            try describe(MemorySource(movie(compressed)))
        }
        #expect(throws: ContainerError.malformed("it has no index (moov); the recording or download was not finished")) {
            try describe(MemorySource(T.box("ftyp", Array("isom".utf8), T.u32(0)) + T.box("mdat", T.zeros(50))))
        }
        var tiny = TinyMP4()
        tiny.secondTrack = tiny.chapterTrack(delay: 0)
        #expect(throws: ContainerError.tooLarge("the number of its tracks")) {
            try describe(MemorySource(tiny.file), limits: ReadLimits(listCount: 1))
        }
    }

    @Test("The length of a fragmented movie is in its extension header")
    func fragmentedLength() throws {
        for head in [T.u32(0) + T.u32(7000), [1, 0, 0, 0] + T.u64(7000)] {
            let media = try media {
                $0.clock = (1000, 0)
                $0.extra = T.box("mvex", T.box("mehd", head))
            }
            // The samples of the movie itself last one second; the longer claim is not needed.
            #expect(media.isFragmented)
            #expect(media.duration == 1)
            let reader = SourceReader(MemorySource([]), limits: .default)
            let moov = T.box("mvhd", T.zeros(100)) + T.box("mvex", T.box("mehd", head))
            #expect(try MP4Movie(Bytes(moov), reader).duration == 7000)
            let known = T.box("mvhd", T.zeros(12), T.u32(10), T.u32(90), T.zeros(80)) + T.box("mvex", T.box("mehd", head))
            #expect(try MP4Movie(Bytes(known), reader).duration == 90)
        }
    }

    @Test("Chapters come from the referenced text track; other text tracks and empty ones are not used")
    func chapterSources() throws {
        func file(references: Int, samples: Int, handler: String = "text", limit: Int = 1000) throws -> [Chapter] {
            let text = TinyTrack(
                number: 2, handler: handler, entry: T.box("text", T.zeros(51)), durations: (0..<samples).map { _ in 100 },
                sizes: (0..<samples).map { _ in 3 }, position: 3000)
            let main = TinyTrack(extra: T.box("tref", T.box("chap", T.u32(references)), T.box("hint", T.u32(2))))
            let nero = T.box("udta", T.box("chpl", [1, 0, 0, 0, 0], T.u32(1), T.u64(0), [1, 0x4E]))
            let header = T.box("mvhd", T.zeros(12), T.u32(1000), T.u32(1000), T.zeros(80))
            let head = T.box("ftyp", Array("isom".utf8), T.u32(0)) + T.box("moov", header, main.bytes, text.bytes, nero)
            let data = (0..<samples).flatMap { number -> [UInt8] in [0, 1, UInt8(0x41 + number)] }
            return try describe(MemorySource(head + T.zeros(3000 - head.count) + data), limits: ReadLimits(listCount: limit)).chapters
        }
        #expect(try file(references: 2, samples: 3).map(\.title) == ["A", "B", "C"])
        #expect(try file(references: 2, samples: 3, handler: "sbtl").map(\.title) == ["A", "B", "C"])
        #expect(try file(references: 2, samples: 3, limit: 2).map(\.title) == ["A", "B"])
        for chapters in [
            try file(references: 9, samples: 3), try file(references: 2, samples: 0), try file(references: 2, samples: 3, handler: "vide"),
        ] {
            #expect(chapters == [Chapter(start: 0, end: 1, title: "N")])
        }
    }
}
