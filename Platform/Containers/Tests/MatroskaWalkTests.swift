import Testing

@testable import Containers

@Suite("Segments, clusters and text of Matroska")
struct MatroskaWalkTests {
    private typealias T = TinyMatroska

    private func group(_ parts: [[UInt8]]) -> [UInt8] { T.element(0xA0, parts) }
    private func block(track: UInt8 = 1, time: UInt8 = 0, _ body: [UInt8] = [1]) -> [UInt8] {
        T.element(0xA1, [0x80 | track, 0, time, 0] + body)
    }

    private func media(_ clusters: [[UInt8]], tracks: [[UInt8]] = [T.video, T.subtitles()], limits: ReadLimits = .default) throws
        -> MediaDescription
    {
        try describe(MemorySource(T.file(tracks: tracks, clusters)), limits: limits)
    }

    @Test("Block groups are keyframes unless they refer to another block")
    func groups() throws {
        let clusters = [
            T.cluster(
                time: 0,
                [group([block(time: 0)]), group([block(time: 40), T.number(0xFB, 1)]), group([T.number(0xFB, 1), block(time: 80)])]),
            T.cluster(time: 200, [group([T.number(0x9B, 500)]), group([block(time: 5), T.number(0x9B, 30)])]),
        ]
        let found = try media(clusters)
        #expect(found.keyframes?.ticks == [0, 205])
        #expect(found.duration == 0.235)
    }

    @Test("A file that ends before its first cluster does is truncated; with one cluster it plays as far as it goes")
    func truncated() throws {
        let clusters = (0...2).map {
            T.cluster(time: $0 * 1_000, [T.simpleBlock(time: 0, isKeyframe: true, [UInt8](repeating: 1, count: 200))])
        }
        let file = T.file(tracks: [T.video], clusters)
        let first = file.count - clusters.reduce(0) { $0 + $1.count }
        for length in [first, first + 50, first + clusters[0].count - 1] {
            #expect(throws: ContainerError.truncated(at: Int64(length))) { try describe(MemorySource(Array(file.prefix(length)))) }
        }
        #expect(try describe(MemorySource(Array(file.prefix(first + clusters[0].count + 50)))).keyframes?.ticks == [0])
    }

    @Test("The end of the last block is the duration: by its own length, or by that of a frame")
    func end() throws {
        #expect(try media([T.cluster(time: 1000, [T.simpleBlock(time: 0, isKeyframe: true)])]).duration == 1.04)
        #expect(try media([T.cluster(time: 1000, [T.simpleBlock(track: 2, time: 0, isKeyframe: true)])]).duration == 1)
        #expect(try media([T.cluster(time: 1000, [T.group(track: 2, time: 7, duration: 100, [1])])]).duration == 1.107)
        // The longest counts, not the last.
        let two = [T.group(track: 2, time: 0, duration: 900, [1]), T.simpleBlock(time: 50, isKeyframe: true)]
        #expect(try media([T.cluster(time: 100, two)]).duration == 1)
    }

    @Test("Damage after the first clusters ends the walk, and what was found stays")
    func damage() throws {
        let good = T.cluster(time: 0, [T.simpleBlock(time: 0, isKeyframe: true)])
        let long = T.identifier(0xA3) + [0x8F, 1, 2]
        let nonsense: [UInt8] = [0x00, 0x00, 0x00, 0x00]
        for bad in [long, nonsense, T.open(0xA3, [1, 2, 3])] {
            let found = try media([good, bad])
            #expect(found.keyframes?.ticks == [0])
            #expect(found.duration == 0.04)
        }
    }

    @Test("Parts behind the clusters are found by the walk", arguments: [false, true])
    func behind(_ isOpen: Bool) throws {
        let chapters = T.element(0x1043_A770, [T.element(0x45B9, [T.element(0xB6, [T.number(0x91, 0)])])])
        let unknown = T.element(0x4242, [1, 2])
        let body =
            T.info + T.element(0x1654_AE6B, T.video) + T.cluster(time: 0, isOpen: isOpen, [T.simpleBlock(time: 0, isKeyframe: true)])
            + unknown + chapters
        let file = T.header + (isOpen ? T.open(0x1853_8067, body) : T.element(0x1853_8067, body))
        #expect(try describe(MemorySource(file)).chapters == [Chapter(start: 0, end: 0.04)])
    }

