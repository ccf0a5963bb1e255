import CoreDomain

/// The common parts of SRT and WebVTT: blocks of lines separated by blank lines, each with a line of two times.
enum SubtitleBlocks {
    /// Lines end with LF, with CR LF, or in the whole file with CR alone.
    static func lines(_ bytes: [UInt8], _ limits: ReadLimits) throws(ContainerError) -> [Substring] {
        guard bytes.count <= limits.tableBytes / 8 else { throw .tooLarge("the subtitle file") }
        let isOldMac = !bytes.contains(0x0A) && bytes.contains(0x0D)
        let text = TextEncoding.decode(isOldMac ? bytes.map { $0 == 0x0D ? 0x0A : $0 } : bytes)
        return text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }.map { Substring($0) }
    }

    static func blocks(_ bytes: [UInt8], _ limits: ReadLimits) throws(ContainerError) -> [[Substring]] {
        var blocks: [[Substring]] = []
        var block: [Substring] = []
        for line in try lines(bytes, limits) {
            if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
                if !block.isEmpty { blocks.append(block) }
                block = []
            } else {
                block.append(line)
            }
        }
        if !block.isEmpty { blocks.append(block) }
        return blocks
    }

    static func cues(_ blocks: some Sequence<[Substring]>, _ limits: ReadLimits, plain: (String) -> String)
        throws(ContainerError) -> [SubtitleCue]
    {
        var cues: [SubtitleCue] = []
        for block in blocks {
            // A number or a name may precede the times.
            guard let line = block.prefix(3).firstIndex(where: { $0.contains("-->") }), let times = times(block[line]) else { continue }
            guard cues.count < limits.cues else { throw .tooLarge("the number of its subtitles") }
            let text = plain(block[(line + 1)...].joined(separator: "\n"))
            guard !text.isEmpty, text.utf8.count <= limits.stringBytes else { continue }
            cues.append(SubtitleCue(start: times.start, end: times.end, text: text))
        }
        return sorted(cues)
    }

    /// Sorted by start; cues with the same start keep their order.
    static func sorted(_ cues: [SubtitleCue]) -> [SubtitleCue] {
        cues.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    }

    static func times(_ line: Substring) -> (start: Double, end: Double)? {
        let sides = line.split(separator: "-->", maxSplits: 1)
        guard sides.count == 2, let start = seconds(sides[0]),
            let end = sides[1].split(whereSeparator: { $0 == " " || $0 == "\t" }).first.flatMap({ seconds($0) })
        else { return nil }
        return (start, end)
    }

    /// `hh:mm:ss,mmm`, hours optional, comma or dot.
    static func seconds(_ text: Substring) -> Double? {
        let parts = text.filter { $0 != " " && $0 != "\t" }.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        var total = 0.0
        for (place, part) in parts.enumerated() {
            let isLast = place == parts.count - 1
            guard !part.isEmpty, part.utf8.count <= 12,
                part.utf8.allSatisfy({ (0x30...0x39).contains($0) || (isLast && ($0 == 0x2C || $0 == 0x2E)) }),
                let value = Double(part.replacing(",", with: "."))
            else { return nil }
            total = total * 60 + value
        }
        return total
    }

    /// Removes `<…>` tags; a `<` that is not followed by a tag name stays.
    static func withoutTags(_ text: String) -> String {
        guard text.utf8.contains(0x3C) else { return text }
        var result = String.UnicodeScalarView()
        var spans = Spans(text, closing: ">", longest: 256)
        while let scalar = spans.next() {
            let opens =
                scalar == "<"
                && spans.following.map { $0 == "/" || $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
            if !opens || spans.takeSpan() == nil { result.append(scalar) }
        }
        // Marks that the removed text separated are together now.
        return String(result).streamSafe
    }
}
