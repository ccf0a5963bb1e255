import Foundation

/// Which level plays next: the viewer's choice, or the one that the conditions allow.
struct LevelControl: Hashable, Sendable {
    let ladder: LevelLadder
    /// Nil without levels.
    private(set) var current: StreamLevel?
    /// Whether the viewer chose the level; then it does not change by itself.
    private(set) var isChosen = false
    private var pacing: LevelPacing
    /// Reasons that have lowered the level already, and of which nothing new was heard since: a reason that only persists would otherwise
    /// lower it with each report of the player, down to the lowest.
    private var answered: Set<BitrateDecision.Reason> = []

    init(ladder: LevelLadder, network: NetworkQuality, at date: Date) {
        self.ladder = ladder
        pacing = LevelPacing(at: date)
        let bitrate = ladder.strategy.initialBitrate(on: network)
        current = ladder.automatic.first { $0.bitrate == bitrate }
    }

    /// The viewer chose a level, or the automatic choice (nil). A name that is not in the ladder changes nothing.
    mutating func choose(_ name: String?, at date: Date) {
        if let name {
            guard let level = ladder.level(name) else { return }
            current = level
        } else {
            guard isChosen else { return }
            current = ladder.best(within: current?.bitrate ?? 0)
        }
        isChosen = name != nil
        pacing.levelChanged(isDowngrade: false, at: date)
    }

    /// Something new was heard that may be a reason to go down.
    mutating func heard(of reason: BitrateDecision.Reason) { answered.remove(reason) }

    /// Changes the level if the conditions demand or allow it.
    mutating func consider(_ conditions: BitrateConditions, at date: Date) {
        guard !isChosen, let level = current else { return }
        if let lower = lower(than: level, conditions) {
            pacing.levelChanged(isDowngrade: true, at: date)
            current = lower
        } else if let higher = higher(than: level, conditions), pacing.allowsUpgrade(at: date) {
            pacing.levelChanged(isDowngrade: false, at: date)
            current = higher
        }
    }

    /// One level down for a reason, and on to the level that the last transfer carries if the buffer is short: the steps between would
    /// be left again at once. A reliable estimate then limits the level, as the hint of a peak bitrate does in the original.
    private mutating func lower(than level: StreamLevel, _ conditions: BitrateConditions) -> StreamLevel? {
        let strategy = ladder.strategy
        var bitrate = level.bitrate
        if case .downgrade(let lower, let reason) = strategy.decision(at: bitrate, unanswered(conditions)) {
            answered.insert(reason)
            bitrate = lower
            while let rate = conditions.lastRate, rate < Double(bitrate), conditions.bufferHealth < strategy.healthThreshold,
                let lower = strategy.levelBelow(bitrate)
            {
                bitrate = lower
            }
        }
        if conditions.bandwidth.isReliable { bitrate = min(bitrate, conditions.bandwidth.recommendedMaximumBitrate) }
        return bitrate < level.bitrate ? ladder.best(within: bitrate).flatMap { $0.bitrate < level.bitrate ? $0 : nil } : nil
    }

    /// An addition to the rules of the strategy: the last transfer was as fast as the next level plays. Without it a level that failed would
    /// be tried again and again, because an estimate with quick and slow transfers is not reliable and so no limit.
    private func higher(than level: StreamLevel, _ conditions: BitrateConditions) -> StreamLevel? {
        guard case .upgrade(let bitrate) = ladder.strategy.decision(at: level.bitrate, conditions),
            conditions.lastRate.map({ $0 >= Double(bitrate) }) ?? true
        else { return nil }
        return ladder.automatic.first { $0.bitrate == bitrate }
    }

    /// The conditions without the reasons that were answered.
    private func unanswered(_ conditions: BitrateConditions) -> BitrateConditions {
        var conditions = conditions
        if answered.contains(.rebuffering) { conditions.rebufferingRatio = 0 }
        if answered.contains(.networkDegraded) { (conditions.network, conditions.lastRate) = (max(conditions.network, .fair), nil) }
        if answered.contains(.memoryPressure) { conditions.memory = min(conditions.memory, .warning) }
        return conditions
    }
}
