import Containers
public import StreamingDomain

/// The playlists of renditions. Addresses are relative to `/media/{file}/stream/{rendition}/index.m3u8`.
extension StreamedMovie {
    /// The query of every address in playlists: what the request has (the capability, and the player), and the version of the file, so that what an
    /// address answers never changes.
    func key(_ query: String) -> String { "\(query)&v=\(version)" }

    /// The segments of a rendition.
    public func index(of rendition: RenditionID, query: String) -> String {
        MediaPlaylist(
            starts: plan.startTimes, end: plan.duration, isIndependent: isIndependent(rendition), key: key(query)
        ).text
    }

    /// The keyframes of the file's own pictures.
    public func keyframeIndex(query: String) -> String {
        KeyframePlaylist(
            starts: plan.startTimes, end: plan.duration, initAddress: "../video/init.mp4", key: key(query)
        ).text
    }

    /// A subtitle as one segment.
    public func index(of subtitle: SubtitleAddress, query: String) -> String {
        SubtitlePlaylist(address: "../../subtitles/\(subtitle).vtt", duration: plan.duration, key: key(query)).text
    }

    /// Whether each segment can be decoded without those before it.
    func isIndependent(_ rendition: RenditionID) -> Bool { rendition != .video || media.video.first?.hasOpenGroups != true }
}
