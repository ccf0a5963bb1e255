/// A subtitle file in the format that its content shows; its name is often wrong.
public enum SubtitleFile {
    /// Bytes in which the format is looked for.
    private static let head = 4 << 10

    /// The cues of a file, sorted by start.
    /// - Throws: `.notRecognised` if it contains no cue, `.tooLarge` above the limits.
    public static func read(_ bytes: [UInt8], limits: ReadLimits = .default) throws(ContainerError) -> [SubtitleCue] {
        let start = TextEncoding.decode(Array(bytes.prefix(head)), legacy: false).lowercased().drop { $0.isWhitespace }
        if start.hasPrefix("webvtt") { return try WebVTT.read(bytes, limits: limits) }
        let isASS = ["[script info]", "[events]", "[v4"].contains { start.hasPrefix($0) || start.contains("\n\($0)") }
        return isASS ? try ASS.read(bytes, limits: limits) : try SRT.read(bytes, limits: limits)
    }
}
