extension ConservativeBitrateStrategy {
    /// Joins the rules of `upgrade` and `downgrade`, which nothing joins in the original; a reason to go down wins.
    ///
    /// Three rules are additions. Critical memory goes one level down, as its reason has always existed. A transfer slower than the movie
    /// plays, while the buffer is not healthy, goes one level down before the movie stops. And no upgrade exceeds the recommendation of a
    /// reliable estimate.
    public func decision(at bitrate: Int, _ conditions: BitrateConditions) -> BitrateDecision {
        if let reason = reasonToGoDown(at: bitrate, conditions), let lower = levelBelow(bitrate) {
            return .downgrade(to: lower, reason: reason)
        }
        guard reasonToGoDown(at: bitrate, conditions) == nil,
            let higher = upgrade(from: bitrate, network: conditions.network, bufferHealth: conditions.bufferHealth),
            !conditions.bandwidth.isReliable || higher <= conditions.bandwidth.recommendedMaximumBitrate
        else { return .maintain(bitrate) }
        return .upgrade(to: higher)
    }

    private func reasonToGoDown(at bitrate: Int, _ conditions: BitrateConditions) -> BitrateDecision.Reason? {
        if conditions.rebufferingRatio >= rebufferingThreshold { return .rebuffering }
        if conditions.network <= .poor { return .networkDegraded }
        if conditions.memory == .critical { return .memoryPressure }
        guard let rate = conditions.lastRate, rate < Double(bitrate), conditions.bufferHealth < healthThreshold else { return nil }
        return .networkDegraded
    }
}
