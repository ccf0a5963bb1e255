public import CoreDomain

/// A file with everything that decides whether a page offers to play it.
public struct OfferedFile: Hashable, Sendable, Identifiable {
    public var id: FileID
    public var media: PlayableMedia
    public var server: ServerAbilities
    /// Contains its capability; nil on pages that offer no download.
    public var downloadURL: String?
    /// The same as an MP4 file; nil also for a file that is one, and for one that cannot become one without conversion.
    public var mp4URL: String?

    public init(id: FileID, media: PlayableMedia, server: ServerAbilities, downloadURL: String? = nil, mp4URL: String? = nil) {
        self.id = id
        self.media = media
        self.server = server
        self.downloadURL = downloadURL
        self.mp4URL = mp4URL
    }

    /// The address that plays it.
    public var path: String { "/watch/\(id)" }
}

/// The file that a page offers to play, or the reason why it offers none.
public struct PlaybackChoice: Hashable, Sendable {
    /// The file that plays; the first choice where none does.
    public let file: OfferedFile
    /// Why the first choice does not play; nil where `file` plays.
    public let refusal: PlaybackDecision.Refusal?
    /// Whether the page is to ask the browser what it decodes, because the answer may change the choice.
    public let asksBrowser: Bool

    /// - Parameters:
    ///   - first: the first choice.
    ///   - others: other files that show the same, in their order.
    ///   - client: nil for a browser that has not answered yet.
    public init(_ first: OfferedFile, or others: [OfferedFile] = [], for client: ClientCapabilities?) {
        let likely = client ?? .presumed
        if let file = Self.playing(first, others, likely) {
            (self.file, refusal, asksBrowser) = (file, nil, false)
        } else if client == nil, let file = Self.playing(first, others, .widest) {
            // Before the browser has answered, or without scripts, nobody knows. A page without the button would hide a movie that may play, and the
            // player's page says why if it does not.
            (self.file, refusal, asksBrowser) = (file, nil, true)
        } else {
            (file, refusal, asksBrowser) = (first, PlaybackDecision.decide(first.media, likely, first.server).refusal, true)
        }
    }

    private static func playing(_ first: OfferedFile, _ others: [OfferedFile], _ client: ClientCapabilities) -> OfferedFile? {
        func plays(_ file: OfferedFile) -> Bool { PlaybackDecision.decide(file.media, client, file.server).plays }
        return plays(first) ? first : others.first(where: plays)
    }

    public var plays: Bool { refusal == nil }

    /// The address of the download, where that is a remedy.
    public var download: String? { offers(.download) ? file.downloadURL : nil }

    /// The address that plays only the picture, where that is a remedy.
    public var pathWithoutSound: String? { offers(.watchWithoutSound) ? anyway : nil }

    /// The address that plays only the sound, where that is a remedy.
    public var pathWithoutPicture: String? { offers(.listenWithoutPicture) ? anyway : nil }

    private var anyway: String { "\(file.path)?anyway=1" }

    private func offers(_ remedy: PlaybackDecision.Remedy) -> Bool { refusal?.remedies.contains(remedy) == true }
}
