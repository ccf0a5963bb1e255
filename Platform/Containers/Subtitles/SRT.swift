/// SubRip files.
public enum SRT {
    /// The cues of a file, sorted by start. Damaged blocks are skipped.
    /// - Throws: `.notRecognised` if it contains no cue, `.tooLarge` above the limits.
    public static func read(_ bytes: [UInt8], limits: ReadLimits = .default) throws(ContainerError) -> [SubtitleCue] {
        let blocks = try SubtitleBlocks.blocks(bytes, limits)
        let cues = try SubtitleBlocks.cues(blocks, limits, plain: plain)
        guard !cues.isEmpty || blocks.isEmpty else { throw .notRecognised }
        return cues
    }

    /// Text without `<i>` and `{\an8}`.
    static func plain(_ text: String) -> String {
        ASS.withoutOverrides(SubtitleBlocks.withoutTags(text), onlyBackslash: true).trimmingLines
    }
}

extension String {
    /// Trims each line and removes blank lines.
    var trimmingLines: String {
        split(separator: "\n").map { line in
            var line = line
            while let last = line.last, last == " " || last == "\t" { line.removeLast() }
            while let first = line.first, first == " " || first == "\t" { line.removeFirst() }
            return line
        }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
