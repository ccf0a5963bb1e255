public import HTML

/// A line drawing of 24 by 24 units in the colour of the text. Decoration only: the text next to it has the meaning.
public enum Icon: String, Sendable, CaseIterable, HTML {
    case play, pause, plus, check, search, home, bookmark, bookmarked, folder, gear, close
    case chevronStart, chevronEnd, chevronUp, chevronDown, back
    case skipBack, skipForward, volume, mute, captions, speed, pip, fullscreen, leaveFullscreen, next
    case info, retry, more, movie, person, chat, star, starred, trash, undo, warning, clock, sun, video, filter, send, sparkle

    public var body: some HTML {
        Raw(trusted: turns ? Self.openingThatTurns : Self.opening)
        Raw(trusted: drawing)
        Raw(trusted: "</svg>")
    }

    private static let opening: StaticString = "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\">"
    private static let openingThatTurns: StaticString =
        "<svg class=\"icon icon-turns\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\">"

    /// Whether the drawing is mirrored where text runs from right to left. Transport controls are not.
    private var turns: Bool {
        switch self {
        case .chevronStart, .chevronEnd, .back, .send: true
        default: false
        }
    }
}
