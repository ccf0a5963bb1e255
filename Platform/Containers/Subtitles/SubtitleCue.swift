/// One text on the screen for a while.
public struct SubtitleCue: Sendable, Equatable, Codable {
    /// Seconds.
    public var start: Double
    /// Seconds; never before `start`.
    public var end: Double
    /// Plain text, lines split by `\n`, no markup.
    public var text: String

    public init(start: Double, end: Double, text: String) {
        self.start = start
        self.end = max(start, end)
        self.text = text
    }
}
