/// Limits of number and time. The defaults suit a household as well as a school.
public struct LiveLimits: Sendable {
    /// How long a first paint waits for its sections.
    public var firstPaint = Duration.milliseconds(150)
    /// How long the browser keeps its screen while the next one is loading, so that no placeholders flash.
    public var grace = Duration.milliseconds(100)
    /// How long the page without JavaScript waits for the work of a posted form.
    public var post = Duration.seconds(2)
    /// How long a painted page waits for its socket.
    public var waiting = Duration.seconds(15)
    public var mostWaiting = 500
    public var mostWaitingPerClient = 16
    /// How long a session waits for its socket to come back.
    public var absence = Duration.seconds(90)
    public var mostSessionsPerClient = 32
    public var mostSessions = 20_000
    /// After this time without a frame or an intent a session drops its digests; the next frame carries the whole page.
    public var suspension = Duration.seconds(60)
    /// Intents per second, and how many may come at once.
    public var intentRate = 20.0
    public var intentBurst = 40.0

    public init() {}
}
