/// When the player's controls show and when they leave.
public struct ControlsVisibility: Hashable, Sendable {
    public private(set) var isVisible = true
    /// Seconds from now at which `timerFired` is due; nil when nothing is scheduled.
    public private(set) var hidesIn: Double?
    /// With a screen reader the controls never leave by themselves.
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

    /// Starts the wait anew.
    public mutating func scheduleHide() { hidesIn = isScreenReaderRunning ? nil : PlayerControls.hideAfter }

    public mutating func cancelHide() { hidesIn = nil }

    /// Pausing shows the controls and keeps them; playing lets them leave.
    public mutating func playbackChanged(isPlaying: Bool) {
        if isPlaying {
            scheduleHide()
        } else {
            isVisible = true
            hidesIn = nil
        }
    }

    /// The wait is over. Only a playing movie loses its controls.
    public mutating func timerFired(isPlaying: Bool) {
        hidesIn = nil
        if isPlaying { isVisible = false }
    }

    public mutating func leaveScreen() { hidesIn = nil }
}
