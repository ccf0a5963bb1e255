/// Lets a burst pass, then a steady rate.
struct TokenBucket: Sendable {
    let rate: Double
    let burst: Double
    private var level: Double
    private var filled: Duration

    init(rate: Double, burst: Double, now: Duration) {
        self.rate = rate
        self.burst = burst
        level = burst
        filled = now
    }

    /// True if one more may pass at this time.
    mutating func take(at now: Duration) -> Bool {
        let elapsed = (now - filled) / Duration.seconds(1)
        level = min(burst, level + max(0, elapsed) * rate)
        filled = now
        guard level >= 1 else { return false }
        level -= 1
        return true
    }
}
