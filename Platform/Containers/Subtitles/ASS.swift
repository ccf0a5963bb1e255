import CoreDomain

/// Advanced SubStation Alpha: the text without styling.
public enum ASS {
    /// The cues of a file, sorted by start. Comments and drawings are left out.
    /// - Throws: `.notRecognised` without an events section, `.tooLarge` above the limits.
    public static func read(_ bytes: [UInt8], limits: ReadLimits = .default) throws(ContainerError) -> [SubtitleCue] {
        let blocks = try SubtitleBlocks.blocks(bytes, limits)
        var fields = ["layer", "start", "end", "style", "name", "marginl", "marginr", "marginv", "effect", "text"]
        var isInEvents = false
        var hasEvents = false
        var cues: [SubtitleCue] = []
        for line in blocks.joined() {
            if line.hasPrefix("[") {
                isInEvents = line.lowercased().hasPrefix("[events]")
                hasEvents = hasEvents || isInEvents
            } else if isInEvents, line.hasPrefix("Format:") {
                fields = line.dropFirst(7).split(separator: ",").prefix(32).map { $0.filter { $0 != " " }.lowercased() }
            } else if isInEvents, line.hasPrefix("Dialogue:") {
                guard cues.count < limits.cues else { throw .tooLarge("the number of its subtitles") }
                if let cue = dialogue(line.dropFirst(9), fields), cue.text.utf8.count <= limits.stringBytes { cues.append(cue) }
            }
        }
        guard hasEvents else { throw .notRecognised }
        return SubtitleBlocks.sorted(cues)
    }

    private static func dialogue(_ line: Substring, _ fields: [String]) -> SubtitleCue? {
        guard let startField = fields.firstIndex(of: "start"), let endField = fields.firstIndex(of: "end"),
            fields.last == "text"
        else { return nil }
        let values = line.split(separator: ",", maxSplits: fields.count - 1, omittingEmptySubsequences: false)
        guard values.count == fields.count, let start = SubtitleBlocks.seconds(values[startField]),
            let end = SubtitleBlocks.seconds(values[endField]), let last = values.last
        else { return nil }
        let text = plain(String(last))
        return text.isEmpty ? nil : SubtitleCue(start: start, end: end, text: text)
    }

    /// The text of a Matroska ASS block: eight fields, then the text.
    static func block(_ text: String) -> String {
        let values = text.split(separator: ",", maxSplits: 8, omittingEmptySubsequences: false)
        return values.count == 9 ? plain(String(values[8])) : ""
    }

    /// The text without override tags and drawings, with `\N` and `\n` as line breaks.
    static func plain(_ text: String) -> String {
        withoutOverrides(text, onlyBackslash: false).replacing("\\N", with: "\n").replacing("\\n", with: "\n")
            .replacing("\\h", with: "\u{A0}").trimmingLines
    }

    /// Removes `{…}`; the text between `{\p1}` and `{\p0}` is a drawing.
    /// - Parameter onlyBackslash: keep braces that hold no override.
    static func withoutOverrides(_ text: String, onlyBackslash: Bool) -> String {
        guard text.utf8.contains(0x7B) else { return text }
        var result = String.UnicodeScalarView()
        var isDrawing = false
        var spans = Spans(text, closing: "}", longest: 4096)
        while let scalar = spans.next() {
            if scalar == "{", !onlyBackslash || spans.following == "\\", let tags = spans.takeSpan() {
                for tag in tags.split(separator: "\\") where tag.first == "p" {
                    if let scale = Int(tag.dropFirst()) { isDrawing = scale > 0 }
                }
            } else if !isDrawing {
                result.append(scalar)
            }
        }
        // Marks that the removed text separated are together now.
        return String(result).streamSafe
    }
}
