/// The abilities of this server that playback depends on.
public struct ServerAbilities: Hashable, Sendable {
    /// Whether pictures and sound can be converted: ffmpeg is installed.
    public var canConvert: Bool

    public init(canConvert: Bool) { self.canConvert = canConvert }
}
