/// What the address asks for beside the file: `?from=start`, `?t=754`, `?anyway=1`.
public struct WatchWish: Equatable, Sendable {
    public var fromStart: Bool
    /// Seconds.
    public var time: Double?
    /// To play although the picture or the sound will be missing.
    public var anyway: Bool

    public init(fromStart: Bool = false, time: Double? = nil, anyway: Bool = false) {
        self.fromStart = fromStart
        self.time = time.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.anyway = anyway
    }

    /// Reads the values of the query; what cannot be read asks for nothing.
    public init(from: String?, time: String?, anyway: String?) {
        self.init(fromStart: from == "start", time: time.flatMap(Double.init), anyway: anyway == "1")
    }
}
