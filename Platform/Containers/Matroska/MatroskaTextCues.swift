extension MatroskaDescription {
    /// The cues of a text track. They are found through the file's index if it lists them; otherwise all block headers are read.
    func textCues(_ number: Int) throws(ContainerError) -> [SubtitleCue] {
        guard let source = tracks.first(where: { $0.track.number == number }), source.track.isTextSubtitle else {
            throw .malformed("it has no text track with the number \(number)")
        }
        var found: [(start: Int64, duration: Int64?, text: String)] = []
        func take(_ block: MatroskaBlock, _ time: Int64) throws(ContainerError) {
            guard found.count < reader.limits.cues else { throw .tooLarge("the number of its subtitles") }
            guard block.size <= Int64(reader.limits.stringBytes) else { return }
            let content = try reader.bytes(at: block.position, count: Int(block.size))
            for frame in try block.frames(content) {
                guard let bytes = source.restored(frame.array, limit: reader.limits.stringBytes) else { continue }
                let text = Self.text(bytes, source)
                if text.isEmpty { continue }
                try reader.charge(SubtitleCue.memory + text.utf8.count, "its subtitles")
                found.append((time, block.duration, text))
            }
        }
        let indexed = ((try? cueList()) ?? []).filter { $0.track == number && $0.relative != nil }
        let clusters = MatroskaClusters(reader: reader, end: segment.end)
        if !indexed.isEmpty {
            for cue in indexed {
                guard let block = try clusters.block(for: cue), block.track == number else { continue }
                try take(block, cue.time)
            }
        } else if let first = segment.firstCluster {
            _ = try clusters.walk(from: first) { block, place throws(ContainerError) in
                if block.track == number { try take(block, try Checked.sum(place.time, block.offset)) }
                return true
            }
        }
        return closed(found.sorted { $0.start < $1.start }, source)
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
    private func closed(_ found: [(start: Int64, duration: Int64?, text: String)], _ source: MatroskaTrack) -> [SubtitleCue] {
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
