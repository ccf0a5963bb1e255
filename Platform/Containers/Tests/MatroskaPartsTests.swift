import Testing

@testable import Containers

@Suite("Parts of a Matroska file")
struct MatroskaPartsTests {
    private typealias T = TinyMatroska

    private func reader(_ bytes: [UInt8] = [], _ limits: ReadLimits = .default) -> SourceReader {
        SourceReader(MemorySource(bytes), limits: limits)
    }

    private func media(_ extra: [[UInt8]], info: [[UInt8]] = [T.number(0x2AD7B1, 1_000_000)], limits: ReadLimits = .default) throws
        -> MediaDescription
    {
        try describe(MemorySource(T.usual(info: info, extra: extra)), limits: limits)
    }

    @Test("The general part: clock, duration and title")
    func info() throws {
        let duration = T.number(0x4489, Double(4000).bitPattern)
        #expect(try media([], info: [T.number(0x2AD7B1, 500_000), duration]).duration == 2)
        #expect(try media([], info: [duration]).duration == 4)
        #expect(try media([], info: [T.text(0x7BA9, "Named"), duration]).title == "Named")
        #expect(try media([], info: [T.text(0x7BA9, ""), duration]).title == nil)
        for scale in [1, 1_000_000_000_000] as [UInt64] {
            #expect(throws: Never.self) { try MatroskaInfo(Bytes(T.number(0x2AD7B1, scale)), reader()) }
        }
        for scale in [0, 1_000_000_000_001] as [UInt64] {
            #expect(throws: ContainerError.malformed("its clock has no usable speed")) {
                try MatroskaInfo(Bytes(T.number(0x2AD7B1, scale)), reader())
            }
        }
        #expect(try MatroskaInfo(Bytes(T.number(0x2AD7B1, 1_000_000)), reader()).timescale == (1000, 1))
        #expect(try MatroskaInfo(Bytes(T.number(0x2AD7B1, 333_333)), reader()).timescale == (1_000_000_000, 333_333))
        #expect(try MatroskaInfo(Bytes(T.number(0x2AD7B1, 1_000_000_000)), reader()).timescale == (1, 1))
    }

    @Test("Numbers of up to eight bytes, fractions of four or eight")
    func numbers() throws {
        #expect(try Bytes([]).unsigned() == 0)
        #expect(try Bytes([1, 0]).unsigned() == 256)
        #expect(try Bytes([UInt8](repeating: 255, count: 8)).unsigned() == .max)
        #expect(throws: ContainerError.self) { try Bytes([UInt8](repeating: 0, count: 9)).unsigned() }
        #expect(throws: ContainerError.self) { try Bytes([UInt8](repeating: 255, count: 8)).int() }
        #expect(try Bytes([]).float() == 0)
        #expect(try Bytes(TinyMP4.u32(Int(Float(1.5).bitPattern))).float() == 1.5)
        #expect(try Bytes(TinyMP4.u64(Double(2.25).bitPattern)).float() == 2.25)
        for count in [1, 3, 5, 7, 10] { #expect(throws: ContainerError.self) { try Bytes([UInt8](repeating: 0, count: count)).float() } }
    }

    @Test("An element that is larger than the one around it is named by its place")
    func tooLarge() throws {
        var children = EBMLChildren(Bytes([0xEC, 0x80, 0xB0, 0x82, 1], origin: 50), reader())
        #expect(throws: ContainerError.malformed("an element at byte 52 is larger than its parent")) { try children.next() }
    }

    @Test("Variable lengths (RFC 8794, 4)", arguments: 1...8)
    func variable(_ width: Int) throws {
        let marker = UInt8(0x80 >> (width - 1))
        let zero = [marker] + [UInt8](repeating: 0, count: width - 1)
        let least = Array(zero.dropLast()) + [(zero.last ?? 0) | 5]
        #expect(try EBMLNumber.variable(Bytes(zero), 0) == (0, width))
        #expect(try EBMLNumber.variable(Bytes([9] + least), 1) == (5, width))
        let unknown = [marker | (marker - 1)] + [UInt8](repeating: 255, count: width - 1)
        #expect(try EBMLNumber.variable(Bytes(unknown), 0) == (nil, width))
        #expect(throws: ContainerError.self) { try EBMLNumber.variable(Bytes(Array(zero.dropLast())), 0) }
        if width > 4 {
            #expect(throws: ContainerError.self) { try EBMLNumber.variable(Bytes(zero), 0, longest: 4) }
            #expect(throws: ContainerError.self) { try EBMLNumber.id(Bytes(zero), 0) }
        } else {
            #expect(throws: Never.self) { try EBMLNumber.variable(Bytes(zero), 0, longest: 4) }
            let number = zero.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            #expect(try EBMLNumber.id(Bytes([7] + zero), 1) == (number, width))
        }
        #expect(throws: ContainerError.self) { try EBMLNumber.variable(Bytes([0, 0xFF]), 0) }
    }

    private func atom(_ start: UInt64, _ parts: [UInt8]..., title: String? = nil) -> [UInt8] {
        let display = title.map { [T.element(0x80, [T.text(0x85, $0), T.text(0x437C, "eng")])] } ?? []
        return T.element(0xB6, [T.number(0x91, start * 1_000_000)] + parts + display)
    }

    private func edition(_ parts: [UInt8]...) -> [UInt8] { T.element(0x45B9, parts.flatMap(\.self)) }

    private func chapters(_ editions: [UInt8]..., limit: Int = 1000) throws -> [Chapter] {
        try MatroskaChapters.list(Bytes(editions.flatMap(\.self)), reader([], ReadLimits(listCount: limit)))
    }

    @Test("Chapters: times and titles; hidden and disabled ones are left out")
    func chapters() throws {
        let list = edition(
            atom(0, T.number(0x92, 500_000_000), title: "One"), atom(500, title: ""), atom(700, T.number(0x98, 1)),
            atom(800, T.number(0x4598, 0)),
            atom(900, T.number(0x92, 900_000_000), T.number(0x98, 0), T.number(0x4598, 1)), T.element(0xB6, T.text(0x86, "no start")))
        #expect(
            try chapters(list) == [Chapter(start: 0, end: 0.5, title: "One"), Chapter(start: 0.5), Chapter(start: 0.9)])
        let two = atom(0, T.element(0x80, [T.text(0x85, "First")]), T.element(0x80, [T.text(0x85, "Second")]))
        #expect(try chapters(edition(two)).map(\.title) == ["First"])
        #expect(try chapters(edition(atom(1), atom(2)), limit: 2).count == 2)
        #expect(throws: ContainerError.tooLarge("the number of its chapters")) { try chapters(edition(atom(1), atom(2)), limit: 1) }
    }

    @Test("The default edition is chosen, or the first one with visible chapters")
    func editions() throws {
        let first = edition(atom(1)), second = edition(atom(2)), chosen = edition(T.number(0x45DB, 1), atom(3))
        func starts(_ editions: [UInt8]...) throws -> [Double] {
            try MatroskaChapters.list(Bytes(editions.flatMap(\.self)), reader()).map { $0.start * 1000 }
        }
        #expect(try starts(first, second) == [1])
        #expect(try starts(first, chosen, second) == [3])
        #expect(try starts(chosen, edition(T.number(0x45DB, 1), atom(4))) == [3])
        #expect(try starts(first, edition(T.number(0x45DB, 0), atom(4))) == [1])
        #expect(try starts(edition(T.number(0x45BD, 1), atom(4)), second) == [2])
        #expect(try starts(edition(T.number(0x45BD, 0), atom(4)), second) == [4])
        #expect(try starts(edition(T.number(0x45DB, 1)), second) == [2])
        #expect(try starts(T.element(0x45BA, atom(9)), second) == [2])
        #expect(try media([T.element(0x1043_A770, edition(atom(0), atom(300)))]).chapters.map(\.end) == [0.3, 1.06])
    }

    private func tag(_ uid: UInt64?, _ simple: [(String, String)]) -> [UInt8] {
        let targets = uid.map { [T.element(0x63C0, [T.number(0x68CA, 50), T.number(0x63C5, $0)])] } ?? []
        return T.element(0x7373, targets + simple.map { T.element(0x67C8, [T.text(0x45A3, $0.0), T.text(0x4487, $0.1)]) })
    }

    @Test("Tags: bit rate and duration of the tracks they name")
    func tags() throws {
        func read(_ tags: [UInt8]..., limit: Int = 1000) throws -> MatroskaTags {
            try MatroskaTags(Bytes(tags.flatMap(\.self)), reader([], ReadLimits(listCount: limit)))
        }
        let two = try read(
            tag(7, [("BPS", "1000"), ("DURATION", "00:01:00.500")]), tag(8, [("BPS-eng", "5"), ("DURATION-eng", "00:00:02.0")]))
        #expect(two.bitRates == [7: 1000, 8: 5])
        #expect(two.durations == [7: 60.5, 8: 2])
        let none = try read(
            tag(nil, [("BPS", "1000")]), tag(0, [("BPS", "1")]), tag(9, [("BPS", "x"), ("DURATION", "x"), ("TITLE", "5")]),
            T.text(0x7374, ""))
        #expect(none.bitRates.isEmpty && none.durations.isEmpty)
        #expect(try read(tag(1, [("BPS", "1")]), tag(2, [("BPS", "2")]), limit: 1).bitRates == [1: 1])
        #expect(try read(tag(1, [("BPS", "1")]), tag(2, [("BPS", "2")]), limit: 2).bitRates == [1: 1, 2: 2])
        let many = [(String, String)](repeating: ("X", "1"), count: 63)
        #expect(try read(tag(1, many + [("BPS", "3")])).bitRates == [1: 3])
        #expect(try read(tag(1, many + [("X", "1"), ("BPS", "3")])).bitRates.isEmpty)
    }

    private func attachment(_ parts: [[UInt8]]) -> [UInt8] { T.element(0x61A7, parts) }

    @Test("Attachments: names, kinds and the positions of their data")
    func attachments() throws {
        let one = attachment([T.text(0x466E, "cover.jpg"), T.text(0x4660, "image/jpeg"), T.element(0x465C, [1, 2, 3])])
        let two = attachment([T.element(0x465C, [UInt8]())])
        let file = T.usual(
            info: [], extra: [T.element(0x1941_A469, [one, two, attachment([T.text(0x466E, "empty")]), T.element(0x61A8, [UInt8]())])])
        let found = try describe(MemorySource(file)).attachments
        #expect(found.map(\.name) == ["cover.jpg", ""])
        #expect(found.map(\.mimeType) == ["image/jpeg", "application/octet-stream"])
        #expect(found.map(\.size) == [3, 0])
        let first = try #require(found.first)
        #expect(Array(file[Int(first.offset)..<Int(first.offset) + 3]) == [1, 2, 3])
        #expect(try describe(MemorySource(file), limits: ReadLimits(listCount: 3)).attachments.count == 2)
        #expect(try describe(MemorySource(file), limits: ReadLimits(listCount: 2)).attachments.isEmpty)
        // A part that is larger than its attachment, or an attachment larger than the list.
        let long = T.element(0x61A7, [T.identifier(0x466E) + [0x89, 0x41]])
        #expect(try media([T.element(0x1941_A469, [one, long])]).attachments.isEmpty)
        #expect(try media([T.element(0x1941_A469, T.identifier(0x61A7) + [0x83])]).attachments.isEmpty)
    }

    private func cue(_ time: UInt64, track: UInt64, cluster: UInt64, _ more: [UInt8]...) -> [UInt8] {
        let place = T.element(0xB7, [T.number(0xF7, track), T.number(0xF1, cluster)] + more)
        return T.element(0xBB, [T.number(0xB3, time), place])
    }

    @Test("The index: times and positions of the video's clusters, sorted, once each, inside the file")
    func cues() throws {
        func index(_ cues: [UInt8]..., scale: UInt64 = 1_000_000) throws -> KeyframeIndex? {
            try media([T.element(0x1C53_BB6B, cues.flatMap(\.self))], info: [T.number(0x2AD7B1, scale)]).keyframes
        }
        let start = Int64(T.header.count + 4 + 5)
        #expect(
            try index(cue(0, track: 1, cluster: 10), cue(5, track: 2, cluster: 20), cue(40, track: 1, cluster: 30))
                == KeyframeIndex(timescale: 1000, ticks: [0, 40], positions: [start + 10, start + 30]))
        #expect(
            try index(cue(40, track: 1, cluster: 30), cue(0, track: 1, cluster: 10), cue(40, track: 1, cluster: 50))?.positions == [
                start + 10, start + 30,
            ])
        #expect(try index(cue(0, track: 1, cluster: 10), cue(9, track: 1, cluster: 1 << 40))?.ticks == [0])
        #expect(try index(cue(3, track: 1, cluster: 10), scale: 333_333)?.ticks == [999_999])
        let two = cue(0, track: 1, cluster: 10) + cue(40, track: 1, cluster: 30)
        func limited(_ count: Int) throws -> [Int64]? {
            try media([T.element(0x1C53_BB6B, two)], limits: ReadLimits(keyframes: count)).keyframes?.positions
        }
        #expect(try limited(2) == [start + 10, start + 30])
        #expect(try limited(1) == nil)
        // Without a usable one, the clusters are read.
        #expect(try index(cue(0, track: 2, cluster: 10))?.ticks == [0, 980])
    }

    @Test("Fields of an index entry")
    func fields() throws {
        let body =
            cue(7, track: 2, cluster: 100, T.number(0xF0, 30), T.number(0xB2, 500)) + T.element(0xBC, [UInt8]())
            + cue(8, track: 3, cluster: 0)
        let cues = try MatroskaCue.list(Bytes(body), segmentStart: 50, reader())
        #expect(cues.map(\.time) == [7, 8])
        #expect(cues.map(\.track) == [2, 3])
        #expect(cues.map(\.cluster) == [150, 50])
        #expect(cues.map(\.relative) == [30, nil])
        #expect(cues.map(\.duration) == [500, nil])
        #expect(throws: ContainerError.tooLarge("its index (Cues)")) {
            try MatroskaCue.list(Bytes(body), segmentStart: 50, reader([], ReadLimits(tableBytes: 1023 * MemoryLayout<MatroskaCue>.stride)))
        }
    }
}
