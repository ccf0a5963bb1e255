import CoreDomain

/// WebVTT, written and read (W3C WebVTT).
public enum WebVTT {
    /// A file with these cues. Text is escaped; a cue contains no blank line and no arrow, so it cannot end early.
    /// - Parameter offset: seconds added to every time (HLS segments start at their own zero).
    public static func write(_ cues: some Sequence<SubtitleCue>, offset: Double = 0) -> [UInt8] {
        var text = "WEBVTT\n"
        for cue in cues {
            let lines = escape(cue.text).split(separator: "\n", omittingEmptySubsequences: true)
            guard !lines.isEmpty else { continue }
            text += "\n\(timestamp(cue.start + offset)) --> \(timestamp(cue.end + offset))\n"
            for line in lines { text += line + "\n" }
        }
        return Array(text.utf8)
    }

    /// `hh:mm:ss.mmm`; a negative time is zero.
    public static func timestamp(_ seconds: Double) -> String {
        let all = Int(clamped: (min(max(0, seconds.isFinite ? seconds : 0), 3.6e6 - 1) * 1000).rounded())
        func padded(_ value: Int, _ digits: Int) -> String {
            let text = String(value)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return "\(padded(all / 3_600_000, 2)):\(padded(all / 60_000 % 60, 2)):\(padded(all / 1000 % 60, 2)).\(padded(all % 1000, 3))"
    }

    /// Cue text with `&`, `<` and `>` escaped and line breaks normalised.
    public static func escape(_ text: String) -> String {
        var result = ""
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            defer { isAfterReturn = scalar == "\r" }
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\r", "\u{2028}", "\u{2029}": result += "\n"
            case "\n": if !isAfterReturn { result += "\n" }
            default: if scalar.value >= 0x20 || scalar == "\t" { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    /// The cues of a file, sorted by start. Damaged blocks are skipped.
    /// - Throws: `.notRecognised` without the `WEBVTT` line, `.tooLarge` above the limits.
    public static func read(_ bytes: [UInt8], limits: ReadLimits = .default) throws(ContainerError) -> [SubtitleCue] {
        let blocks = try SubtitleBlocks.blocks(bytes, limits)
        guard let head = blocks.first?.first, head.hasPrefix("WEBVTT") else { throw .notRecognised }
        return try SubtitleBlocks.cues(blocks.dropFirst(), limits, plain: plain)
    }

    /// Cue text without tags, its entities resolved.
    static func plain(_ text: String) -> String {
        var result = SubtitleBlocks.withoutTags(text)
        guard result.utf8.contains(0x26) else { return result }
        let entities = [
            ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"), ("&lrm;", "\u{200E}"), ("&rlm;", "\u{200F}"), ("&quot;", "\""),
            ("&#39;", "'"), ("&amp;", "&"),
        ]
        for (entity, character) in entities { result = result.replacing(entity, with: character) }
        return result
    }
}
