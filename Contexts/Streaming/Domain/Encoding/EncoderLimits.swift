/// The numbers of `EncoderSchedule`. Times are limits within which a viewer or an encoder has to act.
public struct EncoderLimits: Hashable, Sendable {
    /// Segments that a run makes ahead of the last one asked for: half a minute.
    public var ahead = 6
    /// A request this many segments beyond the next one waits for the run instead of starting another.
    public var reach = 8
    /// A run that is this many segments ahead can be ended for another one: the viewer has enough for the time that a new run takes to start.
    public var enough = 3
    /// Runs that one viewer may cause: pictures, sound, and those of the quality that is being left.
    public var runsPerViewer = 3
    /// Requests of one viewer that may wait for room.
    public var queuedPerViewer = 8
    /// Requests of one viewer that may wait, for room or for a segment that is being made.
    public var waitingPerViewer = 16
    /// A run that nobody has asked for so long is abandoned. With a second between two looks and one to end in, it is gone within 10 s.
    public var abandoned = Duration.seconds(7)
    /// How long a request waits for room.
    public var room = Duration.seconds(20)
    /// How long a request waits for a segment that is being made.
    public var segment = Duration.seconds(30)
    /// An encoder that delivers nothing for so long hangs, or is far too slow. Another one then has some time left before its viewers give up.
    public var silence = Duration.seconds(20)
    /// How long after two failures a rendition is not tried again.
    public var rest = Duration.seconds(10)

    public init() {}
}
