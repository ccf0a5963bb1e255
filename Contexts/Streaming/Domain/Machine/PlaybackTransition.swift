public import Foundation

/// One step of a player.
public struct PlaybackTransition: Hashable, Sendable {
    public var from: PlaybackState
    public var to: PlaybackState
    public var action: PlaybackAction
    public var timestamp: Date

    public init(from: PlaybackState, to: PlaybackState, action: PlaybackAction, timestamp: Date) {
        self.from = from
        self.to = to
        self.action = action
        self.timestamp = timestamp
    }

    /// False for a legal step without effect, such as `play` while already buffering before playing.
    public var didChangeState: Bool { from != to }
}
