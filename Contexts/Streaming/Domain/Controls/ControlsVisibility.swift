/// When the player's controls appear and disappear.
public struct ControlsVisibility: Hashable, Sendable {
    public private(set) var isVisible = true
    /// Seconds from now at which `timerFired` is due; nil when nothing is scheduled.
    public private(set) var hidesIn: Double?
    /// With a screen reader the controls never disappear by themselves.
    public var isScreenReaderRunning: Bool

    public init(isScreenReaderRunning: Bool = false) { self.isScreenReaderRunning = isScreenReaderRunning }

    public mutating func show() {
        isVisible = true
        scheduleHide()
    }

    public mutating func hide() {
        isVisible = false
        hidesIn = nil
    }

    public mutating func toggle() { isVisible ? hide() : show() }

    /// Restarts the timer.
    public mutating func scheduleHide() { hidesIn = isScreenReaderRunning ? nil : PlayerControls.hideAfter }

    public mutating func cancelHide() { hidesIn = nil }

    /// Pausing shows the controls and keeps them; playing lets them disappear.
    public mutating func playbackChanged(isPlaying: Bool) {
        if isPlaying {
            scheduleHide()
        } else {
            isVisible = true
            hidesIn = nil
        }
    }

    /// The timer fired. The controls disappear only while the movie plays.
    public mutating func timerFired(isPlaying: Bool) {
        hidesIn = nil
        if isPlaying { isVisible = false }
    }

    public mutating func leaveScreen() { hidesIn = nil }
}
