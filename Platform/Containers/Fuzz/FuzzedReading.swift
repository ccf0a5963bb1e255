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
    }
}