    @Test("Padding before the segment is skipped, anything else is not")
    func padding() throws {
        let segment = T.element(0x1853_8067, T.info + T.element(0x1654_AE6B, T.video))
        for id in [0xEC, 0xBF] as [UInt32] {
            #expect(try describe(MemorySource(T.header + T.element(id, [1, 2]) + T.element(id, [3]) + segment)).tracks.count == 1)
        }
        #expect(throws: ContainerError.malformed("it has no segment after its header")) {
            try describe(MemorySource(T.header + T.element(0x4242, [1, 2]) + segment))
        }
        #expect(throws: ContainerError.malformed("it has no list of tracks")) {
            try describe(MemorySource(T.header + T.element(0x1853_8067, T.info)))
        }
        let web = T.element(0x1A45_DFA3, [T.number(0x4286, 1), T.text(0x4282, "webm")])
        #expect(try describe(MemorySource(web + segment)).container == .webm)
        #expect(try describe(MemorySource(T.header + segment)).container == .matroska)
        let large = T.element(0x1A45_DFA3, [T.text(0x4282, "webm"), T.element(0xEC, TinyMP4.zeros(4080))])
        #expect(try describe(MemorySource(large + segment)).container == .webm)
        let tooLarge = T.element(0x1A45_DFA3, [T.text(0x4282, "webm"), T.element(0xEC, TinyMP4.zeros(4090))])
        #expect(throws: ContainerError.tooLarge("its first header")) { try describe(MemorySource(tooLarge + segment)) }
    }

    @Test("A segment that claims more than the file ends with it; what follows a shorter one is not part of it")
    func segmentEnd() throws {
        let body = T.info + T.element(0x1654_AE6B, T.video) + T.cluster(time: 0, [T.simpleBlock(time: 0, isKeyframe: true)])
        let claim = T.identifier(0x1853_8067) + T.size(body.count + 500)
        #expect(try describe(MemorySource(T.header + claim + body)).keyframes?.count == 1)
        let after = T.cluster(time: 5000, [T.simpleBlock(time: 0, isKeyframe: true)])
        #expect(try describe(MemorySource(T.header + T.element(0x1853_8067, body) + after)).keyframes?.count == 1)
    }

    @Test("A seek head leads to parts behind the clusters")
    func seek() throws {
        let chapters = T.element(0x1043_A770, [T.element(0x45B9, [T.element(0xB6, [T.number(0x91, 5_000_000)])])])
        func file(_ place: UInt64) -> [UInt8] {
            let seek = T.element(0x4DBB, [T.element(0x53AB, [0x10, 0x43, 0xA7, 0x70]), T.number(0x53AC, place)])
            let info = T.element(0x1549_A966, [T.number(0x4489, Double(1000).bitPattern)])
            let cue = T.element(
                0x1C53_BB6B, T.element(0xBB, [T.number(0xB3, 0), T.element(0xB7, [T.number(0xF7, 1), T.number(0xF1, 0)])]))
            let head = T.element(0x114D_9B74, seek) + info + cue + T.element(0x1654_AE6B, T.video)
            let body = head + T.cluster(time: 0, [T.simpleBlock(time: 0, isKeyframe: true)])
            return T.header + T.element(0x1853_8067, place == 0 ? body : body + chapters)
        }
        let place = UInt64(file(0).count - T.header.count - 9)
        #expect(try describe(MemorySource(file(place))).chapters == [Chapter(start: 0.005, end: 1)])
        #expect(try describe(MemorySource(file(place + 1))).chapters.isEmpty)
    }

    private func cues(_ clusters: [[UInt8]], track: [UInt8] = T.subtitles(), limits: ReadLimits = .default) throws -> [SubtitleCue] {
        try textCues(of: 2, in: MemorySource(T.file(tracks: [T.video, track], clusters)), limits: limits)
    }

    @Test("The text of all subtitles is bounded, because a compressed one may be a thousand times its size; empty ones cost nothing")
    func bounds() throws {
        let limits = ReadLimits(tableBytes: 1 << 20)
        func cluster(_ count: Int, _ text: [UInt8]) -> [UInt8] {
            T.cluster(time: 0, (0..<count).map { T.group(track: 2, time: Int16($0), duration: 1, text) })
        }
        let long = [UInt8](repeating: 0x61, count: 60_000)
        #expect(try cues([cluster(10, long)], limits: limits).count == 10)
        #expect(throws: ContainerError.tooLarge("its subtitles")) { try cues([cluster(40, long)], limits: limits).count }
        #expect(try cues([cluster(300, [0x20]), cluster(1, [0x61])], limits: limits).map(\.text) == ["a"])
    }

    @Test("Text tracks are found in one walk through the file; one that is damaged costs only itself")
    func together() throws {
        func subtitles(_ number: UInt64) -> [UInt8] {
            T.element(0xAE, [T.number(0xD7, number), T.number(0x83, 17), T.text(0x86, "S_TEXT/UTF8")])
        }
        func file(_ third: [UInt8]) -> [UInt8] {
            let clusters = (0..<50).map { place in
                T.cluster(
                    time: UInt64(place * 1000),
                    [T.simpleBlock(time: 0, isKeyframe: true, [UInt8](repeating: 1, count: 4_000))]
                        + [2, 3].map { T.group(track: $0, time: Int16($0), duration: 100, Array("\($0) \(place)".utf8)) } + [third])
            }
            return T.file(tracks: [T.video, subtitles(2), subtitles(3), subtitles(4)], clusters)
        }
        let whole = file(T.group(track: 4, time: 4, duration: 100, Array("4".utf8)))
        let (one, all) = (CountingSource(whole), CountingSource(whole))
        #expect(try textCues(of: 3, in: one).map(\.text) == (0..<50).map { "3 \($0)" })
        let found = try textCues(of: [2, 3, 4, 1, 99], in: all)
        #expect(found.mapValues(\.count) == [2: 50, 3: 50, 4: 50] && found[3]?.map(\.text) == (0..<50).map { "3 \($0)" })
        #expect(all.bytesRead < one.bytesRead * 3 / 2)
        // Lacing by EBML without a length.
        let damaged = T.element(0xA0, [T.element(0xA1, [0x84, 0, 4, 0x06, 0x03])])
        #expect(try textCues(of: [2, 3, 4], in: MemorySource(file(damaged))).keys.sorted() == [2, 3])
    }

    @Test("Text without a length lasts for a frame, or until the next text, at most five seconds")
    func lengths() throws {
        func line(_ time: UInt8, _ text: String) -> [UInt8] { group([block(track: 2, time: time, Array(text.utf8))]) }
        let clusters = [
            T.cluster(time: 0, [line(100, "B"), line(0, "A")]),
            T.cluster(time: 9000, [line(0, "C"), T.group(track: 2, time: 1, duration: 50, [0x44])]),
        ]
        #expect(
            try cues(clusters) == [
                SubtitleCue(start: 0, end: 0.1, text: "A"), SubtitleCue(start: 0.1, end: 5.1, text: "B"),
                SubtitleCue(start: 9, end: 9.001, text: "C"),
                SubtitleCue(start: 9.001, end: 9.051, text: "D"),
            ])
        let timed = try cues(clusters, track: T.subtitles(T.number(0x23E383, 2_000_000_000)))
        #expect(timed.map(\.end) == [2, 2.1, 11, 9.051])
        #expect(try cues([T.cluster(time: 0, [line(0, "A")])]) == [SubtitleCue(start: 0, end: 5, text: "A")])
    }

    @Test("Other tracks, empty and oversized texts are left out; too many are refused")
    func texts() throws {
        let long = [UInt8](repeating: 0x41, count: 300)
        let clusters = [
            T.cluster(time: 0, [T.simpleBlock(time: 0, isKeyframe: true), block(track: 2), T.group(track: 2, time: 0, duration: 1, long)])
        ]
        #expect(try cues(clusters, limits: ReadLimits(stringBytes: 304)).count == 1)
        #expect(try cues(clusters, limits: ReadLimits(stringBytes: 303)).isEmpty)
        let two = [T.cluster(time: 0, (0..<2).map { T.group(track: 2, time: $0, duration: 1, [0x41]) })]
        #expect(try cues(two, limits: ReadLimits(cues: 2)).count == 2)
        #expect(throws: ContainerError.tooLarge("the number of its subtitles")) { try cues(two, limits: ReadLimits(cues: 1)) }
        #expect(try cues([T.cluster(time: 0, [T.group(track: 2, time: 0, duration: 1, [])])]).isEmpty)
    }

    @Test("Each kind of text track: SSA fields, WebVTT with and without its name and settings")
    func kinds() throws {
        func text(_ id: String, _ text: String) throws -> [String] {
            let track = T.element(0xAE, [T.number(0xD7, 2), T.number(0x83, 17), T.text(0x86, id)])
            return try cues([T.cluster(time: 0, [T.group(track: 2, time: 0, duration: 5, Array(text.utf8))])], track: track).map(\.text)
        }
        #expect(try text("S_TEXT/ASS", "1,0,Default,,0,0,0,,Hello, {\\i1}you") == ["Hello, you"])
        #expect(try text("S_TEXT/ASS", "1,0,Default,,0,0,0,Hello") == [])
        #expect(try text("S_TEXT/WEBVTT", "<b>a</b> &amp;\n b ") == ["a &\nb"])
        #expect(try text("D_WEBVTT/SUBTITLES", "name\nline:0\ntext\nmore") == ["text\nmore"])
        #expect(try text("S_TEXT/UTF8", "<i>a</i>{\\an8}b") == ["ab"])
    }

    @Test("The file's index leads to the blocks of a text track")
    func indexed() throws {
        // Two blocks; the index lists only the second, so that its use shows.
        let first = T.group(track: 2, time: 0, duration: 10, Array("One".utf8))
        let second = T.group(track: 2, time: 20, duration: 10, Array("Two".utf8))
        let cluster = T.cluster(time: 500, [first, second])
        let clusterHeader = cluster.count - T.number(0xE7, 0).count - first.count - second.count
        let relative = T.number(0xE7, 0).count + first.count
        func file(_ cluster: [UInt8], at place: UInt64, relative: UInt64?) -> [UInt8] {
            let position = T.element(0xB7, [T.number(0xF7, 2), T.number(0xF1, place)] + (relative.map { [T.number(0xF0, $0)] } ?? []))
            let body =
                T.info + T.element(0x1654_AE6B, [T.video, T.subtitles()])
                + T.element(0x1C53_BB6B, T.element(0xBB, [T.number(0xB3, 520), position])) + cluster
            return T.header + T.element(0x1853_8067, body)
        }
        let place = UInt64(file([], at: 0, relative: 0).count - T.header.count - 9)
        func texts(_ cluster: [UInt8], at place: UInt64, relative: UInt64?) throws -> [String] {
            try textCues(of: 2, in: MemorySource(file(cluster, at: place, relative: relative))).map(\.text)
        }
        #expect(clusterHeader > 4)
        #expect(try texts(cluster, at: place, relative: UInt64(relative)) == ["Two"])
        let found = try textCues(of: 2, in: MemorySource(file(cluster, at: place, relative: UInt64(relative))))
        #expect(found == [SubtitleCue(start: 0.52, end: 0.53, text: "Two")])
        let simple = T.cluster(time: 500, [first, T.simpleBlock(track: 2, time: 20, isKeyframe: true, Array("Simple".utf8))])
        #expect(try texts(simple, at: place, relative: UInt64(relative)) == ["Simple"])
        // A position of another track, of no block, or of no cluster.
        let other = T.cluster(time: 500, [first, T.simpleBlock(track: 1, time: 20, isKeyframe: true)])
        #expect(try texts(other, at: place, relative: UInt64(relative)) == [])
        #expect(try texts(cluster, at: place, relative: 0) == [])
        #expect(try texts(cluster, at: 0, relative: UInt64(relative)) == [])
        // An index without positions inside the clusters: all of them are read.
        #expect(try texts(cluster, at: place, relative: nil) == ["One", "Two"])
    }

    @Test("A block's header: track, time, flags and lacing")
    func header() throws {
        func read(_ bytes: [UInt8], isSimple: Bool = true) throws -> MatroskaBlock {
            try MatroskaBlock(Bytes(bytes), position: 7, size: 9, isSimple: isSimple)
        }
        #expect(try read([0x85, 0xFF, 0xFE, 0x80]).track == 5)
        #expect(try read([0x85, 0xFF, 0xFE, 0x80]).offset == -2)
        #expect(try read([0x85, 0x01, 0x02, 0x80]).isKeyframe)
        #expect(try !read([0x85, 0x01, 0x02, 0x7F]).isKeyframe)
        #expect(try !read([0x85, 0x01, 0x02, 0x80], isSimple: false).isKeyframe)
        #expect(try read([0x41, 0x00, 0x01, 0x02, 0]).track == 256)
        #expect(try read([0x41, 0x00, 0x01, 0x02, 0]).offset == 258)
        #expect(try read([0xFF, 0, 0, 0]).track == 0)
        let wide: [UInt8] = [0x41, 0, 0, 0, 0x04, 1, 9, 8]
        #expect(try read(wide).frames(Bytes(wide)).map(\.array) == [[9], [8]])
        let signed: [UInt8] = [0x81, 0, 0, 0x06, 3, 0x82, 0xC0, 0x5F, 0xFE] + Array(1...9)
        #expect(try read(signed).frames(Bytes(signed)).map(\.count) == [2, 3, 2, 2])
    }

    @Test("Short numbers, those of more than eight bytes, and a cluster without a time")
    func numbers() throws {
        func file(_ time: [UInt8], length: [UInt8]) throws -> MediaDescription {
            let group = T.element(0xA0, [block(time: 1), T.element(0x9B, length)])
            return try media([
                T.element(0x1F43_B675, (time.isEmpty ? [] : T.element(0xE7, time)) + T.simpleBlock(time: 0, isKeyframe: true) + group)
            ])
        }
        #expect(try file([100], length: [50]).duration == 0.151)
        #expect(try file([100], length: [50]).keyframes?.ticks == [100, 101])
        #expect(try file([], length: [50]).keyframes?.ticks == [0, 1])
        #expect(try file([0, 0, 0, 0, 0, 0, 0, 2, 9], length: [0, 0, 0, 0, 0, 0, 0, 50, 9]).duration == 0.053)
    }

    @Test("A file without keyframes has no index; the clusters are read for it even if the duration is known")
    func index() throws {
        #expect(try media([T.cluster(time: 0, [T.simpleBlock(time: 0, isKeyframe: false)])]).keyframes == nil)
        let known = try describe(MemorySource(T.usual(info: [T.number(0x4489, Double(5000).bitPattern)])))
        #expect(known.keyframes?.ticks == [0, 980])
        #expect(known.duration == 5)
    }

    @Test("Without a duration, the last cluster of the index gives the end")
    func indexedEnd() throws {
        let video = T.element(0xAE, [T.number(0xD7, 1), T.number(0x83, 1), T.text(0x86, "V_VP8"), T.number(0x23E383, 30_000_000)])
        func file(_ places: [UInt64]) -> [UInt8] {
            let cues = places.map { T.element(0xBB, [T.number(0xB3, 0), T.element(0xB7, [T.number(0xF7, 1), T.number(0xF1, $0)])]) }
            let body = T.info + T.element(0x1654_AE6B, video) + (cues.isEmpty ? [] : T.element(0x1C53_BB6B, cues))
            let first = T.cluster(time: 0, [T.simpleBlock(time: 0, isKeyframe: true), T.group(track: 1, time: 1, duration: 9000, [1])])
            let last = T.cluster(time: 1000, [T.group(track: 1, time: 0, duration: 70, [1]), T.simpleBlock(time: 20, isKeyframe: true)])
            return T.header + T.element(0x1853_8067, body + first + last)
        }
        // The whole file is read without an index, and ends with the long block of the first cluster.
        #expect(try describe(MemorySource(file([]))).duration == 9.001)
        let cluster = T.cluster(time: 1000, [T.group(track: 1, time: 0, duration: 70, [1]), T.simpleBlock(time: 20, isKeyframe: true)])
            .count
        let indexed = file([0, 0])
        let place = UInt64(indexed.count - T.header.count - 9 - cluster)
        #expect(try describe(MemorySource(file([place, place]))).duration == 1.07)
        #expect(try describe(MemorySource(file([0, place]))).duration == 1.07)
        #expect(try describe(MemorySource(file([place, 0]))).duration == 1.07)
    }

    /// A file that is too long to be read whole: its first cluster is followed by padding up to `end` bytes before the last part.
    private func long(_ last: [UInt8], fill: Int) -> [UInt8] {
        let blocks = (0..<40).map { T.simpleBlock(time: $0, isKeyframe: true, TinyMP4.zeros(4000)) }
        return T.file(
            tracks: [T.video], [T.cluster(time: 0, blocks), T.element(0xA3, [0x81, 0, 0, 0] + TinyMP4.zeros(fill)), last], isOpen: true)
    }

    @Test("A file too long to be read whole ends with its last cluster, searched from the end", arguments: [0, 1 << 20, (1 << 20) + 5_000])
    func lastCluster(_ fill: Int) throws {
        let limits = ReadLimits(indexBytesRead: 1000)
        let last = T.cluster(time: 5000, [T.simpleBlock(time: 7, isKeyframe: true)])
        func duration(_ end: [UInt8]) throws -> Double? { try describe(MemorySource(long(end, fill: fill)), limits: limits).duration }
        #expect(try duration(last) == 5.047)
        #expect(try describe(MemorySource(long(last, fill: fill)), limits: limits).keyframes == nil)
        // The four bytes of a cluster inside a block do not make one.
        let decoy: [UInt8] = [0x1F, 0x43, 0xB6, 0x75, 0x84, 0xAA, 0x81, 1, 2]
        #expect(try duration(last + T.simpleBlock(time: 9, isKeyframe: true, decoy)) == 5.049)
        for parts in [
            [0x1F, 0x43, 0, 0], [0, 0, 0xB6, 0x75], [0x1F, 0x43, 0xB6, 0x74], [0x1F, 0x43, 0xB5, 0x75], [0x1F, 0x42, 0xB6, 0x75],
        ] as [[UInt8]] {
            #expect(try duration(last + T.simpleBlock(time: 9, isKeyframe: true, parts + [0x83, 0xE7, 0x81, 1, 2])) == 5.049)
        }
        // A cluster may begin with padding or a checksum.
        for id in [0xEC, 0xBF] as [UInt32] {
            let padded = T.element(0x1F43_B675, T.element(id, [0]) + T.number(0xE7, 6000) + T.simpleBlock(time: 0, isKeyframe: true))
            #expect(try duration(padded) == 6.04)
        }
    }

    @Test("A cluster whose header crosses the border of two searched parts is found", arguments: 0...6)
    func border(_ inside: Int) throws {
        let cluster = T.cluster(time: 5000, [T.simpleBlock(time: 7, isKeyframe: true)])
        // Padding behind the cluster, so that `inside` bytes of it belong to the earlier part.
        let padding = (1 << 20) - (cluster.count - inside)
        let block = T.element(0xA3, [0x81, 0, 9, 0] + TinyMP4.zeros(padding - 10))
        let end = cluster + block + TinyMP4.zeros(0)
        #expect(try describe(MemorySource(long(end, fill: 100)), limits: ReadLimits(indexBytesRead: 1000)).duration == 5.049)
    }

    @Test("VP9 without private data takes its profile from its first frame, whichever track comes first")
    func firstFrame() throws {
        let vp9 = T.element(
            0xAE,
            [T.number(0xD7, 1), T.number(0x83, 1), T.text(0x86, "V_VP9"), T.element(0xE0, [T.number(0xB0, 320), T.number(0xBA, 180)])])
        // Profile 2, shown: ten bits.
        let frame = T.simpleBlock(time: 0, isKeyframe: true, [0b1001_1000, 0, 0, 0])
        for tracks in [[vp9, T.subtitles()], [T.subtitles(), vp9]] {
            let found = try media([T.cluster(time: 0, [T.group(track: 2, time: 0, duration: 1, [0x41]), frame])], tracks: tracks)
            let video = found.tracks.first { $0.kind == .video }
            #expect(video?.codecString?.hasPrefix("vp09.02.") == true)
            #expect(video?.bitDepth == 10)
            #expect(found.tracks.first { $0.kind == .subtitle }?.codecString == nil)
        }
        let far = (0..<960).map { T.group(track: 2, time: Int16($0), duration: 1, [0x41]) }
        #expect(try media([T.cluster(time: 0, far.dropLast() + [frame])], tracks: [vp9, T.subtitles()]).tracks.first?.bitDepth == 10)
        #expect(try media([T.cluster(time: 0, far + [frame])], tracks: [vp9, T.subtitles()]).tracks.first?.bitDepth == nil)
    }
}
