import DesignSystem
import HTML
import LibraryDomain
import StreamingDomain

/// How the movie is played; player.js fills in what changes.
struct PlayerFacts: HTML {
    let media: MediaFacts
    let plan: PlaybackPlan?

    var body: some HTML {
        PlayerStatistics(
            title: WatchWords.statistics,
            rows: [
                .init("method", WatchWords.method, Self.words(plan?.method ?? .direct)), .init("level", WatchWords.quality),
                .init("resolution", WatchWords.resolution), .init("codecs", WatchWords.codecs, codecs),
                .init("ahead", WatchWords.loadedAhead), .init("bandwidth", WatchWords.bandwidth),
                .init("dropped", WatchWords.droppedFrames), .init("connection", WatchWords.connection),
            ])
    }

    /// Those of the file.
    private var codecs: String {
        let video = media.video.prefix(1).map { MediaWords.video($0.codec) }
        var names: [String] = []
        for name in media.audio.map({ MediaWords.audio($0.codec) }) where !names.contains(name) { names.append(name) }
        return (video + names + [MediaWords.container(media.container)]).joined(separator: ", ")
    }

    static func words(_ method: PlaybackPlan.Method) -> String {
        switch method {
        case .direct: WatchWords.directMethod
        case .remux: WatchWords.remuxMethod
        case .transcodeAudio: WatchWords.audioMethod
        case .transcodeVideo: WatchWords.videoMethod
        }
    }
}
