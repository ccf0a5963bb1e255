import NIOCore

/// The frames and bytes that one socket may send: a burst passes, then a steady rate. Above that, it is closed.
///
/// Frames are counted before they are processed. The rates are higher than those at which a session drops intents
/// (`LiveLimits.intentRate`), so only a program that ignores its answers exceeds them.
struct FrameBudget: Sendable {
    private var frames: Allowance
    private var bytes: Allowance

    init(_ limits: ServerLimits, now: NIODeadline) {
        frames = Allowance(rate: limits.framesPerSecond, now: now)
        bytes = Allowance(rate: limits.frameBytesPerSecond, now: now)
    }

    /// Whether a frame of this size may be processed at this time. Times never decrease.
    mutating func takes(_ length: Int, at now: NIODeadline) -> Bool {
        let hasFrame = frames.take(1, at: now)
        let hasBytes = bytes.take(length, at: now)
        return hasFrame && hasBytes
    }

    /// Four seconds' worth may arrive at once.
    private struct Allowance: Sendable {
        let rate: Int
        private var left: Double
        private var filled: NIODeadline

        init(rate: Int, now: NIODeadline) {
            self.rate = rate
            left = Double(rate) * 4
            filled = now
        }

        mutating func take(_ amount: Int, at now: NIODeadline) -> Bool {
            let seconds = Double((now - filled).nanoseconds) / 1e9
            filled = now
            left = min(Double(rate) * 4, left + seconds * Double(rate)) - Double(amount)
            return left >= 0
        }
    }
}
