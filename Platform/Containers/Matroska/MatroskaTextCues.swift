extension MatroskaDescription {
    private typealias Found = (start: Int64, duration: Int64?, text: String)

    /// The cues of text tracks. They are found through the file's index if it lists them; for all others together, the block headers are read once.
    /// A track without readable text is left out.
    func textCues(_ numbers: [Int]) throws(ContainerError) -> [Int: [SubtitleCue]] {
        var sources: [Int: MatroskaTrack] = [:]
        for source in tracks where numbers.contains(source.track.number) && source.track.isTextSubtitle {
            sources[source.track.number] = source
        }
        var found: [Int: [Found]] = sources.mapValues { _ in [] }
        func take(_ block: MatroskaBlock, _ time: Int64) throws(ContainerError) {
            guard let source = sources[block.track], let texts = found[block.track] else { return }
            guard texts.count < reader.limits.cues else { throw .tooLarge("the number of its subtitles") }
            do {
                for text in try text(of: block, source) { found[block.track]?.append((time, block.duration, text)) }
            } catch {
                if case .tooLarge = error { throw error }
                found[block.track] = nil
            }
        }
        let clusters = MatroskaClusters(reader: reader, end: segment.end)
        let indexed = ((try? cueList()) ?? []).filter { sources[$0.track] != nil && $0.relative != nil }
        for cue in indexed {
            do {
                guard let block = try clusters.block(for: cue), block.track == cue.track else { continue }
                try take(block, cue.time)
            } catch {
                if case .tooLarge = error { throw error }
                found[cue.track] = nil
            }
        }
        let others = Set(sources.keys).subtracting(indexed.map(\.track))
        if !others.isEmpty, let first = segment.firstCluster {
            _ = try clusters.walk(from: first) { block, place throws(ContainerError) in
                if others.contains(block.track) { try take(block, try Checked.sum(place.time, block.offset)) }
                return true
            }
        }
        var cues: [Int: [SubtitleCue]] = [:]
        for (number, texts) in found {
            if let source = sources[number] { cues[number] = closed(texts.sorted { $0.start < $1.start }, source) }
        }
        return cues
    }

    private func text(of block: MatroskaBlock, _ source: MatroskaTrack) throws(ContainerError) -> [String] {
        guard block.size <= Int64(reader.limits.stringBytes) else { return [] }
        let content = try reader.bytes(at: block.position, count: Int(block.size))
        var texts: [String] = []
        for frame in try block.frames(content) {
            guard let bytes = source.restored(frame.array, limit: reader.limits.stringBytes) else { continue }
            let text = Self.text(bytes, source)
            if text.isEmpty { continue }
            try reader.charge(SubtitleCue.memory + text.utf8.count, "its subtitles")
            texts.append(text)
        }
        return texts
    }

    private static func text(_ bytes: [UInt8], _ source: MatroskaTrack) -> String {
        let text = TextEncoding.decode(bytes)
        return switch source.track.codec {
        case .ass: ASS.block(text)
        case .webvtt: WebVTT.plain(webVTT(text, id: source.codecID)).trimmingLines
        default: SRT.plain(text)
        }
    }

    /// ffmpeg's D_WEBVTT blocks start with two lines for the cue's name and settings.
    private static func webVTT(_ text: String, id: String) -> String {
        guard id.hasPrefix("D_WEBVTT") else { return text }
        return text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
    }

    /// A cue without a duration lasts until the next one, at most five seconds.
    private func closed(_ found: [Found], _ source: MatroskaTrack) -> [SubtitleCue] {
        found.indices.map { place in
            let start = info.seconds(found[place].start)
            var end = start + 5
            if let duration = found[place].duration {
                end = start + info.seconds(duration)
            } else if let nanoseconds = source.defaultDuration {
                end = start + Double(nanoseconds) / 1e9
            } else if place + 1 < found.count {
                end = min(end, info.seconds(found[place + 1].start))
            }
            return SubtitleCue(start: start, end: end, text: found[place].text)
        }
    }
}

extension MatroskaClusters {
    /// The block at an index entry's position; nil if there is none.
    func block(for cue: MatroskaCue) throws(ContainerError) -> MatroskaBlock? {
        guard let relative = cue.relative else { return nil }
        let lookAhead = reader.lookAhead
        defer { reader.lookAhead = lookAhead }
        reader.lookAhead = 1024
        let cluster = try reader.element(at: cue.cluster)
        guard cluster.id == MatroskaID.cluster else { return nil }
        let element = try reader.element(at: try Checked.sum(cluster.body, relative))
        guard let next = element.end, next <= end, let size = element.size else { return nil }
        if element.id == MatroskaID.simpleBlock { return try block(element.body, size, isSimple: true) }
        return element.id == MatroskaID.blockGroup ? try group(element.body, next) : nil
    }
}
