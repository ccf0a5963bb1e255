/// Reads the fragmented MP4 that an encoder writes to a pipe, in pieces of any size: `ftyp`, `moov`, and then pairs of `moof` and `mdat`. It
/// holds no more than one pair.
struct FragmentReader: Sendable {
    enum Part: Sendable {
        case track(EncodedTrack)
        case fragment(EncodedFragment)
    }

    /// Bytes of a box, and samples of a fragment.
    static let largestBox = 64 << 20
    static let mostSamples = 100_000
    private static let limits = ReadLimits(tableBytes: largestBox, elements: 4 * mostSamples, keyframes: mostSamples)
    /// Boxes that are passed over (ISO/IEC 14496-12 §8).
    private static let others: Set<FourCC> = ["ftyp", "styp", "sidx", "free", "skip", "mfra", "prft", "emsg", "uuid"]

    private var buffer: [UInt8] = []
    /// Where in the stream the buffer begins.
    private var position: Int64 = 0
    /// The buffer has something to read from this size on.
    private var needed = 8
    private var skipped = 0
    private var hasBegun = false
    private var movie: MP4Movie?
    /// A header whose data are still to come, and its place in the stream.
    private var header: (at: Int64, body: Bytes)?

    /// - Throws: `.notRecognised`, `.malformed`, `.tooLarge` or `.unsupported`. Nothing more can be read after that.
    mutating func append(_ bytes: [UInt8]) throws(ContainerError) -> [Part] {
        buffer += bytes
        var parts: [Part] = []
        var at = 0
        while true {
            let passed = min(skipped, buffer.count - at)
            at += passed
            skipped -= passed
            guard skipped == 0, buffer.count - at >= needed else { break }
            let head = Array(buffer[at..<min(buffer.count, at + 16)])
            guard let box = try Self.box(Bytes(head)) else {
                needed = 16
                continue
            }
            guard hasBegun || box.type == "ftyp" else { throw .notRecognised }
            hasBegun = true
            guard box.size <= Self.largestBox else { throw .tooLarge("the box “\(box.type.text)”") }
            if Self.others.contains(box.type) {
                skipped = box.size
            } else if buffer.count - at < box.size {
                needed = box.size
                break
            } else {
                if let part = try read(box.type, at + box.header..<at + box.size, start: at) { parts.append(part) }
                at += box.size
            }
            needed = 8
        }
        buffer.removeFirst(at)
        position += Int64(at)
        return parts
    }

    /// - Throws: `.truncated` if the stream ended inside of something, or before its first fragment.
    func finish() throws(ContainerError) {
        guard buffer.isEmpty, skipped == 0, header == nil, movie != nil else { throw .truncated(at: position + Int64(buffer.count)) }
    }

    /// The box that begins here; nil if more of its header is needed.
    private static func box(_ head: Bytes) throws(ContainerError) -> (type: FourCC, header: Int, size: Int)? {
        let type = FourCC(try head.u32(4))
        let short = Int(try head.u32(0))
        guard short == 1 else {
            guard short >= 8 else { throw .malformed("the box “\(type.text)” has no size") }
            return (type, 8, short)
        }
        guard head.count >= 16 else { return nil }
        let long = try head.u64(8)
        guard long >= 16 else { throw .malformed("the box “\(type.text)” has no room for its own header") }
        return (type, 16, Int(clamping: long))
    }

    private mutating func read(_ type: FourCC, _ range: Range<Int>, start: Int) throws(ContainerError) -> Part? {
        let reader = SourceReader(MemorySource([]), limits: Self.limits)
        switch type {
        case "moov":
            guard movie == nil else { throw .malformed("it has two indexes (moov)") }
            let movie = try MP4Movie(Bytes(Array(buffer[range])), reader)
            self.movie = movie
            return .track(try EncodedTrack(movie, reader))
        case "moof":
            guard movie != nil, header == nil else { throw .malformed("a fragment (moof) is out of place") }
            header = (position + Int64(start), Bytes(Array(buffer[range])))
            return nil
        case "mdat":
            guard let movie, let header else { throw .malformed("data (mdat) are out of place") }
            self.header = nil
            return .fragment(try fragment(movie, header, data: range, reader))
        default: throw .malformed("the box “\(type.text)” is out of place")
        }
    }

    private func fragment(
        _ movie: MP4Movie, _ header: (at: Int64, body: Bytes), data: Range<Int>, _ reader: SourceReader
    ) throws(ContainerError) -> EncodedFragment {
        var fragment = EncodedFragment(data: ArraySlice(Array(buffer[data])))
        let start = position + Int64(data.lowerBound)
        for box in try header.body.boxes(reader) where box.type == "traf" {
            let part = try MP4TrackFragment(box, movie.fragmentDefaults, reader)
            guard movie.tracks.first?.number == part.track else { throw .malformed("a fragment belongs to no track") }
            guard var time = part.decodeTime else { throw .unsupported("its fragments do not say when they begin") }
            let base = part.baseOffset ?? header.at
            var next = try Checked.difference(base, start)
            for run in part.runs {
                if let offset = run.dataOffset { next = try Checked.difference(try Checked.sum(base, offset), start) }
                guard run.count <= Self.mostSamples - fragment.samples.count else { throw .tooLarge("the number of samples of a fragment") }
                for number in 0..<run.count {
                    let sample = try run.sample(number, part)
                    guard next >= 0, sample.size <= Int64(data.count) - next else { throw .malformed("a sample is outside its fragment") }
                    fragment.samples.append(
                        StreamSample(
                            decodeTime: time, compositionOffset: sample.compositionOffset, duration: sample.duration, isSync: sample.isSync,
                            position: next, size: sample.size))
                    time = try Checked.sum(time, sample.duration)
                    next += sample.size
                }
            }
        }
        return fragment
    }
}
