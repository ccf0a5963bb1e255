/// The parameters of the player's address: `?from=start`, `?t=754`, `?anyway=1`.
public struct WatchWish: Equatable, Sendable {
    public var fromStart: Bool
    /// Seconds.
    public var time: Double?
    /// Play even without the picture or the sound.
    public var anyway: Bool

    public init(fromStart: Bool = false, time: Double? = nil, anyway: Bool = false) {
        self.fromStart = fromStart
        self.time = time.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.anyway = anyway
    }

    /// Reads the values of the query; a value that cannot be read is ignored.
    public init(from: String?, time: String?, anyway: String?) {
        self.init(fromStart: from == "start", time: time.flatMap(Double.init), anyway: anyway == "1")
    }
}
