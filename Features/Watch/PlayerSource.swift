import LibraryDomain
import StreamingDomain

/// The addresses and names of what the browser's player loads.
struct PlayerSource: Equatable {
    /// The address that the video element loads by itself; nil where player.js feeds it with segments.
    var address: String?
    /// The playlist of the stream; nil where the file itself is played.
    var stream: String?
    /// The file itself, if the browser could play it when the stream fails.
    var original: String?
    /// The name of the sound to begin with.
    var sound: String?
    var expectsPicture: Bool

    /// - Parameter plan: nil where the viewer plays a part of a file that does not play.
    init(_ watchable: Watchable, plan: PlaybackPlan?, capabilities: ClientCapabilities) {
        expectsPicture = plan?.expectsPicture ?? false
        guard let plan, plan.delivery == .segments else {
            address = watchable.addresses.original
            return
        }
        stream = watchable.addresses.playlist
        sound = plan.firstSound?.rendition.description
        if !capabilities.answers.contains(.mse) { address = watchable.addresses.playlist }
        if Self.opens(watchable.file, capabilities) { original = watchable.addresses.original }
    }

    /// Whether a browser of these capabilities plays the file without any help.
    private static func opens(_ file: MediaFile, _ capabilities: ClientCapabilities) -> Bool {
        var alone = capabilities
        alone.answers.subtract([.mse, .hls])
        return PlaybackDecision.decide(PlayableMedia(file.media), alone, ServerAbilities(canConvert: false)).plan?.delivery == .file
    }
}
