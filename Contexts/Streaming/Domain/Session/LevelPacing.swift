public import Foundation

/// How often the level goes up; it goes down at once.
///
/// Popcorn's own rule: the original says when a level changes, not how often, and a connection that carries a level only just would make it
/// change with every segment. Ten seconds are two or three segments, enough to measure the new level. A level that had to be left is not
/// tried again before twice that time.
public struct LevelPacing: Hashable, Sendable {
    /// Seconds from the start, from an upgrade or from the viewer's choice to the next upgrade.
    public static let betweenUpgrades = 10.0
    /// Seconds from a downgrade to the next upgrade.
    public static let afterDowngrade = 20.0

    private var changed: Date
    private var pause = betweenUpgrades

    public init(at date: Date) { changed = date }

    /// The level changed. A clock that was set back starts the pause anew.
    public mutating func levelChanged(isDowngrade: Bool, at date: Date) {
        changed = date
        pause = isDowngrade ? Self.afterDowngrade : Self.betweenUpgrades
    }

    public mutating func allowsUpgrade(at date: Date) -> Bool {
        changed = min(changed, date)
        return date.timeIntervalSince(changed) >= pause
    }
}
