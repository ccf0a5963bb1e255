/// What a player says about itself (`behaviour.md` §1.7). Times in seconds; what is not finite reads as 0.
public struct PlayerReadings: Hashable, Sendable {
    public let isPlaying: Bool
    public let currentTime: Double
    public let duration: Double
    /// 0…1.
    public let volume: Double
    public let isMuted: Bool
    public let speed: Double

    public init(
        isPlaying: Bool = false, currentTime: Double = 0, duration: Double = 0, volume: Double = 1, isMuted: Bool = false, speed: Double = 1
    ) {
        self.isPlaying = isPlaying
        self.currentTime = PlayerControls.plain(currentTime)
        self.duration = PlayerControls.plain(duration)
        self.volume = PlayerControls.volume(volume)
        self.isMuted = isMuted
        self.speed = PlayerControls.plain(speed)
    }
}
