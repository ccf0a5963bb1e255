public import Foundation

/// The figures of a playback at one moment (`behaviour.md` §1.10). Seconds, bits per second, megabytes.
public struct PerformanceSnapshot: Hashable, Sendable {
    public var timestamp: Date
    public var session: UUID
    public var sessionStart: Date
    public var timeToFirstFrame: Double?
    public var isBuffering: Bool
    public var bufferingCount: Int
    public var totalBuffering: Double
    public var currentBuffering: Double?
    public var bitrate: Int?
    public var network: NetworkQuality
    public var memoryMegabytes: Double
    public var pressure: MemoryPressure

    public init(
        timestamp: Date, session: UUID, sessionStart: Date, timeToFirstFrame: Double?, isBuffering: Bool, bufferingCount: Int,
        totalBuffering: Double, currentBuffering: Double?, bitrate: Int?, network: NetworkQuality, memoryMegabytes: Double,
        pressure: MemoryPressure
    ) {
        self.timestamp = timestamp
        self.session = session
        self.sessionStart = sessionStart
        self.timeToFirstFrame = timeToFirstFrame
        self.isBuffering = isBuffering
        self.bufferingCount = bufferingCount
        self.totalBuffering = totalBuffering
        self.currentBuffering = currentBuffering
        self.bitrate = bitrate
        self.network = network
        self.memoryMegabytes = memoryMegabytes
        self.pressure = pressure
    }

    /// The share of the time since the start spent buffering; 0 before any time has passed.
    public var rebufferingRatio: Double {
        let elapsed = timestamp.timeIntervalSince(sessionStart)
        return elapsed > 0 ? totalBuffering / elapsed : 0
    }

    /// Less than 2 % buffering, normal memory, and a first frame within 3 s (or none yet).
    public var isHealthy: Bool { rebufferingRatio < 0.02 && pressure == .normal && (timeToFirstFrame ?? 0) < 3 }
}
