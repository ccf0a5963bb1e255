/// Everything that is read from one file.
enum FuzzedReading {
    static func read(_ bytes: [UInt8]) {
        let limits = ReadLimits(tableBytes: 4 << 20, elements: 50_000, totalBytesRead: 16 << 20, reads: 20_000)
        let source = MemorySource(bytes)
        guard let media = try? describe(source, limits: limits) else { return }
        for track in media.tracks where track.isTextSubtitle { _ = try? textCues(of: track.id, in: source, limits: limits) }
        if let index = media.keyframes, (try? KeyframeIndex(decoding: index.encode())) != index {
            fatalError("an index did not survive")
        }
        guard let remuxer = try? Remuxer(source, description: media, limits: limits) else { return }
        for track in media.tracks.prefix(4) {
            guard let rendition = try? remuxer.rendition(of: track.id) else { continue }
            for number in 0..<min(remuxer.plan.count, 8) {
                guard let segment = try? rendition.segment(number), let whole = try? segment.bytes(from: source, limit: 1 << 20) else {
                    continue
                }
                if whole.count != Int(segment.size) { fatalError("a segment has another size than it says") }
                _ = try? rendition.isIndependent(number)
                _ = try? rendition.keyframe(number)
            }
            if let rates = try? rendition.bitRates(), rates.average > rates.peak { fatalError("an average above the peak") }
        }
    }

    /// The same bytes as if an encoder had written them to a pipe.
    static func assemble(_ bytes: [UInt8]) {
        for kind in [SegmentAssembler.Kind.video(origin: 4), .audio(firstFrame: -1)] {
            var assembler = SegmentAssembler(kind: kind, first: 1, starts: [4, 8, 12], end: 16)
            var given = 0
            for start in stride(from: 0, to: bytes.count, by: 97) {
                guard let segments = try? assembler.append(Array(bytes[start..<min(bytes.count, start + 97)])) else { return }
                given += segments.count
            }
            given += (try? assembler.finish().count) ?? 0
            if given > 3 { fatalError("segments that nobody asked for") }
        }
    }
}
