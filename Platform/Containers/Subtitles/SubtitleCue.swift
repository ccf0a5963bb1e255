import CoreDomain

/// A text that is shown for some time.
public struct SubtitleCue: Sendable, Equatable, Codable {
    /// Seconds, in `MediaTime.range`.
    public var start: Double
    /// Seconds; never before `start`.
    public var end: Double
    /// Plain text, lines separated by `\n`, no markup.
    public var text: String

    /// Bytes of memory apart from its text, roughly.
    static let memory = 128

    public init(start: Double, end: Double, text: String) {
        self.start = MediaTime.clamped(start)
        self.end = max(self.start, MediaTime.clamped(end))
        self.text = text
    }
}
